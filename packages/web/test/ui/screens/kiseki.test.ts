import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { describe, expect, test } from 'vitest'
import { playsLikeANewcomer } from '../../wholeGames.ts'
import { asked, noBrowser, problemsOf, question, startGame, useSite } from '../../site.ts'

const site = useSite()

const chooseGame = (page: Page): Promise<void> =>
  page.locator('.game input[value=kiseki]').check({ force: true })

describe.skipIf(noBrowser)('軌跡TCG in the browser', () => {
  test('a whole game of 軌跡TCG is played by clicking what is offered, reloaded once in each shape of question', async () => {
    await playsLikeANewcomer(site, 'kiseki', { plays: /Play an? (UNIT|ITEM)/, takes: 'first', most: 400 })
  })

  test('an answer is one message to the host, whatever passes automatically', async () => {
    const page = await site.open()
    await page.addInitScript(`{
      const post = Worker.prototype.postMessage
      window.sent = []
      Worker.prototype.postMessage = function (message, ...rest) {
        window.sent.push(message.request?.method)
        return post.call(this, message, ...rest)
      }
    }`)
    await page.reload()
    await startGame(page, 'kiseki', 'both', '15')
    for (let i = 0; i < 12; i++) {
      await page.evaluate('sent.length = 0')
      const inputs = await page.locator('.prompt').getAttribute('data-inputs')
      await page.locator('[data-primary]').first().click()
      await asked(page)
      if ((await page.locator('.prompt').getAttribute('data-inputs')) === inputs) continue
      const sent = (await page.evaluate('sent')) as string[]
      // Saving comes after the frame is drawn; why not is asked for where the pointer rests.
      expect(
        sent.filter((method) => !['save', 'whyNotWith', 'sums', 'changedBy', 'forecast'].includes(method)),
      ).toEqual(['follow'])
    }
  })

  test('the table of 軌跡TCG shows phase, initiative, bond, CP and EP in words', async () => {
    const page = await site.open({ locale: 'ja-JP' })
    await startGame(page, 'kiseki', 'bot', '3', 'random')
    while (!(await question(page)).includes('拠点に裏向きで置く')) {
      await page.locator('[data-primary]').first().click()
      await asked(page)
    }
    expect(await page.locator('.phases [aria-current=step]').first().innerText()).toContain('準備')
    expect(await page.locator('.steps [aria-current=step]').innerText()).toBe('拠点')
    expect(await page.locator('.roles', { hasText: 'イニシアチブ' }).count()).toBe(1)
    expect(await page.locator('.near .seat-facts').innerText()).toMatch(/絆\s*40\s*CP\s*0\s*EP\s*0/)
  })

  test('five packs are opened and shown before a sealed game begins', async () => {
    const page = await site.open()
    await chooseGame(page)
    await page.locator('[data-mode=packs]').click()
    await page.locator('[data-begin]').waitFor()
    expect(await page.locator('.pack').count()).toBe(5)
    expect(await page.locator('.pack .card').count()).toBe(40)
    await page.locator('[data-begin]').click()
    await asked(page)
    expect(await page.locator('.board').count()).toBe(1)
    expect(problemsOf(page)).toEqual([])
  })
})

describe.skipIf(noBrowser)('the cards page', () => {
  async function open(page: Page): Promise<void> {
    await chooseGame(page)
    await page.locator('[data-browse=cards]').click()
    await page.locator('.workbench').waitFor()
  }
  const counted = async (page: Page): Promise<number> =>
    Number(/\d+/.exec(await page.locator('.filters [role=status]').innerText())?.[0])

  test('the cards page finds cards by type and by a word of either language', async () => {
    const page = await site.open()
    await open(page)
    const all = await counted(page)
    await page.locator('[data-filter=types]').selectOption('BASE')
    const bases = await counted(page)
    expect(bases).toBeGreaterThan(0)
    expect(bases).toBeLessThan(all)
    await page.locator('[data-filter=types]').selectOption('')
    await page.locator('.filters .search').fill('draw 1 card')
    expect(await counted(page)).toBeGreaterThan(0)
    await page.locator('.catalogue .card').first().click()
    expect(await page.locator('.sheet .english').first().innerText()).toMatch(/draw 1 card/i)
  })

  test('the cards page reads a pasted text, marks what it declines, and plays with the card', async () => {
    const page = await site.open()
    await open(page)
    await page.locator('.workbench summary').click()
    const fill = (name: string, text: string): Promise<void> =>
      page.locator(`.bench [name=${name}]`).fill(text)
    await fill('text', '・[登場]カードを1枚引く。')
    expect(await page.locator('[data-reading=read] .english').innerText()).toMatch(/draw 1 card/i)
    await fill('text', '・[登場]カードを1枚引く。\n・これは踊る。')
    expect(await page.locator('[data-reading=declined] mark').innerText()).toContain('踊る')
    expect(await page.locator('[data-try]').isDisabled()).toBe(true)
    await fill('name', '試作')
    await page.locator('.bench [name=types][value=UNIT]').check()
    for (const [name, value] of [
      ['cp', '1'],
      ['str', '2'],
      ['def', '3'],
    ])
      await fill(name, value)
    await page.locator('[data-try]').click()
    await asked(page)
    await page.locator('.fan .card', { hasText: '試作' }).first().hover()
    expect(await page.locator('.inspector mark').innerText()).toContain('踊る')
    expect(problemsOf(page)).toEqual([])
  })

  test('the cards page breaks no rule of axe', async () => {
    const page = await site.open({ reducedMotion: 'reduce' })
    await open(page)
    await page.locator('.workbench summary').click()
    await page.locator('.catalogue .card').nth(5).click()
    await page.evaluate(axe.source)
    const found = (await page.evaluate('axe.run().then((result) => result.violations)')) as { id: string }[]
    expect(found.map(({ id }) => id)).toEqual([])
  })
})
