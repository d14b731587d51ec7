import { knownTo } from '../knowledge/knowledge.ts'
import { Offer } from '../answers/offer.ts'
import { KEY_WORDS } from '../base/random.ts'
import { CardCell, Clock, Frame, NONE, Obj, type Player, Var } from '../state/columns.ts'
import { EV, EventLog } from '../state/events.ts'
import type { ObjectId, ObjectRow } from '../state/rows.ts'
import { Stream } from '../state/stream.ts'
import { lastValue } from '../values/lastKnown.ts'
import { computedValue } from '../values/values.ts'
import type { Action, Book, Characteristic, Procedure, Verb } from './book.ts'
import { Chains } from './chains.ts'
import type { RulesConfig } from './contract.ts'
import { TableReads } from './tableReads.ts'

/** Cells of a new frame that `call` fills: the header and the first seven locals. */
const CALL_CELLS = Frame.locals + 7
/** Scratch memory of `call`. */
const callCells = new Int32Array(CALL_CELLS)

/**
 * Which questions are asked although only one answer is left. `true`: open windows, for test boards, whose transcripts
 * say each pass. `discreet`, for a room: also what a player may decline, and what is chosen among things that the other
 * does not see, so that being asked tells nothing of what he holds.
 */
export type EveryWindow = boolean | 'discreet'

/**
 * A running game. What is on the table is read here (see `TableReads`) and changed by verbs alone (verbs.ts, atoms.ts):
 * steps propose them, the gateway (gateway.ts) carries them out, and the loop (loop.ts) runs the procedures.
 */
export class Game extends TableReads {
  readonly log = new EventLog()
  readonly chains = new Chains()
  readonly offer = new Offer()
  everyWindow: EveryWindow = false
  /** Proposed changes, CHANGE_SIZE numbers each: verb, five arguments, clause of the step. */
  readonly batch: number[] = []
  /** The clause being carried out, for the log. */
  clause = 0
  /** The verb being carried out. */
  verbNow = 0
  /** The batch has been through replacement: the next commit carries it out. Never set at a decision. */
  settled = false
  private readonly stream: Stream

  constructor(book: Book, cards: readonly unknown[], config: RulesConfig) {
    super(book, cards, config)
    this.stream = new Stream(this.store, this.tables.clock)
    this.store.setLength(this.tables.variables, 1)
    this.store.setLength(this.tables.clock, 1)
    this.store.setLength(this.tables.players, 2)
    this.variable(Var.frame, NONE)
    this.variable(Var.winner, NONE)
    this.store.dropJournal()
  }

  // ── bookkeeping of the rules; whatever players can see changes through a verb instead ────────────────────
  /** Sets a variable. */
  variable(variable: number, value: number): void {
    this.store.set(this.tables.variables, variable, value)
  }
  /** Adds to a clock and returns its new value. */
  tick(column: number, by = 1): number {
    const value = this.tables.clock.data[column] + by
    this.store.set(this.tables.clock, column, value)
    return value
  }
  setCounter(counter: number, player: Player, value: number): void {
    this.store.set(this.tables.players, player * this.tables.players.stride + counter, value)
  }

  // ── computed values ──────────────────────────────────────────────────────────────────────────────────────
  value(of: Characteristic, row: ObjectRow): number {
    return computedValue(this, of, row)
  }
  /** A characteristic of an object that is gone, as it last was. */
  lastValue(id: ObjectId, of: Characteristic): number {
    return lastValue(this, id, of)
  }

