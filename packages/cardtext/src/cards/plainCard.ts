import type { CardFields } from './fields.ts'
import type { PlainForm } from './plainLine.ts'

/** A card that was found in a plain text, and the line (from 0) and column at which each of its parts stands. */
export interface PlainCard {
  readonly value: Record<string, unknown>
  readonly places: ReadonlyMap<string, PlainPlace>
  /** The lines of its texts, by field. */
  readonly lines: ReadonlyMap<string, readonly PlainPlace[]>
}
/** A line and a column of a plain text, both from 0. */
export interface PlainPlace {
  readonly line: number
  readonly column: number
}
/** What a game says about cards in plain text: their fields, and what it prints without labels. */
export interface PlainGame {
  readonly fields: CardFields
  readonly plain?: {
    readonly forms: readonly PlainForm[]
    /** What was printed together is told apart when all of the card is there; `rest` is what is no field. */
    finish?(card: Record<string, unknown>, rest: ReadonlyMap<string, string>): void
  }
}
