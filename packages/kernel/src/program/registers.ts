import { H, HELD_COLUMNS } from '../columns.ts'
import type { Game } from '../game.ts'
import { idToLookAt } from './seen.ts'

/**
 * What "it", "those", "the chosen", "the rest" mean: lists of objects that a running program, a play record, a
 * lasting effect or a waiting trigger holds on to. They lie in a table of their own, because what really came of a
 * batch is noted while other frames may lie on top of the program's.
 */
export const IT = 0
export const CHOSEN = 1
export const SEEN = 2
export const REST = 3
/** What the selection of the step under way took. */
export const PICK = 4
/** Shown for as long as the program runs. */
export const REVEALED = 5
/** What a loop goes through, by depth. */
export const EACH = 6
export const MOST_LOOPS = 3
/** The source itself, where what happens has made it a new thing. */
export const SOURCE = 9
/** What was chosen in a loop, by depth. */
export const TAKEN = 10
/** What the event of a trigger itself moved, as it then was. */
export const MOVED = 100
/** What was done by each verb that the text asks about, by slot. */
export const RESULT = 13

const FRAME = 1
const RECORD = 2
const EFFECT = 3
const PENDING = 4
const KINDS = 4

export const ownerOfFrame = (frame: number): number => frame * KINDS + FRAME
export const ownerOfRecord = (row: number): number => row * KINDS + RECORD
export const ownerOfEffect = (effect: number): number => effect * KINDS + EFFECT
export const ownerOfPending = (pending: number): number => pending * KINDS + PENDING

/** Effects that have ended leave their registers behind; whoever begins a new one sweeps. */
export function sweep(g: Game, alive: (effect: number) => boolean): void {
  const t = g.T.held
  for (let row = 0, n = g.store.length(t); row < n; row++) {
    const owner = t.data[row * HELD_COLUMNS + H.owner]
    if (owner > 0 && (owner - 1) % KINDS === EFFECT - 1 && !alive((owner - EFFECT) / KINDS))
      g.store.free(t, row)
  }
}

/** Pairs (row, id) of a register in order, whether or not they are still the same things. */
export const pairs = (g: Game, owner: number, register: number): number[] =>
  list(g, owner, register, (_was, id) => id)

/** The same with the ids to look at: of what has moved, what it last was where the rules keep that. */
export const lookPairs = (g: Game, owner: number, register: number): number[] =>
  list(g, owner, register, (was, id) => (was === 0 ? id : idToLookAt(g, was, id)))

function list(g: Game, owner: number, register: number, idOf: (was: number, id: number) => number): number[] {
  const { data } = g.T.held
  const out: number[] = []
  for (let at = 0, end = g.store.length(g.T.held) * HELD_COLUMNS; at < end; at += HELD_COLUMNS)
    if (data[at + H.owner] === owner && data[at + H.register] === register) {
      const place = data[at + H.at] * 2
      while (out.length < place + 2) out.push(-1)
      out[place] = data[at + H.row]
      out[place + 1] = idOf(data[at + H.was], data[at + H.id])
    }
  return out
}

/** The registers in which an owner holds anything. */
export function registersOf(g: Game, owner: number): number[] {
  const { data } = g.T.held
  const out = new Set<number>()
  for (let at = 0, end = g.store.length(g.T.held) * HELD_COLUMNS; at < end; at += HELD_COLUMNS)
    if (data[at + H.owner] === owner) out.add(data[at + H.register])
  return [...out].sort((x, y) => x - y)
}

/** Rows of a register that are still the same things. */
export function held(g: Game, owner: number, register: number): number[] {
  const all = pairs(g, owner, register)
  const out: number[] = []
  for (let i = 0; i < all.length; i += 2) if (g.same(all[i], all[i + 1])) out.push(all[i])
  return out
}

/** The same of what a text speaks of: of what moved with its event, as the game finds it again. */
export function foundAgain(
  g: Game,
  owner: number,
  register: number,
  found: (g: Game, row: number, same: boolean) => boolean,
): number[] {
  const { data } = g.T.held
  const out: number[] = []
  for (let at = 0, end = g.store.length(g.T.held) * HELD_COLUMNS; at < end; at += HELD_COLUMNS) {
    if (data[at + H.owner] !== owner || data[at + H.register] !== register) continue
    const row = data[at + H.row]
    const same = g.same(row, data[at + H.id])
    if (isMoved(g, owner, row, data[at + H.id]) ? found(g, row, same) : same) out[data[at + H.at]] = row
  }
  return out.filter((row) => row !== undefined)
}

