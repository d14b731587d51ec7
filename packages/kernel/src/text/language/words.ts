import type { EffectRow, ObjectId, ObjectRow, ZoneRow } from '../../state/rows.ts'
import type {
  Book,
  Characteristic,
  Limit,
  Procedure,
  Reads,
  ScopeDef,
  Verb,
  Verdict,
  ZoneDef,
} from '../../game/book.ts'
import type { Player } from '../../state/columns.ts'
import type { Game } from '../../game/game.ts'
import type { Ability, Effect, Event } from '../../tree/tree.ts'
import type { CauseKind, CauseNow } from '../../game/declarations.ts'
import type { Reading } from '../context/reading.ts'

/** The types of a lexicon's entries, one for each table; see `Lexicon`. */

export interface Word<C extends string = string> {
  /** The clause the word carries out; switched off, the word has no effect. */
  readonly clause?: C
}

/** A verb of being there. */
export interface ExistenceWord<C extends string = string> extends Word<C> {
  /** Zones searched if the text names none. */
  readonly zones?: readonly ZoneDef[]
  /** A further test of the object, and the values it reads. */
  readonly test?: ObjectTest
  readonly reads?: Reads
}

/** A test of an object. `id` may be an earlier incarnation: `columnOf` and `valueOf` then give its last values. */
export type ObjectTest = (g: Game, row: ObjectRow, id: ObjectId, source: ObjectRow) => boolean

/** A word that is true of some objects: a noun, type, state or position. */
export interface ObjectWord<C extends string = string> extends Word<C> {
  readonly test: ObjectTest
  /** Zones searched if the phrase names none, and the clause of that. Clause switched off: every zone is searched. */
  readonly zones?: readonly ZoneDef[]
  readonly zonesClause?: C
  /** Clause by which a zone the phrase names is the one searched. Switched off: the zones of an unnamed zone. */
  readonly saidClause?: C
  /** Values the test reads, so that effects which change them are applied first. */
  readonly reads?: Reads
  /** It can be judged without knowing which card it is. */
  readonly open?: boolean
  /**
   * The test depends only on `reads` and on the object's cards, zone and owner. Writes to these are tracked, so what a
   * phrase with this word finds may be cached until one of them changes.
   */
  readonly plain?: boolean
}

/** A card type. */
export interface TypeWord<C extends string = string> extends ObjectWord<C> {
  /** The set-valued characteristic it is a word of; without one, "treat as" effects answer a query for it. */
  readonly of?: Characteristic
  /** Its word in that vocabulary; absent: the id. */
  readonly word?: string
}

/** A state an object is in, or arrives in. */
export interface StateWord<C extends string = string> extends ObjectWord<C> {
  /** Flags of `atom.move` for an object that arrives in this state. */
  readonly flags?: number
  /** Proposes further changes for an object that arrives in this state. */
  arrive?(g: Game, row: ObjectRow): void
}

/** A zone. */
export interface ZoneWord<C extends string = string> extends Word<C> {
  /** The zones it means; as a destination, the first. */
  readonly zones: readonly ZoneDef[]
}

/** A set-valued characteristic whose words are texts: classes or names. */
export interface WordSet<C extends string = string> extends Word<C> {
  readonly of: Characteristic
  /** The word of the vocabulary for an id; absent: the id itself. */
  word?(id: string): string
  /** For texts that ask whether a word contains a string. */
  readonly contains?: Word<C>
  /** For texts about objects with the same word, and when two sets count as the same; absent: with a word in common. */
  readonly same?: Word<C> & { test?(g: Game, a: number, b: number): boolean }
  /** Zones searched by a phrase with such a word and no noun; see `ObjectWord`. */
  readonly zones?: readonly ZoneDef[]
  readonly zonesClause?: C
  /** See `ObjectWord`. */
  readonly saidClause?: C
}

/** A number of an object (`of`, `read`) or of a player (`counter`, `counted`). */
export interface NumberWord<C extends string = string> extends Word<C> {
  readonly of?: Characteristic
  readonly counter?: number
  /** The number of a player as a play sees it (`record`, or NONE outside of one); absent: the counter. */
  counted?(g: Game, player: Player, record: ObjectRow): number
  /** Reads the number in the game's own way. */
  read?(g: Game, row: ObjectRow, id: ObjectId): number
}

/** A keyword. One that takes a parameter stands for one ability per parameter. */
export interface KeywordWord<C extends string = string> extends Word<C> {
  /** The ability it stands for. Without any of the three, it is an empty ability that the game's rules look for. */
  readonly ability?: Ability
  /** The ability for a parameter: `inside` is the step in the line of keywords that carries it. */
  of?(inside: Effect): Ability
  /** Number of an ability that the game has declared itself, or declares in a book for a parameter. */
  readonly declared?: number | ((inside: Effect, book: Book) => number)
}

