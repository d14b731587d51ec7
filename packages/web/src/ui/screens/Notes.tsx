import { useState } from 'preact/hooks'
import { resumeGame } from '../../navigation/resumeGame.ts'
import { type Screen, screen } from '../../navigation/screen.ts'
import { isUpdateReady, putInPlace } from '../../navigation/updates.ts'
import { saveReplay } from '../../play/saveReplay.ts'
import type { Session } from '../../play/session.ts'
import { say } from '../../settings/say.ts'

/** Notices above the table, which cover no part of it. Each stays until it no longer applies. */
export function Notes() {
  const now = screen.value
  const session = sessionOf(now)
  return (
    <>
      <UpdateNote />
      {now.kind === 'replay' && now.watching !== undefined ? (
        <WatchingNote id={now.watching} game={now.viewer.rules.name} />
      ) : null}
      {session === null ? null : <KeepingNote session={session} />}
    </>
  )
}

function sessionOf(now: Screen): Session | null {
  if (now.kind === 'table') return now.session
  return now.kind === 'replay' && now.under !== null ? sessionOf(now.under) : null
}

/** Says when the game cannot be kept. `data-kept`: the number of inputs that are kept for sure. */
function KeepingNote({ session }: { session: Session }) {
  const keeping = session.keeper?.keeping.value
  if (keeping === undefined) return null
  return (
    <div role="status" data-kept={keeping.inputs ?? undefined}>
      {keeping.kind !== 'failed' ? null : (
        <div class="standing-note" data-not-kept={keeping.fault}>
          <span>{say.value(`notKept.${keeping.fault}`)}</span>
          <span class="buttons">
            <button type="button" data-keep-again="" onClick={() => void session.keeper?.retry()}>
              {say.value('tryAgain')}
            </button>
            <button type="button" data-save="" onClick={() => void saveReplay(session)}>
              {say.value('saveReplay')}
            </button>
          </span>
        </div>
      )}
    </div>
  )
}

function WatchingNote({ id, game }: { id: string; game: string }) {
  return (
    <div class="standing-note" role="status" data-watching="">
      <span>{say.value('watching')}</span>
      <button type="button" data-take-over="" onClick={() => void resumeGame(id, game, true)}>
        {say.value('takeOver')}
      </button>
    </div>
  )
}

function UpdateNote() {
  const [isLater, setLater] = useState(false)
  if (!isUpdateReady.value || isLater) return null
  return (
    <div class="standing-note" role="status" data-update="">
      <span>
        <b>{say.value('updateReady')}</b> <small>{say.value('updateAbout')}</small>
      </span>
      <span class="buttons">
        <button type="button" data-update-now="" onClick={() => void putInPlace()}>
          {say.value('updateNow')}
        </button>
        <button type="button" onClick={() => setLater(true)}>
          {say.value('updateLater')}
        </button>
      </span>
    </div>
  )
}
