import { type Game, type GameRules, type Offer, type Player, answer } from '@fudaba/kernel'
import { momentOf } from './horizon.ts'
import { labelOf } from './label.ts'
import { type Judge, type SettleOptions, settle } from './rollout.ts'

/** So many actions in a row are thought of, and so many different ones for each after the first. */
const IN_A_ROW = 3
const LOOKS = 4

/**
 * How the world stands for whoever is asked when he has given the answer and it has had its effect. Of an action that
 * adds up with others: if he goes on with such actions as long as he likes. One card may be too little to guard with,
 * and two enough.
 */
export function standing(picks: readonly number[], seed: number, how: SettleOptions, judge: Judge): number {
  const { search, rules } = judge
  const world = search.game
  const { player } = world.offer
  const moment = momentOf(world)
  const mayAdd = addsUp(rules, world.offer, picks)
  const settled = (): number => {
    settle(world, seed, moment, how, judge)
    return rules.evaluate(world, player)
  }
  search.mark()
  answer(world, picks)
  const score = mayAdd ? standingTogether(world, moment, player, judge, settled) : settled()
  search.back()
  return score
}

/** What a single one is worth where nothing adds up. */
function standingTogether(
  world: Game,
  moment: number,
  player: Player,
  { search, rules }: Judge,
  settled: () => number,
): number {
  const worth = (): number => {
    search.mark()
    const score = settled()
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
