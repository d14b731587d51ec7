import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContextOptions, type Page, chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { findChromium } from '../../../scripts/chromium.mjs'

/** The built page on a local address, in a real Chromium. */
export interface Site {
  readonly address: string
  open(options?: OpenOptions): Promise<Page>
  close(): Promise<void>
}

export interface OpenOptions extends BrowserContextOptions {
  /** Settings as the browser keeps them, by name. */
  readonly kept?: Readonly<Record<string, string>>
}

const path = findChromium()

/** Without a Chromium the tests are skipped; in CI that is a failure. */
export const noBrowser = path === null && !process.env['CI']

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

export async function openSite(): Promise<Site> {
  if (path === null) throw new Error('no Chromium: set CHROME_PATH or install one')
  const folder = mkdtempSync(join(tmpdir(), 'fudaba-web-'))
  const root = fileURLToPath(new URL('..', import.meta.url))
  const shared = {
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'proving',
    logLevel: 'error',
    build: { outDir: folder },
  } as const
  // vitest says `test`; what is tested is what is published.
  process.env['NODE_ENV'] = 'production'
  await build(shared)
  const server = await preview({ ...shared, preview: { port: 0, host: '127.0.0.1' } })
  const browser = await chromium.launch({ executablePath: path, args: flags })
  const address = server.resolvedUrls?.local[0] ?? ''
  return {
    address,
    open: (options) => openPage(browser, address, options),
    async close() {
      await browser.close()
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Errors of the page fail the test that looks at `problemsOf`. */
const problems = new WeakMap<Page, string[]>()
export const problemsOf = (page: Page): readonly string[] => problems.get(page) ?? []

async function openPage(browser: Browser, address: string, options: OpenOptions = {}): Promise<Page> {
  const { kept = {}, ...rest } = options
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block', ...rest })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const heard: string[] = []
  problems.set(page, heard)
  page.on('pageerror', (error) => heard.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text())
  })
  const settings = { pace: 'instant', ...kept }
  await page.addInitScript(
    `for (const [name, value] of ${JSON.stringify(Object.entries(settings))})
       if (localStorage.getItem('fudaba.' + name) === null) localStorage.setItem('fudaba.' + name, value)`,
  )
  await page.goto(address)
  return page
}

/** Starts a game from the lobby with a seed. */
export async function startGame(
  page: Page,
  game: string,
  mode: 'bot' | 'both' | 'watch',
  seed: string,
  agent: 'greedy' | 'random' = 'greedy',
): Promise<void> {
  await page.locator(`.game input[value=${game}]`).check({ force: true })
  await page.locator('details.options summary').first().click()
  await page.locator('input[name=seed]').fill(seed)
  await page.locator('.option-grid select:has(option[value=random])').selectOption(agent)
  await page.locator(`[data-mode=${mode}]`).click()
  await asked(page)
}

/** Waits until the person has to decide, or the game is over; says in which shape. */
export async function asked(page: Page): Promise<string> {
  await page.waitForFunction(
    `document.querySelector('.prompt') !== null && document.querySelector('.prompt').dataset.shape !== 'none'
     && document.querySelector('.busy') === null`,
  )
  return (await page.locator('.prompt').getAttribute('data-shape')) ?? ''
}

/** The question as it stands: to see that it is the same one. */
export const question = (page: Page): Promise<string> => page.locator('.prompt .question').innerText()

/** A fixed stream of numbers, so that a test that clicks about does the same every time. */
export function dice(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return (state >> 8) % n
  }
}
