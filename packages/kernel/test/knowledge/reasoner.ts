import type { Game, Player } from '@fudaba/kernel/rules'
import { type Deed, isHeap, looksAt, numberOf, rowOf, truth, zoneCount } from '../testing/hiding.ts'
import { permutations } from './support.ts'

/**
 * A perfect reasoner: the set of all worlds that agree with everything the viewer saw. A world is the content of
 * each zone; in heaps the order means nothing.
 */
export class Reasoner {
  worlds = new Map<string, readonly (readonly number[])[]>()
  private readonly g: Game
  readonly viewer: Player

  constructor(g: Game, viewer: Player) {
    this.g = g
    this.viewer = viewer
    this.replace([truth(g)])
  }

  private replace(worlds: Iterable<readonly (readonly number[])[]>): void {
    this.worlds = new Map()
    for (const world of worlds) {
      const sorted = world.map((cards, zone) =>
        isHeap(this.g, zone) ? [...cards].sort((x, y) => x - y) : cards,
      )
      this.worlds.set(JSON.stringify(sorted), sorted)
    }
  }

  /** What the viewer makes of the deed; `doIt` carries it out. */
  watch(deed: Deed, doIt: () => void): void {
    const { g, viewer } = this
    switch (deed.do) {
      case 'move': {
        const row = rowOf(g, deed.card)
        const from = g.zoneOf(row)
        const at = g.rowsIn(from).indexOf(row)
        const seenBefore = looksAt(g, viewer, deed.card)
        const open = this.openNumbers(from)
        const owner = g.owner(row)
        doIt()
        const seen = seenBefore || looksAt(g, viewer, deed.card)
        const moved = numberOf(g, deed.card)
        const next: number[][][] = []
        for (const world of this.worlds.values()) {
          const might = isHeap(g, from)
            ? world[from].filter((n) =>
                seenBefore ? n === moved : !open.has(n) && this.ownerOf(n) === owner,
              )
            : [world[from][at]]
          for (const n of might) {
            if (seen && n !== moved) continue
            const after = world.map((cards) => [...cards])
            after[from].splice(world[from].indexOf(n), 1)
            if (deed.top) after[deed.to].unshift(n)
            else after[deed.to].push(n)
            next.push(after)
          }
        }
        return this.replace(next)
      }
      case 'shuffle':
        doIt()
        if (isHeap(g, deed.zone)) return
        return this.replace(
          [...this.worlds.values()].flatMap((world) =>
            permutations(world[deed.zone])
              .filter((p) => this.backsFit(p, deed.zone))
              .map((p) => world.with(deed.zone, p)),
          ),
        )
      case 'show':
      case 'flip': {
        doIt()
        if (!looksAt(g, viewer, deed.card)) return
        const row = rowOf(g, deed.card)
        const zone = g.zoneOf(row)
        const at = g.rowsIn(zone).indexOf(row)
        const n = numberOf(g, deed.card)
        return this.replace(
          [...this.worlds.values()].filter((w) =>
            isHeap(g, zone) ? w[zone].includes(n) : w[zone][at] === n,
          ),
        )
      }
    }
  }

  /** The backs tell whose card lies where. */
  private backsFit(cards: readonly number[], zone: number): boolean {
    return this.g.rowsIn(zone).every((row, i) => this.g.owner(row) === this.ownerOf(cards[i]))
  }

  private ownerOf(number: number): number {
    return this.g.card(this.cardOf(number), 1)
  }
  private cardOf(number: number): number {
    return this.cards().find((card) => numberOf(this.g, card) === number)!
  }
  private cards(): number[] {
    return Array.from({ length: this.g.store.length(this.g.tables.cards) }, (_, i) => i)
  }

  /** Numbers the viewer is looking at in the zone. */
  private openNumbers(zone: number): Set<number> {
    const rows = this.g.rowsIn(zone)
    return new Set(
      this.cards()
        .filter((card) => rows.includes(rowOf(this.g, card)) && looksAt(this.g, this.viewer, card))
        .map((card) => numberOf(this.g, card)),
    )
  }

  /** Whether all worlds agree on the card in this card's place; null where the place means nothing. */
  sure(card: number): boolean | null {
    const { g, viewer } = this
    if (looksAt(g, viewer, card)) return true
    const row = rowOf(g, card)
    const zone = g.zoneOf(row)
    const worlds = [...this.worlds.values()]
    if (!isHeap(g, zone)) {
      const at = g.rowsIn(zone).indexOf(row)
      return new Set(worlds.map((w) => w[zone][at])).size === 1
    }
    const open = this.openNumbers(zone)
    const alike = worlds.map((w) => w[zone].filter((n) => !open.has(n) && this.ownerOf(n) === g.owner(row)))
    return alike[0].length > 1 ? null : new Set(alike.map((cards) => cards[0])).size === 1
  }

  /** Whether the card is in the zone in every world. */
  surelyIn(card: number, zone: number): boolean {
    const n = numberOf(this.g, card)
    return [...this.worlds.values()].every((w) => w[zone].includes(n))
  }

  get zones(): number {
    return zoneCount(this.g)
  }
}
