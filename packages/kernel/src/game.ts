import type { Action, Book, Characteristic, Procedure, Verb, ZoneDef, RelationDef } from './book.ts'
import * as Col from './columns.ts'
import { C, CARD_COLUMNS, D, E, F, L, NONE, O, type Player, R, S, V, Z } from './columns.ts'
import { Chains } from './chains.ts'
import { EV, EventLog } from './events.ts'
import { Computed, VIRTUAL } from './computed.ts'
import { lastValue } from './lastKnown.ts'
import { knownTo } from './knowledge.ts'
import { Offer } from './offer.ts'
import { KEY_WORDS } from './random.ts'
import { recordValue } from './records.ts'
import type { RulesConfig } from './rules.ts'
import { Store } from './store.ts'
import { Stream } from './stream.ts'
import { type Tables, makeTables, makeZones } from './tables.ts'
import { relationRows } from './tied.ts'
import { computedValue } from './values.ts'

/** The first cells of a frame that begins: they are written in one go. */
const BEGUN = F.locals + 7
const begun = new Int32Array(BEGUN)

/**
 * A running game. Reads are methods here; writes to the table are verbs (verbs.ts, atoms.ts), proposed by steps
 * and carried out by the gateway (gateway.ts); the loop that runs procedures is run.ts.
 */
export class Game {
  readonly book: Book
  /** Printed data by number. The game casts it in one place. */
  readonly cards: readonly unknown[]
  readonly config: RulesConfig
  readonly store = new Store()
  readonly log = new EventLog()
  readonly chains = new Chains()
  readonly offer = new Offer()
  /** Stops at every open window, even one that leaves no choice: test boards, whose transcripts say each pass. */
  everyWindow = false

  readonly T: Tables
  /** Row of each zone: [zone def * 2 + player]; shared zones have the same row twice. */
  readonly zoneRows: Int32Array
  /** Proposed changes, CHANGE_SIZE numbers each: verb, five arguments, clause of the step. */
  readonly batch: number[] = []
  /** The clause being carried out, for the log. */
  clause = 0
  /** The batch was through replacement: the next commit carries it out. Never set at a decision. */
  settled = false
  /** Derived from the state, never saved; see values.ts. */
  readonly computed: Computed
  private readonly stream: Stream

  constructor(book: Book, cards: readonly unknown[], config: RulesConfig) {
    this.book = book
    this.cards = cards
    this.config = config
    this.T = makeTables(this.store, book)
    this.stream = new Stream(this.store, this.T.clock)
    this.computed = new Computed(book)
    this.zoneRows = makeZones(this.store, this.T, book)
    this.store.setLength(this.T.variables, 1)
    this.store.setLength(this.T.clock, 1)
    this.store.setLength(this.T.players, 2)
    this.variable(V.frame, NONE)
    this.variable(V.winner, NONE)
    this.store.forget()
  }

  // ── variables, counters ──────────────────────────────────────────────────────────────────────────────────
  get(variable: number): number {
    return this.T.variables.data[variable]
  }
  /** Bookkeeping of the rules; whatever players can see changes through a verb instead. */
  variable(variable: number, value: number): void {
    this.store.set(this.T.variables, variable, value)
  }
  clock(column: number): number {
    return this.T.clock.data[column]
  }
  tick(column: number, by = 1): number {
    const value = this.T.clock.data[column] + by
    this.store.set(this.T.clock, column, value)
    return value
  }
  counter(counter: number, player: Player): number {
    return this.T.players.data[player * this.T.players.stride + counter]
  }
  setCounter(counter: number, player: Player, value: number): void {
    this.store.set(this.T.players, player * this.T.players.stride + counter, value)
  }
  get over(): boolean {
    return this.get(V.over) === 1
  }
  /** Time in events since the start. */
  get time(): number {
    return this.clock(S.time)
  }