/** Whether the event itself moved it, and the text has not moved it since. */
function isMoved(g: Game, owner: number, row: number, id: number): boolean {
  const { data } = g.T.held
  for (let at = 0, end = g.store.length(g.T.held) * HELD_COLUMNS; at < end; at += HELD_COLUMNS)
    if (data[at + H.owner] === owner && data[at + H.register] === MOVED)
      if (data[at + H.row] === row && data[at + H.id] === id) return true
  return false
}

/** What an owner holds is from now on what has become of it; or only these, if they are given. */
export function renew(g: Game, owner: number, only?: readonly number[]): void {
  const t = g.T.held
  for (let row = 0, n = g.store.length(t); row < n; row++) {
    const at = row * HELD_COLUMNS
    if (t.data[at + H.owner] !== owner || only?.includes(t.data[at + H.row]) === false) continue
    g.store.set(t, at + H.id, g.id(t.data[at + H.row]))
  }
}

export function holds(g: Game, owner: number, register: number, row: number, id: number): boolean {
  const { data } = g.T.held
  for (let at = 0, end = g.store.length(g.T.held) * HELD_COLUMNS; at < end; at += HELD_COLUMNS)
    if (data[at + H.owner] === owner && data[at + H.register] === register && data[at + H.row] === row)
      if (data[at + H.id] === id || data[at + H.was] === id) return true
  return false
}

/** The list becomes these objects as they are now. */
export function hold(g: Game, owner: number, register: number, rows: readonly number[]): void {
  release(g, owner, register)
  rows.forEach((row, at) => put(g, owner, register, at, row, g.id(row), 0))
}

export function append(g: Game, owner: number, register: number, row: number, was: number): void {
  put(g, owner, register, pairs(g, owner, register).length / 2, row, g.id(row), was)
}

/** The same of what a trigger's event was about: if that moved it, it is noted as moved. */
export function appendFromEvent(g: Game, owner: number, register: number, row: number, was: number): void {
  append(g, owner, register, row, was)
  if (was !== 0 && was !== g.id(row)) put(g, owner, MOVED, 0, row, g.id(row), was)
}

function put(
  g: Game,
  owner: number,
  register: number,
  at: number,
  row: number,
  id: number,
  was: number,
): void {
  const t = g.T.held
  const from = g.store.alloc(t) * HELD_COLUMNS
  g.store.set(t, from + H.owner, owner)
  g.store.set(t, from + H.register, register)
  g.store.set(t, from + H.at, at)
  g.store.set(t, from + H.row, row)
  g.store.set(t, from + H.id, id)
  g.store.set(t, from + H.was, was)
}

/** Empties one list, or all of an owner. */
export function release(g: Game, owner: number, register = -1): void {
  const t = g.T.held
  for (let row = 0, n = g.store.length(t); row < n; row++) {
    const at = row * HELD_COLUMNS
    if (t.data[at + H.owner] === owner && (register < 0 || t.data[at + H.register] === register))
      g.store.free(t, row)
  }
}

/** Whatever one owner holds, another one holds too, as it was held. */
export function copy(g: Game, from: number, to: number): void {
  release(g, to)
  const t = g.T.held
  for (let row = 0, n = g.store.length(t); row < n; row++) {
    const at = row * HELD_COLUMNS
    if (t.data[at + H.owner] !== from) continue
    const { data } = t
    put(g, to, data[at + H.register], data[at + H.at], data[at + H.row], data[at + H.id], data[at + H.was])
  }
}

/** An object that its holder itself made a new one stays what it means. */
export function forward(g: Game, owner: number, row: number, was: number, id: number): void {
  const t = g.T.held
  for (let held = 0, n = g.store.length(t); held < n; held++) {
    const at = held * HELD_COLUMNS
    if (t.data[at + H.owner] !== owner || t.data[at + H.row] !== row || t.data[at + H.id] !== was) continue
    if (t.data[at + H.register] === MOVED) continue
    g.store.set(t, at + H.id, id)
    g.store.set(t, at + H.was, was)
  }
}
