import type { PlayerName, PublicEvent } from '@fudaba/kernel'
import { type Look, mergedSight } from '@fudaba/table'

/** Whose hidden cards are shown: one player's, both (one person for both seats, or two bots), or nobody's. */
export interface OpenHands {
  readonly P1: boolean
  readonly P2: boolean
}

export const viewersOf = ({ P1, P2 }: OpenHands): readonly (PlayerName | null)[] =>
  P1 && P2 ? ['P1', 'P2'] : [P1 ? 'P1' : P2 ? 'P2' : null]

/** Merges looks; `next` and undo are those of the viewer who has to decide. */
export function mergedLook(looks: readonly Look[]): {
  readonly look: Look
  readonly events: readonly PublicEvent[]
} {
  const { view, events } = mergedSight(looks)
  const asked = looks.find((each) => each.next === 'viewer') ?? looks[0]
  return { look: { ...asked, view }, events }
}
