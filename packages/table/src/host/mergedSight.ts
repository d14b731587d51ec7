import type { PublicEvent, View, ZoneView } from '@fudaba/kernel'

/** One viewer's view and events. */
export interface Sight {
  readonly view: View
  readonly events: readonly PublicEvent[]
}

/** Merges the sights of both players: each zone as its owner sees it, the question of whoever has to decide. */
export function mergedSight([a, b]: readonly Sight[]): Sight {
  if (b === undefined) return { view: a.view, events: a.events }
  const asked = b.view.decision === null ? a.view : b.view
  const zones = a.view.zones.map((zone, i) => wider(zone, b.view.zones[i]))
  const known = new Set(a.view.relations.map(key))
  const relations = [...a.view.relations, ...b.view.relations.filter((relation) => !known.has(key(relation)))]
  return {
    view: { ...asked, zones, relations },
    events: a.events.map((event, i) => betterKnown(event, b.events[i])),
  }
}

/** The view of a zone that shows more objects; its owner's if both show the same number. */
function wider(first: ZoneView, second: ZoneView): ZoneView {
  if (first.objects.length !== second.objects.length)
    return first.objects.length > second.objects.length ? first : second
  return first.owner === 'P2' ? second : first
}

/** Of the same event in both sights, the one that identifies more. */
function betterKnown(first: PublicEvent, second: PublicEvent): PublicEvent {
  const score = ({ object, n }: PublicEvent): number =>
    ((object?.card ?? null) === null ? 0 : 4) + ((object?.id ?? null) === null ? 0 : 2) + (n === null ? 0 : 1)
  return score(second) > score(first) ? second : first
}

const key = ({ relation, from, to }: View['relations'][number]): string => `${relation}/${from}/${to}`
