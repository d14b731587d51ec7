import { useEffect } from 'preact/hooks'
import { say } from '../app.ts'
import { inspected, pinned } from '../panels.ts'
import { touch } from '../play/acting.ts'
import type { Session } from '../play/session.ts'
import { textView } from '../play/settings.ts'
import { Announcer } from './Announcer.tsx'
import { Panels } from './Panels.tsx'
import { Side } from './Side.tsx'
import { StatusBar } from './StatusBar.tsx'
import { TableView } from './TableView.tsx'
import { TextTable } from './TextTable.tsx'
import { listenToKeys } from './keys.ts'
import type { TableModel } from './model.ts'
import { PromptBar } from './prompt/PromptBar.tsx'

/** With a mouse one click is enough; a finger may slip, so it touches twice. */
const isSure = (): boolean => !matchMedia('(pointer: coarse)').matches

export function modelOf(session: Session): TableModel | null {
  const view = session.view.value
  if (view === null) return null
  const prompt = session.prompt.value
  return {
    rules: session.rules,
    words: session.words.value,
    view,
    near: session.near,
    asked: prompt === null ? null : { prompt, picks: session.picks.value, held: session.held.value },
    touch(id) {
      inspected.value = { kind: 'object', id }
      void touch(session, id, isSure())
    },
  }
}

/** A game being played. */
export function TableScreen({ session }: { session: Session }) {
  const model = modelOf(session)
  useEffect(() => listenToKeys(session), [session])
  useEffect(() => () => void (inspected.value = pinned.value = null), [session])
  const decision = session.prompt.value?.decision
  useEffect(() => {
    // What the question is about shows itself, with its text.
    const source = decision?.source ?? null
    if (source !== null) inspected.value = { kind: 'object', id: source }
  }, [decision?.id])
  if (model === null) return <p class="loading">{session.problem.value ?? say.value('loading')}</p>
  if (textView.value) return <TextTable session={session} model={model} />
  return (
    <div class="table-page">
      <StatusBar rules={session.rules} words={model.words} session={session} />
      <main class="play">
        {session.problem.value === null ? null : (
          <p class="problem" role="alert">
            {session.problem.value}
          </p>
        )}
        <TableView model={model} lines={session.log} since={session.answeredAt} />
        <PromptBar session={session} model={model} />
      </main>
      <Side model={model} lines={session.log} session={session} />
      <Announcer session={session} />
      <Panels rules={session.rules} words={model.words} model={model} session={session} lines={session.log} />
    </div>
  )
}
