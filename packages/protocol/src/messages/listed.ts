import type { RoomOptions } from './words.ts'

/** A room that anybody may enter, in the list of open rooms. */
export interface OpenRoomRow {
  readonly room: string
  /** The secret that lets in as a guest. */
  readonly key: string
  readonly options: RoomOptions
  /** Whoever opened it, if he gave a name, and whether he is there. */
  readonly host: string | null
  readonly here: boolean
  readonly password: boolean
  /** When it was opened, in milliseconds. */
  readonly opened: number
}
