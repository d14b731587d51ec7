import {
  CardCell,
  CARD_COLUMNS,
  EffectCell,
  Held,
  Tally,
  NONE,
  Obj,
  RelationCell,
  RECORD_COLUMNS,
  Pending,
  Var,
  ZoneCell,
  ZONE_COLUMNS,
} from '../state/columns.ts'
import type { Game } from '../game/game.ts'
import { HISTORY_KEY } from '../state/historyKey.ts'
import { recordValue } from '../game/records.ts'
import type { Table } from '../state/store.ts'
import { type Accumulators, LOOP, addsUp } from './accumulators.ts'
import { RowHash } from './rowHash.ts'
import type { Column, ObjectRow } from '../state/rows.ts'

/** Digests by which two states of a loop are compared: no ids, times, chance or knowledge, and no accumulators. */

/** Tallies of history grow with every round; a loop that they would end does not last as many rounds. */
const isHistory = (key: number): boolean => key >= HISTORY_KEY && key < LOOP

/** Columns that differ between equal states. An object is told by its row instead of its id. */
const OBJECT_SKIPS = new Set<number>([Obj.id, Obj.since, Obj.prev, Obj.next, Obj.shown, Obj.record])
const VARIABLE_SKIPS = new Set<number>([Var.frame, Var.result, Var.playBarrier, Var.asking])

const EFFECT_CELLS = [
  EffectCell.def,
  EffectCell.source,
  EffectCell.controller,
  EffectCell.on,
  EffectCell.a,
  EffectCell.b,
  EffectCell.c,
]

/** The number of an object in a digest: its row, or, as one without a card may get any row, what it stands for. */
const digestName = (g: Game, row: ObjectRow): number =>
  row < 0 || g.cardOf(row) !== NONE ? row : 0x100000 + g.object(row, Obj.stands)

/** The cells that are compared. */
interface ComparedCells {
  /** The strides of the tables they were found for: a book that still grows makes wider ones. */
  readonly strides: number
  readonly variables: readonly number[]
  readonly counters: readonly number[]
  readonly columns: readonly Column[]
}

/** By the set of the watch's own variables, of which each watch has one. */
const comparedCells = new WeakMap<ReadonlySet<number>, ComparedCells>()

/** The cells that are compared, found once for each watch. `own` are the variables of the watch. */
function cellsToCompare(g: Game, without: Accumulators, own: ReadonlySet<number>): ComparedCells {
  const { variables, players, objects } = g.tables
  const strides = (variables.stride << 20) | (players.stride << 10) | objects.stride
  const known = comparedCells.get(own)
  if (known?.strides === strides) return known
  const upTo = (n: number, wanted: (i: number) => boolean): number[] =>
    Array.from({ length: n }, (_, i) => i).filter(wanted)
  const skipped = without.variables ?? []
  const made: ComparedCells = {
    strides,
    variables: upTo(variables.stride, (i) => !own.has(i) && !VARIABLE_SKIPS.has(i) && !skipped.includes(i)),
    counters: upTo(players.stride * 2, (i) => !without.counters?.includes(i % players.stride)),
    columns: upTo(objects.stride, (i) => !OBJECT_SKIPS.has(i) && !without.columns?.includes(i)),
  }
  comparedCells.set(own, made)
  return made
}

/** A quick digest of a part of what `loopDigest` covers: where it differs, the whole one differs. */
export function quickDigest(g: Game, without: Accumulators, own: ReadonlySet<number>): number {
  const { variables, players, zones, objects } = g.tables
  const compared = cellsToCompare(g, without, own)
  let h = 0
  for (let i = 0; i < compared.variables.length; i++)
    h = Math.imul(h ^ variables.data[compared.variables[i]], 0x85ebca6b) ^ (h >>> 13)
  for (let i = 0; i < compared.counters.length; i++)
    h = Math.imul(h ^ players.data[compared.counters[i]], 0x85ebca6b) ^ (h >>> 13)
  for (let at = ZoneCell.count; at < zones.data.length; at += ZONE_COLUMNS)
    h = Math.imul(h ^ zones.data[at], 0x85ebca6b) ^ (h >>> 13)
  // Many payments only turn cards. Objects without a card are left out: an equal one may have another row.
  for (let row = 0, n = g.store.length(objects); row < n; row++) {
    const at = row * objects.stride
    if (objects.data[at + Obj.zone] >= 0 && objects.data[at + Obj.card] !== NONE)
      h = (h + Math.imul(row + 1, objects.data[at + Obj.orientation])) | 0
  }
  return h
}

