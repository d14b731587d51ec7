import { type Game, NONE, type Procedure, anyPending, ask as query } from '@fudaba/kernel/rules'
import { STATUS } from '../board/battleMarks.ts'
import {
  attackIsOff,
  attackUnits,
  attackedIs,
  attackedPlayer,
  becomeAttacker,
  becomeCounter,
  chosenIs,
  counterUnit,
  declaredTarget,
  declaredUnits,
  endBattle,
  endStatus,
  forgetDeclared,
  isScrum,
  refuseAttack,
  scrumIs,
  stayHome,
  totalStr,
} from './battleUnits.ts'
import { ask, book, procedure, step } from '../book.ts'
import { def, str } from '../board/characteristics.ts'
import { configOf } from '../board/config.ts'
import { hasAttribute } from '../board/attributes.ts'
import { counterReasons, counteredTogether, dealtBy, demandedCounter, supported } from './fighting.ts'
import { legalAttackers } from './legality.ts'
import { moments } from '../changes/moments.ts'
import { beginStep, endStep } from '../changes/periods.ts'
import { nonPrimary, primary, ruleActionsWait, scopes } from '../board/state.ts'
import { loseBond } from '../changes/bond.ts'
import { stun } from '../changes/stun.ts'
import { action, discard, loseSupport, ready } from '../changes/verbs.ts'
import { attackDemands, counter, may, overkill } from '../changes/verdicts.ts'
import { hand } from '../board/zones.ts'

/** 804. 戦闘解決ステップ, the last of the chapter that battle.ts begins. */

/** 優先権処理 (902), of turn/priority.ts: it offers every action of play. */
export const priorityWindow = book.later<Procedure>('priorityWindow')

const COUNTERED = 0
const STUNNED = 1
const OVERKILL = 2
const COUNTER_STUNNED = 3
/** Whether the target had support when it was attacked. */
const SUPPORTED = 4

/** Whether an attacker has changed zones, or sides. */
const someoneLeft = (g: Game): boolean =>
  declaredUnits(g).length < g.get(chosenIs) ||
  declaredUnits(g).some((row) => g.controller(row) !== primary(g))

/** 再び803.3に戻る: whatever the battle had begun is over. */
function backToSelection(g: Game): void {
  g.propose(forgetDeclared)
  g.propose(endStatus, ALL_STATUS)
  g.propose(endBattle)
  g.variable(attackedIs, 0)
  g.propose(book.kernelVerb('endScope'), scopes.battle.id)
  endStep(g)
  beginStep(g, 'selection', primary(g))
  g.goto('back to the selection')
}
const ALL_STATUS = STATUS.attacking | STATUS.scrum | STATUS.countering | STATUS.inBattle

/** How many hand cards the declared attack demands. */
const demanded = (g: Game): number =>
  declaredUnits(g).reduce((sum, row) => sum + query(g, attackDemands, row, NONE), 0)

