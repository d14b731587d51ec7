import type { Lexicon } from '../lexicon.ts'
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
  OfGames,
  PlayerWord,
  Quantity,
  Rider,
  Selector,
  Trigger,
  TriggerNodes,
  What,
} from '../tree.ts'

/** The English of every kind of node. What is missing from a table does not compile. */
export interface Say {
  readonly lexicon: Lexicon
  amount(amount: Amount): string
  quantity(quantity: Quantity): string
  comparison(comparison: Comparison): string
  player(who: PlayerWord): string
  /** "your", "the opponent's". */
  possessive(who: PlayerWord): string
  feature(feature: Feature): Piece
  selector(selector: Selector, many?: boolean): string
  what(what: What): string
  event(event: Event, voice?: Voice): string
  condition(condition: Condition): string
  trigger(trigger: Trigger): string
  effect(effect: Effect): string
  cost(cost: Cost): string
  rider(rider: Rider): string
  /** A whole ability, as sentences. */
  ability(ability: Ability): string
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

/** What a game says about the kinds it has added. */
export interface GameEnglish {
  readonly effects: EffectEnglish<OfGames<keyof EffectNodes>>
  readonly features: FeatureEnglish<OfGames<keyof FeatureNodes>>
  readonly conditions: ConditionEnglish<OfGames<keyof ConditionNodes>>
  readonly triggers: TriggerEnglish<OfGames<keyof TriggerNodes>>
  readonly amounts: AmountEnglish<OfGames<keyof AmountNodes>>
  readonly costs: CostEnglish<OfGames<keyof CostNodes>>
}
