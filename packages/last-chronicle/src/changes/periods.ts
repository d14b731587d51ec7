import { type Game, NONE, PLAYERS, Var, atom } from '@fudaba/kernel/rules'
import { book, change, rule } from '../book.ts'
import { PHASE, type PhaseName, phaseIs, scopes, stonesPut, turnBegan, turnPlayer } from '../board/state.ts'
import { pools } from '../board/soulPool.ts'

/** Turns and phases begin and end: with a phase end the souls in the pools (7.7.4). */

const begin = book.kernelVerb('beginScope')

const turnBegins = change('beginTurn', (g) => {
  atom.forgetDeparted(g)
  // Before the event: whatever arrives from now on is younger.
  g.setCounter(turnBegan, turnPlayer(g), g.time)
  g.emit(g.verbNow, NONE, turnPlayer(g), g.get(Var.turn))
  for (const player of PLAYERS) g.setCounter(stonesPut, player, 0)
})
export function beginTurn(g: Game): void {
  g.variable(Var.turn, g.get(Var.turn) + 1)
  g.propose(turnBegins)
  g.propose(begin, scopes.turn.id)
}

export function beginPhase(g: Game, phase: PhaseName): void {
  g.variable(phaseIs, PHASE[phase])
}

const vanish = rule(
  '7.7.4',
  (g: Game): void => {
    for (const player of PLAYERS)
      for (const pool of pools) if (g.counter(pool, player) > 0) g.setCounter(pool, player, 0)
  },
  () => undefined,
)
const emptyPools = change('emptyPools', (g) => vanish(g))
export function endPhase(g: Game): void {
  g.propose(emptyPools)
}
