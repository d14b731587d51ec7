import { type Game, T, allowed, dropPending, pending, pendingValue } from '@fudaba/kernel'
import { book, rule } from './book.ts'
import { useAbility } from './verdicts.ts'

/** Waiting abilities that cannot be used any more (12.2.1.3). */

const abilityOf = (trigger: number): number =>
  book.abilities.findIndex(({ triggers, states }) =>
    [...triggers, ...states].some(({ id }) => id === trigger),
  )
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
