import type { Query } from '../game/effects.ts'
import type { ObjectRow } from '../state/rows.ts'
import type { Game } from '../game/game.ts'
import { NONE } from '../state/columns.ts'
import { refresh } from './values.ts'
import { inForce } from './inForce.ts'

/** Whether some effect might answer the query otherwise than the rules do. */
export function isAnswered(g: Game, query: Query): boolean {
  refresh(g)
  return g.computed.answers[query.id].length > 0
}

/**
 * Asks a named query. Effects may answer otherwise for this asker ("is treated as"); with none in force the
 * rules' own answer is given.
 */
export function ask(g: Game, query: Query, asker: ObjectRow, subject: number): number {
  refresh(g)
  let value = query.base(g, asker, subject)
  // What the rules ask about an object is asked of effects on that object.
  const on = asker === NONE ? subject : asker
  for (const { effect, clause, part } of g.computed.answers[query.id])
    if (part.applies(g, effect, asker, subject) && inForce(g, effect, on) && g.book.switches.on(clause))
      value = part.answer(g, effect, asker, subject, value)
  return value
}
