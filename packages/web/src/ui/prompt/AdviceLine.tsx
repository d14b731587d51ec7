import type { TableAdvice, Words } from '@fudaba/table'
import { openPanel } from '../../navigation/panels.ts'
import type { Session } from '../../play/session.ts'
import { keyName } from '../../settings/keyMap.ts'
import { say } from '../../settings/say.ts'

/** The hint button; once asked, the advice in one line and a button that explains it. */
export function AdviceLine({ session, words }: { session: Session; words: Words }) {
  const advice = session.advice.said.value
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

/** The advice in full: what the other answers are worth, and what is expected to follow. */
export function AdviceReasons({ words, advice }: { words: Words; advice: TableAdvice }) {
  return (
    <>
      {advice.lines.map((line, i) => (
        <p key={i}>{words.pick(line)}</p>
      ))}
    </>
  )
}
