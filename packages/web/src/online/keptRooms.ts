import { z } from 'zod'
import { read, write } from '../settings/storage.ts'

const keptRooms = z.array(
  z.object({
    room: z.string(),
    game: z.string(),
    /** The secret of the seat, and this person's share in the shuffle. */
    key: z.string(),
    share: z.string(),
    /** Secrets of the links, of whoever opened the room. */
    invitation: z.string().nullable(),
    watch: z.string().nullable(),
    judge: z.string().nullable().default(null),
    over: z.boolean(),
  }),
)

/** A seat in a room, as this browser keeps it. */
export type KeptRoom = z.infer<typeof keptRooms>[number]

const NAME = 'fudaba.rooms'
/** Those that were met longest ago are forgotten. */
const MOST = 30

/** The rooms of this browser, the last met first. What cannot be read is none. */
export function allRooms(): KeptRoom[] {
  try {
    const parsed = keptRooms.safeParse(JSON.parse(read(NAME) ?? '[]'))
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}

export const keptRoom = (room: string): KeptRoom | null =>
  allRooms().find((each) => each.room === room) ?? null

/** The game of a room has ended, or the room is gone: it is no longer listed. */
export function closeRoom(room: string): void {
  const kept = keptRoom(room)
  if (kept !== null && !kept.over) keepRoom({ ...kept, over: true })
}

/** The seat was not taken after all. */
export function forgetRoom(room: string): void {
  write(NAME, JSON.stringify(allRooms().filter((each) => each.room !== room)))
}

/** Keeps a room, in place of what was kept of it. */
export function keepRoom(kept: KeptRoom): void {
  const others = allRooms().filter(({ room }) => room !== kept.room)
  write(NAME, JSON.stringify([kept, ...others].slice(0, MOST)))
}
