import { type Signal, signal } from '@preact/signals'
import type { ObjectView, PlayerName } from '@fudaba/kernel'

/** Places that a coach speaks of: zones, cells and cards, "P2:life" where they are not of the player who learns. */
export interface Lit {
  readonly side: PlayerName
  readonly places: readonly string[]
}

/** What lights up on the table. */
export const lit: Signal<Lit | null> = signal(null)

const named = (of: PlayerName | null, name: string): boolean => {
  const now = lit.value
  return (
    now !== null &&
    (now.places.includes(`${of}:${name}`) || ((of === now.side || of === null) && now.places.includes(name)))
  )
}

/** For `data-lit` of a zone, or of a cell of it: '' if it lights up, else nothing. */
export const litPlace = (owner: PlayerName | null, zone: string, cell?: string): '' | undefined =>
  named(owner, zone) || (cell !== undefined && named(owner, cell)) ? '' : undefined

/** The same for a card. */
export const litCard = ({ cards, controller }: ObjectView): '' | undefined =>
  cards.some((card) => card !== null && named(controller, card)) ? '' : undefined
