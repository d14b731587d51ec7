import { useMemo } from 'preact/hooks'
import type { ObjectView } from '@fudaba/kernel'
import {
  type ObjectPlace,
  Words,
  cardsOf,
  clauseLine,
  findObject,
  objectLabel,
  stateLabels,
} from '@fudaba/table'
import { type Inspected, inspecting, pinned } from '../../navigation/inspected.ts'
import type { Session } from '../../play/session.ts'
import { say } from '../../settings/say.ts'
import { type TableModel, originOf, underOf } from '../board/model.ts'
import { type CardNumber, numbersOf } from '../card/CardNumbers.tsx'
import { PrintedCard } from '../card/PrintedCard.tsx'
import { Signs } from '../card/Signs.tsx'
import { type ChangedWords, changedWords } from '../card/printed.ts'
import { ClauseLink } from '../controls/ClauseLink.tsx'
import { ChangedBy } from './ChangedBy.tsx'
import { InspectorTools } from './InspectorTools.tsx'
import { Possible } from './Possible.tsx'
import { faceOf } from './faces.ts'

/** Everything about the card or thing that is inspected. */
export function Inspector({ model, session }: { model: TableModel; session: Session | null }) {
  const what = inspecting.value
  return (
    <section class="inspector" aria-label={say.value('inspector')} id="inspector">
      {what === null || !isKnown(model, what) ? (
        <p class="quiet">{say.value('inspectHint')}</p>
      ) : (
        <About model={model} session={session} what={what} />
      )}
    </section>
  )
}

interface AboutProps {
  readonly model: TableModel
  readonly session: Session | null
  readonly what: Inspected
}

/** Everything about one card or thing, with the choice of the face it is shown by. */
export function About({ model, session, what }: AboutProps) {
  const other = useOtherWords(model.words)
  const face = faceOf(what)
  const shown = face === 'other' ? { ...model, words: other } : model
  const found = what.kind === 'object' ? findObject(model.view, what.id) : undefined
  return (
    <>
      <InspectorTools what={what} view={model.view} />
      {found !== undefined && face !== 'printed' ? (
        <Thing model={shown} place={found} session={session} />
      ) : (
        cardsAt(model, what).map((id, i) => <PrintedCard key={i} words={shown.words} id={id} />)
      )}
    </>
  )
}

const isKnown = (model: TableModel, what: Inspected): boolean =>
  what.kind === 'card' || cardsAt(model, what).length > 0 || findObject(model.view, what.id) !== undefined

/** The known cards of the inspected thing; if the thing has gone, the card that was pinned with it. */
function cardsAt(model: TableModel, { kind, id }: Inspected): readonly string[] {
  if (kind === 'card') return [id]
  const object = findObject(model.view, id)?.object
  if (object === undefined) return [pinned.value?.card ?? null].filter((card) => card !== null)
  const known = (each: ObjectView | undefined) => each?.cards.filter((card) => card !== null) ?? []
  const own = known(object)
  return own.length > 0 ? own : known(originOf(model, object))
}

/** `Words` of the same game in the other language. */
function useOtherWords({ rules, lang, names }: Words): Words {
  return useMemo(() => new Words(rules, lang === 'ja' ? 'en' : 'ja', names), [rules, lang, names])
}

interface ThingProps {
  readonly model: TableModel
  readonly place: ObjectPlace
  readonly session: Session | null
}

function Thing({ model, place, session }: ThingProps) {
  const { words, view } = model
  const { object, zone } = place
  const origin = originOf(model, object)
  const name =
    cardsOf(words, object) ||
    (origin === undefined
      ? objectLabel(words, view, object)
      : say.value('effectOf', { card: cardsOf(words, origin) }))
  const states = stateLabels(words, view, object)
  const numbers = numbersOf(words, object)
  const changed = changedWords(words, object)
  const isAsPrinted = changed.length === 0 && numbers.every(({ value, printed }) => value === printed)
  const own = object.cards.filter((id) => id !== null)
  const known = own.length > 0 ? own : (origin?.cards.filter((id) => id !== null) ?? [])
  const under = underOf(model, object).flatMap(({ cards }) => cards.filter((id) => id !== null))
  return (
    <>
      <h2 class="large">
        <Signs text={name} />
      </h2>
      <p class="where">
        {words.player(object.controller)} · {words.zone(zone.zone)}
        {states.length === 0 || name !== cardsOf(words, object) ? '' : ` · ${words.list(states)}`}
      </p>
      {session === null ? null : <Possible model={model} object={object} session={session} />}
      <StateMeanings words={words} object={object} />
      <Values words={words} numbers={numbers} changed={changed} />
      {isAsPrinted || session === null ? null : (
        <ChangedBy words={words} view={view} object={object} session={session} />
      )}
      {known.length > 1 || under.length > 0 ? (
        <p>
          {say.value('under')}: <Signs text={words.list([...known, ...under].map((id) => words.card(id)))} />
        </p>
      ) : null}
      {known.length >= 1
        ? known.map((id, i) => (
            <PrintedCard
              key={i}
              words={words}
              id={id}
              bare={known.length === 1}
              without={known.length === 1 ? [...numbers, ...changed].map((each) => each.name) : []}
            />
          ))
        : null}
      <Clauses words={words} object={object} />
    </>
  )
}

/** What its current states mean, where the game explains them (`about.<state>`). */
function StateMeanings({ words, object }: { words: Words; object: ObjectView }) {
  const meanings = Object.entries(object.values).flatMap(([state, holds]) =>
    holds === true ? (words.find(`about.${state}`) ?? []) : [],
  )
  return (
    <>
      {meanings.map((meaning, i) => (
        <p key={i} class="meaning">
          {meaning}
        </p>
      ))}
    </>
  )
}

interface ValuesProps {
  readonly words: Words
  readonly numbers: readonly CardNumber[]
  readonly changed: readonly ChangedWords[]
}

/** Numbers and word lists as they are now, with what is printed where it differs. */
function Values({ words, numbers, changed }: ValuesProps) {
  return (
    <dl class="values">
      {numbers.map(({ name, label, value, printed }) => (
        <div key={name} title={words.find(`about.${name}`)}>
          <dt>{words.find(`card.${name}`) ?? label}</dt>
          <dd>
            {value}
            {printed === value ? '' : ` (${say.value('printed', { n: printed })})`}
          </dd>
        </div>
      ))}
      {changed.map(({ name, label, now, printed }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            {now} ({say.value('printedAs', { words: printed })})
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The clauses about its kind or action: their ids begin with that name, as in `attack.label`, `soldier.size`. */
function Clauses({ words, object }: { words: Words; object: ObjectView }) {
  const action = object.values['action']
  const name = typeof action === 'string' ? action : object.kind
  const hint = typeof action === 'string' ? words.find(`action.${action}`) : undefined
  const ids = Object.keys(words.rules.book.rulebook.clauses).filter((id) => id.startsWith(`${name}.`))
  if (ids.length === 0) return hint === undefined ? null : <p>{hint}</p>
  return (
    <>
      {hint === undefined ? null : <p>{hint}</p>}
      <details>
        <summary>{say.value('clausesAbout')}</summary>
        <ul class="clauses">
          {ids.map((id) => (
            <li key={id}>
              <ClauseLink id={id} text={clauseLine(words, id)} />
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
