import type { Clock } from '../clock.ts'
import type { SecondLookOptions } from '../search/secondLook.ts'
import type { TreeOptions } from '../search/treeSearch.ts'
import type { Agent } from './agent.ts'

/** Budget and strength of an agent that searches a tree. */
export interface SearchOptions extends Partial<TreeOptions> {
  readonly name?: string
  /** Playouts for a decision. */
  readonly nodes?: number
  /** Time for a decision: with nodes a ceiling, without them the budget. */
  readonly seconds?: number
  /** By how much it misjudges answers, as a part of winning. */
  readonly noise?: number
  /** Answers before the budget is spent where the rest of it could not change the answer. */
  readonly hurries?: boolean
  /** Has as many more playouts, and worlds for the second look, as the game says that they are cheap there. */
  readonly scaled?: boolean
  /** Asked first where one may pass; if it does, so does the search. Most windows are passed, and cost little so. */
  readonly screen?: Agent
  /** The best answers it has found are played on and compared once more. */
  readonly again?: SecondLookOptions
  /** Playouts for a decision in games that are too dear for that. */
  readonly insteadOfAgain?: number
  readonly seesAll?: true
  /** What `seconds` are counted by; the machine's if none is given. */
  readonly clock?: Clock
}
