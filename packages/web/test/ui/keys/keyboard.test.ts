import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { keyActions, usualKeys } from '../../../src/settings/keyMap.ts'
import { keySentences } from '../../../src/words/keySentences.ts'
import { PATIENT, goTo, press } from '../../keyPresses.ts'
import { asked, moment, noBrowser, problemsOf, startGame, useSite, until } from '../../site.ts'

const site = useSite()

const phase = (page: Page): Promise<string> =>
  page.locator('.phases > [aria-current=step]').first().innerText()

describe.skipIf(noBrowser)('E ends the phase', () => {
  test('E ends the phase, and asks first if something could still be done', async () => {
    const page = await site.open()
    await startGame(page, 'aquarian-age', 'bot', '3', 'random')
    await goTo(page, `/Main phase/.test(question)`)
    const before = await moment(page)
    expect(await phase(page)).toContain('Main')
    await press(page, 'e')
    await page.locator('[data-end]').waitFor()
    expect((await moment(page)).inputs).toBe(before.inputs)
    await press(page, 'Escape')
    await page.locator('[data-end]').waitFor({ state: 'detached' })
    expect((await moment(page)).inputs).toBe(before.inputs)
    await press(page, 'e', 'e')
    await expect.poll(() => phase(page), PATIENT).not.toContain('Main')
    expect(problemsOf(page)).toEqual([])
  })

  test('E ends the phase at once if the setting is off, and the turn in a game without phases', async () => {
    const page = await site.open({ kept: { askBeforeEnd: 'false' } })
    await startGame(page, 'blackpoker', 'bot', '4', 'random')
    const turn = (): Promise<string> => page.locator('.phase-bar .turn').innerText()
    const before = await turn()
    const { inputs } = await moment(page)
    await press(page, 'e')
    await expect.poll(async () => (await moment(page)).inputs, PATIENT).toBeGreaterThan(inputs)
    // Somebody may answer it, and there may be cards to discard.
    for (let i = 0; i < 20 && (await turn()) === before; i++) {
      expect(await page.locator('[data-answer=end]').count()).toBe(0)
      await page.locator('[data-primary]').first().click()
      await asked(page)
    }
    expect(await turn()).not.toBe(before)
    expect(problemsOf(page)).toEqual([])
  })
})

describe.skipIf(noBrowser)('the card in the inspector', () => {
  const heading = (page: Page): Promise<string> => page.locator('.inspector h2').first().innerText()

  test('F shows the inspected card as it is now, as printed, and in the other language', async () => {
    const page = await site.open()
    await startGame(page, 'aquarian-age', 'bot', '3', 'random')
    await goTo(page, `/Main phase/.test(question)`)
    // In a full hand cards overlap: only the left edge of each is free.
    const edge = { position: { x: 8, y: 14 } }
    await page.locator('.near .fan .card').first().hover(edge)
    const shown = (): Promise<string | null> =>
      page.locator('.inspector input[name=face]:checked').getAttribute('value')
    const faces = [await shown()]
    const inspector = page.locator('.inspector')
    const where = [await inspector.innerText()]
    for (let i = 0; i < 3; i++) {
      await press(page, 'f')
      await expect.poll(shown, PATIENT).not.toBe(faces.at(-1))
      faces.push(await shown())
      where.push(await inspector.innerText())
    }
    expect(faces).toEqual(['now', 'printed', 'other', 'now'])
    expect(where[0]).toContain('Hand')
    expect(where[1]).not.toContain('Hand')
    expect(where[2]).toContain('手札')
    // Another card shows its first face again.
    await press(page, 'f')
    await page.locator('.near .fan .card').nth(1).hover(edge)
    await expect.poll(shown, PATIENT).toBe('now')
  })

  test('I pins the inspected card until it is pressed again', async () => {
    const page = await site.open()
    await startGame(page, 'blackpoker', 'bot', '4')
    const cards = page.locator('.near .fan .card')
    await cards.nth(0).hover()
    const kept = await heading(page)
    await press(page, 'i')
    await cards.nth(2).hover()
    expect(await heading(page)).toBe(kept)
    expect(await page.locator('[data-pin]').getAttribute('aria-pressed')).toBe('true')
    await press(page, 'i')
    await expect.poll(() => heading(page), PATIENT).not.toBe(kept)
  })

  test('a pinned card stays in the inspector after it has left the table', async () => {
    const page = await site.open({ kept: { askBeforeEnd: 'false' } })
    await startGame(page, 'lantern-pier', 'both', '1')
    await page.locator('.near .fan .card[data-legal]').first().hover()
    const kept = await heading(page)
    await press(page, 'i')
    await page.locator('.near .fan .card[data-legal]').first().click()
    await asked(page)
    expect(await heading(page)).toBe(kept)
  })
})

