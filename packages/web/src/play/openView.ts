import type { PlayerName, PublicEvent, View, ZoneView } from '@fudaba/kernel'
import type { Look } from '@fudaba/table'

/** Whose eyes are open: one player's, both (alone at the table, or two computers), or nobody's. */
export interface Eyes {
  readonly P1: boolean
  readonly P2: boolean
}

export const viewersOf = ({ P1, P2 }: Eyes): readonly (PlayerName | null)[] =>
  P1 && P2 ? ['P1', 'P2'] : [P1 ? 'P1' : P2 ? 'P2' : null]

export interface Seen {
  readonly view: View
  readonly events: readonly PublicEvent[]
}

/** What two players see together: each zone as its owner sees it, the question of whoever has to decide. */
export function together([a, b]: readonly Seen[]): Seen {
  if (b === undefined) return { view: a.view, events: a.events }
  const asked = b.view.decision === null ? a.view : b.view
  const zones = a.view.zones.map((zone, i) => wider(zone, b.view.zones[i]))
  const known = new Set(a.view.relations.map(key))
  const relations = [...a.view.relations, ...b.view.relations.filter((relation) => !known.has(key(relation)))]
  return {
    view: { ...asked, zones, relations },
    events: a.events.map((event, i) => telling(event, b.events[i])),
  }
}

/** Several players' looks as one, with the question of whoever of them has to decide. */
export function togetherLooks(looks: readonly Look[]): {
  readonly look: Look
  readonly events: readonly PublicEvent[]
} {
  const { view, events } = together(looks)
  const asked = looks.find((each) => each.next === 'viewer') ?? looks[0]
  return { look: { ...asked, view }, events }
}

function wider(first: ZoneView, second: ZoneView): ZoneView {
  if (first.objects.length !== second.objects.length)
    return first.objects.length > second.objects.length ? first : second
  return first.owner === 'P2' ? second : first
}

/** The one that names more. */
function telling(first: PublicEvent, second: PublicEvent): PublicEvent {
  const score = ({ object, n }: PublicEvent): number =>
    ((object?.card ?? null) === null ? 0 : 4) + ((object?.id ?? null) === null ? 0 : 2) + (n === null ? 0 : 1)
  return score(second) > score(first) ? second : first
}

const key = ({ relation, from, to }: View['relations'][number]): string => `${relation}/${from}/${to}`
