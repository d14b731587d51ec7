import { systemClock } from '@fudaba/ai/clock'

/**
 * A flat loop that no change of ours touches: journalled writes to a table of integers with a branch for each. Its
 * rate says how fast the machine is now, so `decisions a second / yardstick` can be compared between machines.
 */
export function yardstick(seconds = 0.5): number {
  const size = 1 << 12
  const table = new Int32Array(size)
  const journal = new Int32Array(size * 2)
  let top = 0
  let x = 0x2545f491
  const batch = (): void => {
    for (let i = 0; i < 10_000; i++) {
      x ^= x << 13
      x ^= x >>> 17
      x ^= x << 5
      const at = x & (size - 1)
      const old = table[at]
      const value = (old + (x >>> 20)) & 0xffff
      if (old === value) continue
      if (top === journal.length) top = 0
      journal[top] = at
      journal[top + 1] = old
      top += 2
      table[at] = value
    }
  }
  for (let i = 0; i < 100; i++) batch()
  const start = systemClock.now()
  let spent = 0
  let batches = 0
  while (spent < seconds) {
    batch()
    batches++
    spent = (systemClock.now() - start) / 1000
  }
  return (batches * 10_000) / spent
}
