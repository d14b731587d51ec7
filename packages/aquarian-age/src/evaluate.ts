import type { ObjectView, Player, View, ZoneView } from '@fudaba/kernel'

/** How well a view stands for a player: damage is what is lost, controlled characters and their power deal it. */
export function evaluate(view: View, player: Player): number {
  const [me, other] = player === 0 ? (['P1', 'P2'] as const) : (['P2', 'P1'] as const)
  if (view.result !== null) return view.result.winner === me ? 1000 : view.result.winner === other ? -1000 : 0
  const damage = Number(view.facts[`damage.${other}`]) - Number(view.facts[`damage.${me}`])
  return view.zones.reduce((sum, zone) => sum + (zone.owner === me ? worth(zone) : -worth(zone)), 6 * damage)
}

function worth(zone: ZoneView): number {
  switch (zone.zone) {
    case 'hand':
      return 0.7 * (zone.count ?? 0)
    case 'power':
      return 0.8 * (zone.count ?? 0)
    case 'controlled':
      return zone.objects.reduce((sum, object) => sum + strength(object), 2 * zone.objects.length)
    default:
      return 0
  }
}

const strength = ({ values }: ObjectView): number =>
  Number(values['attack'] ?? 0) + 0.7 * Number(values['endurance'] ?? 0)
