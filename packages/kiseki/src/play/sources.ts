import { C, CARD_COLUMNS, type Game, NONE, O, type Player, type ZoneDef, whileStill } from '@fudaba/kernel'
import { ART, artsKnown, findArt } from '../cards.ts'
import { typesNow } from '../characteristics.ts'
import { BASE, EVENT, ITEM, UNIT, types } from '../words.ts'
import { field, hand, homebase, readyInHomebase } from '../zones.ts'
import { faces } from './pseudo.ts'

/** A player's cards by what they can be played as: every action of a window asks, and one look answers. */

/** What a set of types can be played as, a bit each: found once for each set. */
const AS = { unit: 1, item: 2, event: 4, base: 8 } as const
const playedAs: number[] = []
const asWhat = (set: number): number => (playedAs[set] ??= findBits(set))
const findBits = (set: number): number =>
  (types.has(set, UNIT) ? AS.unit : 0) |
  (types.has(set, ITEM) ? AS.item : 0) |
  (types.has(set, EVENT) ? AS.event : 0) |
  (types.has(set, BASE) ? AS.base : 0)

interface Playable {
  /** In hand and homebase. */
  readonly events: number[]
  /** In the homebase. */
  readonly bases: number[]
  /** With an art; in the field too, for there it only is not valid (1202.3). */
  readonly arts: number[]
}

/** Filled anew for every window, and nobody keeps them beyond it: new ones would be memory each time. */
const lists: readonly [Playable, Playable] = [
  { events: [], bases: [], arts: [] },
  { events: [], bases: [], arts: [] },
]
function empty(list: number[]): void {
  while (list.length > 0) list.pop()
}

export const playableCards: (g: Game, player: Player) => Playable = whileStill((g, player) => {
  const found = lists[player]
  empty(found.events)
  empty(found.bases)
  empty(found.arts)
  for (let row = g.top(hand, player); row !== NONE; row = g.next(row))
    if ((asWhat(typesNow(g, row)) & AS.event) !== 0) found.events.push(row)
  for (let row = g.top(homebase, player); row !== NONE; row = g.next(row)) {
    const as = asWhat(typesNow(g, row))
    if ((as & (AS.event | AS.base)) === 0) continue
    if ((as & AS.event) !== 0) found.events.push(row)
    if ((as & AS.base) !== 0) found.bases.push(row)
  }
  addArts(g, hand, player, found.arts)
  addArts(g, homebase, player, found.arts)
  addArts(g, field, player, found.arts)
  return found
})

function addArts(g: Game, zone: ZoneDef, player: Player, arts: number[]): void {
  const { data, stride } = g.T.objects
  const { data: cards } = g.T.cards
  const known = artsKnown(g)
  for (let row = g.top(zone, player); row !== NONE; row = data[row * stride + O.next]) {
    const card = data[row * stride + O.card]
    // One that lies alone needs no list.
    const alone = card !== NONE && cards[card * CARD_COLUMNS + C.next] === NONE
    const art = alone ? known[cards[card * CARD_COLUMNS + C.def]] : ART.unknown
    if (art === ART.unknown ? findsArt(g, row, alone) : art === ART.some) arts.push(row)
  }
}

const findsArt = (g: Game, row: number, alone: boolean): boolean =>
  alone ? findArt(g, g.cardOf(row)) : faces(g, row).some(({ arts }) => arts !== undefined)

/** What is put onto the field, of hand and homebase: most cards are, and hardly any window is for them. */
interface Deployable {
  readonly units: number[]
  readonly items: number[]
}

export const deployableCards: (g: Game, player: Player) => Deployable = whileStill((g, player) => {
  const found: Deployable = { units: [], items: [] }
  for (let row = g.top(hand, player); row !== NONE; row = g.next(row)) deploy(g, row, found)
  for (let row = g.top(homebase, player); row !== NONE; row = g.next(row)) deploy(g, row, found)
  return found
})

function deploy(g: Game, row: number, { units, items }: Deployable): void {
  const as = asWhat(typesNow(g, row))
  if ((as & AS.unit) !== 0) units.push(row)
  if ((as & AS.item) !== 0) items.push(row)
}

/** Cards of the own homebase that can be turned, of either face; asked for every cost that EP pays. */
export const readyHomebase: (g: Game, player: Player) => number[] = whileStill(readyInHomebase)
