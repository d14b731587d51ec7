/**
 * For who plays a game: begin a match, read its decisions, answer them, look at it as a player or spectator, save and
 * replay it. Who makes a table imports `./host`, who writes a game `./rules`, card texts `./text`, computer players
 * `./search`.
 */
export type { Bilingual } from './base/clauses.ts'
export { type ErrorCode, KernelError } from './base/errors.ts'
export { Random } from './base/random.ts'
export type { Constraint } from './answers/constraints.ts'
export {
  type AnswerIds,
  type Candidate,
  type Decision,
  idsFor,
  picksFor,
  type PlayerName,
} from './answers/decision.ts'
export { type Choice, choiceOf } from './answers/placing.ts'
export type { Position } from './game/boardLiteral.ts'
export type {
  CardWords,
  Deck,
  DeckPart,
  DeckProblem,
  GameRules,
  ObjectView,
  Result,
  RulesConfig,
  SettingValue,
  View,
  ZoneView,
} from './game/contract.ts'
export { type LogLevel, type PublicEvent, publicEvents } from './looking/publicLog.ts'
export type { RequirementAnswer, TextPlace } from './looking/said.ts'
export type { CountedFrom, ValueLine, ValueSum } from './looking/valueSums.ts'
export { type Refusal, whyNot } from './looking/whyNot.ts'
export { toPosition } from './position/positionWrite.ts'
export { beginFromPosition } from './match/fromPosition.ts'
export { type Input, Match, type MatchOptions, resolveConfig } from './match/match.ts'
export { playReplay, toReplay } from './match/replay.ts'
export type { Replay } from './match/replayFormat.ts'
export { withCards } from './match/withCards.ts'
