import type { ObjectFields } from '@fudaba/kernel/rules'
import { ref } from '@fudaba/kernel/testing'

/** Cards defined in place. */
export type Stats = object

const card =
  (type: string, defaults: Stats) =>
  (name: string, stats: Stats = {}, fields: ObjectFields = {}) =>
    ref(name, { name, type, factions: ['ego'], icons: ['ワーカー'], ...defaults, ...stats }, fields)

export const character = card('character', { mind: 3, attack: 2, endurance: 2 })
export const breakCard = card('break', { mind: 4, attack: 4, endurance: 4, cost: 0 })
export const permanent = card('permanent', { icons: [], cost: 0 })

/** So many power cards on the character of this name. */
export const powers = (on: string, count: number, from = 1) =>
  Array.from({ length: count }, (_, i) =>
    ref(
      `${on}p${i + from}`,
      { name: `${on}p${i + from}`, factions: ['ego'] },
      { 'set on': on, faceDown: true },
    ),
  )
export const skill = (...skills: readonly Stats[]) => ({ skills })

export const project = card('project', { icons: [], cost: 0 })
export const fast = card('fast', { icons: [], cost: 0 })
