import type { Apply } from './book.ts'
import * as atom from './atoms.ts'
import * as ties from './ties.ts'
import { type Player, V } from './columns.ts'
import { beginScope, endScope } from './durations.ts'
import type { Game } from './game.ts'
import { countUse } from './limits.ts'
import { settle } from './stateTriggers.ts'

/** The changes every game has. Their numbers are fixed, so that atoms can name them in the log. */
export const VERB = {
  move: 0,
  turn: 1,
  flip: 2,
  show: 3,
  mark: 4,
  count: 5,
  create: 6,
  remove: 7,
  join: 8,
  split: 9,
  shuffle: 10,
  relate: 11,
  unrelate: 12,
  beginEffect: 13,
  endEffect: 14,
  tally: 15,
  clearTallies: 16,
  decide: 17,
  finish: 18,
  rollback: 19,
  beginScope: 20,
  endScope: 21,
  noteEffect: 22,
  settle: 23,
  use: 24,
} as const

/** Ends the game: a winner or NONE, and why. */
export function finish(g: Game, winner: number, ending: number): void {
  if (g.over) return
  g.variable(V.over, 1)
  g.variable(V.winner, winner)
  g.variable(V.ending, ending)
  g.emit(VERB.finish, -1, winner, ending)
}

const nothing: Apply = () => undefined

export const kernelVerbs: readonly (readonly [string, Apply])[] = [
  ['move', (g, row, zone, place, flags) => atom.move(g, row, zone, place, flags)],
  ['turn', (g, row, orientation) => void atom.turn(g, row, orientation)],
  ['flip', (g, row, face) => void atom.flip(g, row, face)],
  ['show', (g, row, viewers) => atom.show(g, row, viewers)],
  ['mark', (g, row, column, value) => atom.mark(g, row, column, value)],
  ['count', (g, player, counter, by) => atom.count(g, player as Player, counter, by)],
  [
    'create',
    (g, kind, zone, stands, player, flags) =>
      g.variable(V.result, atom.create(g, kind, zone, stands, player as Player, flags)),
  ],
  ['remove', (g, row) => atom.remove(g, row)],
  ['join', (g, card, row, role) => atom.join(g, card, row, role)],
  ['split', (g, card, zone, place, flags) => g.variable(V.result, atom.split(g, card, zone, place, flags))],
  ['shuffle', (g, zone) => atom.shuffle(g, zone)],
  ['relate', (g, relation, a, b, value) => ties.relate(g, relation, a, b, value)],
  ['unrelate', (g, row) => ties.unrelate(g, row)],
  [
    'beginEffect',
    (g, def, source, on, a, controller) => void ties.beginEffect(g, def, source, on, a, controller),
  ],
  ['endEffect', (g, row) => ties.endEffect(g, row)],
  ['tally', (g, key, of, scope) => ties.tally(g, key, of, scope)],
  ['clearTallies', (g, scope) => ties.clearTallies(g, scope)],
  ['decide', nothing],
  ['finish', (g, winner, ending) => finish(g, winner, ending)],
  ['rollback', nothing],
  ['beginScope', (g, scope) => beginScope(g, scope)],
  ['endScope', (g, scope) => endScope(g, scope)],
  ['noteEffect', (g, effect, b, c) => ties.noteEffect(g, effect, b, c)],
  ['settle', (g, trigger, instance) => settle(g, trigger, instance)],
  ['use', (g, limit, of) => countUse(g, g.book.limits[limit], of)],
]
