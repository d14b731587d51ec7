import { type Game, T, allowed, dropPending, pending, pendingValue } from '@fudaba/kernel'
import { book, rule } from './book.ts'
import { useAbility } from './verdicts.ts'

/** Waiting abilities that cannot be used any more (12.2.1.3). */

const abilities = new Map<number, number>()
/** The ability that a trigger belongs to; cards that are defined in place bring more of them. */
function abilityOf(trigger: number): number {
  const known = abilities.get(trigger)
  if (known !== undefined) return known
  const found = book.abilities.findIndex(({ triggers, states }) =>
    [...triggers, ...states].some(({ id }) => id === trigger),
  )
  if (found >= 0) abilities.set(trigger, found)
  return found
}
/** Whether it is played when its turn comes (8.6.3). */
export function isUsable(g: Game, waiting: number): boolean {
  const source = pendingValue(g, waiting, T.source)
  if (!g.same(source, pendingValue(g, waiting, T.sourceId))) return true
  return allowed(g, useAbility, source, abilityOf(pendingValue(g, waiting, T.def)))
}
/** It waits all the same, and is chosen like the others (12.2.1.3). */
export const stillWaits = rule(
  '12.2.1.3',
  (_g: Game): void => undefined,
  (g: Game): void => {
    for (const waiting of pending(g)) if (!isUsable(g, waiting)) dropPending(g, waiting)
  },
)
