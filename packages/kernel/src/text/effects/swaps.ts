import type { EffectRow, ObjectRow } from '../../state/rows.ts'
import type { Characteristic, EffectPart } from '../../game/book.ts'
import type { Game } from '../../game/game.ts'
import type { Placement } from './parts.ts'

/** Static effects that swap two characteristics. */

/** Values of the first characteristic before the swap, by effect and object; valid for one epoch of computed values. */
interface Before {
  epoch: number
  readonly values: Map<number, number>
}
const memory = new WeakMap<Game, Before>()

function before(g: Game): Map<number, number> {
  let kept = memory.get(g)
  if (kept === undefined) memory.set(g, (kept = { epoch: -1, values: new Map() }))
  if (kept.epoch !== g.computed.epoch) {
    kept.values.clear()
    kept.epoch = g.computed.epoch
  }
  return kept.values
}

const MOST_OBJECTS = 1 << 16

/**
 * The first part stores its value in `memory` and takes the value of the second characteristic. The second part,
 * applied later, would read the swapped first value, so it takes the stored one.
 */
export function swapParts(
  first: Characteristic,
  second: Characteristic,
  layer: number,
  where: Placement,
  applies: (g: Game, effect: EffectRow, object: ObjectRow) => boolean,
): EffectPart[] {
  const reads = [...where.reads, first, second]
  const key = (effect: EffectRow, object: ObjectRow): number => effect * MOST_OBJECTS + object
  return [
    {
      ...where,
      reads,
      kind: 'value',
      layer,
      of: first,
      modify(g, effect, object, value) {
        if (!applies(g, effect, object)) return value
        before(g).set(key(effect, object), value)
        return g.value(second, object)
      },
    },
    {
      ...where,
      reads,
      kind: 'value',
      layer,
      of: second,
      modify(g, effect, object, value) {
        if (!applies(g, effect, object)) return value
        g.value(first, object)
        return before(g).get(key(effect, object)) ?? value
      },
    },
  ]
}
