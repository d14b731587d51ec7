import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Decision, ObjectView, Refusal } from '@fudaba/kernel'
import {
  type ObjectPlace,
  Words,
  cardsOf,
  clauseLine,
  findObject,
  helperText,
  objectLabel,
  stateLabels,
} from '@fudaba/table'
import { say } from '../app.ts'
import { type Inspected, inspecting, pinned } from '../panels.ts'
import type { Session } from '../play/session.ts'
import { Signs } from './CardFace.tsx'
import { numbersOf } from './CardNumbers.tsx'
import { ChangedBy } from './ChangedBy.tsx'
import { ClauseLink } from './ClauseLink.tsx'
import { Foretold } from './Foretold.tsx'
import { InspectorTools } from './InspectorTools.tsx'
import { PrintedCard } from './PrintedCard.tsx'
import { RefusalList } from './WhyPanel.tsx'
import { faceOf } from './faces.ts'
import { type TableModel, marksOf, originOf, underOf } from './model.ts'
import { changedWords } from './printed.ts'

/** Everything there is to say about one card, in large letters. */
export function Inspector({ model, session }: { model: TableModel; session: Session | null }) {
  const what = inspecting.value
  const other = useOtherWords(model.words)
  if (what === null || (what.kind === 'object' && cardsAt(model, what).length === 0 && !isThere(model, what)))
    return (
      <section class="inspector" aria-label={say.value('inspector')} id="inspector">
        <p class="quiet">{say.value('inspectHint')}</p>
      </section>
    )
  const face = faceOf(what)
  const shown = face === 'other' ? { ...model, words: other } : model
  const found = what.kind === 'object' ? findObject(model.view, what.id) : undefined
  return (
    <section class="inspector" aria-label={say.value('inspector')} id="inspector">
      <InspectorTools what={what} view={model.view} />
      {found !== undefined && face !== 'printed' ? (
        <Thing model={shown} place={found} session={session} />
      ) : (
        cardsAt(model, what).map((id, i) => <PrintedCard key={i} words={shown.words} id={id} />)
      )}
    </section>
  )
}

const isThere = ({ view }: TableModel, { id }: Inspected): boolean => findObject(view, id) !== undefined

/** The cards of what is looked at, as far as they are known; of what is gone, the one that was pinned with it. */
function cardsAt(model: TableModel, { kind, id }: Inspected): readonly string[] {
  if (kind === 'card') return [id]
  const object = findObject(model.view, id)?.object
  if (object === undefined) return [pinned.value?.card ?? null].filter((card) => card !== null)
  const known = (each: ObjectView | undefined) => each?.cards.filter((card) => card !== null) ?? []
  const own = known(object)
  return own.length > 0 ? own : known(originOf(model, object))
}

/** The same table in the other language. */
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
      {Object.entries(object.values).map(([state, holds]) => {
        const meaning = holds === true ? words.find(`about.${state}`) : undefined
        return meaning === undefined ? null : (
          <p key={state} class="meaning">
            {meaning}
          </p>
        )
      })}
      <dl class="values">
        {numbers.map(({ name: key, label, value, printed }) => (
          <div key={key} title={words.find(`about.${key}`)}>
            <dt>{words.find(`card.${key}`) ?? label}</dt>
            <dd>
              {value}
              {printed === value ? '' : ` (${say.value('printed', { n: printed })})`}
            </dd>
          </div>
        ))}
        {changed.map(({ name: key, label, now, printed }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              {now} ({say.value('printedAs', { words: printed })})
            </dd>
          </div>
        ))}
      </dl>
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
      <About words={words} object={object} />
    </>
  )
}

const RESTS_MILLISECONDS = 120

/** Whether it can be chosen now, and why not. */
function Possible({ model, object, session }: { model: TableModel; object: ObjectView; session: Session }) {
  const { asked, words } = model
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const decision = asked?.prompt.decision
  const marks = marksOf(model, object)
  const possible = marks.acts || marks.open || marks.place
  useEffect(() => {
    setRefusals([])
    if (decision === undefined || possible || decision.shape !== 'act') return
    let current = true
    // Only what the pointer rests on: the answers are not looked up while it passes over.
    const waiting = setTimeout(() => {
      void session.table.whyNotWith(decision.player, object.id).then((all) => {
        if (current) setRefusals(all.filter((refusal) => refusal.allowed !== true))
      })
    }, RESTS_MILLISECONDS)
    return () => {
      current = false
      clearTimeout(waiting)
    }
  }, [decision?.id, object.id, possible])
  // What asks, and what something can be put to, is not what is chosen.
  if (decision === undefined || marks.source || decision.bins.some((bin) => bin.id === object.id)) return null
  if (possible)
    return (
      <>
        <p class="possible">✓ {say.value('mayChoose')}</p>
        <Foretold model={model} object={object} session={session} />
      </>
    )
  // In a window that no card takes part in, the prompt itself lists what is not possible.
  if (decision.shape === 'act' && refusals.length === 0) return null
  return (
    <div class="impossible">
      <p>✗ {say.value('notNow')}</p>
      {refusals.length > 0 ? (
        refusals.map((refusal) => (
          <RefusalList
            key={refusal.action}
            words={words}
            view={model.view}
            refusal={refusal}
            thing={object}
          />
        ))
      ) : (
        <ClauseLink id={decision.clauses.at(-1) ?? ''} text={notOffered(model, decision, object)} />
      )}
    </div>
  )
}

/** What the game says of a thing that its question does not offer, else the clause of the question. */
function notOffered(
  { rules, view, words }: TableModel,
  { message, clauses }: Decision,
  object: ObjectView,
): string {
  const clause = clauses.at(-1) ?? ''
  const said = rules.refused?.(view, message.key, clause, object) ?? null
  return said === null ? clauseLine(words, clause) : helperText(words, said)
}

/** Clauses are named after what they are about: `attack.label`, `soldier.size`. */
function About({ words, object }: { words: Words; object: ObjectView }) {
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
