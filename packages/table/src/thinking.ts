/** A decision that an agent is thinking about, and that may not be wanted any more. */
export class Thinking {
  private readonly listeners: (() => void)[] = []
  private over = false

  get stopped(): boolean {
    return this.over
  }

  whenStopped(listener: () => void): void {
    if (this.over) listener()
    else this.listeners.push(listener)
  }

  stop(): void {
    if (this.over) return
    this.over = true
    for (const listener of this.listeners) listener()
  }
}
