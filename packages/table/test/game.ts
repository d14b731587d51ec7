import { blackpoker } from '@fudaba/blackpoker'
import { type GameRules, Match, type PlayerName, Random, idsFor, choiceOf } from '@fudaba/kernel'
import { randomAnswer } from '@fudaba/kernel/search'
import { type Lang, Words, namesFor } from '../src/index.ts'

export const rules = blackpoker as GameRules

export const words = (lang: Lang, seat: PlayerName | null = 'P1'): Words =>
  new Words(rules, lang, namesFor(lang, seat))

/** Plays at random and shows every moment on the way. */
export function playThrough(seed: number, visit: (match: Match) => void): Match {
  const match = new Match({ rules, seed })
  const random = new Random(`play ${seed}`)
  for (;;) {
    visit(match)
    const { decision } = match
    if (decision === null) return match
    const picks = randomAnswer(choiceOf(decision), (n) => random.below(n))
    match.answer(decision.player, idsFor(decision, picks))
  }
}
