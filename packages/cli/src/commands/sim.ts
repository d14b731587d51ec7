import { availableParallelism } from 'node:os'
import type { Command } from 'commander'
import type { GameRules } from '@fudaba/kernel'
import type { SimReport } from '@fudaba/sim'
import { type Lang, Words, flow, padEnd } from '@fudaba/table'
import {
  readAgents,
  readDecks,
  readNumber,
  readSeed,
  readSettings,
  sourceSettings,
} from '../options/choices.ts'
import { rulesWithSets } from '../options/cardSets.ts'
import { RANDOM_DECKS, rulesWithRandomDecks } from '../options/randomDecks.ts'
import { type GameEntry, forThreads, gameEntry } from '../options/games.ts'
import { columns, print, printJson } from '../terminal/output.ts'
import { progress } from '../terminal/progress.ts'
import { sayIn } from '../words/sentences.ts'
import { collect } from '../options/collect.ts'
import { readLanguage } from '../options/language.ts'

interface Options {
  readonly games: string
  readonly seed: string
  readonly agents: string
  readonly set: readonly string[]
  readonly deck?: string
  readonly deck2?: string
  readonly cards: readonly string[]
  readonly sealed?: true
  readonly randomDecks?: true
  readonly coverage?: true
  readonly json?: true
  readonly lang?: string
}

export function addSim(program: Command): void {
  program
    .command('sim')
    .description('play many seeded games between bots and report')
    .argument('<game>', 'name of a game, or its folder')
    .option('-n, --games <n>', 'how many games', '1000')
    .option('--seed <n>', 'seed of the whole run', '1')
    .option('--agents <P1,P2>', 'a bot for each seat', 'random,random')
    .option('--deck <name|file>', 'deck of P1')
    .option('--deck2 <name|file>', 'deck of P2')
    .option(
      '--random-decks',
      'every game has legal decks by chance, of the cards of --cards that are read whole',
    )
    .option('--sealed', 'every game opens boosters of its own, where a game has them')
    .option('--cards <file|folder>', 'cards of your own; may be repeated', collect, [])
    .option('--set <name=value>', 'a setting of the rules; may be repeated', collect, [])
    .option('--coverage', 'list the actions, triggers, effects and clauses that never occurred')
    .option('--lang <ja|en>', 'language')
    .option('--json', 'print JSON')
    .action(simulate)
}

/** Below this many games, starting threads takes longer than playing. */
const WORTH_THREADS = 200

async function simulate(name: string, options: Options): Promise<void> {
  const entry = await gameEntry(name)
  const language = readLanguage(options.lang)
  const n = readNumber('-n', options.games, 1, 100_000_000)
  const rules = options.randomDecks
    ? await rulesWithRandomDecks(entry, options.cards)
    : await rulesWithSets(entry, options.cards)
  const report = await play(entry, rules, n, options, language)
  if (options.json) return printJson(report)
  for (const line of reportLines(new Words(rules, language), report)) print(line)
  if (options.coverage) for (const line of coverageLines(report, language)) print(line)
}

async function play(
  entry: GameEntry,
  rules: GameRules,
  n: number,
  options: Options,
  lang: Lang,
): Promise<SimReport> {
  const seed = readSeed(options.seed)
  const agents = await readAgents('--agents', options.agents)
  const { decks, config } = await readDecks(rules, [options.deck, options.deck2], {
    ...(options.sealed ? sourceSettings(rules, 'sealed') : {}),
    ...readSettings(rules, options.set),
  })
  const sim = await import('@fudaba/sim')
  const bar = await progress(n, lang)
  const named = options.randomDecks ? ([RANDOM_DECKS, RANDOM_DECKS] as const) : decks
  const common = { rules, n, seed, agents, decks: named, config, onProgress: bar.show }
  const workers = availableParallelism()
  const report =
    n < WORTH_THREADS || workers < 2 || !forThreads(entry, options.cards) || options.randomDecks
      ? sim.simulate(common)
      : await sim.simulateParallel({ ...common, workers, game: entry })
  bar.stop()
  return report
}

const percent = (x: number): string => `${(x * 100).toFixed(1)}%`

function reportLines(words: Words, report: SimReport): string[] {
  const say = sayIn(words.lang)
  const rate = ({ rate: middle, low, high, count }: SimReport['draws']): string =>
    `${percent(middle).padStart(6)}  [${percent(low)}, ${percent(high)}]  ${count}`
  const endings = Object.entries(report.endings)
    .sort((a, b) => b[1] - a[1])
    .map(([name, n]) => `${words.find(`ending.${name}`) ?? name} ${n}`)
  const rows: [string, string][] = [
    [say('simSeat', { seat: 'P1', agent: report.agents[0] }), rate(report.seats.P1)],
    [say('simSeat', { seat: 'P2', agent: report.agents[1] }), rate(report.seats.P2)],
    [say('simDraws'), rate(report.draws)],
    [say('simFirst'), report.firstPlayer === null ? say('simFirstShared') : rate(report.firstPlayer)],
    [say('simDecisions'), say('simSpread', { median: report.decisions.median, p95: report.decisions.p95 })],
    [say('simTurns'), say('simSpread', { median: report.turns.median, p95: report.turns.p95 })],
    [say('simEndings'), endings.join(', ') || '-'],
    ...(report.unfinished > 0 ? [[say('simUnfinished'), String(report.unfinished)] as [string, string]] : []),
    ...(report.failures.length > 0
      ? [[say('simFailures'), String(report.failures.length)] as [string, string]]
      : []),
    [
      say('simSpeed'),
      say('simRates', {
        games: Math.round(report.gamesPerSecond),
        decisions: Math.round(report.decisionsPerSecond),
        seconds: report.seconds.toFixed(1),
      }),
    ],
  ]
  const title = words.pick(words.rules.book.rulebook.name)
  const indent = 22
  return [
    say('simHead', { game: title, n: report.games, seed: report.seed }),
    ...rows.map(([label, text]) => `${padEnd(`  ${label}`, indent)}${text}`),
  ]
}

function coverageLines(report: SimReport, lang: Lang): string[] {
  const say = sayIn(lang)
  const { never } = report.coverage
  return [
    '',
    say('coverageHead', { n: report.games }),
    ...(['actions', 'triggers', 'effects', 'clauses'] as const).flatMap((kind) => {
      const head = padEnd(`  ${say(`coverage.${kind}`)}`, 22)
      return never[kind].length === 0 ? [head + say('coverageAll')] : flow(head, never[kind], ', ', columns())
    }),
  ]
}
