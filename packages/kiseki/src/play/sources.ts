import { C, type Game, NONE, type Player, whileStill } from '@fudaba/kernel'
import { setsAt } from '../cards.ts'
import { typesNow } from '../characteristics.ts'
import { isReady } from '../state.ts'
import { BASE, EVENT, ITEM, UNIT, types } from '../words.ts'
import { field, hand, homebase } from '../zones.ts'
import { faces } from './pseudo.ts'

/** A player's cards by what they can be played as: every action of a window asks, and one look answers. */
interface Playable {
  /** In hand and homebase. */
  readonly units: number[]
  readonly items: number[]
  readonly events: number[]
  /** In the homebase. */
  readonly bases: number[]
  /** With an art; in the field too, for there it only is not valid (1202.3). */
  readonly arts: number[]
}

export const playableCards: (g: Game, player: Player) => Playable = whileStill((g, player) => {
  const found: Playable = { units: [], items: [], events: [], bases: [], arts: [] }
  for (let row = g.top(hand, player); row !== NONE; row = g.next(row)) sort(g, row, found)
  for (let row = g.top(homebase, player); row !== NONE; row = g.next(row))
    if (types.has(sort(g, row, found), BASE)) found.bases.push(row)
  for (let row = g.top(field, player); row !== NONE; row = g.next(row))
    if (hasArt(g, row)) found.arts.push(row)
  return found
})

/** Puts it where it belongs; hands back its types. */
function sort(g: Game, row: number, { units, items, events, arts }: Playable): number {
  const set = typesNow(g, row)
  if (types.has(set, UNIT)) units.push(row)
  if (types.has(set, ITEM)) items.push(row)
  if (types.has(set, EVENT)) events.push(row)
  if (hasArt(g, row)) arts.push(row)
  return set
}

function hasArt(g: Game, row: number): boolean {
  const card = g.cardOf(row)
  // One that lies alone needs no list.
  if (card !== NONE && g.card(card, C.next) === NONE) return setsAt(g, card).hasArt
  return faces(g, row).some(({ arts }) => arts !== undefined)
}

/** Cards of the own homebase that can be turned, of either face; asked for every cost that EP pays. */
export const readyHomebase: (g: Game, player: Player) => number[] = whileStill((g, player) => {
  const out: number[] = []
  for (let row = g.top(homebase, player); row !== NONE; row = g.next(row)) if (isReady(g, row)) out.push(row)
  return out
})
