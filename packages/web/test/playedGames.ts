import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { agents, chooseFor } from '@fudaba/ai'
import {
  type Decision,
  type GameRules,
  Match,
  type Position,
  Random,
  type Replay,
  replayWith,
} from '@fudaba/kernel'
import { games } from '../src/games.ts'

/** A question to come to by chance, from a board or with the ready decks. */
export interface Wanted {
  readonly game: string
  readonly shape?: Decision['shape']
  /** The key of its sentence. */
  readonly message?: string
  readonly position?: Position
  /** Whether any two of the ready decks can meet; usual. */
  readonly mixed?: boolean
  /** So many decisions are tried; without a shape, so many are made. */
  readonly most?: number
}

/** Games and seeds that are tried until the question is met. */
const SEEDS = 40
const MOST = 250

/** More than one answer. */
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
  const digests = [match.digest()]
  for (let i = 0; i < most && match.decision !== null; i++) {
    if (isMet(wanted, match.decision, i)) return replayWith(match, digests)
    match.answer(match.decision.player, chooseFor(match, agents['random'], random))
    digests.push(match.digest())
  }
  return null
}

async function play(wanted: Wanted): Promise<Replay> {
  const rules = await games.find(({ name }) => name === wanted.game)?.load()
  if (rules === undefined) throw new Error(`no game ${wanted.game}`)
  // Cards of a position are made up anew with each game: only the first has the numbers that the page will give.
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
