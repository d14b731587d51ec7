import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { answerOnce } from '../clicks.ts'
import { gameAt, kept } from '../keptGames.ts'
import {
  type Moment,
  asked,
  isKept,
  moment,
  noBrowser,
  problemsOf,
  question,
  startGame,
  until,
  useSite,
} from '../site.ts'
import { putRecord, recordsOf } from './database.ts'

const site = useSite()

/** Gives three answers in a game of BlackPoker; the moments before each, and the last. */
async function threeAnswers(page: Page): Promise<Moment[]> {
  await startGame(page, 'blackpoker', 'both', '4')
  const moments: Moment[] = []
  for (let i = 0; i < 3; i++) {
    moments.push(await moment(page))
    await isKept(page)
    await answerOnce(page)
  }
  await isKept(page)
  return [...moments, await moment(page)]
}

/** The last number of that name: before it stands that of the rules. */
const revisionOf = (text: unknown): number => Number(/^.*"revision":(\d+)/s.exec(String(text))?.[1])

/** Cuts a body short, as a torn write would; `age`: 0 for the newest. Returns what is left. */
async function tear(page: Page, age: number): Promise<string> {
  const bodies = Object.entries(await recordsOf(page, 'bodies'))
  const [key, text] = bodies.sort((a, b) => revisionOf(b[1]) - revisionOf(a[1]))[age]
  const left = String(text).slice(0, 700 + age)
  await putRecord(page, 'bodies', key, left)
  return left
}

describe.skipIf(noBrowser)('unfinished games', () => {
  test('two of the same game are both listed, go on separately, and stay until they are deleted', async () => {
    const page = await site.open()
    const questions: string[] = []
    for (const [mode, seed] of [
      ['both', '3'],
      ['bot', '9'],
    ] as const) {
      await startGame(page, 'blackpoker', mode, seed)
      await isKept(page)
      questions.push(await question(page))
      await page.locator('.home').click()
    }
    const listed = page.locator('[data-resume=blackpoker]')
    await listed.nth(1).waitFor()
    expect(await listed.nth(0).innerText()).toMatch(
      /against the computer \(Short-sighted.*turn \d.*\d\d:\d\d|AM|PM/,
    )
    expect(await listed.nth(1).innerText()).toMatch(/both sides/)
    await listed.nth(1).click()
    await asked(page)
    expect(await question(page)).toBe(questions[0])
    await page.locator('.home').click()
    const before = await listed.nth(1).innerText()
    await page.locator('[data-delete]').first().click()
    expect(await listed.count()).toBe(2)
    await page.locator('[data-delete-sure]').click()
    await until(page, `document.querySelectorAll('[data-resume]').length === 1`)
    // The other one is as it was.
    expect(await listed.innerText()).toBe(before)
    await listed.click()
    await asked(page)
    expect(await question(page)).toBe(questions[1])
    expect(problemsOf(page)).toEqual([])
  })

  test('a game that is over is no longer listed', async () => {
    const page = await site.open()
    await startGame(page, 'lantern-pier', 'bot', '2')
    while ((await asked(page)) !== 'over') await page.locator('[data-primary]').first().click()
    await page.locator('.home').click()
    await page.locator('.modes').waitFor()
    expect(await recordsOf(page, 'heads')).toEqual({})
    expect(await recordsOf(page, 'bodies')).toEqual({})
  })

  test('games that an earlier version kept move over and go on', async () => {
    const replay = await gameAt({ game: 'blackpoker', most: 4, mixed: false })
    const page = await site.open({
      kept: { 'game.blackpoker': kept(replay), 'broken.kiseki': '{"torn' },
    })
    await page.locator('[data-resume=blackpoker]').click()
    expect((await moment(page)).inputs).toBe(3)
    expect(await page.evaluate(`localStorage.getItem('fudaba.game.blackpoker')`)).toBeNull()
    expect(Object.keys(await recordsOf(page, 'heads'))).toHaveLength(1)
    expect(Object.values(await recordsOf(page, 'unread'))).toMatchObject([{ game: 'kiseki', text: '{"torn' }])
  })
})

describe.skipIf(noBrowser)('what cannot be read', () => {
  test('of a torn save the one before is gone on with, and a copy of what was found can be exported', async () => {
    const page = await site.open()
    const moments = await threeAnswers(page)
    await page.locator('.home').click()
    await page.locator('[data-resume]').waitFor()
    const left = await tear(page, 0)
    await page.locator('[data-resume]').click()
    expect(await moment(page)).toEqual(moments[2])
    expect(await page.locator('.notice').innerText()).toContain('goes on from the save before it')
    await isKept(page)
    await page.locator('.home').click()
    await page.locator('[data-unread] summary').click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('[data-save-unread]').click(),
    ])
    expect(readFileSync(await file.path(), 'utf8')).toBe(left)
    expect(await page.locator('[data-resume]').count()).toBe(1)
  })

  test('a game nothing of which can be read is set aside with its copies, and the others stay', async () => {
    const page = await site.open()
    await startGame(page, 'lantern-pier', 'both', '2')
    await isKept(page)
    await page.locator('.home').click()
    await page.locator('[data-resume=lantern-pier]').waitFor()
    const bystander = await recordsOf(page, 'bodies')
    await threeAnswers(page)
    await page.locator('.home').click()
    await page.locator('[data-resume=blackpoker]').waitFor()
    const left = [await tear(page, 1), await tear(page, 0)]
    await page.locator('[data-resume=blackpoker]').click()
    await page.locator('.notice').waitFor()
    expect(await page.locator('.notice').innerText()).toContain('could not be read')
    const copies = Object.values(await recordsOf(page, 'unread')) as { text: string }[]
    expect(copies.map(({ text }) => text).sort()).toEqual(left.sort())
    expect(await page.locator('[data-resume=blackpoker]').count()).toBe(0)
    expect(await recordsOf(page, 'bodies')).toEqual(bystander)
  })

  test('a list whose index is lost is made again from the games', async () => {
    const page = await site.open()
    const moments = await threeAnswers(page)
    await page.locator('.home').click()
    await page.locator('[data-resume]').waitFor()
    const [id] = Object.keys(await recordsOf(page, 'heads'))
    await putRecord(page, 'heads', id, 'nonsense')
    await page.reload()
    await page.locator('[data-resume=blackpoker]').click()
    expect((await moment(page)).inputs).toBe(moments[3].inputs)
  })
})

