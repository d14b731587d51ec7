import {
  type Game,
  type GameRules,
  Random,
  type Search,
  allAnswers,
  answer,
  countAnswers,
  randomAnswer,
} from '@fudaba/kernel'

/** Who looks at what an answer brings before he gives it. */
export interface Judge {
  readonly rules: GameRules
  readonly search: Search
}

/** Answers that are looked at; of more, any is taken. */
const LOOKED_AT = 8

/**
 * Plays on, cheaply, until what was begun has had its effect: everybody passes wherever passing is allowed. Other
 * questions are answered by what stands best for whoever is asked at the next one, or by chance without a judge: a
 * spell whose way is still to be chosen is worth what its player will make of it. Ends with the game, at a window that
 * somebody has to act in, or at the bound.
 */
export function settle(world: Game, seed: number, bound: number, judge?: Judge): void {
  const dice = new Random(seed)
  const below = (n: number): number => dice.below(n)
  for (let left = bound; left > 0 && !world.over; left--) {
    const { offer } = world
    if (offer.shape === 'act') {
      if (!offer.pass) return
      answer(world, [])
    } else answer(world, judge === undefined ? randomAnswer(offer, below) : bestLooking(world, judge, below))
  }
}

export function bestLooking(world: Game, { rules, search }: Judge, below: (n: number) => number): number[] {
  const { offer } = world
  if (countAnswers(offer, LOOKED_AT + 1) > LOOKED_AT) return randomAnswer(offer, below)
  const { player } = offer
  const answers = [...allAnswers(offer, LOOKED_AT)]
  const from = below(answers.length)
  let best = answers[from]
  let bestScore = -Infinity
  // From a place drawn by chance: of answers that look the same, none is favoured.
  for (let i = 0; i < answers.length; i++) {
    const picks = answers[(from + i) % answers.length]
    search.mark()
    answer(world, picks)
    const score = rules.evaluate(world, player)
    search.back()
    if (score <= bestScore) continue
    best = picks
    bestScore = score
  }
  return best
}
