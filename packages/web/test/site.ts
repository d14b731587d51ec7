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

/** One browser for the tests of a file; the pages of a test are closed when it ends. */
export function useSite(): Site {
  const address = inject('siteAddress')
  let browser: Browser | null = null
  beforeAll(async () => {
    if (noBrowser) return
    if (path === null) throw new Error('no Chromium: set CHROME_PATH or install one')
    browser = await chromium.launch({ executablePath: path, args: flags })
  }, 60_000)
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
  const settings = { pace: 'instant', strength: 'greedy', ...kept }
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
  agent: 'random' | 'greedy' | 'normal' = 'greedy',
): Promise<void> {
  await page.locator(`.game input[value=${game}]`).check({ force: true })
  await page.locator(`input[name=strength][value=${agent}]`).check({ force: true })
  await page.locator('details.options summary').first().click()
  await page.locator('input[name=seed]').fill(seed)
  await page.locator(`[data-mode=${mode}]`).click()
  await asked(page)
}

/** The table when it stands still: the question, its shape, and how many inputs came before it. */
export interface Moment {
  readonly shape: string
  readonly question: string
  readonly inputs: number
}

/** Waits until the person has to decide, or the game is over. */
export const moment = (page: Page): Promise<Moment> => page.evaluate(settled()) as Promise<Moment>

/** Looks often and inside of the page: a whole game asks for this hundreds of times. */
export const settled = (then = ''): string => `new Promise((resolve, reject) => {
  const begun = performance.now()
  const look = () => {
    const prompt = document.querySelector('.prompt')
    const shape = prompt?.dataset.shape ?? 'none'
    // The question of a film has no number of inputs: after "continue" it may still stand for a moment.
    if (shape !== 'none' && prompt.dataset.inputs !== undefined && document.querySelector('.busy') === null) {
      // What went by before the question is said once, and not again after a reload.
      const wentBy = prompt.querySelector('.went-by')?.innerText
      const question = prompt.querySelector('.question').innerText.replace(wentBy + '\\n', '')
      const moment = { shape, question, inputs: Number(prompt.dataset.inputs) }
      ${then}
      resolve(moment)
    } else if (performance.now() - begun > 30_000) reject(new Error('nobody was asked for 30 s: ' + document.body.innerText.slice(0, 400)))
    else setTimeout(look, 4)
  }
  look()
})`

/** The same, with the shape alone. */
export const asked = async (page: Page): Promise<string> => (await moment(page)).shape

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
