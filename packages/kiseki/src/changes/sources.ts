import { type Game, NONE, RelationCell } from '@fudaba/kernel/rules'
import { fought } from '../board/battleMarks.ts'
import { rule } from '../book.ts'

/** 発生源 (1222): who has stunned a UNIT. Asked at the moment of the stun. */

/** Whoever attacked it, if the battle has stunned it; a countering UNIT has stunned nobody (1222.4a). */
const attackersOf = rule(
  '1222.4a',
  (g: Game, row: number): number[] =>
    g
      .relations(fought)
      .filter((r) => g.relation(r, RelationCell.b) === row && g.same(row, g.relation(r, RelationCell.bId)))
      .map((r) => g.relation(r, RelationCell.a)),
  () => [],
)
/** The card whose effect has stunned it (1222.4b). */
const sourceOf = rule(
  '1222.4b',
  (source: number): number[] => (source === NONE ? [] : [source]),
  () => [],
)

export function stunners(g: Game, row: number): number[] {
  const cause = g.book.causeNow?.(g)
  return cause === undefined || cause.kind === 'rule' ? attackersOf(g, row) : sourceOf(cause.source)
}
