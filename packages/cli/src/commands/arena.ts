import { availableParallelism } from 'node:os'
import type { GameRules } from '@fudaba/kernel'
import type { ArenaOptions } from '@fudaba/sim'
import type { Command } from 'commander'
import { arenaLines, matrixLines } from '../reports/arenaText.ts'
import { readChoice, readDecks, readNumber, readSeed, readSettings } from '../options/choices.ts'
import { rulesWithSets } from '../options/cardSets.ts'
import { collect } from '../options/collect.ts'
import { type GameEntry, forThreads, gameEntry } from '../options/games.ts'
import { hashOf, keptPairs } from '../reports/keptPairs.ts'
import { print, printJson } from '../terminal/output.ts'
import { progress } from '../terminal/progress.ts'
import { wrongUse } from '../words/usageError.ts'
import { readLanguage } from '../options/language.ts'

interface Options {
  readonly a: string
  readonly b: string
  readonly games: string
  readonly seed: string
  readonly target?: string
  readonly decks?: string
  readonly deck?: string
  readonly deck2?: string
  readonly cards: readonly string[]
  readonly set: readonly string[]
  readonly timed?: true
  readonly threads?: string
  readonly minutes?: string
  readonly keep?: string
  readonly json?: true
  readonly lang?: string
}

export function addArena(program: Command): void {
  program
    .command('arena')
    .description('let two computer players meet, with changed seats and the same seeds')
    .argument('<game>', 'name of a game, or its folder')
    .option('--a <name>', 'the first: random, greedy, easy, normal, hard or sees-all', 'normal')
    .option('--b <name>', 'the second', 'greedy')
    .option('-n, --games <n>', 'how many games at most; every seed is played twice', '200')
    .option('--seed <n>', 'seed of the whole run', '1')
    .option('--target <rate>', 'stop as soon as it is clear whether the first wins that often, e.g. 0.65')
    .option('--decks <names>', 'every deck against every deck: names with commas, or all')
    .option('--deck <name|file>', 'deck of the first')
    .option('--deck2 <name|file>', 'deck of the second')
    .option('--cards <file|folder>', 'cards of your own; may be repeated', collect, [])
    .option('--set <name=value>', 'a setting of the rules; may be repeated', collect, [])
    .option('--timed', 'with the seconds that levels have at the table, not by playouts alone')
    .option('--threads <n>', 'how many threads; all cores if not given')
    .option('--minutes <n>', 'begin no game after so many minutes, and report on those played')
    .option('--keep <file>', 'write the games down, and go on with those that are there from an earlier run')
    .option('--lang <ja|en>', 'language')
    .option('--json', 'print JSON')
    .action(meet)
}

async function meet(name: string, options: Options): Promise<void> {
  const entry = await gameEntry(name)
  const lang = readLanguage(options.lang)
  const contest = await readContest(entry, options)
  const listed = readListed(contest.rules, options)
  const { decks, config } = await readDecks(
    contest.rules,
    [options.deck, options.deck2],
    readSettings(contest.rules, options.set),
  )
  const bar = await progress(contest.pairs * 2 * (listed === null ? 1 : listed.length ** 2), lang)
  const common = { ...contest, config, onProgress: bar.show }
  const title = contest.rules.book.rulebook.name[lang]
  const sim = await import('@fudaba/sim')
  if (listed === null) {
    const report = await sim.arena({ ...common, ...keptBy(options, { ...common, decks }), decks })
    bar.stop()
    if (options.json) printJson(report)
    else for (const line of arenaLines(report, title, lang)) print(line)
    return
  }
  const found = await sim.matchups(common, listed)
  bar.stop()
  if (options.json) printJson(found)
  else for (const line of matrixLines(found, title, lang)) print(line)
}

/** Who meets whom in which game, how often and how long. */
async function readContest(entry: GameEntry, options: Options) {
  const { contestants } = await import('@fudaba/sim')
  const { timed, threads, minutes, target } = options
  const names = Object.keys(contestants(timed))
  return {
    agents: [readChoice('--a', options.a, names), readChoice('--b', options.b, names)] as const,
    pairs: Math.ceil(readNumber('-n', options.games, 2, 1_000_000) / 2),
    rules: await rulesWithSets(entry, options.cards),
    timed,
    seed: readSeed(options.seed),
    target: target === undefined ? undefined : readTarget(target),
    workers: threads === undefined ? availableParallelism() : readNumber('--threads', threads, 1, 256),
    game: forThreads(entry, options.cards) ? entry : undefined,
    seconds: minutes === undefined ? undefined : 60 * readNumber('--minutes', minutes, 1, 10_000),
  }
}

/** The decks that all meet each other; null: only the two of the contest do. */
function readListed(rules: GameRules, { decks, deck, deck2, keep }: Options): string[] | null {
  if (decks === undefined) return null
  const listed = readDeckNames(rules.decks, decks)
  if (deck !== undefined || deck2 !== undefined)
    throw wrongUse('together', { a: '--decks', b: deck === undefined ? '--deck2' : '--deck' })
  if (keep !== undefined) throw wrongUse('together', { a: '--decks', b: '--keep' })
  return listed
}

/** The pairs that an earlier run of the same contest has written down, if it is to go on with them. */
function keptBy(
  { keep, cards }: Options,
  { rules, agents, timed, seed, decks, config }: ArenaOptions,
): Pick<ArenaOptions, 'played' | 'onPair'> {
  if (keep === undefined) return {}
  const own = cards.length > 0 && { cards: hashOf(rules.cards) }
  return keptPairs(keep, { game: rules.name, agents, timed, seed, decks, config, ...own })
}

function readDeckNames(known: readonly { readonly name: string }[], text: string): string[] {
  const names = known.map(({ name }) => name)
  if (text === 'all') return names
  return text.split(',').map((each) => {
    const name = each.trim()
    if (!names.includes(name)) throw wrongUse('noDeck', { name, decks: names.join(', ') })
    return name
  })
}

function readTarget(text: string): number {
  const target = Number(text)
  if (!/^0?\.\d+$/.test(text) || target < 0.5 || target > 0.99)
    throw wrongUse('badChoice', { option: '--target', value: text, values: '0.5 … 0.99' })
  return target
}