/** A relation between two objects. */
export interface RelationWord<C extends string = string> extends Word<C> {
  /** `other` is NONE if the relation to any object will do. */
  holds(g: Game, row: ObjectRow, other: ObjectRow): boolean
  /** With `other` NONE, it depends only on columns of the object itself; see `ObjectWord.plain`. */
  readonly plain?: boolean
  readonly reads?: Reads
}

/** A means by which something happens. */
export interface MeansWord<C extends string = string> extends Word<C> {
  readonly kinds: readonly CauseKind[]
  test?(g: Game, cause: CauseNow): boolean
}
export type { CauseKind }

/** A procedure that counts as the cause of what happens while its frame is on the stack. */
export interface CauseFrame {
  readonly procedure: Procedure
  readonly kind: CauseKind
  /** The locals of its frame that hold the player and the source. */
  readonly player: number
  readonly source: number
}

/** A stretch of time that conditions and limits name. */
export interface PeriodWord<C extends string = string> extends Word<C> {
  /** The scope in which limits and histories count; absent: they cannot name it. */
  readonly scope?: ScopeDef
  /** Whether it is now; `whose` is NONE if the text does not say. */
  now?(g: Game, whose: Player | -1): boolean
}

/** How long an effect lasts. */
export interface DurationWord<C extends string = string> extends Word<C> {
  /** The scope it is about; absent: for the rest of the game. */
  readonly scope?: ScopeDef
  /** To the end of the scope that is open; to the end of the next one; only during the next one. */
  readonly mode?: 'until' | 'untilNext' | 'duringNext'
  /** For the modes about the next scope: whether the scope that begins now is the one. */
  awaits?(g: Game, controller: Player): boolean
  /** In a static ability: whether it applies now. */
  now?(g: Game, controller: Player): boolean
  /** Checked after every change: whether the effect goes on. */
  lasts?(g: Game, effect: EffectRow): boolean
  /** The effect applies to an object only while this is true of it. */
  while?(g: Game, object: ObjectRow): boolean
}

/** A moment that abilities trigger at. */
export interface MomentWord<C extends string = string> extends Word<C> {
  readonly on: readonly Verb[]
  when?(g: Game, ev: number): boolean
  whose?(g: Game, ev: number): Player
  /** For a moment that can recur: how often one ability triggers at it. */
  readonly once?: Limit
}

/** Something players have an amount of and pay with. */
export interface ResourceWord<C extends string = string> extends Word<C> {
  readonly counter?: number
  /** How much a player could pay, including what can still be turned into the resource; absent: the counter. */
  available?(g: Game, player: Player): number
  /** Whether an amount can be paid for this source, where comparing with `available` is not enough. */
  covers?(g: Game, player: Player, amount: number, source: ObjectRow): boolean
  /** Pays: (player, amount, source). A negative result: it could not be paid. Absent: the counter is lowered. */
  readonly payment?: Procedure
}

/** What verbs have in common. */
interface Doing<C extends string> extends Word<C> {
  /** Id of the event word under which later sentences ask what was done; absent: the verb's own id. */
  readonly done?: string
}

/** A verb that moves an object. */
export interface MoveWord<C extends string = string> extends Doing<C> {
  can?(g: Game, row: ObjectRow): boolean
  /** Whose zone it goes to if the text does not say; absent: its owner's. */
  home?(g: Game, row: ObjectRow, controller: Player): Player
  /** Proposes the move in the game's own way; absent: a plain move. */
  carryOut?(g: Game, row: ObjectRow, zone: ZoneRow, place: number, flags: number): void
}

/** A verb that turns or flips an object. */
export interface ChangeWord<C extends string = string> extends Doing<C> {
  /** The orientation or face afterwards: 1 for turned or face down. */
  readonly to: number
  can?(g: Game, row: ObjectRow): boolean
  carryOut?(g: Game, row: ObjectRow): void
}

/** Any other verb done to objects. */
export interface ActWord<C extends string = string> extends Doing<C> {
  can?(g: Game, row: ObjectRow): boolean
  /** As `can`, where it is paid as a cost, if that is another question. Absent: `can`. */
  canPay?(g: Game, row: ObjectRow): boolean
  carryOut(g: Game, row: ObjectRow, by: Player): void
  /** As an effect, too, it is done to as many objects as the text says or to none; absent: to as many as there are. */
  whole?(): boolean
  /** Proposes the act once for all objects together, in place of `carryOut` for each. */
  together?(g: Game, rows: readonly ObjectRow[], by: Player): void
  /** It can be said how long it lasts: then it is taken back. Absent: what was done stays done. */
  readonly until?: TakenBack<C>
}

