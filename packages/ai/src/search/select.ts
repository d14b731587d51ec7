import type { Random } from '@fudaba/kernel'
import type { Game } from '@fudaba/kernel/rules'
import type { History } from './history.ts'
import { labelOf, situationOf } from './label.ts'
import type { Branch, TreeNode } from './tree.ts'

export interface SelectOptions {
  /** How much a branch that was tried seldom is worth trying again. */
  readonly curiosity: number
  /** Branches of a node: at first, and more by the root of its visits. */
  readonly branches: number
  readonly widening: number
  /** How many visits what was learned elsewhere counts for. */
  readonly experience: number
}

/**
 * Selection at a node: a new branch while progressive widening leaves room for one, else the branch with the highest
 * upper confidence bound. Returns the branch and the pick that it stands for in this world.
 */
export function select(
  world: Game,
  at: TreeNode,
  picks: readonly number[],
  depth: number,
  dice: Random,
  options: SelectOptions,
  history: History,
): readonly [Branch, number] {
  const { offer } = world
  const { curiosity, branches, widening, experience } = options
  const situation = situationOf(world)
  const room = branches + widening * Math.sqrt(at.visits)
  let best: Branch | undefined
  let bestPick = 0
  let bestScore = -Infinity
  const known: number[] = []
  const fresh: number[] = []
  const freshLabels: number[] = []
  for (const pick of picks) {
    const label = labelOf(world, offer, depth, pick)
    const branch = at.find(label)
    if (branch === undefined) {
      if (freshLabels.includes(label)) continue
      fresh.push(pick)
      freshLabels.push(label)
      continue
    }
    // Another copy of the same card.
    if (known.includes(label)) continue
    known.push(label)
    branch.offered++
    const score =
      branch.visits === 0
        ? Infinity
        : (branch.total + experience * history.tally(situation, label).value) / (branch.visits + experience) +
          curiosity * Math.sqrt(Math.log(branch.offered + 1) / branch.visits)
    if (score > bestScore) {
      best = branch
      bestPick = pick
      bestScore = score
    }
  }
  if (best !== undefined && (fresh.length === 0 || known.length >= room)) return [best, bestPick]
  let i = dice.below(fresh.length)
  if (experience > 0)
    for (let k = 0; k < fresh.length; k++)
      if (history.tally(situation, freshLabels[k]).value > history.tally(situation, freshLabels[i]).value)
        i = k
  const added = at.add(freshLabels[i])
  added.offered++
  return [added, fresh[i]]
}
