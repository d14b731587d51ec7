import type { ObjectView, ZoneView } from '@fudaba/kernel'
import { litPlace } from '../../lessons/lit.ts'
import { openPanel } from '../../navigation/panels.ts'
import { groupOf, stripeOf } from '../card/group.ts'
import type { TableModel } from './model.ts'

/** On a phone: a row of which nothing can be chosen now, as its name and a pip for each card. A touch lists the cards. */
export function Strip({
  model,
  zone,
  title,
  objects,
}: {
  model: TableModel
  zone: ZoneView
  title: string
  objects: readonly ObjectView[]
}) {
  return (
    <button
      type="button"
      class="strip"
      data-strip={`${zone.owner ?? ''}/${zone.zone}`}
      data-lit={litPlace(zone.owner, zone.zone)}
      onClick={() => openPanel({ kind: 'pile', zone: zone.zone, owner: zone.owner })}
    >
      <span class="strip-name">
        {title} <b>{objects.length}</b>
      </span>
      <span class="strip-pips" aria-hidden="true">
        {objects.map((object) => (
          <i key={object.id} class={pipClass(model, object)} />
        ))}
      </span>
    </button>
  )
}

function pipClass({ words }: TableModel, object: ObjectView): string {
  const { face } = words.rules.table.layout
  const isKnown = object.cards.some((card) => card !== null)
  const stripe =
    face === undefined || !isKnown ? 'back' : `stripe-${stripeOf(words, face, groupOf(words, object, face))}`
  return `pip ${stripe}${object.turned ? ' turned' : ''}${object.faceDown && isKnown ? ' down' : ''}`
}
