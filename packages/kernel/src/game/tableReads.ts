import { Computed } from '../values/computed.ts'
import * as Col from '../state/columns.ts'
import {
  CardCell,
  CARD_COLUMNS,
  Clock,
  Departed,
  EffectCell,
  NONE,
  Obj,
  type Player,
  RelationCell,
  Tally,
  Var,
  VIRTUAL,
  ZoneCell,
} from '../state/columns.ts'
import type { CardRow, Column, EffectRow, ObjectId, ObjectRow, RelationRow, ZoneRow } from '../state/rows.ts'
import { Store } from '../state/store.ts'
import { type CardFacts, factsOf } from './cardFacts.ts'
import type { Book, RelationDef, ZoneDef } from './book.ts'
import type { RulesConfig } from './contract.ts'
import { recordValue } from './records.ts'
import { relationRows } from './relationReads.ts'
import { type Tables, makeTables, makeZones } from './tables.ts'

/** The tables of a game and every plain read of them: no method here writes, and none looks at an effect's outcome. */
export class TableReads {
  readonly book: Book
  /** Printed data by number. The game casts it in one place. */
  readonly cards: readonly unknown[]
  /** What is noted about them; see `byCard`. */
  readonly cardFacts: CardFacts
  readonly config: RulesConfig
  readonly store = new Store()
  readonly tables: Tables
  /** Row of each zone: [zone def * 2 + player]; shared zones have the same row twice. */
  readonly zoneRows: Int32Array
  /** Computed values and their caches: derived from the state, never saved; see values.ts. */
  readonly computed: Computed

  constructor(book: Book, cards: readonly unknown[], config: RulesConfig) {
    this.book = book
    this.cards = cards
    this.cardFacts = factsOf(cards)
    this.config = config
    this.tables = makeTables(this.store, book)
    this.computed = new Computed(book)
    this.zoneRows = makeZones(this.store, this.tables, book)
  }

  // ── variables, counters ──────────────────────────────────────────────────────────────────────────────────
  /** A variable of the rules; `variable` writes it. */
  get(variable: number): number {
    return this.tables.variables.data[variable]
  }
  clock(column: number): number {
    return this.tables.clock.data[column]
  }
  counter(counter: number, player: Player): number {
    return this.tables.players.data[player * this.tables.players.stride + counter]
  }
  get over(): boolean {
    return this.get(Var.over) === 1
  }
  /** Logical time: how many events there were since the start. */
  get time(): number {
    return this.clock(Clock.time)
  }

  // ── objects and cards ────────────────────────────────────────────────────────────────────────────────────
  /** A column of an object, or of its record. */
  object(row: ObjectRow, column: Column): number {
    if (column >= Col.RECORD_COLUMNS) return recordValue(this, row, column)
    const t = this.tables.objects
    return t.data[row * t.stride + column]
  }
  /** Its public id, which is new whenever the rules say that it is a new thing. */
  id(row: ObjectRow): ObjectId {
    return this.object(row, Obj.id)
  }
  kind(row: ObjectRow): number {
    return this.object(row, Obj.kind)
  }
  controller(row: ObjectRow): Player {
    return this.object(row, Obj.controller) as Player
  }
  owner(row: ObjectRow): Player {
    return this.object(row, Obj.owner) as Player
  }
  turned(row: ObjectRow): boolean {
    return this.object(row, Obj.orientation) === Col.TURNED
  }
  faceDown(row: ObjectRow): boolean {
    return this.object(row, Obj.face) === Col.FACE_DOWN
  }
  /** Row of the object with this public id, or NONE. */
  find(id: ObjectId): ObjectRow {
    const t = this.tables.objects
    const n = this.store.length(t)
    for (let row = 0; row < n; row++)
      if (t.data[row * t.stride + Obj.id] === id && t.data[row * t.stride + Obj.zone] !== NONE && id !== 0)
        return row
    return NONE
  }
  /** Whether the row still holds the thing that had this id: rows are used again, ids never. */
  same(row: ObjectRow, id: ObjectId): boolean {
    return row >= 0 && id !== 0 && this.object(row, Obj.id) === id
  }
  /** A column of a physical card. */
  card(card: CardRow, column: number): number {
    return this.tables.cards.data[card * CARD_COLUMNS + column]
  }
  /** The object's first card, or NONE. */
  cardOf(row: ObjectRow): CardRow {
    return this.object(row, Obj.card)
  }
  cardsOf(row: ObjectRow): CardRow[] {
    const out: CardRow[] = []
    for (let c = this.object(row, Obj.card); c !== NONE; c = this.card(c, CardCell.next)) out.push(c)
    return out
  }
  /** Printed data of a physical card. */
  printed(card: CardRow): unknown {
    return this.cards[this.card(card, CardCell.def)]
  }
  /** Printed data of the object's first card. */
  face(row: ObjectRow): unknown {
    return this.printed(this.object(row, Obj.card))
  }

