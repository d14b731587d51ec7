import type { GameRules } from '@fudaba/kernel'
import { toLobby } from '../../navigation/screen.ts'
import { type KeptRoom, keptRoom } from '../../online/keptRooms.ts'
import { linkReach, roomLink } from '../../online/matchServer.ts'
import type { RoomSeat } from '../../online/roomSeat.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'
import { LanguageButton } from '../controls/LanguageButton.tsx'
import { Invitation } from '../room/Invitation.tsx'
import { LinkToSend } from '../room/LinkToSend.tsx'
import { OwnCards } from '../room/OwnCards.tsx'
import { RoomBar } from '../room/RoomBar.tsx'
import { RoomRules } from '../room/RoomRules.tsx'
import { PastScreen } from './PastScreen.tsx'
import { TableScreen } from './TableScreen.tsx'

/** A room: the invitation, the wait for the other, then the table. */
export function RoomScreen({ seat }: { seat: RoomSeat }) {
  const session = seat.session.value
  if (session !== null && seat.past.value !== null) return <PastScreen seat={seat} session={session} />
  if (session !== null)
    return <TableScreen key={session} session={session} beside={<RoomBar seat={seat} />} />
  return (
    <div class="lobby room-lobby">
      <header class="lobby-head">
        <button type="button" class="home" onClick={toLobby}>
          {say.value('lobby')}
        </button>
        <LanguageButton />
      </header>
      <main>
        {seat.problem.value === null ? null : <p role="alert">{seat.problem.value}</p>}
        <Waiting seat={seat} />
      </main>
    </div>
  )
}

function Waiting({ seat }: { seat: RoomSeat }) {
  const state = seat.state.value
  const rules = seat.rules.value
  const connection = seat.connection.value
  if (connection === 'closed') return <p role="alert">{say.value('roomClosed')}</p>
  if (state === null || rules === null) return <p role="status">{say.value('connection.connecting')}</p>
  if (seat.client.you === 'guest') return <Invitation seat={seat} rules={rules} />
  if (state.end !== null) return <p role="status">{say.value('end.closed')}</p>
  if (state.stage === 'shuffle' && seat.client.hasToAccept) return <Accepting seat={seat} rules={rules} />
  if (state.stage !== 'open')
    return <p role="status">{say.value(isBeingRead(seat) ? 'roomCardsSeen' : 'roomShuffle')}</p>
  const kept = keptRoom(seat.room)
  const invitation = kept?.invitation ?? null
  return (
    <>
      <h2>
        {say.value(
          invitation !== null ? 'roomSend' : seat.client.player === null ? 'roomWatching' : 'roomMenu',
        )}
      </h2>
      {invitation === null ? null : (
        <LinkToSend big label={say.value(linkReach())} link={roomLink(seat.room, invitation)} />
      )}
      <p role="status">{say.value(seat.client.player === null ? 'roomNotBegun' : 'roomWaiting')}</p>
      <p>
        <b>{rules.book.rulebook.name[lang.value]}</b>
      </p>
      <RoomRules seat={seat} />
      {kept === null ? null : <OwnRoom seat={seat} kept={kept} />}
      {connection === 'on' ? null : <p role="status">{say.value(`connection.${connection}`)}</p>}
    </>
  )
}

/** Whether the other looks at the cards that one has brought. */
function isBeingRead({ client: { player, state } }: RoomSeat): boolean {
  if (player === null || state?.seats[player]?.brings !== true) return false
  return state.seats[player === 'P1' ? 'P2' : 'P1']?.share === 'none'
}

/** The guest brought cards of his own: they are read before anybody plays against them. */
function Accepting({ seat, rules }: { seat: RoomSeat; rules: GameRules }) {
  return (
    <>
      <h2>{say.value('roomCardsBrought')}</h2>
      <OwnCards rules={rules} seat={seat} open />
      <div class="buttons">
        <button type="button" class="primary" data-accept-cards="" onClick={() => seat.accept()}>
          {say.value('roomCardsAccept')}
        </button>
        <CloseRoom seat={seat} />
      </div>
    </>
  )
}

/** What whoever opened the room can do while nobody has come. */
function OwnRoom({ seat, kept }: { seat: RoomSeat; kept: KeptRoom }) {
  return (
    <div class="buttons">
      <button type="button" data-relink="" onClick={() => void seat.relink(kept, 'invitation')}>
        {say.value('roomRelink')}
      </button>
      <CloseRoom seat={seat} />
    </div>
  )
}

function CloseRoom({ seat }: { seat: RoomSeat }) {
  return (
    <button type="button" data-close-room="" onClick={() => void seat.doing(() => seat.client.act('close'))}>
      {say.value('roomClose')}
    </button>
  )
}
