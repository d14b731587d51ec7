import type { DatedCard } from '@fudaba/cardtext'
import type { CardReader } from '../cards/reader.ts'
import type { SetBody } from './kept.ts'

/** `faulty`: something is missing or wrong, so that it cannot be played; `unread`: it has sentences that do nothing. */
export type CardState = 'read' | 'unread' | 'faulty'

/** How the cards of a set stand, as far as they have been looked at. */
export interface SetCounts {
  readonly states: ReadonlyMap<DatedCard, CardState>
  readonly read: number
  readonly unread: number
  readonly faulty: number
  /** How many are still to be looked at. */
  readonly left: number
}

/** So many cards are read without a pause. */
const AT_ONCE = 40

/** How one card of a set stands. */
export function stateOf(reader: CardReader, set: SetBody, card: DatedCard): CardState {
  if (reader.check(card).length > 0) return 'faulty'
  return [...reader.inSet(set, card).values()].every(({ isWhole }) => isWhole) ? 'read' : 'unread'
}

/** Reads a set card by card without holding the page up; tells the counts as they grow. Returns what ends it. */
export function countSet(
  reader: CardReader,
  set: SetBody,
  onCounts: (counts: SetCounts) => void,
): () => void {
  const states = new Map<DatedCard, CardState>()
  const numbers = { read: 0, unread: 0, faulty: 0 }
  let at = 0
  let timer = 0
  const goOn = (): void => {
    for (const card of set.cards.slice(at, at + AT_ONCE)) {
      const state = stateOf(reader, set, card)
      states.set(card, state)
      numbers[state]++
    }
    at = Math.min(at + AT_ONCE, set.cards.length)
    onCounts({ states, ...numbers, left: set.cards.length - at })
    if (at < set.cards.length) timer = setTimeout(goOn)
  }
  goOn()
  return () => clearTimeout(timer)
}
