import { type Action, type Game, Obj, type Procedure } from '@fudaba/kernel/rules'
import type { BlackpokerClause } from '../../rulebook/index.ts'
import { book } from '../book.ts'
import type { PlayingCard } from '../board/cards.ts'
import type { Targets } from './targets.ts'

/** ★: which card can be a key. */
export type KeyTest = (card: PlayingCard) => boolean

/** An entry of the action list: 「@トリガー-スピード-タイミング $コスト ★キーカード」 and what it does. */
export interface Frame {
  readonly clause: BlackpokerClause
  readonly trigger: 'direct' | 'triggered'
  readonly speed: 'normal' | 'immediate'
  readonly timing: 'main' | 'quick'
  /** B: drive a barrier, L: one damage, D: discard a card. */
  readonly cost: string
  /** The same, counted. */
  readonly price: Price
  /** A test for each key card, and its bit among the tests of the whole list. */
  readonly keys: readonly KeyTest[]
  readonly keyBits: readonly number[]
  readonly allKeys: number
  readonly targets?: Targets
  /** Called with the request. */
  readonly effect: Procedure
  readonly onceATurn?: BlackpokerClause
  /** Whether the action is on the list at all. */
  exists(): boolean
}

export const frameOf = (action: Action): Frame => action.data as Frame

/** A request stands for its action; 0 is no action. */
export const requestKind = book.kind('request', 'action+1')
export const standsFor = (action: Action): number => action.id + 1
export const actionOf = (g: Game, request: number): Action => book.actions[g.object(request, Obj.stands) - 1]

/** 「♡ A〜10」 and its like. */
export const suited =
  (suit: PlayingCard['suit'], from: number, to: number): KeyTest =>
  (card) =>
    card.suit === suit && card.rank >= from && card.rank <= to

/** 「2〜10」 and its like, of any suit. */
export const ranked =
  (from: number, to: number): KeyTest =>
  (card) =>
    card.suit !== null && card.rank >= from && card.rank <= to

export interface Price {
  readonly B: number
  readonly L: number
  readonly D: number
}

export function priceOf(cost: string): Price {
  const times = (letter: string): number => cost.split(letter).length - 1
  return { B: times('B'), L: times('L'), D: times('D') }
}
