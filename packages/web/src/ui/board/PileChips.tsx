import type { PlayerName } from '@fudaba/kernel'
import { litPlace } from '../../lessons/lit.ts'
import { openPanel } from '../../navigation/panels.ts'
import type { TableModel } from './model.ts'

/** On a phone: a player's piles as buttons with their counts, and the hand that is not seen. */
export function PileChips({ model, player }: { model: TableModel; player: PlayerName }) {
  const { words, view, rules } = model
  const { slots, life } = rules.table.layout
  const chips = slots
    .filter(({ shape, zone }) => (shape === 'pile' && zone !== life?.zone) || shape === 'fan')
    .flatMap(({ zone: name, shape }) => {
      const zone = view.zones.find((each) => each.zone === name && each.owner === player)
      // The own hand lies open.
      return zone === undefined || zone.count === 0 || (shape === 'fan' && zone.objects.length > 0)
        ? []
        : [zone]
    })
  return (
    <span class="pile-chips">
      {chips.map((zone) => (
        <button
          key={zone.zone}
          type="button"
          data-pile={`${player}/${zone.zone}`}
          data-lit={litPlace(player, zone.zone)}
          onClick={() => openPanel({ kind: 'pile', zone: zone.zone, owner: player })}
        >
          <b>{zone.count ?? `${zone.atLeast}+`}</b> <span>{words.zone(zone.zone)}</span>
        </button>
      ))}
    </span>
  )
}
