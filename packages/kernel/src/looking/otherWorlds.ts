import { Random } from '../base/random.ts'
import type { Game } from '../game/game.ts'
import { known } from '../knowledge/pools.ts'
import { dealHidden } from '../knowledge/worlds.ts'
import { CardCell, CARD_COLUMNS, Known, NONE, type Player } from '../state/columns.ts'

/** Worlds that a player cannot tell from the real one by what he knows of the cards. */

/** Random worlds tried in addition to the rotations of `rotateHidden`. */
const DEALS = 16

/**
 * Turns the game into one such world after the other, and back, until `visit` returns false. The worlds are dealt from
 * what the player knows and not from where the cards really are, so the choice of worlds reveals nothing.
 */
export function eachOtherWorld(g: Game, player: Player, visit: () => boolean): void {
  const hidden = hiddenCards(g, player).length
  if (hidden === 0) return
  const random = new Random('worlds')
  let goOn = true
  for (let n = 0; n < hidden + DEALS && goOn; n++) {
    const mark = g.store.top
    try {
      dealHidden(g, player, random, () => random.below(g.cards.length))
      if (n < hidden) rotateHidden(g, player, n)
      goOn = visit()
    } finally {
      g.store.undo(mark)
    }
  }
}

/** The cards whose place the player does not know, zone by zone: rotated, equal cards come to fill a whole hand. */
function hiddenCards(g: Game, player: Player): number[] {
  const out: number[] = []
  for (let zone = 0, n = g.store.length(g.tables.zones); zone < n; zone++)
    for (const row of g.rowsIn(zone))
      for (const card of g.cardsOf(row)) if (known(g, card, player, Known.pool) !== NONE) out.push(card)
  return out
}

/** Deals the hidden cards of each class anew: sorted, then rotated by `shift` places. */
function rotateHidden(g: Game, player: Player, shift: number): void {
  const classes = new Map<number, number[]>()
  for (const card of hiddenCards(g, player)) {
    const of = known(g, card, player, Known.class)
    const list = classes.get(of)
    if (list === undefined) classes.set(of, [card])
    else list.push(card)
  }
  for (const cards of classes.values()) {
    const defs = cards.map((card) => g.card(card, CardCell.def)).sort((a, b) => a - b)
    cards.forEach((card, k) =>
      g.store.set(g.tables.cards, card * CARD_COLUMNS + CardCell.def, defs[(k + shift) % defs.length]),
    )
  }
}
