import { definedOn } from './base.ts'
import { NONE, ZoneCell, ZONE_COLUMNS } from '../state/columns.ts'
import { type Computed, END } from './computed.ts'
import type { Characteristic } from '../game/effects.ts'
import type { ZoneRow } from '../state/rows.ts'
import type { Game } from '../game/game.ts'
import { refresh, refreshInstances } from './values.ts'

/**
 * Tells later whether some zones still have the same objects with the same values. Most changes (turning a card,
 * paying, something that waits) leave that so. What is derived under such a stamp may depend on nothing else, in
 * particular not on which way a card is turned.
 */
export class ZoneStamp {
  private readonly values: readonly Characteristic[]
  private readonly wanted: number
  private readonly abilities: boolean
  private zones: readonly ZoneRow[] = []
  private of: object | null = null
  private changes = 0

  /** `abilities`: also that the same effects and abilities exist, in force or not. */
  constructor(values: readonly Characteristic[], abilities = false) {
    this.values = values
    this.abilities = abilities
    this.wanted = values.reduce((bits, { id }) => bits | (1 << id), 0)
  }

  /** Takes the stamp of these zones in the present state. */
  note(g: Game, zones: readonly ZoneRow[]): void {
    this.follow(g)
    const { computed } = g
    this.zones = zones
    this.of = this.isKnown(g) ? computed.token : null
    this.changes = this.count(computed)
  }

  /** Whether nothing of it has changed since. */
  lasts(g: Game): boolean {
    this.follow(g)
    const { computed } = g
    if (computed.token !== this.of || computed.readPosition !== END) return false
    return this.count(computed) === this.changes && this.noneExcluded(g)
  }

  /** Brings up to date what the stamp counts; without values the ability index is enough. */
  private follow(g: Game): void {
    if (this.wanted === 0 && !this.abilities) refreshInstances(g)
    else refresh(g)
  }

  /** Sum of counters that only grow, so it is the same only if none of them grew. */
  private count({ zoneVersions, cache: { epoch, epochs } }: Computed): number {
    let sum = this.abilities ? -epoch : 0
    for (let i = 0; i < this.zones.length; i++) sum += zoneVersions[this.zones[i]]
    for (let i = 0; i < this.values.length; i++) sum -= epochs[this.values[i].id]
    return sum
  }

  /** Whether these values are cached across states for all objects of the zones. */
  private isKnown(g: Game): boolean {
    const { computed, book, tables } = g
    if (computed.readPosition !== END || (this.wanted & ~computed.cache.cached) !== 0) return false
    if (!this.values.some(({ id }) => book.defines[id])) return true
    for (const zone of this.zones)
      for (let row = tables.zones.data[zone * ZONE_COLUMNS + ZoneCell.head]; row !== NONE; row = g.next(row))
        if ((definedOn(g, row) & this.wanted) !== 0) return false
    return true
  }

  /** Whether these values are excluded from the cache for no object of the zones. */
  private noneExcluded(g: Game): boolean {
    if (this.wanted === 0) return true
    const { excluded, excludedRows } = g.computed.cache
    for (let i = 0; i < excludedRows.length; i++)
      if ((excluded[excludedRows[i]] & this.wanted) !== 0 && this.zones.includes(g.zoneOf(excludedRows[i])))
        return false
    return true
  }
}
