import type { Game } from '@fudaba/kernel/rules'
import { book } from '../book.ts'

/** What is settled in between, of turn/checkTiming.ts. Mostly there is nothing to do, and then no frame is made. */
interface Timing {
  /** Whether calling it would do anything. */
  isNeeded(g: Game): boolean
  call(g: Game): void
}

/** The rule check and abilities that wait, until nothing is left of either. */
export const ruleTiming = book.later<Timing>('ruleTiming')
/** Abilities that wait, without the rule check: in the middle of something that is not over yet. */
export const triggerTiming = book.later<Timing>('triggerTiming')
