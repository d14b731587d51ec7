import { EV, type Game } from '@fudaba/kernel/rules'
import { ON_VANGUARD, attacksKind } from './battleKinds.ts'
import { book, rule } from '../book.ts'
import { moments } from '../changes/moments.ts'

/** 影縫 (11.24.1): whether the attack of this battle has hit. */

const hasHit = book.variable('attackHasHit')
const [hit, attacked] = [moments.hit.id, moments.attacked.id]
book.beforeTriggers.push((g, first) => {
  for (let ev = first; ev < g.log.count; ev++) {
    const kind = g.log.get(ev, EV.kind)
    if (kind === hit) g.variable(hasHit, 1)
    else if (kind === attacked) g.variable(hasHit, 0)
  }
})
/** A vanguard is attacked in this battle and the attack has not hit. */
export const missedVanguard = rule(
  '11.24.1',
  (g: Game): boolean => attacksKind(g, ON_VANGUARD) && g.get(hasHit) === 0,
  () => true,
)
