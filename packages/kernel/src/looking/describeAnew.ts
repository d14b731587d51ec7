import { Offer } from '../answers/offer.ts'
import { KernelError } from '../base/errors.ts'
import type { Step } from '../game/book.ts'
import type { Game } from '../game/game.ts'
import { Frame, NONE, type Player } from '../state/columns.ts'
import type { ObjectRow } from '../state/rows.ts'

/** The question that is asked now, described once more for somebody who wonders about a thing. */

const anew = new Offer()

/** Whether this player is asked something now. */
export const isAsked = (g: Game, player: Player): boolean =>
  !g.over && g.frame !== NONE && g.offer.asked && g.offer.player === player

/** The clause of the question; of a game that does not run, of what was last done. */
export const askingClause = (g: Game): number => (g.frame === NONE ? g.clause : askingStep(g).clause)

function askingStep(g: Game): Step {
  const { data } = g.tables.frames
  const at = g.frame
  return g.book.procedures[data[at + Frame.procedure]].steps[data[at + Frame.step]]
}

/**
 * The same question with what it says of `wonder`; null if this world would not ask it. What describing it wrote is
 * undone. One offer is used for all of them.
 */
export function describeAnew(g: Game, wonder: ObjectRow): Offer | null {
  const { offer, batch, settled } = g
  const mark = g.store.top
  const proposed = batch.length
  anew.clear()
  anew.wonder = wonder
  try {
    askingStep(g).ask?.offer(g, anew)
  } catch (error) {
    if (error instanceof KernelError && error.code === 'no-answer') return null
    throw error
  } finally {
    anew.wonder = NONE
    batch.length = proposed
    g.settled = settled
    g.store.undo(mark)
  }
  const same = anew.asked && anew.message === offer.message && anew.player === offer.player
  return same ? anew : null
}
