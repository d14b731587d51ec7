import { useEffect, useLayoutEffect } from 'preact/hooks'
import { type Reply, lessonText } from '@fudaba/studies'
import type { Words } from '@fudaba/table'
import type { Coach } from '../../lessons/coach.ts'
import { toLobby } from '../../navigation/screen.ts'
import type { Session } from '../../play/session.ts'
import { say } from '../../settings/say.ts'
import { ClauseLink } from '../controls/ClauseLink.tsx'
import { listen } from '../keys/listen.ts'
import { LessonEnd } from './LessonEnd.tsx'

interface CoachProps {
  readonly coach: Coach
  readonly session: Session
}

/** What the coach says, with why, and the buttons that go forwards and back. */
export function CoachPanel({ coach, session }: CoachProps) {
  useEffect(() => () => coach.close(), [coach])
  useLayoutEffect(() => listenToCoachKeys(coach), [coach])
  const { lesson } = coach
  const { at, stop, step, reply } = coach.spoken.value
  const words = session.words.value
  const count = lesson.steps.length
  return (
    <section class="coach" aria-label={say.value('coach')} data-step={at} data-stop={stop}>
      <header>
        <h2>{words.pick(lesson.title)}</h2>
        <span>{step === null ? say.value('lessonDone') : say.value('lessonStep', { n: at + 1, count })}</span>
        <progress value={at} max={count} aria-hidden="true" />
      </header>
      {step === null ? (
        <LessonEnd lesson={lesson} words={words} />
      ) : (
        <div class="coach-words">
          <p class="coach-says" role="status">
            {lessonText(words, step.say)}
          </p>
          {reply === null ? null : <ReplyText reply={reply} words={words} />}
          <Why words={words} clauses={step.clauses ?? []} />
        </div>
      )}
      <div class="buttons">
        <button type="button" data-back="" disabled={!session.mayUndo} onClick={() => void coach.back()}>
          ◀ {say.value('lessonBack')}
        </button>
        {stop === 'ask' ? (
          <button type="button" data-show-me="" onClick={() => void coach.doIt()}>
            {say.value('lessonShow')}
          </button>
        ) : null}
        {stop === 'read' ? (
          <button type="button" class="primary" data-next="" onClick={() => void coach.next()}>
            {say.value('lessonNext')} <kbd>⏎</kbd>
          </button>
        ) : null}
        <button type="button" class="quiet-button" data-leave="" onClick={toLobby}>
          {say.value('lessonLeave')}
        </button>
      </div>
    </section>
  )
}

function ReplyText({ reply, words }: { reply: Reply; words: Words }) {
  return (
    <p class="coach-reply" role="alert">
      {lessonText(words, reply.said)}{' '}
      {reply.clause === undefined ? null : <ClauseLink id={reply.clause} text={reply.clause} />}
    </p>
  )
}

/** The clauses behind what is said; each opens in the rules reader. */
function Why({ words, clauses }: { words: Words; clauses: readonly string[] }) {
  if (clauses.length === 0) return null
  return (
    <p class="coach-why">
      {say.value('lessonWhy')}{' '}
      {clauses.map((id) => (
        <span key={id} title={words.pick(words.rules.book.rulebook.clauses[id].title)}>
          <ClauseLink id={id} text={id} />{' '}
        </span>
      ))}
    </p>
  )
}

/** Enter and Space read on; on a button they press it. */
function listenToCoachKeys(coach: Coach): () => void {
  return listen(({ key, target }) => {
    if (key !== 'Enter' && key !== ' ') return false
    if (target instanceof HTMLElement && target.closest('button, a, summary') !== null) return false
    if (coach.spoken.value.stop !== 'read') return false
    return void coach.next()
  })
}
