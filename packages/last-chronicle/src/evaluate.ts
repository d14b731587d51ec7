import type { ObjectView, Player, View, ZoneView } from '@fudaba/kernel'

/** How well a view stands for a player: life is what is lost, units take and guard it, stones pay, eras open levels. */
export function evaluate(view: View, player: Player): number {
  const [me, other] = player === 0 ? (['P1', 'P2'] as const) : (['P2', 'P1'] as const)
  if (view.result !== null) return view.result.winner === me ? 1000 : view.result.winner === other ? -1000 : 0
  const number = (key: string): number =>
    Number(view.facts[`${key}.${me}`]) - Number(view.facts[`${key}.${other}`])
  const numbers = number('life') + 4 * number('era') + 0.5 * number('ca')
  return view.zones.reduce((sum, zone) => sum + (zone.owner === me ? worth(zone) : -worth(zone)), numbers)
}

function worth(zone: ZoneView): number {
  switch (zone.zone) {
    case 'hand':
      return zone.count ?? 0
    case 'souls':
      return 1.5 * (zone.count ?? 0)
    case 'battlefield':
      return zone.objects.reduce((sum, object) => sum + unit(object), 0)
    default:
      return 0
  }
}

function unit({ values, turned }: ObjectView): number {
  return 1 + Number(values['power'] ?? 0) / 1000 + Number(values['atk'] ?? 0) + (turned ? 0 : 0.5)
}
