import { Worker } from 'node:worker_threads'
import type { Position, Replay } from '@fudaba/kernel'
import { kiseki, testBoard } from '@fudaba/kiseki'
import type { Wanted } from './playedGames.ts'

/**
 * Games that have come to the questions wanted, played elsewhere: what made-up cards can do is numbered as they come,
 * and the page, which goes on with these games, has seen no other card before.
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

/** A card of no set, with a text of its own. */
type Card = Readonly<Record<string, unknown>>

/** The board on which a card is tried. */
export const trying = (card: Card): Position => testBoard(card)

export const cardOf = (id: string): Card => {
  const card = kiseki.cards.find((each) => kiseki.cardId(each) === id)
  if (card === undefined) throw new Error(`no card ${id}`)
  return card as unknown as Card
}

/** As the page keeps it, with one person for both seats. */
export const kept = (replay: Replay): string =>
  JSON.stringify({ seats: { P1: 'person', P2: 'person' }, replay })
