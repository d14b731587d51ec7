import type { ZoneDef } from '../game/book.ts'
import {
  BAGS,
  BAG_COLUMNS,
  CardCell,
  CLASS_COLUMNS,
  Known,
  NONE,
  PLAYERS,
  type Player,
} from '../state/columns.ts'
import type { Game } from '../game/game.ts'
import { conclude } from '../knowledge/inference.ts'
import { isPool, located, met, onlyIn, sees } from '../knowledge/knowledge.ts'
import {
  addToClass,
  changeBag,
  known,
  loosePool,
  newBag,
  placeIn,
  setKnown,
  zonePool,
} from '../knowledge/pools.ts'
import type { Placed } from '../game/contract.ts'
import type { ObjectFields } from '../game/boardLiteral.ts'
import type { CardRow, ObjectRow, ZoneRow } from '../state/rows.ts'

/**
 * Sets what each viewer knows on a board without a history. Cards he sees, or has seen by the position, are located;
 * the others may lie in any hidden place of their owner, unless the position says that he has traced one to its zone.
 * Cards in the zones of `apart` (a deck of another kind) are known to lie in no other hidden place.
 */
export function initKnowledge(g: Game, placed: readonly Placed[], apart: Apart = []): void {
  for (const viewer of PLAYERS) {
    forgetAll(g, viewer)
    const hidden = [false, true].map((kept) =>
      PLAYERS.map((owner) => new UnseenCards(g, viewer, owner, kept)),
    )
    for (const { row, fields } of placed) {
      const seen = sees(g, viewer, row) || namesViewer(fields.seenBy, viewer)
      const traced = !seen && namesViewer(fields.tracedBy, viewer)
      for (const card of g.cardsOf(row)) {
        const owner = g.card(card, CardCell.owner)
        const told = seen || traced || namesViewer(fields.metBy, viewer) || knowsList(g, viewer, owner)
        setKnown(g, card, viewer, Known.met, told ? 1 : 0)
        if (seen) locate(g, card, viewer)
        else hidden[isApart(g, card, apart) ? 1 : 0][owner].add(card, g.zoneOf(row), traced)
      }
    }
    for (const each of hidden.flat()) each.finish()
    conclude(g, viewer)
  }
  for (let card = 0, n = g.store.length(g.tables.cards); card < n; card++)
    if (PLAYERS.every((viewer) => known(g, card, viewer, Known.pool) === NONE))
      for (const viewer of PLAYERS) setKnown(g, card, viewer, Known.met, 3)
}

/** Zones whose cards lie in no other hidden place. */
type Apart = readonly ZoneDef[]
const isApart = (g: Game, card: CardRow, apart: Apart): boolean =>
  apart.includes(g.zoneDef(g.zoneOf(g.card(card, CardCell.object))))

/** Whether a viewer knows which cards this player has. */
const knowsList = (g: Game, viewer: Player, owner: number): boolean => owner === viewer || g.book.openDecks

/** Whether a field such as `seenBy` names the viewer. */
const namesViewer = (value: ObjectFields['seenBy'], viewer: Player): boolean => {
  const name = viewer === 0 ? 'P1' : 'P2'
  return value === name || (Array.isArray(value) && value.includes(name))
}

/** Clears the bags and classes of a viewer. */
function forgetAll(g: Game, viewer: Player): void {
  const { bags, classes } = g.tables
  for (let i = viewer * BAGS * BAG_COLUMNS; i < (viewer + 1) * BAGS * BAG_COLUMNS; i++)
    g.store.set(bags, i, 0)
  for (let i = viewer * BAGS * CLASS_COLUMNS; i < (viewer + 1) * BAGS * CLASS_COLUMNS; i++)
    g.store.set(classes, i, 0)
}

/** The viewer knows where the card is. */
function locate(g: Game, card: CardRow, viewer: Player): void {
  setKnown(g, card, viewer, Known.pool, NONE)
  setKnown(g, card, viewer, Known.class, NONE)
}

