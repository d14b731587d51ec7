import { describe, expect, test } from 'vitest'
import { playsLikeANewcomer } from '../../wholeGames.ts'
import { asked, noBrowser, problemsOf, question, startGame, useSite } from '../../site.ts'

const site = useSite()

describe.skipIf(noBrowser)('ラストクロニクル in the browser', () => {
  test('a whole game of ラストクロニクル is played by clicking what is offered, reloaded once in each shape of question', async () => {
    await playsLikeANewcomer(site, 'last-chronicle', {
      plays: /Put a soul stone|Place a|Use a/,
      takes: 'first',
      most: 600,
    })
  })

  test('the table of ラストクロニクル shows phase, turn player, life, era and CA in words', async () => {
    const page = await site.open({ locale: 'ja-JP' })
    await startGame(page, 'last-chronicle', 'bot', '3', 'random')
    while (!(await question(page)).includes('優先権')) {
      await page.locator('[data-primary]').first().click()
      await asked(page)
    }
    expect(await page.locator('.phases [aria-current=step]').first().innerText()).toContain('メイン1')
    expect(await page.locator('.roles', { hasText: 'ターンプレイヤー' }).count()).toBe(1)
    expect(await page.locator('.near .seat-facts').innerText()).toMatch(/ライフ\s*20\s*時代\s*1/)
    expect(problemsOf(page)).toEqual([])
  })
})
