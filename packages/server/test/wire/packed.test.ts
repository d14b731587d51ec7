import { type Socket, connect } from 'node:net'
import { PROTOCOL, newKey } from '@fudaba/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Player, openRoom } from '../player.ts'
import { type TestServer, startServer } from '../site.ts'

let server: TestServer
beforeAll(async () => void (server = await startServer()))
afterAll(() => server.close())

test('what is long is sent packed to a client that can unpack it, and as it is to one that cannot', async () => {
  const { room, key, invitation } = await openRoom(server.address, {
    options: { game: 'blackpoker' },
    deck: 'entry20',
  })
  const host = new Player(server.address, room, key)
  const guest = new Player(server.address, room, invitation)
  await guest.until(({ about }) => about !== null)
  await guest.client.sit(newKey(), 'entry20')
  await Promise.all([host, guest].map((each) => each.until(({ view }) => view !== null)))

  /** The welcome, and the bytes that came over the network for it and the handshake. */
  const welcomed = async (perMessageDeflate: boolean): Promise<{ text: string; bytes: number }> => {
    let network: Socket | null = null
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/socket`, {
      perMessageDeflate,
      createConnection: () => (network = connect(server.port, '127.0.0.1')),
    })
    const text = await new Promise<string>((resolve, reject) => {
      socket.on('open', () =>
        socket.send(JSON.stringify({ say: 'hello', protocol: PROTOCOL, room, key: key })),
      )
      socket.on('message', (data) => resolve((data as Buffer).toString('utf8')))
      socket.on('error', reject)
    })
    const bytes = network!.bytesRead
    socket.terminate()
    return { text, bytes }
  }

  const [packed, plain] = [await welcomed(true), await welcomed(false)]
  expect(JSON.parse(packed.text)).toMatchObject({ say: 'welcome', you: 'P1' })
  expect(packed.text.length).toBeGreaterThan(5_000)
  expect(plain.bytes).toBeGreaterThan(plain.text.length)
  expect(packed.bytes).toBeLessThan(plain.bytes / 2)
  for (const each of [host, guest]) each.close()
  expect(server.faults).toEqual([])
})
