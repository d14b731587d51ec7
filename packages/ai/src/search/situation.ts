import type { GameRules, Random, View } from '@fudaba/kernel'
import type { Game, Player } from '@fudaba/kernel/rules'
import { sample } from '@fudaba/kernel/search'

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

/** The sampler bound to a viewer. */
export const worldsFor = (rules: GameRules, g: Game, viewer: Player): Worlds => ({
  draw: (random, into) => sample(g, viewer, random, { rules, into }),
})
