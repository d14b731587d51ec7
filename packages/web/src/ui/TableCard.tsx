import { useMemo } from 'preact/hooks'
import type { ObjectView } from '@fudaba/kernel'
import { type Words, objectLabel } from '@fudaba/table'
import { inspected, inspecting, openPanel } from '../panels.ts'
import { CardFace } from './CardFace.tsx'
import { type Marks, type TableModel, marksOf, originOf, underOf } from './model.ts'

/** A thing on the table. Every state has a shape; colour only repeats it. */
export function TableCard({ model, object }: { model: TableModel; object: ObjectView }) {
  const { words, view } = model
  const marks = marksOf(model, object)
  const layers = object.cards.length + underOf(model, object).length
  const origin = originOf(model, object)
  const shown = inspecting.value?.kind === 'object' && inspecting.value.id === object.id
  const about = relationsKey(model, object)
  const body = useMemo(
    () => (
      <>
        <span class="hidden-text">{objectLabel(words, view, object)}</span>
        <CardFace words={words} object={object} origin={origin} />
        <States words={words} object={object} />
      </>
    ),
    // Most cards are as they were: with the same node nothing of them is compared again.
    [words, object, origin, about],
  )
  const choosable = marks.acts || marks.open || marks.place
  return (
    <button
      type="button"
      class={classes(object, marks, layers)}
      data-object={object.id}
      data-legal={choosable ? '' : undefined}
      tabIndex={choosable ? 0 : -1}
      aria-pressed={marks.candidate > 0 && !marks.acts ? marks.selected : undefined}
      aria-describedby={shown ? 'inspector' : undefined}
      onClick={({ target }) => {
        // The number of cards in it opens them; whatever else of it is touched is the card.
        if (target instanceof Element && target.matches('.count')) openPanel({ kind: 'under', id: object.id })
        else model.touch(object.id)
      }}
      onFocus={() => inspect(object)}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') inspect(object)
      }}
    >
      {body}
      <CardMarks object={object} marks={marks} layers={layers} />
    </button>
  )
}

/** What its label tells beside the thing itself. */
const relationsKey = ({ view }: TableModel, { id }: ObjectView): string =>
  view.relations
    .filter(({ from }) => from === id)
    .map(({ relation, to }) => `${relation}>${to}`)
    .join()

const inspect = ({ id }: ObjectView): void => void (inspected.value = { kind: 'object', id })

function classes(object: ObjectView, marks: Marks, layers: number): string {
  return [
    'card',
    object.turned ? 'turned' : '',
    layers > 1 ? 'stacked' : '',
    marks.acts ? 'acts' : '',
    marks.open && !marks.selected ? 'open' : '',
    marks.place ? 'place' : '',
    marks.selected ? 'selected' : '',
    marks.held ? 'held' : '',
    marks.source ? 'source' : '',
    marks.dimmed ? 'dimmed' : '',
  ]
    .filter((name) => name !== '')
    .join(' ')
}

/** What the card is in at the moment, as a tab above it: nothing of the face is covered. */
function States({ words, object }: { words: Words; object: ObjectView }) {
  const { face } = words.rules.layout
  const states = face?.marks.filter((mark) => object.values[mark] === true) ?? []
  if (states.length === 0 || typeof object.values['action'] === 'string') return null
  return (
    <span class="states" aria-hidden="true">
      {states.map((state) => (
        <span key={state} title={words.find(`about.${state}`)}>
          {words.find(`short.${state}`) ?? words.message(`value.${state}`)}
        </span>
      ))}
    </span>
  )
}

function CardMarks({ object, marks, layers }: { object: ObjectView; marks: Marks; layers: number }) {
  return (
    <span class="marks" aria-hidden="true">
      {marks.acts ? <span class="mark acts-mark">▸</span> : null}
      {marks.source ? <span class="mark source-mark">▶</span> : null}
      {marks.selected ? <span class="mark check">{marks.order > 0 ? marks.order : '✓'}</span> : null}
      {marks.held ? <span class="mark check">…</span> : null}
      {marks.targeted ? <span class="mark aim">◎</span> : null}
      {object.turned ? <span class="mark turn">↷</span> : null}
      {layers > 1 ? <span class="mark count">{layers}</span> : null}
      {marks.candidate > 0 && (marks.open || marks.acts) ? (
        <span class="mark index">{marks.candidate}</span>
      ) : null}
    </span>
  )
}
