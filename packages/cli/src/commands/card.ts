import process from 'node:process'
import type { Command } from 'commander'
import { checkSet } from '../reports/cardCheck.ts'
import { coverageReport } from '../reports/reading/coverageReport.ts'
import { coverageLines } from '../reports/reading/coverageText.ts'
import { loadSet } from '../options/cardSets.ts'
import { checkLines, familyLines } from '../reports/cardCheckText.ts'
import { gameEntry } from '../options/games.ts'
import { print, printJson, printLines } from '../terminal/output.ts'
import { readLanguage } from '../options/language.ts'

interface Options {
  readonly game?: string
  readonly date?: string
  readonly explain?: true
  readonly families?: true
  readonly json?: true
  readonly lang?: string
}

export function addCard(program: Command): void {
  const card = program.command('card').description('card files: what a text means, sentence by sentence')
  card
    .command('check')
    .description('reads every sentence of the cards; exit 1 if one is declined')
    .argument('<file|folder>', 'cards (YAML or CSV), or the folder of a set')
    .option('--game <name>', 'the game of a CSV file')
    .option('--date <day>', 'corrections up to this day, as 2026-04-10; all of them if not given')
    .option('--explain', 'print the tree of each sentence')
    .option('--families', 'list the sentence families, and how many cards use each')
    .option('--lang <ja|en>', 'language')
    .option('--json', 'print JSON')
    .action(check)
  card
    .command('coverage')
    .description('how much of the cards is read and carried out, and what is declined, ranked')
    .argument('<file|folder>', 'cards (YAML or CSV), or the folder of a set')
    .option('--game <name>', 'the game of a CSV file')
    .option('--rules', 'list the rules of the grammar that a single text needs')
    .option('--lang <ja|en>', 'language')
    .option('--json', 'print JSON')
    .action(coverage)
  card
    .command('print')
    .description('prints the cards from what was read of them')
    .argument('<file|folder>', 'cards (YAML or CSV), or the folder of a set')
    .option('--game <name>', 'the game of a CSV file')
    .option('--date <day>', 'corrections up to this day; all of them if not given')
    .option('--lang <ja|en>', 'language')
    .option('--json', 'print JSON')
    .action(printCards)
  card
    .command('schema')
    .description('the JSON Schema of card files, for editors')
    .argument('<game>', 'name of a game')
    .action(schema)
}

/** Exit code 1 if a sentence is declined; 2 if the file is no card file. */
async function check(path: string, options: Options): Promise<void> {
  const language = readLanguage(options.lang)
  const { set, game } = await loadSet(path, options.game)
  const found = await checkSet(game, set, await dayOf(path, options.date), options.families === true)
  if (found.declined > 0) process.exitCode = 1
  if (options.json) return printJson({ file: path, ...found })
  printLines(checkLines(path, found, language, options.explain === true))
  if (found.families !== undefined) printLines(['', ...familyLines(found.families, language)])
}

async function coverage(path: string, options: Options & { readonly rules?: true }): Promise<void> {
  const language = readLanguage(options.lang)
  const { set, game } = await loadSet(path, options.game)
  const entry = await gameEntry(game.name)
  const report = await coverageReport(entry, game, set, options.rules === true)
  if (options.json) return printJson({ file: path, ...report })
  printLines(coverageLines(path, report, language))
}

async function printCards(path: string, options: Options): Promise<void> {
  const language = readLanguage(options.lang)
  const { set, game } = await loadSet(path, options.game)
  const { cardLines, readCards, withWordsOf } = await import('@fudaba/cardtext')
  const reading = withWordsOf(game, set.cards, set.words)
  const cards = readCards(reading, set, await dayOf(path, options.date))
  if (options.json)
    return printJson(
      cards.map((card) => ({ id: card.printed.id, lines: cardLines(reading, card, language) })),
    )
  cards.forEach((card, i) => printLines([...(i === 0 ? [] : ['']), ...cardLines(reading, card, language)]))
}

async function schema(name: string): Promise<void> {
  const { FileError, cardsFileSchema } = await import('@fudaba/files')
  const entry = await gameEntry(name)
  if (entry.cards === undefined) throw new FileError(name, 'has no cards of its own to be read')
  print(JSON.stringify(cardsFileSchema(await entry.cards()), null, 1))
}

async function dayOf(path: string, date: string | undefined): Promise<string | null> {
  if (date === undefined) return null
  const { isDay } = await import('@fudaba/cardtext')
  const { FileError } = await import('@fudaba/files')
  if (!isDay(date)) throw new FileError(path, `--date ${date}: a day is written as 2026-04-10`)
  return date
}
