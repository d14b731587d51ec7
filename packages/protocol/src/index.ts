/** What a match server and those at its tables say to each other. */

export { type Patch, diff, patched } from './base/patch.ts'
export { hashOf, newKey } from './base/keys.ts'
export { type Shuffle, commitOf, faultOfShuffle, listedKeyOf, replayKeyOf, seedOf } from './base/shuffle.ts'
export { type LeanEvent, leanEvent } from './messages/lean.ts'
export { type CardSet, LONGEST_SET, MOST_CARDS } from './messages/cardSet.ts'
export { LONGEST_MESSAGE, PROTOCOL, type RoomOptions, roomOptions } from './messages/words.ts'
export {
  type BringCards,
  type FromSeat,
  type OpenRoom,
  type OpenedRoom,
  type Query,
  type RoomLinkName,
  type Wish,
  bringCards,
  fromSeat,
  openRoom,
  openedRoom,
} from './messages/fromSeat.ts'
export type {
  ChatLine,
  ClockState,
  FromServer,
  Role,
  RoomAbout,
  RoomEnd,
  RoomState,
  SeatState,
  Stage,
  Update,
  Welcome,
} from './messages/fromServer.ts'
export { type GlanceAt, type RoomGlance, glanceAt } from './messages/glance.ts'
export type { OpenRoomRow } from './messages/listed.ts'
export type { UndoLook } from './messages/undoLook.ts'

// One end of a connection: a page, a terminal, a program.
export {
  type Connection,
  type Happened,
  RequestRefused,
  RoomClient,
  type RoomClientOptions,
  type Socket,
} from './client/roomClient.ts'
export { cardSetAt, rulesWithSet } from './client/cardSets.ts'
export {
  type RoomLink,
  bringCardsTo,
  glanceAtRooms,
  linkOf,
  openRoomAt,
  openRoomsAt,
  readLink,
} from './client/links.ts'
export { RoomTable, replayOf, seatsFor } from './client/roomTable.ts'
export { socketAddress, socketOver } from './client/webSocket.ts'
