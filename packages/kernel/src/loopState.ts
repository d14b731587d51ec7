import type { EffectDef } from './book.ts'
import { count, mark } from './atoms.ts'
import {
  C,
  CARD_COLUMNS,
  E,
  EFFECT_COLUMNS,
  H,
  L,
  NONE,
  O,
  PLAYERS,
  type Player,
  R,
  RECORD_COLUMNS,
  T,
  TALLY_COLUMNS,
  V,
  Z,
  ZONE_COLUMNS,
} from './columns.ts'
import type { Game } from './game.ts'
import { HISTORY_KEY } from './historyKey.ts'
import { recordValue } from './records.ts'
import { clearTallies } from './ties.ts'

/**
 * What may go on growing while a loop is still the same loop (power, counters). Left out when two states are
 * compared, and multiplied when the loop is carried out many times at once.
 */
export interface Accumulators {
  readonly counters?: readonly number[]
  readonly columns?: readonly number[]
  readonly variables?: readonly number[]
  /** Effects whose first value (`E.a`) adds up, beside those that say so of themselves (`adds`). */
  readonly effects?: readonly EffectDef[]
  /** Keys of tallies. */
  readonly tallies?: readonly number[]
}

/** Far above the keys of games: what the watch itself keeps among the tallies. */
export const LOOP = 1 << 21

/** How often something has happened grows with every round; a loop that it ends does not come round that often. */
const isHistory = (key: number): boolean => key >= HISTORY_KEY && key < LOOP

/** Columns that differ between equal states: who is who is told by the row, when is not asked. */
const OBJECT_SKIPS = new Set<number>([O.id, O.since, O.prev, O.next, O.shown, O.record])
const VARIABLE_SKIPS = new Set<number>([V.frame, V.result, V.playBarrier, V.asking])

const EFFECT_CELLS = [E.def, E.source, E.controller, E.on, E.a, E.b, E.c]
/** Values of effects that add up, by kind of cell. */
const ADDED = { 3: E.a, 4: E.b, 5: E.c } as const

const addsUp = (g: Game, of: Accumulators, def: number): boolean =>
  g.book.effects[def].adds === true || of.effects?.some(({ id }) => id === def) === true

function mixed(row: number, value: number): number {
  const h = Math.imul(row ^ value, 0x85ebca6b)
  return h ^ (h >>> 13)
}

class Hash {
  a = 0x2545f491
  b = 0x9e3779b9
  private row = 0

  add(value: number): void {
    this.row = mixed(this.row, value)
  }
  /** These cells of a row, which are most of what there is. */
  addCells(data: Readonly<Int32Array>, at: number, columns: readonly number[]): void {
    let row = this.row
    for (let i = 0; i < columns.length; i++) row = mixed(row, data[at + columns[i]])
    this.row = row
  }
  /** Rows add up, so that it does not matter which row of its table a thing came to lie in. */
  end(): void {
    this.a = (this.a + Math.imul(this.row ^ (this.row >>> 16), 0xc2b2ae35)) | 0
    this.b = (this.b + Math.imul(this.row, 0x27d4eb2f) + (this.row >>> 7)) | 0
    this.row = 0
  }
}

/** What stands for an ability or a play has no card: it is what it stands for, in whatever row it came to lie. */
const nameOf = (g: Game, row: number): number =>
  row < 0 || g.cardOf(row) !== NONE ? row : 0x100000 + g.object(row, O.stands)

interface Looked {
  /** Columns of the tables it was made for: a book that still grows makes wider ones. */
  readonly strides: number
  readonly variables: readonly number[]
  readonly counters: readonly number[]
  readonly columns: readonly number[]
}
const lookedAtBy = new WeakMap<ReadonlySet<number>, Looked>()

