import { type Game, type Random, answer, countAnswers, allAnswers, randomAnswer } from '@fudaba/kernel'
import { turnOf } from './horizon.ts'
import { type Judge, settle } from './rollout.ts'

/** How a playout goes on from the edge of the tree. */
export interface PlayoutOptions {
  /** Turns to the moment of judging: 1 is the end of the turn in which the question is asked. */
  readonly turns: number
  /** Decisions after which it is judged in any case. */
  readonly decisions: number
  /** Answers to a question on the way that are looked at. */
  readonly looks: number
}

/**
 * Plays on to the end of the turn `until`: everybody passes where he may, and answers other questions by what stands
 * best for him a little later. All playouts of a search are judged at the same moment: before it one has what lasts
 * for the turn only, after it the other player has drawn.
 */
export function playOn(
  world: Game,
  random: Random,
  options: PlayoutOptions,
  until: number,
  judge: Judge,
): void {
  for (let left = options.decisions; left > 0 && !world.over && turnOf(world) < until; left--)
    answer(
      world,
      world.offer.shape === 'act' && world.offer.pass ? [] : foreseen(world, random, options, judge),
    )
}

/** Decisions after an answer on the way, in which it has its effect. */
const AFTERWARDS = 8

function foreseen(
  world: Game,
  random: Random,
  { looks }: PlayoutOptions,
  { rules, search }: Judge,
): number[] {
  const { offer } = world
  const { player } = offer
  const below = (n: number): number => random.below(n)
  const answers =
    countAnswers(offer, looks + 1) <= looks
      ? [...allAnswers(offer, looks)]
      : Array.from({ length: looks }, () => randomAnswer(offer, below))
  if (answers.length === 1) return answers[0]
  const seed = random.word()
  const from = below(answers.length)
  let best = answers[from]
  let bestScore = -Infinity
  // From a place drawn by chance: of answers that look the same, none is favoured.
  for (let i = 0; i < answers.length; i++) {
    const picks = answers[(from + i) % answers.length]
    search.mark()
    answer(world, picks)
    settle(world, seed, AFTERWARDS)
    const score = rules.evaluate(world, player)
    search.back()
    if (score <= bestScore) continue
    best = picks
    bestScore = score
  }
  return best
}
