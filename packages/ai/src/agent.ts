import {
  type AnswerIds,
  type Choice,
  type Game,
  type GameRules,
  type Player,
  type Random,
  type View,
  sample,
} from '@fudaba/kernel'
import type { Advice } from './advice.ts'

/** Worlds that fit everything one viewer knows. An agent gets this in place of the game. */
export interface Worlds {
  /** A game of its own, drawn by chance, in the memory of an earlier one if given. Changes nothing elsewhere. */
  draw(random: Random, into?: Game): Game
}

/** What an agent decides from: the true state is in nothing of it. */
export interface Situation {
  /** With the decision, which is the viewer's own. */
  readonly view: View
  readonly rules: GameRules
  readonly random: Random
  readonly worlds: Worlds
}

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

/** The sampler bound to a viewer. */
export const worldsFor = (rules: GameRules, g: Game, viewer: Player): Worlds => ({
  draw: (random, into) => sample(g, viewer, random, { rules, into }),
})
