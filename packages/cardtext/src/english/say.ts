import type { Lexicon } from '../lexicon/lexicon.ts'
import type { WordList } from '../syntax/words.ts'
import type {
  Ability,
  Amount,
  AmountNodes,
  Comparison,
  Condition,
  ConditionNodes,
  Cost,
  CostNodes,
  Effect,
  EffectNodes,
  Event,
  Feature,
  FeatureNodes,
  PlayerWord,
  Quantity,
  Rider,
  Selector,
  Trigger,
  TriggerNodes,
  What,
} from '../base/tree.ts'

/** The English of every kind of node. What is missing from a table does not compile. */
export interface Say {
  readonly lexicon: Lexicon
  /** A list of the game as it is here: with the words of cards that somebody brought. */
  readonly words: (list: WordList) => WordList
  /** The same English with other lists. */
  readonly with: (words: (list: WordList) => WordList) => Say
  readonly amount: (amount: Amount) => string
  readonly quantity: (quantity: Quantity) => string
  readonly comparison: (comparison: Comparison) => string
  /** So many of those, as a noun in the plural. */
  readonly many: (comparison: Comparison, those: string) => string
  readonly player: (who: PlayerWord) => string
  /** "your", "the opponent's". */
  readonly possessive: (who: PlayerWord) => string
  readonly feature: (feature: Feature) => Piece
  readonly selector: (selector: Selector, many?: boolean) => string
  readonly what: (what: What) => string
  readonly event: (event: Event, voice?: Voice) => string
  readonly condition: (condition: Condition) => string
  readonly trigger: (trigger: Trigger) => string
  readonly effect: (effect: Effect) => string
  readonly cost: (cost: Cost) => string
  readonly rider: (rider: Rider) => string
  /** A whole ability, as sentences. */
  readonly ability: (ability: Ability) => string
}

/** "attacks", "can't attack", "must attack", "would attack". */
export type Voice = 'happens' | 'happened' | 'cannot' | 'must' | 'may' | 'would'

/** Where a feature stands in an English noun phrase. */
export interface Piece {
  readonly before?: string
  readonly noun?: readonly [one: string, many: string]
  readonly after?: string
}

type Table<Nodes, Kind extends keyof Nodes, Out> = {
  readonly [K in Kind]: (node: { readonly kind: K } & Nodes[K], say: Say) => Out
}

export type EffectEnglish<K extends keyof EffectNodes = keyof EffectNodes> = Table<EffectNodes, K, string>
export type FeatureEnglish<K extends keyof FeatureNodes = keyof FeatureNodes> = Table<FeatureNodes, K, Piece>
export type ConditionEnglish<K extends keyof ConditionNodes = keyof ConditionNodes> = Table<
  ConditionNodes,
  K,
  string
>
export type TriggerEnglish<K extends keyof TriggerNodes = keyof TriggerNodes> = Table<TriggerNodes, K, string>
export type AmountEnglish<K extends keyof AmountNodes = keyof AmountNodes> = Table<AmountNodes, K, string>
export type CostEnglish<K extends keyof CostNodes = keyof CostNodes> = Table<CostNodes, K, string>

/** The kinds of one game: they begin with its name. */
type Own<Kind, Game extends string> = Extract<Kind, `${Game}.${string}`>

/** What a game says about the kinds it has added. */
export interface GameEnglish<Game extends string> {
  readonly effects: EffectEnglish<Own<keyof EffectNodes, Game>>
  readonly features: FeatureEnglish<Own<keyof FeatureNodes, Game>>
  readonly conditions: ConditionEnglish<Own<keyof ConditionNodes, Game>>
  readonly triggers: TriggerEnglish<Own<keyof TriggerNodes, Game>>
  readonly amounts: AmountEnglish<Own<keyof AmountNodes, Game>>
  readonly costs: CostEnglish<Own<keyof CostNodes, Game>>
}
