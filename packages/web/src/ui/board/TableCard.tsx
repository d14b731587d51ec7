import { useMemo } from 'preact/hooks'
import type { ObjectView } from '@fudaba/kernel'
import { type Words, objectLabel } from '@fudaba/table'
import { inspected, inspecting } from '../../navigation/inspected.ts'
import { litCard } from '../../lessons/lit.ts'
import { openPanel } from '../../navigation/panels.ts'
import { CardFace } from '../card/CardFace.tsx'
import { Change } from './Change.tsx'
import { type Marks, type TableModel, marksOf, originOf, underOf } from './model.ts'

/** A thing on the table as a button. Every state has a mark of its own; colour only repeats it. */
export function TableCard({ model, object }: { model: TableModel; object: ObjectView }) {
  const { words, view } = model
  const marks = marksOf(model, object)
  const layers = object.cards.length + underOf(model, object).length
  const origin = originOf(model, object)
  const shown = inspecting.value?.kind === 'object' && inspecting.value.id === object.id
  const about = relationsKey(model, object)
  const worth = object.values[words.rules.table.layout.face?.worth[0] ?? '']
  const body = useMemo(
    () => (
      <>
        <span class="hidden-text">{objectLabel(words, view, object)}</span>
        <CardFace words={words} object={object} origin={origin} />
        <States words={words} object={object} />
      </>
    ),
    // An unchanged card keeps its node, which is then not compared again.
    [words, object, origin, about],
  )
  const choosable = marks.acts || marks.wanted || marks.open || marks.place
  return (
    <button
      type="button"
      class={classes(object, marks, layers)}
      data-object={object.id}
      data-lit={litCard(object)}
      data-legal={choosable ? '' : undefined}
      tabIndex={choosable ? 0 : -1}
      aria-pressed={marks.candidate > 0 && !marks.acts ? marks.selected : undefined}
      aria-describedby={shown ? 'inspector' : undefined}
      onClick={({ target }) => {
        // The count mark opens the list of its cards; a click elsewhere is a click on the card.
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
      {typeof worth === 'number' && !object.faceDown ? (
        <span class="card-change" aria-hidden="true">
          <Change value={worth} />
        </span>
      ) : null}
    </button>
  )
}

/** The relations its label mentions, as a key for the cache above. */
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
    marks.acts || marks.wanted ? 'acts' : '',
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

/** States such as "stunned", as a tab above the card so that the face stays readable. */
function States({ words, object }: { words: Words; object: ObjectView }) {
  const { face } = words.rules.table.layout
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
      {marks.acts || marks.wanted ? <span class="mark acts-mark">▸</span> : null}
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
