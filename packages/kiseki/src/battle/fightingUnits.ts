import { type Game, NONE } from '@fudaba/kernel/rules'
import { attackUnits, counterUnit } from './battleUnits.ts'

/** Who is in battle with whom: attack UNITs with the counter UNIT, and that one with each of them. */
export function opponentsOf(g: Game, row: number): readonly number[] {
  const target = counterUnit(g)
  if (target === NONE) return []
  const attackers = attackUnits(g)
  if (row === target) return attackers
  return attackers.includes(row) ? [target] : []
}
