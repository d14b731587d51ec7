import { F, type Player } from './columns.ts'
import { setObject } from './lying.ts'
import type { Procedure, ZoneDef } from './book.ts'
import type { PlayerName } from './decision.ts'
import type { Game } from './game.ts'
import { Match, type MatchOptions } from './match.ts'
import type { GameRules, RulesConfig } from './rules.ts'

/**
 * A board of any game as plain JSON; docs/positions.md describes the notation. The board literals of the tests are
 * the same thing without `format` and `game`.
 */
export interface Position extends Board {
  readonly format: typeof POSITION_FORMAT
  readonly game: string
}

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
  /** What could stand with the objects too, where the order matters. */
  readonly relations?: readonly RelationLiteral[]
  /** What texts count, and how often abilities were used that may be used only so often. */
  readonly counts?: readonly CountLiteral[]
  readonly [key: string]: unknown
}

/** Zones or cells by name, counters by name, and `done`: what the player did that rules still count. */
export type SeatLiteral = Readonly<Record<string, ZoneLiteral>>

/** Objects from the top, or in order of arrival; as one text, words apart; a number stands for that many cards. */
export type ZoneLiteral = number | string | readonly ObjectLiteral[]

/** A card word ('♠5', several as '♠5+♠7'), a number of any cards, fields, or `{ word: fields }`. */
export type ObjectLiteral = string | number | ObjectFields | Readonly<Record<string, ObjectFields>>

/** Beside these: relations from it (`blocking: 'A'`), marks (`entered: 3`) and fields of the game, by name. */
export interface ObjectFields {
  readonly card?: CardLiteral
  readonly cards?: string | readonly CardLiteral[]
  readonly attached?: string | readonly CardLiteral[]
  readonly under?: string | readonly CardLiteral[]
  /** What is printed on it, if it is like a card and yet none of a deck: a token. */
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
  /** Where several have continuous effects: at how many later moments others came; 0 if not given. */
  readonly age?: number
  /** What it did that rules still count. */
  readonly done?: string | readonly string[]
  /** A name for other parts of the position, and for tests. */
  readonly ref?: string
  /** Who knows which card lies here, though he may not look at it. */
  readonly seenBy?: PlayerName | readonly PlayerName[]
  /** Who knows that the card is in this zone, but not in which place. */
  readonly tracedBy?: PlayerName | readonly PlayerName[]
  /** Who knows that the player has this card, but not where. */
  readonly metBy?: PlayerName | readonly PlayerName[]
  /** To whom it is being shown until it moves. */
  readonly shownTo?: PlayerName | readonly PlayerName[]
  readonly [field: string]: unknown
}

/** A word, a card with another owner, or a card defined in place, which `rules.readCard` reads. */
export type CardLiteral = string | Readonly<Record<string, unknown>>

export interface RelationLiteral {
  readonly relation: string
  readonly from: string
  /** A ref, or true for a relation to nobody. */
  readonly to: unknown
}

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
  /** As of an object, if one with a continuous effect came later; else it is younger than all of these. */
  readonly age?: number
  /** The objects that its text speaks of: 'it', 'chosen' … */
  readonly holds?: Readonly<Record<string, readonly string[]>>
  /** The scope that is open now and that it ends with. */
  readonly until?: string
}

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
  /** The scope that is open now and that it ends with. */
  readonly until?: string
}

/** An object that was put on the table, with what the position said about it. */
export interface Placed {
  readonly row: number
  readonly zone: ZoneDef
  readonly player: Player
  /** Number of its cell, NONE if the position does not say. */
  readonly cell: number
  readonly fields: ObjectFields
}

export type Find = (ref: string) => number

/** What a game brings so that positions of it can be read and written. */
export interface PositionHooks {
  /** Entry points: each puts the frames where the game goes on. The first one is the default. */
  readonly at: Readonly<Record<string, (g: Game, board: Board) => void>>
  /** Keys of a position that only this game has; its entry points read them. */
  readonly options?: readonly string[]
  /** Variables and counters that the entry points set, and that are therefore not written under their names. */
  readonly variables?: readonly string[]
  /** Fields of objects that only this game has; called once everything is placed. */
  readonly fields?: Readonly<Record<string, (g: Game, row: number, value: unknown, find: Find) => void>>
  /** What of these an object has, to be written. */
  fieldsOf?(g: Game, row: number): Readonly<Record<string, unknown>>
  /** Words for what an object stands for, and numbers for the words. */
  readonly stands?: { number(word: string): number | undefined; word(n: number): string }
  /** Things that are printed like a card, with no card behind them. */
  readonly tokens?: {
    /** What is printed on it; undefined for whatever is no token. */
    printed(g: Game, row: number): unknown
    /** It becomes a token printed like the card of this number. */
    make(g: Game, row: number, def: number): void
  }
  /** Zones in which cards of a kind of their own lie: hidden, they are in no other place. */
  readonly apart?: readonly ZoneDef[]
  /** Words for what is counted for a player or an object, as `done` lists it. */
  readonly tallies?: {
    /** `each`: it is counted for each object, whose `done` it is. */
    read(word: string): { readonly key: number; readonly scope: number; readonly each?: 'object' } | undefined
    word(key: number): string | undefined
  }
  /** Columns in which the id of another object stands. */
  readonly ids?: readonly string[]
  /** Cards that stand in where only a number is given, the dullest first. Default: the player's deck. */
  filler?(config: RulesConfig): readonly string[]
  /** Fills in what follows from the rest: kinds, places. */
  settle?(g: Game, placed: readonly Placed[], board: Board): void
  /** Contradictions that only the game can see, as sentences. */
  check?(g: Game): readonly string[]
  /** The entry point and its options for the moment the game is at, or null if it has none. */
  write?(g: Game): ({ readonly at: string } & Readonly<Record<string, unknown>>) | null
  /** Fields that `settle` would fill in just so, and that a written position therefore leaves out. */
  implied?(g: Game, row: number): readonly string[]
}

/** Starts a game from a position: from here on a match like any other. */
export function beginFromPosition(
  rules: GameRules,
  position: Position,
  options: Pick<MatchOptions, 'everyWindow' | 'laidOut'> = {},
): Match {
  return new Match({ ...options, rules, seed: position.seed ?? 0, config: position.config, position })
}

/** For `settle` and `fields`: a column of an object, before the game begins. */
export function setColumn(g: Game, row: number, column: number, value: number): void {
  setObject(g, row, column, value)
}

/** For an entry point: calls the procedure as if its steps before `label` were done. */
export function enterAt(g: Game, procedure: Procedure, label: string, ...args: readonly number[]): void {
  g.call(procedure, ...args)
  g.goto(label)
}

/** For an entry point: calls the procedure as if the step `label` had just called what comes next. */
export function enterAfter(g: Game, procedure: Procedure, label: string, ...args: readonly number[]): void {
  enterAt(g, procedure, label, ...args)
  const at = g.frame + F.step
  g.store.set(g.T.frames, at, g.T.frames.data[at] + 1)
}
