import type { PlayerName } from '@fudaba/kernel'
import { z } from 'zod'
import type { Role, Stage } from './fromServer.ts'
import { key, roomId } from './words.ts'

/** So many rooms are looked at together. */
const MOST_ROOMS = 30

/** The body of `POST /api/rooms/glance`: rooms, each with a secret that opens it. */
export const glanceAt = z.strictObject({
  rooms: z.array(z.strictObject({ room: roomId, key })).max(MOST_ROOMS),
})
/** Rooms that somebody has secrets of. */
export type GlanceAt = z.infer<typeof glanceAt>

/** How a room stands, for a list of one's rooms. */
export interface RoomGlance {
  readonly room: string
  readonly you: Role
  readonly stage: Stage
  /** Whose turn it is to decide; null while nobody can. */
  readonly deciding: PlayerName | null
  readonly turn: number
  /** Names at the seats, where there are any. */
  readonly names: Readonly<Record<PlayerName, string | null>>
}
