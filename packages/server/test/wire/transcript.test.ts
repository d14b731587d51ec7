import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRoom } from '../player.ts'
import { RawSocket } from '../rawSocket.ts'
import { type TestServer, startServer } from '../site.ts'

const page = readFileSync(fileURLToPath(new URL('../../../../docs/protocol.md', import.meta.url)), 'utf8')
const transcripts = [...page.matchAll(/<!-- transcript -->\n```\n(.*?)```/gs)].map((found) =>
  found[1].trim().split('\n'),
)

let server: TestServer
beforeAll(async () => void (server = await startServer()))
afterAll(() => server.close())

test('docs/protocol.md has transcripts', () => {
  expect(transcripts.length).toBeGreaterThan(1)
})

test.each(transcripts.map((lines, i) => [i + 1, lines] as const))(
  'transcript %i of docs/protocol.md is what is said',
  async (_, lines) => {
    const { room, key } = await openRoom(server.address, { options: { game: 'blackpoker' }, deck: 'entry20' })
    const socket = await RawSocket.open(server.address)
    for (const line of lines) {
      const text = line.slice(2).replaceAll('<room>', room).replaceAll('<key>', key)
      if (line.startsWith('→')) socket.send(text)
      else expect(await socket.next()).toMatchObject(JSON.parse(text) as object)
    }
    socket.close()
  },
)