/** Whether objects of the zone can be told apart by their places: face-down cards on the table, not hands and piles. */
function hasPlaces(g: Game, zone: ZoneRow): boolean {
  const sight = g.zoneDef(zone).sight()
  return sight === 'face' || sight === 'all'
}

/** The cards of one owner that a viewer does not see: a bag for each zone, and one class of all that are not traced. */
class UnseenCards {
  private readonly g: Game
  private readonly viewer: Player
  private readonly owner: Player
  private readonly kept: boolean
  /** The bag of each zone. */
  private readonly bags = new Map<number, number>()
  /** Cards that are not traced. */
  private readonly untraced: CardRow[] = []
  /** Bit per bag with untraced cards: each of these cards may lie in any of them. */
  private untracedBags = 0

  /** `kept`: the cards of the zones of `apart`. */
  constructor(g: Game, viewer: Player, owner: Player, kept: boolean) {
    this.g = g
    this.viewer = viewer
    this.owner = owner
    this.kept = kept
  }

  add(card: CardRow, zone: ZoneRow, traced: boolean): void {
    const { g, viewer, owner } = this
    const places = hasPlaces(g, zone) && !this.kept
    const pool = places ? loosePool(g, owner) : zonePool(zone, owner)
    let bag = this.bags.get(zone)
    if (bag === undefined) {
      bag = newBag(g, viewer, pool)
      this.bags.set(zone, bag)
    } else changeBag(g, viewer, bag, 1)
    setKnown(g, card, viewer, Known.pool, places ? placeIn(bag) : pool)
    if (traced) setKnown(g, card, viewer, Known.class, addToClass(g, viewer, 1 << bag, 0))
    else {
      this.untraced.push(card)
      this.untracedBags |= 1 << bag
    }
  }

  /** Puts the untraced cards into their class, once all bags are known. */
  finish(): void {
    const { g, viewer } = this
    for (const card of this.untraced)
      setKnown(g, card, viewer, Known.class, addToClass(g, viewer, this.untracedBags, 0))
  }
}

/** What a written position has to say about who knows an object's cards; nothing that reading it would give anyway. */
export function knowledgeOf(
  g: Game,
  row: ObjectRow,
  apart: Apart = [],
): { readonly seenBy: Player[]; readonly tracedBy: Player[]; readonly metBy: Player[] } {
  const cards = g.cardsOf(row)
  const zone = g.zoneOf(row)
  const [seenBy, tracedBy, metBy]: Player[][] = [[], [], []]
  for (const viewer of PLAYERS) {
    if (cards.length === 0 || sees(g, viewer, row)) continue
    const all = (is: (card: CardRow) => boolean): boolean => cards.every(is)
    // In a pool of one card the viewer knows that card only until another one joins it: that is traced, not seen.
    const points = (card: CardRow): boolean => !isPool(g, zone) || known(g, card, viewer, Known.pool) === NONE
    if (all((card) => located(g, card, viewer) && points(card))) seenBy.push(viewer)
    else if (all((card) => met(g, card, viewer))) {
      const isImplied = all((card) => knowsList(g, viewer, g.card(card, CardCell.owner)))
      const traced = all((card) => onlyIn(g, card, viewer, zone))
      if (traced && !(isImplied && all((card) => allInOnePlace(g, card, viewer, apart))))
        tracedBy.push(viewer)
      else if (!traced && !isImplied) metBy.push(viewer)
    }
  }
  return { seenBy, tracedBy, metBy }
}

/** Whether all cards of this card's owner that the viewer can't locate are in one zone, so that it is traced anyway. */
function allInOnePlace(g: Game, of: CardRow, viewer: Player, apart: Apart): boolean {
  const zone = g.zoneOf(g.card(of, CardCell.object))
  for (let card = 0, n = g.store.length(g.tables.cards); card < n; card++)
    if (
      g.card(card, CardCell.owner) === g.card(of, CardCell.owner) &&
      !located(g, card, viewer) &&
      isApart(g, card, apart) === isApart(g, of, apart) &&
      g.zoneOf(g.card(card, CardCell.object)) !== zone
    )
      return false
  return true
}
