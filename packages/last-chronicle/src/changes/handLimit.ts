import { type Game, NONE, type Player, ask } from '@fudaba/kernel/rules'
import { book, rule } from '../book.ts'

/** The hand limit (9.7.3.1) is six, unless a card says otherwise, which then holds (2.1). */
const USUAL = 6
export const handLimit = book.query('handLimit', () => USUAL)
export const limitOf = rule(
  '2.1',
  (g: Game, player: Player): number => ask(g, handLimit, NONE, player),
  () => USUAL,
)
