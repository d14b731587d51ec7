import type { Replay } from '@fudaba/kernel'
import {
  type OpenRoom,
  RoomClient,
  bringCardsTo,
  cardSetAt,
  newKey,
  rulesWithSet,
  socketAddress,
  socketOver,
} from '@fudaba/protocol'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { systemTimer } from '../../src/room/timer.ts'
import { Player, openRoom } from '../player.ts'
import { type TestServer, loadGame, startServer } from '../site.ts'

let server: TestServer
beforeAll(async () => void (server = await startServer()))
afterAll(() => server.close())

const closing: { close(): void }[] = []
afterEach(() => {
  for (const each of closing.splice(0)) each.close()
  expect(server.faults).toEqual([])
})

const cardOf = (id: string, text = '・これは+1/+0を得る。') => ({
  id,
  name: `持参の${id}`,
  types: ['UNIT'],
  cp: 0,
  str: 2,
  def: 2,
  text,
})
const setOf = (...cards: readonly ReturnType<typeof cardOf>[]) => ({ cards: [...cards], words: {} })

async function deckWith(...ids: string[]): Promise<string[]> {
  const { decks } = await loadGame('kiseki')
  return [...ids, ...decks[0].cards.slice(ids.length)]
}

async function opened(more: Partial<OpenRoom> = {}) {
  const room = await openRoom(server.address, {
    options: { game: 'kiseki' },
    deck: await deckWith(),
    ...more,
  })
  const guest = new Player(server.address, room.room, room.invitation)
  closing.push(guest)
  await guest.until(({ about }) => about !== null)
  const brings = (cards: ReturnType<typeof setOf>, key = room.invitation): Promise<string> =>
    bringCardsTo(server.address, { room: room.room, key, cards }, fetch)
  return { ...room, guest, brings }
}

/** Whoever opened the room, at a page that shows what the guest brings before it plays on. */
function hostWhoLooks(room: string, key: string): RoomClient {
  const host = new RoomClient({
    room,
    key,
    asks: true,
    connect: () => socketOver(new WebSocket(socketAddress(server.address))),
    later: (milliseconds, what) => void systemTimer.after(milliseconds, what),
  })
  closing.push(host)
  return host
}

describe('own cards that a guest brings', () => {
  test('are seen by who opened the room before the game begins, played with, and kept for the next game', async () => {
    const { room, key, guest, brings } = await opened({
      cards: setOf(cardOf('own-1')),
      deck: await deckWith('own-1'),
    })
    const host = hostWhoLooks(room, key)
    const both = setOf(cardOf('own-1'), cardOf('own-2'))
    await guest.client.sit(newKey(), await deckWith('own-1', 'own-2'), 'g', undefined, await brings(both))
    await expect.poll(() => host.hasToAccept).toBe(true)
    await guest.until(({ state }) => state?.seats.P2?.share === 'hashed')
    expect([host.state?.stage, host.state?.seats.P1?.share]).toEqual(['shuffle', 'none'])
    expect([host.state?.seats.P2?.brings, host.state?.seats.P1?.brings]).toEqual([true, false])
    const set = await cardSetAt(server.address, host.state!.cards!, fetch)
    expect(set.cards.map(({ id }) => id)).toEqual(['own-1', 'own-2'])
    expect(rulesWithSet(await loadGame('kiseki'), set).cards.length).toBeGreaterThan(2)
    host.accept()
    await guest.until(({ view }) => view !== null)
    await guest.client.act('concede')
    await guest.until(() => guest.isOver)
    const replay = (await guest.client.query({ method: 'save', args: [] })) as Replay
    expect(replay.cards).toMatchObject({ 'own-1': cardOf('own-1'), 'own-2': cardOf('own-2') })
    await guest.client.ask('rematch')
    await host.agree('rematch', true)
    await guest.until(({ state }) => (state?.next ?? null) !== null)
    const next = hostWhoLooks(guest.client.state!.next!, key)
    await expect.poll(() => next.state?.cards).toBe(host.state!.cards)
    // They were seen.
    expect(next.hasToAccept).toBe(false)
  })

  test('are refused by closing the room', async () => {
    const { room, key, guest, brings } = await opened()
    const host = hostWhoLooks(room, key)
    await guest.client.sit(
      newKey(),
      await deckWith('own-2'),
      'g',
      undefined,
      await brings(setOf(cardOf('own-2'))),
    )
    await expect.poll(() => host.hasToAccept).toBe(true)
    await host.act('close')
    await guest.until(({ state }) => state?.end?.why === 'closed')
  })

  test('that say otherwise than cards of the room by the same id, or belong to another game, change nothing', async () => {
    const { room, guest, brings } = await opened({ cards: setOf(cardOf('own-1')) })
    const before = JSON.stringify(await server.log.read(room, -1))
    const other = await brings(setOf(cardOf('own-1', '・これは+2/+0を得る。')))
    const sits = async (cards: string): Promise<void> =>
      guest.client.sit(newKey(), await deckWith('own-1'), 'g', undefined, cards)
    await expect(sits(other)).rejects.toMatchObject({ code: 'bad-cards' })
    await expect(sits('0'.repeat(64))).rejects.toMatchObject({ code: 'no-cards' })
    await expect(brings(setOf({ ...cardOf('own-3'), str: -1 }))).rejects.toMatchObject({ code: 'bad-cards' })
    expect(JSON.stringify(await server.log.read(room, -1))).toBe(before)
    const elsewhere = await opened({ options: { game: 'blackpoker' }, deck: 'entry20' })
    await expect(
      elsewhere.guest.client.sit(newKey(), 'entry20', 'g', undefined, other),
    ).rejects.toMatchObject({ code: expect.stringMatching(/^(bad-cards|no-own-cards)$/) as string })
  })

  test('are taken of who has an invitation alone, and not where ready decks are played', async () => {
    const { key, watch, brings } = await opened()
    for (const each of [key, watch!, newKey()])
      await expect(brings(setOf(cardOf('own-2')), each)).rejects.toMatchObject({ code: 'no-room' })
    const { name } = (await loadGame('kiseki')).decks[0]
    const ready = await opened({ options: { game: 'kiseki', decks: 'ready' }, deck: name })
    await expect(ready.brings(setOf(cardOf('own-2')))).rejects.toMatchObject({ code: 'other-decks' })
  })
})
