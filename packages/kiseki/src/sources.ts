import { type Game, NONE, R } from '@fudaba/kernel'
import { fought } from './battleUnits.ts'
import { rule } from './book.ts'

/** 発生源 (1222): who has stunned a UNIT. Asked at the moment of the stun. */

/** Whoever attacked it, if the battle has stunned it; a countering UNIT has stunned nobody (1222.4a). */
const attackersOf = rule(
  '1222.4a',
  (g: Game, row: number): number[] =>
    g
      .relations(fought)
      .filter((r) => g.relation(r, R.b) === row && g.same(row, g.relation(r, R.bId)))
      .map((r) => g.relation(r, R.a)),
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
