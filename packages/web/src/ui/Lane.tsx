import { findObject } from '@fudaba/table'
import { say } from '../app.ts'
import { PhaseBar } from './PhaseBar.tsx'
import { TableCard } from './TableCard.tsx'
import type { TableModel } from './model.ts'

/** The strip between the players: whose time it is, and what waits, the next to resolve first. */
export function Lane({ model }: { model: TableModel }) {
  const { words, view, rules } = model
  const shared = view.zones.filter((zone) => zone.owner === null && zone.objects.length > 0)
  const { origins = [] } = rules.layout
  const laid = new Set(rules.layout.slots.map((slot) => slot.zone))
  return (
    <section class={`lane${shared.length === 0 ? ' idle' : ''}`} aria-label={say.value('centre')}>
      <PhaseBar model={model} />
      <div class="waiting">
        {shared.length === 0 ? <span class="quiet">{say.value('nothingWaits')}</span> : null}
        {shared.map((zone) => (
          <div class="wait-zone" key={zone.zone}>
            <h2 class="slot-title">{words.zone(zone.zone)}</h2>
            <ol class="things">
              {zone.objects.map((object, i) => (
                <li key={object.id} class={`request ${object.controller === model.near ? 'mine' : 'theirs'}`}>
                  {i === 0 && laid.has(zone.zone) ? <span class="top">{say.value('nextUp')}</span> : null}
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
        ))}
      </div>
    </section>
  )
}
