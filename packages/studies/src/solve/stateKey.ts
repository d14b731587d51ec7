import { Clock, type Game } from '@fudaba/kernel/rules'

/**
 * A number for the state of a game, the same for the same state whatever way led to it. What players know and the clocks
 * of the machinery are left out: they change nothing that can still happen. 53 bits, so that it is a key of a Map.
 */
export function stateKey(g: Game): number {
  const { store } = g
  let a = 0x811c9dc5 ^ g.clock(Clock.position)
  let b = 0x9e3779b9
  for (const table of store.tables) {
    if (table.sticky) continue
    const { data } = table
    const end = store.length(table) * table.stride
    a = Math.imul(a ^ table.index, 0x01000193)
    for (let i = 0; i < end; i++) {
      const v = data[i]
      a = Math.imul(a ^ v, 0x01000193)
      b = (Math.imul(b, 31) + v + (b >>> 15)) | 0
    }
  }
  return (a >>> 0) * 0x200000 + ((b ^ (b >>> 11)) & 0x1fffff)
}
