import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { asked, isKept, noBrowser, problemsOf, question, startGame, useSite } from '../../site.ts'

const site = useSite()

const manifest = new URL('../../../package.json', import.meta.url)
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }

async function pressPrimary(page: Page): Promise<void> {
  const inputs = (): Promise<string | null> => page.locator('.prompt').getAttribute('data-inputs')
  const before = await inputs()
  // Twice where the first press only fills the answer up.
  for (let i = 0; i < 2 && (await inputs()) === before; i++) {
    await page.locator('[data-primary], .pass').first().click()
    await asked(page)
  }
}

async function download(page: Page, click: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), click()])
  return readFileSync(await file.path(), 'utf8')
}

const openFile = (page: Page, name: string, text: string): Promise<void> =>
  page.locator('.buttons input[type=file]').setInputFiles({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })

describe.skipIf(noBrowser)('the saved game', () => {
  test('a reload comes back to the same question, in every shape', async () => {
    const page = await site.open()
    await startGame(page, 'parade', 'both', '1')
    const shapes: string[] = []
    for (let i = 0; i < 8; i++) {
      const shape = await asked(page)
      const before = await question(page)
      await isKept(page, i)
      await page.reload()
      expect(await asked(page)).toBe(shape)
      expect(await question(page)).toBe(before)
      shapes.push(shape)
      await pressPrimary(page)
    }
    expect(shapes).toEqual(['act', 'choose', 'option', 'number', 'order', 'arrange', 'distribute', 'name'])
    expect(problemsOf(page)).toEqual([])
  })

  test('an unfinished game is offered in the lobby', async () => {
    const page = await site.open()
    await startGame(page, 'blackpoker', 'bot', '9')
    const before = await question(page)
    await isKept(page)
    await page.locator('.home').click()
    await page.locator('[data-resume=blackpoker]').click()
    await asked(page)
    expect(await question(page)).toBe(before)
  })

  test('unfinished games of two games are both offered in the lobby', async () => {
    const page = await site.open()
    for (const game of ['aquarian-age', 'blackpoker']) {
      await startGame(page, game, 'bot', '9', 'random')
      await isKept(page)
      await page.locator('.home').click()
    }
    // The list comes from the browser's database.
    await expect.poll(() => page.locator('[data-resume]').count()).toBe(2)
    // What was played last is chosen.
    expect(await page.locator('.game input[value=blackpoker]').isChecked()).toBe(true)
  })

  test('undo still works after a reload', async () => {
    const page = await site.open()
    await startGame(page, 'blackpoker', 'bot', '4')
    const first = await question(page)
    await page.locator('[data-primary]').first().click()
    await asked(page)
    const second = await question(page)
    await isKept(page)
    await page.reload()
    await asked(page)
    expect(await question(page)).toBe(second)
    await page.keyboard.press('z')
    await asked(page)
    expect(await question(page)).toBe(first)
  })

  test('a corrupted save gives a message, and the lobby stays usable', async () => {
    const page = await site.open({
      kept: { 'game.blackpoker': '{"seats":{"P1":"person","P2":"person"},"replay":{"format":7}}' },
    })
    await page.locator('[data-unread] summary').click()
    expect(await page.locator('[data-unread] li').innerText()).toContain('no record of a game')
    expect(await page.locator('[data-resume]').count()).toBe(0)
    await startGame(page, 'lantern-pier', 'bot', '1')
    expect(await page.locator('.board').count()).toBe(1)
  })
})

