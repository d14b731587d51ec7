import { type ReadonlySignal, type Signal, computed, signal } from '@preact/signals'

/** Steps that can be taken back. */
const DEEP = 500

/** What is being made, with all that can be taken back and done again. */
export class History<T> {
  readonly now: Signal<T>
  readonly canUndo: ReadonlySignal<boolean>
  readonly canRedo: ReadonlySignal<boolean>
  private readonly before: Signal<readonly T[]> = signal([])
  private readonly after: Signal<readonly T[]> = signal([])
  /** What the last step typed into; null: it was no typing. */
  private typing: string | null = null

  constructor(first: T) {
    this.now = signal(first)
    this.canUndo = computed(() => this.before.value.length > 0)
    this.canRedo = computed(() => this.after.value.length > 0)
  }

  /** Letters typed one after another into the same place (`typed`) are one step. */
  change(next: T, typed: string | null = null): void {
    if (typed === null || typed !== this.typing)
      this.before.value = [...this.before.peek(), this.now.peek()].slice(-DEEP)
    this.typing = typed
    this.after.value = []
    this.now.value = next
  }

  undo(): void {
    const last = this.before.peek().at(-1)
    if (last === undefined) return
    this.typing = null
    this.after.value = [...this.after.peek(), this.now.peek()]
    this.before.value = this.before.peek().slice(0, -1)
    this.now.value = last
  }

  redo(): void {
    const next = this.after.peek().at(-1)
    if (next === undefined) return
    this.typing = null
    this.before.value = [...this.before.peek(), this.now.peek()]
    this.after.value = this.after.peek().slice(0, -1)
    this.now.value = next
  }
}
