import type { Characteristic, Limit, Procedure, Reads, ScopeDef, Verb, Verdict, ZoneDef } from '../book.ts'
import type { Player } from '../columns.ts'
import type { Game } from '../game.ts'
import type { Ability, Effect, Event } from '../tree.ts'
import type { CauseNow } from './cause.ts'
import type { Reading } from './reading.ts'

/** The entries of a lexicon: what a word of a tree means, by its kind. */

export interface Word<C extends string = string> {
  readonly clause?: C
}

export interface ExistenceWord<C extends string = string> extends Word<C> {
  readonly zones?: readonly ZoneDef[]
  /** What else it must be, and what that looks at. */
  readonly test?: ObjectTest
  readonly reads?: Reads
}

/** True or false of an object; `id` may be one that is gone, then `columnOf` and `valueOf` say what it last was. */
export type ObjectTest = (g: Game, row: number, id: number, source: number) => boolean

export interface ObjectWord<C extends string = string> extends Word<C> {
  readonly test: ObjectTest
  /** Where such objects are if the text does not say, and the clause of that: without it they are everywhere. */
  readonly zones?: readonly ZoneDef[]
  readonly zonesClause?: C
  /** That a zone which is said is meant; without it, what is meant without a word. */
  readonly saidClause?: C
  /** What the test looks at, so that effects of abilities can depend on it. */
  readonly reads?: Reads
  /** It can be told without knowing the card. */
  readonly open?: boolean
  /** It is told by the cards of the object, its place and its owner alone: what is meant by it changes with them only. */
  readonly plain?: boolean
}

export interface TypeWord<C extends string = string> extends ObjectWord<C> {
  /** The set it is a word of; without one, "treat as" answers for it. */
  readonly of?: Characteristic
  readonly word?: string
}

export interface StateWord<C extends string = string> extends ObjectWord<C> {
  /** Flags of `atom.move` for what arrives in this state. */
  readonly flags?: number
  /** Proposes what is missing when it has arrived. */
  arrive?(g: Game, row: number): void
}

export interface ZoneWord<C extends string = string> extends Word<C> {
  /** As the end of a way, the first. */
  readonly zones: readonly ZoneDef[]
}

export interface WordSet<C extends string = string> extends Word<C> {
  readonly of: Characteristic
  /** The word of the vocabulary; the id itself if absent. */
  word?(id: string): string
  /** Of texts that name a part of the word only. */
  readonly contains?: Word<C>
  /** Of texts about objects alike in this, and when two sets of words count as such; absent: with one in common. */
  readonly same?: Word<C> & { test?(a: number, b: number): boolean }
  /** Where objects are that are spoken of by such a word alone; see `ObjectWord`. */
  readonly zones?: readonly ZoneDef[]
  readonly zonesClause?: C
  /** That a zone which is said is meant; without it, what is meant without a word. */
  readonly saidClause?: C
}

/** A number of an object, or of a player. */
export interface NumberWord<C extends string = string> extends Word<C> {
  readonly of?: Characteristic
  readonly counter?: number
  /** What texts take the number of a player to be, as this play sees it (or NONE); absent: the counter. */
  counted?(g: Game, player: Player, record: number): number
  read?(g: Game, row: number, id: number): number
}

export interface KeywordWord<C extends string = string> extends Word<C> {
  /** What it stands for. Without it the rules themselves look for the ability. */
  readonly ability?: Ability
  /** The same, of a keyword with something inside: the step of its line that names it. */
  of?(inside: Effect): Ability
  /** Its number, where the rules have declared the ability themselves, or do so for what is inside. */
  readonly declared?: number | ((inside: Effect) => number)
}

export interface RelationWord<C extends string = string> extends Word<C> {
  /** `other` is NONE where any will do. */
  holds(g: Game, row: number, other: number): boolean
  /** Where any will do, it is told by what is noted on the object alone. */
  readonly plain?: boolean
  readonly reads?: Reads
}

export interface MeansWord<C extends string = string> extends Word<C> {
  readonly kinds: readonly CauseKind[]
  test?(g: Game, cause: { readonly source: number; readonly controller: Player }): boolean
}
export type CauseKind = 'effect' | 'cost' | 'rule'

export interface CauseFrame {
  readonly procedure: Procedure
  readonly kind: CauseKind
  /** Which of its locals say who and by what. */
  readonly player: number
  readonly source: number
}

export interface PeriodWord<C extends string = string> extends Word<C> {
  readonly scope?: ScopeDef
  /** Whether it is now; `whose` is NONE if that does not matter. */
  now?(g: Game, whose: Player | -1): boolean
}

export interface DurationWord<C extends string = string> extends Word<C> {
  /** Without one it lasts as long as the game. */
  readonly scope?: ScopeDef
  /** To the end of the scope that is open; to the end of the next one; only during the next one. */
  readonly mode?: 'until' | 'untilNext' | 'duringNext'
  /** Of the next one: whether the scope that begins is meant. */
  awaits?(g: Game, controller: Player): boolean
  /** In an ability that always applies: whether it is now. */
  now?(g: Game, controller: Player): boolean
  /** What ends when something else does: looked at after every change. */
  lasts?(g: Game, effect: number): boolean
  /** Of a time that each object has for itself: whether it is now for this one. */
  while?(g: Game, object: number): boolean
}

