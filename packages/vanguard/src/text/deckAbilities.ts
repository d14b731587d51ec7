import type { Effect } from '@fudaba/kernel/text'
import '../../grammar/nodes.ts'
import { rule } from '../book.ts'
import type { VanguardCard } from '../board/cards.ts'

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
