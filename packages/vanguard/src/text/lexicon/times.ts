import type { Game } from '@fudaba/kernel/rules'
import type { Lexicon } from '@fudaba/kernel/text'
import type { VanguardClause } from '../../../rulebook/index.ts'
import { moments, onceInStep } from '../../changes/moments.ts'
import { ON_REAR_GUARD, ON_VANGUARD, attacksKind, kindAttacked } from '../../battle/battleKinds.ts'
import { type Phase, inPhase, phases, scopes, turnFighter } from '../../board/state.ts'

/** When, and for how long. */

type Words = Lexicon<VanguardClause>

export const durations: NonNullable<Words['durations']> = {
  turn: { scope: scopes.turn, mode: 'until' },
  battle: { scope: scopes.battle, mode: 'until' },
  game: {},
  'next-turn': {
    scope: scopes.turn,
    mode: 'untilNext',
    awaits: (g, controller) => turnFighter(g) !== controller,
  },
}
export const periods: NonNullable<Words['periods']> = {
  turn: { scope: scopes.turn, now: (g, whose) => whose < 0 || turnFighter(g) === whose },
  battle: { scope: scopes.battle },
  'attacks-vanguard': { now: (g) => attacksKind(g, ON_VANGUARD) },
  'attacks-rear-guard': { now: (g) => attacksKind(g, ON_REAR_GUARD) },
  'vanguard-attacked': { now: (g) => kindAttacked(g, ON_VANGUARD) },
  'rear-guard-attacked': { now: (g) => kindAttacked(g, ON_REAR_GUARD) },
  'turn-phase': {},
}
/** In every phase of that name, whoever's turn it is. */
const inThatPhase = (phase: Phase) => ({ now: (g: Game) => inPhase(g, phase) })
export const phasePeriods: NonNullable<Words['periods']> = Object.fromEntries(
  phases.map((phase) => [`${phase}-phase`, inThatPhase(phase)]),
)
export const momentWords: NonNullable<Words['moments']> = {
  'turn-start': { on: [moments.turnStart] },
  'draw-start': { on: [moments.drawStart] },
  'assist-start': { on: [moments.assistStart] },
  'ride-start': { on: [moments.rideStart] },
  'stride-start': { on: [moments.strideStart] },
  'main-start': { on: [moments.mainStart] },
  'start-step': { on: [moments.startStep] },
  'attack-step': { on: [moments.attackStep] },
  'guard-step': { on: [moments.guardStep] },
  'drive-step': { on: [moments.driveStep] },
  'damage-step': { on: [moments.damageStep] },
  // The same moment (7.7.1.1).
  'close-start': { on: [moments.closeStep], once: onceInStep.close },
  'close-step': { on: [moments.closeStep], once: onceInStep.close },
  // Of the battle or the turn in which the text speaks.
  'that-battle-end': { on: [moments.closeStep] },
  'that-close-start': { on: [moments.closeStep] },
  'that-turn-end': { on: [moments.turnEnd] },
  'turn-end': { on: [moments.turnEnd], once: onceInStep.end },
  // エンドフェイズ開始時 is the same moment (6.8.1.3).
  'end-start': { on: [moments.turnEnd], once: onceInStep.end },
  'that-end-start': { on: [moments.turnEnd] },
}
