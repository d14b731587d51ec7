import { CardCell, Frame, type Game, NONE } from '@fudaba/kernel/rules'
import { FINISH, LEAVE_OUT, type Offer } from '@fudaba/kernel/search'

/**
 * What a pick is called in the tree, the same in every world that fits: things on the table by their id, cards that
 * only their owner sees by what they are. So two copies in a hand are one branch, and "the opponent plays this card"
 * is the same branch wherever the card came from.
 */
export function labelOf(g: Game, offer: Offer, depth: number, pick: number): number {
  if (pick === FINISH || pick === LEAVE_OUT) return pick
  switch (offer.shape) {
    case 'number':
    case 'distribute':
      return pick
    case 'arrange':
      return depth < offer.items.length
        ? pick + BINS * thing(g, offer.items[depth])
        : thing(g, offer.items[pick])
    case 'choose':
    case 'option':
    case 'order':
    case 'name':
    case 'act':
      return candidate(g, offer, pick)
  }
}

/** More places than an arrangement has, and more things than a game. */
const BINS = 64
const THINGS = 1 << 24

function candidate(g: Game, offer: Offer, at: number): number {
  const value = offer.items[at]
  if (offer.of === 'object') return thing(g, value)
  if (offer.of !== 'action') return value
  const source = offer.sources[at]
  return source === NONE ? value * THINGS : value * THINGS + 1 + thing(g, source)
}

function thing(g: Game, row: number): number {
  const zone = g.zoneOf(row)
  const card = g.cardOf(row)
  if (zone === NONE || card === NONE || onTable(g, zone)) return g.id(row) * 2
  return g.card(card, CardCell.def) * 2 + 1
}

function onTable(g: Game, zone: number): boolean {
  const sight = g.zoneDef(zone).sight()
  return sight === 'all' || sight === 'face'
}

/** A whole answer by what it picks, in any order where the order says nothing. */
export function answerLabel(g: Game, offer: Offer, picks: readonly number[]): string {
  switch (offer.shape) {
    case 'number':
    case 'distribute':
    case 'arrange':
      return picks.join()
    case 'choose':
    case 'option':
    case 'order':
    case 'name':
    case 'act': {
      const labels = picks.map((pick) => candidate(g, offer, pick))
      return (offer.ordered ? labels : labels.sort((a, b) => a - b)).join()
    }
  }
}

/** Who is asked what, as a number: procedure, step and player. */
export function situationOf(g: Game): number {
  const { data } = g.tables.frames
  const frame = g.frame
  return (data[frame + Frame.procedure] * 1024 + data[frame + Frame.step]) * 2 + g.offer.player
}
