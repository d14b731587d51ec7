import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { asked, moment, noBrowser, problemsOf, startGame, useSite, until } from '../../site.ts'

const site = useSite()

describe.skipIf(noBrowser)('the right column', () => {
  const height = (page: Page): Promise<number> =>
    page.locator('.inspector').evaluate((element) => element.clientHeight)

  test('the divider of the right column is moved by pointer and by key, and stays after a reload', async () => {
    const page = await site.open()
    await startGame(page, 'parade', 'both', '1')
    const before = await height(page)
    const box = await page.locator('.divider').boundingBox()
    if (box === null) throw new Error('no divider')
    await page.mouse.move(box.x + 20, box.y + 4)
    await page.mouse.down()
    await page.mouse.move(box.x + 20, box.y + 124)
    await page.mouse.up()
    const drawn = await height(page)
    expect(drawn).toBeGreaterThan(before + 90)
    await page.locator('.divider').focus()
    await page.keyboard.press('ArrowUp')
    const moved = await height(page)
    expect(moved).toBeLessThan(drawn)
    await page.reload()
    await asked(page)
    expect(await height(page)).toBe(moved)
  })
})

describe.skipIf(noBrowser)('a drawer', () => {
  test('a drawer shows the table while Tab, or its button, is held', async () => {
    const page = await site.open({ reducedMotion: 'reduce' })
    await startGame(page, 'parade', 'both', '1')
    await page.locator('[data-menu]').click()
    const opacity = (): Promise<string> =>
      page.evaluate(`getComputedStyle(document.querySelector('dialog')).opacity`)
    expect(await opacity()).toBe('1')
    await page.keyboard.down('Tab')
    expect(await opacity()).toBe('1')
    await page.keyboard.down('Tab')
    expect(Number(await opacity())).toBeLessThan(0.2)
    await page.keyboard.up('Tab')
    expect(await opacity()).toBe('1')
    await page.locator('[data-see-table]').hover()
    await page.mouse.down()
    expect(Number(await opacity())).toBeLessThan(0.2)
    await page.mouse.up()
    expect(await opacity()).toBe('1')
  })
})

describe.skipIf(noBrowser)('playing cards', () => {
  test('playing cards have a colour and a letter for each suit if that is set', async () => {
    const page = await site.open()
    await startGame(page, 'blackpoker', 'both', '4')
    const colours = async (): Promise<number> => {
      const all: unknown = await page.evaluate(
        `[...document.querySelectorAll('.board .card .suit')].map((sign) => [sign.textContent, getComputedStyle(sign).color].join())`,
      )
      return new Set((all as string[]).map((each) => each.slice(each.indexOf('rgb')))).size
    }
    expect(await colours()).toBe(2)
    await page.locator('[data-menu]').click()
    await page.getByLabel('Four colours').check({ force: true })
    await page.keyboard.press('Escape')
    await expect.poll(colours).toBeGreaterThan(2)
    const letter = await page.evaluate(
      `getComputedStyle(document.querySelector('.board .card .suit-S'), '::after').content`,
    )
    expect(letter).toBe('"S"')
  })
})

describe.skipIf(noBrowser)('keys', () => {
  test('Shift and a digit show a choice without choosing it', async () => {
    const page = await site.open()
    await startGame(page, 'parade', 'both', '1')
    while ((await asked(page)) !== 'choose') await page.locator('[data-primary]').first().click()
    const before = await moment(page)
    const names = await page.locator('.near .row .card .name').allInnerTexts()
    await page.keyboard.press('Shift+Digit3')
    await expect.poll(() => page.locator('.inspector h2').innerText()).toBe(names[2])
    expect(await moment(page)).toEqual(before)
    expect(await page.locator('.card.selected').count()).toBe(0)
  })

  test('Enter presses the marked button after a click, and after a panel was closed', async () => {
    const page = await site.open()
    await startGame(page, 'parade', 'both', '1')
    while ((await asked(page)) !== 'choose') await page.locator('[data-primary]').first().click()
    const before = await moment(page)
    for (const n of [0, 1]) await page.locator('.near .row .card').nth(n).click()
    await page.locator('.log .info').first().click()
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('Enter')
    expect((await moment(page)).inputs).toBe(before.inputs + 1)
    expect(await page.locator('dialog').count()).toBe(0)
  })

  test('Enter presses the marked button after another key was pressed on a clicked card', async () => {
    const page = await site.open()
    await startGame(page, 'blackpoker', 'both', '1')
    while ((await asked(page)) !== 'act') await page.locator('[data-primary]').first().click()
    const before = await moment(page)
    await page.locator('.near .card:not([data-legal], .pile-card)').first().click()
    await page.keyboard.press('x')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await moment(page)).inputs).toBeGreaterThan(before.inputs)
  })
})

describe.skipIf(noBrowser)('always this answer', () => {
  test('an always-answer is given without asking, is undone with the decision before it, and can be removed', async () => {
    const page = await site.open()
    await startGame(page, 'parade', 'both', '1')
    while ((await asked(page)) !== 'option') await page.locator('[data-primary]').first().click()
    const here = await moment(page)
    await page.locator('[data-always]').click()
    await page.locator('[data-always-answer=yes]').click()
    await page.locator('dialog').waitFor({ state: 'detached' })
    const shapes = [await asked(page)]
    expect(shapes).toEqual(['number'])
    await page.keyboard.press('z')
    await until(page, `Number(document.querySelector('.prompt').dataset.inputs) < ${here.inputs}`)
    expect(await asked(page)).toBe('choose')
    for (let shape = await asked(page); shape !== 'over'; shape = await asked(page)) {
      shapes.push(shape)
      await page.locator('[data-primary]').first().click()
    }
    expect(shapes).not.toContain('option')
    await page.locator('[data-menu]').click()
    expect(await page.locator('.always-list').innerText()).toContain('Yes or no?')
    await page.locator('[data-ask-again]').click()
    expect(await page.locator('.always-list').count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.locator('[data-again]').click()
    while ((await asked(page)) !== 'option') await page.locator('[data-primary]').first().click()
    expect(problemsOf(page)).toEqual([])
  })
})
