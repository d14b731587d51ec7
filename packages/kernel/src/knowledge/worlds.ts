import type { ZoneDef } from '../game/book.ts'
import { Bag, BAGS, CardCell, CARD_COLUMNS, Known, NONE, type Player, opponent } from '../state/columns.ts'
import { Deal } from './deal.ts'
import { resetKnowledge } from './resetKnowledge.ts'
import type { CardRow } from '../state/rows.ts'
import type { Game } from '../game/game.ts'
import { loadDeal } from './inference.ts'
import { bagValue, known, loosePool, placeIn, setKnown } from './pools.ts'
import type { Random } from '../base/random.ts'

/** A hidden card without its place: what is dealt anew in a sampled world. */
interface Identity {
  def: number
  readonly met: number
  readonly metByOther: number
  readonly class: number
}

const deal = new Deal()

/** The printed card to assume for one that the viewer does not know to be in the game. */
export type Unmet = (owner: Player, def: number, zone: ZoneDef) => number

/**
 * Samples a world consistent with what the viewer knows: turns the game into it by dealing the hidden cards anew. The
 * other player is assumed to know everything he sees, but nothing he could have concluded, which the viewer cannot
 * know. Depends on nothing that the viewer does not know, except through `unmet`.
 */
export function dealHidden(g: Game, viewer: Player, random: Random, unmet: Unmet): void {
  const places = hiddenPlaces(g, viewer)
  const identities = hiddenCards(g, viewer, places)
  loadDeal(g, viewer, deal)
  deal.fill((n) => random.below(n))
  const contents = new Map<number, Identity[]>()
  for (let k = 0; k < BAGS; k++) {
    const cards = identities[k]
    if (cards === undefined) continue
    shuffle(cards, random)
    let next = 0
    for (let bag = 0; bag < BAGS; bag++)
      for (let n = deal.dealt[k * BAGS + bag]; n > 0; n--)
        append(contents, poolKey(g, viewer, bag), cards[next++])
  }
  for (const [pool, cards] of places) {
    const dealt = contents.get(pool)!
    shuffle(dealt, random)
    cards.forEach((card, i) => setIdentity(g, card, viewer, dealt[i], unmet))
  }
  forgetConclusions(g, opponent(viewer))
}

/** Cards in hidden places by pool, in the order of the zones, which is public. */
function hiddenPlaces(g: Game, viewer: Player): Map<number, CardRow[]> {
  const out = new Map<number, CardRow[]>()
  for (const card of inTableOrder(g)) {
    const pool = known(g, card, viewer, Known.pool)
    if (pool !== NONE) append(out, pool, card)
  }
  return out
}

/** All cards by zone and place. */
function inTableOrder(g: Game): CardRow[] {
  const out: CardRow[] = []
  const zones = g.store.length(g.tables.zones)
  for (let zone = 0; zone < zones; zone++)
    for (const row of g.rowsIn(zone)) for (const card of g.cardsOf(row)) out.push(card)
  return out
}

/** The cards of each class, sorted, so that the result does not depend on where they really are. */
function hiddenCards(g: Game, viewer: Player, places: Map<number, CardRow[]>): Identity[][] {
  const out: Identity[][] = []
  for (const cards of places.values())
    for (const card of cards) {
      const of = known(g, card, viewer, Known.class)
      const list = (out[of] ??= [])
      list.push({
        def: g.card(card, CardCell.def),
        met: known(g, card, viewer, Known.met),
        metByOther: known(g, card, opponent(viewer), Known.met) & 2,
        class: of,
      })
    }
  for (const list of out) list?.sort((x, y) => x.met - y.met || x.def - y.def || x.metByOther - y.metByOther)
  return out
}

/** The number under which `hiddenPlaces` lists the places of a bag. */
const poolKey = (g: Game, viewer: Player, bag: number): number => {
  const pool = bagValue(g, viewer, bag, Bag.pool)
  return pool >= loosePool(g, 0) ? placeIn(bag) : pool
}

/** Makes the card in a place another one. */
function setIdentity(g: Game, card: CardRow, viewer: Player, identity: Identity, unmet: Unmet): void {
  const owner = g.card(card, CardCell.owner) as Player
  const zone = g.zoneDef(g.zoneOf(g.card(card, CardCell.object)))
  const def = (identity.met & 1) === 0 ? unmet(owner, identity.def, zone) : identity.def
  g.store.set(g.tables.cards, card * CARD_COLUMNS + CardCell.def, def)
  setKnown(g, card, viewer, Known.class, identity.class)
  setKnown(g, card, viewer, Known.met, identity.met)
  setKnown(g, card, opponent(viewer), Known.met, identity.metByOther)
}

/** Resets what the other player knows to what he sees: the viewer cannot know what he concluded about the rest. */
function forgetConclusions(g: Game, other: Player): void {
  const hidden: CardRow[] = []
  for (const card of inTableOrder(g)) {
    const seen = known(g, card, other, Known.pool) === NONE
    const own = g.card(card, CardCell.owner) === other || g.book.openDecks || seen
    setKnown(g, card, other, Known.met, (known(g, card, other, Known.met) & 2) !== 0 ? 3 : own ? 1 : 0)
    if (!seen) hidden.push(card)
  }
  resetKnowledge(g, other, hidden, (card) => {
    const pool = known(g, card, other, Known.pool)
    return pool < NONE ? loosePool(g, g.card(card, CardCell.owner)) : pool
  })
}

function append<T>(lists: Map<number, T[]>, key: number, item: T): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [item])
  else list.push(item)
}

/** Fisher-Yates shuffle, in place. */
export function shuffle(list: unknown[], random: Random): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const other = list[i]
    list[i] = list[j]
    list[j] = other
  }
}
