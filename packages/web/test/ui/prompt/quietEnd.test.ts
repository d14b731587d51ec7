import { describe, expect, test } from 'vitest'
import { asked, noBrowser, startGame, useSite } from '../../site.ts'

const site = useSite()

describe.skipIf(noBrowser)('the button that ends', () => {
  test('does not shine while there is something to do, and Enter still presses it', async () => {
    const page = await site.open()
    await startGame(page, 'blackpoker', 'both', '4')
    const end = page.locator('[data-answer=end]')
    for (let i = 0; i < 30 && (await end.count()) === 0; i++) {
      await page.locator('[data-primary]').first().click()
      await asked(page)
    }
    expect(await page.locator('.answers .action').count()).toBeGreaterThan(1)
    expect(await end.getAttribute('data-primary')).toBe('')
    expect(await end.getAttribute('class')).not.toContain('primary')
  })
})
