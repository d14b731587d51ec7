import type { ObjectView, Player, View, ZoneView } from '@fudaba/kernel'

/**
 * How well a view stands for a player, in the game's own quantities: life is what is lost, soldiers take it, barriers
 * pay and protect, cards in hand are what is still possible. One life card is the unit. What the rest is worth in it
 * was learned from who won games between greedy players (docs/ai.md).
 */
export function evaluate(view: View, player: Player): number {
  const me = player === 0 ? 'P1' : 'P2'
  if (view.result !== null) return view.result.winner === me ? 1000 : -1000
  return view.zones.reduce((sum, zone) => sum + (zone.owner === me ? worth(zone) : -worth(zone)), 0)
}

/** Below this, every life card that is gone weighs more. */
const LOW = 5

function worth(zone: ZoneView): number {
  switch (zone.zone) {
    case 'life': {
      const count = zone.count ?? zone.atLeast + 2
      return count - 3 * Math.max(0, LOW - count)
    }
    case 'hand':
      return 1.3 * (zone.count ?? 0)
    case 'field':
      return zone.objects.reduce((sum, object) => sum + character(object), 0)
    default:
      return 0
  }
}

function character(object: ObjectView): number {
  if (object.kind === 'barrier') return object.turned ? 2.2 : 4.5
  const size = Number(object.values['size'] ?? 5)
  return object.turned ? 3 + 0.3 * size : 3 + 0.6 * size
}
