import { definedOn } from './base.ts'
import type { ZoneDef } from './book.ts'
import { NONE, type Player, Z, ZONE_COLUMNS } from './columns.ts'
import { type Computed, END } from './computed.ts'
import type { Characteristic } from './effects.ts'
import type { Game } from './game.ts'
import { refresh, refreshInstances } from './values.ts'

/**
 * A moment after which the objects of some zones are known to be the same, and to have the same of these values. Nearly
 * every change turns cards, pays, or is about something that waits: what follows from who lies where, and from what that
 * is, outlasts them. It may look at nothing else, least of all at which way a card is turned.
 */
export class WhileThere {
  private readonly values: readonly Characteristic[]
  private readonly wanted: number
  private readonly abilities: boolean
  private zones: readonly number[] = []
  private computed: Computed | null = null
  private changes = 0

  /** `abilities`: and that the same abilities are on them, in force or not. */
  constructor(values: readonly Characteristic[], abilities = false) {
    this.values = values
    this.abilities = abilities
    this.wanted = values.reduce((bits, { id }) => bits | (1 << id), 0)
  }

  note(g: Game, zones: readonly number[]): void {
    this.follow(g)
    const { computed } = g
    this.zones = zones
    this.computed = this.isKnown(g) ? computed : null
    this.changes = this.count(computed)
  }

  lasts(g: Game): boolean {
    this.follow(g)
    const { computed } = g
    if (computed !== this.computed || computed.at !== END) return false
    return this.count(computed) === this.changes && this.noneApart(g)
  }

  /** Who lies where is known before it is known what they are. */
  private follow(g: Game): void {
    if (this.wanted === 0 && !this.abilities) refreshInstances(g)
    else refresh(g)
  }

  /** Each count only grows, so their sum says whether one of them did. */
  private count({ stirred, steady: { epoch, epochs } }: Computed): number {
    let sum = this.abilities ? -epoch : 0
    for (let i = 0; i < this.zones.length; i++) sum += stirred[this.zones[i]]
    for (let i = 0; i < this.values.length; i++) sum -= epochs[this.values[i].id]
    return sum
  }

  /** Whether these values of theirs are kept from state to state. */
  private isKnown(g: Game): boolean {
    const { computed, book, T } = g
    if (computed.at !== END || (this.wanted & ~computed.steady.values) !== 0) return false
    if (!this.values.some(({ id }) => book.defines[id])) return true
    for (const zone of this.zones)
      for (let row = T.zones.data[zone * ZONE_COLUMNS + Z.head]; row !== NONE; row = g.next(row))
        if ((definedOn(g, row) & this.wanted) !== 0) return false
    return true
  }

  private noneApart(g: Game): boolean {
    if (this.wanted === 0) return true
    const { apart, rowsApart } = g.computed.steady
    for (let i = 0; i < rowsApart.length; i++)
      if ((apart[rowsApart[i]] & this.wanted) !== 0 && this.zones.includes(g.zoneOf(rowsApart[i])))
        return false
    return true
  }
}

/** What follows of each player from that alone, found once as long as it lasts. Whoever gets it does not change it. */
export function foundOnceAmong<T>(
  zones: readonly ZoneDef[],
  values: readonly Characteristic[],
  find: (g: Game, player: Player) => T,
): (g: Game, player: Player) => T {
  const since = [new WhileThere(values), new WhileThere(values)] as const
  const known: T[] = []
  const rows: [number[], number[]] = [[], []]
  return (g, player) => {
    if (since[player].lasts(g)) return known[player]
    known[player] = find(g, player)
    for (let i = 0; i < zones.length; i++) rows[player][i] = g.zone(zones[i], player)
    since[player].note(g, rows[player])
    return known[player]
  }
}

/** What follows from which effects and abilities are there at all, in force or not, found once as long as they are. */
export function foundOnceListed<T>(find: (g: Game) => T): (g: Game) => T {
  const since = new WhileThere([], true)
  let known: T
  return (g) => {
    if (since.lasts(g)) return known
    known = find(g)
    since.note(g, [])
    return known
  }
}
