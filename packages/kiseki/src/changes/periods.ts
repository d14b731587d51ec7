import { type Game, NONE, type Player, Var, atom } from '@fudaba/kernel/rules'
import { book, change, fact, direct } from '../book.ts'
import { PHASE, STEP, type StepName, initiative, phaseIs, scopes, stepIs, stepOf } from '../board/state.ts'
import { emptyPools } from './bond.ts'

/** Phases and steps begin and end: with them end the pools (302.1b) and what lasts for their time. */

const begin = book.kernelVerb('beginScope')
const end = book.kernelVerb('endScope')

/** A new turn, for the log and for the scope of 'このターン中'. */
const turnBegins = change('beginTurn', (g) => void g.emit(g.verbNow, NONE, initiative(g), g.get(Var.turn)))
export function beginTurn(g: Game): void {
  g.variable(Var.turn, g.get(Var.turn) + 1)
  g.propose(turnBegins)
  g.propose(begin, scopes.turn.id)
}

/** Phases are shared by both players (702.1), steps are each player's own (702.2). */
const shared = fact('702.1', true, false)
direct('702.2')

/** How things last were is kept until nothing waits that could ask: crafts of 705.6 are played in the next turn. */
const forgetDeparted = change('forgetDeparted', (g) => atom.forgetDeparted(g))

export function beginPhase(g: Game, phase: keyof typeof PHASE): void {
  g.variable(phaseIs, PHASE[phase])
  if (phase === 'battle') g.propose(forgetDeparted)
  g.propose(begin, scopes.phase.id)
}
export function endPhase(g: Game): void {
  g.variable(phaseIs, PHASE.none)
  g.propose(emptyPools)
  g.propose(end, scopes.phase.id)
}
/** Between the steps of the two players the phase goes on. */
export function phaseForEach(g: Game): void {
  if (shared()) return
  g.propose(end, scopes.phase.id)
  g.propose(begin, scopes.phase.id)
}

export function beginStep(g: Game, name: StepName, player: Player): void {
  g.variable(stepIs, STEP[name])
  g.variable(stepOf, player + 1)
  g.propose(begin, scopes.step.id)
}
export function endStep(g: Game): void {
  g.variable(stepIs, STEP.none)
  g.propose(emptyPools)
  g.propose(end, scopes.step.id)
}
