import type { Limit } from '../../game/book.ts'
import type { Ability } from '../../tree/tree.ts'
import type { Test } from '../query/conditions.ts'

/** How often an ability may be used; `on`: whether the node that says so is switched on. */
export interface UseLimit {
  readonly limit: Limit
  on(): boolean
}

/** What is known of an ability of the book beside its declarations. */
export interface AbilityEntry {
  readonly id: number
  readonly name: string
  readonly tree: Ability
  /** Program that resolves it, or NONE. */
  readonly program: number
  /** Program that pays for it, or NONE. */
  readonly cost: number
  /** Must hold for it to be played, to trigger or to apply. */
  readonly condition: Test
  /** How often it may be used. */
  readonly limits: readonly UseLimit[]
  /** Whether its cost could be paid now, each step judged by itself: an upper bound of what is really payable. */
  readonly payable: Test
}
