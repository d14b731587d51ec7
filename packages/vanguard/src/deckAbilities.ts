import type { Effect } from '@fudaba/kernel'
import { rule } from './book.ts'
import type { VanguardCard } from './cards.ts'

declare module '@fudaba/kernel' {
  interface EffectNodes {
    /** デッキに(数値)枚まで入れることができる (5.1.2); without a number as many as one likes. */
    'vanguard.copies': { readonly amount?: number }
  }
}

/** Abilities about building decks, which work before the game (5.1.2). */

const copies = (effect: Effect): number | null =>
  effect.kind === 'vanguard.copies' ? (effect.amount ?? Infinity) : null
/** How many of a card a deck may hold: what the card says in place of what the rules say. */
export const copiesAllowed = rule(
  '5.1.2',
  ({ abilities = [] }: VanguardCard, most: number): number =>
    abilities.filter(({ kind }) => kind === 'deck').reduce((n, { effect }) => copies(effect) ?? n, most),
  (_card: VanguardCard, most: number): number => most,
)
