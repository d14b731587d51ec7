import type { Action } from '../book.ts'
import { NONE, type Player } from '../columns.ts'
import type { Game } from '../game.ts'
import type { Offer } from '../offer.ts'

/** Adds every action the player may do now, with each object it can be done with. Returns how many. */
export function offerActions(g: Game, d: Offer, player: Player, actions: readonly Action[]): number {
  const before = d.items.length
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i]
    if (action.sources === undefined) {
      if (g.may(action, player, NONE)) d.action(action.id, NONE)
      continue
    }
    for (const source of action.sources(g, player))
      if (g.may(action, player, source)) d.action(action.id, source)
  }
  return d.items.length - before
}
