import { type AnswerIds, type Decision, choiceOf, idsFor, picksFor } from '@fudaba/kernel'
import type { Game } from '@fudaba/kernel/rules'
import { Search, decision } from '@fudaba/kernel/search'
import type { Clock } from '../clock.ts'
import { candidateAnswers } from '../search/candidates.ts'
import { answerLabel } from '../search/label.ts'
import { type QuiescenceOptions, quiescence } from '../search/quiescence.ts'
import { scoreInSeries } from '../search/scoring.ts'
import type { Situation } from '../search/situation.ts'
import { TimeBudget } from '../search/timeBudget.ts'
import type { Agent } from './agent.ts'

/** How much a greedy agent looks at before it answers. */
export interface GreedyOptions extends Partial<QuiescenceOptions> {
  readonly name?: string
  /** Worlds in which each answer is tried at most; two are enough where they agree. */
  readonly worlds?: number
  /** Answers that are tried at most. */
  readonly answers?: number
  /** Time after which it takes the best it has found so far. */
  readonly seconds?: number
  /** What `seconds` are counted by; the machine's if none is given. */
  readonly clock?: Clock
}

/**
 * One-ply search: scores each answer in sampled worlds, after all its effects, by the game's evaluation, and takes the
 * best on average. Every answer meets the same worlds and the same chance; after each world the worse half is dropped
 * (successive halving).
 */
export function makeGreedy(options: GreedyOptions = {}): Agent {
  const { name = 'greedy', worlds: count = 4, answers = 16, seconds, clock } = options
  const how = { ...quiescence, ...options }
  return {
    name,
    decide(view, rules, random, worlds) {
      const time = new TimeBudget(seconds, clock)
      const asked = view.decision!
      const tried = candidateAnswers(choiceOf(asked), answers, random).map((picks) => idsFor(asked, picks))
      const scores = tried.map(() => 0)
      let left = tried.map((_, i) => i)
      let world: Game | undefined
      let last = -1
      for (let w = 0; w < count && left.length > 1; w++) {
        world = worlds.draw(random, world)
        const seed = random.word()
        const here = decision(world)
        // With other cards in hidden places the rules may not ask this at all: such a world says nothing.
        if (here === null || here.autoKey !== asked.autoKey || here.player !== asked.player) continue
        if (last < 0) left = different(world, here, tried)
        const judge = { rules, search: new Search(world) }
        let best = left[0]
        let bestValue = -Infinity
        for (const i of left) {
          const value = scoreInSeries(picksFor(here, tried[i]), seed, how, judge)
          scores[i] += value
          if (value > bestValue) [best, bestValue] = [i, value]
          // The worlds before this one have put them in order; in the first there is only what was tried so far.
          if (time.isSpent) return tried[last < 0 ? best : left[0]]
        }
        if (best === last || tried[best].length === 0) break
        last = best
        left = betterHalf(left, scores)
      }
      return tried[left[0]]
    },
  }
}

/** One of each kind: two copies of a card make the same answer. */
function different(world: Game, here: Decision, tried: readonly (readonly string[])[]): number[] {
  const seen = new Set<string>()
  const out: number[] = []
  for (const [i, ids] of tried.entries()) {
    const label = answerLabel(world, world.offer, picksFor(here, ids))
    if (seen.has(label)) continue
    seen.add(label)
    out.push(i)
  }
  return out
}

/** The better half, at least two, best first; of equals the earlier. */
const betterHalf = (left: readonly number[], scores: readonly number[]): number[] =>
  left.toSorted((a, b) => scores[b] - scores[a] || a - b).slice(0, Math.max(2, Math.ceil(left.length / 2)))

/** The greedy agent with the usual number of worlds and answers. It also answers for an agent that failed. */
export const greedy: Agent = makeGreedy()

/**
 * The answer of greedy, or of an agent like it, where no search follows: where it passes, and where it begins a series
 * of actions that add up. Undefined elsewhere.
 */
export function screenedAnswer(
  { view, rules, random, worlds }: Situation,
  agent: Agent = greedy,
): AnswerIds | undefined {
  const { shape, pass, candidates } = view.decision!
  if (shape !== 'act' || !pass) return undefined
  const ids = agent.decide(view, rules, random, worlds)
  const action = candidates.find(({ id }) => id === ids[0])?.name
  return ids.length === 0 || (action !== undefined && rules.ai.together?.includes(action) === true)
    ? ids
    : undefined
}
