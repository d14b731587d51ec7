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
    `JSON.parse(localStorage.getItem('fudaba.game.last-chronicle')).replay.inputs.length === Number(document.querySelector('.prompt').dataset.inputs)`,
  )
  await page.reload()
  expect(await asked(page)).toBe(shape)
  expect(await question(page)).toBe(before)
}

/** Puts a stone, places and uses what there is, attacks with the first that may, else the marked button. */
async function answerLikeANewcomer(page: Page, shape: string, last: string): Promise<string> {
  const asks = await question(page)
  const plays = page.locator('.answers [data-answer]', { hasText: /Put a soul stone|Place a|Use a/ })
  const lit = page.locator('.board [data-legal]:visible')
  if (shape === 'act' && (await plays.count()) > 0) await plays.first().click()
  else {
    if (shape === 'choose' && asks !== last && (await lit.count()) > 0) {
      const inputs = await page.locator('.prompt').getAttribute('data-inputs')
      // In a full row cards overlap: the left edge of each is free.
      await lit.first().click({ position: { x: 8, y: 14 } })
      await asked(page)
      if ((await page.locator('.prompt').getAttribute('data-inputs')) !== inputs) return asks
    }
    await page.locator('[data-primary]').first().click()
  }
  return asks
}

describe.skipIf(noBrowser)('ラストクロニクル in the browser', () => {
  test('a whole game by clicking what is offered, reloaded once in each shape of question', async () => {
    const page = await site.open()
    await startGame(page, 'last-chronicle', 'bot', '15', 'random')
    const met = new Set<string>()
    let last = ''
    for (let i = 0; i < 600; i++) {
      const shape = await asked(page)
      if (shape === 'over') break
      if (!met.has(shape)) await reload(page)
      met.add(shape)
      last = await answerLikeANewcomer(page, shape, last)
    }
    expect(await question(page)).toMatch(/You (won|lost)|Drawn/)
    expect([...met]).toEqual(expect.arrayContaining(['act', 'choose']))
    expect(problemsOf(page)).toEqual([])
  }, 300_000)

  test('phase, turn player, life, era and CA are on the table in words', async () => {
    const page = await site.open({ locale: 'ja-JP' })
    await startGame(page, 'last-chronicle', 'bot', '3', 'random')
    while (!(await question(page)).includes('優先権')) {
      await page.locator('[data-primary]').first().click()
      await asked(page)
    }
    expect(await page.locator('.phases [aria-current=step]').first().innerText()).toContain('メイン1')
    expect(await page.locator('.roles', { hasText: 'ターンプレイヤー' }).count()).toBe(1)
    expect(await page.locator('.near .seat-facts').innerText()).toMatch(/ライフ\s*20\s*時代\s*1/)
    expect(problemsOf(page)).toEqual([])
  }, 60_000)
})
