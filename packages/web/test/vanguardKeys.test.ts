import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Site, asked, noBrowser, openSite, problemsOf, question } from './site.ts'

let site: Site
beforeAll(async () => {
  if (!noBrowser) site = await openSite()
}, 60_000)
afterAll(async () => {
  if (!noBrowser) await site.close()
})

describe.skipIf(noBrowser)('ヴァンガード without a pointer', () => {
  test('a whole fight by keyboard alone, from the lobby to the end', async () => {
    const page = await site.open({ locale: 'ja-JP' })
    const press = (key: string): Promise<void> => page.keyboard.press(key)
    const here = (selector: string): Promise<boolean> =>
      page.evaluate(`document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`)
    const tabTo = async (selector: string): Promise<void> => {
      for (let i = 0; i < 40 && !(await here(selector)); i++) await press('Tab')
      expect(await here(selector)).toBe(true)
    }
    await tabTo('.game input')
    for (let i = 0; i < 4; i++) await press('ArrowDown')
    expect(await page.locator('.game input[value=vanguard]').isChecked()).toBe(true)
    await tabTo('details.options summary')
    await press('Enter')
    await tabTo('.option-grid select:has(option[value=random])')
    await press('Home')
    await page.keyboard.press('Shift+Tab')
    await page.locator('[data-mode=bot]').focus()
    await press('Enter')
    // Every number is a thing that is offered; ⏎ fills up and confirms, P passes.
    const keys = ['1', 'Enter', 'Enter', '2', 'Enter', 'p', 'Enter']
    const met = new Set<string>()
    for (let i = 0; i < 900; i++) {
      const shape = await asked(page)
      if (shape === 'over') break
      met.add(shape)
      await press(keys[i % keys.length])
    }
    expect(await question(page)).toMatch(/勝ちました|負けました|引き分け/)
    expect([...met]).toEqual(expect.arrayContaining(['act', 'choose']))
    expect(problemsOf(page)).toEqual([])
  }, 300_000)
})