  // ── frames ───────────────────────────────────────────────────────────────────────────────────────────────
  /** Where the running procedure's frame begins, or NONE. */
  get frame(): number {
    return this.tables.variables.data[Var.frame]
  }
  /** A local of the running procedure. */
  local(index: number): number {
    return this.tables.frames.data[this.frame + Frame.locals + index]
  }
  setLocal(index: number, value: number): void {
    this.store.set(this.tables.frames, this.frame + Frame.locals + index, value)
  }
  /**
   * A list of the running procedure: the local holds where it begins in the arena, and its length stands before that.
   */
  list(index: number): number[] {
    const at = this.local(index)
    if (at === 0) return []
    const { data } = this.tables.arena
    const out: number[] = []
    for (let i = at, end = at + data[at - 1]; i < end; i++) out.push(data[i])
    return out
  }
  /** Writes a new list at the end of the arena, which is cut back when the frame is left. */
  setList(index: number, items: readonly number[]): void {
    const { arena } = this.tables
    const from = this.store.length(arena)
    this.store.setLength(arena, from + items.length + 1)
    this.store.set(arena, from, items.length)
    for (let i = 0; i < items.length; i++) this.store.set(arena, from + 1 + i, items[i])
    this.setLocal(index, from + 1)
  }
  /** What the procedure called last handed back. */
  get result(): number {
    return this.get(Var.result)
  }
  /** Calls a procedure with up to seven values for its first locals; the others are 0. */
  call(procedure: Procedure, ...args: readonly number[]): void
  // Seven named parameters: a rest parameter would allocate an array on every call, several times a decision.
  call(procedure: Procedure, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, h = 0): void {
    const { store } = this
    const { frames } = this.tables
    const at = store.length(frames)
    const end = at + Frame.locals + procedure.locals
    store.setLength(frames, end)
    callCells[Frame.procedure] = procedure.id
    callCells[Frame.step] = 0
    callCells[Frame.previous] = this.frame
    callCells[Frame.arena] = store.length(this.tables.arena)
    callCells[Frame.locals] = a
    callCells[Frame.locals + 1] = b
    callCells[Frame.locals + 2] = c
    callCells[Frame.locals + 3] = d
    callCells[Frame.locals + 4] = e
    callCells[Frame.locals + 5] = f
    callCells[Frame.locals + 6] = h
    for (let i = at; i < end; i++) store.set(frames, i, i - at < CALL_CELLS ? callCells[i - at] : 0)
    if (this.log.keep) this.chains.called(at)
    this.variable(Var.frame, at)
  }
  /** Continues the running procedure at this step. */
  goto(label: string): void {
    const at = this.frame
    const { steps, name } = this.book.procedures[this.tables.frames.data[at + Frame.procedure]]
    // Linear search: there are few steps, and comparing interned strings is faster than a map.
    let step = 0
    while (step < steps.length && steps[step].label !== label) step++
    if (step === steps.length) throw new Error(`procedure ${name} has no step ${label}`)
    this.store.set(this.tables.frames, at + Frame.step, step)
  }
  /** Leaves out the next step of the running procedure. */
  skip(): void {
    const at = this.frame + Frame.step
    this.store.set(this.tables.frames, at, this.tables.frames.data[at] + 1)
  }
  /** Leaves the running procedure; its caller reads `result`. */
  done(result = 0): void {
    const { frames, arena } = this.tables
    const at = this.frame
    this.variable(Var.frame, frames.data[at + Frame.previous])
    this.store.setLength(arena, frames.data[at + Frame.arena])
    this.store.setLength(frames, at)
    this.variable(Var.result, result)
  }
  /** Leaves procedures until one has a step with this label, and continues there. */
  returnTo(label: string): void {
    while (this.frame !== NONE) {
      this.done()
      if (this.frame === NONE) break
      const procedure = this.book.procedures[this.tables.frames.data[this.frame + Frame.procedure]]
      if (procedure.labels.has(label)) return this.goto(label)
    }
    throw new Error(`no caller has a step ${label}`)
  }

  // ── changes ──────────────────────────────────────────────────────────────────────────────────────────────
  /** Adds a change to the batch that is carried out when the step ends. */
  propose(verb: Verb, a = 0, b = 0, c = 0, d = 0, e = 0): void {
    this.batch.push(verb.id, a, b, c, d, e, this.clause)
  }
  /**
   * Logs an event and returns its index in the rows of the log, where atoms fill in the rest. Verbs without an atom of
   * their own call it bare. `seen`: a bit per viewer that may know the card.
   */
  emit(
    kind = this.verbNow,
    row: ObjectRow = NONE,
    player: number = NONE,
    n = 0,
    seen = row === NONE ? 3 : knownTo(this, row),
  ): number {
    const at = this.log.push()
    const { rows } = this.log
    rows[at + EV.kind] = kind
    rows[at + EV.row] = row
    rows[at + EV.id] = row === NONE ? 0 : this.id(row)
    rows[at + EV.newId] = rows[at + EV.id]
    const card = row === NONE ? NONE : this.object(row, Obj.card)
    rows[at + EV.def] = card === NONE ? NONE : this.card(card, CardCell.def)
    rows[at + EV.from] = NONE
    rows[at + EV.to] = NONE
    rows[at + EV.player] = player
    rows[at + EV.n] = n
    rows[at + EV.clause] = this.clause
    rows[at + EV.chain] = this.log.keep ? this.chains.now(this) : 0
    rows[at + EV.seen] = seen
    rows[at + EV.at] = row === NONE ? NONE : this.object(row, Obj.zone)
    rows[at + EV.detail] = 0
    this.tick(Clock.time)
    return at
  }
  /** A column of an event; `ev` is its row in the log. */
  event(ev: number, column: number): number {
    return this.log.get(ev, column)
  }

  // ── chance ───────────────────────────────────────────────────────────────────────────────────────────────
  /** An integer in [0, n) from the game's own stream; a random result is a barrier: no play is taken back past it. */
  random(n: number): number {
    this.tick(Clock.barrier)
    return this.stream.below(n)
  }
  /** Seeds the stream. */
  setKey(key: ArrayLike<number>): void {
    for (let i = 0; i < KEY_WORDS; i++) this.store.set(this.tables.clock, Clock.key + i, key[i])
    this.stream.dropBuffer()
  }
  /** After a jump in the state (undo, restore) the buffered random words may belong to another key or position. */
  forgetWords(): void {
    this.stream.dropBuffer()
  }

  /** Whether every requirement of the action is met; one that refuses it counts as carried out. */
  may(action: Action, player: Player, source: ObjectRow = NONE): boolean {
    for (const r of action.requirements)
      if (!r.test(this, player, source) && this.book.switches.on(r.clause)) return false
    return true
  }
}
