import { systemClock } from '@fudaba/ai/clock'

/** Where rooms get their time from when they wait. Tests pass one that they move. */
export interface Timer {
  now(): number
  /** Runs something later; returns how to call it off. */
  after(milliseconds: number, run: () => void): () => void
}

export const systemTimer: Timer = {
  now: () => systemClock.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}
