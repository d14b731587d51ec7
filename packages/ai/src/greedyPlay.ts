import { type Game, Random, answer, reorderUnseen } from '@fudaba/kernel'
import { candidateAnswers } from './candidates.ts'
import type { Horizon } from './horizon.ts'
import { answerLabel } from './label.ts'
import { type Judge, type SettleOptions, bestBy } from './rollout.ts'
import { imagined, standing } from './standing.ts'

/** How those who play on think of their answers. */
export interface GreedyManner {
  /** Answers to a question that are tried. */
  readonly tries: number
  /** They judge an answer already when the procedure of the moment comes round: after a battle, not after all of them. */
  readonly rounds?: boolean
  /** They do not know in which order cards lie that they have not seen. */
  readonly unforeseen?: boolean
}

/** What is answered while one answer is tried. */
const TRIAL: SettleOptions = { bound: 40, looks: 3 }
const TRIAL_OF_ROUNDS: SettleOptions = { ...TRIAL, rounds: true }

/** Decisions after which it is judged in any case. */
const BOUND = 200

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
  manner: GreedyManner,
  judge: Judge,
): void {
  const dice = new Random(seed)
  const rejected: Rejected = [new Set(), new Set()]
  for (let left = BOUND; left > 0 && !world.over && !isReached(world); left--) {
    const picks = bestStanding(world, manner, judge, dice, rejected)
    if (picks.length > 0) for (const each of rejected) each.clear()
    answer(world, picks)
  }
}

/** Of some answers; of those that stand alike, passing. */
function bestStanding(
  world: Game,
  { tries, rounds, unforeseen }: GreedyManner,
  judge: Judge,
  dice: Random,
  rejected: Rejected,
): readonly number[] {
  const { offer } = world
  const answers = candidateAnswers(offer, tries, dice)
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
  const trial = rounds === true ? TRIAL_OF_ROUNDS : TRIAL
  const judged = (): number[] => bestBy(different, (picks) => standing(picks, seed, trial, judge))
  const best = unforeseen === true ? imagined(judge, () => inAnyOrder(world, seed, judged)) : judged()
  if (mayPass && best.length === 0) for (const label of seen) if (label !== '') left.add(label)
  return best
}

/** What comes of it where the cards that whoever is asked has not seen lie in another order. */
function inAnyOrder<T>(world: Game, seed: number, play: () => T): T {
  reorderUnseen(world, world.offer.player, new Random(seed))
  return play()
}
