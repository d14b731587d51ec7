import type { Decision, GameRules, ObjectView, View } from '@fudaba/kernel'
import { findObject } from '@fudaba/table'

/** Groups of interchangeable candidates (copies of a card in one pile): the first index → the others. */
export type Equivalents = ReadonlyMap<number, readonly number[]>

/** Groups the given indices, in their order. Things on the board differ by where they lie, so only piles are grouped. */
export function equivalentsOf(
  { table: { layout } }: GameRules,
  view: View,
  { candidates }: Decision,
  given: readonly number[],
): Equivalents {
  const piles = new Set(layout.slots.filter(({ shape }) => shape === 'pile').map(({ zone }) => zone))
  const first = new Map<string, number>()
  const groups = new Map<number, number[]>()
  for (const at of given) {
    const { id, source, name } = candidates[at]
    const found = findObject(view, source ?? id)
    const isInterchangeable =
      found !== undefined && piles.has(found.zone.zone) && !found.object.cards.includes(null)
    const key = isInterchangeable ? `${name}/${found.zone.owner}/${stateKey(found.object)}` : String(at)
    const known = first.get(key)
    if (known === undefined) {
      first.set(key, at)
      groups.set(at, [])
    } else groups.get(known)?.push(at)
  }
  return groups
}

const stateKey = ({ cards, values, turned, faceDown }: ObjectView): string =>
  JSON.stringify([cards, values, turned, faceDown])
