import {
  CardCell,
  CARD_COLUMNS,
  type Game,
  NONE,
  Obj,
  type Player,
  type ZoneDef,
  memoByZones,
} from '@fudaba/kernel/rules'
import { ART, artsKnown, findArt } from '../board/cards.ts'
import { typesNow, typesOf } from '../board/characteristics.ts'
import { BASE, EVENT, ITEM, UNIT, types } from '../board/words.ts'
import { field, hand, homebase } from '../board/zones.ts'
import { faces } from '../board/pseudoCards.ts'

/** A player's cards by what they can be played as. Cached, because every action of a window asks. */

/** Cache by set of types: what it can be played as, a bit each. */
const AS = { unit: 1, item: 2, event: 4, base: 8 } as const
const playedAs: number[] = []
const asWhat = (set: number): number => (playedAs[set] ??= findBits(set))
const findBits = (set: number): number =>
  (types.has(set, UNIT) ? AS.unit : 0) |
  (types.has(set, ITEM) ? AS.item : 0) |
  (types.has(set, EVENT) ? AS.event : 0) |
  (types.has(set, BASE) ? AS.base : 0)

/** What is in hand and homebase; valid until a card comes there or leaves. */
interface Playable {
  readonly events: number[]
  /** In the homebase. */
  readonly bases: number[]
  readonly units: number[]
  readonly items: number[]
}

export const playableCards: (g: Game, player: Player) => Playable = memoByZones(
  [hand, homebase],
  [typesOf],
  (g, player) => {
    const found: Playable = { events: [], bases: [], units: [], items: [] }
    for (let row = g.top(hand, player); row !== NONE; row = g.next(row)) sort(g, row, found)
    // No BASE is played from the hand.
    found.bases.length = 0
    for (let row = g.top(homebase, player); row !== NONE; row = g.next(row)) sort(g, row, found)
    return found
  },
)

function sort(g: Game, row: number, { events, bases, units, items }: Playable): void {
  const as = asWhat(typesNow(g, row))
  if ((as & AS.event) !== 0) events.push(row)
  if ((as & AS.base) !== 0) bases.push(row)
  if ((as & AS.unit) !== 0) units.push(row)
  if ((as & AS.item) !== 0) items.push(row)
}

/** Cards with an art; in the field too, for there it only is not valid (1202.3). */
export const cardsWithArts: (g: Game, player: Player) => number[] = memoByZones(
  [hand, homebase, field],
  [],
  (g, player) => {
    const arts: number[] = []
    addArts(g, hand, player, arts)
    addArts(g, homebase, player, arts)
    addArts(g, field, player, arts)
    return arts
  },
)

function addArts(g: Game, zone: ZoneDef, player: Player, arts: number[]): void {
  const { data, stride } = g.tables.objects
  const { data: cards } = g.tables.cards
  const known = artsKnown(g)
  for (let row = g.top(zone, player); row !== NONE; row = data[row * stride + Obj.next]) {
    const card = data[row * stride + Obj.card]
    // A single card needs no list.
    const alone = card !== NONE && cards[card * CARD_COLUMNS + CardCell.next] === NONE
    const art = alone ? known[cards[card * CARD_COLUMNS + CardCell.def]] : ART.unknown
    if (art === ART.unknown ? findsArt(g, row, alone) : art === ART.some) arts.push(row)
  }
}

/** Whether one of its cards has an art. */
export function hasArt(g: Game, row: number): boolean {
  const card = g.cardOf(row)
  return findsArt(g, row, card !== NONE && g.card(card, CardCell.next) === NONE)
}

const findsArt = (g: Game, row: number, alone: boolean): boolean =>
  alone ? findArt(g, g.cardOf(row)) : faces(g, row).some(({ arts }) => arts !== undefined)