/** 64 bits of the state, as far as it decides how the game goes on. */
export function loopDigest(
  g: Game,
  without: Accumulators,
  own: ReadonlySet<number>,
): readonly [number, number] {
  const h = new RowHash()
  const { variables, players, frames, arena } = g.tables
  const compared = cellsToCompare(g, without, own)
  for (const i of compared.variables) {
    h.add(i)
    h.add(variables.data[i])
    h.end()
  }
  for (const i of compared.counters) {
    h.add(0x1000 + i)
    h.add(players.data[i])
    h.end()
  }
  addObjects(g, h, compared.columns)
  addCards(g, h)
  addRelations(g, h)
  addEffects(g, h, without)
  addPending(g, h)
  addHeld(g, h)
  addTallies(g, h, without)
  for (const t of [frames, arena])
    for (let i = 0, n = g.store.length(t); i < n; i++) {
      h.add(0x8000 + i)
      h.add(t.data[i])
      h.end()
    }
  return [h.a, h.b]
}

function addObjects(g: Game, h: RowHash, columns: readonly Column[]): void {
  const { objects } = g.tables
  for (let row = 0, n = g.store.length(objects); row < n; row++) {
    const at = row * objects.stride
    const zone = objects.data[at + Obj.zone]
    if (zone < 0) continue
    h.add(0x2000 + digestName(g, row))
    h.addCells(objects.data, at, columns)
    if (objects.data[at + Obj.record] !== 0)
      for (let i = 0; i < g.book.recordColumns.length; i++) {
        const value = recordValue(g, row, RECORD_COLUMNS + i)
        if (value === 0) continue
        h.add(RECORD_COLUMNS + i)
        h.add(value)
      }
    if (g.zoneDef(zone).ordered) h.add(digestName(g, objects.data[at + Obj.next]))
    h.end()
  }
}

function addCards(g: Game, h: RowHash): void {
  const { cards } = g.tables
  for (let card = 0, n = g.store.length(cards); card < n; card++) {
    h.add(0x3000 + cards.data[card * CARD_COLUMNS + CardCell.object])
    h.add(cards.data[card * CARD_COLUMNS + CardCell.role])
    h.end()
  }
}

/** These columns of the rows that `counts` accepts, each row with the tag of its table; `objects` hold object rows. */
function addRows(
  g: Game,
  h: RowHash,
  t: Table,
  counts: (at: number) => boolean,
  tag: number,
  columns: readonly number[],
  objects: readonly number[] = [],
): void {
  for (let row = 0, n = g.store.length(t); row < n; row++) {
    const at = row * t.stride
    if (!counts(at)) continue
    h.add(tag)
    for (const column of columns) {
      const value = t.data[at + column]
      h.add(objects.includes(column) ? digestName(g, value) : value)
    }
    h.end()
  }
}

/** A lasting relation of an object that is gone is left out: it does not change what will happen. */
function addRelations(g: Game, h: RowHash): void {
  const { relations } = g.tables
  const { data } = relations
  addRows(
    g,
    h,
    relations,
    (at) =>
      data[at + RelationCell.kind] > 0 && g.same(data[at + RelationCell.a], data[at + RelationCell.aId]),
    0x4000,
    [RelationCell.kind, RelationCell.a, RelationCell.b, RelationCell.value],
    [RelationCell.a, RelationCell.b],
  )
}

/** Equal effects on the same object count once: a loop may begin one more of them in each round. */
function addEffects(g: Game, h: RowHash, without: Accumulators): void {
  const { effects } = g.tables
  const { data } = effects
  const seen = new Set<string>()
  const counts = (at: number): boolean => {
    if (data[at + EffectCell.alive] !== 1 || addsUp(g, without, data[at + EffectCell.def])) return false
    const key = EFFECT_CELLS.map((column) => data[at + column]).join()
    return !seen.has(key) && seen.add(key).size > 0
  }
  addRows(g, h, effects, counts, 0x5000, EFFECT_CELLS)
}

function addPending(g: Game, h: RowHash): void {
  const { pending } = g.tables
  addRows(g, h, pending, (at) => pending.data[at + Pending.def] >= 0, 0x6000, [
    Pending.def,
    Pending.player,
    Pending.source,
    Pending.a,
    Pending.b,
  ])
}

function addHeld(g: Game, h: RowHash): void {
  const { held } = g.tables
  const columns = [Held.register, Held.at, Held.row]
  addRows(g, h, held, (at) => held.data[at + Held.owner] > 0, 0x9000, columns, [Held.row])
}

function addTallies(g: Game, h: RowHash, without: Accumulators): void {
  const { tallies } = g.tables
  const counts = (at: number): boolean => {
    const key = tallies.data[at + Tally.key]
    return key > 0 && key <= LOOP && !isHistory(key - 1) && !without.tallies?.includes(key - 1)
  }
  addRows(g, h, tallies, counts, 0x7000, [Tally.key, Tally.count])
}
