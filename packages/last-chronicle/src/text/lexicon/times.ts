import type { Game } from '@fudaba/kernel/rules'
import type { Lexicon } from '@fudaba/kernel/text'
import type { ChronicleClause } from '../../../rulebook/index.ts'
import { attacking, defending, isIn, isInSquad } from '../../battle/battleUnits.ts'
import { moments } from '../../changes/moments.ts'
import { scopes, turnPlayer } from '../../board/state.ts'

/** When, how long, and in which part of a battle. */

type Words = Lexicon<ChronicleClause>

const always = (): boolean => true
const attacks = (g: Game, row: number): boolean => isIn(g, row, attacking)
const defends = (g: Game, row: number): boolean => isIn(g, row, defending)

export const durations: Words['durations'] = {
  turn: { scope: scopes.turn, mode: 'until', now: always },
  'this-turn': { scope: scopes.turn, mode: 'until', now: always },
  'next-turn': { scope: scopes.turn, mode: 'untilNext', now: always },
  attacking: { while: attacks },
  defending: { while: defends },
}

export const periods: Words['periods'] = {
  turn: { scope: scopes.turn, now: always },
  'whose-turn': { now: (g, whose) => whose < 0 || turnPlayer(g) === whose },
}

export const relations: Words['relations'] = {
  attacking: { holds: attacks },
  squad: { holds: isInSquad },
  defending: { holds: defends },
}

/** 誘発イベント of the turn (9, 10). */
export const momentWords: Words['moments'] = {
  'draw-start': { on: [moments.drawStart] },
  'check-start': { on: [moments.checkStart] },
  'main-start': { on: [moments.mainStart] },
  'attack-start': { on: [moments.attackStart] },
  'turn-end': { on: [moments.turnEnd] },
  'adjustment-start': { on: [moments.turnEnd] },
  advanced: { on: [moments.advanced] },
}
