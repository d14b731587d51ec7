import {
  type AnswerIds,
  type Decision,
  type Game,
  Search,
  choiceOf,
  decision,
  idsFor,
  picksFor,
} from '@fudaba/kernel'
import type { Agent, Situation } from './agent.ts'
import { candidateAnswers } from './candidates.ts'
import { answerLabel } from './label.ts'
import { type SettleOptions, settling } from './rollout.ts'
import { standingTogether } from './standing.ts'

export interface GreedyOptions extends Partial<SettleOptions> {
  readonly name?: string
  /** Worlds in which each answer is tried at most; two are enough where they agree. */
  readonly worlds?: number
  /** Answers that are tried at most. */
  readonly answers?: number
  /** Time after which it takes the best it has found so far. */
  readonly seconds?: number
}

/**
 * One step ahead: tries each answer in worlds that fit the view, lets it have its effect, and takes the one that
 * stands best on average by the game's own evaluation. Every answer meets the same worlds and the same chance, and
 * after each world the worse half of them is left aside.
 */
export function makeGreedy(options: GreedyOptions = {}): Agent {
  const { name = 'greedy', worlds: count = 4, answers = 16, seconds = Infinity } = options
  const how = { ...settling, ...options }
  return {
    name,
    decide(view, rules, random, worlds) {
      const until = performance.now() + 1000 * seconds
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
          const value = standingTogether(picksFor(here, tried[i]), seed, how, judge)
          scores[i] += value
          if (value > bestValue) [best, bestValue] = [i, value]
          // The worlds before this one have put them in order; in the first there is only what was tried so far.
          if (performance.now() > until) return tried[last < 0 ? best : left[0]]
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

export const greedy: Agent = makeGreedy()

/**
 * What greedy, or one like it, answers where that is not thought about any further: where it passes, and where it begins
 * something that counts together with what follows. Undefined elsewhere.
 */
export function answeredAtOnce(
  { view, rules, random, worlds }: Situation,
  agent: Agent = greedy,
): AnswerIds | undefined {
  const { shape, pass, candidates } = view.decision!
  if (shape !== 'act' || !pass) return undefined
  const ids = agent.decide(view, rules, random, worlds)
  const action = candidates.find(({ id }) => id === ids[0])?.name
  return ids.length === 0 || (action !== undefined && rules.together?.includes(action) === true)
    ? ids
    : undefined
}
