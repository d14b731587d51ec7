import { type ReadonlySignal, type Signal, computed, signal } from '@preact/signals'

/** What the inspector shows: a thing on the table, or a card by its id (from the log, a pile, the catalogue). */
export type Inspected =
  | { readonly kind: 'object'; readonly id: string }
  | { readonly kind: 'card'; readonly id: string }

/** The thing under the pointer or in focus. */
export const inspected: Signal<Inspected | null> = signal(null)

/** Shown instead of what is pointed at, until it is unpinned. `card`: what is shown once the thing has left the table. */
export interface Pinned {
  readonly what: Inspected
  readonly card: string | null
}

export const pinned: Signal<Pinned | null> = signal(null)

/** What the inspector shows: the pinned thing, else the one pointed at. */
export const inspecting: ReadonlySignal<Inspected | null> = computed(
  () => pinned.value?.what ?? inspected.value,
)
