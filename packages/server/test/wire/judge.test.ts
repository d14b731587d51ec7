import type { View } from '@fudaba/kernel'
import { newKey } from '@fudaba/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Player, openRoom } from '../player.ts'
import { RawSocket } from '../rawSocket.ts'
import { type TestServer, startServer } from '../site.ts'

let server: TestServer
beforeAll(async () => void (server = await startServer()))
afterAll(() => server.close())

async function judgedGame(clock: 'none' | 'game') {
  const opened = await openRoom(server.address, {
    options: {
      game: 'blackpoker',
      judge: true,
      ...(clock === 'game' && { clock: { kind: 'game', seconds: 3_000, increment: 0 } }),
    },
    deck: 'entry20',
  })
  const host = new Player(server.address, opened.room, opened.key)
  const guest = new Player(server.address, opened.room, opened.invitation)
  await guest.until(({ state }) => state !== null)
  expect(guest.client.about?.options.judge).toBe(true)
  await guest.client.sit(newKey(), 'entry20')
  await Promise.all([host, guest].map((each) => each.until(({ view }) => view !== null)))
  return { ...opened, host, guest }
}

/** The cards in each hand, null where they are hidden. */
const hands = (view: View): readonly (readonly unknown[])[] =>
  view.zones.filter(({ zone }) => zone === 'hand').map(({ objects }) => objects.flatMap(({ cards }) => cards))

test('a judge sees both hands and what happens in them; before that everybody is told that he came', async () => {
  const { room, judge, host, guest } = await judgedGame('none')
  expect([host.client.state?.judge, host.client.chat]).toEqual([false, []])
  const before = JSON.stringify(host.client.view)
  const judging = new Player(server.address, room, judge!)
  await judging.until(({ view }) => view !== null)
  const [own, seen] = [hands(host.client.view!), hands(judging.client.view!)]
  expect([own[0], hands(guest.client.view!)[1]]).toEqual(seen)
  expect(own[1].every((card) => card === null)).toBe(true)
  expect(seen.flat().length).toBeGreaterThan(5)
  for (const each of [host, guest]) await each.until(({ state }) => state?.judge === true)
  for (const each of [host, guest, judging])
    expect(each.client.chat).toEqual([{ by: 'judge', text: '', did: 'enter' }])
  // What the players see is what it was.
  expect(JSON.stringify(host.client.view)).toBe(before)
  const entries = await server.log.read(room, -1)
  expect(entries.filter(({ kind }) => kind === 'judge')).toHaveLength(1)
  for (const each of [host, guest, judging]) each.close()
})

test('he speaks and gives time, which both are told; nobody else gives time', async () => {
  const { room, judge, key, watch, host, guest } = await judgedGame('game')
  const judging = new Player(server.address, room, judge!)
  await judging.until(({ view }) => view !== null)
  await judging.client.talk('残り5分です')
  const { clock } = host.client.state!
  await judging.client.addTime('P2', 600)
  for (const each of [host, guest]) {
    await each.until(({ chat }) => chat.length === 3)
    expect(each.client.chat.slice(1)).toEqual([
      { by: 'judge', text: '残り5分です' },
      { by: 'judge', text: '', did: { seat: 'P2', seconds: 600 } },
    ])
    expect(each.client.state!.clock!.P2).toBeGreaterThan(clock!.P2 + 500_000)
    expect(each.client.state!.clock!.P1).toBeLessThanOrEqual(clock!.P1)
  }
  for (const secret of [key, watch!]) {
    const socket = await RawSocket.open(server.address)
    socket.send({ say: 'hello', protocol: 1, room, key: secret })
    await socket.next()
    const ask = { say: 'addTime', n: 1, nonce: '00000000000000b1', seat: 'P1', seconds: 60 }
    expect(await socket.ask(ask)).toMatchObject({ say: 'refused', code: 'no-judge' })
    socket.close()
  }
  // He decides nothing.
  await expect(judging.client.act('concede')).rejects.toMatchObject({ code: 'no-seat' })
  await expect(judging.client.addTime('P1', 60)).resolves.toBeUndefined()
  for (const each of [host, guest, judging]) each.close()
})

test('where time is not measured none is given; a room without a judge has no such link', async () => {
  const { room, judge, host, guest } = await judgedGame('none')
  const judging = new Player(server.address, room, judge!)
  await judging.until(({ view }) => view !== null)
  await expect(judging.client.addTime('P1', 60)).rejects.toMatchObject({ code: 'no-clock' })
  const other = await openRoom(server.address, { options: { game: 'blackpoker' }, deck: 'entry20' })
  expect(other.judge).toBeNull()
  for (const each of [host, guest, judging]) each.close()
})
