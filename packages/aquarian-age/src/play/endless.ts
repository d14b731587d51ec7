import { type Game, relatedTo } from '@fudaba/kernel/rules'
import type { Use } from '@fudaba/kernel/text'
import { kinds } from '../changes/declarations.ts'
import { rankOf } from '../board/cardPriority.ts'
import { declared } from '../board/zones.ts'
import { source, usedAbility } from './source.ts'

/**
 * Endless responses (7-8): what costs nothing could be declared without end. Two declarations of the same effect in
 * one chain are enough to see that nothing changes; then the card of lower priority may not go on, and the other
 * has nothing left to answer.
 */

const SEEN = 2

interface Free {
  readonly from: number
  readonly times: number
}

/** Who has declared effects that cost nothing in this chain, and how often. */
function freeOnes(g: Game): Free[] {
  const times = new Map<number, number>()
  for (const row of g.objects(declared, 0)) {
    if (g.kind(row) !== kinds.effect || g.object(row, usedAbility) === 0) continue
    const from = relatedTo(g, source, row)
    times.set(from, (times.get(from) ?? 0) + 1)
  }
  return [...times].map(([from, n]) => ({ from, times: n }))
}

/** Whether declaring it once more would go on without end, and is for this card to leave off. */
export function endlessly(g: Game, { holder }: Use): boolean {
  const all = freeOnes(g)
  const own = all.find(({ from }) => from === holder)
  if (own === undefined || own.times < SEEN) return false
  const rivals = all.filter(({ from, times }) => from !== holder && times >= SEEN)
  // Alone it repeats itself; against another the weaker card leaves off.
  if (rivals.length === 0) return true
  const top = g.top(declared, 0)
  if (g.kind(top) === kinds.effect && relatedTo(g, source, top) === holder) return true
  return rivals.some(({ from }) => rankOf(g, from) <= rankOf(g, holder))
}
