import { describe, expect, test } from 'vitest'
import { asked, moment, noBrowser, problemsOf, startGame, useSite, until } from '../site.ts'
import { slowThinker } from '../slowThinker.ts'

const site = useSite()

/** A thought of which so much is thought was not cut short. */
const FAR = 0.8

describe.skipIf(noBrowser)('a computer that thinks', () => {
  test('can be told to answer now, and shows how far it is', async () => {
    const page = await site.open({ kept: { strength: 'hard' } })
    const thinker = await slowThinker(page)
    await page.locator('.game input[value=blackpoker]').check({ force: true })
    await page.locator('[data-mode=watch]').click()
    await page.locator('[data-hurry]').first().waitFor()
    await expect.poll(() => thinker.furthest()).toBeGreaterThan(0)
    const before = await page.locator('.prompt').getAttribute('data-inputs')
    await page.locator('[data-hurry]').click()
    await until(page, `document.querySelector('.prompt').dataset.inputs !== '${before}'`)
    expect(await thinker.furthest()).toBeLessThan(FAR)
    expect(problemsOf(page)).toEqual([])
  })

  test('is replaced where it fails, the log says so, and the game goes on', async () => {
    const page = await site.open()
    // The worker of the table looks for its thinker where there is none.
    await page.context().route(/assets\/worker-/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        body: (await response.text()).replaceAll('thinkingWorker-', 'nobody-'),
      })
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
  })
})
