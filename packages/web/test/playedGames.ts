import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { agents, chooseFor } from '@fudaba/ai'
import { type Decision, type GameRules, Match, type Position, Random, type Replay } from '@fudaba/kernel'
import { Recording, replayWith } from '@fudaba/kernel/host'
import { games } from '../src/games.ts'

/** A question that random play should reach, from a position or with the ready decks. */
export interface Wanted {
  readonly game: string
  readonly shape?: Decision['shape']
  /** The key of its sentence. */
  readonly message?: string
  readonly position?: Position
  /** Whether any two of the ready decks may meet; true by default. */
  readonly mixed?: boolean
  /** Decisions tried at most; without a shape, decisions made. */
  readonly most?: number
}

/** Seeds tried, and decisions in each game, until the question is met. */
const SEEDS = 40
const MOST = 250

/** It has more than one answer. */
const isReal = ({ shape, candidates, min, max }: Decision): boolean =>
  shape === 'number' ? min < max : candidates.length > 1

function isMet({ shape, message, most = MOST }: Wanted, decision: Decision, decisions: number): boolean {
  if (shape === undefined) return decisions === most - 1
  return (
    decision.shape === shape &&
    (message === undefined || decision.message.key === message) &&
    isReal(decision)
  )
}

function playTo(rules: GameRules, wanted: Wanted, n: number): Replay | null {
  const { position, mixed = true, most = MOST } = wanted
  const names = rules.decks.map(({ name }) => name)
  const seed = String(n)
  const decks: [string, string] = [names[n % names.length], names[(n * 3 + 1) % names.length]]
  const start = position === undefined ? (mixed ? { decks } : {}) : { position }
  const match = new Match({ rules, seed, ...start })
  const random = new Random(seed)
  const recording = new Recording(match)
  for (let i = 0; i < most && match.decision !== null; i++) {
    if (isMet(wanted, match.decision, i)) return replayWith(match, recording)
    match.answer(match.decision.player, chooseFor(match, agents['random'], random))
    recording.note(match)
  }
  return null
}

async function play(wanted: Wanted): Promise<Replay> {
  const rules = await games.find(({ name }) => name === wanted.game)?.load()
  if (rules === undefined) throw new Error(`no game ${wanted.game}`)
  // A position's cards are numbered anew with each game: only the first game has the numbers that the page will give.
  for (let n = 1; n < (wanted.position === undefined ? SEEDS : 2); n++) {
    const found = playTo(rules, wanted, n)
    if (found !== null) return found
  }
  throw new Error(`no question ${wanted.message ?? wanted.shape} was met in ${wanted.game}`)
}

if (!isMainThread && parentPort !== null) {
  const found: Replay[] = []
  for (const wanted of workerData as readonly Wanted[]) found.push(await play(wanted))
  parentPort.postMessage(found)
}
