import type { ObjectView, Refusal, View } from '@fudaba/kernel'
import { type Words, clauseLine, reasonFor, refusedName, requirementText } from '@fudaba/table'
import { say } from '../../settings/say.ts'
import { ClauseLink } from '../controls/ClauseLink.tsx'

interface RefusalProps {
  readonly words: Words
  readonly view: View | null
  readonly refusal: Refusal
  readonly thing: ObjectView | null
}

/** What is refused with its first reason; unfolded, every requirement with its clause, its numbers and its text. */
export function RefusalList({ words, view, refusal, thing }: RefusalProps) {
  const reason = reasonFor(words, view, refusal, thing)
  const hidden = refusal.allowed === null ? words.say('why.hidden') : say.value('notNow')
  return (
    <details class="refusal">
      <summary>
        <b>{refusedName(words, refusal)}</b> <span>{reason === null ? `? ${hidden}` : `✗ ${reason}`}</span>
      </summary>
      <Requirements words={words} view={view} refusal={refusal} thing={thing} />
      {refusal.with.map((each) => (
        <Requirements key={each.thing} words={words} view={view} refusal={each} thing={null} />
      ))}
    </details>
  )
}

function Requirements({ words, view, refusal, thing }: RefusalProps) {
  return (
    <ul>
      {refusal.requirements.map(({ clause, met, have }, at) => (
        <li key={at}>
          {met === null ? '?' : met ? '✓' : '✗'} <ClauseLink id={clause} text={clauseLine(words, clause)} />
          {met === false || have !== undefined ? (
            <small class="told"> {requirementText(words, view, refusal, at, thing)}</small>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
