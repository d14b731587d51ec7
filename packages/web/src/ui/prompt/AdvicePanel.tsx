import type { TableAdvice, Words } from '@fudaba/table'
import { say } from '../../app.ts'
import { openPanel } from '../../panels.ts'
import { keyName } from '../../play/keyMap.ts'
import type { Session } from '../../play/session.ts'

/** What the computer would do here, for whoever asks: in a line, and from there with its reasons. */
export function AdvicePanel({ session, words }: { session: Session; words: Words }) {
  const advice = session.advising.said.value
  if (advice === null)
    return (
      <button
        type="button"
        class="quiet-button"
        data-hint=""
        title={keyName('hint')}
        onClick={() => void session.advise()}
      >
        {say.value('hint')}
      </button>
    )
  return (
    <span class="advice" role="status" data-advice={advice === 'thinking' ? undefined : ''}>
      {advice === 'thinking' ? say.value('adviceThinking') : words.pick(advice.hint)}
      {advice === 'thinking' ? null : (
        <button
          type="button"
          class="quiet-button"
          data-explain=""
          onClick={() => openPanel({ kind: 'advice', advice })}
        >
          {say.value('explain')}
        </button>
      )}
    </span>
  )
}

/** What the other answers are worth, and what is expected to follow. */
export function Explained({ words, advice }: { words: Words; advice: TableAdvice }) {
  return (
    <>
      {advice.lines.map((line, i) => (
        <p key={i}>{words.pick(line)}</p>
      ))}
    </>
  )
}
