import { type Game, NONE, Var, atom } from '@fudaba/kernel/rules'
import { book, rule, verb } from '../book.ts'
import { printed } from '../board/cards.ts'
import { namesOf } from '../board/characteristics.ts'
import { heart } from '../board/cardStates.ts'
import { inLegion, isMate, mateOf, vanguardOf } from '../board/units.ts'
import { names } from '../board/words.ts'
import { field, vanguardCircle } from '../board/zones.ts'
import { relateLegion } from './locking.ts'
import { belongTo } from './strideVerb.ts'

/** 双闘する (10.25). */

/** 1 for a unit that has been in legion (11.10.2). */
export const wasInLegion = book.column('wasInLegion')
/** The turn in which it came to be in legion (10.25.14). */
export const legionIn = book.column('legionIn')

/** Those who can be in legion with it: any of the names it says (11.10.1.1, 11.10.2.1). */
const named = (g: Game, row: number): readonly string[] => printed(g, g.cardOf(row)).mates ?? []
const firstNamed = (g: Game, row: number): readonly string[] => named(g, row).slice(0, 1)
const eitherOf = rule('ex.11.10.2.1', named, firstNamed)
const matesOf = rule('11.10.2.1', eitherOf, firstNamed)
/** Not with one who leads already or has no mates (10.25.1.2), nor led by a mate (10.25.16). */
const canLead = rule(
  '10.25.1.2',
  (g: Game, row: number): boolean => mateOf(g, row) === NONE && matesOf(g, row).length > 0,
  () => true,
)
const noMate = rule(
  '10.25.16',
  (g: Game, row: number): boolean => !isMate(g, row),
  () => true,
)
/** Of the two one leads and one is the mate for as long as they are in legion (10.25.2). */
const associate = rule('10.25.2', relateLegion, () => undefined)
/** 双闘する (10.25.1): (leader, mate): the mate comes beside the leader, standing or resting as he does. */
export const formLegion = verb('10.25.1', 'legion', (g, leader, mate) => {
  if (!noMate(g, leader) || !canLead(g, leader)) return
  const player = g.controller(leader)
  const turned = g.turned(leader) ? atom.TURNED_FLAG : 0
  atom.move(g, mate, g.zone(field, player), atom.BOTTOM, atom.cellFlag(vanguardCircle()) | turned)
  associate(g, leader, mate)
  atom.mark(g, leader, wasInLegion, 1)
  for (const each of [leader, mate]) atom.mark(g, each, legionIn, g.get(Var.turn))
  g.emit(g.verbNow, leader, player, mate)
})

/** Whether the other one has a name that this one says, in whatever spelling. */
export const namesAsMate = (g: Game, one: number, other: number): boolean => {
  const words = names.in(g.book)
  const own = g.value(namesOf, other)
  return matesOf(g, one).some((name) => words.find(name) >= 0 && words.has(own, words.find(name)))
}
/** 「双闘できるカード」: those it names, and those that name it (10.25.17). */
export const canBeInLegion = rule(
  '10.25.17',
  (g: Game, one: number, other: number): boolean => namesAsMate(g, one, other) || namesAsMate(g, other, one),
  () => true,
)
/** Not with a heart that is in legion already (10.25.18.1). */
const isFreeHeart = rule(
  '10.25.18.1',
  (g: Game, row: number): boolean => !inLegion(g, row),
  () => true,
)
/** ハーツの双闘化 (10.25.18): (heart, card); who names the other leads, and both belong to the vanguard. */
export const heartLegion = verb('10.25.18', 'heartLegion', (g, own, card) => {
  if (g.object(own, heart) !== 1 || !isFreeHeart(g, own) || !canBeInLegion(g, own, card)) return
  const player = g.controller(own)
  const vanguard = vanguardOf(g, player)
  atom.move(g, card, g.zone(field, player), atom.BOTTOM, atom.cellFlag(vanguardCircle()))
  atom.mark(g, card, heart, 1)
  if (namesAsMate(g, own, card)) relateLegion(g, own, card)
  else relateLegion(g, card, own)
  if (vanguard !== NONE) belongTo(g, vanguard, card)
  g.emit(g.verbNow, own, player)
})
