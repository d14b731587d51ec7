import { EffectCell, NONE, Obj, VIRTUAL } from '../../state/columns.ts'
import { GONE } from '../../values/computed.ts'
import type { Game } from '../../game/game.ts'
import { computedValue, refresh } from '../../values/values.ts'

/**
 * Computed values are cached from state to state and invalidated by writes. Computed again from the state alone, they
 * must be the same.
 */
export function isDerivedRightly(g: Game): string | null {
  refresh(g)
  const kept = derived(g)
  g.store.invalidateDerived()
  refresh(g)
  const anew = derived(g)
  for (const [what, value] of Object.entries(anew))
    if (kept[what] !== value) return `${what} was kept as ${kept[what]} and is ${value}`
  return null
}

function derived(g: Game): Record<string, string> {
  const { instances, listening, lookingBack, lookingAtStates, usable, order, backOn, virtualOrder } =
    g.computed
  const names = (list: readonly number[]): string =>
    list
      .map((i) => `${instances[i].holder}/${instances[i].key}`)
      .toSorted()
      .join(' ')
  const values: number[] = []
  // An object without a card need not have every value.
  for (let row = 0, n = g.store.length(g.tables.objects); row < n; row++)
    if (g.object(row, Obj.zone) >= 0 && g.cardOf(row) !== NONE)
      for (const each of g.book.characteristics) values.push(computedValue(g, each, row))
  const there = instances.flatMap((each, i) => (each === GONE ? [] : [i]))
  return {
    abilities: names(there),
    listeners: listening.map((list, verb) => `${verb}: ${names(list)}`).join('; '),
    backward: `${names(lookingBack)} ${backOn.join(',')}`,
    conditions: names(lookingAtStates),
    usable: names(usable),
    effects: order
      .map(({ effect, part, on }) => `${g.effect(effect, EffectCell.id)}:${part.kind}:${on}`)
      .join(' '),
    fromAbilities: virtualOrder
      .map((v) => `${g.effect(VIRTUAL + v, EffectCell.def)}:${g.effect(VIRTUAL + v, EffectCell.id)}`)
      .join(' '),
    values: values.join(','),
  }
}
