import type { EffectRow, ObjectId, ObjectRow } from '../../state/rows.ts'
import { Held, HELD_COLUMNS } from '../../state/columns.ts'
import type { Game } from '../../game/game.ts'
import { idToLookAt } from './seen.ts'

/**
 * Registers: numbered lists of objects that a text refers back to ("it", "the chosen ones", "the rest"). Each belongs
 * to an owner: a running program, the record of a play, a lasting effect or a waiting trigger; when one becomes another
 * (a record resolves, a program begins an effect) the registers are copied. Rows of the table `held`, one per object:
 * owner, register, position in the list, object row, the object's id, and the id it had before an event moved it. They
 * are not locals of the frame, because the results of a batch are written while other frames lie above the program's.
 */
/** "It", "those": what the last step was about. */
export const IT = 0
/** What was chosen last. */
export const CHOSEN = 1
/** What was looked at or revealed. */
export const SEEN = 2
/** What was looked through and not taken. */
export const REST = 3
/** Scratch: the objects of the step under way. */
export const PICK = 4
/** Cards shown for as long as the program runs. */
export const REVEALED = 5
/** The objects that a loop iterates over, one register for each depth. */
export const EACH = 6
/** How deep loops can be nested. */
export const MOST_LOOPS = 3
/** The source, where the event, cost or effect of the text itself has given it a new id. */
export const SOURCE = 9
/** What was chosen in the repetitions of a loop, one register for each depth. */
export const TAKEN = 10
/** Objects that a trigger's event moved, with the ids they got by it. */
export const MOVED = 100
/** Objects of each event of `Program.asks`, one register for each slot. */
export const RESULT = 13

const FRAME = 1
const RECORD = 2
const EFFECT = 3
const PENDING = 4
const KINDS = 4

/** An owner of registers: the row of a frame, record, effect or pending trigger, and which of the four it is. */
export type RegisterOwner = number & { readonly kind?: 'register owner' }

/** Owner of the registers of a running program. */
export const ownerOfFrame = (frame: number): RegisterOwner => frame * KINDS + FRAME
/** Owner of the registers of a play. */
export const ownerOfRecord = (row: ObjectRow): RegisterOwner => row * KINDS + RECORD
/** Owner of the registers of a lasting effect. */
export const ownerOfEffect = (effect: EffectRow): RegisterOwner => effect * KINDS + EFFECT
/** Owner of the registers of a waiting trigger. */
export const ownerOfPending = (pending: number): RegisterOwner => pending * KINDS + PENDING

/** Frees the registers of effects that have ended. Effects end without doing so; it is done when a new one begins. */
export function freeRegistersOfEnded(g: Game, alive: (effect: EffectRow) => boolean): void {
  const t = g.tables.held
  for (let row = 0, n = g.store.length(t); row < n; row++) {
    const owner = t.data[row * HELD_COLUMNS + Held.owner]
    if (owner > 0 && (owner - 1) % KINDS === EFFECT - 1 && !alive((owner - EFFECT) / KINDS))
      g.store.free(t, row)
  }
}

/** Pairs (row, id) of a register in order, whether or not the objects still have these ids. */
export const registerPairs = (g: Game, owner: RegisterOwner, register: number): number[] =>
  listPairs(g, owner, register, (_was, id) => id)

/** As `registerPairs`, with the ids to read values of: for an object that moved, its last known incarnation if kept. */
export const lookupPairs = (g: Game, owner: RegisterOwner, register: number): number[] =>
  listPairs(g, owner, register, (was, id) => (was === 0 ? id : idToLookAt(g, was, id)))

function listPairs(
  g: Game,
  owner: RegisterOwner,
  register: number,
  idOf: (was: ObjectId, id: ObjectId) => ObjectId,
): number[] {
  const { data } = g.tables.held
  const out: number[] = []
  for (let at = 0, end = g.store.length(g.tables.held) * HELD_COLUMNS; at < end; at += HELD_COLUMNS)
    if (data[at + Held.owner] === owner && data[at + Held.register] === register) {
      const place = data[at + Held.at] * 2
      while (out.length < place + 2) out.push(-1)
      out[place] = data[at + Held.row]
      out[place + 1] = idOf(data[at + Held.was], data[at + Held.id])
    }
  return out
}

/** The registers of an owner that are not empty. */
export function registersOf(g: Game, owner: RegisterOwner): number[] {
  const { data } = g.tables.held
  const out = new Set<number>()
  for (let at = 0, end = g.store.length(g.tables.held) * HELD_COLUMNS; at < end; at += HELD_COLUMNS)
    if (data[at + Held.owner] === owner) out.add(data[at + Held.register])
  return [...out].sort((x, y) => x - y)
}

/** Rows of a register whose objects are still the same incarnation. */
export function liveRows(g: Game, owner: RegisterOwner, register: number): ObjectRow[] {
  const all = registerPairs(g, owner, register)
  const out: ObjectRow[] = []
  for (let i = 0; i < all.length; i += 2) if (g.same(all[i], all[i + 1])) out.push(all[i])
  return out
}

