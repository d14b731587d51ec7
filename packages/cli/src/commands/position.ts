import type { Command } from 'commander'
import { type Decision, type Match, beginFromPosition, choiceOf, idsFor } from '@fudaba/kernel'
import { allAnswers, countAnswers } from '@fudaba/kernel/search'
import { type Lang, Words, promptLines, promptOf, tableLines, wrap } from '@fudaba/table'
import { loadGame } from '../options/games.ts'
import { inFile } from '../options/inFile.ts'
import { columns, print, printJson, printLines } from '../terminal/output.ts'
import { sayIn } from '../words/sentences.ts'
import { resultText } from '../table/resultText.ts'
import { type AppliedAnswer, applyAnswers } from '../table/applyAnswers.ts'
import { readLanguage } from '../options/language.ts'

interface Options {
  readonly answers?: string
  readonly lang?: string
  readonly json?: true
}

export function addPosition(program: Command): void {
  program
    .command('position')
    .description('the decision in a position and its legal answers, or what answers lead to')
    .argument('<file>', 'a position file (YAML or JSON)')
    .option('--answers <file>', 'apply answers, one a line, as one would type them at the table')
    .option('--lang <ja|en>', 'language')
    .option('--json', 'print JSON')
    .action(show)
}

async function show(file: string, options: Options): Promise<void> {
  const files = await import('@fudaba/files')
  const position = files.readPosition(file)
  const rules = await loadGame(position.game)
  const lang: Lang = readLanguage(options.lang)
  const match = await inFile(file, () => beginFromPosition(rules, position))
  const words = new Words(rules, lang)
  const applied =
    options.answers === undefined
      ? []
      : applyAnswers(words, match, options.answers, files.readAnswers(options.answers))
  if (options.json) return printJson({ file, game: rules.name, applied, ...state(match) })
  if (options.answers === undefined)
    printLines(tableLines(words, match.view(match.decision?.player ?? 'P1'), { columns: columns() }))
  for (const step of applied) printStep(step)
  printState(words, match)
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

function printStep({ player, text, lines }: AppliedAnswer): void {
  print()
  print(`${player}> ${text}`)
  for (const line of lines) {
    printLines(wrap(`  ${line.text}`, columns(), '    '))
    printLines(wrap(`      ${line.chain.join(' > ')}`, columns(), '        '))
  }
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
