import { systemClock } from '@fudaba/ai/clock'
import type { PlayerName } from '@fudaba/kernel'
import type { ClockState, Wish } from '@fudaba/protocol'
import { useEffect, useState } from 'preact/hooks'
import { enterRoom } from '../../navigation/enterRoom.ts'
import { toLobby } from '../../navigation/screen.ts'
import { keepRoom, keptRoom } from '../../online/keptRooms.ts'
import type { RoomSeat } from '../../online/roomSeat.ts'
import { say } from '../../settings/say.ts'
import { LookBack, RoomMenu } from './RoomMenu.tsx'
import { LastWord } from './Talk.tsx'

/** In the header of a table: the connection, the other player, the clocks, what is asked for, the menu of the room. */
export function RoomBar({ seat }: { seat: RoomSeat }) {
  const state = seat.state.value
  useNextRoom(seat)
  if (state === null) return null
  const { player } = seat.client
  const name = otherName(seat)
  return (
    <div class="room-bar" data-connection={seat.connection.value}>
      <span role="status">
        {seat.client.you === 'judge' ? (
          say.value('judging')
        ) : player === null ? (
          <Watching seat={seat} />
        ) : (
          <Other seat={seat} name={name} />
        )}
        {seat.connection.value === 'on' ? '' : ` — ${say.value(`connection.${seat.connection.value}`)}`}
        {state.paused ? ` — ${say.value('roomPaused')}` : ''}
      </span>
      <Score seat={seat} />
      {state.clock === null ? null : <Clocks clock={state.clock} player={player} />}
      {state.judge === true && seat.client.you !== 'judge' ? (
        <span class="room-judge" role="status">
          {say.value('judgeHere')}
        </span>
      ) : null}
      {state.fault === null ? null : <span role="alert">{say.value(`roomFault.${state.fault}`)}</span>}
      <Silence seat={seat} name={name} />
      <LastWord seat={seat} />
      <Asked seat={seat} name={name} />
      {player === null ? <LookBack seat={seat} /> : null}
      <RoomMenu seat={seat} />
    </div>
  )
}

/** That one watches, and how much later than the players. */
function Watching({ seat }: { seat: RoomSeat }) {
  const delay = seat.client.about?.options.delay ?? 0
  return (
    <>
      {say.value('roomWatching')}
      {delay === 0 ? null : <small> · {say.value('roomDelayOf', { seconds: delay })}</small>}
    </>
  )
}

/** Whether the other is connected, beside his name. */
function Other({ seat, name }: { seat: RoomSeat; name: string }) {
  const { player } = seat.client
  const other = player === null ? null : seat.state.value?.seats[player === 'P1' ? 'P2' : 'P1']
  const isHere = other?.here === true
  return (
    <span
      data-other={isHere ? 'here' : 'away'}
      title={say.value(isHere ? 'roomOtherHere' : 'roomOtherAway', { name })}
    >
      <span aria-hidden="true">{isHere ? '●' : '○'}</span> {name}
      <span class="hidden-text">{say.value(isHere ? 'roomOtherHere' : 'roomOtherAway', { name })}</span>
    </span>
  )
}

/** How a series stands, one's own games first. */
function Score({ seat }: { seat: RoomSeat }) {
  const series = seat.state.value?.series ?? null
  if (series === null) return null
  const [near, far] = seat.client.player === 'P2' ? (['P2', 'P1'] as const) : (['P1', 'P2'] as const)
  return (
    <span data-score="">
      {say.value('roomScore', { n: series.best, own: series[near], theirs: series[far] })}
    </span>
  )
}

/** The other has been away for a while: what can be done. */
function Silence({ seat, name }: { seat: RoomSeat; name: string }) {
  const state = seat.state.value
  if (!seat.silent.value || state === null || state.end !== null) return null
  const { clock } = state
  const runs = clock !== null && clock.runs !== null && clock.runs !== seat.client.player
  return (
    <span class="room-silent" role="alert">
      {say.value(runs ? 'roomAwayClock' : 'roomAway', { name })}{' '}
      <button type="button" data-leave-room="" onClick={toLobby}>
        {say.value('roomLeave')}
      </button>
    </span>
  )
}

function otherName(seat: RoomSeat): string {
  const { player } = seat.client
  const other = player === null ? null : seat.state.value?.seats[player === 'P1' ? 'P2' : 'P1']
  return other?.name ?? say.value('roomNobody')
}

/** What somebody asks for, with the two answers. */
function Asked({ seat, name }: { seat: RoomSeat; name: string }) {
  const asked = seat.state.value?.asked ?? null
  const { player } = seat.client
  if (asked === null || player === null) return null
  if (asked.by === player) return <span class="hint">{say.value('roomAsked')}</span>
  const answer = (wish: Wish, yes: boolean): void => void seat.doing(() => seat.client.agree(wish, yes))
  return (
    <span class="room-asked" role="alert">
      {say.value(`asked.${asked.wish}`, { name })}{' '}
      <button type="button" class="primary" data-agree="" onClick={() => answer(asked.wish, true)}>
        {say.value('agree')}
      </button>{' '}
      <button type="button" data-decline="" onClick={() => answer(asked.wish, false)}>
        {say.value('decline')}
      </button>
    </span>
  )
}

/** How often the clocks are drawn. */
const TICK_MILLISECONDS = 500

function Clocks({ clock, player }: { clock: ClockState; player: PlayerName | null }) {
  const [since, setSince] = useState({ clock, at: systemClock.now() })
  const [now, setNow] = useState(since.at)
  useEffect(() => {
    setSince({ clock, at: systemClock.now() })
    const timer = setInterval(() => setNow(systemClock.now()), TICK_MILLISECONDS)
    return () => clearInterval(timer)
  }, [clock])
  const left = (seat: PlayerName): string => {
    const isRunning = clock.runs === seat || (clock.shared && clock.runs !== null)
    const gone = isRunning ? Math.max(0, now - since.at) : 0
    const seconds = Math.max(0, Math.ceil((clock[seat] - gone) / 1000))
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  }
  const [near, far] = player === 'P2' ? (['P2', 'P1'] as const) : (['P1', 'P2'] as const)
  const { shared, lastTurn } = clock
  return (
    <span class="room-clocks" role="timer">
      {lastTurn !== null
        ? say.value('roomLastTurn', { n: lastTurn })
        : shared
          ? left(near)
          : `${left(near)} / ${left(far)}`}
    </span>
  )
}

/** Once both want another game, its room is entered with the same secret. */
function useNextRoom(seat: RoomSeat): void {
  const next = seat.state.value?.next ?? null
  useEffect(() => {
    const kept = keptRoom(seat.room)
    if (next === null || kept === null || seat.client.player === null) return
    // The links of who watches and judges open the next room too.
    keepRoom({ ...kept, room: next, invitation: null, over: false })
    enterRoom(next, kept.key)
  }, [next])
}
