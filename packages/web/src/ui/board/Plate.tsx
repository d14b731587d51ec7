import type { PlayerName } from '@fudaba/kernel'
import { factsOf } from '@fudaba/table'
import { litPlace } from '../../lessons/lit.ts'
import { openPanel } from '../../navigation/panels.ts'
import { say } from '../../settings/say.ts'
import { viewport } from '../../settings/viewport.ts'
import { Change } from './Change.tsx'
import { Counted } from './Counted.tsx'
import { PileChips } from './PileChips.tsx'
import { type Life, lifeOf } from './life.ts'
import type { TableModel } from './model.ts'

/** A player's name, roles and numbers, first what he loses the game by. Arrows at the player end here. */
export function Plate({ model, player }: { model: TableModel; player: PlayerName }) {
  const { words, view } = model
  const { of, roles } = factsOf(words, view)
  const life = lifeOf(model, player)
  const aimed = model.rules.table.layout.aims?.some(({ fact }) => view.facts[fact] === player) === true
  return (
    <div
      class={`seat-plate${view.deciding === player ? ' deciding' : ''}${aimed ? ' aimed' : ''}`}
      data-object={player}
    >
      <span class="seat-who">
        <b class="seat-name">{words.player(player)}</b>
        <ul class="roles">
          {roles[player].map(({ name, label }) => (
            <li key={name} title={words.find(`about.${name}`)}>
              ◆ {label}
            </li>
          ))}
        </ul>
      </span>
      <dl class="seat-facts">
        {life === null ? null : (
          <LifeNumber
            model={model}
            life={life}
            player={player}
            about={words.find(`about.${life.fact ?? 'life'}`)}
          />
        )}
        {of[player]
          .filter(({ name }) => name !== life?.fact)
          .map(({ name, label, value }) => (
            <div key={name} title={words.find(`about.${name}`)} data-lit={litPlace(player, name)}>
              <dt>{label}</dt>
              <dd>
                {value}
                {Number.isFinite(Number(value)) ? <Change value={Number(value)} /> : null}
              </dd>
            </div>
          ))}
      </dl>
      {viewport.value === 'wide' ? null : <PileChips model={model} player={player} />}
    </div>
  )
}

/**
 * Large, and in another colour and with a sign where it is nearly over; damage also as so many pips. On a phone a touch
 * lists the cards that it is made of.
 */
function LifeNumber({
  model: { words },
  life: { label, now, most, alarms, zone, fact },
  player,
  about,
}: {
  model: TableModel
  life: Life
  player: PlayerName
  about: string | undefined
}) {
  return (
    <div
      class={`life${alarms ? ' alarms' : ''}`}
      title={about}
      data-life={now}
      data-lit={litPlace(player, fact ?? zone?.zone ?? 'life')}
    >
      <dt>{label}</dt>
      <dd>
        {alarms ? <span aria-hidden="true">!</span> : null}
        <Counted value={now} />
        {most === null ? null : <small>/{most}</small>}
        <Change value={now} />
      </dd>
      {most === null ? null : (
        <dd class="life-pips" aria-hidden="true">
          {Array.from({ length: most }, (_, i) => (
            <i key={i} class={i >= now ? '' : zone?.objects[i]?.faceDown === true ? 'on down' : 'on'} />
          ))}
        </dd>
      )}
      {viewport.value === 'wide' || zone === null || zone.count === 0 ? null : (
        <dd>
          <button
            type="button"
            class="life-cards"
            aria-label={say.value('openPile', { zone: words.zone(zone.zone) })}
            onClick={() => openPanel({ kind: 'pile', zone: zone.zone, owner: zone.owner })}
          />
        </dd>
      )}
    </div>
  )
}
