import {
  type Game,
  type GameRules,
  type Offer,
  Random,
  type Search,
  allAnswers,
  answer,
  countAnswers,
  randomAnswer,
} from '@fudaba/kernel'
import { type Horizon, isOpen, momentOf } from './horizon.ts'
import { answerLabel } from './label.ts'

/** Who looks at what an answer brings before he gives it. */
export interface Judge {
  readonly rules: GameRules
  readonly search: Search
}

export interface SettleOptions {
  /** Decisions that are played on. */
  readonly bound: number
  /** Answers to a question on the way that are looked at; of more, any is taken. */
  readonly looks: number
}

export const settling: SettleOptions = { bound: 40, looks: 4 }

/**
 * Plays on, cheaply, until what was begun has had its effect: everybody passes wherever passing is allowed. Other
 * questions are answered by what stands best for whoever is asked at the next one: a spell whose way is still to be
 * chosen is worth what its player will make of it. Ends with the game, when the moment of the turn `from` is over, at a
 * window that somebody has to act in, or at the bound.
 */
export function settle(
  world: Game,
  seed: number,
  from: number,
  { bound, looks }: SettleOptions,
  judge: Judge,
): void {
  const dice = new Random(seed)
  const below = (n: number): number => dice.below(n)
  for (let left = bound; left > 0 && !world.over && momentOf(world) === from; left--) {
    const { offer } = world
    if (offer.shape === 'act' && offer.pass) answer(world, [])
    else if (offer.shape === 'act' && isOpen(world)) return
    else answer(world, bestLooking(world, looks, judge, below))
  }
}

export interface GreedyPlay {
  /** Decisions that are played on at most. */
  readonly bound: number
  /** Answers to a question that are tried. */
  readonly tries: number
}

/** What is answered while one answer is tried. */
const TRIAL: SettleOptions = { bound: 40, looks: 3 }

/** Plays on to the horizon: everybody gives the answer that stands best when it has had its effect. */
export function playGreedily(
  world: Game,
  isReached: Horizon,
  seed: number,
  { bound, tries }: GreedyPlay,
  judge: Judge,
): void {
  const dice = new Random(seed)
  for (let left = bound; left > 0 && !world.over && !isReached(world); left--)
    answer(world, bestStanding(world, tries, judge, dice))
}

/** Of some answers; of those that stand alike, passing. */
function bestStanding(world: Game, tries: number, judge: Judge, dice: Random): number[] {
  const { offer } = world
  const answers = someAnswers(offer, tries, dice)
  if (answers.length === 1) return answers[0]
  const seed = dice.word()
  const moment = momentOf(world)
  const seen: string[] = []
  const different = answers.filter((picks) => {
    const label = answerLabel(world, offer, picks)
    return !seen.includes(label) && seen.push(label) > 0
  })
  return bestOf(world, different, judge, () => settle(world, seed, moment, TRIAL, judge))
}

/** All answers or, of more than `limit`, some that are drawn by chance; passing first. */
function someAnswers(offer: Offer, limit: number, dice: Random): number[][] {
  const mayPass = offer.shape === 'act' && offer.pass
  if (countAnswers(offer, limit + 1) <= limit) {
    const all = [...allAnswers(offer, limit)]
    return mayPass ? all.sort((a, b) => Math.min(1, a.length) - Math.min(1, b.length)) : all
  }
  const some: number[][] = mayPass ? [[]] : []
  while (some.length < limit) some.push(randomAnswer(offer, (n) => dice.below(n)))
  return some
}

function bestLooking(world: Game, looks: number, judge: Judge, below: (n: number) => number): number[] {
  const { offer } = world
  if (countAnswers(offer, looks + 1) > looks) return randomAnswer(offer, below)
  const answers = [...allAnswers(offer, looks)]
  const from = below(answers.length)
  // From a place drawn by chance: of answers that look the same, none is favoured.
  return bestOf(world, [...answers.slice(from), ...answers.slice(0, from)], judge, () => undefined)
}

/** What stands best for whoever is asked when it has been answered and played on; of equals the first. */
function bestOf(
  world: Game,
  answers: readonly number[][],
  { rules, search }: Judge,
  playOn: () => void,
): number[] {
  const { player } = world.offer
  let best = answers[0]
  let bestScore = -Infinity
  for (const picks of answers) {
    search.mark()
    answer(world, picks)
    playOn()
    const score = rules.evaluate(world, player)
    search.back()
    if (score <= bestScore) continue
    best = picks
    bestScore = score
  }
  return best
}
