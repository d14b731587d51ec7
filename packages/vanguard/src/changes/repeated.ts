import {
  type Game,
  type Limit,
  Obj,
  type Verb,
  anyPending,
  instancesInForce,
  usesLeft,
} from '@fudaba/kernel/rules'
import { book } from '../book.ts'
import { checks } from './checks.ts'
import { turnFighter } from '../board/state.ts'

/** Moments that come again until nothing is left to do (7.7.1.3, 6.8.1.5): an ability waits for each once only. */

const raisedAt = book.variable('momentRaisedAt')

export function raiseAnew(g: Game, moment: Verb): void {
  g.variable(raisedAt, g.time)
  g.propose(moment, turnFighter(g))
}
const anyoneCame = (g: Game): boolean => {
  for (let row = 0, n = g.store.length(g.tables.objects); row < n; row++)
    if (g.object(row, Obj.since) > g.get(raisedAt)) return true
  return false
}
/** Whoever came since the moment was raised, waits for it too, and has not yet done so. */
const cameLate = (g: Game, moment: Verb, once: Limit): boolean =>
  anyoneCame(g) &&
  instancesInForce(g, ({ nowOn }) => nowOn.includes(moment.id)).some(
    ({ holder, key }) => g.object(holder, Obj.since) > g.get(raisedAt) && usesLeft(g, once, key) > 0,
  )
/** Abilities or rule actions that wait, or somebody who came late to the moment. */
export const somethingIsLeft = (g: Game, moment: Verb, once: Limit): boolean =>
  anyPending(g) || checks.value.ruleActionsWait(g) || cameLate(g, moment, once)
