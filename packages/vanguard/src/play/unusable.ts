import {
  type Book,
  type Game,
  NONE,
  Pending,
  allowed,
  dropPending,
  pending,
  pendingValue,
} from '@fudaba/kernel/rules'
import { rule } from '../book.ts'
import { useAbility } from '../changes/verdicts.ts'

/** Waiting abilities that cannot be used any more (12.2.1.3). */

/** By book, the ability that each trigger belongs to. */
const abilities = new WeakMap<Book, ReadonlyMap<number, number>>()
function abilitiesByTrigger(book: Book): ReadonlyMap<number, number> {
  const known = abilities.get(book)
  if (known !== undefined) return known
  const made = new Map(
    book.abilities.flatMap(({ id, triggers, states }) =>
      [...triggers, ...states].map((trigger) => [trigger.id, id] as const),
    ),
  )
  abilities.set(book, made)
  return made
}
/** Whether it is played when its turn comes (8.6.3). */
export function isUsable(g: Game, waiting: number): boolean {
  const source = pendingValue(g, waiting, Pending.source)
  if (!g.same(source, pendingValue(g, waiting, Pending.sourceId))) return true
  return allowed(
    g,
    useAbility,
    source,
    abilitiesByTrigger(g.book).get(pendingValue(g, waiting, Pending.def)) ?? NONE,
  )
}
/** It waits all the same, and is chosen like the others (12.2.1.3). */
export const stillWaits = rule(
  '12.2.1.3',
  (_g: Game): void => undefined,
  (g: Game): void => {
    for (const waiting of pending(g)) if (!isUsable(g, waiting)) dropPending(g, waiting)
  },
  '12.2.1.2',
)
