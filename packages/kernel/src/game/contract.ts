import type { AnswerIds, Decision, PlayerName } from '../answers/decision.ts'
import type { Bilingual, Confidence } from '../base/clauses.ts'
import type { Player } from '../state/columns.ts'
import type { ObjectRow } from '../state/rows.ts'
import type { Board, ObjectFields } from './boardLiteral.ts'
import type { Book, ZoneDef } from './book.ts'
import type { Game } from './game.ts'
import type { Layout } from './layout.ts'

/**
 * The contract between a game and everything else, in one read: what a game brings (`GameRules`), what a viewer gets
 * (`View`) and how boards are read and written (`PositionHooks`). The playmat is in layout.ts, the notation of a board
 * in boardLiteral.ts.
 */

/** A setting of the rules with where its values come from. */
export interface SettingDef<T extends SettingValue = SettingValue> {
  readonly title: Bilingual
  readonly values: readonly T[]
  readonly default: T
  /** Where each value comes from; the key is the value as text. */
  readonly provenance: Readonly<Record<string, Confidence | 'rulebook'>>
  readonly clause?: string
}
/** A value of a setting. */
export type SettingValue = string | number | boolean
/** The settings a game is played with, by name. */
export type RulesConfig = Readonly<Record<string, SettingValue>>

/** A ready deck. */
export interface Deck {
  readonly name: string
  readonly title: Bilingual
  /** Card ids, one for each copy. */
  readonly cards: readonly string[]
  /** One sentence for somebody who plays it for the first time. */
  readonly hint?: Bilingual
}

/** Decks that are not written down but made: sealed boosters, a draft, a shuffle of the catalogue. */
export interface DeckSource {
  readonly name: string
  readonly title: Bilingual
  /** Settings that games with such decks are played with. */
  readonly config: Partial<RulesConfig>
  /** Card ids; the same seed gives the same deck. */
  open(seed: string): readonly string[]
  /** In how many packs the cards come: `open` lists them pack by pack, all of one size. */
  readonly packs?: number
}

/** A paragraph of a card's text. An unread one was not understood: it is shown as printed and does nothing. */
export interface CardParagraph {
  readonly text: Bilingual
  readonly unread: boolean
}

/** English for words that cards bring, by the field they stand in and by the word as it is printed. */
export type CardWords = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Cards that were read into a book, and sentences for the words that they bring. */
export interface EnteredCards<Card = unknown> {
  readonly cards: readonly Card[]
  readonly messages?: Messages
}

/** A part of a deck that is counted and listed by itself: a G deck beside the main deck. */
export interface DeckPart<Card = unknown> {
  readonly name: string
  readonly title: Bilingual
  holds(card: Card): boolean
}

/** A reason why a deck may not be played. */
export interface DeckProblem {
  readonly clause: string
  readonly message: Bilingual
  /** The cards it is about. */
  readonly cards: readonly string[]
}

/** What a game brings, in three parts. A sixth game is a folder that exports one of these. */
export interface GameRules<Card = unknown> extends RulesPart<Card> {
  /** What people need to see and answer it. */
  readonly table: TablePart<Card>
  /** What computer players need to judge it. */
  readonly ai: AiPart
}

/** What is played: cards, decks, settings, how a game begins, and what a viewer is told of it. */
export interface RulesPart<Card = unknown> {
  readonly name: string
  /** Everything that is declared: zones, procedures, verbs, effects … */
  readonly book: Book
  /**
   * Raised whenever the same inputs lead elsewhere than in the release before: the version of the rulebook says nothing
   * about mended rules. Replays carry it. Default: 1.
   */
  readonly revision?: number
  readonly settings: Readonly<Record<string, SettingDef>>
  /** More decisions than any game takes; reaching it is a bug. */
  readonly decisionBound: number

  /** The whole catalogue: printed data by index; `cardId` names them. */
  readonly cards: readonly Card[]
  cardId(card: Card): string
  cardName(card: Card): Bilingual
  /** A card by a word that people type for it instead of its id. */
  cardByWord?(word: string): Card | undefined
  /** What a card says, paragraph by paragraph, for players; `book`: that of the rules whose card it is. */
  cardText?(card: Card, book: Book): readonly CardParagraph[]
  /** A card that a position defines in place, by its stats and text: its fields alone. */
  readCard?(literal: Readonly<Record<string, unknown>>): Card
  /**
   * Reads cards into a book that extends this one: the words of all of them first, then what their texts do. Absent:
   * cards of this game bring nothing.
   */
  enter?(book: Book, cards: readonly Card[], words: CardWords): EnteredCards<Card>
  /** What stands on a card of the catalogue, for `readCard` to read again: where `enter` completes it. Default: the card. */
  asPrinted?(card: Card): Card
  /**
   * Fields of a card that nothing is played by, such as a name for another language: cards that differ in nothing else
   * are the same card.
   */
  readonly unplayed?: readonly string[]

