import { EffectCell, type Game } from '@fudaba/kernel/rules'
import type { Lexicon } from '@fudaba/kernel/text'
import type { KisekiClause } from '../../../rulebook/index.ts'
import { hasStatus } from '../../board/battleMarks.ts'
import { attackUnits } from '../../battle/battleUnits.ts'
import { moments } from '../../changes/moments.ts'
import { PHASE, STEP, phaseIs, scopes, stepIs, stepOf } from '../../board/state.ts'
import { field } from '../../board/zones.ts'
import { isAlone } from '../../battle/alone.ts'

/** When and how long. */

type Words = Lexicon<KisekiClause>

const inPhase = (phase: keyof typeof PHASE) => (g: Game) => g.get(phaseIs) === PHASE[phase]
/** A step is a player's own (702.2). */
const inStep = (step: keyof typeof STEP) => (g: Game, whose: number) =>
  g.get(stepIs) === STEP[step] && (whose < 0 || g.get(stepOf) - 1 === whose)
const inBattle = (g: Game): boolean => attackUnits(g).length > 0

export const periods: Words['periods'] = {
  game: { scope: scopes.game, now: () => true },
  turn: { scope: scopes.turn, now: () => true },
  battle: { scope: scopes.battle, now: inBattle },
  preparation: { now: inPhase('preparation') },
  draw: { now: inStep('draw') },
  homebase: { now: inStep('homebase') },
  deployment: { now: inStep('deployment') },
  'battle-phase': { now: inPhase('battle') },
  'attack-target': { now: inStep('selection') },
  recovery: { now: inPhase('recovery') },
}

const attacks = (g: Game, row: number): boolean => hasStatus(g, row, 'attacking')

/** A term is given as the effect begins (1215.3b-4). */
const until = { mode: 'until', clause: '1215.3b-4' } as const

export const durations: Words['durations'] = {
  turn: { scope: scopes.turn, ...until, now: () => true },
  battle: { scope: scopes.battle, ...until, now: inBattle },
  // この攻撃中, この応戦中 end with the battle (804.13a).
  attack: { scope: scopes.battle, ...until, now: inBattle },
  counter: { scope: scopes.battle, ...until, now: inBattle },
  // Of a given turn: from its start to its end (1215.7). What always applies has no such turn.
  'next-turn': { scope: scopes.turn, mode: 'duringNext', clause: '1215.7', now: () => false },
  fighting: { while: (g, row) => hasStatus(g, row, 'inBattle') },
  attacking: { while: attacks },
  'attacking-alone': { while: (g, row) => attacks(g, row) && isAlone(g) },
  scrumming: { while: (g, row) => hasStatus(g, row, 'scrum') },
  countering: { while: (g, row) => hasStatus(g, row, 'countering') },
  'while-here': {
    clause: '1215.3b-4',
    lasts: (g, effect) =>
      g.same(g.effect(effect, EffectCell.source), g.effect(effect, EffectCell.sourceId)) &&
      g.inZone(g.effect(effect, EffectCell.source), field),
    now: () => true,
  },
}

/** 誘発条件 of the turn (700, 800). */
export const momentWords: Words['moments'] = {
  'turn-start': { on: [moments.turnStart] },
  'turn-end': { on: [moments.turnEnd] },
  'preparation-start': { on: [moments.preparationStart] },
  'draw-start': { on: [moments.drawStepStart] },
  'homebase-start': { on: [moments.homebaseStepStart] },
  'deployment-start': { on: [moments.deploymentStepStart] },
  'battle-phase-start': { on: [moments.battlePhaseStart] },
  'battle-phase-end': { on: [moments.battlePhaseEnd] },
  'attack-target-start': { on: [moments.selectionStepStart] },
  'recovery-start': { on: [moments.recoveryPhaseStart] },
}
