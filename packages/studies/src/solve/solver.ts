import { type AnswerIds, type Bilingual, type Match, type PlayerName, idsFor } from '@fudaba/kernel'

import { Search, decision, view } from '@fudaba/kernel/search'
import { answerWords } from '@fudaba/ai'
import { type Goal, outcome } from './goal.ts'
import { followLine } from './lines.ts'
import { type Node, ProofSearch } from './proofSearch.ts'

/** Whether a goal is reached against every reply: proved, refuted, or the budget did not suffice. */
export type Verdict = 'reached' | 'missed' | 'unknown'

/** One answer of a line. */
export interface LineStep {
  readonly player: PlayerName
  readonly ids: AnswerIds
  readonly words: Bilingual
  /** Clauses from the outermost procedure to the one that asked. */
  readonly clauses: readonly string[]
}

/** An answer to the first question, and what comes of it when both sides do their best. */
export interface FirstAnswer {
  readonly ids: AnswerIds
  readonly words: Bilingual
  readonly verdict: Verdict
  /** Beginning with the answer itself; empty where nothing is proved. */
  readonly line: readonly LineStep[]
}

/** What the solver found. */
export interface Solution {
  readonly verdict: Verdict
  readonly firsts: readonly FirstAnswer[]
  /** Answers that were carried out. */
  readonly looked: number
  /** Chance was met on the way: what it brings counted as missing the goal. */
  readonly chance: boolean
  /** A question had too many answers to look at all of them. */
  readonly incomplete: boolean
}

export interface SolveOptions {
  /** Answers that may be carried out. A number of steps and no time, so that the result is the same on every machine. */
  readonly budget: number
  /** Whether every first answer is decided, or only whether there is one that reaches the goal. Default: all. */
  readonly firsts?: 'all' | 'one'
}

/** Answers the match's open question by looking at everything that can follow, with all cards open. */
export function solve(match: Match, goal: Goal, { budget, firsts = 'all' }: SolveOptions): Solution {
  const { game } = match
  const search = new Search(game)
  const proofs = new ProofSearch(search, goal, budget)
  const root = game.over ? proofs.here() : proofs.decide()
  const found: FirstAnswer[] = []
  for (const picks of root.answers ?? []) {
    const { ids, words } = stepOf(match, picks)
    const { verdict, line } = proofs.after(picks, () => {
      const node = firsts === 'all' && !game.over ? proofs.decide() : proofs.here()
      return { verdict: verdictOf(node), line: lineFrom(match, proofs) }
    })
    found.push({ ids, words, verdict, line: [stepOf(match, picks), ...line] })
  }
  return {
    verdict: verdictOf(root),
    firsts: found,
    looked: proofs.looked,
    chance: proofs.chance,
    incomplete: proofs.incomplete,
  }
}

const verdictOf = ({ proof, refutation }: Node): Verdict =>
  proof === 0 ? 'reached' : refutation === 0 ? 'missed' : 'unknown'

function lineFrom(match: Match, proofs: ProofSearch): LineStep[] {
  const line: LineStep[] = []
  const { game } = match
  followLine(
    proofs,
    (picks) => line.push(stepOf(match, picks)),
    () => outcome(game, proofs.goal) !== null,
  )
  return line
}

function stepOf({ rules, game }: Match, picks: readonly number[]): LineStep {
  const asked = decision(game)!
  const ids = idsFor(asked, picks)
  const seen = view(rules, game, game.offer.player)
  return { player: asked.player, ids, words: answerWords(rules, seen, asked, ids), clauses: asked.clauses }
}
