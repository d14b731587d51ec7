import type { Query } from './effects.ts'
import type { Game } from './game.ts'
import { inForce, refresh } from './values.ts'

/** Whether any effect might answer otherwise than the rules. */
export function isAnswered(g: Game, query: Query): boolean {
  refresh(g)
  return g.computed.answers[query.id].length > 0
}

/**
 * Asks a named query. Effects may answer otherwise for this asker ("is treated as"); with none in force the
 * rules' own answer is given.
 */
export function ask(g: Game, query: Query, asker: number, subject: number): number {
  refresh(g)
  let value = query.base(g, asker, subject)
  for (const { effect, clause, part } of g.computed.answers[query.id])
    if (part.applies(g, effect, asker, subject) && inForce(g, effect, asker) && g.book.switches.on(clause))
      value = part.answer(g, effect, asker, subject, value)
  return value
}
