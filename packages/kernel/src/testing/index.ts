/** Tests in the style of a board, a transcript and facts. See docs/positions.md. */
export { expect } from 'vitest'
export { describe, test } from './test.ts'
export { board, faceDown, ref, turned } from './board.ts'
export { happens } from './happens.ts'
export { type CollectedTest, collectTests } from './environment.ts'
export { begins } from './begins.ts'
export { answerAtRandom, comparableView, helperMistakes, playedAtRandom } from './randomGames.ts'
export * as trees from './trees.ts'
export type { Facts } from './facts.ts'
export { Transcript } from './transcript.ts'
export { type Answers, type Said, Seat } from './seat.ts'
export { TranscriptError } from './naming.ts'
export type { LogLine } from './logLines.ts'
import './matchers.ts'
export { type ConformanceOptions, conformance } from './conformance.ts'
export type { Setup } from './conformance/randomPlay.ts'
export {
  ablate,
  type AblationOptions,
  type AblationReport,
  type Baseline,
  baselines,
  type MissedClause,
  type Outcome,
} from './ablation.ts'
export {
  gaps,
  indexProblems,
  misdeclared,
  rulingProblems,
  staleProofs,
  undeclared,
  unproved,
} from './matrix.ts'
export { type CellReader, readState } from '../match/stateReader.ts'
export {
  askingChangesNothing,
  type Question,
  restoredAtEveryDecision,
  undoneAtEveryDecision,
} from './conformance/asking.ts'
export { everySetting, playings } from './conformance/randomPlay.ts'
