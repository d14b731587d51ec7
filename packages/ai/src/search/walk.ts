import type { Random } from '@fudaba/kernel'
import type { Game } from '@fudaba/kernel/rules'
import { isFinished, nextPicks, partialToPicks } from '@fudaba/kernel/search'
import { labelOf } from './label.ts'
import { type Branch, type TreeNode, NEXT_PICK } from './tree.ts'

/** An answer as it stands in the tree. */
export interface Found {
  readonly picks: number[]
  /** The branch of its last pick, or undefined if the tree does not reach that far. */
  readonly last: Branch | undefined
  /** The branch of its first pick. */
  readonly first: Branch | undefined
}

/** How the branch to follow is chosen. */
export type Preference = (at: TreeNode, possible: readonly Branch[]) => Branch | undefined

export const mostTried: Preference = (_at, possible) => {
  let best: Branch | undefined
  for (const each of possible)
    if (
      best === undefined ||
      each.visits > best.visits ||
      (each.visits === best.visits && each.value > best.value)
    )
      best = each
  return best
}

/** Like `mostTried`, but by values that are misjudged by up to `noise`. */
export const noisyBest =
  (noise: number, random: Random): Preference =>
  (_at, possible) => {
    let best: Branch | undefined
    let bestScore = -Infinity
    for (const each of possible) {
      const score = each.value + noise * (random.fraction() + random.fraction() - 1)
      if (score <= bestScore) continue
      best = each
      bestScore = score
    }
    return best
  }

/** The answer that the tree prefers in this world (its principal variation); `begin` fixes the first branch. */
export function follow(world: Game, from: TreeNode, prefer: Preference, begin?: Branch): Found {
  const { offer } = world
  const path: number[] = []
  let at: TreeNode | undefined = from
  let first: Branch | undefined
  let last: Branch | undefined
  while (!isFinished(offer, path)) {
    const picks = nextPicks(offer, path)
    const labels = picks.map((pick) => labelOf(world, offer, path.length, pick))
    const possible: Branch[] =
      at === undefined ? [] : at.branches.filter(({ label }) => labels.includes(label))
    const forced = path.length === 0 && begin !== undefined
    last = forced ? begin : at === undefined ? undefined : prefer(at, possible)
    if (path.length === 0) first = last
    const found = last === undefined ? 0 : labels.indexOf(last.label)
    path.push(picks[Math.max(0, found)])
    at = last?.after.get(NEXT_PICK)
  }
  return { picks: partialToPicks(offer, path), first, last }
}