  /** How many decks a game takes; 0: any number. */
  players(): number
  readonly decks: readonly Deck[]
  /** Where more decks come from. `name:seed` is a deck's name; `name` alone takes the seed of the game. */
  readonly deckSources?: readonly DeckSource[]
  /** Names of the decks two players get when none is asked for. */
  defaultDecks(config: RulesConfig): readonly [string, string]
  /** `from`: the name of the deck, if it has one; decks of a source have to be what the source gives. */
  checkDeck(cards: readonly Card[], config: RulesConfig, from?: string): DeckProblem[]
  /** The parts of a deck, in which each card has its place. Absent: a deck is one. */
  readonly deckParts?: readonly DeckPart<Card>[]

  /** Puts the decks into the game and calls its first procedure. */
  begin(g: Game, decks: readonly [readonly number[], readonly number[]]): void
  /** How positions of the game are read and written; absent: they are not. */
  readonly position?: PositionHooks

  /** What the view says of an object beside its zone: words for its kind, its computed numbers. */
  describe(g: Game, row: ObjectRow): Readonly<Record<string, string | number | boolean>>
  /** Public facts about each player and the game, for views and text. */
  facts(g: Game): Readonly<Record<string, string | number>>
  /**
   * Numbers of the cards that a player may assume in this zone of the other's, if the deck list is not public. Zones
   * between which cards move unseen must give the same list.
   */
  prior?(g: Game, owner: Player, zone: ZoneDef): readonly number[]
}

/** How a table shows the game and what it answers by itself. Everything here reads a view, never the state. */
export interface TablePart<Card = unknown> {
  readonly layout: Layout
  readonly messages: Messages
  /** What the open window is to the viewer who has to act in it, for AUTO and skips. Default: his own. */
  window?(view: View): WindowKind
  /**
   * The candidate of an open window that goes on when the viewer wants nothing else, e.g. ends his turn. Default: a
   * pass.
   */
  usual?(view: View): string | null
  /** By name of a value: the clause by which its number is printed, and the one by which it counts as another number. */
  readonly sums?: Readonly<Record<string, SumClauses>>
  /** A preselected answer, where the empty one would lose the game. */
  suggested?(view: View): AnswerIds | null
  /** An answer that commits to nothing, because the next question asks again: given automatically under AUTO. */
  foregone?(view: View): AnswerIds | null
  /**
   * Lines for the game's helper panel: from the view, what is chosen so far, and the cards of the game, own ones
   * included.
   */
  helper?(view: View, chosen: readonly string[], cards: readonly Card[]): readonly HelperLine[]
}

/**
 * The clauses of a sum: of its first line, of what other cards of the same thing add, of texts that add, take away and
 * set, and of the last line where a rule lets the number count as another one.
 */
export interface SumClauses {
  readonly printed?: string
  readonly cards?: string
  readonly adds?: string
  readonly lowers?: string
  readonly sets?: string
  readonly counts?: string
}

/** What search and playouts need. */
export interface AiPart {
  /**
   * How far the player is ahead, in the rulebook's own quantities; 0 is even. Called on sampled worlds, thousands of
   * times a search; see `scoreFor`.
   */
  evaluate(g: Game, player: Player): number
  /** Factor on the number of playouts of every level: more where playing on is cheap. Default: 1. */
  readonly playouts?: number
  /**
   * When a playout is evaluated: at the end of the turn, or already when everybody has passed in the same step. The
   * later, the more it depends on answers that nobody knows. Default: at the end of the turn.
   */
  readonly judged?: 'turn' | 'moment'
  /** Names of actions that may be worth something only several in a row: the search tries sequences of them. */
  readonly together?: readonly string[]
}

/**
 * `own`: his own time to act. `attacked`: he is under attack. `answer`: somebody did something he can answer.
 * `quiet`: nothing there that people usually answer.
 */
export type WindowKind = 'own' | 'attacked' | 'answer' | 'quiet'

/** A sentence of the game's messages, with the clause it follows from. */
export interface HelperLine {
  readonly key: string
  readonly parameters: Readonly<Record<string, string | number>>
  readonly clause?: string
  /** To be emphasised. */
  readonly strong?: boolean
}

/** Sentences of the game by key, with {parameters}. */
export type Messages = Readonly<Record<string, Bilingual>>

