import { type Signal, signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Candidate, ObjectView } from '@fudaba/kernel'
import { type Prompt, type Words, briefLabel, findObject } from '@fudaba/table'
import { inspected } from '../../navigation/inspected.ts'
import { actionOrder } from '../../play/actionOrder.ts'
import { leftToDo } from '../../play/endPhase.ts'
import { primaryOf } from '../../play/primary.ts'
import { choose } from '../../play/touch.ts'
import type { TableModel } from '../board/model.ts'
import { numbersOf } from '../card/CardNumbers.tsx'
import { Signs } from '../card/Signs.tsx'
import { type AnswersProps, digitKey, timesText } from './answerLabels.ts'

/** With more actions than this a button has one line; the hint is shown beside the question. */
const MANY = 6

/** Name and hint of the action under the pointer or in focus. */
export const pointedAt: Signal<string | null> = signal(null)

/** Shows the action's hint beside the question, and its card in the inspector. */
function pointAt({ choices, decision }: Prompt, at: number): void {
  const { label, hint } = choices[at]
  const { source } = decision.candidates[at]
  pointedAt.value = hint === '' ? null : `${label}: ${hint}`
  if (source !== undefined) inspected.value = { kind: 'object', id: source }
}

/** The actions of an open window. Those of one card are also in its menu. */
export function Actions({ session, model, prompt }: AnswersProps) {
  const { choices, decision } = prompt
  const primary = primaryOf(model.rules, model.view, decision, [], session.foresight.loses)
  const first = primary.kind === 'answer' ? primary.picks[0] : undefined
  // What ends the turn does not shine while there is something to do.
  const isQuiet = first !== undefined && leftToDo(model.rules, model.view, decision, [first]) > 0
  // A removed button sends no pointerleave.
  useEffect(() => () => void (pointedAt.value = null), [])
  const { listed, equivalents } = actionOrder(model.rules, model.view, decision)
  return (
    <div class={`answers${listed.length > MANY ? ' many' : ''}`}>
      {listed.map((i, n) => {
        const { id, label, hint } = choices[i]
        const { title, name } = actionWords(model, decision.candidates[i], label)
        return (
          <button
            key={id}
            type="button"
            class={`action${i === first && !isQuiet ? ' primary' : ''}${isOnBoard(model, decision.candidates[i]) ? ' on-board' : ''}`}
            data-answer={id}
            data-about={decision.candidates[i].source}
            data-primary={i === first ? '' : undefined}
            title={hint === '' ? label : `${label} — ${hint}`}
            onPointerEnter={() => pointAt(prompt, i)}
            onPointerLeave={() => void (pointedAt.value = null)}
            onFocus={() => pointAt(prompt, i)}
            onBlur={() => void (pointedAt.value = null)}
            onClick={() => void choose(session, i, true)}
          >
            <span class="line">
              <kbd>{i === first ? '⏎' : digitKey(n)}</kbd> <Signs text={name} />
              {timesText(equivalents.get(i))}
            </span>
            {title === '' && hint === '' ? null : (
              <small>
                <Signs text={title === '' ? hint : title} />
              </small>
            )}
          </button>
        )
      })}
    </div>
  )
}

/** Its card lies open on the table: there it can be touched. */
function isOnBoard({ view, rules }: TableModel, { source }: Candidate): boolean {
  const found = source === undefined ? undefined : findObject(view, source)
  return (
    found !== undefined &&
    rules.table.layout.slots.some(({ zone, shape }) => zone === found.zone.zone && shape !== 'pile')
  )
}

/** The numbers at the foot of a card's face, as text. */
const worthOf = (words: Words, object: ObjectView): string =>
  numbersOf(words, object)
    .filter(({ name }) => words.rules.table.layout.face?.worth.includes(name) === true)
    .map(({ label, value }) => `${label} ${value}`)
    .join(' ')

/** The two lines of a button: the card's name first, the action second, because buttons are narrow. */
function actionWords(
  { words, view, rules }: TableModel,
  candidate: Candidate,
  label: string,
): { readonly name: string; readonly title: string } {
  const source = candidate.source === undefined ? undefined : findObject(view, candidate.source)
  if (source === undefined) return { name: label, title: '' }
  const action = words.action(candidate.name ?? candidate.id)
  const isPile = rules.table.layout.slots.some(
    ({ zone, shape }) => zone === source.zone.zone && shape === 'pile',
  )
  // The cards of a pile are not drawn, so the button shows their numbers.
  const numbers = isPile ? worthOf(words, source.object) : ''
  return {
    name: briefLabel(words, view, source.object),
    title: numbers === '' ? action : `${action} · ${numbers}`,
  }
}
