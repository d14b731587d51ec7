import { idsFor } from '../answers/decision.ts'
import { randomAnswer } from '../answers/randomAnswer.ts'
import { Random } from '../base/random.ts'
import type { GameRules } from '../game/contract.ts'
import { Match } from '../match/match.ts'

/** Whoever decides answers at random. */
export function answerAtRandom(match: Match, random: Random): void {
  const d = match.decision!
  const picks = randomAnswer(match.game.offer, (n) => random.below(n))
  match.answer(d.player, idsFor(d, picks))
}

/** A game of random answers to its end. */
export function playedAtRandom(rules: GameRules, seed: number): Match {
  const match = new Match({ rules, seed })
  const random = new Random(`random ${seed}`)
  while (match.decision !== null) {
    if (match.inputs.length > rules.decisionBound) throw new Error('no end')
    answerAtRandom(match, random)
  }
  return match
}

/** Keys without a sentence, and clauses that do not exist, of what the helper says in the first decisions of a game. */
export function helperMistakes(rules: GameRules, decisions: number): string[] {
  const { helper, messages } = rules.table
  const random = new Random('helper')
  const match = new Match({ rules, seed: 4 })
  const wrong = new Set<string>()
  while (match.decision !== null && match.inputs.length < decisions) {
    for (const { key, clause } of helper?.(match.view(match.decision.player), [], rules.cards) ?? []) {
      if (messages[key] === undefined) wrong.add(key)
      if (clause !== undefined && !(clause in rules.book.rulebook.clauses)) wrong.add(clause)
    }
    answerAtRandom(match, random)
  }
  return [...wrong]
}

/** A view without what differs between two games on the same board: ids by order of appearance, no time. */
export function comparableView(match: Match, viewer: 'P1' | 'P2'): unknown {
  const names = new Map<string, string>()
  const { time: _time, ...seen } = match.view(viewer)
  const text = JSON.stringify({
    ...seen,
    decision: seen.decision === null ? null : { ...seen.decision, id: 0 },
  })
  const renamed = text.replaceAll(/\bo\d+\b/g, (id) => {
    if (!names.has(id)) names.set(id, `object ${names.size + 1}`)
    return names.get(id)!
  })
  return JSON.parse(renamed)
}
