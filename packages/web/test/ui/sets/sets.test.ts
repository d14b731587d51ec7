import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { describe, expect, test } from 'vitest'
import { asked, noBrowser, problemsOf, until, useSite } from '../../site.ts'
import { harbourCards, harbourDeck } from './harbourClan.ts'

const site = useSite()

const kept = (page: Page): Promise<unknown> =>
  until(page, `document.querySelector('[data-keeping]')?.dataset.keeping === 'kept'`)
/** Cards read whole, with unread sentences, incomplete, and still to be read. */
const counted = (page: Page, counts: string): Promise<unknown> =>
  until(page, `document.querySelector('[data-counts]')?.dataset.counts === '${counts}'`)

async function violations(page: Page): Promise<unknown> {
  await page.evaluate(axe.source)
  return page.evaluate(
    `axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))`,
  )
}

async function openSets(page: Page, game: string): Promise<void> {
  await page.locator(`.game input[value=${game}]`).check({ force: true })
  await page.locator('[data-sets]').click()
  await page.locator('[data-paste]').waitFor()
}

async function paste(page: Page, text: string): Promise<void> {
  await page.locator('[data-paste]').fill(text)
  await page.locator('[data-paste-read]').click()
}

const row = (page: Page, name: string) => page.locator('.set-row', { hasText: name })

