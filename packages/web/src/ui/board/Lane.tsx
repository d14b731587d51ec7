import type { ObjectView, PlayerName } from '@fudaba/kernel'
import { type LogLine, findObject } from '@fudaba/table'
import { litPlace } from '../../lessons/lit.ts'
import { openPanel } from '../../navigation/panels.ts'
import { say } from '../../settings/say.ts'
import { LogText } from '../card/LogText.tsx'
import { PhaseBar } from './PhaseBar.tsx'
import { TableCard } from './TableCard.tsx'
import type { TableModel } from './model.ts'

interface LaneProps {
  readonly model: TableModel
  readonly revealed: readonly LogLine[]
  /** On a phone: what happened last, while nothing waits. */
  readonly last: LogLine | undefined
}

/** The strip between the players: the phase bar, and the shared zones with the next to resolve first. */
export function Lane({ model, revealed, last }: LaneProps) {
  const { words, view, rules } = model
  const laid = new Set(rules.table.layout.slots.map((slot) => slot.zone))
  // A zone without a slot is bookkeeping, such as a play under way.
  const waits = view.zones.filter(
    (zone) => zone.owner === null && zone.objects.length > 0 && laid.has(zone.zone),
  )
  const between = placesBetween(model)
  const mayWait = view.zones.some((zone) => zone.owner === null && laid.has(zone.zone))
  const idle = waits.length === 0 && between.length === 0 && revealed.length === 0
  return (
    <section class={`lane${idle ? ' idle' : ''}`} aria-label={say.value('centre')}>
      <PhaseBar model={model} />
      <div class="waiting">
        {!idle ? null : last !== undefined ? (
          <p class="last-line">
            <LogText words={words} line={last} />
          </p>
        ) : mayWait ? (
          <span class="quiet">{say.value('nothingWaits')}</span>
        ) : null}
        {revealed.length === 0 ? null : <Revealed model={model} lines={revealed} />}
        {waits.map(({ zone, objects }) => (
          <Waiting
            key={zone}
            model={model}
            zone={zone}
            owner={null}
            title={words.zone(zone)}
            about={words.find(`about.${zone}`)}
            objects={objects}
            resolves
          />
        ))}
        {between.map(({ key, ...place }) => (
          <Waiting key={key} model={model} {...place} resolves={false} />
        ))}
      </div>
    </section>
  )
}

/** Cards revealed since the last answer: a check is over before anybody could look at its cards. */
function Revealed({ model, lines }: { model: TableModel; lines: readonly LogLine[] }) {
  return (
    <ul class="revealed" role="status">
      {lines.map((line) => (
        <li key={line.time}>
          <LogText words={model.words} line={line} />
        </li>
      ))}
    </ul>
  )
}

interface PlaceBetween {
  readonly key: string
  readonly zone: string
  readonly owner: PlayerName | null
  readonly title: string
  readonly objects: readonly ObjectView[]
}

/** Non-empty slots of the players that the layout puts into the centre. */
function placesBetween({ view, words, rules }: TableModel): PlaceBetween[] {
  return rules.table.layout.slots
    .filter(({ centre }) => centre === true)
    .flatMap(({ zone, cell }) =>
      view.zones
        .filter((each) => each.zone === zone && each.owner !== null)
        .map(({ owner, objects }) => ({
          key: `${owner}/${zone}/${cell ?? ''}`,
          zone,
          owner,
          title: cell === undefined ? words.zone(zone) : (words.find(`cell.${cell}`) ?? cell),
          objects: objects.filter((object) => cell === undefined || object.cell === cell),
        })),
    )
    .filter(({ objects }) => objects.length > 0)
}

interface WaitingProps {
  readonly model: TableModel
  readonly zone: string
  readonly owner: PlayerName | null
  readonly title: string
  /** Tooltip: what the zone is for. */
  readonly about?: string | undefined
  readonly objects: readonly ObjectView[]
  /** The first of them is the next to resolve. */
  readonly resolves: boolean
}

function Waiting({ model, zone, owner, title, about, objects, resolves }: WaitingProps) {
  const { words, view, rules } = model
  const { origins = [] } = rules.table.layout
  return (
    <div
      class="wait-zone"
      data-lit={litPlace(owner, zone)}
      onDblClick={() => openPanel({ kind: 'pile', zone, owner })}
    >
      <h2 class="slot-title" title={about}>
        {title}
      </h2>
      <ol class="things">
        {objects.map((object, i) => (
          <li key={object.id} class={`request ${object.controller === model.near ? 'mine' : 'theirs'}`}>
            {i === 0 && resolves ? <span class="top">{say.value('nextUp')}</span> : null}
            <TableCard model={model} object={object} />
            <span class="who">
              {words.player(object.controller)}
              {view.relations
                .filter(
                  ({ relation, from, to }) =>
                    from === object.id && to !== object.id && !origins.includes(relation),
                )
                .map(({ to }) => {
                  const found = findObject(view, to)
                  const card = found?.object.cards[0] ?? null
                  return card === null ? null : <span key={to}> → {words.card(card)}</span>
                })}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
