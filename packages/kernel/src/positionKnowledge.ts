import { BAGS, BAG_COLUMNS, C, CLASS_COLUMNS, K, NONE, PLAYERS, type Player } from './columns.ts'
import type { Game } from './game.ts'
import { conclude } from './inference.ts'
import { located, onlyIn, sees } from './knowledge.ts'
import { addToClass, changeBag, known, loosePool, newBag, placeIn, setKnown, zonePool } from './pools.ts'
import type { ObjectFields, Placed } from './position.ts'

/**
 * Who knows what on a board that has no history: cards a viewer sees are located; of the others he knows only that
 * they lie somewhere among the hidden places of their owner, unless the position says that he has seen or traced one.
 */
export function spreadKnowledge(g: Game, placed: readonly Placed[]): void {
  for (const viewer of PLAYERS) {
    forgetAll(g, viewer)
    const hidden = PLAYERS.map((owner) => new HiddenCards(g, viewer, owner))
    for (const { row, fields } of placed) {
      const seen = sees(g, viewer, row) || names(fields.seenBy, viewer)
      const traced = !seen && names(fields.tracedBy, viewer)
      for (const card of g.cardsOf(row)) {
        const owner = g.card(card, C.owner)
        const told = seen || traced || owner === viewer || g.book.openDecks
        setKnown(g, card, viewer, K.met, told ? 1 : 0)
        if (seen) locate(g, card, viewer)
        else hidden[owner].add(card, g.zoneOf(row), traced)
      }
    }
    for (const each of hidden) each.settle()
    conclude(g, viewer)
  }
  for (let card = 0, n = g.store.length(g.T.cards); card < n; card++)
    if (PLAYERS.every((viewer) => known(g, card, viewer, K.pool) === NONE))
      for (const viewer of PLAYERS) setKnown(g, card, viewer, K.met, 3)
}

const names = (value: ObjectFields['seenBy'], viewer: Player): boolean => {
  const name = viewer === 0 ? 'P1' : 'P2'
  return value === name || (Array.isArray(value) && value.includes(name))
}

function forgetAll(g: Game, viewer: Player): void {
  const { bags, classes } = g.T
  for (let i = viewer * BAGS * BAG_COLUMNS; i < (viewer + 1) * BAGS * BAG_COLUMNS; i++)
    g.store.set(bags, i, 0)
  for (let i = viewer * BAGS * CLASS_COLUMNS; i < (viewer + 1) * BAGS * CLASS_COLUMNS; i++)
    g.store.set(classes, i, 0)
}

function locate(g: Game, card: number, viewer: Player): void {
  setKnown(g, card, viewer, K.pool, NONE)
  setKnown(g, card, viewer, K.class, NONE)
}

/** A face-down card on the table is told from others by its place; in hands and piles nothing is. */
function hasPlaces(g: Game, zone: number): boolean {
  const sight = g.zoneDef(zone).sight()
  return sight === 'face' || sight === 'all'
}

/** The cards of one owner that a viewer does not see. */
class HiddenCards {
  private readonly g: Game
  private readonly viewer: Player
  private readonly owner: Player
  /** The bag of each zone. */
  private readonly bags = new Map<number, number>()
  private readonly doubtful: number[] = []
  /** Bags with places whose card is in doubt: any doubtful card might lie in any of them. */
  private open = 0

  constructor(g: Game, viewer: Player, owner: Player) {
    this.g = g
    this.viewer = viewer
    this.owner = owner
  }

  add(card: number, zone: number, traced: boolean): void {
    const { g, viewer, owner } = this
    const places = hasPlaces(g, zone)
    const pool = places ? loosePool(g, owner) : zonePool(zone, owner)
    let bag = this.bags.get(zone)
    if (bag === undefined) {
      bag = newBag(g, viewer, pool)
      this.bags.set(zone, bag)
    } else changeBag(g, viewer, bag, 1)
    setKnown(g, card, viewer, K.pool, places ? placeIn(bag) : pool)
    if (traced) setKnown(g, card, viewer, K.class, addToClass(g, viewer, 1 << bag, 0))
    else {
      this.doubtful.push(card)
      this.open |= 1 << bag
    }
  }

  settle(): void {
    for (const card of this.doubtful)
      setKnown(this.g, card, this.viewer, K.class, addToClass(this.g, this.viewer, this.open, 0))
  }
}

/** What a written position has to say about the knowledge of an object's cards: who has seen or traced it. */
export function knowledgeOf(
  g: Game,
  row: number,
): { readonly seenBy: Player[]; readonly tracedBy: Player[] } {
  const cards = g.cardsOf(row)
  const hidden = cards.length === 0 ? [] : PLAYERS.filter((viewer) => !sees(g, viewer, row))
  const seenBy = hidden.filter((viewer) => cards.every((card) => located(g, card, viewer)))
  const tracedBy = hidden.filter(
    (viewer) =>
      !seenBy.includes(viewer) &&
      cards.every((card) => onlyIn(g, card, viewer, g.zoneOf(row)) && !allInOnePlace(g, card, viewer)),
  )
  return { seenBy, tracedBy }
}

/** All that the viewer does not see of this card's owner lies in one zone: then that it is there goes without saying. */
function allInOnePlace(g: Game, of: number, viewer: Player): boolean {
  const zone = g.zoneOf(g.card(of, C.object))
  for (let card = 0, n = g.store.length(g.T.cards); card < n; card++)
    if (
      g.card(card, C.owner) === g.card(of, C.owner) &&
      !located(g, card, viewer) &&
      g.zoneOf(g.card(card, C.object)) !== zone
    )
      return false
  return true
}
