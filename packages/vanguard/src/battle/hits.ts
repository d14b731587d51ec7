import { type Game, NONE } from '@fudaba/kernel/rules'
import { attackerOf, victims } from './battleUnits.ts'
import { rule } from '../book.ts'
import { powerOf } from '../board/characteristics.ts'
import { cardTexts } from '../board/cardTexts.ts'
import { configOf } from '../board/config.ts'
import { isVanguard, mateOf } from '../board/units.ts'
import { field } from '../board/zones.ts'

/** ヒット (7.6): who is hit, and what that costs. */

/** Hit: no more power than the attacker (7.6.1.2). */
const hits = rule(
  '7.6.1.2',
  (g: Game, attacker: number, victim: number): boolean =>
    powerOf(g, victim) <= powerOf(g, attacker) &&
    cardTexts.value.may(g, 'was-hit', { row: victim, other: attacker }),
  () => false,
)
/** Zero or less is no damage (7.6.1.5.1). */
export const atLeastOne = rule(
  '7.6.1.5.1',
  (n: number): boolean => n > 0,
  () => true,
)
/** Without the attacker or the attacked there is no hit (7.6.1.3). */
const onlyWithBoth = rule(
  '7.6.1.3',
  (_g: Game, _chosen: readonly number[]): number[] => [],
  (g: Game, chosen: readonly number[]): number[] => chosen.filter((row) => g.inZone(row, field)),
  '7.6.1.2',
)
export function hitNow(g: Game, chosen: readonly number[]): number[] {
  const attacker = attackerOf(g)
  return attacker === NONE ? onlyWithBoth(g, chosen) : victims(g).filter((row) => hits(g, attacker, row))
}
/** Of two in legion the hit is the leader's (10.25.6), and the mate's, too, where the table plays so. */
export const hittingMate = (g: Game): number =>
  configOf(g).mateHits === 'both' ? mateOf(g, attackerOf(g)) : NONE
/** An attacker that is gone by now deals no damage (7.6.1.5.2). */
export const dealer = rule(
  '7.6.1.5.2',
  (g: Game, _chosen: number): number => attackerOf(g),
  (_g: Game, chosen: number): number => chosen,
)
/** No damage for a rear-guard (7.6.1.7). */
export const takesDamage = rule('7.6.1.7', isVanguard, () => true)
