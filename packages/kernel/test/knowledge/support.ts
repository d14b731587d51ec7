import { CardCell, type Game, NONE, type Player } from '@fudaba/kernel/rules'
import { Bag, BAGS, Known, CardClass } from '../../src/state/columns.ts'
import { bagValue, classValue, known, loosePool, placeIn } from '../../src/knowledge/pools.ts'
import { isHeap } from '../testing/hiding.ts'

/** All worlds that the kernel's tables allow the viewer: every way to deal classes into bags, the slow way. */
export function support(g: Game, viewer: Player): Set<string> {
  const places = hiddenPlaces(g, viewer)
  const cards = [...places.values()].flat()
  const bagsOf = cards.map((card) =>
    classValue(g, viewer, known(g, card, viewer, Known.class), CardClass.bags),
  )
  const free = Array.from({ length: BAGS }, (_, bag) => bagValue(g, viewer, bag, Bag.count))
  const contents = new Set<string>()
  const at: number[] = []
  const sets = [...bagsOf, ...ghosts(g, viewer)]
  const deal = (i: number): void => {
    if (i === sets.length) {
      contents.add(JSON.stringify(poolContents(g, viewer, cards, at)))
      return
    }
    for (let bag = 0; bag < BAGS; bag++) {
      if ((sets[i] & (1 << bag)) === 0 || free[bag] === 0) continue
      free[bag]--
      at[i] = bag
      deal(i + 1)
      free[bag]++
    }
  }
  deal(0)
  const out = new Set<string>()
  for (const each of contents) {
    const pools = new Map(JSON.parse(each) as [number, number[]][])
    for (const laid of layings([...places], pools)) out.add(world(g, laid))
  }
  return out
}

function hiddenPlaces(g: Game, viewer: Player): Map<number, number[]> {
  const out = new Map<number, number[]>()
  for (let card = 0; card < g.store.length(g.tables.cards); card++) {
    const pool = known(g, card, viewer, Known.pool)
    if (pool !== NONE) out.set(pool, [...(out.get(pool) ?? []), card])
  }
  return out
}

/** Bags of each card that was seen to leave, but it is not clear from which. */
function ghosts(g: Game, viewer: Player): number[] {
  const out: number[] = []
  for (let k = 0; k < BAGS; k++)
    if (classValue(g, viewer, k, CardClass.ghost) === 1)
      for (let n = classValue(g, viewer, k, CardClass.count); n > 0; n--)
        out.push(classValue(g, viewer, k, CardClass.bags))
  return out
}

function poolContents(
  g: Game,
  viewer: Player,
  cards: readonly number[],
  at: readonly number[],
): [number, number[]][] {
  const out = new Map<number, number[]>()
  cards.forEach((card, i) => {
    const pool = bagValue(g, viewer, at[i], Bag.pool)
    const key = pool >= loosePool(g, 0) ? placeIn(at[i]) : pool
    out.set(
      key,
      [...(out.get(key) ?? []), g.card(card, CardCell.def)].sort((x, y) => x - y),
    )
  })
  return [...out].sort(([x], [y]) => x - y)
}

/** Every way to lay the cards of each pool into its places, as the number of each card's place. */
function layings(
  places: readonly (readonly [number, readonly number[]])[],
  pools: ReadonlyMap<number, readonly number[]>,
): Map<number, number>[] {
  if (places.length === 0) return [new Map()]
  const [[pool, cards], ...others] = places
  const rest = layings(others, pools)
  return permutations(pools.get(pool) ?? []).flatMap((p) =>
    rest.map((map) => new Map([...map, ...cards.map((card, i) => [card, p[i]] as const)])),
  )
}

function world(g: Game, laid: ReadonlyMap<number, number>): string {
  const zones = Array.from({ length: g.store.length(g.tables.zones) }, (_, zone) => {
    const cards = g.rowsIn(zone).map((row) => laid.get(g.cardOf(row)) ?? g.card(g.cardOf(row), CardCell.def))
    return isHeap(g, zone) ? cards.sort((x, y) => x - y) : cards
  })
  return JSON.stringify(zones)
}

export function permutations(list: readonly number[]): number[][] {
  if (list.length < 2) return [[...list]]
  return list.flatMap((one, i) => permutations(list.toSpliced(i, 1)).map((rest) => [one, ...rest]))
}
