import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { inspected, pinned } from '../../navigation/inspected.ts'
import type { Session } from '../../play/session.ts'
import { touch } from '../../play/touch.ts'
import { say } from '../../settings/say.ts'
import { textView } from '../../settings/settings.ts'
import { TableView } from '../board/TableView.tsx'
import type { TableModel } from '../board/model.ts'
import { listenToDragging } from '../keys/dragging.ts'
import { listenToReading } from '../keys/reading.ts'
import { listenToSecondClicks } from '../keys/secondClicks.ts'
import { listenToTableKeys } from '../keys/tableKeys.ts'
import { Panels } from '../panels/Panels.tsx'
import { Announcer } from '../prompt/Announcer.tsx'
import { CardMenu } from '../prompt/CardMenu.tsx'
import { PromptBar } from '../prompt/PromptBar.tsx'
import { Side } from './Side.tsx'
import { StatusBar } from './StatusBar.tsx'
import { TextTable } from './TextTable.tsx'

/** A click on a thing of the other's is final; a finger may slip, so on touch screens every choice needs a second touch. */
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
    asked:
      prompt === null
        ? null
        : {
            prompt,
            picks: session.picks.value,
            held: session.held.value,
            asks: session.foresight.asks.value,
          },
    touch(id) {
      inspected.value = { kind: 'object', id }
      void touch(session, id, isSure())
    },
  }
}

interface TableScreenProps {
  readonly session: Session
  /** In the top bar, of a room. */
  readonly beside?: ComponentChildren
  /** Of a lesson: who speaks. */
  readonly coach?: ComponentChildren
}

/** The screen of a game being played. */
export function TableScreen({ session, beside, coach }: TableScreenProps) {
  const model = modelOf(session)
  // Before the first frame is drawn: a key that comes in between would be lost.
  useLayoutEffect(() => listenToTableKeys(session), [session])
  useLayoutEffect(() => listenToReading(), [])
  useLayoutEffect(() => listenToSecondClicks(), [])
  useLayoutEffect(() => listenToDragging(session), [session])
  useEffect(() => () => void (inspected.value = pinned.value = null), [session])
  const decision = session.prompt.value?.decision
  // With the question, not after it: what is pointed at meanwhile stays.
  useLayoutEffect(() => {
    // The card that asks is shown in the inspector.
    const source = decision?.source ?? null
    if (source !== null) inspected.value = { kind: 'object', id: source }
  }, [decision?.id])
  if (model === null) return <p class="loading">{session.problem.value ?? say.value('loading')}</p>
  if (textView.value)
    return (
      <>
        {coach}
        <TextTable session={session} model={model} />
      </>
    )
  return (
    <div class="table-page">
      <StatusBar rules={session.rules} words={model.words} session={session} beside={beside} />
      {coach}
      <main class="play">
        {session.problem.value === null ? null : (
          <p class="problem" role="alert">
            {session.problem.value}
          </p>
        )}
        <TableView model={model} lines={session.log} since={session.answeredAt} />
        <PromptBar session={session} model={model} />
        <CardMenu session={session} model={model} />
      </main>
      <Side model={model} lines={session.log} session={session} />
      <Announcer session={session} />
      <Panels rules={session.rules} words={model.words} model={model} session={session} lines={session.log} />
    </div>
  )
}
