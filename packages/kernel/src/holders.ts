import { O, Z, ZONE_COLUMNS } from './columns.ts'
import type { Game } from './game.ts'
import { workingZones, zoneBit } from './instances.ts'

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
  computed.objectsVersion = objects.version
  computed.cardsVersion = cards.version
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
  if (
    n < lists.length &&
    holders[to] === row &&
    holders[to + 1] === data[at + O.id] &&
    holders[to + 2] === data[at + O.controller] &&
    holders[to + 3] === data[at + O.since] &&
    equal(lists[n], list)
  )
    return true
  holders[to] = row
  holders[to + 1] = data[at + O.id]
  holders[to + 2] = data[at + O.controller]
  holders[to + 3] = data[at + O.since]
  lists[n] = list
  return false
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
