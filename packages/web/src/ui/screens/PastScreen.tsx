import { useLayoutEffect } from 'preact/hooks'
import { inspected } from '../../navigation/inspected.ts'
import type { RoomSeat } from '../../online/roomSeat.ts'
import type { Session } from '../../play/session.ts'
import { say } from '../../settings/say.ts'
import { TableView } from '../board/TableView.tsx'
import type { TableModel } from '../board/model.ts'
import { listenToReading } from '../keys/reading.ts'
import { Panels } from '../panels/Panels.tsx'
import { RoomBar } from '../room/RoomBar.tsx'
import { Side } from './Side.tsx'
import { StatusBar } from './StatusBar.tsx'

/** Looking back in a game that goes on: what one knew after each line of the log, with a timeline in place of the prompt. */
export function PastScreen({ seat, session }: { seat: RoomSeat; session: Session }) {
  useLayoutEffect(() => listenToReading(), [])
  useLayoutEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') void seat.lookBack(null)
    }
    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  }, [seat])
  const past = seat.past.value
  if (past === null) return null
  const words = session.words.value
  const all = session.log
  const lines = all.slice(0, past.line + 1)
  const model: TableModel = {
    rules: session.rules,
    words,
    view: past.view,
    near: session.near,
    asked: null,
    touch: (id) => void (inspected.value = { kind: 'object', id }),
  }
  const { turn } = past.view
  return (
    <div class="table-page replay-page">
      <StatusBar rules={session.rules} words={words} session={null} beside={<RoomBar seat={seat} />} />
      <main class="play">
        <TableView model={model} lines={lines} />
        <section
          class="prompt replay-controls"
          aria-label={say.value('past')}
          data-shape="past"
          data-line={past.line}
        >
          <div class="question">
            <p class="sentence" role="status">
              {say.value('past')} · {turn === 0 ? words.say('setup') : words.say('turn', { n: turn })}
            </p>
            <button type="button" class="primary" data-present="" onClick={() => void seat.lookBack(null)}>
              {say.value('present')} <kbd>Esc</kbd>
            </button>
          </div>
          <div class="timeline">
            <input
              type="range"
              min={0}
              max={all.length - 1}
              value={past.line}
              aria-label={say.value('timeline')}
              onInput={(event) => void seat.lookBack(event.currentTarget.valueAsNumber)}
            />
          </div>
          <div class="answers">
            <To seat={seat} name="first" sign="|◀" line={0} />
            <To seat={seat} name="back" sign="◀" line={Math.max(0, past.line - 1)} />
            <To seat={seat} name="forward" sign="▶" line={Math.min(all.length - 1, past.line + 1)} />
            <To seat={seat} name="last" sign="▶|" line={all.length - 1} />
          </div>
        </section>
      </main>
      <Side model={model} lines={lines} session={null} />
      <Panels rules={session.rules} words={words} model={model} session={null} lines={lines} />
    </div>
  )
}

interface ToProps {
  readonly seat: RoomSeat
  readonly name: 'first' | 'back' | 'forward' | 'last'
  readonly sign: string
  readonly line: number
}

function To({ seat, name, sign, line }: ToProps) {
  return (
    <button
      type="button"
      data-step={name}
      aria-label={say.value(name)}
      title={say.value(name)}
      onClick={() => void seat.lookBack(line)}
    >
      {sign}
    </button>
  )
}
