import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Site, asked, noBrowser, openSite, problemsOf, question, startGame } from './site.ts'

let site: Site
beforeAll(async () => {
  if (!noBrowser) site = await openSite()
}, 60_000)
afterAll(async () => {
  if (!noBrowser) await site.close()
})

/** Reloads in the middle of a question and finds the same one. */
async function reload(page: Page): Promise<void> {
  const before = await question(page)
  const shape = await asked(page)
  // Saved after the question is shown: a person cannot reload sooner, a test can.
  await page.waitForFunction(
    `JSON.parse(localStorage.getItem('fudaba.game.vanguard')).replay.inputs.length === Number(document.querySelector('.prompt').dataset.inputs)`,
  )
  await page.reload()
  expect(await asked(page)).toBe(shape)
  expect(await question(page)).toBe(before)
}

const CALLS = /(Normal call)$/

/** Calls what can be called, takes the first card that is lit, else the marked button. */
async function answerLikeANewcomer(
  page: Page,
  shape: string,
  last: string,
  played: Set<string>,
): Promise<string> {
  const asks = await question(page)
  const calls = page.locator('.answers [data-answer]', { hasText: CALLS })
  const lit = page.locator('.board [data-legal]:visible')
  if (shape === 'act' && (await calls.count()) > 0) {
    played.add(CALLS.exec((await calls.last().textContent()) ?? '')?.[0] ?? '')
    await calls.last().click()
    return asks
  }
  if (shape === 'choose' && asks !== last && (await lit.count()) > 0) {
    const inputs = await page.locator('.prompt').getAttribute('data-inputs')
    // In a full row cards overlap: the left edge of each is free.
    await lit.first().click({ position: { x: 8, y: 14 } })
    await asked(page)
    if ((await page.locator('.prompt').getAttribute('data-inputs')) !== inputs) return asks
  }
  await page.locator('[data-primary]').first().click()
  return asks
}

describe.skipIf(noBrowser)('ヴァンガード in the browser', () => {
  test('a whole fight by clicking what is offered, reloaded once in each shape of question', async () => {
    const page = await site.open()
    await startGame(page, 'vanguard', 'bot', '15', 'random')
    const met = new Set<string>()
    const played = new Set<string>()
    let last = ''
    for (let i = 0; i < 900; i++) {
      const shape = await asked(page)
      if (shape === 'over') break
      if (!met.has(shape)) await reload(page)
      met.add(shape)
      last = await answerLikeANewcomer(page, shape, last, played)
    }
    expect(await question(page)).toMatch(/You (won|lost)|Drawn/)
    expect([...met]).toEqual(expect.arrayContaining(['act', 'choose']))
    expect([...played]).toContain('Normal call')
    expect(problemsOf(page)).toEqual([])
  }, 300_000)
})
