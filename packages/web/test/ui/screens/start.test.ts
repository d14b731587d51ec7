import { describe, expect, test } from 'vitest'
import { asked, noBrowser, problemsOf, useSite } from '../../site.ts'

const site = useSite()

describe.skipIf(noBrowser)('a first visit', () => {
  for (const game of ['blackpoker', 'kiseki', 'last-chronicle', 'vanguard', 'aquarian-age'])
    test(`a first visitor is in a game of ${game} with two clicks, against the computer or alone`, async () => {
      for (const mode of ['bot', 'both']) {
        const page = await site.open()
        await page.locator(`.game:has(input[value=${game}])`).click()
        await page.locator(`[data-mode=${mode}]`).click()
        expect(await asked(page)).not.toBe('over')
        expect(await page.locator('.board').count()).toBe(1)
        expect(problemsOf(page)).toEqual([])
      }
    })

  test('a first visitor opens packs and plays with three clicks', async () => {
    const page = await site.open()
    await page.locator('.game:has(input[value=kiseki])').click()
    await page.locator('[data-mode=packs]').click()
    await page.locator('[data-begin]').click()
    expect(await asked(page)).not.toBe('over')
  })
})
