import { replayKeyOf, replayOf } from '@fudaba/protocol'
import { roomLink } from '../online/matchServer.ts'
import type { RoomSeat } from '../online/roomSeat.ts'
import { openReplay } from './openReplay.ts'
import { reasonOf } from './rulesOf.ts'
import { notice, screen } from './screen.ts'

/** Shows the game of a room that is over, with both hands; leaving it leads back to the room. */
export async function openRoomReplay(seat: RoomSeat, at?: number): Promise<void> {
  try {
    const replay = await replayOf(seat.client)
    const under = screen.value
    if (under.kind !== 'room' || under.seat !== seat) return
    const key = replayKeyOf(replay.shuffle!)
    await openReplay(replay, {
      under,
      ...(at !== undefined && { at }),
      linkAt: (step) => roomLink(seat.room, key, step),
    })
  } catch (error) {
    notice.value = reasonOf(error)
  }
}
