import type { Calendar } from '@fudaba/ai/clock'
import { type BodyFault, type KeptGame, checkOf, isSeats } from './keptGame.ts'
import type { Library } from './library.ts'

/** Texts by key, as `localStorage` has them. */
export interface TextStore {
  keys(): readonly string[]
  read(key: string): string | null
  remove(key: string): void
}

const GAME = 'fudaba.game.'
const BROKEN = 'fudaba.broken.'

/**
 * Moves what versions up to 0.2.0 kept as texts into the library. A text is taken away only after its game is kept;
 * moving it twice makes one game.
 */
export async function moveOver(texts: TextStore, library: Library, calendar: Calendar): Promise<void> {
  for (const key of texts.keys()) {
    const isGame = key.startsWith(GAME)
    if (!isGame && !key.startsWith(BROKEN)) continue
    const game = key.slice((isGame ? GAME : BROKEN).length)
    const text = texts.read(key) ?? ''
    const id = `moved-${game}-${checkOf(text)}`
    const kept = isGame ? keptIn(text) : null
    if (kept !== null) await library.adopt({ ...kept, id, game, turn: null, at: calendar.now() })
    else if (text !== '')
      await library.putAside({ id, game, text, reason: 'damaged' satisfies BodyFault }, [])
    texts.remove(key)
  }
}

function keptIn(text: string): Pick<KeptGame, 'seats' | 'replay'> | null {
  try {
    const { seats, replay } = (JSON.parse(text) ?? {}) as Partial<KeptGame>
    const isReplay = typeof replay === 'object' && replay !== null && Array.isArray(replay.inputs)
    return isSeats(seats) && isReplay ? { seats, replay } : null
  } catch {
    return null
  }
}
