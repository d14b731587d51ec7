import type { Position } from '../game/boardLiteral.ts'
import { bad, isRecord } from '../position/positionWords.ts'
import type { GameRules } from '../game/contract.ts'
import { Match, type MatchOptions } from './match.ts'

/** Starts a match from a position, with its seed and settings. */
export function beginFromPosition(
  rules: GameRules,
  position: Position,
  options: Pick<MatchOptions, 'everyWindow' | 'laidOut'> = {},
): Match {
  if (!isRecord(position)) return bad('a position is an object with zones, not a list or a word')
  return new Match({ ...options, rules, seed: position.seed ?? 0, config: position.config, position })
}
