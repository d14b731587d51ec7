import type { Action } from '@fudaba/kernel/rules'
import { soulActions } from '../changes/soulAction.ts'
import { useAbilities } from './ability.ts'
import { advanceEra } from './advance.ts'
import { joinUnit } from './join.ts'
import { sublimate } from './ownAbilities.ts'
import { placeHistory, placeStructure, placeUnit } from './place.ts'
import { useSpell } from './spell.ts'
import { putStone } from './stone.ts'
import './stateTriggers.ts'

/** What a player with priority may do (11.1.1), in the order in which it is offered. */
export const actions: readonly Action[] = [
  placeUnit,
  placeHistory,
  placeStructure,
  joinUnit,
  putStone,
  advanceEra,
  useSpell,
  ...useAbilities,
  sublimate,
  ...soulActions,
]

/** Special actions of the main phase, without the stack (11.1.6). */
const special = new Set([placeUnit, placeHistory, placeStructure, joinUnit, putStone, advanceEra])
export const isSpecial = (action: Action): boolean => special.has(action)
export const isSpellUse = (action: Action): boolean => action === useSpell
export const isAbilityUse = (action: Action): boolean => action === sublimate || useAbilities.includes(action)

export { costKinds } from './cost.ts'
export { resolveTop } from './resolve.ts'
export { totalCa } from './advance.ts'
export { textOf } from './texts.ts'
