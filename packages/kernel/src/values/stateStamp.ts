import type { Characteristic } from '../game/effects.ts'
import type { ObjectRow } from '../state/rows.ts'
import type { Game } from '../game/game.ts'
import { refresh } from './values.ts'

/**
 * Identifies a state, to tell later whether something derived from it is still valid. Not part of the state.
 */
export class StateStamp {
  private of: object | null = null
  private version = -1
  private jumps = -1
  private top = -1
  private epoch = 0

  /** Takes the stamp of the present state. */
  note(g: Game): void {
    const { store, computed } = g
    this.of = computed.token
    this.version = store.version
    this.jumps = store.jumps
    this.top = store.top
    this.epoch = computed.version === store.version ? computed.cache.epoch : 0
  }
  /** Whether nothing was written since that a computed value could depend on. */
  lasts(g: Game): boolean {
    return this.version === g.store.version && this.jumps === g.store.jumps && this.of === g.computed.token
  }
  /**
   * Whether only variables, tallies and scopes were written since, if anything, and none of these values changed by it:
   * objects and relations are as they were. For objects whose values are not cached, `again` tells whether they are
   * unchanged.
   */
  valuesUnchanged(
    g: Game,
    values: readonly Characteristic[],
    again: (g: Game, row: ObjectRow) => boolean,
  ): boolean {
    const { tables, store, computed, book } = g
    const { version } = this
    if (this.of !== computed.token || this.jumps !== store.jumps) return false
    if (
      tables.objects.version > version ||
      tables.zones.version > version ||
      tables.relations.version > version
    )
      return false
    if (
      tables.cards.version > version ||
      tables.effects.version > version ||
      tables.players.version > version
    )
      return false
    refresh(g)
    const { epoch, excluded, excludedRows, cached: kept } = computed.cache
    if (epoch !== this.epoch) return false
    let wanted = 0
    for (const { id } of values) {
      if ((kept & (1 << id)) === 0 || book.defines[id]) return false
      wanted |= 1 << id
    }
    for (const row of excludedRows)
      if ((excluded[row] & wanted) !== 0 && g.zoneOf(row) >= 0 && !again(g, row)) return false
    return true
  }
  /** Whether nothing at all was written since. */
  nothingWritten(g: Game): boolean {
    return this.lasts(g) && this.top === g.store.top
  }
}
