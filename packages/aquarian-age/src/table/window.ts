import type { View } from '@fudaba/kernel'
import type { WindowKind } from '@fudaba/kernel/rules'

const QUIET = ['phase', 'faction-check', 'setting']

/**
 * What a moment for responses (21-3a) is to whoever has it. The starts and ends of phases and the faction checks come
 * in every turn and are seldom answered, nor are characters that are set; one's own attack can be joined, everything
 * else of one's own stands.
 */
export function window({ decision, viewer, zones }: View): WindowKind {
  if (decision === null) return 'quiet'
  const [top] = zones.find(({ zone }) => zone === 'declared')?.objects ?? []
  if (top === undefined) return 'own'
  if (QUIET.includes(top.kind)) return 'quiet'
  const mine = top.controller === viewer
  if (top.kind === 'attack') return mine ? 'answer' : 'attacked'
  return mine ? 'quiet' : 'answer'
}
