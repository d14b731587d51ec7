import { FACE_DOWN, FACE_UP, type Game, NONE, type Player, atom } from '@fudaba/kernel/rules'
import { book, change, rule, verb, direct } from '../book.ts'
import { noteCharge } from '../board/state.ts'
import { bind, deck, drop, field, soul } from '../board/zones.ts'

/** 特定行動 (chapter 10) with cards outside the field. */

/** What is face up already is not turned up, what is down not down (3.17.4). */
const isNew = rule(
  '3.17.4',
  (g: Game, row: number, down: boolean): boolean => g.faceDown(row) !== down,
  () => true,
)
/** 表にする (3.17.3.1), 裏にする (3.17.3.2). */
export const faceUp = verb('3.17.3.1', 'faceUp', (g, row) => {
  if (!isNew(g, row, false)) return
  g.emit(g.verbNow, row, g.controller(row))
  atom.flip(g, row, FACE_UP)
})
export const faceDown = verb('3.17.3.2', 'faceDown', (g, row) => {
  if (!isNew(g, row, true)) return
  g.emit(g.verbNow, row, g.controller(row))
  atom.flip(g, row, FACE_DOWN)
})

/** ソウルブラスト (10.17.1): from the soul to the drop zone. */
export const soulBlast = verb('10.17.1', 'soulBlast', (g, row) => {
  atom.move(g, row, g.zone(drop, g.owner(row)), atom.TOP, 0)
  g.emit(g.verbNow, row, g.controller(row))
})
/** One card of a ソウルチャージ (10.18.1). Several cards of a deck go one by one (4.2.3). */
export const chargeOne = verb('10.18.1', 'soulCharge', (g, who) => {
  const top = g.top(deck, who as Player)
  if (top === NONE) return
  atom.move(g, top, g.zone(soul, who as Player), atom.TOP, 0)
  noteCharge(g, who as Player)
  g.emit(g.verbNow, top, who)
})
/** Several cards of a deck move one by one (4.2.3). */
direct('4.2.3')
export function soulCharge(g: Game, player: Player, n: number): void {
  for (let i = n; i > 0; i--) g.propose(chargeOne, player)
}
/** Which card has bound it (4.9.3): the id it had, 0 if none did. */
export const boundBy = book.column('boundBy')
const bundles = rule(
  '4.9.3',
  (g: Game, row: number, by: number): void => atom.mark(g, row, boundBy, by),
  () => undefined,
)
/** バインドする (10.19.1): (card, id of what binds it, 1 if face down). */
export const bindCard = verb('10.19.1', 'bind', (g, row, by, down) => {
  const player = g.owner(row)
  // What leaves the field is spoken of as it was there.
  const leaves = g.inZone(row, field)
  if (leaves) g.emit(g.verbNow, row, player)
  atom.move(g, row, g.zone(bind, player), atom.TOP, down === 1 ? atom.FACE_DOWN_FLAG : 0)
  bundles(g, row, by)
  if (!leaves) g.emit(g.verbNow, row, player)
})
/** The cards that one card has bound. */
export const bundleOf = (g: Game, player: Player, by: number): number[] =>
  g.objects(bind, player).filter((row) => g.object(row, boundBy) === by)

/** To where one of the deck goes: under it. */
export const underDeck = change('underDeck', (g, row) =>
  atom.move(g, row, g.zone(deck, g.owner(row)), atom.BOTTOM, 0),
)
export const onDeck = change('onDeck', (g, row) => atom.move(g, row, g.zone(deck, g.owner(row)), atom.TOP, 0))
/** シャッフルする (10.11.1). */
export const shuffleDeck = verb('10.11.1', 'shuffleDeck', (g, who) =>
  book.kernelVerb('shuffle').apply(g, g.zone(deck, who as Player), 0, 0, 0, 0),
)
