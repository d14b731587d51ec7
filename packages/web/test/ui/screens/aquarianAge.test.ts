import { describe, expect, test } from 'vitest'
import { playsLikeANewcomer } from '../../wholeGames.ts'
import { asked, noBrowser, problemsOf, question, startGame, useSite } from '../../site.ts'

const site = useSite()

describe.skipIf(noBrowser)('アクエリアンエイジ in the browser', () => {
  test('a whole game of アクエリアンエイジ is played by clicking what is offered, reloaded once in each shape of question', async () => {
    const played = await playsLikeANewcomer(site, 'aquarian-age', {
      plays: /(Attack|Break|Set a character|Use an effect)$/,
      takes: 'last',
      most: 600,
    })
    expect(played).toEqual(expect.arrayContaining(['Set a character', 'Attack']))
  })

  test('the table of アクエリアンエイジ shows phase, turn player, damage and the six parties in words', async () => {
    const page = await site.open({ locale: 'ja-JP' })
    await startGame(page, 'aquarian-age', 'bot', '3', 'random')
    while (!(await question(page)).includes('メインフェイズ')) {
      await page.locator('[data-primary]').first().click()
      await asked(page)
    }
    expect(await page.locator('.phases [aria-current=step]').first().innerText()).toContain('メイン')
    expect(await page.locator('.roles', { hasText: 'ターンプレイヤー' }).count()).toBe(1)
    expect(await page.locator('.near .seat-facts').innerText()).toMatch(/ダメージ\s*0/)
    expect(await page.locator('.near .slot.cell .slot-title').allInnerTexts()).toEqual(
      ['E.G.O.', '阿羅耶識', 'WIZ-DOM', 'ダークロア', '極星', 'イレイザー', '無'].map((party) =>
        expect.stringContaining(party),
      ),
    )
    expect(problemsOf(page)).toEqual([])
  })

  test('the count mark of a stacked card opens its cards as a list', async () => {
    const page = await site.open()
    await startGame(page, 'aquarian-age', 'bot', '3', 'random')
    const count = page.locator('.card .mark.count').first()
    for (let i = 0; i < 150 && (await count.count()) === 0; i++) {
      await page.locator('[data-primary]').first().click()
      await asked(page)
    }
    const cards = Number(await count.innerText())
    await count.click()
    expect(await page.locator('dialog .pile-list li').count()).toBe(cards)
    expect(problemsOf(page)).toEqual([])
  })

  test('a made-up card is played on the test board', async () => {
    const page = await site.open({ locale: 'ja-JP' })
    await page.locator('.game input[value=aquarian-age]').check({ force: true })
    await page.locator('[data-browse=cards]').click()
    await page.locator('.workbench summary').click()
    await page.locator('.bench [name=text]').fill('あなたは2ドローする。')
    await page.locator('.bench [name=name]').fill('試作')
    await page.locator('[data-reading=read]').waitFor()
    await page.locator('.bench [name=type]').selectOption('project')
    await page.locator('.bench [name=duration]').selectOption('instant')
    await page.locator('[data-try]').click()
    await asked(page)
    await page.locator('.answers [data-answer]', { hasText: 'プロジェクト' }).first().click()
    await asked(page)
    // Two of it and two others; one is used, and draws two.
    expect(await page.locator('.near .fan .card').count()).toBe(5)
    expect(problemsOf(page)).toEqual([])
  })
})