describe.skipIf(noBrowser)('replays', () => {
  async function finished(page: Page): Promise<string> {
    await startGame(page, 'lantern-pier', 'bot', '2')
    while ((await asked(page)) !== 'over') await page.locator('[data-primary]').first().click()
    await page.locator('[data-menu]').click()
    const text = await download(page, () => page.locator('[data-save]').click())
    await page.keyboard.press('Escape')
    return text
  }

  test('a saved replay is watched step by step and continued from any step', async () => {
    const page = await site.open()
    const text = await finished(page)
    await page.locator('.home').click()
    await openFile(page, 'game.json', text)
    await page.locator('.replay-controls').waitFor()
    await page.locator('[data-step=last]').click()
    await page.locator('.replay-controls .sentence', { hasText: /P[12] won|Drawn/ }).waitFor()
    await page.keyboard.press('Home')
    await page.getByText('step 0 of').waitFor()
    await page.keyboard.press(']')
    await page.getByText('step 1 of').waitFor()
    await page.locator('[data-continue=P1]').click()
    await asked(page)
    expect(await question(page)).toContain('Light a lantern')
    expect(problemsOf(page)).toEqual([])
  })

  test('the past of a running game can be viewed, and the game goes on where it was', async () => {
    const page = await site.open()
    await startGame(page, 'blackpoker', 'bot', '4')
    await page.locator('[data-primary]').first().click()
    await asked(page)
    const before = await question(page)
    await page.locator('.log .info').nth(2).click()
    await page.locator('[data-peek]').click()
    await page.locator('.replay-controls').waitFor()
    expect(await page.locator('.half.far .fan .card').count()).toBe(0)
    await page.keyboard.press('Escape')
    await asked(page)
    expect(await question(page)).toBe(before)
  })

  for (const [title, name, text, message] of [
    ['no JSON', 'a.json', '{', 'Cannot read a.json'],
    ['another format', 'b.json', '{"format":"chess/1"}', 'chess/1'],
    ['another game', 'c.json', null, 'nowhere'],
  ] as const)
    test(`a replay file that is ${title} is refused with a message`, async () => {
      const page = await site.open()
      let broken: string = text ?? ''
      if (text === null) {
        const replay = JSON.parse(await finished(page)) as { game: string }
        replay.game = 'nowhere'
        broken = JSON.stringify(replay)
        await page.locator('.home').click()
      }
      await openFile(page, name, broken)
      expect(await page.locator('.notice').innerText()).toContain(message)
      await page.locator('[data-close-notice]').click()
      expect(await page.locator('[data-mode=bot]').isEnabled()).toBe(true)
    })

  test('a replay that plays otherwise now says so, tells what was recorded, and is gone on with before that', async () => {
    const page = await site.open()
    const replay = JSON.parse(await finished(page)) as { inputs: { answer: string[] }[] }
    replay.inputs[0].answer = ['o999']
    await page.locator('.home').click()
    await openFile(page, 'later.json', JSON.stringify(replay))
    await page.locator('.replay-controls').waitFor()
    const differs = page.locator('[data-differs]')
    expect(await differs.innerText()).toContain('plays otherwise from step 1 on')
    const before = await page.locator('.log li').count()
    await page.locator('[data-step=last]').click()
    await expect.poll(() => differs.innerText()).toContain('From step 1 on this is the recorded log')
    await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(before + 5)
    await page.locator('[data-continue=both]').click()
    await asked(page)
    expect(problemsOf(page)).toEqual([])
  })

  test('a report holds the state, the log and the version', async () => {
    const page = await site.open()
    await startGame(page, 'lantern-pier', 'bot', '2')
    await page.locator('[data-menu]').click()
    await page.locator('[data-report]').click()
    await page.locator('dialog textarea').fill('the gust did nothing')
    const report = JSON.parse(
      await download(page, () => page.locator('[data-save-report]').click()),
    ) as Record<string, unknown>
    expect(report['note']).toBe('the gust did nothing')
    expect(report['version']).toBe(version)
    expect(report['replay']).toMatchObject({ game: 'lantern-pier' })
  })
})

describe.skipIf(noBrowser)('offline', () => {
  test('after the first load a game can be started without a network', async () => {
    const page = await site.open({ serviceWorkers: 'allow' })
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
    await page.reload()
    await page.context().setOffline(true)
    await page.reload()
    await startGame(page, 'blackpoker', 'bot', '1')
    expect(await page.locator('.board').count()).toBe(1)
  })
})
