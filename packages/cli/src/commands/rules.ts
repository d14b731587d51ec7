import type { Command } from 'commander'
import type { GameRules } from '@fudaba/kernel'
import { type MatrixRow, clauseMatrix, kindTotals } from '@fudaba/kernel/rules'
import { type Lang, Words, padEnd, sourceText, width, wrap } from '@fudaba/table'
import { gameEntry, loadProofs } from '../options/games.ts'
import { columns, printJson, printLines } from '../terminal/output.ts'
import { sayIn } from '../words/sentences.ts'
import { wrongUse } from '../words/usageError.ts'
import { readLanguage } from '../options/language.ts'

interface Options {
  readonly json?: true
  readonly lang?: string
}

export function addRules(program: Command): void {
  program
    .command('rules')
    .description('the clauses of a game, and what carries and proves each')
    .argument('<game>', 'name of a game, or its folder')
    .argument('[clause]', 'one clause')
    .option('--lang <ja|en>', 'language')
    .option('--json', 'print JSON')
    .action(show)
}

async function show(name: string, id: string | undefined, { json, lang }: Options): Promise<void> {
  const entry = await gameEntry(name)
  const rules = await entry.load()
  const language = readLanguage(lang)
  const rows = clauseMatrix(rules, await loadProofs(entry))
  if (id === undefined) {
    if (json) return printJson(rows)
    return printLines(matrixLines(rules, rows, language))
  }
  const row = rows.find((each) => each.id.toLowerCase() === id.toLowerCase())
  if (row === undefined) throw wrongUse('noClause', { id, game: rules.name, near: near(rows, id).join(', ') })
  if (json) return printJson(row)
  printLines(clauseLines(rules, row, language))
}

/** Up to four ids that share the longest beginning with the given one. */
function near(rows: readonly { readonly id: string }[], id: string): string[] {
  for (let n = id.length; n > 0; n--) {
    const found = rows.filter((row) => row.id.startsWith(id.slice(0, n)))
    if (found.length > 0) return found.slice(0, 4).map((row) => row.id)
  }
  return rows.slice(0, 4).map((row) => row.id)
}

function matrixLines(rules: GameRules, rows: readonly MatrixRow[], lang: Lang): string[] {
  const say = sayIn(lang)
  const words = new Words(rules, lang)
  const kinds = Math.max(...rows.map((row) => width(words.say(`kind.${row.kind}`))))
  const ids = Math.max(...rows.map((row) => width(row.id)))
  const { name, version } = rules.book.rulebook
  const lines = rows.flatMap((row) =>
    wrap(
      `${padEnd(row.id, ids)}  ${padEnd(words.say(`kind.${row.kind}`), kinds)}  ${row.title[lang]}`,
      columns(),
      ' '.repeat(ids + kinds + 4),
    ),
  )
  const totals = Object.entries(kindTotals(rows)).map(
    ([kind, n]) => `${words.say(`kind.${kind as MatrixRow['kind']}`)} ${n}`,
  )
  return [
    `${name[lang]} ${version}`,
    '',
    ...lines,
    '',
    say('rulesTotal', { n: rows.length, kinds: totals.join(', ') }),
    say('rulesProved', {
      direct: rows.filter((row) => row.proof === 'direct').length,
      together: rows.filter((row) => row.provedWith !== undefined).length,
      open: rows.filter((row) => row.proof === 'open').length,
    }),
  ]
}

function clauseLines(rules: GameRules, row: MatrixRow, lang: Lang): string[] {
  const say = sayIn(lang)
  const words = new Words(rules, lang)
  const rulings = rules.book.rulebook.rulings.filter((ruling) => ruling.clauses.includes(row.id))
  const fields: [string, string | undefined][] = [
    [say('ruleKind'), words.say(`kind.${row.kind}`)],
    [say('ruleBecause'), row.because],
    [say('ruleConfidence'), words.say(`confidence.${row.confidence ?? 'rulebook'}`)],
    [say('ruleSource'), row.source === undefined ? undefined : sourceText(rules, row.source, lang)],
    [say('ruleDeclared'), row.declaredBy.join(', ') || undefined],
    [say('ruleLeaves'), row.leaves?.join(', ')],
    [say('ruleDirect'), row.without],
    [say('ruleOpen'), row.proof === 'open' ? say('ruleOpenYes') : undefined],
    [say('ruleTogether'), row.provedWith],
    [say('ruleTests'), row.tests.join(' / ') || undefined],
    ...rulings.map(({ id, reading }): [string, string] => [say('ruleReading'), `${reading[lang]} (${id})`]),
  ]
  const indent = Math.max(...fields.map(([label]) => width(label))) + 4
  return [
    `${row.id}  ${row.title[lang]}`,
    ...fields.flatMap(([label, text]) =>
      text === undefined ? [] : wrap(`${padEnd(`  ${label}`, indent)}${text}`, columns(), ' '.repeat(indent)),
    ),
  ]
}
