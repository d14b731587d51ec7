import { Random } from '@fudaba/kernel'
import { glanceAtRooms, newKey } from '@fudaba/protocol'
import { afterEach, expect, test } from 'vitest'
import { glanceOf } from '../../src/room/glance.ts'
import { PACE_MILLISECONDS, decidersSince } from '../../src/room/pacing.ts'
import { other } from '../../src/room/roomClock.ts'
import { MovedTimer } from '../movedTimer.ts'
import { openRoom } from '../player.ts'
import { answersByChance, roomOfTwo, settingWith } from '../room/persons.ts'
import { type TestServer, startServer } from '../site.ts'

let server: TestServer | null = null
afterEach(() => server?.close())

test('a list of rooms is told how each stands whose secret it has, and nothing of the others', async () => {
  server = await startServer()
  const { address } = server
  const wish = { options: { game: 'blackpoker' }, deck: 'entry20' }
  const [own, others] = [await openRoom(address, { ...wish, name: 'ひかる' }), await openRoom(address, wish)]
  const told = await glanceAtRooms(
    address,
    [own, { room: others.room, key: own.key }, { room: '000000000000', key: newKey() }].map(
      ({ room, key }) => ({ room, key }),
    ),
    fetch,
  )
  expect(told).toEqual([
    {
      room: own.room,
      you: 'P1',
      stage: 'open',
      deciding: null,
      turn: 0,
      names: { P1: 'ひかる', P2: null },
    },
    null,
    null,
  ])
  const many = Array.from({ length: 31 }, () => ({ room: own.room, key: own.key }))
  await expect(glanceAtRooms(address, many, fetch)).rejects.toMatchObject({ code: 'bad-request' })
  expect(server.faults).toEqual([])
})

test('whose turn it is is told no sooner than to who sits there', async () => {
  const timer = new MovedTimer()
  const room = await roomOfTwo(settingWith(timer), 'blackpoker')
  const random = new Random('glance')
  const keyOf = { P1: 'a'.repeat(64), P2: 'b'.repeat(64) }
  for (;;) {
    timer.move(10_000)
    const seat = room.fold.match!.decision!.player
    const time = room.fold.match!.game.time
    await answersByChance(room, random)
    if (!decidersSince(room.fold, time).has(other(seat))) continue
    let told: string | null | undefined
    const asked = glanceOf(room, keyOf[seat]).then((glance) => void (told = glance?.deciding))
    timer.move(PACE_MILLISECONDS - 1)
    await room.catchUp()
    expect(told).toBeUndefined()
    timer.move(1)
    await asked
    expect(told).toBe(room.fold.deciding)
    return
  }
})