/** The cells that are compared, found once for each watch. */
function lookedAt(g: Game, without: Accumulators, own: ReadonlySet<number>): Looked {
  const { variables, players, objects } = g.T
  const strides = (variables.stride << 20) | (players.stride << 10) | objects.stride
  const known = lookedAtBy.get(own)
  if (known?.strides === strides) return known
  const upTo = (n: number, wanted: (i: number) => boolean): number[] =>
    Array.from({ length: n }, (_, i) => i).filter(wanted)
  const skipped = without.variables ?? []
  const made: Looked = {
    strides,
    variables: upTo(variables.stride, (i) => !own.has(i) && !VARIABLE_SKIPS.has(i) && !skipped.includes(i)),
    counters: upTo(players.stride * 2, (i) => !without.counters?.includes(i % players.stride)),
    columns: upTo(objects.stride, (i) => !OBJECT_SKIPS.has(i) && !without.columns?.includes(i)),
  }
  lookedAtBy.set(own, made)
  return made
}

/** A part of what the whole digest is made of, found quickly: where it differs, the whole differs. */
export function quickDigest(g: Game, without: Accumulators, own: ReadonlySet<number>): number {
  const { variables, players, zones, objects } = g.T
  const looked = lookedAt(g, without, own)
  let h = 0
  for (let i = 0; i < looked.variables.length; i++)
    h = Math.imul(h ^ variables.data[looked.variables[i]], 0x85ebca6b) ^ (h >>> 13)
  for (let i = 0; i < looked.counters.length; i++)
    h = Math.imul(h ^ players.data[looked.counters[i]], 0x85ebca6b) ^ (h >>> 13)
  for (let at = Z.count; at < zones.data.length; at += ZONE_COLUMNS)
    h = Math.imul(h ^ zones.data[at], 0x85ebca6b) ^ (h >>> 13)
  // Many a payment only turns cards. What has no card may be the same in another row.
  for (let row = 0, n = g.store.length(objects); row < n; row++) {
    const at = row * objects.stride
    if (objects.data[at + O.zone] >= 0 && objects.data[at + O.card] !== NONE)
      h = (h + Math.imul(row + 1, objects.data[at + O.orientation])) | 0
  }
  return h
}

/** 64 bits of the state as far as a loop is concerned: no ids, times, chance, knowledge, nor accumulators. */
export function loopDigest(
  g: Game,
  without: Accumulators,
  own: ReadonlySet<number>,
): readonly [number, number] {
  const h = new Hash()
  const { variables, players, objects, cards, frames, arena, relations, effects, pending, tallies, held } =
    g.T
  const looked = lookedAt(g, without, own)
  for (const i of looked.variables) {
    h.add(i)
    h.add(variables.data[i])
    h.end()
  }
  for (const i of looked.counters) {
    h.add(0x1000 + i)
    h.add(players.data[i])
    h.end()
  }
  for (let row = 0, n = g.store.length(objects); row < n; row++) {
    const at = row * objects.stride
    const zone = objects.data[at + O.zone]
    if (zone < 0) continue
    h.add(0x2000 + nameOf(g, row))
    h.addCells(objects.data, at, looked.columns)
    if (objects.data[at + O.record] !== 0)
      for (let i = 0; i < g.book.recordColumns.length; i++) {
        const value = recordValue(g, row, RECORD_COLUMNS + i)
        if (value === 0) continue
        h.add(RECORD_COLUMNS + i)
        h.add(value)
      }
    if (g.zoneDef(zone).ordered) h.add(nameOf(g, objects.data[at + O.next]))
    h.end()
  }
  for (let card = 0, n = g.store.length(cards); card < n; card++) {
    h.add(0x3000 + cards.data[card * CARD_COLUMNS + C.object])
    h.add(cards.data[card * CARD_COLUMNS + C.role])
    h.end()
  }
  const rows = (
    t: typeof relations,
    alive: (at: number) => boolean,
    tag: number,
    columns: readonly number[],
    rowsIn: readonly number[] = [],
  ): void => {
    for (let row = 0, n = g.store.length(t); row < n; row++) {
      const at = row * t.stride
      if (!alive(at)) continue
      h.add(tag)
      for (const column of columns) {
        const value = t.data[at + column]
        h.add(rowsIn.includes(column) ? nameOf(g, value) : value)
      }
      h.end()
    }
  }
  // One that is kept of something that is gone says nothing about what will happen.
  const tied = (at: number): boolean =>
    relations.data[at + R.kind] > 0 && g.same(relations.data[at + R.a], relations.data[at + R.aId])
  rows(relations, tied, 0x4000, [R.kind, R.a, R.b, R.value], [R.a, R.b])
  const seen = new Set<string>()
  // The same effect twice on the same thing is no other state, whether it adds something or not.
  const lasting = (at: number): boolean => {
    if (effects.data[at + E.alive] !== 1 || addsUp(g, without, effects.data[at + E.def])) return false
    const key = EFFECT_CELLS.map((column) => effects.data[at + column]).join()
    return !seen.has(key) && seen.add(key).size > 0
  }
  rows(effects, lasting, 0x5000, EFFECT_CELLS)
  rows(pending, (at) => pending.data[at + T.def] >= 0, 0x6000, [T.def, T.player, T.source, T.a, T.b])
  rows(held, (at) => held.data[at + H.owner] > 0, 0x9000, [H.register, H.at, H.row], [H.row])
  rows(
    tallies,
    (at) =>
      tallies.data[at + L.key] > 0 &&
      tallies.data[at + L.key] <= LOOP &&
      !isHistory(tallies.data[at + L.key] - 1) &&
      !without.tallies?.includes(tallies.data[at + L.key] - 1),
    0x7000,
    [L.key, L.count],
  )
  for (const t of [frames, arena])
    for (let i = 0, n = g.store.length(t); i < n; i++) {
      h.add(0x8000 + i)
      h.add(t.data[i])
      h.end()
    }
  return [h.a, h.b]
}

