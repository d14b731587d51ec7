import { type Signal, signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Candidate, ObjectView } from '@fudaba/kernel'
import { type Prompt, type Words, briefLabel, findObject } from '@fudaba/table'
import { say } from '../../app.ts'
import { inspected } from '../../panels.ts'
import { actionOrder, choose, primaryOf } from '../../play/acting.ts'
import { Signs } from '../CardFace.tsx'
import { numbersOf } from '../CardNumbers.tsx'
import type { TableModel } from '../model.ts'
import { type AnswersProps, digit } from './Answers.tsx'

/** More actions than this stand in one line each; what they do is told beside the question. */
const MANY = 6

/** The action under the pointer or in focus, with what it does. */
export const pointedAt: Signal<string | null> = signal(null)

/** What an action does stands beside the question, and its card in the inspector. */
function pointAt({ choices, decision }: Prompt, at: number): void {
  const { label, hint } = choices[at]
  const { source } = decision.candidates[at]
  pointedAt.value = hint === '' ? null : `${label}: ${hint}`
  if (source !== undefined) inspected.value = { kind: 'object', id: source }
}

/** The actions of an open window; those of one thing only, after it was touched. */
export function Actions({ session, model, prompt }: AnswersProps) {
  const { choices, decision } = prompt
  const primary = primaryOf(model.rules, model.view, decision, [])
  const first = primary.kind === 'answer' ? primary.picks[0] : undefined
  // A button that is gone says nothing of the pointer leaving it.
  useEffect(() => () => void (pointedAt.value = null), [])
  // What is done at the card itself is listed only where there is nothing else, or when its card was touched.
  const { listed, twins } = actionOrder(model.rules, model.view, decision, session.ways.value)
  return (
    <div class={`answers${listed.length > MANY ? ' many' : ''}`}>
      {session.ways.value === null ? null : (
        <button
          type="button"
          class="action"
          data-all-actions=""
          onClick={() => void (session.ways.value = null)}
        >
          <span class="line">← {say.value('allActions')}</span>
        </button>
      )}
      {listed.map((i, n) => {
        const { id, label, hint } = choices[i]
        const { title, name } = actionWords(model, decision.candidates[i], label)
        return (
          <button
            key={id}
            type="button"
            class={`action${i === first ? ' primary' : ''}`}
            data-answer={id}
            data-primary={i === first ? '' : undefined}
            title={hint === '' ? label : `${label} — ${hint}`}
            onPointerEnter={() => pointAt(prompt, i)}
            onPointerLeave={() => void (pointedAt.value = null)}
            onFocus={() => pointAt(prompt, i)}
            onBlur={() => void (pointedAt.value = null)}
            onClick={() => void choose(session, i, true)}
          >
            <span class="line">
              <kbd>{i === first ? '⏎' : digit(n)}</kbd> <Signs text={name} />
              {several(twins.get(i))}
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

const worthOf = (words: Words, object: ObjectView): string =>
  numbersOf(words, object)
    .filter(({ name }) => words.rules.layout.face?.worth.includes(name) === true)
    .map(({ label, value }) => `${label} ${value}`)
    .join(' ')

/** "×4" of a button that stands for four. */
export const several = (others: readonly number[] = []): string =>
  others.length === 0 ? '' : ` ×${others.length + 1}`

/** The card comes first where there is one, and what is done with it second: buttons are narrow. */
function actionWords(
  { words, view, rules }: TableModel,
  candidate: Candidate,
  label: string,
): { readonly name: string; readonly title: string } {
  const source = candidate.source === undefined ? undefined : findObject(view, candidate.source)
  if (source === undefined) return { name: label, title: '' }
  const action = words.action(candidate.name ?? candidate.id)
  const isPile = rules.layout.slots.some(({ zone, shape }) => zone === source.zone.zone && shape === 'pile')
  // What lies in a pile has no face to read its numbers from.
  const numbers = isPile ? worthOf(words, source.object) : ''
  return {
    name: briefLabel(words, view, source.object),
    title: numbers === '' ? action : `${action} · ${numbers}`,
  }
}
