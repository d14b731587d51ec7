import type { PlayerName } from '@fudaba/kernel'
import { countText, objectLabel } from '@fudaba/table'
import { say } from '../app.ts'
import { Signs } from './CardFace.tsx'
import type { TableModel } from './model.ts'

/** What may be looked through, and what is known of the rest. */
export function PilePanel({
  model,
  zone: name,
  owner,
}: {
  model: TableModel
  zone: string
  owner: PlayerName | null
}) {
  const { words, view } = model
  const zone = view.zones.find((each) => each.zone === name && each.owner === owner)
  if (zone === undefined) return null
  const placed = new Set(zone.places.map(({ card }) => card))
  return (
    <>
      <p class="where">
        {owner === null ? '' : `${words.player(owner)} · `}
        {countText(words, { ...zone, objects: [] }, false)}
      </p>
      {zone.objects.length === 0 ? (
        <p class="quiet">{say.value('emptyPile')}</p>
      ) : (
        <ol class="pile-list">
          {zone.objects.map((object) => (
            <li key={object.id}>
              <Signs text={objectLabel(words, view, object)} />
            </li>
          ))}
        </ol>
      )}
      {zone.contains.length === 0 && placed.size === 0 ? null : (
        <>
          <h3>{say.value('knownInside')}</h3>
          <ul class="pile-list">
            {zone.places.map(({ at, card }) => (
              <li key={at}>
                <Signs text={words.card(card)} /> <small>{say.value('place', { n: at + 1 })}</small>
              </li>
            ))}
            {zone.contains
              .filter((card) => !placed.has(card))
              .map((card, i) => (
                <li key={i}>
                  <Signs text={words.card(card)} />
                </li>
              ))}
          </ul>
        </>
      )}
    </>
  )
}