export const battleResolution = procedure('battleResolution', 5, [
  step(
    '804',
    (g) => {
      // Outside of the step: what lasts for the battle ends by 804.13a, not with the step.
      g.propose(book.kernelVerb('beginScope'), scopes.battle.id)
      beginStep(g, 'resolution', primary(g))
    },
    'resolution begins',
  ),
  // Who left takes the whole attack with it; who may no longer attack stays home alone.
  step('804.1a', (g) => {
    if (!someoneLeft(g)) return
    for (const row of declaredUnits(g)) g.propose(stayHome, row)
    g.variable(chosenIs, 0)
    g.propose(attackIsOff)
  }),
  step('804.1', (g) => {
    const legal = legalAttackers(g)
    for (const row of declaredUnits(g)) if (!legal.includes(row)) g.propose(stayHome, row)
  }),
  step('804.2', (g) => {
    if (declaredUnits(g).length > 0) return
    if (g.get(chosenIs) > 0) g.propose(attackIsOff)
    backToSelection(g)
  }),
  ask('804.3', {
    offer(g, d) {
      const n = demanded(g)
      if (n > 0) d.yesNo(primary(g), 'battle.demand', g.count(hand, primary(g)) >= n)
    },
    take(g, answer) {
      if (answer.yes) return
      for (const row of declaredUnits(g))
        if (query(g, attackDemands, row, NONE) > 0) g.propose(refuseAttack, row)
      backToSelection(g)
    },
  }),
  ask(
    '804.3',
    {
      offer(g, d) {
        const n = demanded(g)
        if (n > 0) d.choose(primary(g), 'program.discard', g.objects(hand, primary(g)), n, n)
      },
      take(g, answer) {
        for (const row of answer.values) g.propose(discard, row)
      },
    },
    'what the attack demands',
  ),
  step('804.4', (g) => {
    for (const row of declaredUnits(g)) g.propose(action, row)
  }),
  step('804.5', (g) => {
    const attackers = declaredUnits(g)
    g.variable(scrumIs, attackers.length > 1 ? 1 : 0)
    for (const row of attackers) g.propose(becomeAttacker, row, declaredTarget(g), g.get(scrumIs))
  }),
  step('804.6', (g) => {
    const target = declaredTarget(g)
    if (target === NONE) g.variable(attackedIs, nonPrimary(g) + 1)
    else g.propose(becomeCounter, target)
  }),
  step('804', (g) => g.propose(forgetDeclared), 'the attack is on'),
  step('804.8', (g) => {
    const target = counterUnit(g)
    for (const row of attackUnits(g)) {
      g.propose(moments.attacked, row)
      if (isScrum(g)) g.propose(moments.scrumAttacked, row)
    }
    if (target === NONE) {
      const player = attackedPlayer(g)
      if (player !== NONE) g.propose(moments.playerAttacked, player)
      if (player !== NONE && isScrum(g)) g.propose(moments.playerScrumAttacked, player)
      return
    }
    g.setLocal(SUPPORTED, hasAttribute(g, target, 'support') ? 1 : 0)
    g.propose(moments.wasAttacked, target)
    if (isScrum(g)) g.propose(moments.wasScrumAttacked, target)
  }),
  step('804.9', (g) => g.call(priorityWindow.value)),
  step('804.10', (g) => {
    const attackers = attackUnits(g)
    const hasTarget = counterUnit(g) !== NONE || attackedPlayer(g) !== NONE
    if (attackers.length > 0 && hasTarget) return
    for (const row of attackers) g.propose(ready, row)
    backToSelection(g)
  }),
  ask('804.11a-1', {
    offer(g, d) {
      const target = counterUnit(g)
      if (target === NONE) return
      const from = attackUnits(g).filter((row) => may(g, counter, target, row))
      const together = counteredTogether(g, target, from)
      if (together.length > 0)
        d.choose(g.controller(target), 'battle.counter', together, together.length, together.length)
      else d.choose(g.controller(target), 'battle.counter', demandedCounter(g, target, from), 1, 1)
      d.about(target).because(counterReasons)
    },
    take(g, answer) {
      g.setList(COUNTERED, answer.values)
      for (const row of answer.values) g.propose(moments.countered, counterUnit(g), row)
    },
  }),
  step('804.11a-2', (g) => {
    const target = counterUnit(g)
    if (target !== NONE && totalStr(g) >= g.value(def, target)) g.setLocal(STUNNED, 1)
  }),
  step('804.11a-3', (g) => {
    const target = counterUnit(g)
    const [attacker] = attackUnits(g)
    if (
      target === NONE ||
      isScrum(g) ||
      supported(g, target, g.local(SUPPORTED) === 1) ||
      !may(g, overkill, attacker)
    )
      return
    g.setLocal(OVERKILL, g.value(str, attacker) - g.value(def, target))
  }),
  step('804.11a-4', (g) => {
    const target = counterUnit(g)
    if (target === NONE) return
    const beaten = g.list(COUNTERED).filter((row) => g.value(str, target) >= g.value(def, row))
    g.setList(COUNTER_STUNNED, beaten)
  }),
  step('804.11b', (g) => {
    const player = attackedPlayer(g)
    if (player === NONE) return
    for (const row of attackUnits(g))
      if (may(g, overkill, row)) g.propose(loseBond, player, g.value(str, row), dealtBy(row))
  }),
  // What 804.11a noted happens here, at one moment: all numbers are those right after the choice of 804.11a-1.
  step('804.11', (g) => {
    const target = counterUnit(g)
    const [attacker] = attackUnits(g)
    if (g.local(STUNNED) === 1) g.propose(stun, target)
    if (target !== NONE && g.local(OVERKILL) > 0)
      g.propose(loseBond, g.controller(target), g.local(OVERKILL), dealtBy(attacker))
    for (const row of g.list(COUNTER_STUNNED)) g.propose(stun, row)
  }),
  step('804.12', (g) => g.call(priorityWindow.value)),
  step('804.13a', (g) => g.propose(book.kernelVerb('endScope'), scopes.battle.id)),
  step('804.13b', (g) => g.propose(endStatus, STATUS.attacking | STATUS.scrum)),
  step('804.13c', (g) => g.propose(endStatus, STATUS.countering)),
  step('804.13d', (g) => g.propose(endStatus, STATUS.inBattle)),
  step('804.13e', (g) => g.variable(attackedIs, 0)),
  step('804.13f', (g) => {
    if (anyPending(g) || ruleActionsWait(g)) g.goto('804.12')
  }),
  step('804.13', (g) => {
    if (configOf(g).supportLasts === 'battle' && counterUnit(g) !== NONE)
      g.propose(loseSupport, counterUnit(g))
    g.propose(endBattle)
    endStep(g)
    g.done()
  }),
  // What had begun is over by the clause that says so: the return is a step of its own.
  step('804', (g) => g.returnTo('803.3'), 'back to the selection'),
])
