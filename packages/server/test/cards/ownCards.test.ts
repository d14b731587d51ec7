import type { Replay } from '@fudaba/kernel'
import { openReplay } from '@fudaba/kernel/host'
import { type OpenRoom, cardSetAt, hashOf, newKey, rulesWithSet } from '@fudaba/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Player, openRoom } from '../player.ts'
import { type TestServer, loadGame, startServer } from '../site.ts'

let server: TestServer
beforeAll(async () => void (server = await startServer()))
afterAll(() => server.close())

const own = {
  id: 'own-1',
  name: '持参の番人',
  types: ['UNIT'],
  cp: 0,
  str: 2,
  def: 2,
  organisations: ['持参衆'],
  text: '・これは+1/+0を得る。',
}
const cards = { cards: [own], words: { organisations: { 持参衆: 'Brought' } } }

async function decksWith(...ids: string[]): Promise<string[]> {
  const { decks } = await loadGame('kiseki')
  return [...ids, ...decks[0].cards.slice(ids.length)]
}
const deck = (): Promise<string[]> => decksWith('own-1', 'own-1')

const opened = async (more: Partial<OpenRoom> = {}) =>
  openRoom(server.address, { options: { game: 'kiseki' }, deck: await deck(), cards, ...more })

describe('own cards in a room', () => {
  test('are shown to who is invited, before he sits down, by the hash that names them', async () => {
    const { room, invitation } = await opened()
    const guest = new Player(server.address, room, invitation)
    await guest.until(({ about }) => about !== null)
    const hash = guest.client.state!.cards!
    const set = await cardSetAt(server.address, hash, fetch)
    expect(hashOf(JSON.stringify(set))).toBe(hash)
    const rules = rulesWithSet(await loadGame('kiseki'), set)
    expect(rules.cardName(rules.cards.at(-1)!)).toEqual({ ja: '持参の番人', en: '持参の番人' })
    guest.close()
  })

  test('are played with by both, and the replay has them', async () => {
    const { room, key, invitation } = await opened()
    const host = new Player(server.address, room, key)
    const guest = new Player(server.address, room, invitation)
    await guest.until(({ about }) => about !== null)
    await guest.client.sit(newKey(), await decksWith('own-1'))
    await host.until(({ view }) => view !== null)
    await host.client.act('concede')
    await guest.until(() => guest.isOver)
    const replay = (await guest.client.query({ method: 'save', args: [] })) as Replay
    expect(replay.cards).toMatchObject({ 'own-1': own })
    expect(openReplay(await loadGame('kiseki'), replay)).toMatchObject({ difference: null })
    expect(server.faults).toEqual([])
    for (const each of [host, guest]) each.close()
  })

  test('are in no other room', async () => {
    await opened()
    await expect(opened({ cards: undefined })).rejects.toThrow('no card own-1')
  })

  test('that cannot be read, or have the id of one of the game, are refused with the reason', async () => {
    await expect(opened({ cards: { cards: [{ ...own, str: -1 }] } })).rejects.toThrow(/bad-cards.*own-1.*str/)
    const [taken] = await decksWith()
    await expect(opened({ cards: { cards: [{ ...own, id: taken }] } })).rejects.toThrow('bad-cards')
    // The thread that reads goes on afterwards.
    await expect(opened()).resolves.toMatchObject({ seat: 'P1' })
  })

  test('are 2,000 and 2 MB at most', async () => {
    const many = Array.from({ length: 2_001 }, (_, i) => ({ ...own, id: `own-${i}` }))
    await expect(opened({ cards: { cards: many } })).rejects.toThrow('bad-request')
    const long = { ...own, text: '長'.repeat(700_000) }
    await expect(opened({ cards: { cards: [long] } })).rejects.toThrow(/bad-request|bad-cards/)
  })
})

test('a deck of own cards that may not be played is refused with its reasons', async () => {
  await expect(opened({ deck: ['own-1'] })).rejects.toThrow('exactly 50 cards, not 1')
})
