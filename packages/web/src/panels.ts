import { type ReadonlySignal, type Signal, computed, signal } from '@preact/signals'
import type { LogLine, TableAdvice } from '@fudaba/table'

/** What lies over the table, one at a time; `back` is what it came from. */
export type Panel =
  | { readonly kind: 'menu' }
  | { readonly kind: 'keys' }
  | { readonly kind: 'primer' }
  | { readonly kind: 'report' }
  | { readonly kind: 'concede' }
  | { readonly kind: 'whyLine'; readonly line: LogLine }
  | { readonly kind: 'whyPrompt' }
  /** About one thing, or about everything. */
  | { readonly kind: 'whyNot'; readonly source: string | null }
  | { readonly kind: 'always' }
  | { readonly kind: 'advice'; readonly advice: TableAdvice }
  | { readonly kind: 'rules'; readonly clause: string | null }
  | { readonly kind: 'pile'; readonly zone: string; readonly owner: 'P1' | 'P2' | null }
  /** The cards of a thing that several lie in, and those under it. */
  | { readonly kind: 'under'; readonly id: string }
  | { readonly kind: 'side'; readonly tab: 'card' | 'log' }

export const panels: Signal<readonly Panel[]> = signal([])

export const openPanel = (panel: Panel): void => void (panels.value = [...panels.value, panel])
export const closePanel = (): void => void (panels.value = panels.value.slice(0, -1))
export const closePanels = (): void => void (panels.value = [])

/** What the inspector shows: a thing on the table, or a card by its id (from the log, a pile, the catalogue). */
export type Inspected =
  | { readonly kind: 'object'; readonly id: string }
  | { readonly kind: 'card'; readonly id: string }

/** Pointed at or focused. */
export const inspected: Signal<Inspected | null> = signal(null)

/** Stays, whatever is pointed at; with its card, for when the thing is gone. */
export interface Pinned {
  readonly what: Inspected
  readonly card: string | null
}

export const pinned: Signal<Pinned | null> = signal(null)

/** What the inspector is about. */
export const inspecting: ReadonlySignal<Inspected | null> = computed(
  () => pinned.value?.what ?? inspected.value,
)
