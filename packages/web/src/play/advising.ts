import { type Signal, signal } from '@preact/signals'
import type { Decision } from '@fudaba/kernel'
import type { Table, TableAdvice } from '@fudaba/table'

/** `thinking` until it comes. */
export type Advised = 'thinking' | TableAdvice

/** What the computer would do, for whoever asks: on one question at a time. */
export class Advising {
  readonly said: Signal<Advised | null> = signal(null)
  private about = -1

  /** Another question has come. */
  clear(): void {
    this.about = -1
    this.said.value = null
  }

  /** Advice on a question that is gone when it comes is not shown. */
  async ask(table: Table, { id, player }: Decision): Promise<Advised | null> {
    if (this.said.value !== null) return this.said.value
    this.about = id
    this.said.value = 'thinking'
    let advice: TableAdvice | null = null
    try {
      advice = await table.advise(player)
    } finally {
      if (this.about === id) this.said.value = advice
    }
    return this.about === id ? advice : null
  }
}
