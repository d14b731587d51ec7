import type { Decision, GameRules, ObjectView, View } from '@fudaba/kernel'
import { findObject } from '@fudaba/table'

/** Candidates of which one is as good as the other, the first standing for all: copies of a card in the same pile. */
export type Twins = ReadonlyMap<number, readonly number[]>

/** By the first of each, in the order given. What lies on the board is told apart by where it lies. */
export function twinsOf(
  { layout }: GameRules,
  view: View,
  { candidates }: Decision,
  given: readonly number[],
): Twins {
  const piles = new Set(layout.slots.filter(({ shape }) => shape === 'pile').map(({ zone }) => zone))
  const first = new Map<string, number>()
  const groups = new Map<number, number[]>()
  for (const at of given) {
    const { id, source, name } = candidates[at]
    const found = findObject(view, source ?? id)
    const alike = found !== undefined && piles.has(found.zone.zone) && !found.object.cards.includes(null)
    const key = alike ? `${name}/${found.zone.owner}/${likeness(found.object)}` : String(at)
    const twin = first.get(key)
    if (twin === undefined) {
      first.set(key, at)
      groups.set(at, [])
    } else groups.get(twin)?.push(at)
  }
  return groups
}

const likeness = ({ cards, values, turned, faceDown }: ObjectView): string =>
  JSON.stringify([cards, values, turned, faceDown])
