import type { Page } from '@playwright/test'

/** How much slower its clock goes: what it may think about for four seconds takes most of two minutes. */
const SLOWER = 25

/**
 * Slows the clock of the computer that thinks, in games that are begun after this, and notes how far it has got with
 * its thoughts. So a test sees that somebody did not wait for their end, whatever the time.
 */
export async function slowThinker(page: Page): Promise<{ readonly furthest: () => Promise<number> }> {
  await page.context().route(/assets\/worker-/, async (route) => {
    const response = await route.fetch()
    // A worker goes by the Content-Security-Policy of its own script, and this one begins others from text.
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers, body: `${slowWorkers}\n${await response.text()}` })
  })
  await page.evaluate(`(() => {
    window.furthest = 0
    const look = () => {
      for (const { value } of document.querySelectorAll('progress')) window.furthest = Math.max(window.furthest, value)
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
  })()`)
  return { furthest: async () => Number(await page.evaluate('window.furthest')) }
}

/** Workers that a worker starts have the slow clock. */
const slowWorkers = `
const FastWorker = self.Worker
self.Worker = class extends FastWorker {
  constructor(url, options) {
    const source = 'import ' + JSON.stringify(String(new URL(url, self.location.href))) + '\\n' +
      'const now = performance.now.bind(performance)\\nperformance.now = () => now() / ${SLOWER}'
    super(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })), options)
  }
}`
