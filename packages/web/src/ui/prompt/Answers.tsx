import { type Prompt, type PromptChoice, cardsOf, findObject } from '@fudaba/table'
import { say } from '../../app.ts'
import { inspected } from '../../panels.ts'
import { choose, give } from '../../play/acting.ts'
import { mayPlace, mayTake, placeOf, placed } from '../../play/answering.ts'
import type { Session } from '../../play/session.ts'
import { type Twins, twinsOf } from '../../play/twins.ts'
import { Signs } from '../CardFace.tsx'
import { type TableModel, offBoard } from '../model.ts'
import { Actions, several } from './Actions.tsx'
import { Names } from './Names.tsx'

/** The key of the n-th answer: 0 is the tenth. */
export const digit = (i: number): string => (i < 10 ? String((i + 1) % 10) : '')

export interface AnswersProps {
  readonly session: Session
  readonly model: TableModel
  readonly prompt: Prompt
}

/** The answers of each shape of question. What lies on the table can also be touched there. */
export function Answers(props: AnswersProps) {
  const { shape } = props.prompt.decision
  switch (shape) {
    case 'act':
      return <Actions {...props} />
    case 'option':
      return <Options {...props} />
    case 'choose':
    case 'order':
      return <Choices {...props} />
    case 'arrange':
      return <Places {...props} />
    case 'distribute':
      return <Amounts {...props} />
    case 'number':
      return <WholeNumber {...props} />
    case 'name':
      return <Names {...props} />
  }
}

function Options({ session, prompt }: AnswersProps) {
  return (
    <div class="answers">
      {prompt.choices.map(({ id, label }, i) => (
        <button
          key={id}
          type="button"
          class={`action${i === 0 ? ' primary' : ''}`}
          data-answer={id}
          data-primary={i === 0 ? '' : undefined}
          onClick={() => void choose(session, i, true)}
        >
          <span class="line">
            <kbd>{i === 0 ? '⏎' : i + 1}</kbd> {label}
          </span>
        </button>
      ))}
    </div>
  )
}

/** Candidates as buttons: those that lie nowhere on the table always, the others for the text-minded. */
function Choices({ session, model, prompt }: AnswersProps) {
  const { decision, choices } = prompt
  const picks = session.picks.value
  const hidden = new Set(model.asked === null ? [] : offBoard(model, model.asked))
  const ordered = decision.ordered || decision.shape === 'order'
  const all = choices.map((_, i) => i)
  const twins = ordered ? null : twinsOf(model.rules, model.view, decision, all)
  return (
    <div class="answers chooser">
      {all.map((i) => {
        const { id, label } = choices[i]
        const at = picks.indexOf(i)
        // A copy shows itself when the one that stands for it is taken, so that it can be taken too.
        const stands = twins === null ? i : standsFor(twins, i)
        if (stands !== i && at < 0 && !picks.includes(stands)) return null
        return (
          <button
            key={id}
            type="button"
            class={`choice${at >= 0 ? ' selected' : ''}${hidden.has(i) ? '' : ' on-board'}`}
            data-answer={id}
            aria-pressed={at >= 0}
            disabled={!mayTake(decision, picks, i)}
            onPointerEnter={() => void (inspected.value = { kind: 'object', id })}
            onFocus={() => void (inspected.value = { kind: 'object', id })}
            onClick={() => void choose(session, i, true)}
          >
            <kbd>{at >= 0 ? (ordered ? `✓${at + 1}` : '✓') : digit(i)}</kbd> <Signs text={label} />
            {at < 0 && picks.length === 0 ? several(twins?.get(i)) : ''}
          </button>
        )
      })}
    </div>
  )
}

const standsFor = (twins: Twins, at: number): number =>
  [...twins].find(([first, others]) => first === at || others.includes(at))?.[0] ?? at

/** For each candidate its place. */
function Places({ session, model, prompt }: AnswersProps) {
  const { decision, choices, places } = prompt
  const { view, words } = model
  // The whole is on the table; here its name is enough.
  const nameOf = ({ id, label }: PromptChoice): string => {
    const found = findObject(view, id)
    return found === undefined ? label : cardsOf(words, found.object) || label
  }
  const picks = session.picks.value
  return (
    <div class="answers places">
      {choices.map(({ id, label }, i) => {
        const now = placeOf(picks, i)
        return (
          <fieldset key={id} class={`placing${session.held.value === i ? ' held' : ''}`} data-item={id}>
            <legend>
              <span class="hidden-text">{say.value('placeFor', { label })}</span>
              <span aria-hidden="true">
                <kbd>{i + 1}</kbd> <Signs text={nameOf(choices[i])} />
              </span>
            </legend>
            {[null, ...places.keys()].map((place) => (
              <label key={String(place)} class={now === place ? 'on' : ''}>
                <input
                  type="radio"
                  name={`place-${id}`}
                  data-place={place === null ? '' : places[place].id}
                  checked={now === place}
                  disabled={place !== null && now !== place && !mayPlace(decision, picks, i, place)}
                  onChange={() => {
                    session.picks.value = placed(decision, picks, i, place)
                    session.held.value = null
                  }}
                />
                {place === null ? say.value('notPlaced') : <Signs text={`→ ${nameOf(places[place])}`} />}
              </label>
            ))}
          </fieldset>
        )
      })}
    </div>
  )
}

function Amounts({ session, prompt }: AnswersProps) {
  const { decision, choices } = prompt
  const amounts = session.picks.value
  const left = decision.total - amounts.reduce((a, b) => a + b, 0)
  return (
    <div class="answers">
      <span class="left">{say.value('left', { n: left })}</span>
      {choices.map(({ id, label }, i) => (
        <span key={id} class="amounts">
          <button
            type="button"
            aria-label={say.value('less', { label })}
            onClick={() => give(session, decision, i, -decision.unit)}
          >
            −
          </button>
          <output>
            <Signs text={label} /> <b>{amounts[i]}</b>
          </output>
          <button
            type="button"
            data-answer={id}
            aria-label={say.value('more', { label })}
            onClick={() => give(session, decision, i, decision.unit)}
          >
            ＋
          </button>
        </span>
      ))}
    </div>
  )
}

function WholeNumber({ session, prompt }: AnswersProps) {
  const { min, max } = prompt.decision
  const [now] = session.picks.value
  const set = (n: number): void => {
    if (Number.isInteger(n) && n >= min && n <= max) session.picks.value = [n]
  }
  return (
    <div class="answers">
      <button type="button" aria-label="−1" disabled={now <= min} onClick={() => set(now - 1)}>
        −
      </button>
      <input
        type="number"
        class="whole"
        aria-labelledby="question"
        min={min}
        max={max}
        value={now}
        onInput={(event) => set(event.currentTarget.valueAsNumber)}
      />
      <button type="button" aria-label="+1" disabled={now >= max} onClick={() => set(now + 1)}>
        ＋
      </button>
    </div>
  )
}
