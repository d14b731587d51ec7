import process from 'node:process'
import type { Command } from 'commander'
import { resolveConfig } from '@fudaba/kernel'
import { type GivenDeck, broughtBy, openDeck } from '../options/givenDeck.ts'
import { readChoice, readSettings } from '../options/choices.ts'
import { checkLines, problemsOf, showLines, unreadIn } from '../reports/deckReport.ts'
import { print, printJson, printLines } from '../terminal/output.ts'
import { wrongUse } from '../words/usageError.ts'
import { collect } from '../options/collect.ts'
import { readLanguage } from '../options/language.ts'

interface Options {
  readonly cards: readonly string[]
  readonly set: readonly string[]
  readonly game?: string
  readonly json?: true
  readonly lang?: string
}

const SOURCE =
  'a deck: a file (YAML, JSON or a list), - for the input, a code, a link, or <game>/<ready deck>'
/** What a deck is converted to. */
const forms = ['list', 'yaml', 'json', 'code', 'link'] as const

export function addDeck(program: Command): void {
  const deck = program
    .command('deck')
    .description('decks: checked, shown, and turned into files, lists, codes and links')
  const withSource = (name: string, description: string): Command =>
    deck
      .command(name)
      .description(description)
      .argument('<deck>', SOURCE)
      .option('--game <name>', 'the game of a list')
      .option('--cards <file|folder>', 'cards of your own; may be repeated', collect, [])
      .option('--lang <ja|en>', 'language')
  withSource('check', 'every reason why a deck may not be played')
    .option('--set <name=value>', 'a setting of the rules; may be repeated', collect, [])
    .option('--json', 'print JSON')
    .action(check)
  withSource('show', 'the cards of a deck, part by part, and whether it may be played')
    .option('--set <name=value>', 'a setting of the rules; may be repeated', collect, [])
    .option('--json', 'print JSON')
    .action(show)
  withSource('convert', 'a deck in another form, own cards included')
    .option('--to <form>', forms.join(', '), 'list')
    .option('--page <address>', 'the page that a link opens', 'http://localhost:5173/')
    .action(convert)
  withSource('code', 'the short code of a deck, own cards included').action(
    (source: string, options: Options) => convert(source, { ...options, to: 'code', page: '' }),
  )
}

/** Exit code 1 if the deck is illegal; 2 if there is no deck in it. */
async function check(source: string, options: Options): Promise<void> {
  const language = readLanguage(options.lang)
  const given = await openDeck(source, options)
  const config = configOf(given, options)
  const problems = problemsOf(given, config)
  if (problems.length > 0 || given.strays.length > 0) process.exitCode = 1
  if (options.json) return printJson(reportOf(source, given, config))
  printLines(checkLines(source, given, problems, language))
}

async function show(source: string, options: Options): Promise<void> {
  const language = readLanguage(options.lang)
  const given = await openDeck(source, options)
  const config = configOf(given, options)
  if (options.json) {
    const counts: Record<string, number> = {}
    for (const id of given.ids) counts[id] = (counts[id] ?? 0) + 1
    return printJson({ ...reportOf(source, given, config), counts })
  }
  printLines(showLines(source, given, problemsOf(given, config), language))
}

const configOf = ({ rules, deck }: GivenDeck, { set }: Options): ReturnType<typeof resolveConfig> =>
  resolveConfig(rules, { ...deck.config, ...readSettings(rules, set) })

function reportOf(file: string, given: GivenDeck, config: ReturnType<typeof resolveConfig>): object {
  const problems = problemsOf(given, config)
  return {
    file,
    game: given.rules.name,
    cards: given.ids.length,
    config,
    legal: problems.length === 0 && given.strays.length === 0,
    problems,
    unread: unreadIn(given),
    strays: given.strays.map(({ line, text, count, nearest }) => ({
      line,
      text,
      count,
      nearest: nearest.map(({ id }) => id),
    })),
  }
}

interface ConvertOptions extends Options {
  readonly to: string
  readonly page: string
}

/** Exit code 1 if some line of a list fits no card: what fits is printed all the same. */
async function convert(source: string, options: ConvertOptions): Promise<void> {
  const language = readLanguage(options.lang)
  const to = readChoice('--to', options.to, forms)
  const files = await import('@fudaba/files')
  const given = await openDeck(source, options)
  const own = await broughtBy(given, options.cards)
  const { own: _, ...bare } = given.deck
  const deck = { ...bare, cards: given.ids, ...(own && { own }) }
  if (given.strays.length > 0) {
    process.exitCode = 1
    process.stderr.write(`${checkLines(source, given, [], language).join('\n')}\n`)
  }
  switch (to) {
    case 'yaml':
    case 'json':
      return print(files.deckFileText(deck, to).trimEnd())
    case 'code':
      return print(await files.deckCode(deck))
    case 'link': {
      const link = `${options.page.replace(/#.*$/u, '')}#/deck/${await files.deckCode(deck)}`
      if (link.length > files.LONGEST_LINK)
        throw wrongUse('deckLong', { n: link.length, most: files.LONGEST_LINK })
      return print(link)
    }
    case 'list':
      return printLines(showLines(source, given, null, language))
  }
}
