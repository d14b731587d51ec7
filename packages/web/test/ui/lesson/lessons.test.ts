import { describe, expect, test } from 'vitest'
import type { GameRules } from '@fudaba/kernel'
import { games } from '../../../src/games.ts'
import { PlayedLesson } from '../../lessons/playLesson.ts'
import { noBrowser, problemsOf, until, useSite } from '../../site.ts'

const site = useSite()
const rulesOf = (name: string): Promise<GameRules> => games.find((game) => game.name === name)!.load()

describe.skipIf(noBrowser)('lessons in the browser', () => {
  for (const game of ['blackpoker', 'kiseki', 'last-chronicle', 'aquarian-age', 'vanguard'])
    test(`the first lesson of ${game} is played to its end by keys alone`, async () => {
      const page = await site.open({ at: `${site.address}#/lesson/${game}/first` })
      const played = await PlayedLesson.of(page, await rulesOf(game), 'first')
      await played.isThere()
      await played.toTheEnd()
      expect(await page.locator('.coach li').count()).toBe(played.run.lesson.know.length)
      expect(problemsOf(page)).toEqual([])
      await page.locator('[data-first-game]').click()
      await until(
        page,
        `document.querySelector('.coach') === null && document.querySelector('.prompt') !== null`,
      )
    })

  test('who is new is offered the first lesson; a wrong move is answered with its clause, which opens', async () => {
    const page = await site.open()
    await page.locator('[data-new-lesson]').click()
    const played = await PlayedLesson.of(page, await rulesOf('blackpoker'), 'first')
    await played.isThere()
    while (played.run.stop === 'read') await played.goOn()
    expect(await page.locator('[data-lit]').count()).toBeGreaterThan(0)
    await page.keyboard.press('1')
    await page.locator('.coach-reply').waitFor()
    expect(await page.locator('.coach-reply').getAttribute('role')).toBe('alert')
    await page.locator('.coach-reply [data-clause]').click()
    await until(page, `document.querySelector('.drawer')?.innerText.includes('attacker label')`)
    await page.keyboard.press('Escape')
    await played.goOn()
    expect(await page.locator('.coach-reply').count()).toBe(0)
    expect(problemsOf(page)).toEqual([])
  })

  test('a reload comes back to the step; back, and "show me" goes on; the lobby shows what is begun', async () => {
    const page = await site.open({ at: `${site.address}#/lesson/blackpoker/first` })
    const played = await PlayedLesson.of(page, await rulesOf('blackpoker'), 'first')
    await played.isThere()
    for (let i = 0; i < 6; i++) await played.goOn()
    await page.reload()
    await played.isThere()
    const { at } = played.run
    await page.locator('[data-back]').click()
    played.run.back()
    await played.isThere()
    expect(played.run.at).toBeLessThanOrEqual(at)
    await page.locator('[data-next], [data-show-me]').click()
    if (!played.run.next()) played.run.answer(played.run.wanted!)
    await played.isThere()
    await page.locator('[data-leave]').click()
    await until(page, `document.querySelector('[data-lesson=first]')?.innerText.includes('begun')`)
    expect(problemsOf(page)).toEqual([])
  })

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ])
    test(`on a phone of ${viewport.width} by ${viewport.height} coach, hand and question are in sight at once, and so is the coach in the text view`, async () => {
      const page = await site.open({
        at: `${site.address}#/lesson/blackpoker/first`,
        viewport,
        hasTouch: true,
        isMobile: true,
      })
      const played = await PlayedLesson.of(page, await rulesOf('blackpoker'), 'first')
      await played.isThere()
      while (played.run.stop === 'read') await played.goOn()
      const faults = await page.evaluate(`(() => {
        const boxes = ['.coach-says', '.coach [data-show-me]', '.near .hand-mat', '.prompt'].map((selector) => ({
          selector,
          box: document.querySelector(selector).getBoundingClientRect(),
        }))
        const isIn = ({ box }) => box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1
        const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
        return [
          ...boxes.filter((each) => !isIn(each)).map(({ selector }) => selector + ' is out of sight'),
          ...boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => meet(a.box, b.box)).map((b) => a.selector + ' lies over ' + b.selector)),
        ]
      })()`)
      expect(faults).toEqual([])
      await page.locator('[data-text-view]').focus()
      await page.keyboard.press('Enter')
      expect(await page.locator('.coach-says').getAttribute('role')).toBe('status')
      expect(problemsOf(page)).toEqual([])
    })
})
