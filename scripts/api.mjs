// What each package exports, as a page to read: a change of an interface is seen in its diff.
//
//   node scripts/api.mjs           writes docs/api/<package>.md
//   node scripts/api.mjs --check   exit 1 if one of them is not what it would write
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { docBefore, docOfFile, exportsOf, sourceOf } from './apiExports.mjs'
import { signatureOf } from './apiSignature.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = join(root, 'docs', 'api')

/**
 * Packages whose `exports` name a source, with the entries by which others import them.
 * @returns {{ folder: string, name: string, entries: { specifier: string, file: string }[] }[]}
 */
export function packagesWithEntries() {
  return readdirSync(join(root, 'packages'))
    .filter((folder) => existsSync(join(root, 'packages', folder, 'package.json')))
    .toSorted()
    .map((folder) => {
      const path = join(root, 'packages', folder)
      const { name, exports = {} } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
      const entries = Object.entries(exports)
        .filter(([, target]) => target['fudaba-source'] !== undefined)
        .map(([key, target]) => ({
          specifier: name + key.slice(1),
          file: join(path, target['fudaba-source']),
        }))
      return { folder, name, entries }
    })
    .filter(({ entries }) => entries.length > 0)
}

/** The names of an entry in alphabetical order: reordering an export list changes no report. */
export const namesOf = (file) =>
  exportsOf(sourceOf(file)).toSorted(({ name: a }, { name: b }) => (a < b ? -1 : a > b ? 1 : 0))

/**
 * Doc comment of an exported name: at its declaration or, for a whole module, at the top of that.
 * @param {import('./apiExports.mjs').Exported} exported
 */
export function docOf({ source, declarations, members }) {
  if (members) return docOfFile(source)
  for (const { statement } of declarations ?? []) {
    const doc = docBefore(source, statement.start)
    if (doc !== '') return doc
  }
  return ''
}

const firstSentence = (doc) => /^.*?[.。](?=\s|$)/.exec(doc)?.[0] ?? doc

/** @returns {string} */
function described(exported, depth = '') {
  const { name, source, declarations, members, from, original } = exported
  const doc = firstSentence(docOf(exported))
  const lines = doc === '' ? [] : [`/** ${doc} */`]
  if (members) {
    const inner = members.toSorted(({ name: a }, { name: b }) => (a < b ? -1 : 1))
    lines.push(`namespace ${name} {`, inner.map((each) => described(each, '  ')).join('\n\n'), '}')
  } else if (declarations) {
    for (const each of declarations) {
      const local = each.node.id.name ?? name
      if (local !== name) lines.push(`// ${local}, exported as ${name}`)
      lines.push(signatureOf(source, each, name))
    }
  } else lines.push(`${original === name ? name : `${original} as ${name}`} from '${from}'`)
  return lines.join('\n').replaceAll(/^(?=.)/gm, depth)
}

/** @returns {string} */
export function report({ name, entries }) {
  const sections = entries.map(({ specifier, file }) => {
    const names = namesOf(file)
    const about = firstSentence(docOfFile(sourceOf(file)))
    const block = ['```ts', names.map((each) => described(each)).join('\n\n'), '```'].join('\n')
    return [`## ${specifier}`, ...(about === '' ? [] : [about]), `Names: ${names.length}.`, block].join(
      '\n\n',
    )
  })
  const head = `Written by \`npm run api\` from the sources. Bodies, private members and inner comments are left out.`
  return `# ${name}\n\n${head}\n\n${sections.join('\n\n')}\n`
}

/** Reports by the name of their file. */
const allReports = () => new Map(packagesWithEntries().map((each) => [`${each.folder}.md`, report(each)]))

/** Files of docs/api that are missing, too many, or not what the sources say. @returns {string[]} */
export function stale() {
  const wanted = allReports()
  const there = existsSync(reports) ? readdirSync(reports) : []
  const read = (file) => readFileSync(join(reports, file), 'utf8').replaceAll('\r\n', '\n')
  return [...new Set([...there, ...wanted.keys()])]
    .filter((file) => !there.includes(file) || wanted.get(file) !== read(file))
    .map((file) => `docs/api/${file}`)
    .toSorted()
}

function write() {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  for (const [file, text] of allReports()) writeFileSync(join(reports, file), text)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--check')) {
    const files = stale()
    if (files.length > 0) console.error(`stale, npm run api writes them anew:\n${files.join('\n')}`)
    process.exitCode = files.length > 0 ? 1 : 0
  } else write()
}
