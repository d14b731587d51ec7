import type { Board } from '@fudaba/kernel/rules'
import type { Transcript } from '@fudaba/kernel/testing'
import type { Ability, Effect, Event } from '@fudaba/kernel/text'
import type { Grammar } from '../../grammar/grammar.ts'

/**
 * Read, and then inert, is impossible. Each word for what happens and each word for what is done meets each frame that
 * a text can put around it: one *cell*. What has to come of a cell follows from the word and the frame alone:
 *
 * - an *occasion* says how what the word means comes about on a board, and what it changes there;
 * - a *deed* says what a step does, and what that changes;
 * - the *payoff* is what a text promises: it is counted.
 *
 * Who triggers gets the payoff; who forbids keeps what is changed as it was; who replaces does both.
 */

/** The players of a board. */
export type SeatName = 'P1' | 'P2'

/** The cards of a board that texts stand on: A and U are P1's, W and V are P2's. */
export type Holder = 'A' | 'U' | 'W' | 'V'

/** A way to say the event, and on which card it stands. */
export interface Form {
  readonly says: Omit<Event, 'kind' | 'verb'>
  readonly holder: Holder
  /** How often it triggers so, where that is another number than the occasion's. */
  readonly times?: number
  /** Frames in which it says nothing by a rule of the game, and which. */
  readonly apart?: Partial<Readonly<Record<FrameName, string>>>
}

/** How what a word means comes about. */
export interface Occasion {
  readonly forms: readonly Form[]
  readonly board?: Partial<Board>
  readonly happens: (g: Transcript) => void
  /** What it changes: other after it than before. */
  readonly changes: (g: Transcript) => unknown
  /** Which payoff tells it apart; absent: the first. */
  readonly payoff?: number
  /** How often it happens in the occasion, as a trigger counts; absent: once. */
  readonly times?: number
}

/** What a step does. */
export interface Deed {
  /** The step with what is one's own, as a sentence of the game: its tree is what the frames are put around. */
  /** Null: no sentence has a word for it, it stands for what keywords do. */
  readonly says: string | Effect | null
  readonly board?: Partial<Board>
  /** What has to be under way first. */
  readonly before?: (g: Transcript) => void
  /** What it is done instead of, where it would change that itself. */
  readonly insteadOf?: string
  readonly changes: (g: Transcript, who: SeatName) => unknown
  /** Word of events by which later sentences ask whether it was done. */
  readonly done?: string
  /** Its sentence says how long it holds: it is over as that ends. */
  readonly lasts?: true
  readonly payoff?: number
  /** Frames in which its sentence could show nothing, and why. */
  readonly apart?: Partial<Readonly<Record<FrameName, string>>>
}

/** What a text promises. */
export interface Payoff {
  /** As a sentence of the game. */
  readonly says: string
  /** How much the player has of it. */
  readonly gained: (g: Transcript, who: SeatName) => number
}

/** The texts of a board, by their cards; E and F are what P1 plays. */
export type Texts = Readonly<Partial<Record<Holder | 'E' | 'F', string>>>

/** What a game brings to the check. */
export interface CellGame {
  /** The game's name. */
  readonly title: string
  readonly grammar: Grammar
  /** What abilities begin with on a card. */
  readonly bullet: string
  /** Words of its lexicon that an event can be. */
  readonly events: readonly string[]
  /** By word; several where it comes about in several ways. */
  readonly occasions: Readonly<Record<string, Occasion | readonly Occasion[]>>
  /** Words that no board of the check brings about yet, and why: a gap that the page shows. */
  readonly untried?: Readonly<Record<string, string>>
  /** Words of its lexicon for what steps do. */
  readonly doing: readonly string[]
  readonly deeds: Readonly<Record<string, Deed>>
  readonly payoffs: readonly Payoff[]
  /** How the game has abilities say it. */
  readonly says?: Partial<Says>
  readonly board: (texts: Texts, more: Partial<Board>) => Transcript
  /** P1 plays the card with that text, and it resolves. */
  readonly plays: (g: Transcript, card: 'E' | 'F', will?: boolean) => void
  /** The turn is over. */
  readonly nextTurn: (g: Transcript) => void
  /** What is replaced where the deed is what is done instead, and something else where that is the deed itself. */
  readonly replaced: readonly string[]
  /** What has to stand before a sentence for the grammar to read it as a step. */
  readonly stepHead?: string
  readonly duration: string
}

export const occasionsOf = ({ occasions }: CellGame, word: string): readonly Occasion[] => {
  const some = occasions[word] as Occasion | readonly Occasion[] | undefined
  return some === undefined ? [] : Array.isArray(some) ? some : [some as Occasion]
}

/** The frames of abilities, each as the game has it. */
export interface Says {
  readonly triggered: (event: Event, effect: Effect) => Ability
  readonly forbidden: (event: Event) => Ability
  /** Said otherwise: it does not happen. */
  readonly denied?: (event: Event) => Ability
  readonly forbiddenFor: (event: Event, duration: string) => Ability
  readonly replaced: (event: Event, effect: Effect) => Ability
  readonly does: (effect: Effect) => Ability
}

export const FRAMES = [
  'trigger',
  'prohibit',
  'replace',
  'prohibit for a time',
  'if you did',
  'instead',
  'each player',
  'for a time',
] as const
export type FrameName = (typeof FRAMES)[number]

/** One sentence to try. */
export interface Cell {
  readonly word: string
  readonly frame: FrameName
  readonly ability: Ability
  /** Why nothing is tried. */
  readonly apart?: string
  /** The grammar does not even read the step alone. */
  readonly unread?: string
  /** Plays it out and says what is wrong, or null. */
  readonly tryOut: (text: string) => string | null
}

/** What came of a cell. */
export interface Outcome {
  readonly word: string
  readonly frame: FrameName
  /** As printed; null where the grammar has no words for it. */
  readonly sentence: string | null
  readonly outcome: 'works' | 'declined' | 'apart' | 'inert'
  /** Why it is declined, or what did not happen. */
  readonly reason: string
}
