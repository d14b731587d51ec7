import type { Characteristic, EffectPart } from '../book.ts'
import type { Game } from '../game.ts'
import type { Where } from './parts.ts'

/** Two characteristics that change places. */

/** What the first one was before the swap, for the second: valid for one set of computed values. */
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
 * The first part takes over the value of the other one; the second, which is applied later and sees the first as
 * it has become, takes the value that the first had found.
 */
export function swapParts(
  first: Characteristic,
  second: Characteristic,
  layer: number,
  where: Where,
  applies: (g: Game, effect: number, object: number) => boolean,
): EffectPart[] {
  const reads = [...where.reads, first, second]
  const key = (effect: number, object: number): number => effect * MOST_OBJECTS + object
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
