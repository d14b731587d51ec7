import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { describe, expect, test } from 'vitest'
import { GUARD_MILLIS, noBrowser, useSite } from '../../site.ts'

const site = useSite()
const shots = process.env['JUDGE_SHOTS']

async function shot(page: Page, name: string): Promise<void> {
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}.png` })
}

/** Puts a card to a place of the board. */
async function put(page: Page, where: string, name: string): Promise<void> {
  await page.locator('[data-where]').selectOption({ label: where })
  await page.locator('[data-seek]').fill(name)
  await page.locator('[data-put]').first().click()
}

const desk = `${site.address}#/judge/blackpoker`

async function setUp(page: Page): Promise<void> {
  await page.locator('.judge-set-up').waitFor()
  await put(page, 'P1 Soldiers', '♠5')
  await put(page, 'P2 Soldiers', '♡6')
  for (const player of ['P1', 'P2']) {
    await page.locator('[data-where]').selectOption({ label: `${player} Life` })
    await page.locator('[data-many]').fill('5')
    await page.locator('[data-fill]').click()
  }
}

describe.skipIf(noBrowser)('the judge’s desk', { timeout: GUARD_MILLIS }, () => {
  test('a board is set up by hand, played on, branched, and leaves as a link that holds everything', async () => {
    const page = await site.open({
      at: desk,
      viewport: { width: 1280, height: 800 },
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await setUp(page)
    expect(await page.locator('[data-laid]').count()).toBe(4)
    await shot(page, 'set-up')
    await page.locator('[data-tab="play"]').click()
    await page.locator('[data-answer="attack"]').click()
    expect(await page.locator('.judge-line ol > li').count()).toBe(1)
    await shot(page, 'play')
    await page.locator('[data-branch-at="0"]').click()
    expect(await page.locator('[data-branch]').count()).toBe(2)
    expect(await page.locator('.judge-line ol > li').count()).toBe(0)
    await page.locator('[data-tab="ruling"]').click()
    expect(await page.locator('.judge-ruling pre').count()).toBe(2)
    expect(await page.locator('.judge-ruling pre mark').count()).toBeGreaterThan(0)
    await shot(page, 'ruling')
    const digest = await page.locator('.judge-ruling pre').first().textContent()
    await page.locator('[data-link]').click()
    await page.locator('.judge-said', { hasText: /./ }).waitFor()
    const link = await page.evaluate<string>('navigator.clipboard.readText()')
    expect(link).toContain('#/judge/fj1')
    const other = await site.open({ at: link })
    await other.locator('[data-tab="play"]').click()
    await other.locator('[data-branch="2"]').click()
    await other.locator('[data-tab="ruling"]').click()
    expect(await other.locator('.judge-ruling pre').first().textContent()).toBe(digest)
  })

  test('what contradicts itself is named while one builds, and undone', async () => {
    const page = await site.open({ at: desk })
    await setUp(page)
    await put(page, 'P1 Hand', '♠5')
    expect(await page.locator('.problems').textContent()).toContain('♠5')
    await shot(page, 'wrong')
    await page.locator('[data-undo]').click()
    expect(await page.locator('.problems').count()).toBe(0)
  })

  test('a bad link gets a sentence and changes nothing', async () => {
    const page = await site.open({ at: `${site.address}#/judge/fj1broken` })
    await page.locator('.notice').waitFor()
    expect(await page.locator('.notice').textContent()).toContain('the link was cut or changed')
  })

  test('it is whole on a phone, and without faults of access', async () => {
    const page = await site.open({
      at: desk,
      locale: 'ja-JP',
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 844 },
    })
    await page.locator('.judge-set-up').waitFor()
    await page.evaluate(axe.source)
    await shot(page, 'phone')
    for (const tab of ['setUp', 'play', 'ruling']) {
      await page.locator(`[data-tab="${tab}"]`).click()
      const wrong = await page.evaluate<readonly string[]>(
        'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes[0].html))',
      )
      expect(wrong).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
      await shot(page, `phone-${tab}`)
    }
  })
})
