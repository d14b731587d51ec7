import type { Apply } from '../game/book.ts'
import { VERB, carryOutKernelVerbs } from '../game/kernelVerbs.ts'
import * as atom from './atoms.ts'
import * as ties from './relationWrites.ts'
import { type Player, Var } from '../state/columns.ts'
import { beginScope, endScope } from './scopes.ts'
import type { Game } from '../game/game.ts'
import { countUse } from './limits.ts'
import { settle } from './stateTriggers.ts'

/** How the kernel's verbs are carried out: the arguments of a proposed change become those of an atom. */

/** Ends the game with a winner, or NONE for a draw, and the number of the ending. */
export function finish(g: Game, winner: number, ending: number): void {
  if (g.over) return
  g.variable(Var.over, 1)
  g.variable(Var.winner, winner)
  g.variable(Var.ending, ending)
  g.emit(VERB.finish, -1, winner, ending)
}

/** A verb that only names an event. */
const nothing: Apply = () => undefined

carryOutKernelVerbs({
  move: (g, row, zone, place, flags) => atom.move(g, row, zone, place, flags),
  turn: (g, row, orientation) => void atom.turn(g, row, orientation),
  flip: (g, row, face) => void atom.flip(g, row, face),
  show: (g, row, viewers) => atom.show(g, row, viewers),
  mark: (g, row, column, value) => atom.mark(g, row, column, value),
  count: (g, player, counter, by) => atom.count(g, player as Player, counter, by),
  create: (g, kind, zone, stands, player, flags) =>
    g.variable(Var.result, atom.create(g, kind, zone, stands, player as Player, flags)),
  remove: (g, row) => atom.remove(g, row),
  join: (g, card, row, role) => atom.join(g, card, row, role),
  split: (g, card, zone, place, flags) => g.variable(Var.result, atom.split(g, card, zone, place, flags)),
  shuffle: (g, zone) => atom.shuffle(g, zone),
  relate: (g, relation, a, b, value) => ties.relate(g, relation, a, b, value),
  unrelate: (g, row) => ties.unrelate(g, row),
  beginEffect: (g, def, source, on, a, controller) =>
    void ties.beginEffect(g, def, source, on, a, controller),
  endEffect: (g, row) => ties.endEffect(g, row),
  tally: (g, key, of, scope) => ties.tally(g, key, of, scope),
  clearTallies: (g, scope) => ties.clearTallies(g, scope),
  decide: nothing,
  finish: (g, winner, ending) => finish(g, winner, ending),
  rollback: nothing,
  beginScope: (g, scope) => beginScope(g, scope),
  endScope: (g, scope) => endScope(g, scope),
  noteEffect: (g, effect, b, c) => ties.noteEffect(g, effect, b, c),
  settle: (g, trigger, instance) => settle(g, trigger, instance),
  use: (g, limit, of) => countUse(g, g.book.limits[limit], of),
})
