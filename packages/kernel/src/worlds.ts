import type { ZoneDef } from './book.ts'
import { B, BAGS, C, CARD_COLUMNS, K, NONE, type Player, opponent } from './columns.ts'
import { Deal } from './deal.ts'
import { doubt } from './doubt.ts'
import type { Game } from './game.ts'
import { layOut } from './inference.ts'
import { bagValue, known, loosePool, placeIn, setKnown } from './pools.ts'
import type { Random } from './random.ts'

/** A card as it may lie in another place of another world. */
interface Identity {
  def: number
  readonly met: number
  readonly metByOther: number
  readonly class: number
}

const deal = new Deal()

/** Takes the place of cards the viewer does not know to be in the game: whatever he may assume. */
export type Unmet = (owner: Player, def: number, zone: ZoneDef) => number

/**
 * Turns the game into another one that is as possible for the viewer: hidden cards change places. What the other
 * player knows is put down as what the viewer can say about it: everything he sees, and nothing he concluded.
 * Depends on nothing the viewer does not know, except through `unmet`.
 */
export function dealHidden(g: Game, viewer: Player, random: Random, unmet: Unmet): void {
  const places = hiddenPlaces(g, viewer)
  const identities = hiddenCards(g, viewer, places)
  layOut(g, viewer, deal)
  deal.fill((n) => random.below(n))
  const contents = new Map<number, Identity[]>()
  for (let k = 0; k < BAGS; k++) {
    const cards = identities[k]
    if (cards === undefined) continue
    shuffle(cards, random)
    let next = 0
    for (let bag = 0; bag < BAGS; bag++)
      for (let n = deal.dealt[k * BAGS + bag]; n > 0; n--)
        push(contents, keyOf(g, viewer, bag), cards[next++])
  }
  for (const [pool, cards] of places) {
    const dealt = contents.get(pool)!
    shuffle(dealt, random)
    cards.forEach((card, i) => become(g, card, viewer, dealt[i], unmet))
  }
  forgetConclusions(g, opponent(viewer))
}

/** Cards in hidden places by pool, in the order of the table, which everybody can see. */
function hiddenPlaces(g: Game, viewer: Player): Map<number, number[]> {
  const out = new Map<number, number[]>()
  for (const card of inTableOrder(g)) {
    const pool = known(g, card, viewer, K.pool)
    if (pool !== NONE) push(out, pool, card)
  }
  return out
}

function inTableOrder(g: Game): number[] {
  const out: number[] = []
  const zones = g.store.length(g.T.zones)
  for (let zone = 0; zone < zones; zone++)
    for (const row of g.rowsIn(zone)) for (const card of g.cardsOf(row)) out.push(card)
  return out
}

/** The cards of each class, sorted, so that nothing of where they really lie is left. */
function hiddenCards(g: Game, viewer: Player, places: Map<number, number[]>): Identity[][] {
  const out: Identity[][] = []
  for (const cards of places.values())
    for (const card of cards) {
      const of = known(g, card, viewer, K.class)
      const list = (out[of] ??= [])
      list.push({
        def: g.card(card, C.def),
        met: known(g, card, viewer, K.met),
        metByOther: known(g, card, opponent(viewer), K.met) & 2,
        class: of,
      })
    }
  for (const list of out) list?.sort((x, y) => x.met - y.met || x.def - y.def || x.metByOther - y.metByOther)
  return out
}

const keyOf = (g: Game, viewer: Player, bag: number): number => {
  const pool = bagValue(g, viewer, bag, B.pool)
  return pool >= loosePool(g, 0) ? placeIn(bag) : pool
}

function become(g: Game, card: number, viewer: Player, identity: Identity, unmet: Unmet): void {
  const owner = g.card(card, C.owner) as Player
  const zone = g.zoneDef(g.zoneOf(g.card(card, C.object)))
  const def = (identity.met & 1) === 0 ? unmet(owner, identity.def, zone) : identity.def
  g.store.set(g.T.cards, card * CARD_COLUMNS + C.def, def)
  setKnown(g, card, viewer, K.class, identity.class)
  setKnown(g, card, viewer, K.met, identity.met)
  setKnown(g, card, opponent(viewer), K.met, identity.metByOther)
}

/** The viewer sees what the other player sees, but not what he makes of the rest: it might be anything. */
function forgetConclusions(g: Game, other: Player): void {
  const hidden: number[] = []
  for (const card of inTableOrder(g)) {
    const seen = known(g, card, other, K.pool) === NONE
    const own = g.card(card, C.owner) === other || g.book.openDecks || seen
    setKnown(g, card, other, K.met, (known(g, card, other, K.met) & 2) !== 0 ? 3 : own ? 1 : 0)
    if (!seen) hidden.push(card)
  }
  doubt(g, other, hidden, (card) => {
    const pool = known(g, card, other, K.pool)
    return pool < NONE ? loosePool(g, g.card(card, C.owner)) : pool
  })
}

function push<T>(lists: Map<number, T[]>, key: number, item: T): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [item])
  else list.push(item)
}

export function shuffle(list: unknown[], random: Random): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const other = list[i]
    list[i] = list[j]
    list[j] = other
  }
}
