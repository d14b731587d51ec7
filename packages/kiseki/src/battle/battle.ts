import { type Game, NONE, type Player, opponent } from '@fudaba/kernel/rules'
import { attackerConstraints, possibleAttackers } from './attackers.ts'
import { battleResolution, priorityWindow } from './battleResolution.ts'
import {
  chosenIs,
  declare,
  declareAtPlayer,
  declaredTarget,
  declaredUnits,
  forgetDeclared,
  forgetRefused,
  isRefused,
  unitsOf,
} from './battleUnits.ts'
import { ask, procedure, step } from '../book.ts'
import { configOf } from '../board/config.ts'
import {
  attackerReasons,
  commonTargets,
  demandedTargets,
  legalAttackers,
  mustAttack,
  targetReasons,
} from './legality.ts'
import { moments } from '../changes/moments.ts'
import { beginPhase, beginStep, endPhase, endStep } from '../changes/periods.ts'
import { initiative, primary, stepOf } from '../board/state.ts'

/** 戦闘フェイズの処理 (800): the phase and its sub-steps; the resolution step (804) has a file of its own. */

// ── 802. 戦闘フェイズ ─────────────────────────────────────────────────────────────────────────────────────────────

const WHO = 0
const PASSES = 1
const RESULT = 2
const next = (g: Game): void => g.setLocal(WHO, opponent(g.local(WHO) as Player))

export const battlePhase = procedure('battlePhase', 3, [
  step('802', (g) => beginPhase(g, 'battle')),
  step('802.1', (g) => g.propose(moments.battlePhaseStart, initiative(g))),
  step('802.2', (g) => g.call(priorityWindow.value)),
  step('802.3', (g) => g.setLocal(WHO, initiative(g))),
  step(
    '802',
    (g) => {
      g.variable(stepOf, g.local(WHO) + 1)
      g.call(battleSubStep)
    },
    'sub-step',
  ),
  step('802', (g) => g.setLocal(RESULT, g.result), 'sub-step done'),
  step('803.4b', (g) => {
    g.setLocal(PASSES, g.local(RESULT) === PASSED ? g.local(PASSES) + 1 : g.local(RESULT) === FOUGHT ? 0 : 1)
    if (g.local(PASSES) === 2) g.goto('battles end')
  }),
  step('803.4a', (g) => {
    if (g.local(RESULT) !== FOUGHT) next(g)
  }),
  step('804.14', (g) => {
    if (g.local(RESULT) === FOUGHT) next(g)
  }),
  step('802', (g) => g.goto('sub-step'), 'next sub-step'),
  step('802', (g) => g.variable(stepOf, 0), 'battles end'),
  step('802.4', (g) => g.propose(moments.battlePhaseEnd, initiative(g))),
  step('802.5', (g) => g.call(priorityWindow.value)),
  step('802', endPhase, 'end of the battle phase'),
])

// ── 803. 攻撃対象選択ステップ ──────────────────────────────────────────────────────────────────────────────────────

/** What a sub-step hands back: a pass, an attack, or a pass after an attack that came to nothing. */
const PASSED = 0
const FOUGHT = 1
const PASSED_LATE = 2

/** 戦闘サブステップ of the primary player. 804 is called from here, so that it can come back to 803.3. */
export const battleSubStep = procedure('battleSubStep', 1, [
  step('803', (g) => beginStep(g, 'selection', primary(g)), 'selection begins'),
  step('803.1', (g) => g.propose(moments.selectionStepStart, primary(g))),
  step('803.2', (g) => g.call(priorityWindow.value)),
  ask('803.3', {
    offer(g, d) {
      if (configOf(g).forcedAttack === 'mayPass' && possibleAttackers(g).some((row) => mustAttack(g, row)))
        d.yesNo(primary(g), 'battle.attack')
    },
    take(g, answer) {
      if (!answer.yes) g.goto('803.4')
    },
  }),
  ask(
    '803.3',
    {
      offer(g, d) {
        const from = possibleAttackers(g)
        d.choose(primary(g), 'battle.attackers', from, 0, from.length).because(attackerReasons)
        if (from.length > 0) d.with(attackerConstraints(g, from))
      },
      take(g, answer) {
        if (answer.values.length === 0) return g.goto('803.4')
        g.setLocal(TRIED, 1)
        g.variable(chosenIs, answer.values.length)
        for (const row of answer.values) g.propose(declare, row, NONE)
      },
    },
    'attackers',
  ),
  ask('803.5', {
    offer(g, d) {
      const attackers = declaredUnits(g)
      const targets = demandedTargets(g, commonTargets(g, attackers), attackers)
      if (targets.length > 0) d.choose(primary(g), 'battle.target', targets, 1, 1).because(targetReasons)
    },
    take(g, answer) {
      const attackers = declaredUnits(g)
      g.propose(forgetDeclared)
      for (const row of attackers) g.propose(declare, row, answer.value)
    },
  }),
  step('803.5b', (g) => {
    if (declaredTarget(g) === NONE) g.propose(declareAtPlayer)
  }),
  step('803.6', (g) => {
    if (legalAttackers(g).length < declaredUnits(g).length) again(g)
  }),
  step('803.7', (g) => g.call(priorityWindow.value)),
  step('803', endStep, 'selection ends'),
  step('802.3a', (g) => g.call(battleResolution)),
  step('803', (g) => leave(g, FOUGHT), 'fought'),
  step('803.4', endStep),
  step('803.4', (g) => leave(g, g.local(TRIED) === 1 ? PASSED_LATE : PASSED), 'passed'),
])
const TRIED = 0

/** The next sub-step begins anew. */
function leave(g: Game, result: number): void {
  if (unitsOf(g, primary(g)).some((row) => isRefused(g, row))) g.propose(forgetRefused)
  g.done(result)
}

function again(g: Game): void {
  g.propose(forgetDeclared)
  g.goto('803.3')
}
