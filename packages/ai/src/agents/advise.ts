import type { Match, Random } from '@fudaba/kernel'
import type { Advice } from './advice.ts'
import { withFirst } from './adviceFrom.ts'
import type { Agent } from './agent.ts'
import { type ChooseOptions, situationFor, toTheEnd, whoDecides } from './choose.ts'
import { screenedAnswer } from './greedy.ts'
import { levels } from './levels.ts'
import { makeSearch } from './searcher.ts'
import { secondLookIn } from '../search/secondLook.ts'

/** Thinks as `hard` does, without hurry, but nobody waits longer than this for advice. */
const adviser: Agent = makeSearch({ name: 'adviser', ...levels.hard, scaled: true, seconds: 2 })

/** What `hard` would do in the place of whoever has to decide, and why; from what he may know. */
export async function adviseFor(match: Match, random: Random, options: ChooseOptions = {}): Promise<Advice> {
  const player = whoDecides(match)
  const situation = situationFor(match, adviser, random, player)
  const thought = adviser.think!(situation)
  await toTheEnd(thought, options)
  const { everywhere } = secondLookIn(match.rules, levels.hard.again, true) ?? {}
  const ids = everywhere === true ? undefined : screenedAnswer(situation)
  return ids === undefined ? thought.advice() : withFirst(thought.advice(), ids)
}
