import { secondLookIn } from '../search/secondLook.ts'
import type { Situation } from '../search/situation.ts'
import { TimeBudget } from '../search/timeBudget.ts'
import type { Agent, Thought } from './agent.ts'
import { screenedAnswer } from './greedy.ts'
import { ScreenedThought } from './screenedThought.ts'
import type { SearchOptions } from './searchOptions.ts'
import { TreeThought } from './treeThought.ts'
import { TwoStageThought } from './twoStageThought.ts'

/** Information-set tree search with a budget of playouts or of time. */
export function makeSearch(options: SearchOptions): Agent {
  const think = (situation: Situation, earlier?: Thought): Thought => {
    const before = earlier instanceof TwoStageThought ? earlier.first : earlier
    const { screen, scaled = false, seconds, clock } = options
    const time = new TimeBudget(seconds, clock)
    const again = secondLookIn(situation.rules, options.again, scaled)
    const nodes = again === undefined ? (options.insteadOfAgain ?? options.nodes) : options.nodes
    const search = (): TreeThought =>
      new TreeThought(
        situation,
        { ...options, nodes },
        time,
        before instanceof TreeThought ? before : undefined,
      )
    const ids =
      screen === undefined || again?.everywhere === true ? undefined : screenedAnswer(situation, screen)
    if (ids !== undefined) return new ScreenedThought(ids, search)
    return again === undefined ? search() : new TwoStageThought(situation, search(), again, time)
  }
  return {
    name: options.name ?? `search-${options.nodes ?? `${options.seconds}s`}`,
    seesAll: options.seesAll,
    think,
    decide(view, rules, random, worlds) {
      const thought = think({ view, rules, random, worlds })
      thought.go()
      return thought.answer()
    },
  }
}
