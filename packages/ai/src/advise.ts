import { type Match, type Random } from '@fudaba/kernel'
import type { Advice } from './advice.ts'
import { withFirst } from './adviceFrom.ts'
import type { Agent } from './agent.ts'
import { type ChooseOptions, situationFor, toTheEnd, whoDecides } from './choose.ts'
import { answeredAtOnce } from './greedy.ts'
import { makeSearch } from './searcher.ts'

/** Thinks longer than an opponent does: there is nothing else to wait for. */
const adviser: Agent = makeSearch({ name: 'adviser', nodes: 600, seconds: 2 })

/** What whoever has to decide should do, and why; from what he may know. */
export async function adviseFor(match: Match, random: Random, options: ChooseOptions = {}): Promise<Advice> {
  const player = whoDecides(match)
  const situation = situationFor(match, adviser, random, player)
  const thought = adviser.think!(situation)
  await toTheEnd(thought, options)
  const ids = answeredAtOnce(situation)
  return ids === undefined ? thought.advice() : withFirst(thought.advice(), ids)
}
