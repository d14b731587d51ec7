export { normalise } from '@fudaba/table'

/** A typed command: its word and what follows it. */
export interface Said {
  readonly word: string
  readonly rest: string
}
