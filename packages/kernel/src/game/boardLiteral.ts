import type { PlayerName } from '../answers/decision.ts'
import type { RulesConfig } from './contract.ts'

/**
 * A board of any game as plain JSON; docs/positions.md describes the notation. The board literals of the tests are
 * the same thing without `format` and `game`.
 */
export interface Position extends Board {
  readonly format: typeof POSITION_FORMAT
  readonly game: string
}

/** Name and version of the format. */
export const POSITION_FORMAT = 'fudaba-position/1'

/** Beside these: shared zones by name, and the options that the game's `at` reads. */
export interface Board {
  readonly config?: Partial<RulesConfig>
  readonly seed?: string | number
  /** Number of the turn; 1 if not given. */
  readonly turn?: number
  /** Whose turn it is, and who controls what lies in a shared zone and says nothing else; P1 if not given. */
  readonly turnPlayer?: PlayerName
  /** The moment: one of the game's entry points. */
  readonly at?: string
  readonly P1?: SeatLiteral
  readonly P2?: SeatLiteral
  /** Variables of the rules, by name. */
  readonly variables?: Readonly<Record<string, number>>
  readonly effects?: readonly EffectLiteral[]
  /** Relations that could also be fields of their objects, where their order matters. */
  readonly relations?: readonly RelationLiteral[]
  /** What texts count, and how often limited abilities were used. */
  readonly counts?: readonly CountLiteral[]
  /** The state behind the board where a play, a text or a trigger is under way; then there is no moment. */
  readonly underWay?: UnderWay
  readonly [key: string]: unknown
}

/** Zones or cells by name, counters by name, and `done`: what the player did that rules still count. */
export type SeatLiteral = Readonly<Record<string, ZoneLiteral>>

/** Objects from the top, or in order of arrival; as one string, separated by spaces; a number is that many cards. */
export type ZoneLiteral = number | string | readonly ObjectLiteral[]

/** A card word ('♠5', several as '♠5+♠7'), a number of any cards, fields, or `{ word: fields }`. */
export type ObjectLiteral = string | number | ObjectFields | Readonly<Record<string, ObjectFields>>

/** Beside these, by name: relations from it (`blocking: 'A'`), columns (`entered: 3`) and fields of the game. */
export interface ObjectFields {
  readonly card?: CardLiteral
  readonly cards?: string | readonly CardLiteral[]
  readonly attached?: string | readonly CardLiteral[]
  readonly under?: string | readonly CardLiteral[]
  /** For a token, which has no card of a deck: the card it is printed like. */
  readonly token?: CardLiteral
  readonly kind?: string
  /** What it stands for, if it is no card: an action, an ability. */
  readonly stands?: string
  readonly turned?: boolean
  readonly faceDown?: boolean
  readonly cell?: string
  /** Who controls it. */
  readonly by?: PlayerName
  readonly owner?: PlayerName
  /** Where timestamps matter: the number of later moments at which others came; 0 if not given. */
  readonly age?: number
  /** What it did that rules still count. */
  readonly done?: string | readonly string[]
  /** A name for other parts of the position, and for tests. */
  readonly ref?: string
  /** Who knows which card this is, though he may not look at it. */
  readonly seenBy?: PlayerName | readonly PlayerName[]
  /** Who knows that the card is in this zone, but not in which place. */
  readonly tracedBy?: PlayerName | readonly PlayerName[]
  /** Who knows that the player has this card, but not in which zone. */
  readonly metBy?: PlayerName | readonly PlayerName[]
  /** To whom it is being shown until it moves. */
  readonly shownTo?: PlayerName | readonly PlayerName[]
  readonly [field: string]: unknown
}

/** A word, a card with another owner, or a card defined in place, which `rules.readCard` reads. */
export type CardLiteral = string | Readonly<Record<string, unknown>>

/** A relation of a position. */
export interface RelationLiteral {
  readonly relation: string
  readonly from: string
  /** A ref, or true for a relation to nobody. */
  readonly to: unknown
}

/** A continuous effect of a position. */
export interface EffectLiteral {
  readonly effect: string
  readonly by: PlayerName
  /** The object it is fixed to. */
  readonly on?: string
  /** The object it comes from. */
  readonly from?: string
  readonly values?: readonly number[]
  /** The object whose abilities it copies. */
  readonly points?: string
  /** As of an object; if not given, it is younger than all objects. */
  readonly age?: number
  /** The objects in the registers of its text: 'it', 'chosen' … */
  readonly holds?: Readonly<Record<string, readonly string[]>>
  /** The open scope that it ends with. */
  readonly until?: string
}

/** Something counted in a position. */
export interface CountLiteral {
  /** What was done, in the words of the card that counts it. */
  readonly count: string
  /** Whose doing it was. */
  readonly by?: PlayerName
  /** The object to which it was done, or whose ability it is; `slot`: which one. */
  readonly on?: string
  readonly slot?: number
  /** How often; once if not given. */
  readonly times?: number
  /** The open scope that it ends with. */
  readonly until?: string
}

/** A game in the middle of something, cell by cell; what is numbered elsewhere is called by its name. */
export interface UnderWay {
  /** The procedures that run, the outermost first. */
  readonly frames: readonly FrameLiteral[]
  readonly variables: RowLiteral
  readonly zones: Readonly<Record<string, RowLiteral>>
  readonly tables: Readonly<Record<string, TableLiteral>>
  /** What a play that is taken back undoes. */
  readonly play?: readonly JournalLiteral[]
}

/** A procedure that runs: its next step, its locals, and the cells of its lists. */
export interface FrameLiteral {
  readonly procedure: string
  readonly step: string
  readonly locals: readonly (number | string)[]
  readonly lists?: readonly (number | string)[]
}

/** The rows of a table, and the first of those that are free. */
export interface TableLiteral {
  readonly rows: readonly RowLiteral[]
  readonly free?: number
}

/** The cells of a row that are not 0, by the names of their columns. */
export type RowLiteral = Readonly<Record<string, number | string | readonly string[]>>

/** Table, row and column of a cell, and what stood there before. */
export type JournalLiteral = readonly [
  table: string,
  row: number | string,
  column: number | string,
  before: number | string,
]
