import { keptRoom } from '../online/keptRooms.ts'
import { RoomSeat } from '../online/roomSeat.ts'
import { say } from '../settings/say.ts'
import { openRoomReplay } from './roomReplay.ts'
import { notice, show, toLobby } from './screen.ts'

/** Enters a room by its link, or by the secret that this browser keeps for it; `at`: at this step of its replay. */
export function enterRoom(room: string, key: string | null, at: number | null = null): void {
  const kept = keptRoom(room)
  const secret = kept?.key ?? key
  if (secret === null) {
    toLobby()
    notice.value = say.value('roomClosed')
    return
  }
  // What was kept may be a seat that was not taken after all.
  const orKey = kept === null || key === secret ? null : key
  const seat = new RoomSeat(room, secret, orKey, kept?.share)
  // The secret of a seat does not stay in the address: who copies that gives no seat away. Other links stay as they were
  // sent, for a reload.
  show({ kind: 'room', seat }, kept === null ? `/room/${room}/${secret}` : `/room/${room}`)
  if (at !== null) void seat.over.then(() => openRoomReplay(seat, at))
}
