import type { View, WindowKind } from '@fudaba/kernel'

/**
 * What a window of priority (902) is to whoever has it. Turning a homebase card for EP alone changes nothing: EP is
 * also got while paying for something (1217.3). One acts in the own deployment step (703.8c), and answers what the
 * opponent played and an attack before it is decided (804.9); AUTO passes everywhere else.
 */
export function window({ decision, viewer, facts, zones }: View): WindowKind {
  if (decision === null || !decision.candidates.some(({ name }) => name !== 'acquire-ep')) return 'quiet'
  const [top] = zones.find(({ zone }) => zone === 'waiting')?.objects ?? []
  if (top !== undefined) return top.controller === viewer ? 'quiet' : 'answer'
  const mine = facts['primary'] === viewer
  if (decision.clauses.includes('703.8c')) return mine ? 'own' : 'quiet'
  if (decision.clauses.includes('804.9')) return mine ? 'answer' : 'attacked'
  return 'quiet'
}
