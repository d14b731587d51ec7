import type { RoomOptions } from '@fudaba/protocol'
import type { Log } from '../log/log.ts'
import type { Opening } from '../room/deeds.ts'

/** A room as whoever runs the server sees it: no secret, no deck, nothing that was said. */
export interface ListedRoom {
  readonly room: string
  readonly game: string
  readonly name: string | null
  readonly players: readonly (string | null)[]
  readonly clock: RoomOptions['clock']['kind']
  readonly entries: number
  /** Times of the first and the last entry, in milliseconds. */
  readonly opened: number
  readonly last: number
}

/** Every room of a log, the last written to first. */
export async function listRooms(log: Log): Promise<readonly ListedRoom[]> {
  return (await log.rooms()).map(({ room, entries, opened, last, opening }) => {
    const { options, seats } = opening as Opening
    return {
      room,
      game: options.game,
      name: options.name ?? null,
      players: [seats.P1, seats.P2].map((seat) => seat?.name ?? seat?.bot ?? null),
      clock: options.clock.kind,
      entries,
      opened,
      last,
    }
  })
}

/** So often it is tried where somebody writes at the same moment. */
const TRIES = 20

/** Ends the game of a room, which stays there to be looked at; false where there is no such room. */
export async function endRoom(log: Log, room: string): Promise<boolean> {
  for (let i = 0; i < TRIES; i++) {
    const head = (await log.heads([room])).get(room) ?? -1
    if (head < 0) return false
    const entry = { room, seq: head + 1, kind: 'close', seat: null, body: { seat: null }, nonce: null }
    if ((await log.append(entry)) !== null) return true
  }
  throw new Error(`too much happens in ${room}`)
}
