import {
  type Decision,
  type Game,
  type GameRules,
  type Player,
  Search,
  answer,
  choiceOf,
  decision,
  idsFor,
  picksFor,
  playerNumber,
} from '@fudaba/kernel'
import type { Agent } from './agent.ts'
import { candidateAnswers } from './candidates.ts'
import { settle } from './rollout.ts'

export interface GreedyOptions {
  readonly name?: string
  /** Worlds in which each answer is tried at most; two are enough where they agree. */
  readonly worlds?: number
  /** Answers that are tried at most. */
  readonly answers?: number
  /** Decisions played on after the answer, so that it can have its effect. */
  readonly bound?: number
}

/**
 * One step ahead: tries each answer in worlds that fit the view, lets it have its effect, and takes the one that
 * stands best on average by the game's own evaluation. Every answer meets the same worlds and the same chance.
 */
export function makeGreedy(options: GreedyOptions = {}): Agent {
  const { name = 'greedy', worlds: count = 4, answers = 24, bound = 10 } = options
  return {
    name,
    decide(view, rules, random, worlds) {
      const asked = view.decision!
      const player = playerNumber(asked.player)
      const tried = candidateAnswers(choiceOf(asked), answers, random).map((picks) => idsFor(asked, picks))
      // Nobody does for nothing what he may leave: of answers that stand alike, passing comes first.
      tried.sort((a, b) => Math.min(1, a.length) - Math.min(1, b.length))
      if (tried.length === 1) return tried[0]
      const scores = tried.map(() => 0)
      let world: Game | undefined
      let agreed = 0
      let last = -1
      for (let w = 0; w < count && agreed < AGREEING; w++) {
        world = worlds.draw(random, world)
        const seed = random.word()
        const here = decision(world)
        // With other cards in hidden places the rules may not ask this at all: such a world says nothing.
        if (here === null || here.autoKey !== asked.autoKey || here.player !== asked.player) continue
        const search = new Search(world)
        const values = tried.map((ids) => outcome(rules, search, here, ids, player, seed, bound))
        for (let i = 0; i < tried.length; i++) scores[i] += values[i]
        const best = highest(values)
        agreed = last < 0 || best === last ? agreed + 1 : -Infinity
        last = best
      }
      return tried[highest(scores)]
    },
  }
}

/** Worlds in a row, from the first on, that prefer the same answer: others would seldom say something else. */
const AGREEING = 2

/** Where the highest value stands; of equals the first. */
function highest(values: readonly number[]): number {
  let best = 0
  for (let i = 1; i < values.length; i++) if (values[i] > values[best]) best = i
  return best
}

function outcome(
  rules: GameRules,
  search: Search,
  here: Decision,
  ids: readonly string[],
  player: Player,
  seed: number,
  bound: number,
): number {
  const world: Game = search.game
  search.mark()
  answer(world, picksFor(here, ids))
  settle(world, seed, bound, { rules, search })
  const score = rules.evaluate(world, player)
  search.back()
  return score
}

export const greedy: Agent = makeGreedy()