  // ── objects and cards ────────────────────────────────────────────────────────────────────────────────────
  object(row: number, column: number): number {
    if (column >= Col.RECORD_COLUMNS) return recordValue(this, row, column)
    const t = this.T.objects
    return t.data[row * t.stride + column]
  }
  id(row: number): number {
    return this.object(row, O.id)
  }
  kind(row: number): number {
    return this.object(row, O.kind)
  }
  controller(row: number): Player {
    return this.object(row, O.controller) as Player
  }
  owner(row: number): Player {
    return this.object(row, O.owner) as Player
  }
  turned(row: number): boolean {
    return this.object(row, O.orientation) === Col.TURNED
  }
  faceDown(row: number): boolean {
    return this.object(row, O.face) === Col.FACE_DOWN
  }
  /** Row of the object with this public id, or NONE. */
  find(id: number): number {
    const t = this.T.objects
    const n = this.store.length(t)
    for (let row = 0; row < n; row++)
      if (t.data[row * t.stride + O.id] === id && t.data[row * t.stride + O.zone] !== NONE && id !== 0)
        return row
    return NONE
  }
  /** Whether the reference still points at the same thing. */
  same(row: number, id: number): boolean {
    return row >= 0 && id !== 0 && this.object(row, O.id) === id
  }
  card(card: number, column: number): number {
    return this.T.cards.data[card * CARD_COLUMNS + column]
  }
  /** Its first card's row, or NONE. */
  cardOf(row: number): number {
    return this.object(row, O.card)
  }
  cardsOf(row: number): number[] {
    const out: number[] = []
    for (let c = this.object(row, O.card); c !== NONE; c = this.card(c, C.next)) out.push(c)
    return out
  }
  printed(card: number): unknown {
    return this.cards[this.card(card, C.def)]
  }
  /** Printed data of the object's first card. */
  face(row: number): unknown {
    return this.printed(this.object(row, O.card))
  }

  // ── zones ────────────────────────────────────────────────────────────────────────────────────────────────
  zone(def: ZoneDef, player: Player): number {
    return this.zoneRows[def.id * 2 + player]
  }
  zoneDef(zone: number): ZoneDef {
    return this.book.zones[this.T.zones.data[zone * Col.ZONE_COLUMNS + Z.def]]
  }
  zoneOwner(zone: number): number {
    return this.T.zones.data[zone * Col.ZONE_COLUMNS + Z.owner]
  }
  zoneOf(row: number): number {
    return this.object(row, O.zone)
  }
  /** The next object of its zone, or NONE. */
  next(row: number): number {
    return this.object(row, O.next)
  }
  inZone(row: number, def: ZoneDef): boolean {
    const zone = this.object(row, O.zone)
    return zone !== NONE && this.T.zones.data[zone * Col.ZONE_COLUMNS + Z.def] === def.id
  }
  count(def: ZoneDef, player: Player): number {
    return this.T.zones.data[this.zoneRows[def.id * 2 + player] * Col.ZONE_COLUMNS + Z.count]
  }
  /** The first object: the top of a pile. */
  top(def: ZoneDef, player: Player): number {
    return this.T.zones.data[this.zoneRows[def.id * 2 + player] * Col.ZONE_COLUMNS + Z.head]
  }
  /** Its objects from top to bottom, or in order of arrival. */
  objects(def: ZoneDef, player: Player): number[] {
    return this.rowsIn(this.zoneRows[def.id * 2 + player])
  }
  rowsIn(zone: number): number[] {
    const out: number[] = []
    const { data, stride } = this.T.objects
    for (
      let row = this.T.zones.data[zone * Col.ZONE_COLUMNS + Z.head];
      row !== NONE;
      row = data[row * stride + O.next]
    )
      out.push(row)
    return out
  }

