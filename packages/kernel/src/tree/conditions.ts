import type { NodeOf } from './tree.ts'
import type { Amount, Comparison, Quantity } from './amounts.ts'
import type { PlayerWord, Reference, Selector, What } from './selectors.ts'

/** Something that happens. In a trigger it binds its subject and object (`it`, `those`). */
export interface Event {
  readonly kind: 'event'
  /** Id in the game's list of event verbs. */
  readonly verb: string
  readonly player?: PlayerWord
  readonly subject?: What
  readonly object?: What
  readonly from?: Place
  readonly to?: Place
  /** It counts only if this made it happen. */
  readonly cause?: Cause
  /** Of this turn, battle …: only in that period. */
  readonly period?: string
  /** The nth time in the period. */
  readonly nth?: Amount
  /** The duration in which the nth time is counted, if it is said: このターン中初めて. */
  readonly within?: string
  /** How many at once. */
  readonly quantity?: Quantity
  /** The object is printed before the place it comes from. */
  readonly objectFirst?: true
}

/** What makes an event happen. */
export interface Cause {
  readonly of?: Selector | Reference
  readonly by?: PlayerWord
  /** Ability, effect, cost …: the game's words. */
  readonly means: string
  /** Printed before the subject. */
  readonly first?: true
}

/** A zone that something comes from or goes to. */
export interface Place {
  readonly whose?: PlayerWord
  readonly zone: string
  /** Top, bottom …: the game's words. */
  readonly place?: string
}

/** True or false; none binds or returns anything else. */
export type Condition = NodeOf<ConditionNodes>

/** Nodes of conditions. */
export interface ConditionNodes {
  and: { readonly of: readonly Condition[] }
  or: { readonly of: readonly Condition[] }
  /** There is one (いる, ある: the game's word), or as many as the comparison says. */
  exists: {
    readonly where?: Place
    readonly what: Selector
    readonly how: string
    readonly comparison?: Comparison
    readonly not?: true
  }
  /** あなたの手札が3枚以上: objects counted. */
  count: { readonly of: Selector | Reference; readonly comparison: Comparison }
  /** A characteristic of an object, or a number of a player. */
  value: { readonly of: What; readonly characteristic: string; readonly comparison: Comparison }
  /** The object has all these features. */
  is: { readonly what: Reference; readonly as: Selector; readonly not?: true }
  /** そうした: the step before was carried out, wholly if it was a cost, else at least in part. */
  'did-so': { readonly not?: true }
  /** The last step of this verb really did something, to as many objects as the quantity says. */
  did: { readonly verb: string; readonly quantity?: Quantity; readonly not?: true }
  /** It happened in the event's period, at least as often as its quantity. */
  history: { readonly event: Event; readonly not?: true }
  /** Now is that player's turn, phase …: the game's word for the period. */
  time: { readonly whose?: PlayerWord; readonly period: string }
}

/** What an ability waits for. */
export type Trigger = NodeOf<TriggerNodes>

/** Nodes of triggers. */
export interface TriggerNodes {
  /** Any of the events. Binds the subjects and objects of the one that happened. */
  event: { readonly of: readonly Event[] }
  /** A point of the turn: the game's words. Binds nothing. */
  moment: { readonly whose?: PlayerWord; readonly moment: string }
  /** A condition that becomes true. Binds nothing. */
  state: { readonly condition: Condition }
}
