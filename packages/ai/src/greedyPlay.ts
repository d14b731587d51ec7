import { type Game, type Offer, Random, allAnswers, answer, countAnswers, randomAnswer } from '@fudaba/kernel'
import type { Horizon } from './horizon.ts'
import { answerLabel } from './label.ts'
import { type Judge, type SettleOptions, bestBy } from './rollout.ts'
import { standing } from './standing.ts'

export interface GreedyPlay {
  /** Decisions that are played on at most. */
  readonly bound: number
  /** Answers to a question that are tried. */
  readonly tries: number
}

/** What is answered while one answer is tried. */
const TRIAL: SettleOptions = { bound: 40, looks: 3 }

/**
 * What each player has thought of and left since something was done last. Most windows follow one another while nothing
 * happens: who has found an action not worth its cost in one of them does not try it in the next.
 */
type Rejected = readonly [Set<string>, Set<string>]

/**
 * Plays on to the horizon: everybody gives the answer that stands best when it has had its effect. What counts together
 * is not thought of together here: who plays in an imagined world knows all its cards, and would guard too well.
 */
export function playGreedily(
  world: Game,
  isReached: Horizon,
  seed: number,
  { bound, tries }: GreedyPlay,
  judge: Judge,
): void {
  const dice = new Random(seed)
  const rejected: Rejected = [new Set(), new Set()]
  for (let left = bound; left > 0 && !world.over && !isReached(world); left--) {
    const picks = bestStanding(world, tries, judge, dice, rejected)
    if (picks.length > 0) for (const each of rejected) each.clear()
    answer(world, picks)
  }
}

/** Of some answers; of those that stand alike, passing. */
function bestStanding(
  world: Game,
  tries: number,
  judge: Judge,
  dice: Random,
  rejected: Rejected,
): readonly number[] {
  const { offer } = world
  const answers = someAnswers(offer, tries, dice)
  if (answers.length === 1) return answers[0]
  const mayPass = offer.shape === 'act' && offer.pass
  const left = rejected[offer.player]
  const seen: string[] = []
  const different = answers.filter((picks) => {
    const label = answerLabel(world, offer, picks)
    return !seen.includes(label) && !(mayPass && left.has(label)) && seen.push(label) > 0
  })
  if (different.length === 1) return different[0]
  const seed = dice.word()
  const best = bestBy(different, (picks) => standing(picks, seed, TRIAL, judge))
  if (mayPass && best.length === 0) for (const label of seen) if (label !== '') left.add(label)
  return best
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
