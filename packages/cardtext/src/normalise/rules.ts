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
  /** What stands between these is kept to the letter: names. */
  readonly verbatim?: readonly Brackets[]
  /** Furigana between these is dropped and remembered. */
  readonly ruby?: readonly Brackets[]
  /** Text between these that only reminds of the rules is dropped and remembered. */
  readonly reminders?: readonly ReminderRule[]
  /** What opens an ability (・). Labels and titles may follow it. */
  readonly bullets?: readonly string[]
  /** A name of the ability before a dash at the beginning of a line: dropped and remembered. */
  readonly labels?: {
    readonly dashes: readonly string[]
    readonly longest: number
    /** Brackets after which one may stand, too: abilities that are quoted. */
    readonly within?: readonly string[]
  }
  /** Names of abilities in brackets at the beginning of a line: dropped and remembered. */
  readonly titles?: readonly Brackets[]
}

export interface Frame {
  readonly printed: readonly [open: string, close: string]
  readonly normal: readonly [open: string, close: string]
}

export type Brackets = readonly [open: string, close: string]

export interface ReminderRule {
  readonly brackets: Brackets
  /** It reminds only if it contains one of these, so that 【…】(1) stays; absent: always. */
  readonly containing?: readonly string[]
}

/** What was dropped, and where: `at` is an offset of the normal text. */
export interface Note {
  readonly kind: 'ruby' | 'reminder' | 'label' | 'title'
  readonly at: number
  readonly text: string
}
