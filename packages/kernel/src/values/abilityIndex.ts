import { CardCell, NONE, Obj, OBJECT_COLUMNS, ZoneCell, ZONE_COLUMNS } from '../state/columns.ts'
import { HOLDS_ABILITIES, HOLDS_EFFECTS, HOLDS_NOTHING } from './computed.ts'
import type { ObjectRow, ZoneRow } from '../state/rows.ts'
import type { Game } from '../game/game.ts'
import { effectZones, workingZones, zoneBitOf } from '../game/abilityZones.ts'
import { isGrantedTo } from './granting.ts'
import { relistAbilities } from './instances.ts'
import { objectOfRecord } from '../game/records.ts'
import { onCardWrite, onObjectWrite } from './valueCache.ts'

/**
 * Index of the ability instances on objects, updated incrementally: the writes since the last update are processed, and
 * objects whose abilities may have changed are indexed again. If abilities with effects changed, effects are put in
 * order again (`effectsVersion = NONE`). Without a usable trail of writes, everything is listed from the state.
 */

/** Columns of objects that neither abilities nor cached values depend on, a bit each. */
const IRRELEVANT_TO_ABILITIES = (1 << Obj.prev) | (1 << Obj.orientation) | (1 << Obj.cell) | (1 << Obj.shown)

/** Brings the index up to date. Returns false if everything has to be listed from the state instead. */
export function updateAbilityIndex(g: Game): boolean {
  const { computed, store } = g
  if (store.trackingLost || computed.outdated) {
    computed.cache.allInvalid = true
    computed.outdated = true
    for (let zone = 0; zone < computed.zoneVersions.length; zone++) invalidateZone(g, zone)
    store.markProcessed()
    return false
  }
  const { undoneCells, trackedCount } = store
  if (trackedCount === 0 && undoneCells.length === 0) return true
  computed.cache.lastDropped = NONE
  // Module state may be left from another game, with another number of columns.
  lastObject.row = 0
  lastObject.from = 0
  for (let i = 0; i < trackedCount; i++) onWrite(g, store.cellWritten(i), store.valueReplaced(i))
  for (let i = 0; i < undoneCells.length; i += 2) onWrite(g, undoneCells[i], undoneCells[i + 1])
  store.markProcessed()
  const { dirty } = computed
  for (let i = 0; i < dirty.length; i++) {
    const row = dirty[i]
    const moved = computed.isDirty[row] === MOVED
    computed.isDirty[row] = CLEAN
    invalidateZone(g, g.zoneOf(row))
    reindex(g, row, moved)
  }
  while (dirty.length > 0) dirty.pop()
  return true
}

/** Invalidates everything cached for this zone. */
function invalidateZone({ computed: { zoneVersions } }: Game, zone: ZoneRow): void {
  if (zone >= 0) zoneVersions[zone]++
}

/**
 * Row and first cell of the object in the write processed last: saves a division, since mostly the next is the same.
 */
const lastObject = { row: 0, from: 0 }

/** Processes one write: `key` is table << 24 | cell, `old` the value that stood there. */
function onWrite(g: Game, key: number, old: number): void {
  const { objects, cards, records } = g.tables
  const table = key >>> 24
  if (table === objects.index) {
    const at = key & 0xffffff
    if (at < lastObject.from || at >= lastObject.from + objects.stride) {
      lastObject.row = (at / objects.stride) | 0
      lastObject.from = lastObject.row * objects.stride
    }
    const { row } = lastObject
    const column = at - lastObject.from
    if (column < OBJECT_COLUMNS && (IRRELEVANT_TO_ABILITIES & (1 << column)) !== 0) return
    onObjectWrite(g, row, column, old)
    if (column === Obj.zone) invalidateZone(g, old)
    markDirty(g, row, column === Obj.next ? MOVED : DIRTY)
  } else if (table === cards.index) {
    onCardWrite(g)
    const at = key & 0xffffff
    const row = cards.data[at - (at % cards.stride) + CardCell.object]
    if (row >= 0) markDirty(g, row, DIRTY)
  } else if (table === records.index) {
    const row = objectOfRecord(g, ((key & 0xffffff) / records.stride) | 0)
    if (row < 0) return
    onObjectWrite(g, row, Obj.record, old)
    markDirty(g, row, DIRTY)
  }
}

const CLEAN = 0
const DIRTY = 1
/** Dirty, and its place in the zone's list may have changed. */
const MOVED = 2

function markDirty({ computed, tables }: Game, row: ObjectRow, how: number): void {
  if (row >= computed.dirtyRoom) {
    computed.dirtyRoom = tables.objects.rowCapacity
    const bigger = new Uint8Array(computed.dirtyRoom)
    bigger.set(computed.isDirty)
    computed.isDirty = bigger
  }
  if (computed.isDirty[row] === CLEAN) computed.dirty.push(row)
  if (computed.isDirty[row] < how) computed.isDirty[row] = how
}

