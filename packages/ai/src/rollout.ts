import { type Game, Random, answer, randomAnswer } from '@fudaba/kernel'

/**
 * Plays on, cheaply, until what was begun has had its effect: everybody passes wherever passing is allowed, other
 * questions are answered by chance. Ends with the game, at a window that somebody has to act in, or at the bound.
 */
export function settle(world: Game, seed: number, bound: number): void {
  const dice = new Random(seed)
  const below = (n: number): number => dice.below(n)
  for (let left = bound; left > 0 && !world.over; left--) {
    const { offer } = world
    if (offer.shape !== 'act') answer(world, randomAnswer(offer, below))
    else if (offer.pass) answer(world, [])
    else return
  }
}
