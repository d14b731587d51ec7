import { type OpenRoom, newKey, openRoomsAt } from '@fudaba/protocol'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Player, openRoom } from '../player.ts'
import { type TestServer, loadGame, startServer } from '../site.ts'

let server: TestServer
beforeAll(async () => void (server = await startServer()))
afterAll(() => server.close())

const players: Player[] = []
afterEach(() => {
  for (const each of players.splice(0)) each.close()
  expect(server.faults).toEqual([])
})

const enters = async (room: string, key: string): Promise<Player> => {
  const player = new Player(server.address, room, key)
  players.push(player)
  await player.until(({ about }) => about !== null)
  return player
}

const opened = (options: Partial<OpenRoom['options']> = {}, more: Partial<OpenRoom> = {}) =>
  openRoom(server.address, { options: { game: 'blackpoker', ...options }, deck: 'entry20', ...more })

describe('a password', () => {
  test('is asked of who sits down, and of nobody else; a wrong one changes nothing', async () => {
    const { room, invitation, watch } = await opened({}, { password: '合言葉' })
    const guest = await enters(room, invitation)
    expect(guest.client.about!.password).toBe(true)
    const before = await server.log.read(room, -1)
    for (const wrong of [undefined, '合言', '合言葉 '])
      await expect(guest.client.sit(newKey(), 'entry20', 'g', wrong)).rejects.toMatchObject({
        code: 'bad-password',
      })
    expect(await server.log.read(room, -1)).toEqual(before)
    expect((await enters(room, watch!)).client.you).toBe('watch')
    await guest.client.sit(newKey(), 'entry20', 'g', '合言葉')
    await guest.until(({ player }) => player === 'P2')
  })

  test('stands nowhere in the database, and is hashed otherwise in each room', async () => {
    const rooms = [await opened({}, { password: 'himitsu' }), await opened({}, { password: 'himitsu' })]
    const bodies = await Promise.all(rooms.map(async ({ room }) => (await server.log.read(room, -1))[0].body))
    expect(JSON.stringify(bodies)).not.toContain('himitsu')
    expect(new Set(bodies.map((body) => (body as { password: string }).password)).size).toBe(2)
  })

  test('is not found by trying', async () => {
    const slow = await startServer({
      limits: { requests: [99, 99], dear: [2, 1e-9], rooms: [9, 9], connections: [9, 9], sockets: 9 },
    })
    const { room, invitation } = await openRoom(slow.address, {
      options: { game: 'blackpoker' },
      deck: 'entry20',
      password: 'right',
    })
    const guest = new Player(slow.address, room, invitation)
    players.push(guest)
    await guest.until(({ about }) => about !== null)
    const codes: unknown[] = []
    for (const said of ['a', 'b', 'right'])
      codes.push(
        await guest.client.sit(newKey(), 'entry20', 'g', said).then(
          () => 'sits',
          (error: { code: string }) => error.code,
        ),
      )
    expect(codes).toEqual(['bad-password', 'bad-password', 'too-many'])
    await slow.close()
  })
})

describe('decks of a room', () => {
  test('are of the kind that was chosen for it: any, ready ones, or boosters that both open', async () => {
    const rules = await loadGame('kiseki')
    const [{ name: ready, cards: list }] = rules.decks
    const source = rules.deckSources![0].name
    const kinds = { ready: [ready, source, [...list]], sealed: [source, ready, [...list]] } as const
    for (const [decks, [right, ...wrong]] of Object.entries(kinds)) {
      for (const deck of wrong)
        await expect(
          opened({ game: 'kiseki', decks: decks as 'ready' }, { deck: deck as string }),
        ).rejects.toThrow('other-decks')
      const { room, invitation } = await opened({ game: 'kiseki', decks: decks as 'ready' }, { deck: right })
      const guest = await enters(room, invitation)
      for (const deck of wrong)
        await expect(guest.client.sit(newKey(), deck)).rejects.toMatchObject({ code: 'other-decks' })
      await guest.client.sit(newKey(), right)
      await guest.until(({ state }) => state?.seats.P2 !== null)
    }
  })

  test('cannot be boosters where a game has none', async () => {
    await expect(opened({ decks: 'sealed' })).rejects.toThrow('bad-config')
  })
})

describe('the list of open rooms', () => {
  const listed = async (room: string) =>
    (await openRoomsAt(server.address, fetch)).find((each) => each.room === room)
  const isListed = (room: string, is: boolean) =>
    expect.poll(async () => (await listed(room)) !== undefined).toBe(is)

  test('has rooms that were opened for it, with a key that lets in, until somebody sits down', async () => {
    const hidden = await opened()
    const { room, key } = await opened({ listed: true, name: '誰でもどうぞ' }, { name: 'ひかる' })
    await isListed(room, true)
    expect(await listed(hidden.room)).toBeUndefined()
    expect(await listed(room)).toMatchObject({
      host: 'ひかる',
      here: false,
      password: false,
      options: { game: 'blackpoker', name: '誰でもどうぞ' },
    })
    const host = await enters(room, key)
    await expect.poll(async () => (await listed(room))?.here).toBe(true)
    const guest = await enters(room, (await listed(room))!.key)
    await guest.client.sit(newKey(), 'entry20')
    await host.until(({ state }) => state?.seats.P2 !== null)
    await isListed(room, false)
  })

  test('has none that was closed, or whose invitation is a secret now', async () => {
    const [one, other] = [await opened({ listed: true }), await opened({ listed: true })]
    await isListed(one.room, true)
    const [closing, hiding] = [await enters(one.room, one.key), await enters(other.room, other.key)]
    await closing.client.act('close')
    await hiding.client.relink('invitation', newKey())
    await isListed(one.room, false)
    await isListed(other.room, false)
  })
})

test('a series counts games and goes on with seats changed until one has won most of them', async () => {
  const { room, key, invitation } = await opened({ best: 3 })
  const guestKey = newKey()
  const first = await enters(room, key)
  const second = await enters(room, invitation)
  await second.client.sit(guestKey, 'entry20')
  let [host, guest] = [first, second]
  const scores: unknown[] = []
  // The host concedes the first game and wins the others.
  for (const loser of ['host', 'guest', 'guest', null] as const) {
    await Promise.all([host, guest].map((each) => each.until(({ view }) => view !== null)))
    const { player } = host.client
    const { series } = host.client.state!
    scores.push([player, series?.P1, series?.P2])
    if (loser === null) break
    await (loser === 'host' ? host : guest).client.act('concede')
    await Promise.all([host, guest].map((each) => each.until(() => each.isOver)))
    await host.client.ask('rematch')
    await guest.until(({ state }) => state?.asked?.wish === 'rematch')
    await guest.client.agree('rematch', true)
    await host.until(({ state }) => state?.next !== null)
    const next = host.client.state!.next!
    ;[host, guest] = [await enters(next, key), await enters(next, guestKey)]
  }
  expect(scores).toEqual([
    ['P1', 0, 0],
    ['P2', 1, 0],
    ['P1', 1, 1],
    // Decided with two of three: the next one is another series.
    ['P2', 0, 0],
  ])
})
