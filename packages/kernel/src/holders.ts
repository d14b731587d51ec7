import { O, Z, ZONE_COLUMNS } from './columns.ts'
import type { Game } from './game.ts'

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
  const { holders, lists } = computed
  const { data, stride } = objects
  let same = true
  let n = 0
  for (const zone of book.abilityZones)
    for (let player = 0; player < (zone.shared ? 1 : 2); player++) {
      let row = zones.data[g.zoneRows[zone.id * 2 + player] * ZONE_COLUMNS + Z.head]
      for (; row >= 0; row = data[row * stride + O.next], n++) {
        const at = row * stride
        const to = n * SEEN
        const list = book.printed(g, row)
        if (
          same &&
          n < lists.length &&
          holders[to] === row &&
          holders[to + 1] === data[at + O.id] &&
          holders[to + 2] === data[at + O.controller] &&
          holders[to + 3] === data[at + O.since] &&
          equal(lists[n], list)
        )
          continue
        same = false
        holders[to] = row
        holders[to + 1] = data[at + O.id]
        holders[to + 2] = data[at + O.controller]
        holders[to + 3] = data[at + O.since]
        lists[n] = list
      }
    }
  if (n !== lists.length) same = false
  lists.length = n
  return same
}

function equal(a: readonly number[], b: readonly number[]): boolean {
  if (a === b) return true
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
