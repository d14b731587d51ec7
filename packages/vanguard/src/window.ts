import type { View, WindowKind } from '@fudaba/kernel'

/** What an open window is to who has to act in it: the guard step is there because he is attacked (7.4). */
export const window = ({ decision }: View): WindowKind =>
  decision?.message.key === 'guard.window' ? 'attacked' : 'own'
