import { type Signal, signal } from '@preact/signals'
import type { LogLine, TableAdvice } from '@fudaba/table'

/** What lies over the table, one at a time; `back` is what it came from. */
export type Panel =
  | { readonly kind: 'menu' }
  | { readonly kind: 'keys' }
  | { readonly kind: 'report' }
  | { readonly kind: 'concede' }
  | { readonly kind: 'whyLine'; readonly line: LogLine }
  | { readonly kind: 'whyPrompt' }
  | { readonly kind: 'whyNot' }
  | { readonly kind: 'always' }
  | { readonly kind: 'advice'; readonly advice: TableAdvice }
  | { readonly kind: 'rules'; readonly clause: string | null }
  | { readonly kind: 'pile'; readonly zone: string; readonly owner: 'P1' | 'P2' | null }
  | { readonly kind: 'side'; readonly tab: 'card' | 'log' }

export const panels: Signal<readonly Panel[]> = signal([])

export const openPanel = (panel: Panel): void => void (panels.value = [...panels.value, panel])
export const closePanel = (): void => void (panels.value = panels.value.slice(0, -1))
export const closePanels = (): void => void (panels.value = [])

/** What the inspector shows: a thing on the table, or a card by its id (from the log, a pile, the catalogue). */
export type Inspected =
  | { readonly kind: 'object'; readonly id: string }
  | { readonly kind: 'card'; readonly id: string }

/** Pointed at or focused; pinned ones stay. */
export const inspected: Signal<Inspected | null> = signal(null)
