import { type Random, choiceOf, idsFor } from '@fudaba/kernel'
import { randomAnswer } from '@fudaba/kernel/search'
import { type Role, commitOf, hashOf, roomOptions } from '@fudaba/protocol'
import { SqliteLog } from '../../src/log/sqliteLog.ts'
import type { Opening } from '../../src/room/deeds.ts'
import { Room } from '../../src/room/room.ts'
import type { RoomSetting } from '../../src/room/setting.ts'
import type { Timer } from '../../src/room/timer.ts'
import type { ViewerFeed } from '../../src/wire/viewerFeed.ts'
import { loadGame } from '../site.ts'

export const still: Timer = { now: () => 0, after: () => () => undefined }

/** Rooms of this process: an empty log in memory, and a timer. */
export const settingWith = (timer: Timer, more: Partial<RoomSetting> = {}): RoomSetting => ({
  log: new SqliteLog({ file: ':memory:' }),
  timer,
  loadGame,
  decide: () => [],
  pace: 600,
  onFault: (error) => {
    throw error
  },
  ...more,
})

const [S, P1, P2] = ['5'.repeat(64), 'a'.repeat(64), 'b'.repeat(64)]

/** The room that `roomOfTwo` makes. */
export const ROOM = 'roomofpeople'

/** A room of two persons whose shares are told: the same game each time. */
export async function roomOfTwo(
  setting: RoomSetting,
  game: string,
  options: Partial<Opening['options']> = {},
  more: Partial<Opening> = {},
): Promise<Room> {
  const { decks } = await loadGame(game)
  const person = (key: string): Opening['seats']['P1'] => ({
    keyHash: hashOf(key),
    bot: null,
    name: null,
    deck: decks[0].cards,
  })
  const opening: Omit<Opening, 'kind'> = {
    options: { ...roomOptions.parse({ game }), ...options },
    seats: { P1: person(P1), P2: person(P2) },
    invitation: hashOf('invitation'),
    watch: hashOf('watch'),
    share: S,
    ...more,
  }
  await setting.log.append({ room: ROOM, seq: 0, kind: 'open', seat: null, body: opening, nonce: null })
  const room = (await Room.load(ROOM, setting))!
  await room.do({ kind: 'commit', seat: 'P1', hash: commitOf(P1) })
  await room.do({ kind: 'commit', seat: 'P2', hash: commitOf(P2) })
  await room.do({ kind: 'reveal', seat: 'P1', share: P1 })
  await room.do({ kind: 'reveal', seat: 'P2', share: P2 })
  return room
}

/** Whoever has to decide answers by chance. */
export async function answersByChance(room: Room, random: Random): Promise<void> {
  const decision = room.fold.match!.decision!
  const picks = randomAnswer(choiceOf(decision), (n) => random.below(n))
  const answer = idsFor(decision, picks)
  await room.do({ kind: 'answer', seat: decision.player, decision: decision.id, answer })
}

/** Who came in with the secret of his seat, or of the link to watch. */
export const entered = (role: Role): ConstructorParameters<typeof ViewerFeed>[1] => ({
  role,
  keyHash: role === 'watch' ? hashOf('watch') : '',
  removed: () => undefined,
})
