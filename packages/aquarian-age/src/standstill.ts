import type { Game } from '@fudaba/kernel'

/**
 * A moment after which something is known as long as nothing changes that anything could look at. What is known by it
 * is derived from the state, so it is no part of it.
 */
export class Standstill {
  private g: Game | null = null
  private version = -1
  private jumps = -1

  note(g: Game): void {
    this.g = g
    this.version = g.store.version
    this.jumps = g.store.jumps
  }
  lasts(g: Game): boolean {
    return this.version === g.store.version && this.jumps === g.store.jumps && this.g === g
  }
}
