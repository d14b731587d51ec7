import { Random } from '@fudaba/kernel'
import type { Query } from '@fudaba/protocol'
import { expect, test } from 'vitest'
import { pastEvents } from '../../src/room/history.ts'
import { answerQuery, foldFor } from '../../src/room/queries.ts'
import { Room } from '../../src/room/room.ts'
import { eventsFor } from '../../src/room/sight.ts'
import { ROOM, answersByChance, roomOfTwo, settingWith, still } from './persons.ts'

/** A long game under way, of which this node has dropped what lies far back. */
async function longGame(undo: 'fair' | 'ask') {
  const setting = settingWith(still)
  const room = await roomOfTwo(setting, 'kiseki', { undo })
  const random = new Random('history')
  for (let i = 0; i < 60 && room.fold.end === null; i++) await answersByChance(room, random)
  expect(room.fold.end).toBeNull()
  return { room, setting }
}

test('a room keeps in memory what can still be taken back, and tells all that happened all the same', async () => {
  const { room } = await longGame('fair')
  expect(room.fold.keptSince).toBeGreaterThan(0)
  const whole = await room.whole()
  expect(whole.keptSince).toBe(0)
  for (const role of ['P1', 'P2', 'watch'] as const)
    expect(await pastEvents(room, role)).toEqual(eventsFor(whole, role, 0))
  const old = eventsFor(whole, 'P1', 0).find(({ chain }) => chain.length > 0)!
  expect(old.time).toBeLessThan(room.fold.keptSince)
  const query: Query = { method: 'why', args: [old.time] }
  expect(answerQuery(await foldFor(room, query), 'P1', query)).toEqual(old.chain)
})

test('what may be taken back is the same on every node, however much it has dropped', async () => {
  const { room, setting } = await longGame('ask')
  const other = (await Room.load(ROOM, setting))!
  let taken = 0
  for (; room.fold.undoLook('P1') === 'ask' || room.fold.undoLook('P2') === 'ask'; taken++) {
    const seat = room.fold.undoLook('P1') === 'ask' ? 'P1' : 'P2'
    expect(other.fold.undoLook(seat)).toBe('ask')
    await room.do({ kind: 'ask', seat, wish: 'undo' })
    await room.do({ kind: 'agree', seat: seat === 'P1' ? 'P2' : 'P1', wish: 'undo', yes: true })
    await other.catchUp()
    expect(other.fold.match!.digest()).toBe(room.fold.match!.digest())
  }
  expect(taken).toBeGreaterThan(3)
  for (const each of [room, other])
    for (const seat of ['P1', 'P2'] as const) expect(each.fold.undoLook(seat)).toBe('none')
})
