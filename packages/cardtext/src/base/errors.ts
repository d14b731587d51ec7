/** What can be wrong with a grammar or a card text, as a code and a sentence that names it. */
export type CardTextCode =
  /** A grammar that can't be used: found when it is loaded. */
  | 'left-recursion'
  | 'endless-repetition'
  | 'literal-in-family'
  | 'duplicate-word'
  | 'duplicate-family'
  | 'unknown-word'
  | 'bad-rules'
  | 'bad-example'
  /** A tree that the grammar has no words for. */
  | 'unprintable'
  /** English that still has Japanese in it. */
  | 'japanese-left'
  /** Longer than `LONGEST_TEXT`. */
  | 'too-long'

/** A stretch of the printed text; lines and columns are counted from one, columns in UTF-16 units. */
export interface PrintedSpan {
  readonly start: number
  readonly end: number
  readonly line: number
  readonly column: number
  readonly text: string
}

/** A text or a grammar that cannot be used. `code` says which fault; `span`, where it stands in the printed text. */
export class CardTextError extends Error {
  readonly code: CardTextCode
  readonly span: PrintedSpan | null

  constructor(code: CardTextCode, message: string, span: PrintedSpan | null = null) {
    super(span === null ? message : `${message} (line ${span.line}, column ${span.column})`)
    this.name = 'CardTextError'
    this.code = code
    this.span = span
  }
}

/** A quotation in a message is cut here, so that a hostile text does not fill the screen. */
const LONGEST_QUOTE = 200

/** The span of a stretch of the printed text, with its line and column. */
export function spanOf(printed: string, start: number, end: number): PrintedSpan {
  let line = 1
  let lineStart = 0
  for (let at = printed.indexOf('\n'); at !== -1 && at < start; at = printed.indexOf('\n', at + 1)) {
    line++
    lineStart = at + 1
  }
  const text = printed.slice(start, Math.min(end, start + LONGEST_QUOTE))
  return { start, end, line, column: start - lineStart + 1, text }
}
