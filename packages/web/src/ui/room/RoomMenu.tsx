import { type Shuffle, type Wish, faultOfShuffle } from '@fudaba/protocol'
import { useEffect, useState } from 'preact/hooks'
import { openRoomReplay } from '../../navigation/roomReplay.ts'
import { keptRoom } from '../../online/keptRooms.ts'
import { roomLink } from '../../online/matchServer.ts'
import type { RoomSeat } from '../../online/roomSeat.ts'
import { say } from '../../settings/say.ts'
import { LinkToSend } from './LinkToSend.tsx'
import { RoomRules } from './RoomRules.tsx'
import { Talk } from './Talk.tsx'

/** What can be asked for and said in a room, and its links. */
export function RoomMenu({ seat }: { seat: RoomSeat }) {
  const state = seat.state.value
  const [open, setOpen] = useState(false)
  const unread = seat.unread.value.length
  // What comes while it is open is read.
  useEffect(() => {
    if (open) seat.read.value = seat.chat.peek().length
  }, [open, unread])
  if (state === null) return null
  const { player } = seat.client
  const ask = (wish: Wish): void => void seat.doing(() => seat.client.ask(wish))
  const wishes: readonly Wish[] =
    player === null
      ? []
      : state.end !== null
        ? ['rematch']
        : state.paused
          ? []
          : [...(state.undo === 'ask' ? (['undo'] as const) : []), 'draw', 'pause']
  return (
    <details
      class="room-menu"
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open)
        seat.read.value = seat.chat.peek().length
      }}
    >
      <summary data-room-menu="">
        {say.value('roomMenu')}
        {unread > 0 && !open ? <b class="badge">{say.value('roomUnread', { n: unread })}</b> : null}
      </summary>
      <div class="room-sheet">
        {seat.problem.value === null ? null : <p role="alert">{seat.problem.value}</p>}
        <div class="buttons">
          {wishes.map((wish) => (
            <button
              key={wish}
              type="button"
              data-wish={wish}
              disabled={state.asked !== null}
              onClick={() => ask(wish)}
            >
              {say.value(`wish.${wish}`)}
            </button>
          ))}
          {player === null ? null : <LookBack seat={seat} />}
          {state.undo === 'refused' ? <button disabled>{say.value('undoRefused')}</button> : null}
          {state.paused && player !== null ? (
            <button
              type="button"
              data-resume=""
              onClick={() => void seat.doing(() => seat.client.act('resume'))}
            >
              {say.value('resumePlay')}
            </button>
          ) : null}
          {state.end === null ? null : (
            <>
              <button type="button" data-room-replay="" onClick={() => void openRoomReplay(seat)}>
                {say.value('roomReplay')}
              </button>
              <CheckShuffle seat={seat} />
            </>
          )}
        </div>
        <Talk seat={seat} />
        <RoomRules seat={seat} />
        <Links seat={seat} />
      </div>
    </details>
  )
}

/** The past of a game that goes on, and of one whose replay is not looked at. */
export function LookBack({ seat }: { seat: RoomSeat }) {
  const lines = seat.session.value?.log.length ?? 0
  if (seat.past.value !== null || lines === 0 || seat.state.value?.end !== null) return null
  return (
    <button type="button" data-look-back="" onClick={() => void seat.lookBack(lines - 1)}>
      {say.value('lookBack')}
    </button>
  )
}

/** Computes from the shares of all three what the shuffle has to be. */
function CheckShuffle({ seat }: { seat: RoomSeat }) {
  const [found, setFound] = useState<string | null>(null)
  const check = async (): Promise<void> => {
    const told = (await seat.client.query({ method: 'shuffle', args: [] })) as Shuffle
    // The hashes that this page was told, not those that come with the shares.
    const fault = faultOfShuffle({ ...told, commits: seat.client.state!.commits })
    setFound(fault === null ? say.value('shuffleFair') : say.value('shuffleWrong', { reason: fault }))
  }
  return (
    <>
      <button type="button" data-check-shuffle="" onClick={() => void seat.doing(check)}>
        {say.value('checkShuffle')}
      </button>
      {found === null ? null : <p role="status">{found}</p>}
    </>
  )
}

function Links({ seat }: { seat: RoomSeat }) {
  const kept = keptRoom(seat.room)
  if (kept === null) return null
  return (
    <>
      {kept.watch === null ? null : (
        <>
          <LinkToSend label={say.value('roomWatchLink')} link={roomLink(seat.room, kept.watch)} />
          <button type="button" data-relink="" onClick={() => void seat.relink(kept, 'watch')}>
            {say.value('roomRelinkWatch')}
          </button>
        </>
      )}
      {kept.judge === null ? null : (
        <LinkToSend label={say.value('roomJudgeLink')} link={roomLink(seat.room, kept.judge)} />
      )}
      <LinkToSend label={say.value('roomSeatLink')} link={roomLink(seat.room, kept.key)} />
    </>
  )
}
