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

  test('on a phone the coach and the hand are in sight at once, and the text view has the coach', async () => {
    const page = await site.open({
      at: `${site.address}#/lesson/blackpoker/first`,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const played = await PlayedLesson.of(page, await rulesOf('blackpoker'), 'first')
    await played.isThere()
    while (played.run.stop === 'read') await played.goOn()
    const fits = await page.evaluate(`(() => {
      const hand = document.querySelector('.near .hand-mat').getBoundingClientRect()
      const prompt = document.querySelector('.prompt').getBoundingClientRect()
      const says = document.querySelector('.coach-says').getBoundingClientRect()
      return hand.bottom <= prompt.top + 1 && says.bottom <= hand.top && says.top > 0
    })()`)
    expect(fits).toBe(true)
    await page.locator('[data-text-view]').focus()
    await page.keyboard.press('Enter')
    expect(await page.locator('.coach-says').getAttribute('role')).toBe('status')
    expect(problemsOf(page)).toEqual([])
  })
})
