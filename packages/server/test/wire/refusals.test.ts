import { fromSeat, newKey } from '@fudaba/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Player, openRoom } from '../player.ts'
import { RawSocket } from '../rawSocket.ts'
import { type TestServer, startServer } from '../site.ts'

let server: TestServer
beforeAll(async () => void (server = await startServer()))
afterAll(() => server.close())

/** A game under way: the secrets of both seats, and a connection of P1 that has been welcomed. */
async function underWay() {
  const opened = await openRoom(server.address, { options: { game: 'blackpoker' }, deck: 'entry20' })
  const host = new Player(server.address, opened.room, opened.key)
  const guest = new Player(server.address, opened.room, opened.invitation)
  await guest.until(({ state }) => state !== null)
  const guestKey = newKey()
  await guest.client.sit(guestKey, 'entry20')
  await Promise.all([host, guest].map((each) => each.until(({ view }) => view !== null)))
  const socket = await RawSocket.open(server.address)
  socket.send({ say: 'hello', protocol: 1, room: opened.room, key: opened.key })
  await socket.next()
  const entries = async (): Promise<string> => JSON.stringify(await server.log.read(opened.room, -1))
  const close = (): void => {
    for (const each of [host, guest, socket]) each.close()
  }
  return { ...opened, guestKey, host, guest, socket, entries, close }
}

/** A message of each kind that would be taken, with a decision that somebody else or nobody has. */
const hash = '0'.repeat(64)
const good: readonly ({ readonly say: string; readonly n: number } & Readonly<Record<string, unknown>>)[] = [
  { say: 'sit', n: 1, nonce: '00000000000000a1', key: hash, deck: 'entry20' },
  { say: 'commit', n: 2, nonce: '00000000000000a2', hash },
  { say: 'reveal', n: 3, nonce: '00000000000000a3', share: hash },
  { say: 'answer', n: 4, nonce: '00000000000000a4', decision: 99_999, answer: [] },
  { say: 'cancel', n: 5, nonce: '00000000000000a5', decision: 99_999 },
  { say: 'undo', n: 6, nonce: '00000000000000a6' },
  { say: 'agree', n: 7, nonce: '00000000000000a7', wish: 'draw', yes: true },
  { say: 'resume', n: 8, nonce: '00000000000000a8' },
  { say: 'addTime', n: 9, nonce: '00000000000000a9', seat: 'P1', seconds: 60 },
  { say: 'ask', n: 10, nonce: '00000000000000aa', wish: 'rematch' },
  { say: 'relink', n: 11, nonce: '00000000000000ab', link: 'invitation', key: hash },
  { say: 'close', n: 12, nonce: '00000000000000ac' },
]

/** What is taken at this moment, and may be wrong all the same. */
const timely: typeof good = [
  { say: 'auto', n: 21, nonce: '00000000000000ba', auto: { mode: 'on', skip: null } },
  { say: 'chat', n: 22, nonce: '00000000000000bb', text: 'hello' },
  { say: 'concede', n: 23, nonce: '00000000000000bc' },
  { say: 'query', n: 24, query: { method: 'why', args: [null] } },
  { say: 'beat', n: 25 },
]

/** Wrong in every field: missing, of another type, too long, and with a field too many. */
function mutations(message: (typeof good)[number]): object[] {
  const fields = Object.keys(message).filter((name) => name !== 'n')
  return [
    ...fields.map((name) => Object.fromEntries(Object.entries(message).filter(([each]) => each !== name))),
    ...fields.flatMap((name) =>
      [null, -1, {}, 'x'.repeat(2_000)].map((value) => ({ ...message, [name]: value })),
    ),
    { ...message, more: 1 },
  ]
}

test('every kind of message is tried here', () => {
  const kinds = fromSeat.options.map(({ shape }) => shape.say.value)
  expect(new Set(kinds)).toEqual(new Set(['hello', ...[...good, ...timely].map(({ say }) => say)]))
})

