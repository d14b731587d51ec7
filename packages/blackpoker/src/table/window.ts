import type { View } from '@fudaba/kernel'
import type { WindowKind } from '@fudaba/kernel/rules'

/** Requests that nobody usually answers: the turn goes round. */
const ROUTINE = new Set(['end', 'charge', 'draw'])

/** What a chance is to whoever has it: AUTO asks only where there is something to answer. */
export function window(view: View): WindowKind {
  const [top] = view.zones.find((zone) => zone.zone === 'stage')?.objects ?? []
  const mine = view.facts['turnPlayer'] === view.viewer
  if (top === undefined) return mine ? 'own' : 'quiet'
  const action = String(top.values['action'])
  // Between Block and Damage both sides can still change the sizes that meet.
  if (action === 'damage') return mine ? 'answer' : 'attacked'
  if (top.controller === view.viewer || ROUTINE.has(action)) return 'quiet'
  return action === 'attack' || action === 'block' ? 'attacked' : 'answer'
}

/** On an empty stage in one's own turn a pass would only come back: what goes on is エンド. */
export const usual = (view: View): string | null => (window(view) === 'own' ? 'end' : null)
