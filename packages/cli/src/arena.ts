import { availableParallelism } from 'node:os'
import type { Command } from 'commander'
import { arenaLines, matrixLines } from './arenaText.ts'
import { readChoice, readDecks, readNumber, readSeed, readSettings } from './choices.ts'
import { collect } from './commands/collect.ts'
import { gameEntry } from './games.ts'
import { keptPairs } from './keptPairs.ts'
import { localeLanguage } from './locale.ts'
import { print, printJson } from './output.ts'
import { progress } from './progress.ts'
import { wrongUse } from './usageError.ts'

interface Options {
  readonly a: string
  readonly b: string
  readonly games: string
  readonly seed: string
  readonly target?: string
  readonly decks?: string
  readonly deck?: string
  readonly deck2?: string
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
    .argument('<game>', 'name of a game')
    .option('--a <name>', 'the first: random, greedy, easy, normal, hard or sees-all', 'normal')
    .option('--b <name>', 'the second', 'greedy')
    .option('-n, --games <n>', 'how many games at most; every seed is played twice', '200')
    .option('--seed <n>', 'seed of the whole run', '1')
    .option('--target <rate>', 'stop as soon as it is clear whether the first wins that often, e.g. 0.65')
    .option('--decks <names>', 'every deck against every deck: names with commas, or all')
    .option('--deck <name|file>', 'deck of the first')
    .option('--deck2 <name|file>', 'deck of the second')
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
  const entry = gameEntry(name)
  const lang =
    options.lang === undefined ? localeLanguage() : readChoice('--lang', options.lang, ['ja', 'en'])
  const sim = await import('@fudaba/sim')
  const { timed } = options
  const names = Object.keys(sim.contestants(timed))
  const agents = [readChoice('--a', options.a, names), readChoice('--b', options.b, names)] as const
  const pairs = Math.ceil(readNumber('-n', options.games, 2, 1_000_000) / 2)
  const rules = await entry.load()
  const listed = options.decks === undefined ? null : readDeckNames(rules.decks, options.decks)
  if (listed !== null && (options.deck !== undefined || options.deck2 !== undefined))
    throw wrongUse('together', { a: '--decks', b: options.deck === undefined ? '--deck2' : '--deck' })
  if (listed !== null && options.keep !== undefined) throw wrongUse('together', { a: '--decks', b: '--keep' })
  const { decks, config } = await readDecks(
    rules,
    [options.deck, options.deck2],
    readSettings(rules, options.set),
  )
  const bar = await progress(pairs * 2 * (listed === null ? 1 : listed.length ** 2), lang)
  const common = {
    rules,
    agents,
    timed,
    pairs,
    seed: readSeed(options.seed),
    target: options.target === undefined ? undefined : readTarget(options.target),
    config,
    workers:
      options.threads === undefined
        ? availableParallelism()
        : readNumber('--threads', options.threads, 1, 256),
    game: entry,
    seconds:
      options.minutes === undefined ? undefined : 60 * readNumber('--minutes', options.minutes, 1, 10_000),
    onProgress: bar.show,
  }
  const title = rules.book.rulebook.name[lang]
  if (listed === null) {
    const { seed } = common
    const kept =
      options.keep === undefined
        ? {}
        : keptPairs(options.keep, { game: rules.name, agents, timed, seed, decks, config })
    const report = await sim.arena({ ...common, ...kept, decks })
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
