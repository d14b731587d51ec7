import { C, NONE, O, OBJECT_COLUMNS, Z, ZONE_COLUMNS } from './columns.ts'
import { HOLDS_ABILITIES, HOLDS_EFFECTS, HOLDS_NOTHING } from './computed.ts'
import type { Game } from './game.ts'
import { effectZones, workingZones, zoneBitOf } from './abilityZones.ts'
import { isGrantedTo } from './granting.ts'
import { relist } from './instances.ts'
import { objectOfRecord } from './records.ts'
import { followCard, followCell } from './steady.ts'

/**
 * Follows the objects that have abilities from state to state. Whatever was written since the last look is looked
 * through, and the abilities of an object that is another now are listed anew. If they have effects, these are put in
 * order again; only where abilities are granted to others all of them have to be listed.
 */

/** Columns of objects that say nothing about the abilities on them, a bit each; nor about values, see steady.ts. */
const OVERLOOKED = (1 << O.prev) | (1 << O.orientation) | (1 << O.cell) | (1 << O.shown)

/** Makes the list of abilities fit the objects. Returns whether it does; if not, all has to be listed. */
export function followObjects(g: Game): boolean {
  const { computed, store } = g
  if (store.lost || computed.outdated) {
    computed.steady.lost = true
    computed.outdated = true
    for (let zone = 0; zone < computed.stirred.length; zone++) stir(g, zone)
    store.lookedThrough()
    return false
  }
  const { touched, trailed } = store
  if (trailed === 0 && touched.length === 0) return true
  computed.steady.forgotten = NONE
  // Another game may have another number of columns.
  seen.row = 0
  seen.from = 0
  for (let i = 0; i < trailed; i++) see(g, store.cellWritten(i), store.valueReplaced(i))
  for (let i = 0; i < touched.length; i += 2) see(g, touched[i], touched[i + 1])
  store.lookedThrough()
  const { dirty } = computed
  for (let i = 0; i < dirty.length; i++) {
    const row = dirty[i]
    const moved = computed.isDirty[row] === MOVED
    computed.isDirty[row] = CLEAN
    stir(g, g.zoneOf(row))
    settle(g, row, moved)
  }
  while (dirty.length > 0) dirty.pop()
  return true
}

/** An object of this zone has come, gone or become another. */
function stir({ computed: { stirred } }: Game, zone: number): void {
  if (zone >= 0) stirred[zone]++
}

/** The object that was written to last, which mostly was several times: its row and its first cell. */
const seen = { row: 0, from: 0 }

function see(g: Game, key: number, old: number): void {
  const { objects, cards, records } = g.T
  const table = key >>> 24
  if (table === objects.index) {
    const at = key & 0xffffff
    if (at < seen.from || at >= seen.from + objects.stride) {
      seen.row = (at / objects.stride) | 0
      seen.from = seen.row * objects.stride
    }
    const { row } = seen
    const column = at - seen.from
    if (column < OBJECT_COLUMNS && (OVERLOOKED & (1 << column)) !== 0) return
    followCell(g, row, column, old)
    if (column === O.zone) stir(g, old)
    soil(g, row, column === O.next ? MOVED : DIRTY)
  } else if (table === cards.index) {
    followCard(g)
    const at = key & 0xffffff
    const row = cards.data[at - (at % cards.stride) + C.object]
    if (row >= 0) soil(g, row, DIRTY)
  } else if (table === records.index) {
    const row = objectOfRecord(g, ((key & 0xffffff) / records.stride) | 0)
    if (row < 0) return
    followCell(g, row, O.record, old)
    soil(g, row, DIRTY)
  }
}

const CLEAN = 0
const DIRTY = 1
/** Its place among the others may be another, too. */
const MOVED = 2

function soil({ computed, T }: Game, row: number, how: number): void {
  if (row >= computed.dirtyRoom) {
    computed.dirtyRoom = T.objects.rowRoom
    const bigger = new Uint8Array(computed.dirtyRoom)
    bigger.set(computed.isDirty)
    computed.isDirty = bigger
  }
  if (computed.isDirty[row] === CLEAN) computed.dirty.push(row)
  if (computed.isDirty[row] < how) computed.isDirty[row] = how
}

