import type { CompanyConstraint } from './constraints.ts'
import { OPEN, type Placing } from './placing.ts'

/** The state of the dynamic programming: how many marked and how many other candidates are placed, as one number. */
const pair = (marked: number, others: number): number => marked * 4096 + others

/**
 * Whether the open candidates can be placed so that no marked one is the only one in its bin. Dynamic programming over
 * the bins: the state is how many of either kind are placed.
 */
export function companyPossible(c: CompanyConstraint, p: Placing): boolean {
  let marked = 0
  const holdsOther = p.bins.map(() => false)
  for (let i = 0; i < p.at.length; i++) {
    if (p.at[i] === OPEN && c.items[i]) marked++
    if (p.at[i] >= 0 && !c.items[i]) holdsOther[p.at[i]] = true
  }
  const others = p.open - marked
  let states = new Set([0])
  for (let b = 0; b < p.bins.length; b++) {
    const { min, max } = p.bins[b]
    const next = new Set<number>()
    for (const before of states) {
      const [m, o] = [Math.floor(before / 4096), before % 4096]
      for (let x = 0; m + x <= marked && p.held[b] + x <= max; x++)
        for (let y = 0; o + y <= others && p.held[b] + x + y <= max; y++) {
          const held = p.held[b] + x + y
          const lonely = held === 1 && y === 0 && !holdsOther[b]
          if (held >= min && !lonely) next.add(pair(m + x, o + y))
        }
    }
    states = next
  }
  for (const all of states) {
    const chosen = p.chosen + Math.floor(all / 4096) + (all % 4096)
    if (chosen >= p.min && chosen <= p.max) return true
  }
  return false
}
