import { newKey } from '@fudaba/protocol'
import { afterEach, expect, test } from 'vitest'
import { SqliteLog } from '../../src/log/sqliteLog.ts'
import { endRoom, listRooms } from '../../src/ops/roomList.ts'
import { Rooms } from '../../src/room/rooms.ts'
import { ROOM, roomOfTwo, settingWith, still } from '../room/persons.ts'
import { Player, openRoom } from '../player.ts'
import { type TestServer, startServer } from '../site.ts'

let server: TestServer | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

const wish = { options: { game: 'blackpoker', name: '水曜会' }, deck: 'entry20', name: 'ひかる' }

test('rooms are listed without a secret; one that is ended says so to who sits there', async () => {
  server = await startServer()
  const { log, address } = server
  const { room, key, invitation } = await openRoom(address, wish)
  const host = new Player(address, room, key)
  const guest = new Player(address, room, invitation)
  await guest.until(({ state }) => state !== null)
  await guest.client.sit(newKey(), 'entry20')
  await host.until(({ view }) => view !== null)
  const [listed, ...others] = await listRooms(log)
  expect(others).toEqual([])
  expect(listed).toMatchObject({
    room,
    game: 'blackpoker',
    name: '水曜会',
    players: ['ひかる', null],
    clock: 'none',
  })
  expect(await endRoom(log, room)).toBe(true)
  // It was written beside the server, as with PostgreSQL: the next look finds it.
  for (const each of [host, guest]) await each.until(() => each.isOver)
  expect(guest.client.state?.end).toEqual({ winner: null, why: 'closed' })
  expect(await endRoom(log, '000000000000')).toBe(false)
  for (const each of [host, guest]) each.close()
})

test('in a room that was forgotten nothing more is written', async () => {
  const setting = settingWith(still)
  const room = await roomOfTwo(setting, 'blackpoker')
  await setting.log.forget(ROOM)
  await expect(room.do({ kind: 'chat', seat: 'P1', text: 'still here?' })).rejects.toMatchObject({
    code: 'no-room',
  })
  expect(await setting.log.read(ROOM, -1)).toEqual([])
})

test('rooms in which nothing has happened for so long are forgotten, unless somebody looks at them', async () => {
  // An hour passes with each entry.
  const log = new SqliteLog({ file: ':memory:', time: '(SELECT 3600000 * count(*) FROM entry)' })
  const setting = settingWith(still, { log })
  const rooms = new Rooms(setting)
  const { room: old } = await rooms.open({ ...wish, key: newKey() })
  const { room: watched } = await rooms.open({ ...wish, key: newKey() })
  const { room: young } = await rooms.open({ ...wish, key: newKey() })
  const seen = (await rooms.find(watched))!
  seen.join({ role: 'P1', isCurrent: true, changed: () => undefined, noteFault: () => undefined })
  expect(await rooms.forgetQuiet(1.5 * 3_600_000)).toBe(1)
  expect((await log.rooms()).map(({ room }) => room).toSorted()).toEqual([watched, young].toSorted())
  expect(await rooms.find(old)).toBeNull()
})

test('figures for Prometheus count what happened, to this machine alone', async () => {
  server = await startServer()
  const { address } = server
  const { room, key, invitation } = await openRoom(address, wish)
  const host = new Player(address, room, key)
  await host.until(({ state }) => state !== null)
  await host.client.talk('hello')
  await host.client.act('undo').catch(() => undefined)
  const reply = await fetch(`${address}/metrics`)
  const text = await reply.text()
  expect(reply.headers.get('content-type')).toContain('text/plain')
  const lines = text.trim().split('\n')
  for (const line of lines)
    expect(line).toMatch(/^(# (HELP|TYPE) fudaba_|fudaba_\w+(\{le="[^"]+"\})? [\d.e+-]+$)/)
  for (const line of [
    // The opening is written without a room.
    'fudaba_entries_total 1',
    'fudaba_opened_total 1',
    'fudaba_requests_total 1',
    'fudaba_refusals_total 1',
    'fudaba_connections 1',
    'fudaba_request_seconds_count 1',
  ])
    expect(lines).toContain(line)
  for (const secret of [key, invitation, room]) expect(text).not.toContain(secret)
  const far = await fetch(`${address}/metrics`, { headers: { 'x-forwarded-for': '192.0.2.1' } })
  expect(far.status).toBe(404)
  host.close()
})