const NO_LIST: readonly number[] = []

/** Lists the abilities of one object anew if need be. */
function settle(g: Game, row: number, moved: boolean): void {
  const { book, computed, store, T } = g
  if (book.printed === null) return
  const was = row < computed.holdsRoom ? computed.holds[row] : HOLDS_NOTHING
  const granted = isGrantedTo(g, row)
  // Nothing works where it is, and nothing did where it was.
  if (was === HOLDS_NOTHING && !granted && !isWalked(g, row)) return
  const at = row * T.objects.stride
  let is = HOLDS_NOTHING
  let list = NO_LIST
  // A row that was taken back holds nothing: its cells are 0, and 0 is a zone and a card.
  if (row < store.length(T.objects) && T.objects.data[at + O.zone] >= 0) {
    list = book.printed(g, row)
    is = granted ? HOLDS_EFFECTS : holdsNow(g, row, list)
  }
  if (was === HOLDS_NOTHING && is === HOLDS_NOTHING && !granted) return
  if (was === is && isAsNoted(g, row, list)) {
    // What is granted to all that lies somewhere is listed in the order in which it lies there.
    if (moved && computed.grantedZones !== 0) computed.effectsVersion = NONE
    return
  }
  // What is granted goes with the rest, and comes again when effects are put in order.
  if (granted || was === HOLDS_EFFECTS || is === HOLDS_EFFECTS) computed.effectsVersion = NONE
  relist(g, row, is === HOLDS_NOTHING ? NO_LIST : list)
  noteHolder(g, row, is, list)
}

/** Whether an ability might work where an object is. */
const isWalked = (g: Game, row: number): boolean =>
  ((g.book.walkedBits | g.computed.grantedZones) & zoneBitOf(g, row)) !== 0

/** What an object with these abilities printed on it has where it is. */
function holdsNow(g: Game, row: number, list: readonly number[]): number {
  const zone = zoneBitOf(g, row)
  if (((effectZones(g, row, list) | g.computed.grantedZones) & zone) !== 0) return HOLDS_EFFECTS
  return (workingZones(g, row, list) & zone) !== 0 ? HOLDS_ABILITIES : HOLDS_NOTHING
}

/** What of an object decides which abilities it has, where they work, whose they are and since when. */
const NOTED = [O.zone, O.id, O.controller, O.since] as const

function isAsNoted({ computed, T }: Game, row: number, list: readonly number[]): boolean {
  const { noted, lists } = computed
  const { data, stride } = T.objects
  for (let i = 0; i < NOTED.length; i++)
    if (noted[row * NOTED.length + i] !== data[row * stride + NOTED[i]]) return false
  return equal(lists[row], list)
}

function noteHolder({ computed, T }: Game, row: number, is: number, list: readonly number[]): void {
  const { noted, lists, holds } = computed
  const { data, stride } = T.objects
  holds[row] = is
  for (let i = 0; i < NOTED.length; i++) noted[row * NOTED.length + i] = data[row * stride + NOTED[i]]
  while (lists.length <= row) lists.push(NO_LIST)
  lists[row] = list
}

/** All abilities have been listed: notes which objects have them, and as what. */
export function noteHolders(g: Game): void {
  const { computed, store, book, T } = g
  computed.outdated = false
  store.lookedThrough()
  if (book.printed === null) return
  const rows = T.objects.rowRoom
  if (computed.holdsRoom < rows) {
    computed.holdsRoom = rows
    computed.holds = new Uint8Array(rows)
    computed.noted = new Int32Array(rows * NOTED.length)
  } else computed.holds.fill(HOLDS_NOTHING)
  for (const zone of book.walkedZones)
    for (let player = 0; player < (zone.shared ? 1 : 2); player++) {
      let row = T.zones.data[g.zoneRows[zone.id * 2 + player] * ZONE_COLUMNS + Z.head]
      for (; row !== NONE; row = g.next(row)) noteNow(g, row)
    }
  for (const row of computed.grantedTo) noteNow(g, row)
}

function noteNow(g: Game, row: number): void {
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
