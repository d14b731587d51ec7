import { type GameRules, Random } from '@fudaba/kernel'
import type { Game } from '@fudaba/kernel/rules'
import { type Search, allAnswers, answer, countAnswers, randomAnswer } from '@fudaba/kernel/search'
import { type Moment, isOpen, isOver } from './horizon.ts'

/** What answers are tried with: the evaluation, and a game that can be taken back. */
export interface Judge {
  readonly rules: GameRules
  readonly search: Search
}

export interface QuiescenceOptions {
  /** Decisions that are played on. */
  readonly bound: number
  /** Answers to a question on the way that are looked at; of more, any is taken. */
  readonly looks: number
  /** Whether a moment is over already when its procedure comes round: after a battle, not after all of them. */
  readonly rounds?: boolean
}

export const quiescence: QuiescenceOptions = { bound: 40, looks: 4 }

/**
 * Quiescence: plays on, cheaply, until what was begun has had its effect. Everybody passes wherever passing is allowed;
 * other questions are answered by the evaluation for whoever is asked, so that a spell whose targets are still to be
 * chosen is worth what its player will make of it. Ends with the game, when the moment `from` is over, at a window in
 * which somebody has to act, or at the bound.
 */
export function playUntilQuiet(
  world: Game,
  seed: number,
  from: Moment,
  { bound, looks }: QuiescenceOptions,
  judge: Judge,
): void {
  const dice = new Random(seed)
  const below = (n: number): number => dice.below(n)
  for (let left = bound; left > 0 && !world.over && !isOver(from, world); left--) {
    const { offer } = world
    if (offer.shape === 'act' && offer.pass) answer(world, [])
    else if (offer.shape === 'act' && isOpen(world)) return
    else answer(world, bestImmediate(world, looks, judge, below))
  }
}

function bestImmediate(world: Game, looks: number, judge: Judge, below: (n: number) => number): number[] {
  const { offer } = world
  if (countAnswers(offer, looks + 1) > looks) return randomAnswer(offer, below)
  const answers = [...allAnswers(offer, looks)]
  const from = below(answers.length)
  const { rules, search } = judge
  // From a place drawn by chance: of answers that look the same, none is favoured.
  return bestBy([...answers.slice(from), ...answers.slice(0, from)], (picks) => {
    search.mark()
    answer(world, picks)
    const score = rules.ai.evaluate(world, offer.player)
    search.back()
    return score
  })
}

/** The answer that is worth most; of equals the first. */
export function bestBy(answers: readonly number[][], worth: (picks: number[]) => number): number[] {
  let best = answers[0]
  let bestWorth = -Infinity
  for (const picks of answers) {
    const found = worth(picks)
    if (found <= bestWorth) continue
    best = picks
    bestWorth = found
  }
  return best
}
