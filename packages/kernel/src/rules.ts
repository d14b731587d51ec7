import type { Book, ZoneDef } from './book.ts'
import type { Bilingual, Confidence } from './clauses.ts'
import type { Player } from './columns.ts'
import type { AnswerIds } from './decision.ts'
import type { Game } from './game.ts'
import type { PositionHooks } from './position.ts'
import type { ObjectView, View } from './view.ts'

/** A setting of the rules with where its values come from. */
export interface SettingDef<T extends SettingValue = SettingValue> {
  readonly title: Bilingual
  readonly values: readonly T[]
  readonly default: T
  /** Where each value comes from; the key is the value as text. */
  readonly provenance: Readonly<Record<string, Confidence | 'rulebook'>>
  readonly clause?: string
}
export type SettingValue = string | number | boolean
export type RulesConfig = Readonly<Record<string, SettingValue>>

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
  /** In how many packs the cards come, all of one size, one after the other. */
  readonly packs?: number
}

/** A paragraph of a card's text. One that is unread stands there as it is printed, and does nothing. */
export interface CardParagraph {
  readonly text: Bilingual
  readonly unread: boolean
}

/** A reason why a deck may not be played. */
export interface DeckProblem {
  readonly clause: string
  readonly message: Bilingual
  /** The cards it is about. */
  readonly cards: readonly string[]
}

/** What a game brings. A sixth game is a folder that exports one of these. */
export interface GameRules<Card = unknown> {
  readonly name: string
  readonly book: Book
  readonly settings: Readonly<Record<string, SettingDef>>
  /** The whole catalogue: printed data by index; `cardId` names them. */
  readonly cards: readonly Card[]
  cardId(card: Card): string
  cardName(card: Card): Bilingual
  /** A card by a word people type for it, beside its id. */
  cardByWord?(word: string): Card | undefined
  /** What a card says, paragraph by paragraph, for players. */
  cardText?(card: Card): readonly CardParagraph[]
  /** A card that a position defines in place, by its stats and text. */
  readCard?(literal: Readonly<Record<string, unknown>>): Card
  /** How many decks sit down at the table; 0: any number. */
  players(): number
  readonly decks: readonly Deck[]
  /** Where more decks come from. `name:seed` is a deck's name; `name` alone takes the seed of the game. */
  readonly deckSources?: readonly DeckSource[]
  /** Names of the decks two players get when none is asked for. */
  defaultDecks(config: RulesConfig): readonly [string, string]
  /** `from`: the name of the deck, if it has one; decks of a source have to be what the source gives. */
  checkDeck(cards: readonly Card[], config: RulesConfig, from?: string): DeckProblem[]
  /** Puts the decks into the game and calls its first procedure. */
  begin(g: Game, decks: readonly [readonly number[], readonly number[]]): void
  /** More decisions than any game takes; reaching it is a bug. */
  readonly decisionBound: number
  /** What the view says of an object beside its zone: words for its kind, its computed numbers. */
  describe(g: Game, row: number): Readonly<Record<string, string | number | boolean>>
  /** Public facts about each player and the game, for views and text. */
  facts(g: Game): Readonly<Record<string, string | number>>
  /**
   * How far the player is ahead, in the rulebook's own quantities; 0 is even. Agents ask it of worlds they imagine, many
   * times a second; see `ahead`.
   */
  evaluate(g: Game, player: Player): number
  /** Playouts of the computer's levels for each they have elsewhere: more where playing on is cheap. Default: 1. */
  readonly playouts?: number
  /**
   * When the computer judges what it imagines: at the end of the turn, or already when everybody has passed where it
   * stands. The later, the more it depends on answers that nobody knows. Default: at the end of the turn.
   */
  readonly judged?: 'turn' | 'moment'
  /** Names of actions of which one may be for nothing and several not: the computer thinks of more of them in a row. */
  readonly together?: readonly string[]
  /**
   * The cards a player may assume in the other's deck, if the list is not public: those that might lie in this zone.
   * Zones between which cards go unseen have the same list.
   */
  prior?(g: Game, owner: Player, zone: ZoneDef): readonly number[]
  /** What the open window is to the viewer who has to act in it, for AUTO and skips. Default: his own. */
  window?(view: View): WindowKind
  /** The candidate of an open window that goes on when the viewer wants nothing else, e.g. ends his turn. Default: a pass. */
  usual?(view: View): string | null
  /** Where answering with nothing would lose the game: an answer to begin with instead. */
  suggested?(view: View): AnswerIds | null
  /** An answer that takes nothing away, because the question after it asks again: given by itself under AUTO. */
  foregone?(view: View): AnswerIds | null
  /** Lines for the game's helper panel: only from the view, and from what is chosen so far. */
  helper?(view: View, chosen: readonly string[]): readonly HelperLine[]
  /** What is missing for an action, with its numbers, where more can be said than its clause does: from the view. */
  refused?(view: View, action: string, clause: string, thing: ObjectView | null): HelperLine | null
  /** How positions of the game are read and written. */
  readonly position?: PositionHooks
  readonly messages: Messages
  readonly layout: Layout
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
  /** Worth more attention than the others. */
  readonly strong?: boolean
}

