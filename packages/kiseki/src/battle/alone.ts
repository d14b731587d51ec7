import type { Game } from '@fudaba/kernel/rules'
import { attackUnits } from './battleUnits.ts'
import { rule } from '../book.ts'

/** 単独で攻撃: whether there is one attack UNIT (1326.4). */
export const isAlone = rule(
  '1326.4',
  (g: Game): boolean => attackUnits(g).length === 1,
  () => true,
)
