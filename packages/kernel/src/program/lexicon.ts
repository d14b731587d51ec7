import type { Characteristic, Verb, Verdict, ZoneDef } from '../book.ts'
import type { Player } from '../columns.ts'
import type { Game } from '../game.ts'
import type { Ability } from '../tree.ts'
import type { OwnNodes } from './own.ts'
import type { Reading } from './reading.ts'
import type { TextRules } from './textRules.ts'
import type {
  ActWord,
  CauseFrame,
  ChangeWord,
  CountWord,
  DiscardWord,
  DrawWord,
  DurationWord,
  EventWord,
  ExistenceWord,
  KeywordWord,
  MeansWord,
  MomentWord,
  MoveWord,
  NumberWord,
  ObjectWord,
  PeriodWord,
  RelationWord,
  ResourceWord,
  SearchWord,
  StateWord,
  TypeWord,
  Word,
  WordSet,
  ZoneWord,
} from './words.ts'

/**
 * What a game supplies so that the words of a tree become things of the engine. Each entry is found by the id
 * that stands in the tree, and names the clause it carries out: switched off, the word says nothing.
 */
export interface Lexicon<C extends string = string> {
  readonly clauses: LexiconClauses<C>
  /** What the rulebook says about texts in general. */
  readonly rules?: TextRules
  /**
   * Clauses of effect nodes by their kind; `clauses.effect` for the others. Of what is gained and lost by
   * `gain.name`, `lose.keyword` and their like; of costs of the game's own by their kind.
   */
  readonly nodes?: Words<C>
  /** Where objects are that a text speaks of without saying where. */
  readonly field: readonly ZoneDef[]
  /** Where an ability of this kind works if its text does not say. */
  works(ability: Ability): readonly ZoneDef[]
  /** Whether abilities of this object count at all now; absent: always. */
  valid?(g: Game, holder: number, ability: Ability): boolean
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
  /** How a text says that something is there, where it then looks, and for what. */
  readonly existence?: Words<ExistenceWord<C>>
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
  /** The least that each target gets of a number that is divided, by the source; absent: nothing. */
  leastPart?(g: Game, source: number): number
  /** Whether an object can be made a target: asked with the source and the object. */
  readonly targetable?: Verdict
  /** Whether an object can be chosen by a text in any way: asked with the source and the object. */
  readonly choosable?: Verdict
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
  /** A number is divided among targets, if that has a clause of its own. */
  readonly divide?: C
  /** X alone, if that has a clause of its own. */
  readonly variables?: C
  /** Targets are checked again on resolution. */
  readonly recheck: C
  /** An ability's cost is paid. */
  readonly cost: C
  /** By the kind of ability; `effect` for the others. */
  readonly abilities?: Partial<Readonly<Record<Ability['kind'], C>>>
  readonly limit?: C
  /** A trigger that an ability waits for; absent: the clause of the ability. */
  readonly triggers?: C
  /** A trigger on a condition; absent: the same. */
  readonly states?: C
  /** A hidden zone that a player chooses from is shown to him. */
  readonly peek?: C
  /** What an object has is asked of it as it is now; without it, of what is printed. */
  readonly possessed?: C
  /** Whoever looks for something in a zone that not all can see need not find it. */
  readonly mayFail?: C
  /** The same of a zone that he alone sees. */
  readonly mayFailSeen?: C
  /** Of a search, the same; and that what is looked for where all can see must be found. */
  readonly searchMayFail?: C
  readonly searchFinds?: C
  /** Only what all players see can be a target for what it says on it. */
  readonly openTargets?: C
  /** What a text speaks of without saying where is in the field; and what it counts. Without it: everywhere. */
  readonly field?: C
  readonly counted?: C
  /** Without a word for how long, it lasts as long as the game. */
  readonly endless?: C
  /** What would end at a time that is over does not begin. Without it, it has no end. */
  readonly past?: C
  /** What is begun keeps to the objects it met. Without it, it met none. */
  readonly met?: C
  /** What comes to where abilities reach is under them at once, and under what was begun. Without it, a moment later. */
  readonly arrival?: C
  readonly arrivalBegun?: C
  /** A number that is set is the only one. Without it, it is added to the one before. */
  readonly sets?: C
}

export interface Layers {
  readonly classes: number
  readonly names: number
  readonly types: number
  readonly abilities: number
  /** Where what is lost is taken away; absent: where it is gained. */
  readonly losses?: number
  readonly numbers: number | ((change: 'add' | 'set' | 'swap', of: Characteristic) => number)
  /** Where a number is set that the object did not have. */
  readonly fresh?: { readonly layer: number; isFresh(g: Game, of: Characteristic, object: number): boolean }
}

export type * from './words.ts'
