/** For who writes card texts: the trees that texts mean, and the lexicon by which a game runs them. */
export type { Ability, AbilityKind, Cost, CostNodes, Limit as LimitNode, Rider } from './tree/abilities.ts'
export type { Amount, AmountNodes, Comparison, Quantity } from './tree/amounts.ts'
export { BINDS, type Bound, showsAnew } from './tree/binds.ts'
export type {
  Cause,
  Condition,
  ConditionNodes,
  Event,
  Place,
  Trigger as TriggerNode,
  TriggerNodes,
} from './tree/conditions.ts'
export type {
  Change as ChangeNode,
  Effect,
  EffectNodes,
  Gain,
  PerObject,
  SignedAmount,
} from './tree/effects.ts'
export type {
  Feature,
  FeatureNodes,
  PlayerWord,
  Reference,
  Selection,
  Selector,
  What,
} from './tree/selectors.ts'
export type { Common } from './tree/tree.ts'
export { Context } from './text/context/context.ts'
export { Reading } from './text/context/reading.ts'
export { columnOf, valueOf } from './text/context/seen.ts'
export type { CostQuestion } from './text/effects/ruleEffects.ts'
export type {
  GameAmount,
  GameCondition,
  GameEffect,
  GameNodes,
  KernelCost,
} from './text/language/gameNodes.ts'
export { folded, sameSpelling } from './base/spelling.ts'
export { AbilityError } from './text/language/language.ts'
export type { Lexicon, Words } from './text/language/lexicon.ts'
export type { TextRules } from './text/language/textRules.ts'
export type { CauseNow } from './game/declarations.ts'
export type { EventWord, KeywordWord, RelationWord, ResourceWord } from './text/language/words.ts'

export { type Programs, programs } from './text/programs.ts'
export type { GameNodeTools, LastingTools } from './text/query/gameNodeTools.ts'
export type { Use } from './text/run/uses.ts'
export { messagesUnder, textQuestions } from './text/textQuestions.ts'
