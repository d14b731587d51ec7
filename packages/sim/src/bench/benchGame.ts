import { systemClock } from '@fudaba/ai/clock'
import { type GameRules, Match } from '@fudaba/kernel'
import { type Game, Clock } from '@fudaba/kernel/rules'
import { Search, answer, randomAnswer } from '@fudaba/kernel/search'
import { quantile } from '../statistics/statistics.ts'

/** What `npm run bench` says of one game. Rates are of one thread, journal and clause log on. */
export interface GameFigures {
  readonly game: string
  /** Uniformly random play from new game to result, set-up included. */
  readonly decisionsPerSecond: number
  readonly gamesPerSecond: number
  readonly decisionsPerGame: number
  /** Answer a decision and take it back, against answering it. */
  readonly applyUndoRatio: number
  readonly undoMicros: number
  readonly snapshotMicros: number
  readonly restoreMicros: number
  /** The largest state met. */
  readonly stateBytes: number
  readonly newGameMillis: number
  readonly latencyP50Micros: number
  readonly latencyP99Micros: number
  readonly latencyMaxMicros: number
  /** Bytes of heap gained between 10⁵ and 10⁶ decisions; only with `full`. */
  readonly heapGrowthBytes?: number
  /** Decisions a second from a crowded board, and against those from an empty one; of games that have both. */
  readonly crowdedPerSecond?: number
  readonly crowdedRatio?: number
  /** Games a second on two threads against one. */
  readonly twoWorkersRatio?: number
}

/** An xorshift generator: small and fast, and the same for the peers, so that only the rules differ. */
export function dice(seed: number): (n: number) => number {
  let x = seed | 1
  return (n) => {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    return (x >>> 0) % n
  }
}

const newGame = (rules: GameRules, seed: number): Game => new Match({ rules, seed }).game

/** Whether there is a decision left to make; a game that goes beyond its own bound is stopped. */
export function goesOn(rules: GameRules, g: Game): boolean {
  return !g.over && g.clock(Clock.decisions) < rules.decisionBound
}

/** Plays whole games until the time is up. */
export function playFor(
  rules: GameRules,
  seconds: number,
): { decisions: number; games: number; spent: number } {
  const draw = dice(1)
  const start = systemClock.now()
  let decisions = 0
  let games = 0
  let spent = 0
  let match = new Match({ rules, seed: 'bench', repeatable: true })
  for (; spent < seconds; games++) {
    match = match.again(games)
    const g = match.game
    while (goesOn(rules, g)) {
      answer(g, randomAnswer(g.offer, draw))
      decisions++
    }
    spent = (systemClock.now() - start) / 1000
  }
  return { decisions, games, spent }
}

/** Warming up ends after so many slices without a faster one, or after so many slices in all. */
const SLICES_WITHOUT_GAIN = 3
const MOST_SLICES = 15

/**
 * Plays until it gets no faster: code that runs seldom is compiled late, and whoever plays for hours does not see the
 * first half minute.
 */
export function warmUp(
  play: (seconds: number) => { readonly decisions: number; readonly spent: number },
  seconds: number,
): void {
  let best = 0
  for (let slice = 0, since = 0; slice < MOST_SLICES && since < SLICES_WITHOUT_GAIN; slice++) {
    const { decisions, spent } = play(seconds)
    since = decisions / spent > best * 1.02 ? 0 : since + 1
    best = Math.max(best, decisions / spent)
  }
}

export function benchGame(rules: GameRules, seconds: number): GameFigures {
  warmUp((s) => playFor(rules, s), seconds)
  const { decisions, games, spent } = playFor(rules, seconds)
  // As many as are played in a part of the time: games may be of fifty decisions or of two thousand.
  const gamesIn = (part: number): number => Math.max(4, Math.round((games / spent) * part))
  return {
    game: rules.name,
    decisionsPerSecond: decisions / spent,
    gamesPerSecond: games / spent,
    decisionsPerGame: decisions / games,
    ...undoFigures(rules, gamesIn(0.3)),
    ...snapshotFigures(rules, Math.min(50, gamesIn(seconds))),
    newGameMillis: newGameMillis(rules),
    ...latencyFigures(rules, gamesIn(seconds * 0.5)),
  }
}

/** The same games twice, the second time with every answer tried and taken back before it is given. */
function undoFigures(rules: GameRules, games: number): Pick<GameFigures, 'applyUndoRatio' | 'undoMicros'> {
  const once = (twice: boolean): { forward: number; back: number; decisions: number } => {
    const draw = dice(2)
    let forward = 0
    let back = 0
    let decisions = 0
    for (let i = 0; i < games; i++) {
      const g = newGame(rules, i)
      const search = new Search(g)
      const start = systemClock.now()
      while (goesOn(rules, g)) {
        const picks = randomAnswer(g.offer, draw)
        if (twice) {
          search.mark()
          answer(g, picks)
          search.back()
        } else search.mark()
        answer(g, picks)
        decisions++
      }
      const turn = systemClock.now()
      while (search.depth > 0) search.back()
      forward += turn - start
      back += systemClock.now() - turn
    }
    return { forward, back, decisions }
  }
  once(true)
  once(false)
  const plain = once(false)
  const tried = once(true)
  return {
    applyUndoRatio: plain.forward / Math.max(tried.forward - plain.forward, 1e-9),
    undoMicros: (plain.back / plain.decisions) * 1000,
  }
}

const COPIES = 20_000

function snapshotFigures(
  rules: GameRules,
  games: number,
): Pick<GameFigures, 'snapshotMicros' | 'restoreMicros' | 'stateBytes'> {
  const draw = dice(3)
  let stateBytes = 0
  for (let i = 0; i < games; i++) {
    const g = newGame(rules, i)
    while (goesOn(rules, g)) {
      answer(g, randomAnswer(g.offer, draw))
      stateBytes = Math.max(stateBytes, g.store.bytes())
    }
  }
  const { store } = newGame(rules, 1)
  const pooled = store.snapshot()
  const time = (what: () => void): number => {
    for (let i = 0; i < COPIES; i++) what()
    const start = systemClock.now()
    for (let i = 0; i < COPIES; i++) what()
    return ((systemClock.now() - start) / COPIES) * 1000
  }
  return {
    snapshotMicros: time(() => void store.snapshot(pooled)),
    restoreMicros: time(() => store.restore(pooled)),
    stateBytes,
  }
}

function newGameMillis(rules: GameRules): number {
  const times: number[] = []
  for (let i = 0; i < 400; i++) {
    const start = systemClock.now()
    newGame(rules, i)
    times.push(systemClock.now() - start)
  }
  return quantile(
    times.slice(100).toSorted((a, b) => a - b),
    0.5,
  )
}

function latencyFigures(
  rules: GameRules,
  games: number,
): Pick<GameFigures, 'latencyP50Micros' | 'latencyP99Micros' | 'latencyMaxMicros'> {
  const draw = dice(4)
  const times: number[] = []
  // In the memory of one match, as `playFor`: to clear away the last game is no part of a decision.
  let match = new Match({ rules, seed: 'latency', repeatable: true })
  for (let i = 0; i < games; i++) {
    match = match.again(i)
    const g = match.game
    while (goesOn(rules, g)) {
      const picks = randomAnswer(g.offer, draw)
      const start = systemClock.now()
      answer(g, picks)
      times.push((systemClock.now() - start) * 1000)
    }
  }
  times.sort((a, b) => a - b)
  return {
    latencyP50Micros: quantile(times, 0.5),
    latencyP99Micros: quantile(times, 0.99),
    latencyMaxMicros: quantile(times, 1),
  }
}
