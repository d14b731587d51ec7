import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { Cuttable } from '../../../server/test/cuttable.ts'
import { type TestServer, startServer } from '../../../server/test/site.ts'
import { type Site, moment, noBrowser } from '../site.ts'

/** A match server with the built page, for the tests of a file. */
export function useMatchServer(): { readonly address: string; readonly faults: readonly unknown[] } {
  let server: TestServer
  beforeAll(async () => {
    if (!noBrowser) server = await startServer({ site: inject('siteFolder') })
  })
  afterAll(() => server?.close())
  return {
    get address() {
      return `${server.address}/`
    },
    get faults() {
      return server.faults
    },
  }
}

/** Opens a room in two clicks: the game, and the button. Returns the link to send. */
export async function opensRoom(page: Page, game: string): Promise<string> {
  await page.locator(`.game input[value=${game}]`).check({ force: true })
  await page.locator('[data-mode=friend]').click()
  return page.locator('[data-link]').first().inputValue()
}

/** Whoever is asked first. */
export const askedFirst = (...pages: Page[]): Promise<Page> =>
  Promise.race(pages.map((page) => moment(page).then(() => page)))

/** The link by which others watch, of whoever opened the room. */
export async function watchLinkOf(host: Page): Promise<string> {
  await host.locator('[data-room-menu]').click()
  const link = await host.locator('.room-sheet [data-link]').first().inputValue()
  await host.locator('[data-room-menu]').click()
  return link
}

/** In the middle of a game: the same question after a reload. */
export async function reloads(page: Page): Promise<void> {
  const before = await moment(page)
  await page.reload()
  // A page counts questions anew, and what the pointer rested on is forgotten.
  const after = await moment(page)
  const head = ({ shape, question }: typeof after): unknown => [shape, question.split('\n')[0]]
  expect(head(after)).toEqual(head(before))
}

/** A guest whose network can be cut. */
export async function opensOverNetwork(
  site: Site,
  link: string,
  options: Parameters<Site['open']>[0],
): Promise<{ readonly page: Page; readonly network: Cuttable }> {
  const { port, hash } = new URL(link)
  const network = new Cuttable(Number(port))
  await network.start()
  return { page: await site.open({ ...options, at: `${network.address}/${hash}` }), network }
}
