import type { Characteristic, Procedure, Reads, ScopeDef, Verb, Verdict, ZoneDef } from '../book.ts'
import type { Player } from '../columns.ts'
import type { Game } from '../game.ts'
import type { Ability } from '../tree.ts'
import type { OwnNodes } from './own.ts'
import type { Reading } from './reading.ts'

/**
 * What a game supplies so that the words of a tree become things of the engine. Each entry is found by the id
 * that stands in the tree, and names the clause it carries out: switched off, the word says nothing.
 */
export interface Lexicon<C extends string = string> {
  readonly clauses: LexiconClauses<C>
  /** Clauses of effect nodes by their kind; `clauses.effect` for the others. */
  readonly nodes?: Words<C>
  /** Where objects are that a text speaks of without saying where. */
  readonly field: readonly ZoneDef[]
  /** Where an ability of this kind works if its text does not say. */
  works(ability: Ability): readonly ZoneDef[]
  /** Whether abilities of this object count at all now; absent: always. */
  valid?(g: Game, holder: number): boolean
  turnPlayer(g: Game): Player

  readonly zones: Words<ZoneWord<C>>
  readonly nouns: Words<ObjectWord<C>>
  readonly types: Words<TypeWord<C>>
  readonly states: Words<StateWord<C>>
  readonly positions?: Words<ObjectWord<C>>
  /** The set of class words an object has, and the word of the set that stands for an id. */
  readonly classes?: WordSet<C>
  readonly names?: WordSet<C>
  readonly characteristics: Words<NumberWord<C>>
  readonly keywords?: Words<KeywordWord<C>>
  readonly relations?: Words<RelationWord<C>>
  readonly means?: Words<MeansWord<C>>
  readonly periods?: Words<PeriodWord<C>>
  readonly durations?: Words<DurationWord<C>>
  readonly moments?: Words<MomentWord<C>>
  /** The game's words for the two ends of a pile. */
  readonly places?: Words<{ readonly end: 'top' | 'bottom' } & Word<C>>
  /** How a text says that something is there, and where it then looks. */
  readonly existence?: Words<{ readonly zones?: readonly ZoneDef[] } & Word<C>>
  readonly resources?: Words<ResourceWord<C>>

  readonly moves?: Words<MoveWord<C>>
  readonly turns?: Words<ChangeWord<C>>
  readonly flips?: Words<ChangeWord<C>>
  readonly acts?: Words<ActWord<C>>
  readonly counts?: Words<CountWord<C>>
  readonly events: Words<EventWord<C>>
  readonly draw?: DrawWord<C>
  readonly discard?: DiscardWord<C>
  readonly search?: SearchWord<C>

  readonly layers: Layers
  /** Procedures outside of programs that make things happen, for "by the cost of" and its like. */
  readonly causes?: readonly CauseFrame[]
  /** Bounds of an X that the text does not define. */
  variable?(g: Game, player: Player, source: number, name: string): readonly [number, number]
  /** Whether an object can be made a target: asked with the source and the object. */
  readonly targetable?: Verdict
  readonly extraTurn?: (g: Game, player: Player) => void
  /** Why a game ends that a text ends: numbers of `book.ending`. */
  readonly endings?: { readonly win: number; readonly lose: number }
  /** Modes are chosen on play, not on resolution. */
  readonly modesOnPlay?: boolean
  /** Verbs of the game's own that are proposed, read as events; kernel verbs read themselves. */
  readonly readings?: readonly (readonly [Verb, (g: Game, r: Reading, args: readonly number[]) => void])[]
  /** Executors of the nodes the game adds to the tree. */
  readonly own?: OwnNodes
}

export type Words<T> = Readonly<Record<string, T>>

export interface LexiconClauses<C extends string> {
  /** An effect is carried out, step by step. */
  readonly effect: C
  /** A player decides something inside an effect. */
  readonly choice: C
  /** X, modes and targets are chosen on play. */
  readonly onPlay: C
  /** X alone, if that has a clause of its own. */
  readonly variables?: C
  /** Targets are checked again on resolution. */
  readonly recheck: C
  /** An ability's cost is paid. */
  readonly cost: C
  /** By the kind of ability; `effect` for the others. */
  readonly abilities?: Partial<Readonly<Record<Ability['kind'], C>>>
  readonly limit?: C
  /** A hidden zone that a player chooses from is shown to him. */
  readonly peek?: C
  /** Whoever looks for something in a zone that not all can see need not find it. */
  readonly mayFail?: C
  /** Only what all players see can be a target for what it says on it. */
  readonly openTargets?: C
}

export interface Word<C extends string = string> {
  readonly clause?: C
}

/** True or false of an object; `id` may be one that is gone, then `columnOf` and `valueOf` say what it last was. */
export type ObjectTest = (g: Game, row: number, id: number, source: number) => boolean

export interface ObjectWord<C extends string = string> extends Word<C> {
  readonly test: ObjectTest
  /** Where such objects are if the text does not say. */
  readonly zones?: readonly ZoneDef[]
  /** What the test looks at, so that effects of abilities can depend on it. */
  readonly reads?: Reads
  /** It can be told without knowing the card. */
  readonly open?: boolean
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
}

/** A number of an object, or of a player. */
export interface NumberWord<C extends string = string> extends Word<C> {
  readonly of?: Characteristic
  readonly counter?: number
  read?(g: Game, row: number, id: number): number
}

export interface KeywordWord<C extends string = string> extends Word<C> {
  /** What it stands for. Without it the rules themselves look for the ability. */
  readonly ability?: Ability
}

export interface RelationWord<C extends string = string> extends Word<C> {
  /** `other` is NONE where any will do. */
  holds(g: Game, row: number, other: number): boolean
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
}

export interface MomentWord<C extends string = string> extends Word<C> {
  readonly on: readonly Verb[]
  when?(g: Game, ev: number): boolean
  whose?(g: Game, ev: number): Player
}

export interface ResourceWord<C extends string = string> extends Word<C> {
  readonly counter?: number
  /** How much there is to pay with, whatever may still be made into it included. */
  available?(g: Game, player: Player): number
  /** Pays: (player, amount, source). A negative result: it could not be paid. Without it the counter goes down. */
  readonly payment?: Procedure
}

/** A verb by which texts later speak of what was done: an id of `events`; absent: the verb's own. */
interface Doing<C extends string> extends Word<C> {
  readonly done?: string
}

export interface MoveWord<C extends string = string> extends Doing<C> {
  can?(g: Game, row: number): boolean
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
  carryOut(g: Game, row: number, by: Player): void
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
  /** Proposes what happens to him who would draw and cannot. */
  empty?(g: Game, player: Player): void
}

export interface DiscardWord<C extends string = string> extends Doing<C> {
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
  player?(g: Game, r: Reading): number
  /** How much of it happened; default 1. */
  amount?(g: Game, r: Reading): number
  /** The ability must have been there before the event: things that leave. */
  readonly lookBack?: boolean
  /** The game's own question whether it may happen; absent: one is made, asked by `Programs.may`. */
  readonly verdict?: Verdict
  /** What an asker and a subject of that question mean. Default: the object, and the other one. */
  asked?(g: Game, r: Reading, asker: number, subject: number): void
}

export interface Layers {
  readonly classes: number
  readonly names: number
  readonly types: number
  readonly abilities: number
  readonly numbers: number | ((change: 'add' | 'set' | 'swap') => number)
}