// ── what a viewer gets ──────────────────────────────────────────────────────────────────────────────────────
/** What one player, or a spectator, may know. Built from what is known, never by hiding parts of the state. */
export interface View {
  readonly game: string
  readonly viewer: PlayerName | null
  readonly turn: number
  readonly facts: Readonly<Record<string, string | number>>
  readonly zones: readonly ZoneView[]
  readonly relations: readonly RelationView[]
  /** The decision, if it is the viewer's; otherwise only who decides. */
  readonly decision: Decision | null
  readonly deciding: PlayerName | null
  readonly result: Result | null
  /** Logical time: the number of events so far. */
  readonly time: number
}

/** How a game ended. */
export interface Result {
  readonly winner: PlayerName | null
  readonly ending: string
}

/** A zone as a viewer sees it. */
export interface ZoneView {
  readonly zone: string
  readonly owner: PlayerName | null
  /** The number of objects, or null where it is not public; then it is at least `atLeast`. */
  readonly count: number | null
  readonly atLeast: number
  /** Objects that the viewer can tell apart: all of an open zone, none of a hidden pile. */
  readonly objects: readonly ObjectView[]
  /** Cards known to be somewhere in this zone, beside those of `objects`. */
  readonly contains: readonly string[]
  /** Those of `contains` whose place in the pile is known too. */
  readonly places: readonly KnownPlace[]
}

/** A card whose place in a pile is known; 0 is the top. */
export interface KnownPlace {
  readonly at: number
  readonly card: string
}

/** An object as a viewer sees it. */
export interface ObjectView {
  readonly id: string
  readonly kind: string
  readonly controller: PlayerName
  readonly owner: PlayerName
  readonly turned: boolean
  readonly faceDown: boolean
  readonly cell: string | null
  /** Card ids, null for one the viewer does not know. */
  readonly cards: readonly (string | null)[]
  /** Words and numbers of the game, only for objects whose cards the viewer knows. */
  readonly values: Readonly<Record<string, string | number | boolean>>
}

/** A relation between two objects that the viewer can tell apart. */
export interface RelationView {
  readonly relation: string
  readonly from: string
  readonly to: string
}

// ── positions ───────────────────────────────────────────────────────────────────────────────────────────────
/** An object that was put on the table, with what the position said about it. */
export interface Placed {
  readonly row: ObjectRow
  readonly zone: ZoneDef
  readonly player: Player
  /** Number of its cell, NONE if the position does not say. */
  readonly cell: number
  readonly fields: ObjectFields
}

/** The object with a ref of the position. */
export type Find = (ref: string) => ObjectRow

/** What a game brings so that positions of it can be read and written. */
export interface PositionHooks {
  /** Entry points: each puts the frames where the game goes on. The first one is the default. */
  readonly at: Readonly<Record<string, (g: Game, board: Board) => void>>
  /** Keys of a position that only this game has; its entry points read them. */
  readonly options?: readonly string[]
  /** Variables and counters that the entry points set, and that are therefore not written under their names. */
  readonly variables?: readonly string[]
  /** Fields of objects that only this game has; called once everything is placed. */
  readonly fields?: Readonly<Record<string, (g: Game, row: ObjectRow, value: unknown, find: Find) => void>>
  /** The fields that an object has, to be written. */
  fieldsOf?(g: Game, row: ObjectRow): Readonly<Record<string, unknown>>
  /** Words for the numbers in `Obj.stands`, both ways. */
  readonly stands?: {
    number(word: string, book: Book): number | undefined
    word(n: number, book: Book): string
  }
  /** Tokens: objects printed like a card, with no physical card. */
  readonly tokens?: {
    /** The printed data of a token; undefined for any other object. */
    printed(g: Game, row: ObjectRow): unknown
    /** Makes the object a token printed like the card of this number. */
    make(g: Game, row: ObjectRow, def: number): void
  }
  /** Zones with cards of their own kind: a hidden card of such a zone can be in no other. */
  readonly apart?: readonly ZoneDef[]
  /** Words of `done` for what is counted for a player or an object. */
  readonly tallies?: {
    /** `each`: it is counted per object, not per player. */
    read(word: string): { readonly key: number; readonly scope: number; readonly each?: 'object' } | undefined
    word(key: number): string | undefined
  }
  /** Names of the columns that hold the id of another object. */
  readonly ids?: readonly string[]
  /** Cards used where only a number is given, the plainest first. Default: the player's deck. */
  filler?(config: RulesConfig): readonly string[]
  /** Fills in what follows from the rest: kinds, cells. */
  settle?(g: Game, placed: readonly Placed[], board: Board): void
  /** Contradictions that only the game can see, as sentences. */
  check?(g: Game): readonly string[]
  /** The entry point and its options for the moment the game is at, or null if it has none. */
  write?(g: Game): ({ readonly at: string } & Readonly<Record<string, unknown>>) | null
  /** Fields that `settle` would fill in with the same values; a written position leaves them out. */
  implied?(g: Game, row: ObjectRow): readonly string[]
}
