/** The match server: rooms as append-only logs, played over WebSockets. */

export { type Entry, type Log, type NewEntry, type RoomRow, LogError } from './log/log.ts'
export { type ListedRoom, endRoom, listRooms } from './ops/roomList.ts'
export { openLog } from './log/openLog.ts'
export { type MatchServer, type ServeOptions, serve } from './ops/serve.ts'
