import { type Game, type GameRules, type Offer, type Player, answer } from '@fudaba/kernel'
import { momentNow, momentOf } from './horizon.ts'
import { labelOf } from './label.ts'
import { type Judge, type SettleOptions, settle } from './rollout.ts'

/** So many actions in a row are thought of, and so many different ones for each after the first. */
const IN_A_ROW = 3
const LOOKS = 4

/** How the world stands for whoever is asked when he has given the answer and it has had its effect. */
export function standing(picks: readonly number[], seed: number, how: SettleOptions, judge: Judge): number {
  const { game } = judge.search
  const settled = worthSettled(seed, how, judge)
  return imagined(judge, () => {
    answer(game, picks)
    return settled()
  })
}

/** What everything that is under way will be worth to whoever is asked now, when the moment of now is over. */
function worthSettled(seed: number, how: SettleOptions, judge: Judge): () => number {
  const { game } = judge.search
  const { player } = game.offer
  const moment = momentNow(game, how.rounds === true)
  return () => {
    settle(game, seed, moment, how, judge)
    return judge.rules.evaluate(game, player)
  }
}

/** What comes of it, in a world that is afterwards as it was. */
export function imagined<T>({ search }: Judge, play: () => T): T {
  search.mark()
  const found = play()
  search.back()
  return found
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
  const settled = worthSettled(seed, how, judge)
  return imagined(judge, () => {
    answer(world, picks)
    let best = imagined(judge, settled)
    for (let more = 1; more < IN_A_ROW && isAskedAgain(world, moment, player); more++) {
      let next: number[] | undefined
      let nextWorth = -Infinity
      for (const another of toAdd(rules, world)) {
        const score = imagined(judge, () => {
          answer(world, another)
          return settled()
        })
        if (score > nextWorth) [next, nextWorth] = [another, score]
      }
      if (next === undefined) break
      answer(world, next)
      best = Math.max(best, nextWorth)
    }
    return best
  })
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
