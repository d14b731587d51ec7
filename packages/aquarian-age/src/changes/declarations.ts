import { type Game, NONE, type Player, atom, relatedTo, ties } from '@fudaba/kernel/rules'
import { book, change } from '../book.ts'
import { declared } from '../board/zones.ts'

/** 宣言 (21-3a): what can be answered lies in the zone of declarations until it is resolved. */
export const kinds = {
  phase: book.kind('phase'),
  factionCheck: book.kind('faction-check'),
  attack: book.kind('attack'),
  guard: book.kind('guard'),
  setting: book.kind('setting'),
  break: book.kind('break'),
  permanent: book.kind('permanent'),
  effect: book.kind('effect', 'ability+1'),
  project: book.kind('project'),
  fast: book.kind('fast'),
}

/** From an attack to its attacker, from a guard to the guarding character. */
export const actor = book.relation('actor')
/** From a declaration to what it aims at; an attack on a player has none. */
export const aim = book.relation('aim')
/** From a guard to the attack it answers. */
export const answers = book.relation('answers')
/** From an attack to the character that guards, once the guard has been resolved. */
export const guardedBy = book.relation('guarded by')

export const actorOf = (g: Game, row: number): number => relatedTo(g, actor, row)
export const aimOf = (g: Game, row: number): number => relatedTo(g, aim, row)
/** Whether it was declared against a character, still there or not. */
export const hasAim = (g: Game, row: number): boolean => g.relations(aim, row).length > 0

/** A declaration that is no card: (kind, player, actor or NONE, aim or NONE). */
export const declare = change('declare', (g, kind, player, by, at) => {
  const row = atom.create(g, kind, g.zone(declared, 0), 1, player as Player, atom.TOP)
  if (by !== NONE) ties.relate(g, actor.id, row, by, 0)
  if (at !== NONE) ties.relate(g, aim.id, row, at, 0)
})
/** A card of the hand is declared: (card object, kind, aim or NONE). */
export const declareCard = change('declareCard', (g, row, kind, at) => {
  atom.move(g, row, g.zone(declared, 0), atom.TOP, 0)
  atom.setKind(g, row, kind)
  if (at !== NONE) ties.relate(g, aim.id, row, at, 0)
})
/** What is declared aims at this. */
export const takeAim = change('takeAim', (g, row, at) => ties.relate(g, aim.id, row, at, 0))
/** A declaration that was no card is over. */
export const endDeclaration = change('endDeclaration', (g, row) => atom.remove(g, row))
