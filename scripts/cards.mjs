// Card sets are written in YAML or CSV; the rules, which also run in a page, read a module made from them.
//
//   node scripts/cards.mjs                                     writes every generated module and JSON Schema
//   node scripts/cards.mjs --check                             exit 1 if one of them is not what it would write
//   node scripts/cards.mjs --from-module <packages/game/cards/set.ts> [--name <ja>] [--name-en <en>]
//                                                              turns a set written in TypeScript into files
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isDeepStrictEqual, parseArgs } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))
const conditions = '--conditions=fudaba-source'

/** Every set of every game: `packages/<game>/cards/<set>/set.yaml`. */
export function setFolders() {
  return gamesWithCards().flatMap(({ folder }) => {
    const cards = join(folder, 'cards')
    if (!existsSync(cards)) return []
    return readdirSync(cards)
      .map((name) => join(cards, name))
      .filter((each) => existsSync(join(each, 'set.yaml')))
  })
}

/** A game whose cards are files says so in `src/io/cardFields.ts`. */
function gamesWithCards() {
  return readdirSync(join(root, 'packages'))
    .map((name) => ({ name, folder: join(root, 'packages', name) }))
    .filter(({ folder }) => existsSync(join(folder, 'src/io/cardFields.ts')))
}

/** Only the fields: the rules themselves are made of the modules that this script writes. */
export async function fieldsOf(name) {
  const file = join(root, 'packages', name, 'src/io/cardFields.ts')
  const { cardFields, brings, names } = await import(pathToFileURL(file).href)
  return { name, fields: cardFields, brings, names }
}

/** The set of a folder as plain data. */
export async function setOf(folder) {
  const { readCardSet } = await import('@fudaba/files')
  const cards = dirname(folder)
  const known = new Set()
  for (const other of readdirSync(cards))
    if (join(cards, other) !== folder && existsSync(join(cards, other, 'set.yaml')))
      for (const { id } of (await setOf(join(cards, other))).cards) known.add(id)
  const { located: _, ...set } = await readCardSet(folder, { load: fieldsOf, knows: (id) => known.has(id) })
  return set
}

/** JSON Schemas by the name of their file in `packages/files/schemas`. */
export async function schemas() {
  const { cardsFileSchema, fileSchemas } = await import('@fudaba/files')
  const out = {}
  for (const [format, schema] of Object.entries(fileSchemas()))
    out[`${format.replace(/^fudaba-(.*)\/\d+$/, '$1')}.json`] = schema
  for (const { name } of gamesWithCards()) out[`cards-${name}.json`] = cardsFileSchema(await fieldsOf(name))
  return out
}

export const generatedFile = (folder) => join(folder, 'generated.ts')
export const schemaFile = (name) => join(root, 'packages/files/schemas', name)

/** Files that are not what they would be written as. */
export async function stale() {
  const out = []
  for (const folder of setFolders()) {
    const file = generatedFile(folder)
    const there = existsSync(file) ? (await import(pathToFileURL(file).href)).set : undefined
    if (!isDeepStrictEqual(plain(there), plain(await setOf(folder)))) out.push(file)
  }
  for (const [name, schema] of Object.entries(await schemas())) {
    const file = schemaFile(name)
    const there = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
    if (!isDeepStrictEqual(there, plain(schema))) out.push(file)
  }
  return out.map((file) => relative(root, file))
}

const plain = (value) => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)))

async function writeAll() {
  const written = []
  for (const folder of setFolders()) written.push(await writeGenerated(folder))
  mkdirSync(schemaFile(''), { recursive: true })
  for (const [name, schema] of Object.entries(await schemas())) {
    writeFileSync(schemaFile(name), `${JSON.stringify(schema, null, 2)}\n`)
    written.push(schemaFile(name))
  }
  format(written)
  return written.map((file) => relative(root, file))
}

export async function writeGenerated(folder) {
  const set = await setOf(folder)
  const file = generatedFile(folder)
  writeFileSync(
    file,
    `// Written by scripts/cards.mjs from the files beside it: change those.
import type { CardSet } from '@fudaba/cardtext'

export const set: CardSet = ${JSON.stringify(set, null, 2)}
`,
  )
  return file
}

export function format(files) {
  spawnSync(join(root, 'node_modules/.bin/oxfmt'), files, { cwd: root, shell: process.platform === 'win32' })
}

async function main() {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      'from-module': { type: 'string' },
      name: { type: 'string' },
      'name-en': { type: 'string' },
    },
  })
  if (values['from-module'] !== undefined) {
    const { fromModule } = await import('./cards-from-module.mjs')
    await fromModule(values['from-module'], { ja: values.name, en: values['name-en'] })
  }
  if (values.check) {
    const old = await stale()
    for (const file of old) console.error(`${file} is stale: node scripts/cards.mjs writes it`)
    process.exitCode = old.length === 0 ? 0 : 1
  } else for (const file of await writeAll()) console.log(file)
}

/** Sources find each other by the condition; whoever left it out is not made to type it. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // Not awaited here: what it imports imports this module.
  if (process.execArgv.includes(conditions))
    main().catch((error) => {
      console.error(error)
      process.exitCode = 1
    })
  else {
    const node = join(root, 'node_modules/.bin/node')
    const program = existsSync(node) ? node : process.execPath
    const args = [conditions, fileURLToPath(import.meta.url), ...process.argv.slice(2)]
    process.exitCode = spawnSync(program, args, { stdio: 'inherit' }).status ?? 1
  }
}
