import type { NodeOf } from './tree.ts'
import type { Amount } from './amounts.ts'
import type { Condition, Event, Trigger } from './conditions.ts'
import type { Effect } from './effects.ts'

/** One ability of a card: a paragraph of its text. */
export interface Ability {
  readonly kind: AbilityKind
  /** Zones where it is valid, if the text says so: the game's words. */
  readonly where?: readonly string[]
  readonly limit?: Limit
  readonly cost?: readonly Cost[]
  readonly trigger?: Trigger
  /** Must hold for it to be played or to apply. */
  readonly condition?: Condition
  readonly effect: Effect
  /** Sentences about the ability itself, printed after its effect. */
  readonly riders?: readonly Rider[]
  /** Names without a text of their own, if the line has nothing else. */
  readonly keywords?: readonly string[]
  /** Names that stand before its text and by which others speak of it. */
  readonly labels?: readonly string[]
}

/**
 * instruction: what a card does when it is played. characteristic: defines the card itself, in every zone.
 * restriction: on playing the card. deck: before the game. keywords: a line of keyword names; its effect is an
 * empty paragraph.
 */
export type AbilityKind =
  | 'activated'
  | 'triggered'
  | 'continuous'
  | 'characteristic'
  | 'replacement'
  | 'restriction'
  | 'deck'
  | 'instruction'
  | 'keywords'

/** How often. `group`: shared by all abilities that name it. */
export interface Limit {
  readonly times: Amount
  /** The game's word: turn, game …. */
  readonly period: string
  readonly group?: string
}

/** A part of what using the ability costs. */
export type Cost = NodeOf<CostNodes>

/** Nodes of costs. */
export interface CostNodes {
  /** Carrying out the step pays for it; all of it, or nothing was paid. */
  do: { readonly effect: Effect }
  /** A number of a resource of the game. */
  pay: { readonly resource: string; readonly amount: Amount }
}

/** A sentence about the ability itself. */
export type Rider = NodeOf<RiderNodes>

/** Nodes of such sentences. */
export interface RiderNodes {
  limit: { readonly limit: Limit }
  /** It can't be played unless this holds. */
  'only-if': { readonly condition: Condition }
  /** It can be played only then. */
  'only-during': { readonly period: string }
  /** From now on it can't be used, for a while. */
  'used-up': { readonly duration: string }
  /** An exception to what the ability says. */
  except: { readonly event: Event }
}