  // ── relations, effects, tallies ──────────────────────────────────────────────────────────────────────────
  relation(row: number, column: number): number {
    return this.T.relations.data[row * Col.RELATION_COLUMNS + column]
  }
  /** Rows of the relations of this kind, oldest first, from `a` and to `b` where given. */
  relations(def: RelationDef, a: number = NONE, b: number = NONE): number[] {
    return relationRows(this, def, a, b)
  }
  /** The objects `a` is related to, as long as both are still the same things. */
  related(def: RelationDef, a: number): number[] {
    const out: number[] = []
    for (const r of this.relations(def, a))
      if (this.same(a, this.relation(r, R.aId)) && this.same(this.relation(r, R.b), this.relation(r, R.bId)))
        out.push(this.relation(r, R.b))
    return out
  }
  effect(row: number, column: number): number {
    if (row >= VIRTUAL) return this.computed.virtual[(row - VIRTUAL) * Col.EFFECT_COLUMNS + column]
    return this.T.effects.data[row * Col.EFFECT_COLUMNS + column]
  }
  effects(): number[] {
    const out: number[] = []
    const n = this.store.length(this.T.effects)
    for (let row = 0; row < n; row++) if (this.effect(row, E.alive) === 1) out.push(row)
    return out
  }
  value(of: Characteristic, row: number): number {
    return computedValue(this, of, row)
  }
  /** What an object that is gone last was: a column of its row, or NONE if nothing was kept. */
  lastKnown(id: number, column: number): number {
    // A record goes with its object.
    if (column >= Col.RECORD_COLUMNS) return 0
    const t = this.T.departed
    const n = this.store.length(t)
    for (let row = n - 1; row >= 0; row--)
      if (t.data[row * t.stride + D.id] === id) return t.data[row * t.stride + D.columns + column]
    return NONE
  }
  /** A characteristic of an object that is gone, as it last was. */
  lastValue(id: number, of: Characteristic): number {
    return lastValue(this, id, of)
  }
  tally(key: number, of: number): number {
    const t = this.T.tallies
    const n = this.store.length(t)
    for (let row = 0; row < n; row++)
      if (t.data[row * t.stride + L.key] === key + 1 && t.data[row * t.stride + L.of] === of)
        return t.data[row * t.stride + L.count]
    return 0
  }

  // ── frames ───────────────────────────────────────────────────────────────────────────────────────────────
  get frame(): number {
    return this.T.variables.data[V.frame]
  }
  local(index: number): number {
    return this.T.frames.data[this.frame + F.locals + index]
  }
  setLocal(index: number, value: number): void {
    this.store.set(this.T.frames, this.frame + F.locals + index, value)
  }
  /** A list kept by the frame. */
  list(index: number): number[] {
    const at = this.local(index)
    if (at === 0) return []
    const { data } = this.T.arena
    const out: number[] = []
    for (let i = at, end = at + data[at - 1]; i < end; i++) out.push(data[i])
    return out
  }
  setList(index: number, items: readonly number[]): void {
    const { arena } = this.T
    const from = this.store.length(arena)
    this.store.setLength(arena, from + items.length + 1)
    this.store.set(arena, from, items.length)
    for (let i = 0; i < items.length; i++) this.store.set(arena, from + 1 + i, items[i])
    this.setLocal(index, from + 1)
  }
  /** What the procedure called last handed back. */
  get result(): number {
    return this.get(V.result)
  }
  /** Calls a procedure with up to seven values for its first locals; the others are 0. */
  call(procedure: Procedure, ...args: readonly number[]): void
  // Named one by one: a call happens several times a decision, and a list of arguments would be memory each time.
  call(procedure: Procedure, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, h = 0): void {
    const { store } = this
    const { frames } = this.T
    const at = store.length(frames)
    const end = at + F.locals + procedure.locals
    store.setLength(frames, end)
    begun[F.procedure] = procedure.id
    begun[F.step] = 0
    begun[F.previous] = this.frame
    begun[F.arena] = store.length(this.T.arena)
    begun[F.locals] = a
    begun[F.locals + 1] = b
    begun[F.locals + 2] = c
    begun[F.locals + 3] = d
    begun[F.locals + 4] = e
    begun[F.locals + 5] = f
    begun[F.locals + 6] = h
    for (let i = at; i < end; i++) store.set(frames, i, i - at < BEGUN ? begun[i - at] : 0)
    if (this.log.keep) this.chains.called(at)
    this.variable(V.frame, at)
  }
  goto(label: string): void {
    const at = this.frame
    const { steps, name } = this.book.procedures[this.T.frames.data[at + F.procedure]]
    // Few, and all of them the same strings: looking at each is faster than a map.
    let step = 0
    while (step < steps.length && steps[step].label !== label) step++
    if (step === steps.length) throw new Error(`procedure ${name} has no step ${label}`)
    this.store.set(this.T.frames, at + F.step, step)
  }
  /** Leaves the next step out. */
  skip(): void {
    const at = this.frame + F.step
    this.store.set(this.T.frames, at, this.T.frames.data[at] + 1)
  }
  done(result = 0): void {
    const { frames, arena } = this.T
    const at = this.frame
    this.variable(V.frame, frames.data[at + F.previous])
    this.store.setLength(arena, frames.data[at + F.arena])
    this.store.setLength(frames, at)
    this.variable(V.result, result)
  }
  /** A jump into a caller's step: returns until the procedure that has the label. */
  returnTo(label: string): void {
    while (this.frame !== NONE) {
      this.done()
      if (this.frame === NONE) break
      const procedure = this.book.procedures[this.T.frames.data[this.frame + F.procedure]]
      if (procedure.labels.has(label)) return this.goto(label)
    }
    throw new Error(`no caller has a step ${label}`)
  }

