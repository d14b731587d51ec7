import { describe, expect, test } from 'vitest'
import { asked, moment, noBrowser, problemsOf, startGame, useSite } from './site.ts'

const site = useSite()

describe.skipIf(noBrowser)('a computer that thinks', () => {
  test('can be told to answer now, and shows how far it is', async () => {
    const page = await site.open({ kept: { strength: 'hard' } })
    await page.locator('.game input[value=blackpoker]').check({ force: true })
    await page.locator('[data-mode=watch]').click()
    await page.locator('[data-hurry]').first().waitFor()
    expect(Number(await page.locator('progress').first().getAttribute('value'))).toBeGreaterThan(0)
    const before = await page.locator('.prompt').getAttribute('data-inputs')
    const begun = performance.now()
    await page.locator('[data-hurry]').click()
    await page.waitForFunction(`document.querySelector('.prompt').dataset.inputs !== '${before}'`)
    expect(performance.now() - begun).toBeLessThan(1500)
    expect(problemsOf(page)).toEqual([])
  }, 60_000)

  test('is replaced where it fails, the log says so, and the game goes on', async () => {
    const page = await site.open()
    // The worker of the table looks for its thinker where there is none.
    await page.context().route(/assets\/worker-/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('thinker-', 'nobody-') })
    })
    await startGame(page, 'blackpoker', 'bot', '4', 'normal')
    for (let i = 0; i < 60 && (await page.locator('[data-failed]').count()) === 0; i++) {
      await page.locator('[data-primary]').first().click()
      if ((await asked(page)) === 'over') break
    }
    expect(await page.locator('[data-failed]').first().innerText()).toContain(
      'the short-sighted one answered instead',
    )
    const { inputs } = await moment(page)
    const later = async (): Promise<number> => {
      await page.locator('[data-primary]').first().click()
      return (await moment(page)).inputs
    }
    await expect.poll(later).toBeGreaterThan(inputs)
  }, 60_000)
})
