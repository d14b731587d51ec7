import { type Game, NONE, type Player, atom, relatedFrom, ties } from '@fudaba/kernel/rules'
import { book, change, fact } from '../book.ts'
import { actor, aim, answers, kinds } from '../changes/declarations.ts'
import { TURN } from '../board/state.ts'
import { declared } from '../board/zones.ts'

/** アタック宣言, ガード宣言 as they lie among the declarations. */

/** The player whom an attack is against, plus one: himself, or as the owner of what it aims at. */
export const against = book.column('against')
export const defender = (g: Game, row: number): Player => (g.object(row, against) - 1) as Player
/** Of a guard: the card that says that it surely guards (4-4), as an object, plus one. */
export const sure = book.column('surely')

export const isAttack = (g: Game, row: number): boolean => g.kind(row) === kinds.attack

/** Whether there is one that is not resolved. */
export const attackIsDeclared = (g: Game): boolean => {
  for (let row = g.top(declared, 0); row !== NONE; row = g.next(row)) if (isAttack(g, row)) return true
  return false
}

/** How often a character has attacked in this turn. */
export const ATTACKED = 1

export const declareAttack = change('declareAttack', (g, by, at, whom) => {
  const row = atom.create(g, kinds.attack, g.zone(declared, 0), 1, g.controller(by), 0)
  ties.relate(g, actor.id, row, by, 0)
  if (at !== NONE) ties.relate(g, aim.id, row, at, 0)
  atom.mark(g, row, against, whom + 1)
  ties.tally(g, ATTACKED, g.id(by), TURN)
  g.emit(g.verbNow, by, g.controller(by))
})
export const declareGuard = change('declareGuard', (g, by, attack, surely) => {
  const row = atom.create(g, kinds.guard, g.zone(declared, 0), 1, g.controller(by), 0)
  ties.relate(g, actor.id, row, by, 0)
  ties.relate(g, answers.id, row, attack, 0)
  if (surely > 0) atom.mark(g, row, sure, surely)
  g.emit(g.verbNow, by, g.controller(by))
})

/** Attacks that nobody has declared a guard against: the last one first. */
const unanswered = (g: Game): number[] =>
  g.objects(declared, 0).filter((row) => isAttack(g, row) && relatedFrom(g, answers, row) === NONE)

/** What a guard now would answer directly: an attack on this player (4-1). */
export const attackOn = (g: Game, player: Player): number => {
  const top = g.top(declared, 0)
  return top !== NONE && isAttack(g, top) && defender(g, top) === player ? top : NONE
}
/** The attack that a card may have guarded though it lies below: the one the card was declared against (4-1-a). */
export const attackToGuard = (g: Game, player: Player): number =>
  unanswered(g).find((row) => defender(g, row) === player) ?? NONE

/** An attack by an effect costs nothing (base.1.6.3). */
export const isFree = fact('base.1.6.3', true, false)
