import type { Lexicon } from '@fudaba/kernel'
import type { VanguardClause } from '../../rulebook/index.ts'
import { moments } from '../moments.ts'
import { scopes, turnFighter } from '../state.ts'

/** When, and for how long. */

type Words = Lexicon<VanguardClause>

export const durations: NonNullable<Words['durations']> = {
  turn: { scope: scopes.turn, mode: 'until' },
  battle: { scope: scopes.battle, mode: 'until' },
  game: {},
}
export const periods: NonNullable<Words['periods']> = {
  turn: { scope: scopes.turn, now: (g, whose) => whose < 0 || turnFighter(g) === whose },
  battle: { scope: scopes.battle },
}
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
  'close-step': { on: [moments.closeStep] },
  'turn-end': { on: [moments.turnEnd] },
}
