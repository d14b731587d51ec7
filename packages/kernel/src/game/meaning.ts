import type { Game } from './game.ts'

/**
 * What a number in the state refers to. Declarations are numbered in load order, so their numbers mean nothing outside
 * of the process; a digest uses their names instead (digest.ts). `number` is a plain number, a row or an id; `derived`
 * is left out of the digest; `duration` is what durations.ts packs; `X+1` is 0 for none. A function gives the word for
 * a number of a list of the game's own.
 */
export type Meaning =
  | 'number'
  | 'derived'
  | 'duration'
  | Named
  | `${Named}+1`
  | ((n: number, g: Game) => string)

/** Kinds of declarations, each a list of the book; `zone` is the row of a player's zone, `card` a printed card. */
export type Named =
  | 'zone'
  | 'card'
  | 'kind'
  | 'clause'
  | 'procedure'
  | 'verb'
  | 'action'
  | 'relation'
  | 'effect'
  | 'ability'
  | 'program'
  | 'trigger'
  | 'replacement'
  | 'scope'
  | 'limit'
  | 'ending'
  | 'counter'
  | 'column'

/** What the locals of a procedure's frame mean, where they are more than plain numbers. */
export interface FrameMeaning {
  readonly locals?: Readonly<Record<number, Meaning>>
  /** Locals that are lists, and what their entries mean. */
  readonly lists?: Readonly<Record<number, ListMeaning>>
}

/** Meanings of a list's entries, repeated in turn; `changes`: rows of proposed changes, see replace.ts. */
export type ListMeaning = readonly Meaning[] | 'changes'
