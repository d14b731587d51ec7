import type { Replay } from '@fudaba/kernel'
import type { Seats } from '@fudaba/table'
import { games } from '../games.ts'
import { read, write } from './settings.ts'

/** An unfinished game as it is kept in the browser, one for each game. */
export interface KeptGame {
  readonly seats: Seats
  readonly replay: Replay
}

const keyOf = (game: string): string => `fudaba.game.${game}`

export const keepGame = (game: string, kept: KeptGame): boolean => write(keyOf(game), JSON.stringify(kept))

export const forgetGame = (game: string): void => void write(keyOf(game), null)

/** Null: none is kept. An error: what is kept is no game; it is put aside so that it is not met again. */
export function keptGame(game: string): KeptGame | null {
  const text = read(keyOf(game))
  if (text === null) return null
  try {
    const kept = JSON.parse(text) as Partial<KeptGame> | null
    const { seats, replay } = kept ?? {}
    if (
      typeof replay !== 'object' ||
      typeof seats !== 'object' ||
      seats.P1 === undefined ||
      seats.P2 === undefined
    )
      throw new Error('no seats or no replay')
    return { seats, replay }
  } catch (error) {
    putAside(game)
    throw error
  }
}

/** Not deleted: somebody may still want to send it to us. */
export function putAside(game: string): void {
  write(`fudaba.broken.${game}`, read(keyOf(game)))
  forgetGame(game)
}

export const keptGames = (): string[] =>
  games.map((game) => game.name).filter((name) => read(keyOf(name)) !== null)
