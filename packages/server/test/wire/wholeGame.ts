import { resolveConfig } from '@fudaba/kernel'
import { newKey } from '@fudaba/protocol'
import { expect } from 'vitest'
import { Player, openRoom } from '../player.ts'
import { type TestServer, loadGame } from '../site.ts'

/** A whole game over sockets, from the link to the end: two play by chance, a third watches. */
export async function playsWholeGame(server: TestServer, game: string): Promise<void> {
  const rules = await loadGame(game)
  const [own, theirs] = rules.defaultDecks(resolveConfig(rules, {}))
  const { room, key, invitation, watch } = await openRoom(server.address, {
    options: { game },
    name: 'ひかる',
    deck: own as string,
  })
  const host = new Player(server.address, room, key)
  const guest = new Player(server.address, room, invitation)
  await guest.until(({ state }) => state?.stage === 'open')
  expect(guest.client.about?.options.game).toBe(game)
  await guest.client.sit(newKey(), theirs, 'guest')
  const watcher = new Player(server.address, room, watch!)
  const answers = await Promise.all([host.playToTheEnd('a'), guest.playToTheEnd('b')])
  await watcher.until(() => watcher.isOver)
  expect(answers[0] + answers[1]).toBeGreaterThan(10)
  expect(host.client.state?.end).toEqual(guest.client.state?.end)
  expect(host.client.view?.result).toEqual(watcher.client.view?.result)
  expect(server.faults).toEqual([])
  for (const each of [host, guest, watcher]) each.close()
}
