import { type Agent, agentNamed, measuringAgents } from '@fudaba/ai'
import { systemClock } from '@fudaba/ai/clock'
import { type GameRules, Match, type MatchOptions, type RulesConfig } from '@fudaba/kernel'
import type { Rulebook } from '@fudaba/kernel/rules'
import { Counter, type PartCounts } from './coverage.ts'
import { type GameRecord, playOut } from './play.ts'
import { type ReportHead, type SimReport, report } from './report.ts'

export interface SimOptions {
  readonly rules: GameRules
  /** An agent for each seat, or the name of a built-in one; both random if absent. */
  readonly agents?: readonly [Agent | string, Agent | string]
  /** How many games. */
  readonly n: number
  readonly seed: string | number
  readonly config?: Partial<RulesConfig>
  readonly decks?: MatchOptions['decks']
  /** Number of the first game, where the games of one seed are played in parts. */
  readonly from?: number
  readonly onProgress?: (progress: Progress) => void
}

/** How far a run is. */
export interface Progress {
  readonly done: number
  readonly of: number
  readonly seconds: number
  /** In a contest: the points of the first agent so far. */
  readonly won?: number
}

/** Games of a part and what happened in them. */
export interface Part {
  readonly records: GameRecord[]
  readonly counts: PartCounts
}

const PROGRESS_MILLIS = 100

/** Plays games `from`, `from + 1`, …; game number i depends on the seed and on i alone. */
export function playPart(options: SimOptions): Part {
  const { rules, n, from = 0, onProgress } = options
  const agents = seatAgents(options.agents)
  const counter = new Counter(rules)
  const records: GameRecord[] = []
  const start = systemClock.now()
  let told = start
  const { decks, config } = options
  let match = new Match({ rules, seed: options.seed, decks, config, repeatable: true })
  for (let i = 0; i < n; i++) {
    match = match.again(`${options.seed}/${from + i}`)
    counter.beginGame()
    records.push(playOut(match, agents, counter.watch))
    if (onProgress === undefined) continue
    const now = systemClock.now()
    if (now - told < PROGRESS_MILLIS && i + 1 < n) continue
    told = now
    onProgress({ done: i + 1, of: n, seconds: (now - start) / 1000 })
  }
  return { records, counts: counter.counts() }
}

/** Plays n seeded games one after the other and reports on them. */
export function simulate(options: SimOptions): SimReport {
  const start = systemClock.now()
  const { records, counts } = playPart(options)
  return report(
    reportHead(options.rules.book.rulebook, options),
    records,
    [counts],
    (systemClock.now() - start) / 1000,
  )
}

/** The part of the report that is known before the games are played. */
export function reportHead(rulebook: Rulebook, options: Omit<SimOptions, 'rules'>): ReportHead {
  const [first, second] = seatAgents(options.agents)
  return {
    rulebook,
    seed: String(options.seed),
    agents: [first.name, second.name],
    config: options.config ?? {},
  }
}

export function seatAgents(given: SimOptions['agents']): [Agent, Agent] {
  const [first, second] = given ?? ['random', 'random']
  return [agentByName(first), agentByName(second)]
}

/** Levels have fixed numbers of playouts and no clock, so the same seed gives the same games on every machine. */
export const agentByName = (agent: Agent | string): Agent =>
  typeof agent === 'string' ? agentNamed(agent, simulated) : agent

/** Agents for simulations: those that decide from their view alone. */
const simulated = Object.fromEntries(
  Object.entries(measuringAgents).filter(([, { seesAll }]) => seesAll !== true),
)
