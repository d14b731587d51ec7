import { Worker } from 'node:worker_threads'
import type { Position, Replay } from '@fudaba/kernel'
import { kiseki, testBoard } from '@fudaba/kiseki'
import type { Wanted } from './playedGames.ts'

/**
 * Games at the wanted questions, played in a fresh worker: the abilities of made-up cards are numbered in the order in
 * which they come, and the page that goes on with these games has seen no other card before.
 */
export function gamesAt(wanted: readonly Wanted[]): Promise<readonly Replay[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly Replay[]>()
  const worker = new Worker(new URL('./playedGames.ts', import.meta.url), {
    workerData: wanted,
    execArgv: ['--conditions=fudaba-source'],
  })
  worker.once('message', resolve)
  worker.once('error', reject)
  return promise
}

export const gameAt = async (wanted: Wanted): Promise<Replay> => (await gamesAt([wanted]))[0]

/** A board of 軌跡TCG before its first question is answered. */
export const boardOf = (board: Omit<Position, 'format' | 'game'>): Promise<Replay> =>
  gameAt({ game: 'kiseki', position: positionOf(board), most: 1 })

export const positionOf = (board: Omit<Position, 'format' | 'game'>): Position =>
  ({ ...board, format: 'fudaba-position/1', game: 'kiseki' }) as Position

/** Data of a made-up card. */
type Card = Readonly<Record<string, unknown>>

/** The test board with this card. */
export const trying = (card: Card): Position => testBoard(card)

export const cardOf = (id: string): Card => {
  const card = kiseki.cards.find((each) => kiseki.cardId(each) === id)
  if (card === undefined) throw new Error(`no card ${id}`)
  return card as unknown as Card
}

/** A saved game as the page stores it, with one person for both seats. */
export const kept = (replay: Replay): string =>
  JSON.stringify({ seats: { P1: 'person', P2: 'person' }, replay })
