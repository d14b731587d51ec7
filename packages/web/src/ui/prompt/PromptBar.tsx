import { useState } from 'preact/hooks'
import type { Session } from '../../play/session.ts'
import { say } from '../../settings/say.ts'
import { viewport } from '../../settings/viewport.ts'
import type { TableModel } from '../board/model.ts'
import { Answers } from './Answers.tsx'
import { Over } from './Over.tsx'
import { PauseControls } from './PauseControls.tsx'
import { Question, WaitingText } from './Question.tsx'
import { StillThinking } from './StillThinking.tsx'
import { Verbs } from './Verbs.tsx'

/** The prompt: the question, the buttons of its answers, and the buttons that every question has. */
export function PromptBar({ session, model }: { session: Session; model: TableModel }) {
  const prompt = session.prompt.value
  const look = session.look.value
  const asks = prompt?.decision.id
  // On a phone: the question is one line until it is opened, and closed again with the next one.
  const [opened, setOpened] = useState<number | null>(null)
  const isOpen = asks !== undefined && opened === asks
  if (look?.next === 'nobody') return <Over session={session} />
  return (
    <section
      class={`prompt${isOpen ? ' opened' : ''}`}
      aria-label={model.words.say('why.prompt')}
      data-shape={prompt?.decision.shape ?? 'none'}
      data-inputs={look?.inputs}
    >
      <div class="question">
        {prompt === null ? (
          <WaitingText session={session} model={model} />
        ) : (
          <Question session={session} model={model} prompt={prompt} />
        )}
      </div>
      {asks === undefined || viewport.value === 'wide' ? null : (
        <button
          type="button"
          class="unfold"
          data-unfold=""
          aria-expanded={isOpen}
          aria-label={say.value(isOpen ? 'foldQuestion' : 'unfoldQuestion')}
          onClick={() => setOpened(isOpen ? null : asks)}
        >
          {isOpen ? '▾' : '▴'}
        </button>
      )}
      {prompt === null ? (
        <div class="answers">
          {session.seat === null ? <PauseControls session={session} /> : null}
          {look?.next === 'agent' ? <StillThinking session={session} /> : null}
        </div>
      ) : (
        <Answers key={prompt.decision.id} session={session} model={model} prompt={prompt} />
      )}
      <Verbs session={session} model={model} prompt={prompt} />
    </section>
  )
}
