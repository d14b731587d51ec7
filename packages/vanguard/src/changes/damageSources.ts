import { NONE } from '@fudaba/kernel/rules'
import { rule } from '../book.ts'

/** ダメージの発生源 (3.15). */

/** Battle damage comes from the unit that attacks (3.15.1.1). */
export const ofBattle = rule(
  '3.15.1.1',
  (attacker: number): number => attacker,
  () => NONE,
)
/** Skill damage from the source of the effect (3.15.1.2), the card itself though a fighter seems to deal it (3.15.1.2.1). */
const theCard = rule(
  '3.15.1.2.1',
  (source: number): number => source,
  () => NONE,
)
export const ofSkill = rule(
  '3.15.1.2',
  (source: number): number => theCard(source),
  () => NONE,
)