describe.skipIf(noBrowser)('card sets of one’s own', () => {
  test('a clan is pasted, a card mended and tried, a deck of its cards imported and played, within 40 actions', async () => {
    const page = await site.open({ locale: 'ja-JP' })
    await openSets(page, 'vanguard')
    // One sentence that nobody reads, one number that is none.
    await paste(page, harbourCards.replace('1枚引く。', '1枚踊る。').replace('パワー 8000', 'パワー：八千'))
    await counted(page, '14 1 1 0')
    await kept(page)
    await row(page, '二番船の船長').click()
    expect(await page.locator('[data-reads=text] mark').innerText()).toContain('踊る')
    expect(await page.locator('[data-reads=text] .problems').innerText()).toContain('ここに来られるもの')
    const text = page.locator('[data-editing] [name=text]')
    await text.fill((await text.inputValue()).replace('踊る', '引く'))
    expect(await page.locator('[data-reads=text] [data-reading]').getAttribute('data-reading')).toBe('read')
    await row(page, '荷揚げのゴウ').click()
    expect(await page.locator('[data-try-board]').isDisabled()).toBe(true)
    await page.locator('[data-editing] [name=power]').fill('8000')
    await counted(page, '16 0 0 0')
    await kept(page)
    // The set is there after a reload, and its cards are in the pool.
    await page.reload()
    await counted(page, '16 0 0 0')
    await page.locator('[data-build-deck]').click()
    await page.locator('.pool-tile').first().waitFor()
    expect(await page.locator('.pool-tile').first().innerText()).toContain('ロロ')
    await page.locator('[data-all-decks]').click()
    await page.locator('[data-import]').fill(harbourDeck)
    await page.locator('[data-import-read]').click()
    await kept(page)
    expect(await page.locator('[data-stray]').count()).toBe(0)
    expect(await page.locator('.legality').getAttribute('data-legal')).toBe('yes')
    await page.locator('[data-play]').click()
    await page.locator('[data-mode=bot]').click()
    expect(await asked(page)).not.toBe('over')
    expect(problemsOf(page)).toEqual([])
  })

  test('a card is tried on the test board and in a whole game, with the words of its set', async () => {
    const page = await site.open()
    await openSets(page, 'vanguard')
    await paste(page, harbourCards)
    await counted(page, '16 0 0 0')
    await row(page, '帆柱のレン').click()
    await page.locator('[data-try-board]').click()
    await asked(page)
    expect(await page.locator('.card', { hasText: '帆柱のレン' }).count()).toBeGreaterThan(0)
    await page.goto(`${site.address}#/sets/vanguard`)
    await page.reload()
    await page.locator('[data-open-set]').click()
    await row(page, '帆柱のレン').click()
    await page.locator('[data-try-whole]').click()
    expect(await asked(page)).not.toBe('over')
    expect(problemsOf(page)).toEqual([])
  })

  test('every field of every game has its place, and what it holds outlasts a reload', async () => {
    for (const [game, fields] of [
      [
        'kiseki',
        {
          name: '試作',
          sub: '一',
          cp: '2',
          str: '3',
          def: '3',
          'arts.ep': '1',
          'arts.text': 'カードを1枚引く。',
        },
      ],
      [
        'last-chronicle',
        {
          name: '試作',
          cost: '2白',
          lamps: '無緑赤赤',
          'green.power': '1000',
          'burst.text': 'カードを1枚引く。',
        },
      ],
      ['aquarian-age', { name: '試作', 'factor.ego': '2', mind: '3', attack: '1', endurance: '1' }],
    ] as const) {
      const page = await site.open()
      await openSets(page, game)
      await page.locator('[data-new-set]').click()
      await page.locator('[data-new-card]').click()
      for (const [path, value] of Object.entries(fields))
        await page.locator(`[data-editing] [name="${path}"]`).fill(value)
      await kept(page)
      await page.reload()
      await page.locator('[data-editing]').waitFor()
      for (const [path, value] of Object.entries(fields))
        expect(await page.locator(`[data-editing] [name="${path}"]`).inputValue(), path).toBe(value)
      expect(problemsOf(page)).toEqual([])
    }
  })

  test('two tabs change one set: both are kept; a set is duplicated, deleted, and rubbish is refused in words', async () => {
    const page = await site.open()
    await openSets(page, 'vanguard')
    await paste(page, 'こんにちは。今日はいい天気です。')
    expect(await page.locator('.notice').innerText()).toContain('no card')
    expect(await page.locator('[data-paste]').inputValue()).toContain('天気')
    await paste(page, harbourCards)
    await kept(page)
    const two = await page.context().newPage()
    await two.goto(page.url())
    await two.locator('[data-editing]').waitFor()
    await page.locator('[name=setName]').fill('Harbour')
    await kept(page)
    await two.locator('[name=setName]').fill('Port')
    await until(two, `document.querySelector('.keeping').innerText.includes('copy')`)
    await two.locator('[data-all-sets]').click()
    await until(two, `document.querySelectorAll('[data-open-set]').length === 2`)
    await two.locator('[data-duplicate-set]').first().click()
    await until(two, `document.querySelectorAll('[data-open-set]').length === 3`)
    await two.locator('[data-delete]').first().click()
    await two.locator('[data-delete-sure]').click()
    await until(two, `document.querySelectorAll('[data-open-set]').length === 2`)
    expect(problemsOf(page)).toEqual([])
  })

  test('5,000 cards: listed, counted, mended, with undo; nothing is lost where the browser has no room left', async () => {
    const page = await site.open()
    await openSets(page, 'vanguard')
    const many = Array.from(
      { length: 5000 },
      (_, i) => `- {id: M-${i}, name: 見習い${i}, type: normal, clans: [白波の港], grade: 1, power: 7000}`,
    )
    const text = `format: fudaba-cards/1\ngame: vanguard\ncards:\n${many.join('\n')}\n`
    await page
      .locator('.paste-cards input[type=file]')
      .setInputFiles({ name: 'many.yaml', mimeType: 'text/plain', buffer: Buffer.from(text) })
    await counted(page, '5000 0 0 0')
    await page.locator('.set-side [data-search]').fill('見習い4321')
    await row(page, '見習い4321').click()
    // From here on every write is refused for want of room.
    await page.evaluate(
      `IDBObjectStore.prototype.put = () => { throw new DOMException('no room', 'QuotaExceededError') }`,
    )
    await page.locator('[data-editing] [name=power]').fill('x')
    await until(page, `document.querySelector('[data-keeping]').dataset.keeping === 'failed'`)
    expect(await page.locator('[data-keeping]').innerText()).toContain('no room')
    await counted(page, '4999 0 1 0')
    await page.locator('[data-undo]').click()
    await counted(page, '5000 0 0 0')
    const saved = page.waitForEvent('download')
    await page.locator('[data-export]').click()
    expect((await saved).suggestedFilename()).toMatch(/\.yaml$/u)
    // What was kept before is still there.
    await page.reload()
    await counted(page, '5000 0 0 0')
    expect(problemsOf(page)).toEqual([])
  })

  for (const [name, options] of [
    ['on a desk', { viewport: { width: 1400, height: 900 } }],
    [
      'on a phone, in Japanese',
      { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'ja-JP' },
    ],
  ] as const)
    test(`axe finds nothing wrong with sets and cards ${name}, and nothing is wider than the page`, async () => {
      const page = await site.open({ ...options, reducedMotion: 'reduce' })
      const wide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
      const fits = async (): Promise<void> => {
        expect(await violations(page)).toEqual([])
        expect(await page.evaluate(wide)).toBe(0)
      }
      await openSets(page, 'vanguard')
      await fits()
      await paste(page, harbourCards.replace('1枚引く。', '1枚踊る。').replace('パワー 8000', 'パワー：八千'))
      await counted(page, '14 1 1 0')
      await fits()
      await row(page, '二番船の船長').click()
      await fits()
      await page.locator('[data-all-sets]').click()
      await page.locator('[data-open-set]').waitFor()
      await fits()
      expect(problemsOf(page)).toEqual([])
    })
})
