import type { PlayerName } from '@fudaba/kernel'
import { countText, findObject, objectLabel } from '@fudaba/table'
import { useState } from 'preact/hooks'
import { say } from '../../settings/say.ts'
import { type TableModel, underOf } from '../board/model.ts'
import { PrintedCard } from '../card/PrintedCard.tsx'
import { Signs } from '../card/Signs.tsx'

/** The visible cards of a pile, and the cards known to be among the others. */
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
  const [looked, setLooked] = useState<string | null>(null)
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
              <Card
                id={object.cards.find((card) => card !== null) ?? null}
                text={objectLabel(words, view, object)}
                onLook={setLooked}
              />
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
                <Card id={card} text={words.card(card)} onLook={setLooked} />{' '}
                <small>{say.value('place', { n: at + 1 })}</small>
              </li>
            ))}
            {zone.contains
              .filter((card) => !placed.has(card))
              .map((card, i) => (
                <li key={i}>
                  <Card id={card} text={words.card(card)} onLook={setLooked} />
                </li>
              ))}
          </ul>
        </>
      )}
      {looked === null ? null : <PrintedCard words={words} id={looked} />}
    </>
  )
}

/** The cards of one thing and those under it; a hidden one is listed as face down. */
export function UnderPanel({ model, id }: { model: TableModel; id: string }) {
  const { words, view } = model
  const [looked, setLooked] = useState<string | null>(null)
  const object = findObject(view, id)?.object
  if (object === undefined) return null
  const cards = [object, ...underOf(model, object)].flatMap((each) => each.cards)
  return (
    <>
      <p class="where">{objectLabel(words, view, object)}</p>
      <ol class="pile-list">
        {cards.map((card, i) => (
          <li key={i}>
            <Card
              id={card}
              text={card === null ? words.say('faceDown') : words.card(card)}
              onLook={setLooked}
            />
          </li>
        ))}
      </ol>
      {looked === null ? null : <PrintedCard words={words} id={looked} />}
    </>
  )
}

/** An entry of the list; pointing at it shows the card below. */
function Card({
  id,
  text,
  onLook,
}: {
  id: string | null
  text: string
  onLook: (id: string | null) => void
}) {
  if (id === null) return <Signs text={text} />
  const look = (): void => onLook(id)
  return (
    <button
      type="button"
      class="pile-entry"
      data-card={id}
      onPointerEnter={look}
      onFocus={look}
      onClick={look}
    >
      <Signs text={text} />
    </button>
  )
}
