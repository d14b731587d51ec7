import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { describe, expect, test } from 'vitest'
import { asked, noBrowser, problemsOf, until, useSite } from '../../site.ts'

const site = useSite()

const kept = (page: Page): Promise<unknown> =>
  until(page, `document.querySelector('[data-keeping]')?.dataset.keeping === 'kept'`)
const legal = (page: Page): Promise<string | null> => page.locator('.legality').getAttribute('data-legal')
const clauses = (page: Page): Promise<unknown> =>
  page.evaluate(
    `[...document.querySelectorAll('.legality [data-clause]')].map((each) => each.dataset.clause)`,
  )

async function violations(page: Page): Promise<unknown> {
  await page.evaluate(axe.source)
  return page.evaluate(
    `axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))`,
  )
}

/** A copy of a ready deck on the desk. */
async function buildFrom(page: Page, game: string, deck: string): Promise<void> {
  await page.locator(`.game input[value=${game}]`).check({ force: true })
  await page.locator('[data-decks]').click()
  await page.locator(`[data-build-from=${deck}]`).click()
  await page.locator('.pool-tile').first().waitFor()
}

describe.skipIf(noBrowser)('a deck is built in the page', () => {
  test('a deck is broken, mended, kept, shared by link, opened from it elsewhere, and played', async () => {
    const page = await site.open({ permissions: ['clipboard-read', 'clipboard-write'] })
    await buildFrom(page, 'kiseki', 'lighthouse')
    expect(await legal(page)).toBe('yes')
    // Three copies more than four of one name and sub-name may be (602.4b), and three cards too many (602.4a).
    for (let i = 0; i < 3; i++) await page.locator('.pool-tile [data-tile=S1-001]').click()
    await kept(page)
    expect(await clauses(page)).toEqual(['602.4a', '602.4b'])
    expect(await page.locator('.deck-row.wrong').getAttribute('data-row')).toBe('S1-001')
    for (let i = 0; i < 3; i++) await page.locator('[data-row=S1-001] [data-take]').click()
    expect(await legal(page)).toBe('yes')
    await page.locator('[data-undo]').click()
    expect(await clauses(page)).toEqual(['602.4a'])
    await page.locator('[data-redo]').click()
    await page.locator('input[name=deckName]').fill('Light of mine')
    await kept(page)
    await page.locator('.share-deck summary').click()
    await page.locator('[data-share=link]').click()
    const link = await page.locator('[data-shared]').inputValue()
    expect(link.length).toBeLessThan(600)
    // It is still there after a reload, and in the list.
    await page.locator('[data-all-decks]').click()
    await page.locator('[data-open-deck]').waitFor()
    await page.reload()
    expect(await page.locator('[data-open-deck]').innerText()).toContain('Light of mine')
    // Another browser opens the link; nothing of it is kept there until the person says so.
    const other = await site.open({ at: link, locale: 'ja-JP' })
    await other.locator('.pool-tile').first().waitFor()
    expect(await other.locator('input[name=deckName]').inputValue()).toBe('Light of mine')
    expect(await legal(other)).toBe('yes')
    expect(await other.locator('[data-keeping=new]').count()).toBe(1)
    await other.locator('[data-play]').click()
    await other.locator('[data-your-deck]').waitFor()
    expect(await other.locator('[data-your-deck]').inputValue()).toMatch(/^kept:/u)
    await other.locator('[data-mode=bot]').click()
    expect(await asked(other)).not.toBe('over')
    expect([...problemsOf(page), ...problemsOf(other)]).toEqual([])
  })

  test('a list with slips is imported: what fits no card is asked back and settled with a press', async () => {
    const page = await site.open()
    await page.locator('.game input[value=kiseki]').check({ force: true })
    await page.locator('[data-decks]').click()
    await page.locator('[data-import]').fill('3 ミオ[見習い]\nガソト ×2\nS1-003 x4\n2 灯台守がいない')
    await page.locator('[data-import-read]').click()
    await page.locator('[data-stray="2"] [data-meant=S1-002]').click()
    await kept(page)
    expect(await page.locator('[data-row=S1-002] .deck-count').innerText()).toBe('2')
    expect(await page.locator('[data-row=S1-003] .deck-count').innerText()).toBe('4')
    expect(await page.locator('[data-stray]').count()).toBe(1)
    expect(problemsOf(page)).toEqual([])
  })

  test('by keyboard alone: search, add, take out, undo', async () => {
    const page = await site.open()
    await buildFrom(page, 'vanguard', 'caravan')
    const count = (): Promise<string> => page.locator('.keeping').innerText()
    await page.keyboard.press('/')
    await page.keyboard.type('ﾆﾊﾞｺ')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('グレード4 G')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await until(page, `document.activeElement?.dataset.tile !== undefined`)
    await page.keyboard.press('ArrowRight')
    const id = (await page.evaluate('document.activeElement.dataset.tile')) as string
    const row = page.locator(`[data-row="${id}"] .deck-count`)
    const before = (await row.count()) === 0 ? 0 : Number(await row.innerText())
    await page.keyboard.press('Enter')
    expect(Number(await row.innerText())).toBe(before + 1)
    expect(await count()).toContain('67')
    await page.keyboard.press('-')
    expect(await count()).toContain('66')
    await page.keyboard.press('Control+z')
    expect(await count()).toContain('67')
    expect(problemsOf(page)).toEqual([])
  })

  test('a card is dragged into the deck and out of it', async () => {
    const page = await site.open({ viewport: { width: 1400, height: 900 } })
    await page.locator('.game input[value=kiseki]').check({ force: true })
    await page.locator('[data-decks]').click()
    await page.locator('[data-new-deck]').click()
    await page.locator('.pool-tile [data-tile=S1-001]').dragTo(page.locator('.deck-list'))
    expect(await page.locator('[data-row=S1-001] .deck-count').innerText()).toBe('1')
    // The row has just come and the list still moves under a pointer: the same events without one.
    await page.evaluate(`(() => {
      const carried = new DataTransfer()
      const at = (selector, type) => document.querySelector(selector)
        .dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: carried }))
      at('[data-row="S1-001"] [draggable=true], [data-row="S1-001"]', 'dragstart')
      at('.pool .search-help', 'dragover')
      at('.pool .search-help', 'drop')
    })()`)
    await until(page, `document.querySelectorAll('[data-row]').length === 0`)
  })

  test('a link of rubbish says so and loses nothing', async () => {
    for (const hash of ['#/deck/fd1rubbish', `#/deck/${'x'.repeat(3_000)}`]) {
      const page = await site.open({ at: `${site.address}${hash}` })
      await page.locator('.notice').waitFor()
      expect(await page.locator('.notice').innerText()).toContain('damaged')
      expect(await page.locator('.lobby').count()).toBe(1)
      expect(problemsOf(page)).toEqual([])
    }
  })

  test('two tabs change one deck: both are kept', async () => {
    const page = await site.open()
    await buildFrom(page, 'blackpoker', 'entry20')
    await page.locator('[data-save-deck]').click()
    await kept(page)
    await page.locator('[data-all-decks]').click()
    const id = (await page.locator('[data-open-deck]').getAttribute('data-open-deck'))!
    const two = await page.context().newPage()
    await two.goto(`${site.address}#/decks/blackpoker/${id}`)
    await page.goto(`${site.address}#/decks/blackpoker/${id}`)
    for (const each of [page, two]) await each.locator('.pool-tile').first().waitFor()
    await page.locator('.pool-tile [data-tile=Joker]').click()
    await until(page, `document.querySelector('.deck-row[data-row=Joker]') !== null`)
    await kept(page)
    await two.locator('input[name=deckName]').fill('Mine')
    await until(two, `document.querySelector('.keeping').innerText.includes('copy')`)
    await two.locator('[data-all-decks]').click()
    await until(two, `document.querySelectorAll('[data-open-deck]').length === 2`)
  })

  for (const [name, options] of [
    ['on a desk', { viewport: { width: 1400, height: 900 } }],
    [
      'on a phone, in Japanese',
      { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'ja-JP' },
    ],
  ] as const)
    test(`axe finds nothing wrong with the decks and the editor ${name}`, async () => {
      const page = await site.open({ ...options, reducedMotion: 'reduce' })
      await page.locator('.game input[value=vanguard]').check({ force: true })
      await page.locator('[data-decks]').click()
      await page.locator('[data-new-deck]').waitFor()
      expect(await violations(page)).toEqual([])
      await page.locator('[data-build-from=caravan]').click()
      await page.locator('.pool-tile').first().waitFor()
      expect(await violations(page)).toEqual([])
      if ('isMobile' in options) await page.locator('[data-side=deck]').click()
      await page.locator('.deck-charts summary').click()
      // Fifty cards in the main deck and sixteen G units, each once by its grade and once by its type.
      const bars = `[...document.querySelectorAll('.chart')].map((each) => [...each.querySelectorAll('.bar-count')].reduce((sum, bar) => sum + parseInt(bar.textContent), 0))`
      expect(await page.evaluate(bars)).toEqual([50, 50, 16, 16])
      await page.locator('[data-odds=card]').selectOption('D-003')
      await page.locator('[data-odds=seen]').fill('7')
      // Four copies in fifty: 46 over 7 of 50 over 7 hands of seven have none.
      expect(await page.locator('[data-chance="1"] dd').innerText()).toBe('46.4 %')
      await page.locator('.sample-hand summary').click()
      await until(page, `document.querySelector('[data-hand]') !== null`)
      expect(await page.locator('[data-hand]').getAttribute('data-hand')).toBe('5')
      expect(await violations(page)).toEqual([])
      await page.locator('[data-sample-answer]').click()
      const wide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
      expect(await page.evaluate(wide)).toBe(0)
      expect(problemsOf(page)).toEqual([])
    })
})
