import type { ObjectView, View } from '../game/contract.ts'

/** A fact or a value of a view as a number: 0 where it is none, as of a card that is not known. */
export const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** What lies in the viewer's own zone of this name. */
export const ownObjects = ({ zones, viewer }: View, name: string): readonly ObjectView[] =>
  zones.find(({ zone, owner }) => zone === name && owner === viewer)?.objects ?? []
