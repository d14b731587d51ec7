import type { PlayerName } from '@fudaba/kernel'
import { factsOf } from '@fudaba/table'
import { openPanel } from '../panels.ts'
import { Change } from './Change.tsx'
import type { TableModel } from './model.ts'

/** Who sits here: what he is at the moment, and his numbers. Attacks on the player end here. */
export function Plate({ model, player }: { model: TableModel; player: PlayerName }) {
  const { words, view } = model
  const { of, roles } = factsOf(words, view)
  const aimed = model.rules.layout.aims?.some(({ fact }) => view.facts[fact] === player) === true
  return (
    <div
      class={`seat-plate${view.deciding === player ? ' deciding' : ''}${aimed ? ' aimed' : ''}`}
      data-object={player}
    >
      <b class="seat-name">{words.player(player)}</b>
      <ul class="roles">
        {roles[player].map(({ name, label }) => (
          <li key={name} title={words.find(`about.${name}`)}>
            ◆ {label}
          </li>
        ))}
      </ul>
      <dl class="seat-facts">
        {of[player].map(({ name, label, value }) => (
          <div key={name} title={words.find(`about.${name}`)}>
            <dt>{label}</dt>
            <dd>
              {value}
              {Number.isFinite(Number(value)) ? <Change value={Number(value)} /> : null}
            </dd>
          </div>
        ))}
      </dl>
      <Piles model={model} player={player} />
    </div>
  )
}

/** On a narrow screen the piles are numbers beside the name. */
export function Piles({ model, player }: { model: TableModel; player: PlayerName }) {
  const { words, view, rules } = model
  const piles = rules.layout.slots.filter(({ shape }) => shape === 'pile')
  return (
    <span class="pile-chips phone-only">
      {piles.map(({ zone: name }) => {
        const zone = view.zones.find((each) => each.zone === name && each.owner === player)
        if (zone === undefined || zone.count === 0) return null
        return (
          <button
            key={name}
            type="button"
            onClick={() => openPanel({ kind: 'pile', zone: name, owner: player })}
          >
            {words.zone(name)} {zone.count ?? `${zone.atLeast}+`}
          </button>
        )
      })}
    </span>
  )
}