/** Sentences of the game by key, with {parameters}. */
export type Messages = Readonly<Record<string, Bilingual>>

/** The playmat as data: where each zone lies, seen from its owner, and what people look for on it. */
export interface Layout {
  readonly columns: number
  readonly rows: number
  readonly slots: readonly LayoutSlot[]
  /** The phases of a turn in order, each with its steps: the facts `phase` and `step` say where the game is. */
  readonly phases?: readonly PhaseLayout[]
  readonly face?: FaceLayout
  /** Relations that only say where something comes from: no arrows of their own. */
  readonly origins?: readonly string[]
  /** Actions that are done at the card itself: they are not listed beside what else can be done. */
  readonly unlisted?: readonly string[]
  /** Relations of things that lie under, or are aboard, another: they are shown as part of it. */
  readonly under?: readonly string[]
  /** Events that turn cards up for a moment, shown between the players: verbs, or `move.<from>.<to>`. */
  readonly reveals?: readonly string[]
  /** Objects with the mark are aimed at the player whom the fact names. */
  readonly aims?: readonly { readonly mark: string; readonly fact: string }[]
  /** The zones of a player that a key opens. */
  readonly piles?: PileLayout
}
/** `drop`: what was used up. `aside`: what is out of play, or counted. `store`: what one lives or pays from. */
export interface PileLayout {
  readonly drop: string
  readonly aside: string
  readonly store: string
}
export interface LayoutSlot {
  readonly zone: string
  readonly cell?: string
  readonly area: readonly [number, number, number, number]
  readonly shape: 'row' | 'pile' | 'grid' | 'fan' | 'column'
  /** Its cards are looked at less often. */
  readonly small?: boolean
  /** It lies between the players and takes room only while something is there; its area is not used. */
  readonly centre?: boolean
  /** Things of which this value is true lie before the others there, and over them. */
  readonly front?: string
  /** Beside other places of its zone in its row: those that are empty leave their room to the others. */
  readonly shares?: boolean
  /** Of a pile: the latest card, which is its last one, is the one that is seen. */
  readonly lastOnTop?: boolean
  /** A pile that is there only while it is not empty. */
  readonly seldom?: boolean
}
export interface PhaseLayout {
  readonly phase: string
  readonly steps: readonly string[]
}
/** Which values of an object stand where on its face. */
export interface FaceLayout {
  /** What it costs: at its head. */
  readonly cost: readonly string[]
  /** What it is worth: at its foot, one beside the other. */
  readonly worth: readonly string[]
  readonly type: string
  /** What it belongs to: a stripe at the edge and the first letter. */
  readonly group: string
  /** Patterns of groups that are named after colours, by number: 0 orange, 1 blue, 2 green, 3 purple, 4 gold, 5 grey. */
  readonly stripes?: Readonly<Record<string, number>>
  /** States that are told on the face itself; the others only where there is room. */
  readonly marks: readonly string[]
  /** A value whose words stand on the face as they are: skills. */
  readonly words?: string
  /** Of several cards in one, the last lies on top and names it. */
  readonly lastOnTop?: boolean
}
