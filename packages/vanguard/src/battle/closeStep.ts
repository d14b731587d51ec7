import { type Game, openScope } from '@fudaba/kernel/rules'
import { endBattle, participants } from './attackers.ts'
import { book, procedure, step } from '../book.ts'
import { underDeck } from '../changes/cardActions.ts'
import { checks } from '../changes/checks.ts'
import { moments, onceInStep } from '../changes/moments.ts'
import { raiseAnew, somethingIsLeft } from '../changes/repeated.ts'
import { entersStep, scopes } from '../board/state.ts'
import { hasStatus, isAnyone } from '../board/statuses.ts'

/** クローズステップ (7.7). */

const endScope = book.kernelVerb('endScope')

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
  step('7.7.1.2', (g) => checks.value.now(g)),
  step('11.28.2', (g) => {
    if (isAnyone(g, 'charge'))
      for (const row of participants(g)) if (hasStatus(g, row, 'charge')) g.propose(underDeck, row)
  }),
  step('7.7.1.2', battleIsOver, 'the battle is over'),
  step('7.7.1.3', (g) => {
    if (somethingIsLeft(g, moments.closeStep, onceInStep.close)) g.goto('7.7.1.1')
  }),
  step('7.7.1.4', (g) => g.propose(endScope, scopes.attackSubPhase.id), 'end'),
])
