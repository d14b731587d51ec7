import { R } from '../columns.ts'
import type { Game } from '../game.ts'
import type { Context } from './context.ts'
import type { Language } from './language.ts'
import { IT, held } from './registers.ts'

/** A number that is divided among targets: the player says how on play, and the record keeps it. */

/** The part of this object of a number with a sign. */
export const partOf = (language: Language, g: Game, c: Context, row: number, total: number): number =>
  Math.sign(total) * share(language, g, c, row, Math.abs(total))

/** Where parts are not what they were on play, as much for each that is left. */
function share({ part, lexicon }: Language, g: Game, c: Context, row: number, total: number): number {
  const fixed = lexicon.rules?.fixedParts?.() ?? true
  if (!fixed) return Math.floor(total / Math.max(1, held(g, c.owner, IT).length))
  if (c.record < 0) return 0
  for (const r of g.relations(part, c.record))
    if (g.relation(r, R.b) === row && g.same(row, g.relation(r, R.bId))) return g.relation(r, R.value)
  return 0
}
