import { type Game, type GameRules, type Offer, type Player, answer } from '@fudaba/kernel'
import { momentOf } from './horizon.ts'
import { labelOf } from './label.ts'
import { type Judge, type SettleOptions, settle } from './rollout.ts'

/** So many actions in a row are thought of, and so many different ones for each after the first. */
const IN_A_ROW = 3
const LOOKS = 4

/** Whether the pick is an action of which the game's rules say that several of them add up. */
export const addsUp = (
  { together, book }: GameRules,
  { shape, items }: Offer,
  [pick]: readonly number[],
): boolean =>
  together !== undefined &&
  shape === 'act' &&
  pick !== undefined &&
  together.includes(book.actions[items[pick]].name)

/**
 * What an action that was just carried out is worth if its player goes on with such actions as long as he likes: one
 * card may be too little to guard with, and two enough. What a single one is worth where nothing adds up.
 */
export function worthTogether(
  world: Game,
  moment: number,
  seed: number,
  how: SettleOptions,
  judge: Judge,
  player: Player,
): number {
  const { search, rules } = judge
  const worth = (): number => {
    search.mark()
    settle(world, seed, moment, how, judge)
    const score = rules.evaluate(world, player)
    search.back()
    return score
  }
  let best = worth()
  for (let more = 1; more < IN_A_ROW && isAskedAgain(world, moment, player); more++) {
    let next: number[] | undefined
    let nextWorth = -Infinity
    for (const picks of toAdd(rules, world)) {
      search.mark()
      answer(world, picks)
      const score = worth()
      search.back()
      if (score > nextWorth) [next, nextWorth] = [picks, score]
    }
    if (next === undefined) break
    answer(world, next)
    best = Math.max(best, nextWorth)
  }
  return best
}

const isAskedAgain = (world: Game, moment: number, player: Player): boolean =>
  !world.over && world.offer.player === player && world.offer.pass && momentOf(world) === moment

/** Actions that add up, each kind once. */
function toAdd(rules: GameRules, world: Game): number[][] {
  const { offer } = world
  const found = new Map<number, number[]>()
  for (let pick = 0; pick < offer.items.length && found.size < LOOKS; pick++) {
    const picks = [pick]
    if (addsUp(rules, offer, picks)) found.set(labelOf(world, offer, 0, pick), picks)
  }
  return [...found.values()]
}
