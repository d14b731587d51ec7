import { type Browser, type BrowserContextOptions, type Page, chromium } from '@playwright/test'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { findChromium } from '../../../scripts/chromium.mjs'

/** The built page on a local address, in a real Chromium. */
export interface Site {
  readonly address: string
  open(options?: OpenOptions): Promise<Page>
}

export interface OpenOptions extends BrowserContextOptions {
  /** Settings as the browser keeps them, by name. */
  readonly kept?: Readonly<Record<string, string>>
  /** Another address than that of the site. */
  readonly at?: string
}

/** Only against hanging: nothing a test waits for takes as long, on whatever machine. */
export const GUARD_MILLIS = 240_000

const path = findChromium()

/** Without a Chromium the browser tests are skipped; in CI they fail. */
export const noBrowser = path === null && !process.env['CI']

/** An address as a machine in somebody's network has it. */
export const NETWORK_HOST = '192.168.7.7'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // This machine by an address of a network, which a browser trusts less than its own.
  `--host-resolver-rules=MAP ${NETWORK_HOST} 127.0.0.1`,
]

/** One browser for the tests of a file; the pages of a test are closed when it ends. */
export function useSite(): Site {
  const address = inject('siteAddress')
  let browser: Browser | null = null
  beforeAll(async () => {
    if (noBrowser) return
    if (path === null) throw new Error('no Chromium: set CHROME_PATH or install one')
    browser = await chromium.launch({ executablePath: path, args: flags })
  })
  afterEach(async () => {
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()))
  })
  afterAll(async () => {
    await browser?.close()
  })
  return {
    address,
    open(options) {
      if (browser === null) throw new Error('the browser is not open yet')
      return openPage(browser, address, options)
    },
  }
}

/** Errors and console errors of each page; tests check `problemsOf`. */
const problems = new WeakMap<Page, string[]>()
export const problemsOf = (page: Page): readonly string[] => problems.get(page) ?? []

async function openPage(browser: Browser, address: string, options: OpenOptions = {}): Promise<Page> {
  const { kept = {}, at = address, ...rest } = options
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block', ...rest })
  const page = await context.newPage()
  page.setDefaultTimeout(GUARD_MILLIS)
  const heard: string[] = []
  problems.set(page, heard)
  page.on('pageerror', (error) => heard.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text())
  })
  const settings = { pace: 'instant', strength: 'greedy', ...kept }
  await page.addInitScript(
    `for (const [name, value] of ${JSON.stringify(Object.entries(settings))})
       if (localStorage.getItem('fudaba.' + name) === null) localStorage.setItem('fudaba.' + name, value)`,
  )
  await page.goto(at)
  return page
}

/** Starts a game from the lobby with a seed. */
export async function startGame(
  page: Page,
  game: string,
  mode: 'bot' | 'both' | 'watch',
  seed: string,
  agent: 'random' | 'greedy' | 'normal' = 'greedy',
): Promise<void> {
  await page.locator(`.game input[value=${game}]`).check({ force: true })
  await page.locator(`input[name=strength][value=${agent}]`).check({ force: true })
  await page.locator('details.options summary').first().click()
  await page.locator('input[name=seed]').fill(seed)
  await page.locator(`[data-mode=${mode}]`).click()
  await asked(page)
}

/** A question of a settled table: its shape, its text, and the number of inputs before it. */
export interface Moment {
  readonly shape: string
  readonly question: string
  readonly inputs: number
}

/** Waits until the person has to decide, or the game is over. */
export const moment = (page: Page): Promise<Moment> => page.evaluate(settled()) as Promise<Moment>

/** Source of a promise that polls inside the page until a person is asked: quicker than polling from outside. */
export const settled = (then = ''): string => `new Promise((resolve, reject) => {
  let looks = 0
  const look = () => {
    const prompt = document.querySelector('.prompt')
    const shape = prompt?.dataset.shape ?? 'none'
    // The replay viewer's prompt has no number of inputs; after "continue" it may still be there for a moment.
    if (shape !== 'none' && prompt.dataset.inputs !== undefined && document.querySelector('.busy') === null) {
      // The note about passed phases is shown once, and not again after a reload.
      const wentBy = prompt.querySelector('.went-by')?.innerText
      const question = prompt.querySelector('.question').innerText.replace(wentBy + '\\n', '')
      const moment = { shape, question, inputs: Number(prompt.dataset.inputs) }
      ${then}
      resolve(moment)
    } else if (++looks > 300_000) reject(new Error('nobody was asked in 300,000 looks: ' + document.body.innerText.slice(0, 400)))
    else setTimeout(look, 4)
  }
  look()
})`

/**
 * Waits until an expression, which may be a promise, holds inside the page. `page.waitForFunction` would not do: for each
 * further look it has the page itself evaluate text, which the Content-Security-Policy of the page forbids.
 */
export const until = (page: Page, condition: string): Promise<unknown> =>
  page.evaluate(`(async () => {
    for (let looks = 0; looks < 300_000; looks++) {
      if (await (${condition})) return
      await new Promise((resolve) => setTimeout(resolve, 4))
    }
    throw new Error('never came about: ' + ${JSON.stringify(condition)})
  })()`)

/** Waits until the question on the page, or one with so many inputs before it, is kept: a test reloads sooner than a person. */
export const isKept = (page: Page, inputs?: number): Promise<unknown> =>
  until(
    page,
    `document.querySelector('[data-kept]')?.dataset.kept === ${inputs === undefined ? "document.querySelector('.prompt')?.dataset.inputs" : `'${inputs}'`}`,
  )

/** Waits likewise; returns the shape alone. */
export const asked = async (page: Page): Promise<string> => (await moment(page)).shape

/** The text of the question. */
export const question = (page: Page): Promise<string> => page.locator('.prompt .question').innerText()

/** A deterministic random generator for tests that click at random. */
export function dice(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return (state >> 8) % n
  }
}
