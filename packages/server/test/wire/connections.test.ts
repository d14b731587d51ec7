import { request } from 'node:http'
import { RoomClient, newKey, socketAddress, socketOver } from '@fudaba/protocol'
import { afterEach, expect, test } from 'vitest'
import { Cuttable } from '../cuttable.ts'
import { MovedTimer } from '../movedTimer.ts'
import { Player, openRoom } from '../player.ts'
import { RawSocket } from '../rawSocket.ts'
import { type TestServer, startServer } from '../site.ts'

let server: TestServer
const closing: { close(): void }[] = []
afterEach(async () => {
  for (const each of closing.splice(0)) each.close()
  await server.close()
})

const wish = { options: { game: 'blackpoker' }, deck: 'entry20' }

test('a network that dies silently is found out, and what was said in it is done once', async () => {
  server = await startServer()
  const network = new Cuttable(server.port)
  await network.start()
  closing.push(network)
  const { room, key, invitation } = await openRoom(server.address, wish)
  // Its time is moved: what is slow here is no silence there.
  const timer = new MovedTimer()
  const client = new RoomClient({
    room,
    key,
    connect: () => socketOver(new WebSocket(socketAddress(network.address))),
    later: (milliseconds, what) => void timer.after(milliseconds, what),
  })
  const guest = new Player(server.address, room, invitation)
  closing.push(client, guest)
  await guest.until(({ state }) => state !== null)
  await guest.client.sit(newKey(), 'entry20')
  await guest.until(({ state }) => state?.stage === 'play' && state.seats.P1?.here === true)
  network.cut()
  const said = client.talk('heard once')
  for (let i = 0; i < 4 && client.connection === 'on'; i++) timer.move(5_000)
  expect(client.connection).toBe('off')
  // The first try to connect anew falls silent, too, and is given up.
  timer.move(1_000)
  expect(client.connection).toBe('connecting')
  timer.move(30_000)
  network.mend()
  timer.move(1_000)
  await said
  await guest.until(({ chat }) => chat.length > 0)
  expect((await server.log.read(room, -1)).filter(({ kind }) => kind === 'chat')).toHaveLength(1)
})

test('who says no hello is sent away', async () => {
  const timer = new MovedTimer()
  server = await startServer({ timer })
  const socket = await RawSocket.open(server.address)
  const closed = socket.next()
  timer.move(10_000)
  expect(await closed).toBeNull()
})

/** The status of an attempt to open a socket, as a proxy would pass it on for a client of that address. */
const upgradeFor = (address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request(`${server.address}/api/socket`, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
        'x-forwarded-for': address,
      },
    })
    asked.on('upgrade', (response, socket) => {
      closing.push({ close: () => socket.destroy() })
      resolve(response.statusCode!)
    })
    asked.on('response', (response) => resolve(response.statusCode!))
    asked.on('error', reject)
    asked.end()
  })

const few = { requests: [9, 9], dear: [9, 9], rooms: [9, 9], connections: [9, 9], sockets: 1 } as const

test('behind a proxy each client has his own measure, and cannot choose another', async () => {
  server = await startServer({ limits: few, trustProxy: true })
  expect(await upgradeFor('192.0.2.1')).toBe(101)
  expect(await upgradeFor('192.0.2.1')).toBe(429)
  // What the client itself says stands before what the proxy says.
  expect(await upgradeFor('198.51.100.7, 192.0.2.1')).toBe(429)
  expect(await upgradeFor('192.0.2.2')).toBe(101)
})

test('without a proxy nobody names another address, and who leaves makes room', async () => {
  server = await startServer({ limits: few })
  expect(await upgradeFor('192.0.2.1')).toBe(101)
  expect(await upgradeFor('192.0.2.2')).toBe(429)
  closing.pop()!.close()
  await expect.poll(() => upgradeFor('192.0.2.2')).toBe(101)
})

test('a server that ends sends everybody away with the word to come back', async () => {
  server = await startServer()
  const { room, key } = await openRoom(server.address, wish)
  const socket = await RawSocket.open(server.address)
  socket.send({ say: 'hello', protocol: 1, room, key })
  await socket.next()
  await server.close()
  expect(await socket.next()).toEqual({ say: 'away', again: expect.any(Number) as number })
  expect(await socket.next()).toBeNull()
})