export interface MomentWord<C extends string = string> extends Word<C> {
  readonly on: readonly Verb[]
  when?(g: Game, ev: number): boolean
  whose?(g: Game, ev: number): Player
  /** Of a moment that may come again: how often an ability waits for it. */
  readonly once?: Limit
}

export interface ResourceWord<C extends string = string> extends Word<C> {
  readonly counter?: number
  /** How much there is to pay with, whatever may still be made into it included. */
  available?(g: Game, player: Player): number
  /** Whether so much can be paid for this source, where that is more than a comparison of numbers. */
  covers?(g: Game, player: Player, amount: number, source: number): boolean
  /** Pays: (player, amount, source). A negative result: it could not be paid. Without it the counter goes down. */
  readonly payment?: Procedure
}

/** A verb by which texts later speak of what was done: an id of `events`; absent: the verb's own. */
interface Doing<C extends string> extends Word<C> {
  readonly done?: string
}

export interface MoveWord<C extends string = string> extends Doing<C> {
  can?(g: Game, row: number): boolean
  /** Into whose zone it goes if the text does not say; absent: its owner's. */
  home?(g: Game, row: number, controller: Player): Player
  /** Proposes it otherwise than by a plain move. */
  carryOut?(g: Game, row: number, zone: number, place: number, flags: number): void
}

/** Turning or flipping. */
export interface ChangeWord<C extends string = string> extends Doing<C> {
  /** The orientation or the face it then has. */
  readonly to: number
  can?(g: Game, row: number): boolean
  carryOut?(g: Game, row: number): void
}

export interface ActWord<C extends string = string> extends Doing<C> {
  can?(g: Game, row: number): boolean
  /** The same where it pays a cost, if something else may come of it otherwise. */
  canPay?(g: Game, row: number): boolean
  carryOut(g: Game, row: number, by: Player): void
  /** Also as an effect it is done to as many as the text says or to none; absent: to as many as there are. */
  whole?(): boolean
  /** Where it is done to all of them together: proposes it once, in place of `carryOut`. */
  together?(g: Game, rows: readonly number[], by: Player): void
}

export interface CountWord<C extends string = string> extends Doing<C> {
  /** Added to the resource's counter, or taken from it. */
  readonly sign?: 1 | -1
  /** It takes what there is: not more, and by the resource's own way of paying. */
  readonly pays?: boolean
  can?(g: Game, player: Player, resource: string, amount: number): boolean
  carryOut?(g: Game, player: Player, resource: string, amount: number, source: number): void
}

export interface DrawWord<C extends string = string> extends Doing<C> {
  readonly from: ZoneDef
  readonly to: ZoneDef
  /** Several are drawn one after the other. */
  readonly oneByOne?: boolean
  /** Proposes it otherwise than by a plain move of the top card. */
  carryOut?(g: Game, player: Player): void
  /** Proposes what happens to him who would draw and cannot. */
  empty?(g: Game, player: Player): void
}

export interface DiscardWord<C extends string = string> extends Doing<C> {
  /** Without a number all are discarded, and none counts as having done so. Without the clause: one. */
  readonly wholeClause?: C
  readonly to: ZoneDef
  carryOut?(g: Game, row: number): void
}

export interface SearchWord<C extends string = string> extends Doing<C> {
  /** What was looked for by what it says is shown to all. */
  readonly reveals?: boolean
}

export interface EventWord<C extends string = string> extends Word<C> {
  readonly on: readonly Verb[]
  when?(g: Game, r: Reading): boolean
  /** Who does it, or what it is done to: the subject of the sentence. Default: the object of the event. */
  subject?(g: Game, r: Reading): number
  /** All of them, where one event is about several. */
  subjects?(g: Game, r: Reading): readonly number[]
  object?(g: Game, r: Reading): number
  objects?(g: Game, r: Reading): readonly number[]
  /** Where a text says to whom it was done: who did it, then the subject of the sentence. */
  doers?(g: Game, r: Reading, cause: CauseNow): readonly number[]
  player?(g: Game, r: Reading): number
  /** The player it is done to, where a text names a player in place of an object; else NONE. */
  objectPlayer?(g: Game, r: Reading): number
  /** How much of it happened; default 1. */
  amount?(g: Game, r: Reading): number
  /**
   * Of several at once, whether each is a time of its own where the text says "one"; without that word all of them
   * are one time. Absent: each always is.
   */
  each?(): boolean
  /** The ability must have been there before the event: things that leave. */
  readonly lookBack?: boolean | ((event: Event) => boolean)
  /** The game's own question where a text lets it happen, if that is another one. */
  readonly allowing?: Verdict
  /** The game's own question whether it may happen; absent: one is made, asked by `Programs.may`. */
  readonly verdict?: Verdict
  /** What an asker and a subject of that question mean. Default: the object, and the other one. */
  asked?(g: Game, r: Reading, asker: number, subject: number): void
}