/** Every accumulating cell with a number of its own and its value. */
function cells(g: Game, of: Accumulators): Map<number, number> {
  const out = new Map<number, number>()
  for (const c of of.counters ?? []) for (const p of PLAYERS) out.set(cell(0, c, p), g.counter(c, p))
  for (const v of of.variables ?? []) out.set(cell(1, v, 0), g.get(v))
  for (let row = 0, n = g.store.length(g.T.objects); row < n; row++)
    if (g.object(row, O.zone) >= 0)
      for (const c of of.columns ?? []) out.set(cell(2, c, row), g.object(row, c))
  for (const e of g.effects()) {
    const def = g.effect(e, E.def)
    if (!addsUp(g, of, def)) continue
    for (const [kind, column] of Object.entries(ADDED)) {
      const key = cell(Number(kind), def, g.effect(e, E.on) + 1)
      out.set(key, (out.get(key) ?? 0) + g.effect(e, column))
    }
  }
  return out
}

const cell = (kind: number, which: number, of: number): number => (kind << 28) | (which << 16) | of

/** Keeps the accumulators as they are now, in the state. */
export function noteAccumulators(g: Game, of: Accumulators): void {
  clearTallies(g, LOOP)
  for (const [key, value] of cells(g, of)) {
    if (value === 0) continue
    const at = g.store.alloc(g.T.tallies) * TALLY_COLUMNS
    g.store.set(g.T.tallies, at + L.key, LOOP + 1)
    g.store.set(g.T.tallies, at + L.of, key)
    g.store.set(g.T.tallies, at + L.scope, LOOP)
    g.store.set(g.T.tallies, at + L.count, value)
  }
}

/** What one time round has added since they were noted, `times` more. Only a verb calls this. */
export function multiply(g: Game, of: Accumulators, times: number): void {
  for (const [key, value] of cells(g, of)) {
    const by = (value - g.tally(LOOP, key)) * times
    if (by === 0) continue
    const which = (key >>> 16) & 0xfff
    const rest = key & 0xffff
    switch (key >>> 28) {
      case 0:
        count(g, rest as Player, which, by)
        break
      case 1:
        g.variable(which, value + by)
        break
      case 2:
        mark(g, rest, which, value + by)
        break
      case 3:
      case 4:
      case 5:
        raiseEffect(g, which, rest - 1, ADDED[(key >>> 28) as keyof typeof ADDED], by)
        break
    }
  }
  clearTallies(g, LOOP)
}

/** The newest of these effects stands for all the further ones. */
function raiseEffect(g: Game, def: number, on: number, column: number, by: number): void {
  let newest = NONE
  for (const e of g.effects())
    if (g.effect(e, E.def) === def && g.effect(e, E.on) === on)
      if (newest === NONE || g.effect(e, E.since) > g.effect(newest, E.since)) newest = e
  g.store.set(g.T.effects, newest * EFFECT_COLUMNS + column, g.effect(newest, column) + by)
}
