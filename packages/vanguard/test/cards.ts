import '../grammar/nodes.ts'
import type { ObjectFields } from '@fudaba/kernel/rules'
import { ref } from '@fudaba/kernel/testing'

/** Cards defined in place; all of one clan unless they say otherwise. */
type Stats = Readonly<Record<string, unknown>>

export const unit = (name: string, stats: Stats = {}, fields: ObjectFields = {}) =>
  ref(name, { name, grade: 1, power: 7000, shield: 5000, ...stats }, fields)

/** On its circle. */
export const at = (cell: string, name: string, stats: Stats = {}, fields: ObjectFields = {}) =>
  unit(name, stats, { cell, ...fields })
export const vanguardUnit = (name: string, stats: Stats = {}, fields: ObjectFields = {}) =>
  at('front-centre', name, { grade: 3, power: 10_000, ...stats }, fields)

export const icon = (name: string, trigger: string, stats: Stats = {}) =>
  unit(name, { grade: 0, type: 'trigger', trigger, ...stats })

/** So many plain cards that do not matter. */
export const plain = (name: string, count: number) =>
  Array.from({ length: count }, (_, i) => unit(`${name}${i + 1}`, { clans: ['他'] }))

export { happens } from '@fudaba/kernel/testing'
