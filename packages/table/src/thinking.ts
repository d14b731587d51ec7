import type { AgentFailure } from './host.ts'

/** What an agent is thinking about for a table. It may be hurried, or not be wanted any more. */
export class Thinking {
  /** From 0 to 1. */
  progress = 0
  /** The agent failed, and another one answered in its place. */
  failure: AgentFailure | null = null
  private readonly listeners: (() => void)[] = []
  private unwanted = false
  private over = false

  /** What it comes to is not wanted any more. */
  get stopped(): boolean {
    return this.unwanted
  }

  /** Hears, once, that it is stopped or hurried: either way there is no more time. */
  whenEnded(listener: () => void): void {
    if (this.over) listener()
    else this.listeners.push(listener)
  }

  stop(): void {
    this.unwanted = true
    this.hurry()
  }

  /** The best answer so far is wanted now. */
  hurry(): void {
    if (this.over) return
    this.over = true
    for (const listener of this.listeners) listener()
  }
}
