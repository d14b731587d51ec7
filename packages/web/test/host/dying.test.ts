import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { answerOnce } from '../clicks.ts'
import { isKept, moment, noBrowser, startGame, until, useSite } from '../site.ts'

const site = useSite()

/** The worker of the table. */
const tableWorker = (page: Page) =>
  page.workers().find((worker) => /\/worker-/.test(worker.url())) ?? page.workers()[0]

describe.skipIf(noBrowser)('a worker that dies', () => {
  for (const [title, end] of [
    ['with an error', `setTimeout(() => { throw new Error('torn in two') })`],
    ['without a word', 'self.close()'],
  ] as const)
    test(`${title} is started again from the log, and the person is told`, async () => {
      const page = await site.open()
      await startGame(page, 'blackpoker', 'both', '4')
      await answerOnce(page)
      await answerOnce(page)
      await isKept(page)
      const before = await moment(page)
      const dead = tableWorker(page)
      await dead.evaluate(end).catch(() => undefined)
      await page.locator('.notice').waitFor()
      expect(await page.locator('.notice').innerText()).toContain('set up again from its log')
      expect(await moment(page)).toEqual(before)
      // It goes on, and back as far as before.
      expect((await answerOnce(page)).inputs).toBeGreaterThan(before.inputs)
      await page.keyboard.press('z')
      await until(page, `document.querySelector('.prompt')?.dataset.inputs === '${before.inputs}'`)
      expect(await moment(page)).toEqual(before)
    })

  test('again and again: the person is told to load the page anew, and nothing is lost', async () => {
    const page = await site.open()
    await startGame(page, 'blackpoker', 'both', '4')
    await isKept(page)
    const before = await moment(page)
    for (let i = 0; i < 3; i++) {
      await tableWorker(page).evaluate(`setTimeout(() => { throw new Error('dead ${i}') })`)
      await page.locator('.notice', { hasText: `dead ${i}` }).waitFor()
    }
    expect(await page.locator('.notice').innerText()).toContain('again and again')
    await page.reload()
    expect(await moment(page)).toEqual(before)
  })
})
