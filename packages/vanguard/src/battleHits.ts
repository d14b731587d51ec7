import { EV, type Game } from '@fudaba/kernel'
import { ON_VANGUARD, attacksKind } from './battleKinds.ts'
import { book, rule } from './book.ts'
import { moments } from './moments.ts'

/** 影縫 (11.24.1): whether the attack of this battle has hit. */

const hasHit = book.variable('attackHasHit')
book.beforeTriggers.push((g, first) => {
  for (let ev = first; ev < g.log.count; ev++) {
    const kind = g.log.get(ev, EV.kind)
    const now = kind === moments.hit.id ? 1 : kind === moments.attacked.id ? 0 : g.get(hasHit)
    if (now !== g.get(hasHit)) g.variable(hasHit, now)
  }
})
/** A vanguard is attacked in this battle and the attack has not hit. */
export const missedVanguard = rule(
  '11.24.1',
  (g: Game): boolean => attacksKind(g, ON_VANGUARD) && g.get(hasHit) === 0,
  () => true,
)
