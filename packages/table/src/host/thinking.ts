import type { AgentFailure } from './host.ts'

/** One thought of an agent for a table: its progress, and the signals to stop it or to hurry it. */
export class Thinking {
  /** From 0 to 1. */
  progress = 0
  /** Set if the agent failed and another one answered. */
  failure: AgentFailure | null = null
  private readonly listeners: (() => void)[] = []
  private isStopped = false
  private isEnded = false

  /** The result will not be used. */
  get stopped(): boolean {
    return this.isStopped
  }

  /** Calls the listener once when the thought is stopped or hurried; at once if it already is. */
  whenEnded(listener: () => void): void {
    if (this.isEnded) listener()
    else this.listeners.push(listener)
  }

  stop(): void {
    this.isStopped = true
    this.hurry()
  }

  /** Demands the best answer so far. */
  hurry(): void {
    if (this.isEnded) return
    this.isEnded = true
    for (const listener of this.listeners) listener()
  }
}
