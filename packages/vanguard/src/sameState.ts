import type { Game } from '@fudaba/kernel'

/**
 * What follows from the state alone, found once as long as the state is the same: rule actions are looked for at
 * every check timing, who can attack is asked by several steps. It is derived, and never saved.
 */
export function foundOnce<T>(find: (g: Game) => T): (g: Game) => T {
  let of: Game | null = null
  let version = -1
  let jumps = -1
  let found: T
  return (g) => {
    const { store } = g
    if (of === g && version === store.version && jumps === store.jumps) return found
    found = find(g)
    of = g
    version = store.version
    jumps = store.jumps
    return found
  }
}
