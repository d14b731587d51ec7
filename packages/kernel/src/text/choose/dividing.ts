import type { ObjectRow } from '../../state/rows.ts'
import { RelationCell } from '../../state/columns.ts'
import type { Game } from '../../game/game.ts'
import type { Context } from '../context/context.ts'
import type { Language } from '../language/language.ts'
import { IT, liveRows } from '../context/registers.ts'

/**
 * A number divided among targets: the player divides it on play, the relation `part` of the record keeps the shares.
 */

/** This object's share of `total`, with the sign of `total`. */
export const partOf = (language: Language, g: Game, c: Context, row: ObjectRow, total: number): number =>
  Math.sign(total) * share(language, g, c, row, Math.abs(total))

/** The share kept on the record; if the game does not keep shares, an equal part for each target that is left. */
function share({ part, lexicon }: Language, g: Game, c: Context, row: ObjectRow, total: number): number {
  const fixed = lexicon.rules?.fixedParts?.() ?? true
  if (!fixed) return Math.floor(total / Math.max(1, liveRows(g, c.owner, IT).length))
  if (c.record < 0) return 0
  for (const r of g.relations(part, c.record))
    if (g.relation(r, RelationCell.b) === row && g.same(row, g.relation(r, RelationCell.bId)))
      return g.relation(r, RelationCell.value)
  return 0
}
