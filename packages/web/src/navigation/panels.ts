import { type Signal, signal } from '@preact/signals'
import type { LogLine, TableAdvice } from '@fudaba/table'
import type { Inspected } from './inspected.ts'

/** A drawer over the table. */
export type Panel =
  | { readonly kind: 'menu' }
  | { readonly kind: 'keys' }
  | { readonly kind: 'primer' }
  | { readonly kind: 'report' }
  | { readonly kind: 'concede' }
  | { readonly kind: 'whyLine'; readonly line: LogLine }
  | { readonly kind: 'whyPrompt' }
  /** `source`: about this thing alone; null: about every action. */
  | { readonly kind: 'whyNot'; readonly source: string | null }
  | { readonly kind: 'always' }
  | { readonly kind: 'advice'; readonly advice: TableAdvice }
  | { readonly kind: 'rules'; readonly clause: string | null }
  | { readonly kind: 'pile'; readonly zone: string; readonly owner: 'P1' | 'P2' | null }
  /** The cards that a thing is made of, and those under it. */
  | { readonly kind: 'under'; readonly id: string }
  /** A card, large and with its whole text. */
  | { readonly kind: 'read'; readonly what: Inspected }
  | { readonly kind: 'side'; readonly tab: 'card' | 'log' }

/** The open drawers; only the last is drawn, closing it shows the one before. */
export const panels: Signal<readonly Panel[]> = signal([])

export const openPanel = (panel: Panel): void => void (panels.value = [...panels.value, panel])
export const closePanel = (): void => void (panels.value = panels.value.slice(0, -1))
export const closePanels = (): void => void (panels.value = [])
