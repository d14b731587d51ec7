export { normalise } from '@fudaba/table'

/** What was typed: the word of the command, and what follows it. */
export interface Said {
  readonly word: string
  readonly rest: string
}
