/** For who writes a game: the book of declarations, the running game, verbs, values, costs, plays and timing models. */
export type { CardRow, Column, EffectRow, ObjectId, ObjectRow, RelationRow, ZoneRow } from './state/rows.ts'
export {
  clauseKind,
  type ClauseKind,
  type ClauseRow,
  type Confidence,
  type Declaration,
  type Rulebook,
  type Ruling,
  withProofs,
} from './base/clauses.ts'
export { Vocabulary } from './base/words.ts'
export type { BookWords } from './game/effects.ts'
export {
  ATTACHED,
  BODY,
  CARD_COLUMNS,
  CardCell,
  Clock,
  EffectCell,
  FACE_DOWN,
  FACE_UP,
  Frame,
  NONE,
  Obj,
  opponent,
  Pending,
  type Player,
  PLAYERS,
  RelationCell,
  TURNED,
  UPRIGHT,
  Var,
  VIRTUAL,
} from './state/columns.ts'
export { EV } from './state/events.ts'
export { playerName, playerNumber } from './answers/decision.ts'
export type { Bin } from './answers/offer.ts'
export type { Told } from './answers/told.ts'
export {
  type Board,
  type EffectLiteral,
  type ObjectFields,
  type ObjectLiteral,
  POSITION_FORMAT,
} from './game/boardLiteral.ts'
export {
  type Action,
  type Apply,
  type Ask,
  Book,
  type Consequence,
  type Fact,
  type Procedure,
  type RelationDef,
  type Requirement,
  type RequirementOptions,
  type Run,
  type Sight,
  type Step,
  type Verb,
  type ZoneDef,
} from './game/book.ts'
export { byCard, completing } from './game/cardFacts.ts'
export { ByNumber, type Extendable, Notes, OwnOf } from './game/ownOf.ts'
export { shown } from './base/shown.ts'
export {
  badCard,
  type CardLiteral,
  literalLines,
  literalNumber,
  literalWords,
  namedLiteral,
} from './game/cardLiteral.ts'
export type {
  CardParagraph,
  DeckSource,
  EnteredCards,
  HelperLine,
  Messages,
  Placed,
  PositionHooks,
  SettingDef,
  WindowKind,
  SumClauses,
} from './game/contract.ts'
export type { CostKind, Payer, Trigger } from './game/declarations.ts'
export type {
  AbilityDef,
  Change,
  Characteristic,
  EffectDef,
  EffectPart,
  Limit,
  Query,
  ScopeDef,
  Verdict,
} from './game/effects.ts'
export { Game } from './game/game.ts'
export { VERB } from './game/kernelVerbs.ts'
export type { Later } from './game/later.ts'
export type {
  FaceLayout,
  Layout,
  LayoutSlot,
  LifeLayout,
  MatLook,
  PileLayout,
  TypeSign,
  Weave,
} from './game/layout.ts'
export type { FrameMeaning, Meaning } from './game/meaning.ts'
export { relatedFrom, relatedTo, sumRelated } from './game/relationReads.ts'
export { sees, sight } from './knowledge/knowledge.ts'
export { baseOf } from './values/base.ts'
export {
  memo,
  memoByEffects,
  memoByTables,
  memoByZones,
  memoPerPlayer,
  memoUntilWrite,
} from './values/memo.ts'
export { allowed, forbidders, required } from './values/prohibitions.ts'
export { ask, isAnswered } from './values/queries.ts'
export { StateStamp } from './values/stateStamp.ts'
export { abilitiesOf, appliedTo, hasAbility, hasWord, isLastInstance, isListed } from './values/values.ts'
export { ZoneStamp } from './values/zoneStamp.ts'
export { openScope, until } from './changes/durations.ts'
export { anyPending, commit, dropPending, pending, pendingValue } from './changes/gateway.ts'
export { usesLeft } from './changes/limits.ts'
export { instancesInForce, queue } from './changes/triggers.ts'
export { finish } from './changes/verbs.ts'
export { type CheckRow, ruleChecks } from './running/checks.ts'
export { costKind, costs, type Costs } from './running/costs.ts'
export { publicId } from './running/decision.ts'
export { beginPlay, endPlay } from './running/loop.ts'
export { passUnanswered, Unanswered } from './running/passing.ts'
export type { CostPart } from './running/payable.ts'
export { plays, type Plays } from './running/plays.ts'
export { tellForbidders, tellNumbers, tellPlace } from './running/telling.ts'
export { chance, type Chance } from './timing/chance.ts'
export { checkTiming } from './timing/checkTiming.ts'
export { priority, type Priority } from './timing/priority.ts'
export { responseChain, type ResponseChain } from './timing/responseChain.ts'
export { offerActions } from './timing/window.ts'
export { loops, type Loops } from './loops/loops.ts'
export { helperLine } from './looking/helperLine.ts'
export { scoreFor } from './looking/score.ts'
export { numberIn, ownObjects } from './looking/viewReads.ts'
export { enterAfter, enterAt, setColumn } from './position/entryPoints.ts'
export { clauseMatrix, kindTotals, type MatrixRow, type Proofs } from './match/matrix.ts'
export * as atom from './changes/atoms.ts'
export * as ties from './changes/relationWrites.ts'
