import { describe, expect, test } from 'vitest'
import { PATIENT, goTo, press } from '../../keyPresses.ts'
import { moment, noBrowser, problemsOf, startGame, useSite } from '../../site.ts'

const site = useSite()

describe.skipIf(noBrowser)('skips', () => {
  /** Where several things wait and every window is asked; returns how many inputs there are at the next question. */
  async function after(...keys: string[]): Promise<number> {
    const page = await site.open({ kept: { auto: 'on' } })
    await startGame(page, 'blackpoker', 'bot', '5', 'random')
    await goTo(page, `shape === 'act' && document.querySelectorAll('.lane .request').length >= 4`)
    // So that there is time to press the second key.
    await page.locator('[data-menu]').click()
    await page.locator('input[name=pace][value=calm]').check({ force: true })
    await press(page, 'Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    const before = await moment(page)
    // Without waiting between them: the second one comes while the first is carried out.
    await Promise.all(keys.map((key) => page.keyboard.press(key)))
    await expect.poll(async () => (await moment(page)).inputs, PATIENT).toBeGreaterThan(before.inputs)
    expect(problemsOf(page)).toEqual([])
    return (await moment(page)).inputs
  }

  test('P passes once, S all that waits, D until one’s own time; X stops a skip', async () => {
    const passed = await after('p')
    const stage = await after('s')
    expect(stage).toBeGreaterThan(passed)
    const own = await after('d')
    expect(own).toBeGreaterThan(stage)
    // What the computer has not come to yet is asked again.
    expect(await after('d', 'x')).toBeLessThan(own)
  })
})

describe.skipIf(noBrowser)('a replay by keyboard', () => {
  test('the replay viewer goes by [ ] a step, Home and End, Ctrl+arrow a turn; Space plays', async () => {
    const page = await site.open()
    await startGame(page, 'blackpoker', 'bot', '4', 'random')
    await goTo(page, 'i >= 12')
    await page.locator('.log .info').nth(2).click()
    await page.locator('[data-peek]').click()
    await page.locator('.replay-controls').waitFor()
    const step = async (): Promise<number> =>
      Number(/step (\d+) of/.exec(await page.locator('.replay-controls .sentence').innerText())?.[1])
    const turn = async (): Promise<string> =>
      /turn \d+|set-?up/i.exec(await page.locator('.replay-controls .sentence').innerText())?.[0] ?? ''
    await press(page, 'Home')
    await expect.poll(step, PATIENT).toBe(0)
    await press(page, ']', ']')
    await expect.poll(step, PATIENT).toBe(2)
    await press(page, '[')
    await expect.poll(step, PATIENT).toBe(1)
    await press(page, 'End')
    await expect.poll(step, PATIENT).toBeGreaterThan(5)
    const [last, lastTurn] = [await step(), await turn()]
    await press(page, 'Control+ArrowLeft', 'Control+ArrowLeft')
    await expect.poll(turn, PATIENT).not.toBe(lastTurn)
    await press(page, 'Control+ArrowRight', 'Control+ArrowRight')
    await expect.poll(turn, PATIENT).toBe(lastTurn)
    await press(page, 'Home', ' ')
    await expect.poll(step, PATIENT).toBeGreaterThan(0)
    await press(page, ' ')
    await page.locator('.near .fan .card').first().hover()
    await press(page, 'i')
    expect(await page.locator('[data-pin]').getAttribute('aria-pressed')).toBe('true')
    await press(page, 'g')
    await page.locator('dialog.drawer-pile').waitFor()
    expect(last).toBeGreaterThan(5)
    expect(problemsOf(page)).toEqual([])
  })
})
