import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { games } from '../../src/games.ts'
import { offered, press, pressPrimaryToTheEnd } from '../clicks.ts'
import { moment, noBrowser, problemsOf, question, useSite } from '../site.ts'
import { askedFirst, opensOverNetwork, opensRoom, reloads, useMatchServer, watchLinkOf } from './tables.ts'

/** So many answers are given one by one, with a reload in the middle of every new shape of question. */
const CLOSELY = 16

const wanted = { primary: '[data-primary], [data-doom]' } as const

/** Whoever is asked answers with the marked button; each reloads in the middle of each new shape. Returns the shapes. */
async function playClosely(...pages: Page[]): Promise<ReadonlySet<string>> {
  const met = new Map(pages.map((page) => [page, new Set<string>()]))
  for (let i = 0; i < CLOSELY; i++) {
    const page = await askedFirst(...pages)
    const { shape } = await moment(page)
    if (shape === 'over') break
    const known = met.get(page)!
    if (!known.has(shape)) await reloads(page)
    known.add(shape)
    await press(page, (await offered(page, wanted)).things.primary[0])
  }
  return new Set([...met.values()].flatMap((shapes) => [...shapes]))
}

describe.skipIf(noBrowser)('two browsers by a link, to the end of the game', () => {
  const site = useSite()
  const server = useMatchServer()

  test.each(games.map(({ name }) => name))(
    '%s: reloads in the middle of each shape of question, a network that dies, a phone, both languages, and a third who watches',
    async (game) => {
      const host = await site.open({ at: server.address })
      const link = await opensRoom(host, game)
      const phone = { locale: 'ja-JP', viewport: { width: 390, height: 844 } } as const
      const { page: guest, network } = await opensOverNetwork(site, link, phone)
      await guest.locator('[data-sit]').click()
      await host.locator('.prompt').waitFor()
      const watcher = await site.open({ at: await watchLinkOf(host) })
      await watcher.locator('.board').first().waitFor()

      expect((await playClosely(host, guest)).size).toBeGreaterThan(0)

      // The network of the guest is gone without a word, and comes back.
      network.cut()
      await guest.locator('.room-bar[data-connection=off], .room-bar[data-connection=connecting]').waitFor()
      await host.locator('[data-other=away]').waitFor()
      network.mend()
      await guest.locator('.room-bar[data-connection=on]').waitFor()
      await host.locator('[data-other=here]').waitFor()

      const presses = await Promise.all([
        pressPrimaryToTheEnd(host, 5_000),
        pressPrimaryToTheEnd(guest, 5_000),
      ])
      expect(presses.map((each) => each !== null)).toEqual([true, true])
      expect(await question(host)).toMatch(/You (won|lost)|Drawn/)
      expect(await question(guest)).toMatch(/勝ちました|負けました|引き分け/)
      await watcher.locator('.prompt.over').waitFor()
      for (const page of [host, watcher]) expect(problemsOf(page)).toEqual([])
      // What the dead network made the browser itself say is no fault of the page.
      expect(problemsOf(guest).filter((each) => !/WebSocket connection|ERR_/.test(each))).toEqual([])
      expect(server.faults).toEqual([])
      network.close()
    },
  )
})
