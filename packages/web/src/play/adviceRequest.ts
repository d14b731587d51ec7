import { type Signal, signal } from '@preact/signals'
import type { Decision } from '@fudaba/kernel'
import type { Table, TableAdvice } from '@fudaba/table'

/** `thinking` until the advice arrives. */
export type AdviceState = 'thinking' | TableAdvice

/** Advice on the current question. */
export class AdviceRequest {
  readonly said: Signal<AdviceState | null> = signal(null)
  private about = -1

  /** A new question: the advice on the old one no longer holds. */
  clear(): void {
    this.about = -1
    this.said.value = null
  }

  /** Asks for advice, once per question; null if the question has changed before it arrives. */
  async ask(table: Table, { id, player }: Decision): Promise<AdviceState | null> {
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
