import type { ZoneDef } from './book.ts'
import { BAGS, BAG_COLUMNS, C, CLASS_COLUMNS, K, NONE, PLAYERS, type Player } from './columns.ts'
import type { Game } from './game.ts'
import { conclude } from './inference.ts'
import { isPool, located, met, onlyIn, sees } from './knowledge.ts'
import { addToClass, changeBag, known, loosePool, newBag, placeIn, setKnown, zonePool } from './pools.ts'
import type { ObjectFields, Placed } from './position.ts'

/**
 * Who knows what on a board that has no history: cards a viewer sees are located; of the others he knows only that
 * they lie somewhere among the hidden places of their owner, unless the position says that he has seen or traced one.
 * In the zones of `apart` lie cards of a kind of their own, and everybody knows it.
 */
export function spreadKnowledge(g: Game, placed: readonly Placed[], apart: Apart = []): void {
  for (const viewer of PLAYERS) {
    forgetAll(g, viewer)
    const hidden = [false, true].map((kept) =>
      PLAYERS.map((owner) => new HiddenCards(g, viewer, owner, kept)),
    )
    for (const { row, fields } of placed) {
      const seen = sees(g, viewer, row) || names(fields.seenBy, viewer)
      const traced = !seen && names(fields.tracedBy, viewer)
      for (const card of g.cardsOf(row)) {
        const owner = g.card(card, C.owner)
        const told = seen || traced || names(fields.metBy, viewer) || knowsList(g, viewer, owner)
        setKnown(g, card, viewer, K.met, told ? 1 : 0)
        if (seen) locate(g, card, viewer)
        else hidden[isApart(g, card, apart) ? 1 : 0][owner].add(card, g.zoneOf(row), traced)
      }
    }
    for (const each of hidden.flat()) each.settle()
    conclude(g, viewer)
  }
  for (let card = 0, n = g.store.length(g.T.cards); card < n; card++)
    if (PLAYERS.every((viewer) => known(g, card, viewer, K.pool) === NONE))
      for (const viewer of PLAYERS) setKnown(g, card, viewer, K.met, 3)
}

/** Zones whose cards lie in no other hidden place. */
type Apart = readonly ZoneDef[]
const isApart = (g: Game, card: number, apart: Apart): boolean =>
  apart.includes(g.zoneDef(g.zoneOf(g.card(card, C.object))))

/** Whether a viewer knows which cards this player has. */
const knowsList = (g: Game, viewer: Player, owner: number): boolean => owner === viewer || g.book.openDecks

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
  private readonly kept: boolean
  /** The bag of each zone. */
  private readonly bags = new Map<number, number>()
  private readonly doubtful: number[] = []
  /** Bags with places whose card is in doubt: any doubtful card might lie in any of them. */
  private open = 0

  /** `kept`: they have lain there from the beginning. */
  constructor(g: Game, viewer: Player, owner: Player, kept: boolean) {
    this.g = g
    this.viewer = viewer
    this.owner = owner
    this.kept = kept
  }

  add(card: number, zone: number, traced: boolean): void {
    const { g, viewer, owner } = this
    const places = hasPlaces(g, zone) && !this.kept
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

/** What a written position has to say about the knowledge of an object's cards: who has seen, traced or met it. */
export function knowledgeOf(
  g: Game,
  row: number,
  apart: Apart = [],
): { readonly seenBy: Player[]; readonly tracedBy: Player[]; readonly metBy: Player[] } {
  const cards = g.cardsOf(row)
  const zone = g.zoneOf(row)
  const [seenBy, tracedBy, metBy]: Player[][] = [[], [], []]
  for (const viewer of PLAYERS) {
    if (cards.length === 0 || sees(g, viewer, row)) continue
    const all = (is: (card: number) => boolean): boolean => cards.every(is)
    // Where places cannot be told apart he can name the only card, and no longer once another one comes to it.
    const points = (card: number): boolean => !isPool(g, zone) || known(g, card, viewer, K.pool) === NONE
    if (all((card) => located(g, card, viewer) && points(card))) seenBy.push(viewer)
    else if (all((card) => met(g, card, viewer))) {
      const goesWithoutSaying = all((card) => knowsList(g, viewer, g.card(card, C.owner)))
      const traced = all((card) => onlyIn(g, card, viewer, zone))
      if (traced && !(goesWithoutSaying && all((card) => allInOnePlace(g, card, viewer, apart))))
        tracedBy.push(viewer)
      else if (!traced && !goesWithoutSaying) metBy.push(viewer)
    }
  }
  return { seenBy, tracedBy, metBy }
}

/** All that the viewer does not see of this card's owner lies in one zone: then that it is there goes without saying. */
function allInOnePlace(g: Game, of: number, viewer: Player, apart: Apart): boolean {
  const zone = g.zoneOf(g.card(of, C.object))
  for (let card = 0, n = g.store.length(g.T.cards); card < n; card++)
    if (
      g.card(card, C.owner) === g.card(of, C.owner) &&
      !located(g, card, viewer) &&
      isApart(g, card, apart) === isApart(g, of, apart) &&
      g.zoneOf(g.card(card, C.object)) !== zone
    )
      return false
  return true
}
