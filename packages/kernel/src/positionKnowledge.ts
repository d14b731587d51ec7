import { C, K, NONE, PLAYERS, type Player } from './columns.ts'
import { doubt } from './doubt.ts'
import type { Game } from './game.ts'
import { isPool, sees } from './knowledge.ts'
import { hide } from './learning.ts'
import { loosePool, setKnown, zonePool } from './pools.ts'
import type { Placed } from './position.ts'
import { playersOf } from './positionRead.ts'

/**
 * Who knows what on a board that has no history: cards a viewer sees are located; of the others he knows only that
 * they lie somewhere among the hidden places of their owner, unless the position says that he has seen or traced one.
 */
export function spreadKnowledge(g: Game, placed: readonly Placed[]): void {
  for (const viewer of PLAYERS) spread(g, viewer, placed)
}

function spread(g: Game, viewer: Player, placed: readonly Placed[]): void {
  const anywhere: number[] = []
  const traced: number[] = []
  for (const { row, fields } of placed) {
    const follows = playersOf(fields.tracedBy).includes(viewer)
    const seen =
      sees(g, viewer, row) ||
      playersOf(fields.seenBy).includes(viewer) ||
      (follows && !isPile(g, g.zoneOf(row)))
    for (const card of g.cardsOf(row)) {
      const own = g.card(card, C.owner) === viewer || g.book.openDecks
      setKnown(g, card, viewer, K.met, own || seen || follows ? 1 : 0)
      if (seen) {
        setKnown(g, card, viewer, K.pool, NONE)
        setKnown(g, card, viewer, K.class, NONE)
      } else if (follows) traced.push(card)
      else anywhere.push(card)
    }
  }
  doubt(g, viewer, anywhere, (card) => poolOf(g, card))
  for (const card of traced) hide(g, card, viewer, poolOf(g, card))
}

/** Whose hidden cards cannot be told apart; on the table a card that is followed is as good as seen. */
function isPile(g: Game, zone: number): boolean {
  return isPool(g, zone) || g.zoneDef(zone).sight() === 'none'
}

function poolOf(g: Game, card: number): number {
  const zone = g.zoneOf(g.card(card, C.object))
  const owner = g.card(card, C.owner)
  return isPile(g, zone) ? zonePool(zone, owner) : loosePool(g, owner)
}
