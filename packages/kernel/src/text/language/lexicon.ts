import type { ObjectRow } from '../../state/rows.ts'
import type { Characteristic, Verb, Verdict, ZoneDef } from '../../game/book.ts'
import type { Player } from '../../state/columns.ts'
import type { Game } from '../../game/game.ts'
import type { Ability } from '../../tree/tree.ts'
import type { GameNodes } from './gameNodes.ts'
import type { Reading } from '../context/reading.ts'
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
 * A game's dictionary: what each word of its trees means in the engine. A tree holds ids only ("noun": "unit"); each
 * table below maps the ids of one part of speech to zones, verbs, tests and numbers of the game's book. Every entry
 * may name the clause it carries out; with that clause switched off, the word has no effect.
 */
export interface Lexicon<C extends string = string> {
  /** Clauses that the kernel itself carries out when it runs texts. */
  readonly clauses: LexiconClauses<C>
  /** What the rulebook says about texts in general. */
  readonly rules?: TextRules
  /**
   * Clauses of effect nodes by kind; `clauses.effect` for those not listed. Gains and losses are listed as `gain.name`,
   * `lose.keyword` and so on (with `.self` where an object gains it for itself), costs of the game's own by their kind.
   */
  readonly nodes?: Words<C>
  /** Zones searched when a phrase names none and no word of it has zones of its own. */
  readonly field: readonly ZoneDef[]
  /** Zones in which an ability works if its text does not say. */
  works(ability: Ability): readonly ZoneDef[]
  /** Whether an ability of this object counts at all now; absent: always. */
  valid?(g: Game, holder: ObjectRow, ability: Ability): boolean
  turnPlayer(g: Game): Player

  // ── describing objects ────────────────────────────────────────────────────────────────────────────────────────
  /** Zones: "in your hand", and the ends of moves. */
  readonly zones: Words<ZoneWord<C>>
  /** Heads of noun phrases: "card", "unit". */
  readonly nouns: Words<ObjectWord<C>>
  /** Card types. */
  readonly types: Words<TypeWord<C>>
  /** States an object is in, or arrives in: "rested". */
  readonly states: Words<StateWord<C>>
  /** Places on the board inside a zone: "in the front row". */
  readonly positions?: Words<ObjectWord<C>>
  /** The set-valued characteristic that holds an object's classes (tribes, affiliations). */
  readonly classes?: WordSet<C>
  /** The set-valued characteristic that holds an object's names. */
  readonly names?: WordSet<C>
  /** Numbers of objects and players: "power", "life". */
  readonly characteristics: Words<NumberWord<C>>
  /** Keyword abilities. */
  readonly keywords?: Words<KeywordWord<C>>
  /** Relations between two objects: "battling". */
  readonly relations?: Words<RelationWord<C>>
  /** The two ends of a pile: "top", "bottom". */
  readonly places?: Words<{ readonly end: 'top' | 'bottom' } & Word<C>>
  /** Verbs of being there ("is in play", "is among"): where each looks, and what else must be true of the object. */
  readonly existence?: Words<ExistenceWord<C>>
  /** Things that are counted and paid: "energy". */
  readonly resources?: Words<ResourceWord<C>>

  // ── time and cause ────────────────────────────────────────────────────────────────────────────────────────────
  /** Means by which something happens: "by an effect", "by a cost". */
  readonly means?: Words<MeansWord<C>>
  /** Stretches of time, as conditions and for counting: "during your turn", "once per turn". */
  readonly periods?: Words<PeriodWord<C>>
  /** How long an effect lasts: "until end of turn". */
  readonly durations?: Words<DurationWord<C>>
  /** Moments that abilities trigger at: "at the beginning of the battle". */
  readonly moments?: Words<MomentWord<C>>

  // ── verbs ─────────────────────────────────────────────────────────────────────────────────────────────────────
  /** Verbs that move objects to another zone. */
  readonly moves?: Words<MoveWord<C>>
  /** Verbs that turn objects: "rest", "stand". */
  readonly turns?: Words<ChangeWord<C>>
  /** Verbs that flip objects face up or face down. */
  readonly flips?: Words<ChangeWord<C>>
  /** Any other verb done to objects: "destroy". */
  readonly acts?: Words<ActWord<C>>
  /** Verbs that add to or take from a resource: "gain", "pay". */
  readonly counts?: Words<CountWord<C>>
  /** Verbs as events: what triggers wait for, effects forbid or replace, and later sentences ask about. */
  readonly events: Words<EventWord<C>>
  readonly draw?: DrawWord<C>
  readonly discard?: DiscardWord<C>
  readonly search?: SearchWord<C>

