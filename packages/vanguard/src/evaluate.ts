import type { ObjectView, Player, View, ZoneView } from '@fudaba/kernel'

/** How well a view stands for a player: damage is what is lost, the hand guards it, units deal it. */
export function evaluate(view: View, player: Player): number {
  const [me, other] = player === 0 ? (['P1', 'P2'] as const) : (['P2', 'P1'] as const)
  if (view.result !== null) return view.result.winner === me ? 1000 : view.result.winner === other ? -1000 : 0
  const damage = Number(view.facts[`damage.${other}`]) - Number(view.facts[`damage.${me}`])
  return view.zones.reduce((sum, zone) => sum + (zone.owner === me ? worth(zone) : -worth(zone)), 8 * damage)
}
function worth(zone: ZoneView): number {
  switch (zone.zone) {
    case 'hand':
      return 2 * (zone.count ?? 0)
    case 'field':
      return zone.objects.reduce((sum, object) => sum + strength(object), 0)
    default:
      return 0
  }
}
const strength = ({ values, turned }: ObjectView): number =>
  Number(values['printedPower'] ?? 0) / 5000 +
  (values['vanguard'] === true ? Number(values['grade']) : 0) +
  (turned ? 0 : 0.3)
