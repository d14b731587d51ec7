import type { GameRules } from '@fudaba/kernel'
import type { Game, Player } from '@fudaba/kernel/rules'
import { type Offer, answer } from '@fudaba/kernel/search'
import { momentNow, momentOf } from './horizon.ts'
import { labelOf } from './label.ts'
import { type Judge, type QuiescenceOptions, playUntilQuiet } from './quiescence.ts'

/** Actions in a row that are tried, and different ones for each after the first. */
const IN_A_ROW = 3
const LOOKS = 4

/** The evaluation for whoever is asked, after the answer and all its effects. */
export function scoreAfter(
  picks: readonly number[],
  seed: number,
  how: QuiescenceOptions,
  judge: Judge,
): number {
  const { game } = judge.search
  const settled = scoreWhenQuiet(seed, how, judge)
  return tryOut(judge, () => {
    answer(game, picks)
    return settled()
  })
}

/** Scores what will be there when this moment is over, for whoever is asked now. */
function scoreWhenQuiet(seed: number, how: QuiescenceOptions, judge: Judge): () => number {
  const { game } = judge.search
  const { player } = game.offer
  const moment = momentNow(game, how.rounds === true)
  return () => {
    playUntilQuiet(game, seed, moment, how, judge)
    return judge.rules.ai.evaluate(game, player)
  }
}

/** Plays something and takes it back; returns what was found. */
export function tryOut<T>({ search }: Judge, play: () => T): T {
  search.mark()
  const found = play()
  search.back()
  return found
}

/**
 * As `scoreAfter`; but an action that adds up with others is scored by the best series that begins with it. One card
 * may be too little to guard with, and two enough.
 */
export function scoreInSeries(
  picks: readonly number[],
  seed: number,
  how: QuiescenceOptions,
  judge: Judge,
): number {
  const { search, rules } = judge
  const world = search.game
  if (!addsUp(rules, world.offer, picks)) return scoreAfter(picks, seed, how, judge)
  const { player } = world.offer
  const moment = momentOf(world)
  const settled = scoreWhenQuiet(seed, how, judge)
  return tryOut(judge, () => {
    answer(world, picks)
    let best = tryOut(judge, settled)
    for (let more = 1; more < IN_A_ROW && isAskedAgain(world, moment, player); more++) {
      let next: number[] | undefined
      let nextWorth = -Infinity
      for (const another of toAdd(rules, world)) {
        const score = tryOut(judge, () => {
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
const addsUp = (
  { ai: { together }, book }: GameRules,
  { shape, items }: Offer,
  [pick]: readonly number[],
): boolean =>
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
