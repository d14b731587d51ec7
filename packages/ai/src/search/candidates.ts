import type { Choice, Random } from '@fudaba/kernel'
import { allAnswers, countAnswers, randomAnswer } from '@fudaba/kernel/search'

/**
 * Answers worth trying: all of them, or where there are more than `limit`, different ones drawn by chance. Passing is
 * always among them where it is allowed, and comes first: of equals the first is taken, and cards are not spent for nothing.
 */
export function candidateAnswers(choice: Choice, limit: number, random: Random): number[][] {
  if (countAnswers(choice, limit + 1) <= limit) {
    const all = [...allAnswers(choice, limit)]
    return all.sort((a, b) => Math.min(1, a.length) - Math.min(1, b.length))
  }
  const found = new Map<string, number[]>(choice.shape === 'act' && choice.pass ? [['', []]] : [])
  const below = (n: number): number => random.below(n)
  for (let tries = 0; tries < limit * 2 && found.size < limit; tries++) {
    const picks = randomAnswer(choice, below)
    found.set(picks.join(), picks)
  }
  return [...found.values()]
}
