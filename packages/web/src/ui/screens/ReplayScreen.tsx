import { useLayoutEffect } from 'preact/hooks'
import { inspected } from '../../navigation/inspected.ts'
import { type Screen, leaveReplay } from '../../navigation/screen.ts'
import type { ReplayViewer } from '../../replay/replayViewer.ts'
import { say } from '../../settings/say.ts'
import { TableView } from '../board/TableView.tsx'
import type { TableModel } from '../board/model.ts'
import { listenToReading } from '../keys/reading.ts'
import { listenToReplayKeys } from '../keys/replayKeys.ts'
import { Panels } from '../panels/Panels.tsx'
import { ReplayControls } from './ReplayControls.tsx'
import { Side } from './Side.tsx'
import { StatusBar } from './StatusBar.tsx'

/** A replay, or the past of the game being played: the same table, with a timeline in place of the prompt. */
export function ReplayScreen({
  viewer,
  under,
  isWatching,
}: {
  viewer: ReplayViewer
  under: Screen | null
  isWatching: boolean
}) {
  useLayoutEffect(() => listenToReplayKeys(viewer, leaveReplay), [viewer])
  useLayoutEffect(() => listenToReading(), [])
  const view = viewer.view.value
  if (view === null) return <p class="loading">{say.value('loading')}</p>
  const words = viewer.words.value
  const model: TableModel = {
    rules: viewer.rules,
    words,
    view: { ...view, decision: null },
    near: viewer.flipped.value === (viewer.near === 'P1') ? 'P2' : 'P1',
    asked: null,
    touch: (id) => void (inspected.value = { kind: 'object', id }),
  }
  return (
    <div class="table-page replay-page">
      <StatusBar rules={viewer.rules} words={words} session={null} />
      <main class="play">
        <TableView model={model} lines={viewer.lines.value} />
        <ReplayControls viewer={viewer} under={under} isWatching={isWatching} model={model} />
      </main>
      <Side model={model} lines={viewer.lines.value} session={null} />
      <Panels rules={viewer.rules} words={words} model={model} session={null} lines={viewer.lines.value} />
    </div>
  )
}
