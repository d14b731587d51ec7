import { type Choice, type Random, allAnswers, countAnswers, randomAnswer } from '@fudaba/kernel'

/** Answers worth trying: all of them, or where there are very many, `limit` different ones drawn by chance. */
export function candidateAnswers(choice: Choice, limit: number, random: Random): number[][] {
  if (countAnswers(choice, limit + 1) <= limit) return [...allAnswers(choice, limit)]
  const found = new Map<string, number[]>()
  const below = (n: number): number => random.below(n)
  for (let tries = 0; tries < limit * 2 && found.size < limit; tries++) {
    const picks = randomAnswer(choice, below)
    found.set(picks.join(), picks)
  }
  return [...found.values()]
}
