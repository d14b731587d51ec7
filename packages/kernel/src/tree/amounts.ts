import type { NodeOf } from './tree.ts'
import type { Reference, Selector } from './selectors.ts'

/** A number, printed or computed. Each node returns an integer; none binds anything. */
export type Amount = number | NodeOf<AmountNodes>

/** Nodes of amounts. */
export interface AmountNodes {
  /** X: decided on play if the text does not say how, else by the ability's `let`. */
  variable: { readonly name: string }
  /** How many objects there are. */
  count: { readonly of: Selector; readonly counter?: string }
  /** A characteristic of one object, last known if it is gone. */
  value: { readonly of: Reference; readonly characteristic: string }
  /** The characteristic of all of them, added. */
  total: { readonly of: Selector; readonly characteristic: string }
  /** How many objects the last step of this verb really did something to. */
  done: { readonly verb: string; readonly counter?: string }
}

/** What a number is compared with. */
export interface Comparison {
  readonly than: 'at-least' | 'at-most' | 'exactly' | 'more' | 'less'
  readonly amount: Amount
  readonly counter?: string
}

/** How many of the objects that fit. `counter` (枚, つ, 体) says what is counted, and is needed to print. */
export type Quantity = NodeOf<QuantityNodes>

/** Nodes of quantities. */
export interface QuantityNodes {
  /** As many as possible up to it; with a target, all or it can't be played. */
  exactly: { readonly amount: Amount; readonly counter: string }
  /** 0 to the amount, as the chooser likes. */
  'up-to': { readonly amount: Amount; readonly counter: string }
  'at-least': { readonly amount: Amount; readonly counter: string }
  /** Any number, 0 included. */
  any: { readonly counter: string }
  /** All, without a choice. */
  all: Readonly<Record<never, never>>
  /** As many as there are of something else. */
  same: { readonly as: Selector | Reference; readonly counter: string }
  /** 1枚ではなく2枚: this quantity in place of the one an earlier sentence of the ability said. */
  corrected: { readonly from: Quantity; readonly to: Quantity }
}
