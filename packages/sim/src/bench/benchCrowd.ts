import { systemClock } from '@fudaba/ai/clock'
import { type GameRules, type Position, beginFromPosition } from '@fudaba/kernel'
import { type Game, Clock } from '@fudaba/kernel/rules'
import { Search, answer, randomAnswer } from '@fudaba/kernel/search'
import { type GameFigures, dice, goesOn } from './benchGame.ts'
import { quantile } from '../statistics/statistics.ts'

/**
 * What a full table costs. Random play does other things on a crowded board than on an empty one (it supports and
 * attacks, where there it passes), so decisions are compared with decisions of their own kind.
 */

/** Decisions played from a position before the board is set back to it: it stays as crowded as it was. */
const AWAY = 60

/**
 * Milliseconds that each decision took, by what was decided; where forced ones followed, the time is shared among them
 * all: on an empty board most windows leave nothing to do, and they are looked at all the same.
 */
type Times = Map<string, number[]>

function kindOf({ offer }: Game, picks: readonly number[]): string {
  if (offer.shape !== 'act') return offer.message
  return picks.length === 0 ? `${offer.message}: pass` : `${offer.message}: ${offer.items[picks[0]]}`
}

/** Random play from a position, back to it again and again; returns decisions a second. */
function playFrom(rules: GameRules, position: Position): (seconds: number, times: Times) => number {
  const g = beginFromPosition(rules, position).game
  const search = new Search(g)
  const draw = dice(5)
  return (seconds, times) => {
    let decisions = 0
    let spent = 0
    while (spent < seconds * 1000) {
      search.mark()
      for (let i = 0; i < AWAY && goesOn(rules, g); i++, decisions++) {
        const picks = randomAnswer(g.offer, draw)
        const decided = kindOf(g, picks)
        const before = g.clock(Clock.decisions)
        const start = systemClock.now()
        answer(g, picks)
        const took = systemClock.now() - start
        spent += took
        const each = took / (g.clock(Clock.decisions) - before)
        // What it led to belongs to it: a pass may end a turn.
        const kind = `${decided} → ${g.over ? 'the end' : g.offer.message}`
        const list = times.get(kind)
        if (list === undefined) times.set(kind, [each])
        else list.push(each)
      }
      search.back()
    }
    return (decisions / spent) * 1000
  }
}

/** Fewer of a kind say nothing about it. */
const ENOUGH = 20
/** The middle one: the slow ones are those in which the machine did something else. */
const usualTime = (times: readonly number[]): number =>
  quantile(
    times.toSorted((a, b) => a - b),
    0.5,
  )

/** How fast the crowded board is against the empty one: the decisions that both know, as often as the crowded one has them. */
export function crowdedRatio(crowded: Times, empty: Times): number {
  let there = 0
  let here = 0
  for (const [kind, times] of crowded) {
    const others = empty.get(kind) ?? []
    if (times.length < ENOUGH || others.length < ENOUGH) continue
    here += times.length * usualTime(times)
    there += times.length * usualTime(others)
  }
  return here === 0 ? NaN : there / here
}

/** Slices in turn: a machine that is slow for a while is slow for both. */
export function benchCrowd(
  rules: GameRules,
  boards: { readonly crowded: Position; readonly empty: Position },
  seconds: number,
): Pick<GameFigures, 'crowdedPerSecond' | 'crowdedRatio'> {
  const [crowded, empty] = [playFrom(rules, boards.crowded), playFrom(rules, boards.empty)]
  crowded(seconds, new Map())
  empty(seconds, new Map())
  const [here, there]: [Times, Times] = [new Map(), new Map()]
  const rates: number[] = []
  for (let slice = 0; slice < 5; slice++) {
    rates.push(crowded(seconds / 4, here))
    empty(seconds / 4, there)
  }
  return {
    crowdedPerSecond: quantile(
      rates.toSorted((a, b) => a - b),
      0.5,
    ),
    crowdedRatio: crowdedRatio(here, there),
  }
}
