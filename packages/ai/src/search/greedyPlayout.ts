import { Random } from '@fudaba/kernel'
import type { Game } from '@fudaba/kernel/rules'
import { answer, reorderUnseen } from '@fudaba/kernel/search'
import { candidateAnswers } from './candidates.ts'
import type { Horizon } from './horizon.ts'
import { answerLabel } from './label.ts'
import { type Judge, type QuiescenceOptions, bestBy } from './quiescence.ts'
import { tryOut, scoreAfter } from './scoring.ts'

/** How the players of a greedy playout choose. */
export interface GreedyPlayoutOptions {
  /** Answers to a question that are tried. */
  readonly tries: number
  /** They judge an answer already when the procedure of the moment comes round: after a battle, not after all of them. */
  readonly rounds?: boolean
  /** They do not know in which order cards lie that they have not seen. */
  readonly unforeseen?: boolean
}

/** What is answered while one answer is tried. */
const TRIAL: QuiescenceOptions = { bound: 40, looks: 3 }
const TRIAL_OF_ROUNDS: QuiescenceOptions = { ...TRIAL, rounds: true }

/** Decisions after which it is judged in any case. */
const BOUND = 200

/**
 * Actions that each player has tried and rejected since something was done last. Most windows follow one another while
 * nothing happens: an action that was not worth its cost in one of them is not tried again in the next.
 */
type Rejected = readonly [Set<string>, Set<string>]

/**
 * Playout to the horizon in which everybody gives the answer with the best score. Actions that add up are scored one by
 * one here: a player in a sampled world knows all its cards, and would guard too well.
 */
export function greedyPlayout(
  world: Game,
  isReached: Horizon,
  seed: number,
  manner: GreedyPlayoutOptions,
  judge: Judge,
): void {
  const dice = new Random(seed)
  const rejected: Rejected = [new Set(), new Set()]
  for (let left = BOUND; left > 0 && !world.over && !isReached(world); left--) {
    const picks = bestScored(world, manner, judge, dice, rejected)
    if (picks.length > 0) for (const each of rejected) each.clear()
    answer(world, picks)
  }
}

/** The best of some answers; of equals, passing. */
function bestScored(
  world: Game,
  { tries, rounds, unforeseen }: GreedyPlayoutOptions,
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
  const judged = (): number[] => bestBy(different, (picks) => scoreAfter(picks, seed, trial, judge))
  const best = unforeseen === true ? tryOut(judge, () => withUnseenReordered(world, seed, judged)) : judged()
  if (mayPass && best.length === 0) for (const label of seen) if (label !== '') left.add(label)
  return best
}

/** Runs it with the cards that whoever is asked has not seen in another order. */
function withUnseenReordered<T>(world: Game, seed: number, play: () => T): T {
  reorderUnseen(world, world.offer.player, new Random(seed))
  return play()
}
