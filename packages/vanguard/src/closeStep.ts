import { type Game, NONE, VERB, openScope } from '@fudaba/kernel'
import { endBattle } from './attackers.ts'
import { attackerOf, boostersOf, victims } from './battleUnits.ts'
import { book, procedure, step } from './book.ts'
import { underDeck } from './cardActions.ts'
import { checkNow } from './check.ts'
import { moments, onceInStep } from './moments.ts'
import { raiseAnew, somethingIsLeft } from './repeated.ts'
import { entersStep, scopes } from './state.ts'
import { hasStatus, isAnyone } from './statuses.ts'
import { mateOf } from './units.ts'

/** クローズステップ (7.7). */

const endScope = book.verbs[VERB.endScope]

/** What lasts for the battle is over, and nobody attacks or is attacked any more (7.7.1.2). */
function battleIsOver(g: Game): void {
  if (openScope(g, scopes.battle) === 0) return
  g.propose(endBattle)
  g.propose(endScope, scopes.battle.id)
}

export const closeStep = procedure('closeStep', 0, [
  step('7.7.1.1', (g) => {
    entersStep(g, 'close')
    raiseAnew(g, moments.closeStep)
  }),
  step('7.7.1.2', checkNow),
  step('11.28.2', (g) => {
    if (!isAnyone(g, 'charge')) return
    const attacker = attackerOf(g)
    const fought =
      attacker === NONE
        ? []
        : [attacker, ...boostersOf(g, attacker), ...boostersOf(g, mateOf(g, attacker)), ...victims(g)]
    for (const row of fought) if (hasStatus(g, row, 'charge')) g.propose(underDeck, row)
  }),
  step('7.7.1.2', battleIsOver, 'the battle is over'),
  step('7.7.1.3', (g) => {
    if (somethingIsLeft(g, moments.closeStep, onceInStep.close)) g.goto('7.7.1.1')
  }),
  step('7.7.1.4', (g) => g.propose(endScope, scopes.attackSubPhase.id), 'end'),
])