describe('a message that is wrong', () => {
  test('in any field of any kind is refused with a code, and leaves no trace', async () => {
    const room = await underWay()
    const before = await room.entries()
    for (const message of [...good, ...timely])
      for (const wrong of mutations(message)) {
        const reply = await room.socket.ask(wrong as { n: number; say: string })
        expect([wrong, reply]).toEqual([wrong, expect.objectContaining({ say: 'refused', n: message.n })])
      }
    expect(await room.entries()).toBe(before)
    room.close()
  })

  test('in its moment is refused with the code of the reason, and leaves no trace', async () => {
    const room = await underWay()
    const before = await room.entries()
    const codes: unknown[] = []
    for (const message of good) {
      const reply = await room.socket.ask(message)
      codes.push(reply?.say === 'refused' ? reply.code : reply)
    }
    expect(codes.map(String)).toEqual([
      'no-invitation',
      'too-late',
      'too-late',
      expect.stringMatching(/^(stale|not-your-decision)$/),
      expect.stringMatching(/^(stale|not-your-decision)$/),
      'nothing-to-undo',
      'not-asked',
      'not-paused',
      'no-judge',
      'not-over',
      'seat-taken',
      'seat-taken',
    ])
    expect(await room.entries()).toBe(before)
    room.close()
  })

  test('as its hello in any field lets nobody in', async () => {
    const room = await underWay()
    const hello = { say: 'hello', protocol: 1, room: room.room, key: room.key, n: 0 }
    for (const wrong of mutations(hello)) {
      const { n: _, ...said } = wrong as typeof hello
      const socket = await RawSocket.open(server.address)
      socket.send(said)
      expect([said, await socket.next()]).toEqual([said, expect.objectContaining({ say: 'refused' })])
      expect(await socket.next()).toBeNull()
    }
    room.close()
  })

  test('before the hello is refused, whatever it is', async () => {
    for (const message of [...good, ...timely]) {
      const socket = await RawSocket.open(server.address)
      socket.send(message)
      expect(await socket.next()).toMatchObject({ say: 'refused', code: 'hello-first' })
      expect(await socket.next()).toBeNull()
    }
  })

  test('in its order: what was taken, said again later with its nonce, changes nothing more', async () => {
    const room = await underWay()
    for (const message of timely.filter(({ nonce }) => nonce !== undefined))
      expect(await room.socket.ask(message)).toMatchObject({ say: 'done' })
    const before = await room.entries()
    for (const message of timely.toReversed()) await room.socket.ask({ ...message, n: message.n + 100 })
    expect(await room.entries()).toBe(before)
    room.close()
  })

  test('as text that is no JSON is refused, and the connection goes on', async () => {
    const room = await underWay()
    room.socket.send('{"say":')
    expect(await room.socket.next()).toMatchObject({ say: 'refused', n: null, code: 'bad-request' })
    expect(
      await room.socket.ask({ say: 'chat', n: 9, nonce: '00000000000000b1', text: 'still here' }),
    ).toEqual({
      say: 'done',
      n: 9,
    })
    room.close()
  })
})

