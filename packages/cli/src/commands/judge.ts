import type { Command } from 'commander'
import { type Decision, type Match, choiceOf, idsFor } from '@fudaba/kernel'
import { rulesAt } from '@fudaba/kernel/host'
import { allAnswers, countAnswers } from '@fudaba/kernel/search'
import {
  type Lang,
  Words,
  beginJudged,
  firstLines,
  judge,
  momentLine,
  openView,
  promptLines,
  promptOf,
  rulingLines,
  rulingTest,
  tableLines,
  wrap,
} from '@fudaba/table'
import { readChoice, readSettings } from '../options/choices.ts'
import { collect } from '../options/collect.ts'
import { wrongUse } from '../words/usageError.ts'
import { loadGame } from '../options/games.ts'
import { inFile } from '../options/inFile.ts'
import { columns, print, printJson, printLines } from '../terminal/output.ts'
import { sayIn } from '../words/sentences.ts'
import { resultText } from '../table/resultText.ts'
import { applyAnswers } from '../table/applyAnswers.ts'
import { readLanguage } from '../options/language.ts'

interface Options {
  readonly answers?: string
  readonly do: readonly string[]
  readonly until?: string
  readonly windows?: true
  readonly unread?: true
  readonly set: readonly string[]
  readonly test?: string
  readonly lang?: string
  readonly json?: true
}

export function addJudge(program: Command): void {
  program
    .command('judge')
    .alias('position')
    .description('a position: what is asked and what is legal; with answers, a ruling of what they lead to')
    .argument('<file>', 'a position file (YAML or JSON)')
    .option('--answers <file>', 'apply answers, one a line, as one would type them at the table')
    .option('--do <answer>', 'one answer, after those of the file; may be repeated', collect, [])
    .option(
      '--until <where>',
      'then pass: until turn (the next one), or until question (one that is no window)',
    )
    .option('--windows', 'every open window is asked, even if only passing is possible')
    .option('--unread', 'accept texts that are not read: they do nothing, and are named')
    .option('--set <name=value>', 'a setting of the rules: another reading; may be repeated', collect, [])
    .option('--test <title>', 'print the ruling as a test')
    .option('--lang <ja|en>', 'language')
    .option('--json', 'print JSON')
    .action(show)
}

async function show(file: string, options: Options): Promise<void> {
  const files = await import('@fudaba/files')
  const written = files.readPosition(file)
  const game = await loadGame(written.game)
  const position = { ...written, config: { ...written.config, ...readSettings(game, options.set) } }
  const lang: Lang = readLanguage(options.lang)
  const everyWindow = options.windows === true
  const match = await inFile(file, () => beginJudged(game, position, { everyWindow }))
  const rules = rulesAt(game, position)
  const words = new Words(rules, lang)
  const { answers } = options
  const inFileOfAnswers = answers === undefined ? [] : files.readAnswers(answers)
  const applied = [
    ...applyAnswers(words, match, answers ?? '', inFileOfAnswers),
    ...applyAnswers(
      words,
      match,
      '--do',
      options.do.map((text, i) => ({ text, line: i + 1 })),
    ),
  ]
  passUntil(match, options.until)
  const judged = judge(words, position, match.inputs, { everyWindow })
  const [unread] = judged.unread
  if (unread !== undefined && options.unread !== true) throw wrongUse('unreadText', { file, ...unread })
  if (options.test !== undefined) return print(rulingTest(options.test, position, match.inputs, judged))
  if (options.json) return printJson({ file, game: rules.name, applied, ruling: judged, ...state(match) })
  if (match.inputs.length > 0) printLines(rulingLines(words, judged, columns()))
  else {
    print(momentLine(words, judged))
    printLines(tableLines(words, openView(match), { columns: columns() }))
    printLines(firstLines(words, judged, columns()))
  }
  printState(words, match)
}

/** Passes for both until the next turn, or until somebody is asked what is no window. */
function passUntil(match: Match, until: string | undefined): void {
  if (until === undefined) return
  const where = readChoice('--until', until, ['turn', 'question'] as const)
  const { turn } = match.view(null)
  for (let left = match.rules.decisionBound; left > 0; left--) {
    const { decision } = match
    if (decision === null || !decision.pass) return
    if (where === 'turn' && match.view(null).turn !== turn) return
    match.answer(decision.player, [])
  }
}

/** More answers than this are counted, not listed. */
const MOST_LISTED = 1000

function state(match: Match): object {
  const { decision, result } = match
  if (decision === null) return { decision, result }
  const choice = choiceOf(decision)
  const count = countAnswers(choice, MOST_LISTED + 1)
  const answers = [...allAnswers(choice, MOST_LISTED)].map((picks) => idsFor(decision, picks))
  return { decision, answers, complete: count <= MOST_LISTED, view: match.view(decision.player), result }
}

function printState(words: Words, match: Match): void {
  const { decision } = match
  const say = sayIn(words.lang)
  print()
  if (decision === null) return print(resultText(words, null, match.view(null)))
  const prompt = promptOf(words, match.view(decision.player), decision)
  print(say('decides', { player: decision.player, clauses: decision.clauses.join(' > ') }))
  printLines(promptLines(words, prompt, columns()))
  printLines(
    answerLines(
      words,
      decision,
      prompt.choices.map((choice) => choice.label),
      prompt.places.map((place) => place.label),
    ),
  )
}

/** Combined answers, written out while they are few. */
function answerLines(
  words: Words,
  decision: Decision,
  labels: readonly string[],
  places: readonly string[],
): string[] {
  const say = sayIn(words.lang)
  const choice = choiceOf(decision)
  const count = countAnswers(choice, 100_000)
  const head = say(count < 100_000 ? 'legalAnswers' : 'manyAnswers', { n: count })
  const combined = decision.max > 1 || decision.shape === 'arrange' || decision.shape === 'distribute'
  if (!combined || count > 40 || decision.shape === 'number') return [head]
  const none = words.say('chooseNone')
  const lines = [...allAnswers(choice)].map((picks) => {
    if (decision.shape === 'arrange')
      return picks.flatMap((pick, i) => (i % 2 === 0 ? [`${labels[pick]} > ${places[picks[i + 1]]}`] : []))
    if (decision.shape === 'distribute') return picks.map((amount, i) => `${labels[i]} = ${amount}`)
    return picks.map((pick) => labels[pick])
  })
  return [head, ...lines.flatMap((line) => wrap(`  ${line.join(' · ') || none}`, columns(), '    '))]
}
