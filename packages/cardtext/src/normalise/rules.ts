/**
 * How one game's printed texts differ from its normal form, as data. Two passes: characters first, so that the
 * rules about spans are written in normal characters only.
 */
export interface NormalRules {
  /** Printed character (one or two code units) to its normal form; '' drops it. See `characters.ts`. */
  readonly characters: Readonly<Record<string, string>>
  /** Quotes that look the same on both sides: they open and close in turn, anew on each line. */
  readonly alternating?: Readonly<Record<string, readonly [open: string, close: string]>>
  /** Icons, however they are typed, as one token the grammar knows. Also the place for lost glyphs. */
  readonly icons?: readonly { readonly printed: readonly string[]; readonly token: string }[]
  /** Wordings that mean the same: printed, normal. */
  readonly synonyms?: readonly (readonly [printed: string, normal: string])[]
  /** The same of wordings with something between: all of it stands in one clause, and what is between stays. */
  readonly frames?: readonly Frame[]
  /** その山札: the one that was spoken of last. */
  readonly thatZone?: ThatZone
  /** What stands between these is kept to the letter: names. */
  readonly verbatim?: readonly Brackets[]
  /** Furigana between these is dropped and remembered. */
  readonly ruby?: readonly Brackets[]
  /**
   * Text between these that only reminds of the rules is dropped and remembered, wherever it stands, also over several
   * lines. A game whose parentheses carry meaning says which, or has no such rule.
   */
  readonly reminders?: readonly ReminderRule[]
  /** What begins a note that goes on to the end of its line: ※. */
  readonly noteMarks?: readonly string[]
  /** Letters that end a sentence: behind one at the end of a line a full stop that is left out is put. */
  readonly sentenceEnds?: string
  /** What opens an ability (・). Labels and titles may follow it. */
  readonly bullets?: readonly string[]
  /** A name of the ability before a dash at the beginning of a line: dropped and remembered. */
  readonly labels?: {
    readonly dashes: readonly string[]
    readonly longest: number
    /** Marks before which one ends, too, and that stay: icons that stand where the dash would. */
    readonly before?: readonly string[]
    /** Brackets after which one may stand, too: abilities that are quoted. */
    readonly within?: readonly string[]
  }
  /**
   * What an ability begins with. Where one stands behind another in one line, a new line is made of it, but not between
   * these quotes.
   */
  readonly openings?: { readonly marks: readonly string[]; readonly quotes: Brackets }
  /** Stand-ins for icons that are such only where an ability begins: printed, normal. */
  readonly standIns?: readonly (readonly [printed: string, normal: string])[]
  /** Names of abilities in brackets at the beginning of a line: dropped and remembered. */
  readonly titles?: readonly Brackets[]
}

/** Brackets as they are printed, and as the grammar reads them. */
export interface Frame {
  readonly printed: readonly [open: string, close: string]
  readonly normal: readonly [open: string, close: string]
}

/** A word for a zone whose owner is said by what stands before it in the line. */
export interface ThatZone {
  /** How it is said, and how with ○ for its owner. */
  readonly wordings: readonly (readonly [printed: string, normal: string])[]
  readonly zone: string
  /** Whose it can be; `later`: how they are called in another sentence. */
  readonly owners: readonly { readonly said: string; readonly later: string }[]
  /** Whose it is where none was spoken of. */
  readonly usual: string
}

export type Brackets = readonly [open: string, close: string]

export interface ReminderRule {
  readonly brackets: Brackets
  /** It reminds only if it contains one of these, so that 【…】(1) stays; absent: always. */
  readonly containing?: readonly string[]
  /** What stands in brackets that are none: costs, numbers. */
  readonly unless?: RegExp
  /** Inside of these it never reminds: keywords with something in parentheses. */
  readonly outside?: Brackets
}

/** What was dropped, and where: `at` is an offset of the normal text. */
export interface Note {
  readonly kind: 'ruby' | 'reminder' | 'label' | 'title'
  readonly at: number
  readonly text: string
}
