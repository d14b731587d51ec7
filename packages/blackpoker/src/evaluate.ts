import type { ObjectView, Player, View, ZoneView } from '@fudaba/kernel'

/**
 * How well a view stands for a player, in the game's own quantities: life is what is lost, soldiers take it, barriers pay
 * and protect, cards in hand are what is still possible. One life card is the unit.
 */
export function evaluate(view: View, player: Player): number {
  const me = player === 0 ? 'P1' : 'P2'
  if (view.result !== null) return view.result.winner === me ? 1000 : -1000
  return view.zones.reduce((sum, zone) => sum + (zone.owner === me ? worth(zone) : -worth(zone)), 0)
}

function worth(zone: ZoneView): number {
  switch (zone.zone) {
    case 'life':
      return 1.2 * (zone.count ?? zone.atLeast + 2) - (zone.count !== null && zone.count < 3 ? 4 : 0)
    case 'hand':
      return 0.7 * (zone.count ?? 0)
    case 'field':
      return zone.objects.reduce((sum, object) => sum + character(object), 0)
    default:
      return 0
  }
}

function character(object: ObjectView): number {
  if (object.kind === 'barrier') return object.turned ? 1 : 1.4
  const size = Number(object.values['size'] ?? 5)
  return 1 + 0.35 * size + (object.turned ? 0 : 0.3)
}
