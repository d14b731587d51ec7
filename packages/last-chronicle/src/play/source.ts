import { type Game, NONE } from '@fudaba/kernel/rules'
import { book } from '../book.ts'

/** From what lies on the stack to the card it comes from. Kept when that card is gone. */
export const source = book.relation('source', true)

/** 発生源 (6.5.1): the card that an ability on the stack comes from, as long as it is the same thing; else NONE. */
export const sourceOf = (g: Game, row: number): number => g.related(source, row)[0] ?? NONE
