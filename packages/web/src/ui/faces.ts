import { signal } from '@preact/signals'
import type { View } from '@fudaba/kernel'
import { findObject } from '@fudaba/table'
import { type Inspected, inspecting, pinned } from '../panels.ts'

/** The sides of a card in the inspector: as it is now, as it is printed, in the other language. */
export type Face = 'now' | 'printed' | 'other'

export const facesOf = ({ kind }: Inspected): readonly Face[] =>
  kind === 'object' ? ['now', 'printed', 'other'] : ['printed', 'other']

/** What was turned; another thing shows its first face again. */
const turned = signal<{ readonly id: string; readonly face: Face } | null>(null)

export function faceOf(what: Inspected): Face {
  const faces = facesOf(what)
  const face = turned.value?.id === what.id ? turned.value.face : faces[0]
  return faces.includes(face) ? face : faces[0]
}

export const showFace = ({ id }: Inspected, face: Face): void => void (turned.value = { id, face })

/** To the next face of what the inspector shows. */
export function flip(): void | false {
  const what = inspecting.value
  if (what === null) return false
  const faces = facesOf(what)
  showFace(what, faces[(faces.indexOf(faceOf(what)) + 1) % faces.length])
}

/** Keeps what the inspector shows, or lets it go. */
export function pin(view: View | null): void | false {
  const what = inspecting.value
  if (what === null) return false
  const object = what.kind === 'object' && view !== null ? findObject(view, what.id)?.object : undefined
  const card = what.kind === 'card' ? what.id : (object?.cards.find((id) => id !== null) ?? null)
  pinned.value = pinned.value === null ? { what, card } : null
}
