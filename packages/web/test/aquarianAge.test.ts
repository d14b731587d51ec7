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
    `JSON.parse(localStorage.getItem('fudaba.game.aquarian-age')).replay.inputs.length === Number(document.querySelector('.prompt').dataset.inputs)`,
  )
  await page.reload()
  expect(await asked(page)).toBe(shape)
  expect(await question(page)).toBe(before)
}

const PLAYS = /(Attack|Break|Set a character|Use an effect)$/

/** Sets, breaks and attacks with what there is, takes the first card that is lit, else the marked button. */
async function answerLikeANewcomer(
  page: Page,
  shape: string,
  last: string,
  played: Set<string>,
): Promise<string> {
  const asks = await question(page)
  const plays = page.locator('.answers [data-answer]', { hasText: PLAYS })
  const lit = page.locator('.board [data-legal]:visible')
  if (shape === 'act' && (await plays.count()) > 0) {
    played.add(PLAYS.exec((await plays.last().textContent()) ?? '')?.[0] ?? '')
    await plays.last().click()
  } else {
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

describe.skipIf(noBrowser)('アクエリアンエイジ in the browser', () => {
  test('a whole game by clicking what is offered, reloaded once in each shape of question', async () => {
    const page = await site.open()
    await startGame(page, 'aquarian-age', 'bot', '15', 'random')
    const met = new Set<string>()
    const played = new Set<string>()
    let last = ''
    for (let i = 0; i < 600; i++) {
      const shape = await asked(page)
      if (shape === 'over') break
      if (!met.has(shape)) await reload(page)
      met.add(shape)
      last = await answerLikeANewcomer(page, shape, last, played)
    }
    expect(await question(page)).toMatch(/You (won|lost)|Drawn/)
    expect([...met]).toEqual(expect.arrayContaining(['act', 'choose']))
    expect([...played]).toEqual(expect.arrayContaining(['Set a character', 'Attack']))
    expect(problemsOf(page)).toEqual([])
  }, 300_000)

  test('phase, turn player, damage and the six parties are on the table in words', async () => {
    const page = await site.open({ locale: 'ja-JP' })
    await startGame(page, 'aquarian-age', 'bot', '3', 'random')
    while (!(await question(page)).includes('メインフェイズ')) {
      await page.locator('[data-primary]').first().click()
      await asked(page)
    }
    expect(await page.locator('.phases [aria-current=step]').first().innerText()).toContain('メイン')
    expect(await page.locator('.roles', { hasText: 'ターンプレイヤー' }).count()).toBe(1)
    expect(await page.locator('.near .seat-facts').innerText()).toMatch(/ダメージ\s*0/)
    expect(await page.locator('.near .slot.cell .slot-title').allInnerTexts()).toEqual(
      ['E.G.O.', '阿羅耶識', 'WIZ-DOM', 'ダークロア', '極星', 'イレイザー', '無'].map((party) =>
        expect.stringContaining(party),
      ),
    )
    expect(problemsOf(page)).toEqual([])
  }, 60_000)

  test('a card that somebody wrote is played on the board for trying', async () => {
    const page = await site.open({ locale: 'ja-JP' })
    await page.locator('.game input[value=aquarian-age]').check({ force: true })
    await page.locator('[data-browse=cards]').click()
    await page.locator('.workbench summary').click()
    await page.locator('.bench [name=text]').fill('カードを2枚引く。')
    await page.locator('.bench [name=name]').fill('試作')
    await page.locator('[data-reading=read]').waitFor()
    await page.locator('.bench [name=type]').selectOption('project')
    await page.locator('.bench [name=duration]').selectOption('instant')
    await page.locator('[data-try]').click()
    await asked(page)
    await page.locator('.answers [data-answer]', { hasText: 'プロジェクト' }).first().click()
    await asked(page)
    // Two of it and two others; one is used, and draws two.
    expect(await page.locator('.near .fan .card').count()).toBe(5)
    expect(problemsOf(page)).toEqual([])
  }, 60_000)
})
