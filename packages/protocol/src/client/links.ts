import { openedRoom } from '../messages/fromSeat.ts'
import type { BringCards, OpenRoom, OpenedRoom } from '../messages/fromSeat.ts'
import type { GlanceAt, RoomGlance } from '../messages/glance.ts'
import type { OpenRoomRow } from '../messages/listed.ts'
import { RequestRefused } from './requests.ts'

/** Where a link leads: the server, the room, and the secret that opens it. */
export interface RoomLink {
  readonly server: string
  readonly room: string
  readonly key: string
  /** Of a link to a moment of a game that is over: the step of its replay. */
  readonly at?: number
}

/** The link into a room. The secret stands behind the `#`, which a browser sends to nobody. */
export const linkOf = ({ server, room, key, at }: RoomLink): string =>
  `${server.replace(/\/$/, '')}/#/room/${room}/${key}${at === undefined ? '' : `/${at}`}`

/** What a link says; null where it is none. */
export function readLink(link: string): RoomLink | null {
  const found =
    /^(https?:\/\/[^#]+?)\/?(?:index\.html)?#\/room\/([0-9a-z]{12})\/([0-9a-f]{64})(?:\/(\d{1,6}))?$/.exec(
      link.trim(),
    )
  if (found === null) return null
  const [, server, room, key, at] = found
  return { server, room, key, ...(at !== undefined && { at: Number(at) }) }
}

/** What is needed of a host's `fetch`. */
type Send = (
  url: string,
  request: { method: 'POST'; headers: Record<string, string>; body: string },
) => Promise<{ readonly ok: boolean; json(): Promise<unknown> }>

/** Opens a room on a server; a refusal is a `RequestRefused`. `send` is the host's `fetch`. */
export const openRoomAt = async (server: string, wish: OpenRoom, send: Send): Promise<OpenedRoom> =>
  openedRoom.parse(await posted(`${server.replace(/\/$/, '')}/api/rooms`, wish, send))

/** Brings own cards before one sits down; returns the hash by which `sit` names them. */
export async function bringCardsTo(server: string, wish: BringCards, send: Send): Promise<string> {
  const told = await posted(`${server.replace(/\/$/, '')}/api/rooms/cards`, wish, send)
  return (told as { cards: string }).cards
}

/** How rooms of a server stand, in the order asked for; null: no room opens with that secret. */
export async function glanceAtRooms(
  server: string,
  rooms: GlanceAt['rooms'],
  send: Send,
): Promise<readonly (RoomGlance | null)[]> {
  const told = await posted(`${server.replace(/\/$/, '')}/api/rooms/glance`, { rooms }, send)
  return (told as { rooms: readonly (RoomGlance | null)[] }).rooms
}

/** The rooms of a server that wait for anybody, the last opened first. */
export async function openRoomsAt(
  server: string,
  send: (url: string) => Promise<{ readonly ok: boolean; json(): Promise<unknown> }>,
): Promise<readonly OpenRoomRow[]> {
  const reply = await send(`${server.replace(/\/$/, '')}/api/rooms`)
  return reply.ok ? ((await reply.json()) as { rooms: readonly OpenRoomRow[] }).rooms : []
}

async function posted(address: string, wish: unknown, send: Send): Promise<unknown> {
  const reply = await send(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  })
  const body = await reply.json()
  if (reply.ok) return body
  const { code = 'internal', message = 'the server refused' } = body as { code?: string; message?: string }
  throw new RequestRefused(code, message)
}
