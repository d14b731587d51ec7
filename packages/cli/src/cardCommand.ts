import process from 'node:process'
import type { Command } from 'commander'
import { checkSet } from './cardCheck.ts'
import { loadSet } from './cardSets.ts'
import { checkLines, familyLines } from './cardCheckText.ts'
import { gameEntry } from './games.ts'
import { localeLanguage } from './locale.ts'
import { print, printJson, printLines } from './output.ts'
import { readChoice } from './choices.ts'

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

/** 1 if anything is declined, as a checker should; 2 stays for what is no card file at all. */
async function check(path: string, options: Options): Promise<void> {
  const language = languageOf(options)
  const { set, game } = await loadSet(path, options.game)
  const found = await checkSet(game, set, await dayOf(path, options.date), options.families === true)
  if (found.declined > 0) process.exitCode = 1
  if (options.json) return printJson({ file: path, ...found })
  printLines(checkLines(path, found, language, options.explain === true))
  if (found.families !== undefined) printLines(['', ...familyLines(found.families, language)])
}

async function printCards(path: string, options: Options): Promise<void> {
  const language = languageOf(options)
  const { set, game } = await loadSet(path, options.game)
  const { cardLines, readCards } = await import('@fudaba/cardtext')
  const cards = readCards(game, set, await dayOf(path, options.date))
  if (options.json)
    return printJson(cards.map((card) => ({ id: card.printed.id, lines: cardLines(game, card, language) })))
  cards.forEach((card, i) => printLines([...(i === 0 ? [] : ['']), ...cardLines(game, card, language)]))
}

async function schema(name: string): Promise<void> {
  const { FileError, cardsFileSchema } = await import('@fudaba/files')
  const entry = gameEntry(name)
  if (entry.cards === undefined) throw new FileError(name, 'has no cards of its own to be read')
  print(JSON.stringify(cardsFileSchema(await entry.cards()), null, 1))
}

const languageOf = ({ lang }: Options): 'ja' | 'en' =>
  lang === undefined ? localeLanguage() : readChoice('--lang', lang, ['ja', 'en'])

async function dayOf(path: string, date: string | undefined): Promise<string | null> {
  if (date === undefined) return null
  const { isDay } = await import('@fudaba/cardtext')
  const { FileError } = await import('@fudaba/files')
  if (!isDay(date)) throw new FileError(path, `--date ${date}: a day is written as 2026-04-10`)
  return date
}