/** How an act is taken back when the time that the text says is over. */
export interface TakenBack<C extends string = string> extends Word<C> {
  /** What there is to go back to, as a number, before the act. */
  before(g: Game, row: ObjectRow): number
  /** Proposes going back to it. */
  back(g: Game, row: ObjectRow, before: number): void
}

/** A verb that changes a resource. */
export interface CountWord<C extends string = string> extends Doing<C> {
  /** Whether the amount is added to the resource's counter or subtracted. */
  readonly sign?: 1 | -1
  /** It is a payment: it cannot exceed what is there, and uses the resource's `payment`. */
  readonly pays?: boolean
  can?(g: Game, player: Player, resource: string, amount: number): boolean
  carryOut?(g: Game, player: Player, resource: string, amount: number, source: ObjectRow): void
}

/** Drawing cards. */
export interface DrawWord<C extends string = string> extends Doing<C> {
  readonly from: ZoneDef
  readonly to: ZoneDef
  /** Several cards are drawn one after the other, each in a batch of its own. */
  readonly oneByOne?: boolean
  /**
   * The game's own verb, which takes the player and draws one card. It is proposed with an empty pile, too: what that
   * means is the verb's. Absent: a plain move of the top card.
   */
  readonly verb?: Verb
  /** Proposes one draw, if not simply by the verb. */
  carryOut?(g: Game, player: Player): void
}

/** Discarding. */
export interface DiscardWord<C extends string = string> extends Doing<C> {
  /** Clause of texts without a number: all are discarded, and with none it counts as done. Switched off: one is. */
  readonly wholeClause?: C
  readonly to: ZoneDef
  carryOut?(g: Game, row: ObjectRow): void
}

/** Searching a zone. */
export interface SearchWord<C extends string = string> extends Doing<C> {
  /** What was found is shown to the opponent, if it was described by what its card says. */
  readonly reveals?: boolean
}

/**
 * A verb as an event: how the text's event is recognised in the log or in a proposed change, and which of its rows the
 * parts of the sentence (subject, object, player) mean.
 */
export interface EventWord<C extends string = string> extends Word<C> {
  /** Verbs of the log that can be this event. */
  readonly on: readonly Verb[]
  /** Which of their events are. */
  when?(g: Game, r: Reading): boolean
  /** The subject of the sentence: who does it or to what it is done. Default: the object of the event. */
  subject?(g: Game, r: Reading): ObjectRow
  /** All subjects, where one event is about several objects. */
  subjects?(g: Game, r: Reading): readonly ObjectRow[]
  /** The object of the sentence. Default: the other object of the event. */
  object?(g: Game, r: Reading): ObjectRow
  objects?(g: Game, r: Reading): readonly ObjectRow[]
  /** The subjects of a sentence that also names an object: who did it, by the cause. */
  doers?(g: Game, r: Reading, cause: CauseNow): readonly ObjectRow[]
  /** The player of the sentence. Default: the player of the event. */
  player?(g: Game, r: Reading): number
  /** The player it is done to, where a text names a player in place of an object; else NONE. */
  objectPlayer?(g: Game, r: Reading): number
  /** How much of it happened; default 1. */
  amount?(g: Game, r: Reading): number
  /**
   * How often an ability triggers on several such events of one batch. Absent: once for each. Given: once for all of
   * them, or, where the text says "one" and this returns true, once for each.
   */
  each?(): boolean
  /** An ability triggers if it was there before the event (for objects that leave), not after it. */
  readonly lookBack?: boolean | ((event: Event) => boolean)
  /** The game's own verdict that "can" effects answer, if not `verdict`. */
  readonly allowing?: Verdict
  /** The game's own verdict whether it may happen; absent: one is declared, and asked by `Programs.may`. */
  readonly verdict?: Verdict
  /** The rules ask whether it may happen by the name of the word (`Programs.may`), where no verdict is given. */
  readonly asksMay?: true
  /**
   * Its verbs only tell that it has happened: nothing can happen in its place, and what forbids it is its verdict. See
   * inert.ts.
   */
  readonly told?: true
  /** It is known by what has happened alone: it can be forbidden, and nothing can happen in its place. */
  readonly irreplaceable?: true
  /** The texts of whom it happens to are silent just before: they wait for it, and neither forbid nor replace it. */
  readonly silentBefore?: true
  /** Whether a text that forbids it keeps off effects that are there all the time, too; absent: not. See keepingOff.ts. */
  keepsOff?(): boolean
  /** Fills the reading from the asker and the subject of that verdict. Default: the object, and the other object. */
  asked?(g: Game, r: Reading, asker: ObjectRow, subject: ObjectRow): void
}
