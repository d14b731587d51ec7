import { Random, type View } from '@fudaba/kernel'
import { newKey } from '@fudaba/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Player, openRoom } from '../player.ts'
import { type TestServer, loadGame, startServer } from '../site.ts'

let server: TestServer
beforeAll(async () => void (server = await startServer()))
afterAll(() => server.close())

const firstDeck = async (): Promise<string> => (await loadGame('kiseki')).decks[0].name

test('who came late sees any earlier moment as it was shown then, and no later one; also of his own seat', async () => {
  const { room, key, invitation, watch } = await openRoom(server.address, {
    options: { game: 'kiseki' },
    deck: await firstDeck(),
  })
  const players = [new Player(server.address, room, key), new Player(server.address, room, invitation)]
  const [host, guest] = players
  await guest.until(({ about }) => about !== null)
  await guest.client.sit(newKey(), await firstDeck())
  const early = new Player(server.address, room, watch!)
  players.push(early)
  await Promise.all(players.map((each) => each.until(({ view }) => view !== null)))
  const shown: Record<string, View[]> = { watch: [], P1: [], P2: [] }
  const note = (): void => {
    for (const { client } of players) shown[client.you].push(client.view!)
  }
  const random = new Random('past')
  for (let i = 0; i < 40 && !host.isOver; i++) {
    const asked = await Promise.race(
      [host, guest].map((each) => each.until(() => each.decision !== null || each.isOver).then(() => each)),
    )
    note()
    await asked.answerByChance(random)
  }
  const late = new Player(server.address, room, watch!)
  await late.until(({ view }) => view !== null)
  const past = (player: Player, time: number): Promise<View> =>
    player.client.query({ method: 'past', args: [time] }) as Promise<View>
  const still = ({ zones, turn, time }: View): unknown => ({ zones, turn, time })
  let compared = 0
  for (const player of [late, host, guest])
    for (const view of shown[player.client.you].toReversed()) {
      if (view.time === 0 || view.time > player.client.view!.time) continue
      expect(still(await past(player, view.time - 1))).toEqual(still(view))
      compared++
    }
  expect(compared).toBeGreaterThan(30)
  expect((await past(late, 1)).decision).toBeNull()
  await expect(past(late, late.client.view!.time)).rejects.toMatchObject({ code: 'not-shown' })
  for (const each of [...players, late]) each.close()
  expect(server.faults).toEqual([])
})
