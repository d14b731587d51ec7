import type { View } from '@fudaba/kernel'
import type { WindowKind } from '@fudaba/kernel/rules'
import { mayHit } from './guardGuidance.ts'

/**
 * What an open window is to who has to act in it: the guard step is there because he is attacked (7.4). An attack
 * that cannot hit, whatever trigger comes, is nothing that people usually guard against.
 */
export function window(view: View): WindowKind {
  if (view.decision?.message.key !== 'guard.window') return 'own'
  return mayHit(view) ? 'attacked' : 'quiet'
}