describe('who has no right', () => {
  test('with the secret of another room is not let in, and is not told whether there is such a room', async () => {
    const [one, other] = [await underWay(), await underWay()]
    const replies = []
    for (const [room, key] of [
      [one.room, other.key],
      [one.room, newKey()],
      ['0123456789ab', one.key],
    ]) {
      const socket = await RawSocket.open(server.address)
      socket.send({ say: 'hello', protocol: 1, room, key })
      replies.push(await socket.next())
      expect(await socket.next()).toBeNull()
    }
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    one.close()
    other.close()
  })

  test('an invitation that was used lets nobody in, and of two at once one sits down', async () => {
    const { room, invitation } = await openRoom(server.address, {
      options: { game: 'blackpoker' },
      deck: 'entry20',
    })
    const two = await Promise.all([RawSocket.open(server.address), RawSocket.open(server.address)])
    for (const socket of two) {
      socket.send({ say: 'hello', protocol: 1, room, key: invitation })
      await socket.next()
    }
    const replies = await Promise.all(
      two.map((socket, i) =>
        socket.ask({ say: 'sit', n: 1, nonce: `000000000000000${i}`, key: newKey(), deck: 'entry20' }),
      ),
    )
    expect(new Set(replies.map((reply) => reply?.say))).toEqual(new Set(['done', 'refused']))
    expect(replies.find((reply) => reply?.say === 'refused')).toMatchObject({ code: 'seat-taken' })
    const late = await RawSocket.open(server.address)
    late.send({ say: 'hello', protocol: 1, room, key: invitation })
    expect(await late.next()).toMatchObject({ say: 'refused', code: 'no-room' })
    for (const socket of two) socket.close()
  })

  test('who watches sees no hand and can do nothing', async () => {
    const room = await underWay()
    const before = await room.entries()
    const socket = await RawSocket.open(server.address)
    socket.send({ say: 'hello', protocol: 1, room: room.room, key: room.watch })
    expect(await socket.next()).toMatchObject({ say: 'welcome', you: 'watch', view: { decision: null } })
    for (const message of good.slice(1).filter(({ say }) => say !== 'addTime'))
      expect(await socket.ask(message)).toMatchObject({ say: 'refused', code: 'no-seat' })
    expect(await socket.ask({ say: 'query', n: 20, query: { method: 'save', args: [] } })).toMatchObject({
      say: 'refused',
      code: 'not-over',
    })
    expect(await room.entries()).toBe(before)
    socket.close()
    room.close()
  })

  test("a page of another site opens neither a room nor a socket, and the server's own does", async () => {
    const foreign = { origin: 'https://elsewhere.example' }
    await expect(RawSocket.open(server.address, foreign)).rejects.toThrow('not opened')
    const body = JSON.stringify({ options: { game: 'blackpoker' }, key: newKey(), deck: 'entry20' })
    const opening = (headers: Record<string, string>): Promise<Response> =>
      fetch(`${server.address}/api/rooms`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      })
    expect((await opening(foreign)).status).toBe(403)
    expect((await opening({ origin: server.address })).status).toBe(200)
  })
})

test('what was said twice with one nonce is done once', async () => {
  const room = await underWay()
  const message = { say: 'chat', n: 1, nonce: '00000000000000c1', text: 'once' }
  expect(await room.socket.ask(message)).toMatchObject({ say: 'done' })
  const before = await room.entries()
  expect(await room.socket.ask({ ...message, n: 2 })).toMatchObject({ say: 'done', n: 2 })
  expect(await room.entries()).toBe(before)
  room.close()
})

test('a deck that may not be played, and a setting that does not exist, open no room', async () => {
  await expect(
    openRoom(server.address, { options: { game: 'blackpoker' }, deck: ['nothing'] }),
  ).rejects.toThrow('bad-deck')
  await expect(
    openRoom(server.address, { options: { game: 'blackpoker', config: { luck: 7 } }, deck: 'entry20' }),
  ).rejects.toThrow('bad-config')
  await expect(openRoom(server.address, { options: { game: 'nowhere' }, deck: 'entry20' })).rejects.toThrow(
    'unknown-game',
  )
})

test('more than is allowed is refused, and works again later', async () => {
  const slow = await startServer({
    limits: { requests: [3, 1e9], dear: [1, 1e-9], rooms: [1, 1e-9], connections: [9, 9], sockets: 9 },
  })
  const { room, key } = await openRoom(slow.address, { options: { game: 'blackpoker' }, deck: 'entry20' })
  await expect(openRoom(slow.address, { options: { game: 'blackpoker' }, deck: 'entry20' })).rejects.toThrow(
    'too-many',
  )
  const socket = await RawSocket.open(slow.address)
  socket.send({ say: 'hello', protocol: 1, room, key })
  await socket.next()
  const talk = (n: number): Promise<unknown> =>
    socket.ask({ say: 'chat', n, nonce: `00000000000000d${n}`, text: 'a' })
  expect(await talk(1)).toMatchObject({ say: 'done' })
  expect(await talk(2)).toMatchObject({ say: 'refused', code: 'too-many' })
  socket.close()
  await slow.close()
})
