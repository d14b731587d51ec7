import {
  type BringCards,
  type GlanceAt,
  type OpenRoom,
  type OpenRoomRow,
  type OpenedRoom,
  type RoomGlance,
  bringCardsTo,
  glanceAtRooms,
  linkOf,
  openRoomAt,
  openRoomsAt,
} from '@fudaba/protocol'

/** The server this page came from, without a slash at its end. */
export const server = (): string => new URL('.', location.href).href.replace(/\/$/, '')

/** Whether the page came from a server that keeps rooms: it says so in the page. A folder of static files does not. */
export const keepsRooms = (): boolean => document.querySelector('meta[name=fudaba-rooms]') !== null

export const openRoom = (wish: OpenRoom): Promise<OpenedRoom> => openRoomAt(server(), wish, fetch)

/** Own cards of a guest, before he sits down; returns the hash by which they are named then. */
export const bringCards = (wish: BringCards): Promise<string> => bringCardsTo(server(), wish, fetch)

export const openRooms = (): Promise<readonly OpenRoomRow[]> => openRoomsAt(server(), fetch)

export const glances = (rooms: GlanceAt['rooms']): Promise<readonly (RoomGlance | null)[]> =>
  glanceAtRooms(server(), rooms, fetch)

/** The link into a room of this server. */
export const roomLink = (room: string, key: string, at?: number): string =>
  linkOf({ server: server(), room, key, ...(at !== undefined && { at }) })

/** Where a link of this server opens, as far as its address tells. */
export function linkReach(): 'roomHere' | 'roomLan' | 'roomEverywhere' {
  const { hostname } = location
  if (hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')) return 'roomHere'
  const isPrivate =
    /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)/.test(hostname) || hostname.endsWith('.local')
  return isPrivate ? 'roomLan' : 'roomEverywhere'
}