  // ── rules of the game that texts touch ────────────────────────────────────────────────────────────────────────
  /** The layers in which the effects of texts are applied. */
  readonly layers: Layers
  /** Procedures other than programs that count as a cause ("by an attack"). */
  readonly causes?: readonly CauseFrame[]
  /** Least and greatest X that a player may choose where the text does not define it. */
  variable?(g: Game, player: Player, source: ObjectRow, name: string): readonly [number, number]
  /** The least share each target gets of a divided number; absent: 0. */
  leastPart?(g: Game, source: ObjectRow): number
  /** Verdict whether an object can be made a target: asked with the source and the object. */
  readonly targetable?: Verdict
  /** Verdict whether a text can choose an object in any way: asked with the source and the object. */
  readonly choosable?: Verdict
  /** Gives a player an extra turn. */
  readonly extraTurn?: (g: Game, player: Player) => void
  /** Reasons, as numbers of `book.ending`, for a game that a text ends. */
  readonly endings?: { readonly win: number; readonly lose: number }
  /** Modes are chosen on play, not on resolution. */
  readonly modesOnPlay?: boolean
  /** How a proposed change by a verb of the game's own is read as an event; kernel verbs are read by the kernel. */
  readonly readings?: readonly (readonly [Verb, (g: Game, r: Reading, args: readonly number[]) => void])[]
  /** Executors of the nodes the game adds to the tree. */
  readonly own?: GameNodes
}

/** A table of words by the id that stands in trees. */
export type Words<T> = Readonly<Record<string, T>>

/**
 * Clauses of a game's rulebook that the kernel carries out when it compiles and runs texts. An optional clause that a
 * game does not name: the kernel acts as if it were on, unless the comment says otherwise.
 */
export interface LexiconClauses<C extends string> {
  /** An effect is carried out, step by step. */
  readonly effect: C
  /** A player decides something inside an effect. */
  readonly choice: C
  /** X, modes and targets are chosen on play. */
  readonly onPlay: C
  /** A number is divided among targets; absent: `onPlay`. */
  readonly divide?: C
  /** X is chosen on play; absent: `onPlay`. */
  readonly variables?: C
  /** Targets are checked again on resolution. */
  readonly recheck: C
  /** An ability's cost is paid. */
  readonly cost: C
  /** By kind of ability; absent: `effect`. */
  readonly abilities?: Partial<Readonly<Record<Ability['kind'], C>>>
  /** How often an ability may be used; absent: `effect`. */
  readonly limit?: C
  /** An ability triggers on an event; absent: the clause of the ability. */
  readonly triggers?: C
  /** An ability triggers on a condition; absent: `triggers`. */
  readonly states?: C
  /** A hidden zone that a player chooses from is shown to that player; absent: only searches show it. */
  readonly peek?: C
  /** Whether an object has a keyword is asked of it as it is now. Switched off: of what is printed. */
  readonly possessed?: C
  /** Choosing by description from a zone that not all players see may fail: none need be chosen. Absent: it may not. */
  readonly mayFail?: C
  /** As `mayFail`, for a zone the chooser sees and others do not; absent: `mayFail`. */
  readonly mayFailSeen?: C
  /** As `mayFail`, for searches; absent: `mayFail`. */
  readonly searchMayFail?: C
  /** A search in a zone that all see must find. Switched off: it may fail. */
  readonly searchFinds?: C
  /** A target described by what its card says must be an object that all players see. Absent: it need not be. */
  readonly openTargets?: C
  /** A phrase that names no zone means the field. Switched off: every zone. */
  readonly field?: C
  /** The same for phrases whose objects are counted; absent: the clause of the phrase. */
  readonly counted?: C
  /** An effect without a duration lasts for the rest of the game. Switched off: it does not begin. */
  readonly endless?: C
  /** An effect that would end at a time already past does not begin. Switched off: it begins and has no end. */
  readonly past?: C
  /** An effect begun by a resolution keeps to the objects it found then. Switched off: it finds none. */
  readonly met?: C
  /** An object that arrives is under the effects of static abilities at once. Switched off: from the next batch on. */
  readonly arrival?: C
  /** The same for effects begun by a resolution. */
  readonly arrivalBegun?: C
  /** A value that is set replaces the value before. Switched off: it is added to it. */
  readonly sets?: C
}

/** The number of the layer in which each kind of change by a text is applied. */
export interface Layers {
  readonly classes: number
  readonly names: number
  readonly types: number
  readonly abilities: number
  /** Layer of losses of every kind; absent: the layer of the gain. */
  readonly losses?: number
  readonly numbers: number | ((change: 'add' | 'set' | 'swap', of: Characteristic) => number)
  /** Layer in which a number is set that the object had not had (`isFresh`); absent: as other numbers that are set. */
  readonly fresh?: {
    readonly layer: number
    isFresh(g: Game, of: Characteristic, object: ObjectRow): boolean
  }
}

export type * from './words.ts'