/** As `liveRows`, but for objects that the trigger's event moved, `found` (a rule of the game) decides. */
export function foundRows(
  g: Game,
  owner: RegisterOwner,
  register: number,
  found: (g: Game, row: ObjectRow, same: boolean) => boolean,
): ObjectRow[] {
  const { data } = g.tables.held
  const out: ObjectRow[] = []
  for (let at = 0, end = g.store.length(g.tables.held) * HELD_COLUMNS; at < end; at += HELD_COLUMNS) {
    if (data[at + Held.owner] !== owner || data[at + Held.register] !== register) continue
    const row = data[at + Held.row]
    const same = g.same(row, data[at + Held.id])
    if (isMoved(g, owner, row, data[at + Held.id]) ? found(g, row, same) : same) out[data[at + Held.at]] = row
  }
  return out.filter((row) => row !== undefined)
}

/** Whether the trigger's event moved the object, and the text has not moved it since. */
function isMoved(g: Game, owner: RegisterOwner, row: ObjectRow, id: ObjectId): boolean {
  const { data } = g.tables.held
  for (let at = 0, end = g.store.length(g.tables.held) * HELD_COLUMNS; at < end; at += HELD_COLUMNS)
    if (data[at + Held.owner] === owner && data[at + Held.register] === MOVED)
      if (data[at + Held.row] === row && data[at + Held.id] === id) return true
  return false
}

/** Updates the ids in an owner's registers to the objects' present ones, for all rows or only these. */
export function renewIds(g: Game, owner: RegisterOwner, only?: readonly ObjectRow[]): void {
  const t = g.tables.held
  for (let row = 0, n = g.store.length(t); row < n; row++) {
    const at = row * HELD_COLUMNS
    if (t.data[at + Held.owner] !== owner || only?.includes(t.data[at + Held.row]) === false) continue
    g.store.set(t, at + Held.id, g.id(t.data[at + Held.row]))
  }
}

/** Whether a register has an object, by its id or by the id it had before it moved. */
export function registerHas(
  g: Game,
  owner: RegisterOwner,
  register: number,
  row: ObjectRow,
  id: ObjectId,
): boolean {
  const { data } = g.tables.held
  for (let at = 0, end = g.store.length(g.tables.held) * HELD_COLUMNS; at < end; at += HELD_COLUMNS)
    if (
      data[at + Held.owner] === owner &&
      data[at + Held.register] === register &&
      data[at + Held.row] === row
    )
      if (data[at + Held.id] === id || data[at + Held.was] === id) return true
  return false
}

/** Replaces a register's contents by these objects as they are now. */
export function setRegister(
  g: Game,
  owner: RegisterOwner,
  register: number,
  rows: readonly ObjectRow[],
): void {
  clearRegisters(g, owner, register)
  rows.forEach((row, at) => put(g, owner, register, at, row, g.id(row), 0))
}

/** Adds an object as it is now; `was`: the id it had before an event moved it, or 0. */
export function appendToRegister(
  g: Game,
  owner: RegisterOwner,
  register: number,
  row: ObjectRow,
  was: ObjectId,
): void {
  put(g, owner, register, registerPairs(g, owner, register).length / 2, row, g.id(row), was)
}

/** As `appendToRegister`, for an object of a trigger's event; if the event moved it, it is also put into MOVED. */
export function appendFromEvent(
  g: Game,
  owner: RegisterOwner,
  register: number,
  row: ObjectRow,
  was: ObjectId,
): void {
  appendToRegister(g, owner, register, row, was)
  if (was !== 0 && was !== g.id(row)) put(g, owner, MOVED, 0, row, g.id(row), was)
}

function put(
  g: Game,
  owner: RegisterOwner,
  register: number,
  at: number,
  row: ObjectRow,
  id: ObjectId,
  was: ObjectId,
): void {
  const t = g.tables.held
  const from = g.store.alloc(t) * HELD_COLUMNS
  g.store.set(t, from + Held.owner, owner)
  g.store.set(t, from + Held.register, register)
  g.store.set(t, from + Held.at, at)
  g.store.set(t, from + Held.row, row)
  g.store.set(t, from + Held.id, id)
  g.store.set(t, from + Held.was, was)
}

/** Empties one register of an owner, or all of them. */
export function clearRegisters(g: Game, owner: RegisterOwner, register = -1): void {
  const t = g.tables.held
  for (let row = 0, n = g.store.length(t); row < n; row++) {
    const at = row * HELD_COLUMNS
    if (t.data[at + Held.owner] === owner && (register < 0 || t.data[at + Held.register] === register))
      g.store.free(t, row)
  }
}

/** Makes the registers of `to` an exact copy of those of `from`. */
export function copyRegisters(g: Game, from: RegisterOwner, to: RegisterOwner): void {
  clearRegisters(g, to)
  const t = g.tables.held
  for (let row = 0, n = g.store.length(t); row < n; row++) {
    const at = row * HELD_COLUMNS
    if (t.data[at + Held.owner] !== from) continue
    const { data } = t
    put(
      g,
      to,
      data[at + Held.register],
      data[at + Held.at],
      data[at + Held.row],
      data[at + Held.id],
      data[at + Held.was],
    )
  }
}

/** Replaces an object's old id by its new one in an owner's registers: a text follows what it moves itself. */
export function forwardId(g: Game, owner: RegisterOwner, row: ObjectRow, was: ObjectId, id: ObjectId): void {
  const t = g.tables.held
  for (let held = 0, n = g.store.length(t); held < n; held++) {
    const at = held * HELD_COLUMNS
    if (t.data[at + Held.owner] !== owner || t.data[at + Held.row] !== row || t.data[at + Held.id] !== was)
      continue
    if (t.data[at + Held.register] === MOVED) continue
    g.store.set(t, at + Held.id, id)
    g.store.set(t, at + Held.was, was)
  }
}
