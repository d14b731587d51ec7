import { type OpenRoomRow, hashOf, listedKeyOf } from '@fudaba/protocol'
import type { Log } from '../log/log.ts'
import { openingOf } from './entries.ts'
import type { Rooms } from './rooms.ts'

/** A room is listed for so long; its link opens it afterwards too. */
const LISTED_MILLISECONDS = 86_400_000
/** So many of the rooms opened last are looked at. */
const MOST = 200

/** The rooms that wait for anybody, the last opened first. One whose invitation got a new secret is no longer listed. */
export async function openRooms(rooms: Rooms, log: Log): Promise<readonly OpenRoomRow[]> {
  const since = (await log.now()) - LISTED_MILLISECONDS
  const found: OpenRoomRow[] = []
  for (const { room: id, opened, opening } of await log.openedSince(since, MOST)) {
    const { options, seats, password } = openingOf(opening)
    if (!options.listed) continue
    const room = await rooms.find(id)
    const key = listedKeyOf(id)
    if (room?.fold.stage !== 'open' || room.fold.links.invitation !== hashOf(key)) continue
    found.push({
      room: id,
      key,
      options,
      host: seats[options.seat]?.name ?? null,
      here: room.isHere(options.seat),
      password: password !== undefined,
      opened,
    })
  }
  return found
}
