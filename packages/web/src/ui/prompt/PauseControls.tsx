import type { Session } from '../../play/session.ts'
import { say } from '../../settings/say.ts'

/** For two bots: pause, go on, one step at a time. */
export function PauseControls({ session }: { session: Session }) {
  const paused = session.paused.value
  return (
    <>
      <button
        type="button"
        class="primary"
        onClick={() => {
          session.paused.value = !paused
          if (paused) void session.advance()
        }}
      >
        {paused ? `▶ ${say.value('goOn')}` : `❚❚ ${say.value('pause')}`}
      </button>
      {paused ? (
        <button type="button" onClick={() => void session.table.step().then(() => session.advance())}>
          {say.value('stepOnce')}
        </button>
      ) : null}
    </>
  )
}
