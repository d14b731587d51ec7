import type { AnswerIds, Choice, GameRules, Random, View } from '@fudaba/kernel'
import type { Situation, Worlds } from '../search/situation.ts'
import type { Advice } from './advice.ts'

/** Someone who decides from what a player may know. */
export interface Agent {
  readonly name: string
  /** An answer to `view.decision`, which is the viewer's own. */
  decide(view: View, rules: GameRules, random: Random, worlds: Worlds): AnswerIds
  /** The same for one that does not look at the board at all, so that no view has to be built. On positions. */
  blind?(choice: Choice, random: Random): number[]
  /** The same for one that thinks for long, bit by bit; `earlier` is what it thought before its last answer. */
  think?(situation: Situation, earlier?: Thought): Thought
  /** For measuring only: it is given the true state as if every world were that one. */
  readonly seesAll?: true
}

/** Thinking that can be stopped at any moment. */
export interface Thought {
  /** From 0 to 1, by what of the budget is spent. */
  readonly progress: number
  readonly done: boolean
  /** Thinks on for about so many milliseconds, or to the end. */
  go(millis?: number): void
  /** The best answer so far. */
  answer(): AnswerIds
  /** What it thinks of each answer, and what it expects to follow. */
  advice(): Advice
}
