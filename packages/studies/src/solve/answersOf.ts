import { answerLabel } from '@fudaba/ai'
import type { Game } from '@fudaba/kernel/rules'
import { allAnswers } from '@fudaba/kernel/search'

/** A question with more answers than this is not looked at whole, and the solver says so. */
const MOST_ANSWERS = 4096

/** Every answer to the open question that differs: two copies of a card in one hand are one answer. */
export interface DifferentAnswers {
  readonly answers: readonly (readonly number[])[]
  /** Whether none was left out. */
  readonly complete: boolean
}

export function answersOf(g: Game): DifferentAnswers {
  const { offer } = g
  const met = new Set<string>()
  const answers: number[][] = []
  let seen = 0
  for (const picks of allAnswers(offer, MOST_ANSWERS + 1)) {
    if (++seen > MOST_ANSWERS) return { answers, complete: false }
    const label = answerLabel(g, offer, picks)
    if (met.has(label)) continue
    met.add(label)
    answers.push(picks)
  }
  return { answers, complete: true }
}