describe.skipIf(noBrowser)('when nothing can be kept', () => {
  test('with no room left the person is told, goes on playing, and is kept again when there is room', async () => {
    const page = await site.open()
    await page.evaluate(`{
      const { put } = IDBObjectStore.prototype
      window.isFull = true
      window.refused = 0
      IDBObjectStore.prototype.put = function (...args) {
        if (!window.isFull) return put.apply(this, args)
        window.refused++
        throw new DOMException('no room', 'QuotaExceededError')
      }
    }`)
    await startGame(page, 'blackpoker', 'both', '4')
    await page.locator('[data-not-kept=full]').waitFor()
    expect(await page.locator('[data-not-kept]').innerText()).toContain('no room left')
    const refused = Number(await page.evaluate('window.refused'))
    const before = await answerOnce(page)
    // The answer tries to be kept too; were there room by then, the button would be gone.
    await until(page, `window.refused > ${refused}`)
    await page.evaluate('window.isFull = false')
    await page.locator('[data-keep-again]').click()
    await isKept(page)
    expect(await page.locator('[data-not-kept]').count()).toBe(0)
    await page.reload()
    expect(await moment(page)).toEqual(before)
  })

  test('where the browser forbids it the person is told, and the game can be played', async () => {
    const page = await site.open()
    await page.addInitScript(
      `Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('not here', 'SecurityError') } })`,
    )
    await page.reload()
    await page.getByText('The list of unfinished games could not be read').waitFor()
    await startGame(page, 'blackpoker', 'both', '4')
    await page.locator('[data-not-kept=forbidden]').waitFor()
    const before = (await moment(page)).inputs
    expect((await answerOnce(page)).inputs).toBeGreaterThan(before)
    expect(problemsOf(page)).toEqual([])
  })
})
