import { type Game, NONE, type Player, V, atom, ties } from '@fudaba/kernel'
import { book, change } from './book.ts'

export const turnPlayerIs = book.variable('turnPlayer')
export const turnPlayer = (g: Game): Player => g.get(turnPlayerIs) as Player

export const phases = ['draw', 'faction', 'main', 'power', 'discard'] as const
export type Phase = (typeof phases)[number]
/** Number of the phase plus one, so that 0 is none. */
export const phaseIs = book.variable('phase')
export const inPhase = (g: Game, phase: Phase): boolean => g.get(phaseIs) === phases.indexOf(phase) + 1

/** Scope of what is counted once a turn. */
export const TURN = 1

export const beginTurn = change('beginTurn', (g, player) => {
  g.variable(turnPlayerIs, player)
  g.variable(V.turn, g.get(V.turn) + 1)
  ties.clearTallies(g, TURN)
  atom.forgetDeparted(g)
  g.emit(g.verbNow, NONE, player, g.get(V.turn))
})

/** Had to draw from an empty deck. */
export const drewNothing = book.counter('drewNothing')
