import { signal } from '@preact/signals'
import type { View } from '@fudaba/kernel'
import { findObject } from '@fudaba/table'
import { type Inspected, inspecting, pinned } from '../../navigation/inspected.ts'

/** What the inspector can show of a card: its current state, the printed card, the other language. */
export type Face = 'now' | 'printed' | 'other'

export const facesOf = ({ kind }: Inspected): readonly Face[] =>
  kind === 'object' ? ['now', 'printed', 'other'] : ['printed', 'other']

/** The face chosen for one thing; any other thing shows its first face. */
const chosen = signal<{ readonly id: string; readonly face: Face } | null>(null)

export function faceOf(what: Inspected): Face {
  const faces = facesOf(what)
  const face = chosen.value?.id === what.id ? chosen.value.face : faces[0]
  return faces.includes(face) ? face : faces[0]
}

export const showFace = ({ id }: Inspected, face: Face): void => void (chosen.value = { id, face })

/** Shows the next face; false if nothing is inspected. */
export function flip(): void | false {
  const what = inspecting.value
  if (what === null) return false
  const faces = facesOf(what)
  showFace(what, faces[(faces.indexOf(faceOf(what)) + 1) % faces.length])
}

/** Pins what the inspector shows, or unpins it; false if nothing is inspected. */
export function pin(view: View | null): void | false {
  const what = inspecting.value
  if (what === null) return false
  const object = what.kind === 'object' && view !== null ? findObject(view, what.id)?.object : undefined
  const card = what.kind === 'card' ? what.id : (object?.cards.find((id) => id !== null) ?? null)
  pinned.value = pinned.value === null ? { what, card } : null
}
