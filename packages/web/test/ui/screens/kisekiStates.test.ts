import type { Page } from '@playwright/test'
import type { Replay } from '@fudaba/kernel'
import { describe, expect, test } from 'vitest'
import { boardOf, gameAt, kept } from '../../keptGames.ts'
import { resume as resumeAt } from '../../resuming.ts'
import { type OpenOptions, asked, moment, noBrowser, problemsOf, useSite } from '../../site.ts'

const site = useSite()

const resume = (save: string, options: OpenOptions = {}): Promise<Page> =>
  resumeAt(site, 'kiseki', save, options)

/** A game of so many decisions. */
const gameOf = (decisions: number): Promise<Replay> => gameAt({ game: 'kiseki', most: decisions + 1 })

const openFile = (page: Page, name: string, text: string): Promise<void> =>
  page.locator('.buttons input[type=file]').setInputFiles({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })

describe.skipIf(noBrowser)('what lies on the board of 軌跡TCG', () => {
  const board = {
    at: 'deployment',
    P1: {
      bond: 31,
      cp: 4,
      ep: 2,
      hand: 3,
      deck: 9,
      field: [
        { card: { name: '甲', cp: 2, str: 2, def: 3 }, stunned: 1, turned: true, faceDown: true },
        { card: { name: '乙', cp: 2, str: 2, def: 3 }, support: 1 },
        {
          cards: [
            { name: '丙', cp: 1, str: 1, def: 1 },
            { name: '丁', cp: 1, str: 2, def: 2 },
          ],
        },
      ],
      homebase: 2,
    },
    P2: { bond: 12, hand: 5, deck: 20, field: [{ card: { name: '戊', cp: 3, str: 4, def: 4 }, cursed: 1 }] },
  }

  for (const [locale, words] of [
    ['ja-JP', { stunned: 'スタン', support: 'サポート', cursed: '呪', bond: '絆' }],
    ['en-US', { stunned: 'stunned', support: 'support', cursed: 'curse', bond: 'Bond' }],
  ] as const)
    test(`the board of 軌跡TCG shows numbers, marks and a tactical link in ${locale}`, async () => {
      const page = await resume(kept(await boardOf(board)), { locale })
      await asked(page)
      const cardNamed = (name: string) => page.locator('.slot.row .card', { hasText: name }).first()
      expect(await page.locator('.near .seat-facts').innerText()).toMatch(
        new RegExp(`${words.bond}\\s*31\\s*CP\\s*4\\s*EP\\s*2`),
      )
      expect(await page.locator('.far .seat-facts').innerText()).toMatch(new RegExp(`${words.bond}\\s*12`))
      expect(await cardNamed('甲').locator('.states').innerText()).toContain(words.stunned)
      expect(await cardNamed('甲').locator('.turn').count()).toBe(1)
      expect(await cardNamed('乙').locator('.states').innerText()).toContain(words.support)
      expect(await cardNamed('戊').locator('.states').innerText()).toContain(words.cursed)
      // Two UNITs that are one: both names, the numbers of both together, and how many cards lie there.
      expect(await cardNamed('丙').locator('.mark.count').innerText()).toBe('2')
      expect(await cardNamed('丙').innerText()).toContain('丁')
      await cardNamed('丙').hover()
      await expect.poll(() => page.locator('.inspector').innerText()).toMatch(/丙[\s\S]*丁/)
      expect(problemsOf(page)).toEqual([])
    })
})

describe.skipIf(noBrowser)('replays of 軌跡TCG', () => {
  test('a replay of 軌跡TCG is watched step by step, from both sides, and continued from any step', async () => {
    const page = await site.open()
    const replay = await gameOf(40)
    await openFile(page, 'game.json', JSON.stringify(replay))
    await page.locator('.replay-controls').waitFor()
    await page.keyboard.press('Home')
    await page.getByText('step 0 of 40').waitFor()
    for (let i = 0; i < 6; i++) await page.keyboard.press(']')
    await page.getByText('step 6 of 40').waitFor()
    expect(await page.locator('.half.far .fan .card').count()).toBeGreaterThan(0)
    await page.locator('[data-continue=P1]').click()
    expect((await moment(page)).inputs).toBeGreaterThanOrEqual(6)
    expect(problemsOf(page)).toEqual([])
  })

  /** A game of 12 inputs, of which the sixth is none that was ever possible. */
  const changed = async (): Promise<object> => {
    const replay = structuredClone(await gameOf(12)) as unknown as { inputs: { answer?: string[] }[] }
    replay.inputs[5] = { ...replay.inputs[5], answer: ['o999'] }
    return replay
  }

  test('a replay with a changed answer says from which step on it plays otherwise, and stands before that', async () => {
    const page = await site.open()
    await openFile(page, 'changed.json', JSON.stringify(await changed()))
    await page.locator('.replay-controls').waitFor()
    expect(await page.locator('[data-differs]').innerText()).toMatch(/6/)
    await page.locator('[data-step=last]').click()
    await page.locator('[data-continue=both]').click()
    expect((await moment(page)).inputs).toBe(5)
  })

  test('a save that plays otherwise is gone on with before that, and the page says so', async () => {
    const replay = await changed()
    const page = await resume(JSON.stringify({ seats: { P1: 'person', P2: 'person' }, replay }))
    expect((await moment(page)).inputs).toBe(5)
    expect(await page.locator('.notice').innerText()).toMatch(/6/)
    await page.locator('.home').click()
    await page.locator('[data-resume]').waitFor()
    expect(await page.locator('[data-unread]').count()).toBe(0)
  })

  test('a deck file with errors gives a message that lists them, and the lobby stays usable', async () => {
    const page = await site.open()
    await page.locator('.game input[value=kiseki]').check({ force: true })
    await page.locator('details.options summary').first().click()
    await page.locator('.option-grid input[type=file]').setInputFiles({
      name: 'wrong.json',
      mimeType: 'application/json',
      buffer: Buffer.from(
        '{"format":"fudaba-deck/1","game":"kiseki","name":"wrong","cards":["S1-001","nobody"]}',
      ),
    })
    await page.locator('.notice').waitFor()
    expect(await page.locator('.notice').innerText()).toMatch(/nobody/)
    expect(await page.locator('[data-mode=bot]').isEnabled()).toBe(true)
  })
})
