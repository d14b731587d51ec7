import { gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { asked, noBrowser, problemsOf, question, startGame, useSite } from '../site.ts'

const site = useSite()

describe.skipIf(noBrowser)('settings', () => {
  test('a key bound to another action is still bound after a reload', async () => {
    const page = await site.open()
    await startGame(page, 'parade', 'both', '1')
    const before = await question(page)
    await page.keyboard.press('F1')
    await page.locator('[data-bind=pass]').click()
    await page.keyboard.press('q')
    expect(await page.locator('[data-bind=pass]').innerText()).toBe('Q')
    await page.keyboard.press('Escape')
    await page.reload()
    await asked(page)
    await page.keyboard.press('p')
    expect(await question(page)).toBe(before)
    await page.keyboard.press('q')
    await page.locator('.prompt .sentence', { hasText: 'Choose' }).waitFor()
  })

  test('binding a key that another action has swaps the two', async () => {
    const page = await site.open()
    await startGame(page, 'parade', 'both', '1')
    await page.keyboard.press('F1')
    await page.locator('[data-bind=undo]').click()
    await page.keyboard.press('p')
    expect(await page.locator('[data-bind=pass]').innerText()).toBe('Z')
    await page.locator('[data-usual-keys]').click()
    expect(await page.locator('[data-bind=pass]').innerText()).toBe('P')
  })

  test('the log shows only the chosen level and filter', async () => {
    const page = await site.open()
    await startGame(page, 'blackpoker', 'bot', '4')
    const all = await page.locator('.log li').count()
    await page.locator('[data-log-filter]').selectOption('theirs')
    expect(await page.locator('.log li.P1:not(.head)').count()).toBe(0)
    expect(await page.locator('.log li').count()).toBeLessThan(all)
    await page.locator('[data-log-filter]').selectOption('all')
    await page.locator('.log-filters input').fill('shuffled')
    expect(await page.locator('.log li').count()).toBeLessThan(all)
    expect(await page.locator('.log li').first().innerText()).toContain('shuffled')
  })

  test('the replay viewer saves notes with the replay and loads them again', async () => {
    const page = await site.open()
    await startGame(page, 'lantern-pier', 'bot', '2')
    while ((await asked(page)) !== 'over') await page.locator('[data-primary]').first().click()
    await page.locator('[data-replay]').click()
    await page.locator('[data-step=forward]').click()
    await page.locator('[data-note]').fill('too early')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.replay-controls [data-save]').click(),
    ])
    const text = readFileSync(await file.path(), 'utf8')
    await page.locator('[data-leave]').click()
    await page
      .locator('.buttons input[type=file]')
      .setInputFiles({ name: 'noted.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await page.locator('.note-ticks button').click()
    expect(await page.locator('[data-note]').inputValue()).toBe('too early')
  })
})

describe.skipIf(noBrowser)('the first load', () => {
  test('the first load is under 300 KB and brings no game', async () => {
    const page = await site.open()
    await page.locator('[data-mode=bot]').waitFor()
    // The last that the lobby fetches.
    await page.locator('[data-lesson]').first().waitFor()
    const addresses = (await page.evaluate(
      `performance.getEntriesByType('resource').map((entry) => entry.name).filter((name) => name.startsWith(location.origin))`,
    )) as string[]
    let size = 0
    const texts: string[] = []
    for (const address of [site.address, ...addresses]) {
      const body = Buffer.from(await (await fetch(address)).arrayBuffer())
      size += gzipSync(body).length
      texts.push(body.toString('utf8'))
    }
    expect(size).toBeLessThan(300_000)
    // Words that only the games themselves have.
    expect(texts.some((text) => text.includes('turn.homebase') || text.includes('summon-hero'))).toBe(false)
  })
})

describe.skipIf(noBrowser)('advice', () => {
  test('a hint names an answer, explains it, and disappears with the question', async () => {
    const page = await site.open()
    await startGame(page, 'lantern-pier', 'bot', '2', 'random')
    await page.keyboard.press('t')
    await page.locator('[data-advice]').waitFor()
    expect(await page.locator('[data-advice]').innerText()).toMatch(
      /(Best|If in doubt|The only sensible answer): \S/,
    )
    await page.locator('[data-explain]').click()
    expect(await page.locator('dialog').innerText()).toMatch(/playouts/)
    await page.keyboard.press('Escape')
    await page.locator('[data-primary]').first().click()
    await asked(page)
    expect(await page.locator('[data-advice]').count()).toBe(0)
    expect(problemsOf(page)).toEqual([])
  })

  test('every strength of the computer can be chosen in the lobby', async () => {
    const page = await site.open()
    const strengths = page.locator('input[name=strength]')
    const values = await strengths.evaluateAll((all) => all.map((each) => each.getAttribute('value')))
    expect(values).toEqual(['random', 'greedy', 'easy', 'normal', 'hard'])
    await strengths.nth(4).check({ force: true })
    await page.reload()
    expect(await strengths.nth(4).isChecked()).toBe(true)
  })
})
