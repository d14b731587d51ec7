import { newKey } from '@fudaba/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Player, openRoom } from '../player.ts'
import { type TestServer, startServer } from '../site.ts'

let server: TestServer
beforeAll(async () => void (server = await startServer()))
afterAll(() => server.close())

async function opened() {
  const room = await openRoom(server.address, { options: { game: 'blackpoker' }, deck: 'entry20' })
  const host = new Player(server.address, room.room, room.key)
  await host.until(({ state }) => state !== null)
  return { ...room, host }
}

test('who opened the room sends a spectator away by giving the link a new secret; others stay', async () => {
  const { room, watch, invitation, host } = await opened()
  const guest = new Player(server.address, room, invitation)
  await guest.until(({ state }) => state !== null)
  await guest.client.sit(newKey(), 'entry20')
  const watcher = new Player(server.address, room, watch!)
  await Promise.all([watcher, guest].map((each) => each.until(({ view }) => view !== null)))
  await expect(guest.client.relink('watch', newKey())).rejects.toMatchObject({ code: 'not-yours' })
  const fresh = newKey()
  await host.client.relink('watch', fresh)
  await expect.poll(() => watcher.client.connection).toBe('closed')
  const again = new Player(server.address, room, watch!)
  await expect(again.until(({ state }) => state !== null)).rejects.toThrow('closed')
  const invited = new Player(server.address, room, fresh)
  await invited.until(({ view }) => view !== null)
  expect([guest.client.connection, invited.client.you]).toEqual(['on', 'watch'])
  await expect(host.client.relink('invitation', newKey())).rejects.toMatchObject({ code: 'seat-taken' })
  for (const each of [host, guest, invited]) each.close()
})

test('an invitation that was taken back lets nobody in, the new one does; a closed room nobody', async () => {
  const { room, invitation, host } = await opened()
  const guest = new Player(server.address, room, invitation)
  await guest.until(({ state }) => state !== null)
  const fresh = newKey()
  await host.client.relink('invitation', fresh)
  await expect.poll(() => guest.client.connection).toBe('closed')
  const other = new Player(server.address, room, fresh)
  await other.until(({ state }) => state !== null)
  await host.client.act('close')
  await other.until(({ state }) => state?.end?.why === 'closed')
  await expect(other.client.sit(newKey(), 'entry20')).rejects.toMatchObject({ code: 'game-over' })
  for (const each of [host, other]) each.close()
})

test('a room whose game has begun is not closed by one of the two', async () => {
  const { room, invitation, host } = await opened()
  const guest = new Player(server.address, room, invitation)
  await guest.until(({ state }) => state !== null)
  await guest.client.sit(newKey(), 'entry20')
  await guest.until(({ player, view }) => player === 'P2' && view !== null)
  await expect(guest.client.act('close')).rejects.toMatchObject({ code: 'not-yours' })
  await expect(host.client.act('close')).rejects.toMatchObject({ code: 'seat-taken' })
  for (const each of [host, guest]) each.close()
})
