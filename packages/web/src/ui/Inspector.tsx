import { useEffect, useState } from 'preact/hooks'
import type { ObjectView, Refusal } from '@fudaba/kernel'
import {
  type ObjectPlace,
  type Words,
  cardsOf,
  clauseLine,
  findObject,
  objectLabel,
  stateLabels,
} from '@fudaba/table'
import { say } from '../app.ts'
import { inspected } from '../panels.ts'
import type { Session } from '../play/session.ts'
import { Signs, numbersOf } from './CardFace.tsx'
import { ClauseLink } from './ClauseLink.tsx'
import { PrintedCard } from './PrintedCard.tsx'
import { RefusalList } from './WhyPanel.tsx'
import { type TableModel, marksOf, originOf, underOf } from './model.ts'

/** Everything there is to say about one card, in large letters. */
export function Inspector({ model, session }: { model: TableModel; session: Session | null }) {
  const what = inspected.value
  const found = what?.kind === 'object' ? findObject(model.view, what.id) : undefined
  return (
    <section class="inspector" aria-label={say.value('inspector')} id="inspector">
      {found !== undefined ? (
        <Thing model={model} place={found} session={session} />
      ) : what?.kind === 'card' ? (
        <PrintedCard words={model.words} id={what.id} />
      ) : (
        <p class="quiet">{say.value('inspectHint')}</p>
      )}
    </section>
  )
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
      <dl class="values">
        {numbers.map(({ name: key, label, value, printed }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              {value}
              {printed === value ? '' : ` (${say.value('printed', { n: printed })})`}
            </dd>
          </div>
        ))}
      </dl>
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
              without={known.length === 1 ? numbers.map((number) => number.name) : []}
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
  if (possible) return <p class="possible">✓ {say.value('mayChoose')}</p>
  // In a window that no card takes part in, the prompt itself lists what is not possible.
  if (decision.shape === 'act' && refusals.length === 0) return null
  return (
    <div class="impossible">
      <p>✗ {say.value('notNow')}</p>
      {refusals.length > 0 ? (
        refusals.map((refusal) => <RefusalList key={refusal.action} words={words} refusal={refusal} />)
      ) : (
        <ClauseLink
          id={decision.clauses.at(-1) ?? ''}
          text={clauseLine(words, decision.clauses.at(-1) ?? '')}
        />
      )}
    </div>
  )
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