describe.skipIf(noBrowser)('G, B and V open piles', () => {
  for (const [game, titles] of [
    ['blackpoker', ['墓地', 'フォグ', 'ライフ']],
    ['kiseki', ['軌跡', '除外', '拠点']],
    ['last-chronicle', ['捨て札', 'リムーブ', 'ソウル']],
    ['vanguard', ['ドロップ', 'バインド', 'ソウル']],
    ['aquarian-age', ['捨て札', 'ダメージ', 'パワー']],
  ] as const)
    test(`G, B and V open the piles of ${game}, with Shift those of the opponent`, async () => {
      const page = await site.open({ locale: 'ja-JP' })
      await startGame(page, game, 'bot', '4', 'random')
      for (const [i, key] of ['g', 'b', 'v'].entries()) {
        await press(page, key)
        expect(await page.locator('dialog h2').innerText()).toContain(titles[i])
        expect(await page.locator('dialog .where').innerText()).toContain('あなた')
        await press(page, 'Escape')
        await page.locator('dialog').waitFor({ state: 'detached' })
      }
      await press(page, 'Shift+G')
      expect(await page.locator('dialog .where').innerText()).toContain('相手')
      expect(problemsOf(page)).toEqual([])
    })
})

describe.skipIf(noBrowser)('the other keys', () => {
  test('R makes the screen reader say the question again', async () => {
    const page = await site.open()
    await startGame(page, 'parade', 'both', '1')
    await page.evaluate(`(() => {
      window.said = []
      const region = document.getElementById('announce-question')
      new MutationObserver(() => window.said.push(region.textContent)).observe(region, { childList: true, characterData: true, subtree: true })
    })()`)
    await press(page, 'r')
    await until(page, 'window.said.length >= 2')
    const said = (await page.evaluate('window.said')) as string[]
    expect(said[0]).toBe('')
    expect(said.at(-1)).toContain('Wave?')
  })

  test('W closes and opens the right column, C goes to the log', async () => {
    const page = await site.open()
    await startGame(page, 'parade', 'both', '1')
    await press(page, 'c')
    expect(await page.evaluate('document.activeElement.id')).toBe('log-list')
    await press(page, 'w')
    await page.locator('.side').waitFor({ state: 'detached' })
    await press(page, 'w')
    await page.locator('.side').waitFor()
  })

  test('Z undoes, and the log keeps the undone lines, struck out', async () => {
    const page = await site.open()
    await startGame(page, 'lantern-pier', 'both', '1')
    await page.locator('.near .fan .card[data-legal]').first().click()
    await page.locator('.card-menu [data-act]').first().click()
    await asked(page)
    const lines = await page.locator('.log li:not(.head)').count()
    await press(page, 'z')
    await page.locator('.log .undone').waitFor()
    expect(await page.locator('.log li:not(.head, .undone)').count()).toBeLessThan(lines)
    await page.locator('.log .undone summary').click()
    expect(await page.locator('.log .undone s').count()).toBeGreaterThan(0)
  })

  test('Ctrl+F searches the log', async () => {
    const page = await site.open()
    await startGame(page, 'parade', 'both', '1')
    await press(page, 'Control+f')
    expect(await page.evaluate('document.activeElement.matches(".log input[type=search]")')).toBe(true)
  })

  test('keys do nothing while text is typed', async () => {
    const page = await site.open()
    await startGame(page, 'parade', 'both', '1')
    const before = await moment(page)
    await page.locator('.log-filters input').focus()
    await page.keyboard.type('pegi1 ?')
    expect(await page.locator('.log-filters input').inputValue()).toBe('pegi1 ?')
    expect(await moment(page)).toEqual(before)
    expect(await page.locator('dialog').count()).toBe(0)
  })

  test('? opens the sheet of keys in both languages; on a card, a log line or the question it says why', async () => {
    const page = await site.open()
    await startGame(page, 'vanguard', 'bot', '4', 'random')
    await page.evaluate('document.activeElement?.blur()')
    await press(page, '?')
    for (const language of ['en', 'ja'] as const) {
      const sheet = await page.locator('dialog.drawer-keys').innerText()
      for (const action of keyActions)
        expect(await page.locator(`[data-bind=${action}]`).innerText()).toBe(usualKeys[action].toUpperCase())
      for (const key of ['end', 'flip', 'pin', 'skipStage', 'skipTurn', 'stopSkip', 'read', 'why'] as const)
        expect(sheet).toContain(keySentences[`key.${key}`][language])
      expect(sheet).toContain(language === 'en' ? 'look through Drop zone' : 'ドロップゾーンを見る')
      await press(page, 'Escape')
      await page.locator('dialog').waitFor({ state: 'detached' })
      await page.locator('[data-language]').click()
      await page.evaluate('document.activeElement?.blur()')
      await press(page, '?')
    }
    await press(page, 'Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    await goTo(page, `shape === 'act'`)
    await page.locator('.near .fan .card').first().focus()
    await press(page, '?')
    await page.locator('dialog.drawer-whyNot').waitFor()
    expect(await page.locator('dialog .refused').count()).toBeLessThan(2)
    await press(page, 'Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    await page.locator('.log .info').first().focus()
    await press(page, '?')
    await page.locator('dialog.drawer-whyLine').waitFor()
    await press(page, 'Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    await page.locator('.prompt .quiet-button').first().focus()
    await press(page, '?')
    await page.locator('dialog.drawer-whyNot').waitFor()
    expect(problemsOf(page)).toEqual([])
  })
})
