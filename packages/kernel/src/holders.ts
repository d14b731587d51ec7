import { C, O, Z, ZONE_COLUMNS } from './columns.ts'
import type { Game } from './game.ts'
import { workingZones, zoneBit, zoneBitOf } from './instances.ts'

/** What of an object decides which abilities it has, whose they are and since when. */
const SEEN = 4

/**
 * Whether the objects that can have abilities are those the order of effects was made for. Most changes to
 * objects (a turn, a mark, a draw) leave them alone, and then the order stays.
 */
export function sameHolders(g: Game): boolean {
  const { computed, book } = g
  const { objects, cards, zones } = g.T
  if (book.printed === null) return true
  if (computed.objectsVersion === objects.version && computed.cardsVersion === cards.version) return true
  if (computed.objectsVersion >= 0 && untouched(g)) return true
  computed.objectsVersion = objects.version
  computed.cardsVersion = cards.version
  computed.holdersTop = g.store.top
  computed.holdersJumps = g.store.jumps
  const rows = objects.data.length / objects.stride
  if (computed.holderAt.length < rows) computed.holderAt = new Int32Array(rows)
  else computed.holderAt.fill(0)
  const { lists, grantedZones, grantedTo } = computed
  const { data, stride } = objects
  let same = true
  let n = 0
  for (const zone of book.walkedZones) {
    const bit = zoneBit(zone.id)
    for (let player = 0; player < (zone.shared ? 1 : 2); player++) {
      let row = zones.data[g.zoneRows[zone.id * 2 + player] * ZONE_COLUMNS + Z.head]
      for (; row >= 0; row = data[row * stride + O.next]) {
        const list = book.printed(g, row)
        if (((workingZones(g, row, list) | grantedZones) & bit) === 0) continue
        if (!isNoted(g, n++, row, list)) same = false
      }
    }
  }
  for (let i = 0; i < grantedTo.length; i++) if (!isNoted(g, n++, grantedTo[i], NOTHING)) same = false
  if (n !== lists.length) same = false
  lists.length = n
  return same
}

const NOTHING: readonly number[] = []

/** Whether the object stands at this place of what was seen; it does now. */
function isNoted(g: Game, n: number, row: number, list: readonly number[]): boolean {
  const { holders, lists } = g.computed
  const { data, stride } = g.T.objects
  const at = row * stride
  const to = n * SEEN
  if (g.computed.holderAt[row] === 0) g.computed.holderAt[row] = n + 1
  if (n < lists.length && holders[to] === row && isAsNoted(g, n, row, list)) return true
  holders[to] = row
  holders[to + 1] = data[at + O.id]
  holders[to + 2] = data[at + O.controller]
  holders[to + 3] = data[at + O.since]
  lists[n] = list
  return false
}

function isAsNoted({ T, computed }: Game, n: number, row: number, list: readonly number[]): boolean {
  const { holders, lists } = computed
  const { data, stride } = T.objects
  const at = row * stride
  const to = n * SEEN
  return (
    holders[to + 1] === data[at + O.id] &&
    holders[to + 2] === data[at + O.controller] &&
    holders[to + 3] === data[at + O.since] &&
    equal(lists[n], list)
  )
}

/** Whether nothing written since they were looked at is about one of them, or about one that has become one. */
function untouched(g: Game): boolean {
  const { computed, store } = g
  const { objects, cards } = g.T
  if (computed.holdersJumps !== store.jumps || computed.holdersTop > store.top) return false
  if (computed.holderAt.length < objects.data.length / objects.stride) return false
  for (let i = computed.holdersTop; i < store.top; i += 2) {
    const key = store.cellWritten(i)
    const at = key & 0xffffff
    switch (key >>> 24) {
      case objects.index: {
        const row = (at / objects.stride) | 0
        const column = at - row * objects.stride
        if (computed.holderAt[row] > 0 && (column === O.zone || column === O.next)) return false
        if (!isSettled(g, row)) return false
        break
      }
      case cards.index: {
        const row = g.T.cards.data[at - (at % cards.stride) + C.object]
        if (row >= 0 && !isSettled(g, row)) return false
        break
      }
    }
  }
  computed.holdersTop = store.top
  computed.objectsVersion = objects.version
  computed.cardsVersion = cards.version
  return true
}

/** Whether the object has been noted as it is, or is nothing that would be noted. */
function isSettled(g: Game, row: number): boolean {
  const { holderAt, lists } = g.computed
  const place = holderAt[row] - 1
  // Of one that an ability is granted to, only that was noted.
  const granted = place >= 0 && lists[place] === NOTHING
  if (place >= 0 && !isAsNoted(g, place, row, granted ? NOTHING : g.book.printed!(g, row))) return false
  return (place >= 0 && !granted) || !isHolder(g, row)
}

function isHolder(g: Game, row: number): boolean {
  const { data, stride } = g.T.objects
  if (data[row * stride + O.zone] < 0) return false
  const list = g.book.printed!(g, row)
  return ((workingZones(g, row, list) | g.computed.grantedZones) & zoneBitOf(g, row)) !== 0
}

/** Notes anew what decides which abilities there are: what grants abilities has become another. */
export function noteHolders(g: Game): void {
  g.computed.objectsVersion = -1
  sameHolders(g)
}

function equal(a: readonly number[], b: readonly number[]): boolean {
  if (a === b) return true
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