  // ── zones ────────────────────────────────────────────────────────────────────────────────────────────────
  zone(def: ZoneDef, player: Player): ZoneRow {
    return this.zoneRows[def.id * 2 + player]
  }
  zoneDef(zone: ZoneRow): ZoneDef {
    return this.book.zones[this.tables.zones.data[zone * Col.ZONE_COLUMNS + ZoneCell.def]]
  }
  /** The player whose zone it is, or NONE for a shared one. */
  zoneOwner(zone: ZoneRow): number {
    return this.tables.zones.data[zone * Col.ZONE_COLUMNS + ZoneCell.owner]
  }
  /** The zone the object is in, or NONE. */
  zoneOf(row: ObjectRow): ZoneRow {
    return this.object(row, Obj.zone)
  }
  /** The next object of its zone, or NONE. */
  next(row: ObjectRow): ObjectRow {
    return this.object(row, Obj.next)
  }
  inZone(row: ObjectRow, def: ZoneDef): boolean {
    const zone = this.object(row, Obj.zone)
    return zone !== NONE && this.tables.zones.data[zone * Col.ZONE_COLUMNS + ZoneCell.def] === def.id
  }
  count(def: ZoneDef, player: Player): number {
    return this.tables.zones.data[this.zoneRows[def.id * 2 + player] * Col.ZONE_COLUMNS + ZoneCell.count]
  }
  /** The first object of a zone, which is the top of a pile; or NONE. */
  top(def: ZoneDef, player: Player): ObjectRow {
    return this.tables.zones.data[this.zoneRows[def.id * 2 + player] * Col.ZONE_COLUMNS + ZoneCell.head]
  }
  /** Its objects from top to bottom, or in order of arrival. */
  objects(def: ZoneDef, player: Player): ObjectRow[] {
    return this.rowsIn(this.zoneRows[def.id * 2 + player])
  }
  rowsIn(zone: ZoneRow): ObjectRow[] {
    const out: ObjectRow[] = []
    const { data, stride } = this.tables.objects
    for (
      let row = this.tables.zones.data[zone * Col.ZONE_COLUMNS + ZoneCell.head];
      row !== NONE;
      row = data[row * stride + Obj.next]
    )
      out.push(row)
    return out
  }

  // ── relations, effects, tallies ──────────────────────────────────────────────────────────────────────────
  relation(row: RelationRow, column: number): number {
    return this.tables.relations.data[row * Col.RELATION_COLUMNS + column]
  }
  /** Rows of the relations of this kind, oldest first, from `a` and to `b` where given. */
  relations(def: RelationDef, a: ObjectRow = NONE, b: ObjectRow = NONE): RelationRow[] {
    return relationRows(this, def, a, b)
  }
  /** The objects `a` is related to, as long as both are still the same things. */
  related(def: RelationDef, a: ObjectRow): ObjectRow[] {
    const out: ObjectRow[] = []
    for (const r of this.relations(def, a))
      if (
        this.same(a, this.relation(r, RelationCell.aId)) &&
        this.same(this.relation(r, RelationCell.b), this.relation(r, RelationCell.bId))
      )
        out.push(this.relation(r, RelationCell.b))
    return out
  }
  /** A column of a continuous effect: of the table, or computed from an ability. */
  effect(row: EffectRow, column: number): number {
    if (row >= VIRTUAL) return this.computed.virtual[(row - VIRTUAL) * Col.EFFECT_COLUMNS + column]
    return this.tables.effects.data[row * Col.EFFECT_COLUMNS + column]
  }
  /** The effects of the table; see `appliedTo` for those of abilities. */
  effects(): EffectRow[] {
    const out: EffectRow[] = []
    const n = this.store.length(this.tables.effects)
    for (let row = 0; row < n; row++) if (this.effect(row, EffectCell.alive) === 1) out.push(row)
    return out
  }
  /** What an object that is gone last was: a column of its row, or NONE if nothing was kept. */
  lastKnown(id: ObjectId, column: Column): number {
    // Records are not kept.
    if (column >= Col.RECORD_COLUMNS) return 0
    const t = this.tables.departed
    const n = this.store.length(t)
    for (let row = n - 1; row >= 0; row--)
      if (t.data[row * t.stride + Departed.id] === id)
        return t.data[row * t.stride + Departed.columns + column]
    return NONE
  }
  /** How often something was done, by its key and by whom or to what. */
  tally(key: number, of: number): number {
    const t = this.tables.tallies
    const n = this.store.length(t)
    for (let row = 0; row < n; row++)
      if (t.data[row * t.stride + Tally.key] === key + 1 && t.data[row * t.stride + Tally.of] === of)
        return t.data[row * t.stride + Tally.count]
    return 0
  }
}
