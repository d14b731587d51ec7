import type { AnswerIds, View } from '@fudaba/kernel'
import type { WindowKind } from '@fudaba/kernel/rules'

const isSoulAction = ({ name }: { readonly name?: string }): boolean => name?.startsWith('soul-') === true

/**
 * What a window of priority (11.1) is to whoever has it. A soul action alone changes nothing: souls are also made while
 * paying (15.1.16.2). One acts in the own main phases (9.5), answers what the opponent put onto the stack and an attack
 * before the damage (10.1.3, 10.1.5); AUTO passes everywhere else.
 */
export function window({ decision, viewer, facts, zones }: View): WindowKind {
  if (decision === null || decision.candidates.every(isSoulAction)) return 'quiet'
  const [top] = zones.find(({ zone }) => zone === 'stack')?.objects ?? []
  if (top !== undefined) return top.controller === viewer ? 'quiet' : 'answer'
  const mine = facts['turnPlayer'] === viewer
  const phase = String(facts['phase'])
  if (phase.startsWith('main')) return mine ? 'own' : 'quiet'
  const attack = zones.some(({ objects }) => objects.some(({ values }) => values['attacking'] === true))
  if (phase === 'battle' && attack) return mine ? 'answer' : 'attacked'
  return 'quiet'
}

/** Whether to attack again is asked once more by the attackers: none of them ends the phase (10.3.2). */
export const foregone = ({ decision }: View): AnswerIds | null =>
  decision?.message.key === 'battle.again' ? ['yes'] : null
