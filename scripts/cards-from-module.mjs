// Turns a set written in TypeScript into a folder of card files; used by scripts/cards.mjs --from-module.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { fieldsOf, format, setOf, writeGenerated } from './cards.mjs'

// The package that writes YAML for everyone has the library; the root does not.
const { Document, Scalar, visit } = createRequire(new URL('../packages/files/package.json', import.meta.url))(
  'yaml',
)

const load = (file) => import(pathToFileURL(file).href)
const isCard = (value) => typeof value?.id === 'string' && typeof value.name === 'string'
const isWord = (value) => typeof value?.ja === 'string' && typeof value.en === 'string' && !('cards' in value)
const isDeck = (value) => typeof value?.name === 'string' && Array.isArray(value.cards)
const lists = (module, test) =>
  Object.entries(module).filter(
    ([, value]) => Array.isArray(value) && value.length > 0 && value.every((each) => test(each)),
  )

/**
 * `cards/set1.ts` and the modules in `cards/set1/` become YAML in that folder. Where it was before, the same names
 * are exported from what is generated, so that nothing else changes.
 */
export async function fromModule(path, title) {
  const file = resolve(path)
  const folder = file.replace(/\.ts$/, '')
  const cardsFolder = dirname(file)
  const game = basename(dirname(cardsFolder))
  const id = basename(folder)
  const whole = await load(file)
  const [exported, cards] = lists(whole, isCard)[0] ?? []
  if (exported === undefined) throw new Error(`${path} exports no cards`)
  const { fields } = await fieldsOf(game)

  const wordFiles = []
  const words = {}
  const files = {}
  const placed = new Set()
  const parts = existsSync(folder)
    ? readdirSync(folder).filter((name) => /(?<!generated)\.ts$/.test(name))
    : []
  for (const name of [...parts.map((part) => join(folder, part)), file]) {
    const module = await load(name)
    const own = lists(module, isWord)
    if (own.length > 0 && name !== file) wordFiles.push({ name, exports: own.map(([each]) => each) })
    for (const [each, list] of own)
      words[each.replace(/\d+$/, '')] = Object.fromEntries(list.map(({ ja, en }) => [ja, en]))
    const here = lists(module, isCard)
      .flatMap(([, list]) => list)
      .filter((card) => !placed.has(card.id))
    for (const card of here) placed.add(card.id)
    const to = name === file ? 'cards' : basename(name, '.ts')
    if (here.length > 0) files[`${to}.yaml`] = { cards: here, about: docOf(name) }
  }

  const decks = []
  const deckFile = join(cardsFolder, 'decks.ts')
  if (existsSync(deckFile))
    for (const [each, list] of lists(await load(deckFile), isDeck)) decks.push([each, list])

  mkdirSync(join(folder, 'decks'), { recursive: true })
  const written = []
  const write = (name, text) => {
    writeFileSync(join(folder, name), text)
    written.push(join(folder, name))
  }
  const named = title.ja ?? /「(.+?)」/.exec(docOf(file))?.[1] ?? id
  write(
    'set.yaml',
    yaml({
      format: 'fudaba-set/1',
      id,
      name: { ja: named, en: title.en ?? named },
      version: '1',
      game,
      words,
    }),
  )
  const schema = (from, name) =>
    `# yaml-language-server: $schema=${relative(from, join(folder, '../../../files/schemas', name))}\n`
  for (const [name, { cards: own, about }] of Object.entries(files))
    write(
      name,
      schema(folder, `cards-${game}.json`) +
        (about === '' ? '' : `# ${about}\n`) +
        yaml({ format: 'fudaba-cards/1', game, cards: own.map((card) => ordered(card, fields)) }),
    )
  for (const [, list] of decks)
    for (const deck of list) write(`decks/${deck.name}.yaml`, deckText(deck, game))

  const set = await setOf(folder)
  const byId = (a, b) => (a.id < b.id ? -1 : 1)
  const before = JSON.parse(JSON.stringify([...cards].sort(byId)))
  for (const [i, card] of [...set.cards].sort(byId).entries())
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(card)), before[i]))
      throw new Error(`${before[i].id} would change: ${JSON.stringify(before[i])} → ${JSON.stringify(card)}`)
  if (set.cards.length !== before.length)
    throw new Error(`${set.cards.length} cards instead of ${before.length}`)

  written.push(await writeGenerated(folder))
  const kept = new Set(wordFiles.map(({ name }) => name))
  for (const part of parts) if (!kept.has(join(folder, part))) rmSync(join(folder, part))
  for (const { name, exports } of wordFiles) writeFileSync(name, wordModule(exports, './generated.ts'))
  writeFileSync(file, setModule({ id, exported, doc: docOf(file), whole }))
  for (const [each] of decks) writeFileSync(deckFile, deckModule(each, id))
  written.push(file, ...kept, ...(decks.length > 0 ? [deckFile] : []))
  format(written)
  for (const each of written) console.log(relative(process.cwd(), each))
}

/** The first doc comment before an export, as one line. */
function docOf(file) {
  const found = [
    ...readFileSync(file, 'utf8').matchAll(/\/\*\*\s*((?:(?!\*\/)[\s\S])*?)\s*\*\/\s*export const/g),
  ]
  return (found.at(-1)?.[1] ?? '').replaceAll(/\s*\n\s*\*?\s*/g, ' ')
}

/** In the order of the game's fields. */
function ordered(card, fields) {
  const names = ['id', ...Object.keys(fields), 'corrections']
  return Object.fromEntries(
    names.filter((name) => card[name] !== undefined).map((name) => [name, card[name]]),
  )
}

function yaml(data) {
  const document = new Document(data)
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value === 'string' && node.value.includes('\n')) node.type = Scalar.BLOCK_LITERAL
    },
    Seq(_, node) {
      if (node.items.every((item) => item instanceof Scalar)) node.flow = true
    },
  })
  return document.toString({ lineWidth: 0, flowCollectionPadding: false })
}

function deckText({ name, title, hint, cards }, game) {
  const counts = new Map()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  const document = new Document({
    format: 'fudaba-deck/1',
    game,
    name: title?.ja ?? name,
    ...(title === undefined ? {} : { nameEn: title.en }),
    ...(hint === undefined ? {} : { hint }),
    cards: [...counts].map(([card, n]) => `${n} ${card}`),
  })
  return document.toString({ lineWidth: 0 })
}

const wordModule = (exports, from) => `import { set } from '${from}'

/** The words of the set, from its set.yaml. */
const wordsOf = (field: string): { readonly ja: string; readonly en: string }[] =>
  Object.entries(set.words?.[field] ?? {}).map(([ja, en]) => ({ ja, en }))

${exports.map((each) => `export const ${each} = wordsOf('${each.replace(/\d+$/, '')}')`).join('\n')}
`

function setModule({ id, exported, doc, whole }) {
  const own = lists(whole, isWord).map(([each]) => each)
  return `import { set } from './${id}/generated.ts'

/** ${doc} */
export const ${exported} = set.cards
${own.length === 0 ? '' : `export { ${own.join(', ')} } from './${id}/organisations.ts'\n`}`
}

const deckModule = (exported, id) => `import { setDecks } from '@fudaba/cardtext'
import { set } from './${id}/generated.ts'

/** Ready decks, from the set's folder. */
export const ${exported} = setDecks(set)
`
