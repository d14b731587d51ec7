import { E, NONE, O } from '../../columns.ts'
import { GONE, VIRTUAL } from '../../computed.ts'
import type { Game } from '../../game.ts'
import { computedValue, refresh } from '../../values.ts'

/**
 * What is derived is kept from state to state by following what is written. Whether it is what the state says:
 * derived anew, from nothing else, it has to be the same.
 */
export function isDerivedRightly(g: Game): string | null {
  refresh(g)
  const kept = derived(g)
  g.store.lookAnew()
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
  // What owns no card need not have every value.
  for (let row = 0, n = g.store.length(g.T.objects); row < n; row++)
    if (g.object(row, O.zone) >= 0 && g.cardOf(row) !== NONE)
      for (const each of g.book.characteristics) values.push(computedValue(g, each, row))
  const there = instances.flatMap((each, i) => (each === GONE ? [] : [i]))
  return {
    abilities: names(there),
    listeners: listening.map((list, verb) => `${verb}: ${names(list)}`).join('; '),
    backward: `${names(lookingBack)} ${backOn.join(',')}`,
    conditions: names(lookingAtStates),
    usable: names(usable),
    effects: order.map(({ effect, part, on }) => `${g.effect(effect, E.id)}:${part.kind}:${on}`).join(' '),
    fromAbilities: virtualOrder
      .map((v) => `${g.effect(VIRTUAL + v, E.def)}:${g.effect(VIRTUAL + v, E.id)}`)
      .join(' '),
    values: values.join(','),
  }
}
