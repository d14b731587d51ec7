import {
  type AnswerIds,
  type Choice,
  type Game,
  type GameRules,
  KernelError,
  type Match,
  type Player,
  type Random,
  type View,
  deciding,
  playerName,
  sample,
} from '@fudaba/kernel'

/** Worlds that fit everything one viewer knows. An agent gets this in place of the game. */
export interface Worlds {
  /** A game of its own, drawn by chance, in the memory of an earlier one if given. Changes nothing elsewhere. */
  draw(random: Random, into?: Game): Game
}

/** Someone who decides from what a player may know: the true state is in nothing that it is given. */
export interface Agent {
  readonly name: string
  /** An answer to `view.decision`, which is the viewer's own. */
  decide(view: View, rules: GameRules, random: Random, worlds: Worlds): AnswerIds
  /** The same for one that does not look at the board at all, so that no view has to be built. On positions. */
  blind?(choice: Choice, random: Random): number[]
}

/** The sampler bound to a viewer. */
export const worldsFor = (rules: GameRules, g: Game, viewer: Player): Worlds => ({
  draw: (random, into) => sample(g, viewer, random, { rules, into }),
})

/** What the agent answers for whoever has to decide. */
export function chooseFor(match: Match, agent: Agent, random: Random): AnswerIds {
  const player = deciding(match)
  if (player === null) throw new KernelError('game-over', 'the game is over')
  const { rules, game } = match
  return agent.decide(match.view(playerName(player)), rules, random, worldsFor(rules, game, player))
}
