import type { Timer } from '../src/room/timer.ts'

/** A timer that moves only when a test moves it. */
export class MovedTimer implements Timer {
  private time = 0
  private readonly due = new Map<number, { readonly at: number; readonly run: () => void }>()
  private last = 0

  now(): number {
    return this.time
  }

  after(milliseconds: number, run: () => void): () => void {
    const id = ++this.last
    this.due.set(id, { at: this.time + milliseconds, run })
    return () => void this.due.delete(id)
  }

  /** Moves on; what falls due runs in its order. */
  move(milliseconds: number): void {
    const to = this.time + milliseconds
    for (;;) {
      const [next] = [...this.due].filter(([, { at }]) => at <= to).toSorted(([, a], [, b]) => a.at - b.at)
      if (next === undefined) break
      this.due.delete(next[0])
      this.time = Math.max(this.time, next[1].at)
      next[1].run()
    }
    this.time = to
  }
}