  // ── changes ──────────────────────────────────────────────────────────────────────────────────────────────
  /** Adds a change to the batch that is carried out when the step ends. */
  propose(verb: Verb, a = 0, b = 0, c = 0, d = 0, e = 0): void {
    this.batch.push(verb.id, a, b, c, d, e, this.clause)
  }
  /** The event being written; atoms fill it. Verbs without an atom of their own call it bare. */
  emit(
    kind = this.verbNow,
    row = NONE,
    player = NONE,
    n = 0,
    seen = row === NONE ? 3 : knownTo(this, row),
  ): number {
    const at = this.log.push()
    const { rows } = this.log
    rows[at + EV.kind] = kind
    rows[at + EV.row] = row
    rows[at + EV.id] = row === NONE ? 0 : this.id(row)
    rows[at + EV.newId] = rows[at + EV.id]
    const card = row === NONE ? NONE : this.object(row, O.card)
    rows[at + EV.def] = card === NONE ? NONE : this.card(card, C.def)
    rows[at + EV.from] = NONE
    rows[at + EV.to] = NONE
    rows[at + EV.player] = player
    rows[at + EV.n] = n
    rows[at + EV.clause] = this.clause
    rows[at + EV.chain] = this.log.keep ? this.chains.now(this) : 0
    rows[at + EV.seen] = seen
    rows[at + EV.at] = row === NONE ? NONE : this.object(row, O.zone)
    rows[at + EV.detail] = 0
    this.tick(S.time)
    return at
  }
  /** The verb being carried out. */
  verbNow = 0
  event(ev: number, column: number): number {
    return this.log.get(ev, column)
  }

  // ── chance ───────────────────────────────────────────────────────────────────────────────────────────────
  /** An integer in [0, n) from the game's own stream; a random result is an information barrier. */
  random(n: number): number {
    this.tick(S.barrier)
    return this.stream.below(n)
  }
  setKey(key: ArrayLike<number>): void {
    for (let i = 0; i < KEY_WORDS; i++) this.store.set(this.T.clock, S.key + i, key[i])
    this.stream.forget()
  }
  /** After a jump in the state (undo, restore) the words at hand may belong to another key. */
  forgetWords(): void {
    this.stream.forget()
  }

  /** Whether every requirement of the action is met, counting each as carried out. */
  may(action: Action, player: Player, source: number = NONE): boolean {
    for (const r of action.requirements)
      if (this.book.switches.on(r.clause) && !r.test(this, player, source)) return false
    return true
  }
}
