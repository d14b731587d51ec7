import { type AnswerOutcome, type PromptChoice, cardsOf, findObject, forecastOf } from '@fudaba/table'
import { inspected } from '../../navigation/inspected.ts'
import { type Equivalents, equivalentsOf } from '../../play/equivalents.ts'
import { mayPlace, mayTake, placeOf, placed } from '../../play/picks.ts'
import { primaryOf } from '../../play/primary.ts'
import { choose, give } from '../../play/touch.ts'
import { say } from '../../settings/say.ts'
import { type TableModel, offBoard } from '../board/model.ts'
import { Signs } from '../card/Signs.tsx'
import { Actions } from './Actions.tsx'
import { Names } from './Names.tsx'
import { timesText, type AnswersProps, digitKey } from './answerLabels.ts'

/** The buttons for each shape of question. Candidates on the board can also be touched there. */
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

/** Each option says what it leads to, where that is known. */
function Options({ session, model, prompt }: AnswersProps) {
  const { loses, outcomes } = session.foresight
  const primary = primaryOf(model.rules, model.view, prompt.decision, [], loses)
  const first = primary.kind === 'answer' ? primary.picks[0] : -1
  const led = prompt.choices.map((_, i) => leadsTo(model, outcomes([i])))
  // What is the same for every option tells none from another.
  const differ = new Set(led.filter((text) => text !== '')).size > 1 || led.includes('')
  return (
    <div class="answers">
      {prompt.choices.map(({ id, label }, i) => (
        <button
          key={id}
          type="button"
          class={`action outcome${i === first ? ' primary' : ''}${loses([i]) ? ' doom' : ''}`}
          data-answer={id}
          data-primary={i === first ? '' : undefined}
          data-doom={loses([i]) ? '' : undefined}
          onClick={() => void choose(session, i, true)}
        >
          <span class="line">
            <kbd>{i === first ? '⏎' : i + 1}</kbd> {label}
          </span>
          <small class="leads-to">{differ && led.length <= MOST_FORETOLD ? led[i] : ''}</small>
        </button>
      ))}
    </div>
  )
}

/** The first of what an answer leads to, as the log will say it. */
const leadsTo = ({ words, view }: TableModel, worlds: readonly AnswerOutcome[]): string =>
  worlds.length === 0 ? '' : forecastOf(words, view, worlds, []).lines.slice(0, MOST_LINES).join(' / ')

const MOST_LINES = 2
/** With more options not all of them are looked at. */
const MOST_FORETOLD = 4

/** Candidates as buttons. Those on the board have the class `on-board`: hidden, except in the text view. */
function Choices({ session, model, prompt }: AnswersProps) {
  const { decision, choices } = prompt
  const picks = session.picks.value
  const hidden = new Set(model.asked === null ? [] : offBoard(model, model.asked))
  const ordered = decision.ordered || decision.shape === 'order'
  const all = choices.map((_, i) => i)
  const equivalents = ordered ? null : equivalentsOf(model.rules, model.view, decision, all)
  return (
    <div class="answers chooser">
      {all.map((i) => {
        const { id, label } = choices[i]
        const at = picks.indexOf(i)
        // An equivalent candidate is shown once its representative is taken, so that it can be taken too.
        const representative = equivalents === null ? i : representativeOf(equivalents, i)
        if (representative !== i && at < 0 && !picks.includes(representative)) return null
        return (
          <button
            key={id}
            type="button"
            class={`choice${at >= 0 ? ' selected' : ''}${hidden.has(i) ? '' : ' on-board'}`}
            data-answer={id}
            data-about={decision.candidates[i].kind === 'object' ? id : undefined}
            aria-pressed={at >= 0}
            disabled={!mayTake(decision, picks, i)}
            onPointerEnter={() => void (inspected.value = { kind: 'object', id })}
            onFocus={() => void (inspected.value = { kind: 'object', id })}
            onClick={() => void choose(session, i, true)}
          >
            <kbd>{at >= 0 ? (ordered ? `✓${at + 1}` : '✓') : digitKey(i)}</kbd> <Signs text={label} />
            {at < 0 && picks.length === 0 ? timesText(equivalents?.get(i)) : ''}
          </button>
        )
      })}
    </div>
  )
}

const representativeOf = (equivalents: Equivalents, at: number): number =>
  [...equivalents].find(([first, others]) => first === at || others.includes(at))?.[0] ?? at

/** An arrangement: for each candidate a choice of places. */
function Places({ session, model, prompt }: AnswersProps) {
  const { decision, choices, places } = prompt
  const { view, words } = model
  // The board shows the full label; here the name is enough.
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
          <fieldset
            key={id}
            class={`placing${session.held.value === i ? ' held' : ''}`}
            data-item={id}
            data-about={id}
            onPointerEnter={() => void (inspected.value = { kind: 'object', id })}
          >
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
