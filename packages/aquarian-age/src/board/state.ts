import { type Game, NONE, type Player, Var, atom, ties } from '@fudaba/kernel/rules'
import { book, change } from '../book.ts'

export const turnPlayerIs = book.variable('turnPlayer')
export const turnPlayer = (g: Game): Player => g.get(turnPlayerIs) as Player

export const phases = ['draw', 'faction', 'main', 'power', 'discard'] as const
export type Phase = (typeof phases)[number]
/**
 * Number of the phase plus one, so that 0 is none. It is told to the players; rules and texts ask whether it is the main
 * phase and no more, so none but that can change a value.
 */
const phaseIs = book.bookkeeping('phase')
const mainPhaseIs = book.variable('main phase')
export const phaseNow = (g: Game): Phase | undefined => phases[g.get(phaseIs) - 1]
export const inMainPhase = (g: Game): boolean => g.get(mainPhaseIs) === 1
/** The phase with this number begins; with NONE, the last one is over. */
export function setPhase(g: Game, number: number): void {
  g.variable(phaseIs, number + 1)
  g.variable(mainPhaseIs, number === MAIN ? 1 : 0)
}
const MAIN = phases.indexOf('main')

/** Scope of what is counted once a turn. */
export const TURN = 1

export const scopes = { turn: book.scope('turn'), battle: book.scope('battle') }
/** ターン終了時 (17-6): an event without a change. */
export const turnEnds = change('turnEnds', (g, player) => void g.emit(g.verbNow, NONE, player))
/** A phase begins: (player, number of the phase). */
export const phaseBegins = change(
  'phaseBegins',
  (g, player, phase) => void g.emit(g.verbNow, NONE, player, phase),
)
export function turnScope(g: Game, how: 'begins' | 'ends'): void {
  g.propose(book.kernelVerb(how === 'begins' ? 'beginScope' : 'endScope'), scopes.turn.id)
}

export const beginTurn = change('beginTurn', (g, player) => {
  g.variable(turnPlayerIs, player)
  g.variable(Var.turn, g.get(Var.turn) + 1)
  ties.clearTallies(g, TURN)
  atom.forgetDeparted(g)
  g.emit(g.verbNow, NONE, player, g.get(Var.turn))
})

/** Had to draw from an empty deck. */
export const drewNothing = book.counter('drewNothing')
