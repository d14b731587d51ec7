import { type Game, type GameRules, type Offer, type Player, answer } from '@fudaba/kernel'
import { momentOf } from './horizon.ts'
import { labelOf } from './label.ts'
import { type Judge, type SettleOptions, settle } from './rollout.ts'

/** So many actions in a row are thought of, and so many different ones for each after the first. */
const IN_A_ROW = 3
const LOOKS = 4

/** How the world stands for whoever is asked when he has given the answer and it has had its effect. */
export function standing(picks: readonly number[], seed: number, how: SettleOptions, judge: Judge): number {
  const { search, rules } = judge
  const world = search.game
  const { player } = world.offer
  const moment = momentOf(world)
  search.mark()
  answer(world, picks)
  settle(world, seed, moment, how, judge)
  const score = rules.evaluate(world, player)
  search.back()
  return score
}

/**
 * The same, but of an action that adds up with others: if its player goes on with such actions as long as he likes. One
 * card may be too little to guard with, and two enough.
 */
export function standingTogether(
  picks: readonly number[],
  seed: number,
  how: SettleOptions,
  judge: Judge,
): number {
  const { search, rules } = judge
  const world = search.game
  if (!addsUp(rules, world.offer, picks)) return standing(picks, seed, how, judge)
  const { player } = world.offer
  const moment = momentOf(world)
  const settled = (): number => {
    search.mark()
    settle(world, seed, moment, how, judge)
    const score = rules.evaluate(world, player)
    search.back()
    return score
  }
  search.mark()
  answer(world, picks)
  let best = settled()
  for (let more = 1; more < IN_A_ROW && isAskedAgain(world, moment, player); more++) {
    let next: number[] | undefined
    let nextWorth = -Infinity
    for (const another of toAdd(rules, world)) {
      search.mark()
      answer(world, another)
      const score = settled()
      search.back()
      if (score > nextWorth) [next, nextWorth] = [another, score]
    }
    if (next === undefined) break
    answer(world, next)
    best = Math.max(best, nextWorth)
  }
  search.back()
  return best
}

/** Whether the pick is an action of which the game's rules say that several of them add up. */
const addsUp = ({ together, book }: GameRules, { shape, items }: Offer, [pick]: readonly number[]): boolean =>
  together !== undefined &&
  shape === 'act' &&
  pick !== undefined &&
  together.includes(book.actions[items[pick]].name)

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
