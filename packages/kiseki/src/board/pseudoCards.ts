import { type Game, NONE } from '@fudaba/kernel/rules'
import { book } from '../book.ts'
import { type KisekiCard, printed } from './cards.ts'
import { corrected } from './corrected.ts'
import { standsFor } from './standsFor.ts'

/** 疑似的なカード (1204.2i, 1204.2j): what waits for a card that stays where it is, or for an ability. */
export const pseudoCard = book.kind('pseudo-card', (stands, g) => standsFor.word(stands, g.book))
export const isPseudoCard = (g: Game, row: number): boolean => g.kind(row) === pseudoCard

/** Whose printed information a pseudo-card has: its number plus one; 0 for an ability. */
export const copies = book.recordColumn('copies', 'card+1')

/** 発生源 (1222.2): from what waits to the card it comes from. Kept when that card is gone. */
export const source = book.relation('source', true)

/** The printed cards an object consists of; a pseudo-card has those of the card it stands for. */
export function faces(g: Game, row: number): KisekiCard[] {
  if (g.cardOf(row) !== NONE) return g.cardsOf(row).map((card) => printed(g, card))
  const copied = g.object(row, copies)
  return copied === 0 ? [] : [corrected(g, g.cards[copied - 1] as KisekiCard)]
}
