import type { ObjectView, Player, View, ZoneView } from '@fudaba/kernel'

/** How well a view stands for a player: bond is what is lost, UNITs take and guard it, the homebase pays for them. */
export function evaluate(view: View, player: Player): number {
  const [me, other] = player === 0 ? (['P1', 'P2'] as const) : (['P2', 'P1'] as const)
  if (view.result !== null) return view.result.winner === me ? 1000 : view.result.winner === other ? -1000 : 0
  const bond = Number(view.facts[`bond.${me}`]) - Number(view.facts[`bond.${other}`])
  return view.zones.reduce((sum, zone) => sum + (zone.owner === me ? worth(zone) : -worth(zone)), bond)
}

function worth(zone: ZoneView): number {
  switch (zone.zone) {
    case 'hand':
      return zone.count ?? 0
    case 'homebase':
      return 1.5 * (zone.count ?? 0)
    case 'field':
      return zone.objects.reduce((sum, object) => sum + unit(object), 0)
    default:
      return 0
  }
}

function unit({ values, turned }: ObjectView): number {
  const numbers = Number(values['str'] ?? 0) + Number(values['def'] ?? 0)
  // A stunned UNIT may be the one that is recovered, or it is gone at the end of the turn.
  if (values['stunned'] === true) return 0.2 * numbers
  return 0.6 * numbers + (turned ? 0 : 0.5)
}
