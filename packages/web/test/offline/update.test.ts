import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { answerOnce } from '../clicks.ts'
import { asked, isKept, moment, noBrowser, startGame, until, useSite } from '../site.ts'

const site = useSite()
const folder = inject('siteFolder')

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** Serves the page as edition 1; then as edition 2, of which no file of the first that is loaded later is there. */
class TwoEditions {
  edition = 1
  private readonly server = createServer(({ url = '/' }, response) => {
    const name = decodeURIComponent(new URL(url, 'http://here').pathname).slice(1) || 'index.html'
    const text = this.read(name)
    if (text === null) response.writeHead(404).end()
    else response.writeHead(200, { 'Content-Type': types[extname(name)] ?? 'text/plain' }).end(text)
  })

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`
  }

  stop(): void {
    this.server.close()
    this.server.closeAllConnections()
  }

  private read(name: string): Buffer | string | null {
    // In edition 2 all files of the folder `assets` have other names.
    if (this.edition === 2 && name.startsWith('assets/')) return null
    const file = this.edition === 2 ? name.replace(/^assets2\//, 'assets/') : name
    try {
      const bytes = readFileSync(join(folder, file))
      if (this.edition === 1 || !/\.(html|js)$/.test(name)) return bytes
      const text = bytes.toString('utf8').replaceAll('assets/', 'assets2/')
      return text.replace('<body>', '<body data-edition="2">').replace(/const edition = "/, '$&second-')
    } catch {
      return null
    }
  }
}

const servers: TwoEditions[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.stop()
})

/** A page of edition 1 that is served by its service worker, and edition 2 at the server. */
async function secondEditionOut(): Promise<{ page: Page; address: string }> {
  const server = new TwoEditions()
  servers.push(server)
  const address = await server.start()
  const page = await site.open({ serviceWorkers: 'allow' })
  await page.goto(address)
  await until(page, 'navigator.serviceWorker.controller !== null')
  server.edition = 2
  return { page, address }
}

/** Across the loading of the page. */
const isSecond = (page: Page): Promise<void> => page.locator('body[data-edition="2"]').waitFor()

const edition = (page: Page): Promise<unknown> => page.evaluate('document.body.dataset.edition ?? "1"')

const lookForUpdate = (page: Page): Promise<unknown> =>
  page.evaluate(
    'navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => true)',
  )

describe.skipIf(noBrowser)('a new edition', () => {
  test('waits while a game is open, whose later files still load, and is in place in the lobby', async () => {
    const { page } = await secondEditionOut()
    await startGame(page, 'blackpoker', 'both', '4')
    await isKept(page)
    await lookForUpdate(page)
    await page.locator('[data-update]').waitFor()
    expect(await edition(page)).toBe('1')
    const { inputs } = await answerOnce(page)
    // What the open page has not loaded yet is no longer at the server.
    await page.locator('[data-menu]').click()
    await page.keyboard.press('Escape')
    await isKept(page)
    await page.locator('.home').click()
    await isSecond(page)
    await page.locator('[data-resume=blackpoker]').click()
    expect((await moment(page)).inputs).toBe(inputs)
  })

  test('is in place at once where the person agrees, and the game goes on', async () => {
    const { page } = await secondEditionOut()
    await startGame(page, 'blackpoker', 'both', '4')
    await answerOnce(page)
    const before = await moment(page)
    await lookForUpdate(page)
    await page.locator('[data-update-now]').click()
    await isSecond(page)
    expect(await moment(page)).toEqual(before)
  })

  test('does not touch a game in another tab: its files still load, and it changes when the game is left', async () => {
    const { page, address } = await secondEditionOut()
    const other = await page.context().newPage()
    await other.goto(address)
    await startGame(other, 'lantern-pier', 'both', '2')
    const before = await moment(other)
    await lookForUpdate(page)
    await page.locator('[data-update-now]').click()
    await isSecond(page)
    expect(await edition(other)).toBe('1')
    expect(await moment(other)).toEqual(before)
    await isKept(other)
    await other.locator('.home').click()
    await isSecond(other)
    await startGame(other, 'blackpoker', 'both', '4')
    expect(await asked(other)).not.toBe('over')
  })
})