const NO_LIST: readonly number[] = []

/** Indexes the abilities of one object again if they may have changed; `moved`: its place in its zone may have. */
function reindex(g: Game, row: ObjectRow, moved: boolean): void {
  const { book, computed, store, tables } = g
  if (book.printed === null) return
  const was = row < computed.holderKindsRoom ? computed.holderKinds[row] : HOLDS_NOTHING
  const granted = isGrantedTo(g, row)
  // No ability works where it is, and none did where it was.
  if (was === HOLDS_NOTHING && !granted && !isWalked(g, row)) return
  const at = row * tables.objects.stride
  let is = HOLDS_NOTHING
  let list = NO_LIST
  // A row beyond the table's length was undone. Its cells are 0, which would be a valid zone and card.
  if (row < store.length(tables.objects) && tables.objects.data[at + Obj.zone] >= 0) {
    list = book.printed(g, row)
    is = granted ? HOLDS_EFFECTS : holdsNow(g, row, list)
  }
  if (was === HOLDS_NOTHING && is === HOLDS_NOTHING && !granted) return
  if (was === is && isAsIndexed(g, row, list)) {
    // Abilities granted to everything in a zone are listed in the order of the zone.
    if (moved && computed.grantedZones !== 0) computed.effectsVersion = NONE
    return
  }
  // Granted abilities are removed with the rest, and added again when effects are put in order.
  if (granted || was === HOLDS_EFFECTS || is === HOLDS_EFFECTS) computed.effectsVersion = NONE
  relistAbilities(g, row, is === HOLDS_NOTHING ? NO_LIST : list)
  noteHolder(g, row, is, list)
}

/** Whether an ability might work where an object is. */
const isWalked = (g: Game, row: ObjectRow): boolean =>
  ((g.book.walkedBits | g.computed.grantedZones) & zoneBitOf(g, row)) !== 0

/** HOLDS_… for an object with these abilities printed on it, in the zone where it is. */
function holdsNow(g: Game, row: ObjectRow, list: readonly number[]): number {
  const zone = zoneBitOf(g, row)
  if (((effectZones(g, row, list) | g.computed.grantedZones) & zone) !== 0) return HOLDS_EFFECTS
  return (workingZones(g, row, list) & zone) !== 0 ? HOLDS_ABILITIES : HOLDS_NOTHING
}

/** The columns of an object that its abilities depend on: where they work, whose they are, since when. */
const INDEXED = [Obj.zone, Obj.id, Obj.controller, Obj.since] as const

/** Whether the object and its printed abilities are as they were when it was indexed. */
function isAsIndexed({ computed, tables }: Game, row: ObjectRow, list: readonly number[]): boolean {
  const { indexedCells, indexedAbilities } = computed
  const { data, stride } = tables.objects
  for (let i = 0; i < INDEXED.length; i++)
    if (indexedCells[row * INDEXED.length + i] !== data[row * stride + INDEXED[i]]) return false
  return equal(indexedAbilities[row], list)
}

function noteHolder({ computed, tables }: Game, row: ObjectRow, is: number, list: readonly number[]): void {
  const { indexedCells, indexedAbilities, holderKinds } = computed
  const { data, stride } = tables.objects
  holderKinds[row] = is
  for (let i = 0; i < INDEXED.length; i++)
    indexedCells[row * INDEXED.length + i] = data[row * stride + INDEXED[i]]
  while (indexedAbilities.length <= row) indexedAbilities.push(NO_LIST)
  indexedAbilities[row] = list
}

/** Called when all abilities have been listed: notes for every holder the state that was indexed. */
export function indexHolders(g: Game): void {
  const { computed, store, book, tables } = g
  computed.outdated = false
  store.markProcessed()
  if (book.printed === null) return
  const rows = tables.objects.rowCapacity
  if (computed.holderKindsRoom < rows) {
    computed.holderKindsRoom = rows
    computed.holderKinds = new Uint8Array(rows)
    computed.indexedCells = new Int32Array(rows * INDEXED.length)
  } else computed.holderKinds.fill(HOLDS_NOTHING)
  for (const zone of book.walkedZones)
    for (let player = 0; player < (zone.shared ? 1 : 2); player++) {
      let row = tables.zones.data[g.zoneRows[zone.id * 2 + player] * ZONE_COLUMNS + ZoneCell.head]
      for (; row !== NONE; row = g.next(row)) noteNow(g, row)
    }
  for (const row of computed.grantedTo) noteNow(g, row)
}

function noteNow(g: Game, row: ObjectRow): void {
  const list = g.book.printed!(g, row)
  const is = isGrantedTo(g, row) ? HOLDS_EFFECTS : holdsNow(g, row, list)
  if (is !== HOLDS_NOTHING) noteHolder(g, row, is, list)
}

function equal(a: readonly number[], b: readonly number[]): boolean {
  if (a === b) return true
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
