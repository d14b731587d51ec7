import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { offered, press, pressPrimaryToTheEnd } from '../../clicks.ts'
import { asked, dice, noBrowser, problemsOf, question, startGame, useSite, until } from '../../site.ts'
import { slowThinker } from '../../slowThinker.ts'

const site = useSite()

/** Games in which the greedy bot thinks long. */
const LONG = new Set(['kiseki', 'last-chronicle', 'aquarian-age', 'vanguard'])

/** Clicks something that is offered, by chance, until the game is over. Returns the shapes that were met. */
async function playByClicking(page: Page, seed: number): Promise<Set<string>> {
  const roll = dice(seed)
  const met = new Set<string>()
  const wanted = {
    things: '.board [data-legal], .answers [data-answer], [data-pass], [data-primary]',
    places: '.board .card.place',
  }
  for (let i = 0; i < 500; i++) {
    const { shape, things } = await offered(page, wanted)
    met.add(shape)
    if (shape === 'over') return met
    await press(page, things.things[roll(things.things.length)])
    if (shape !== 'arrange') continue
    const [place] = (await offered(page, wanted)).things.places
    if (place !== undefined) await press(page, place)
  }
  throw new Error('the game did not end in 500 clicks')
}

describe.skipIf(noBrowser)('a whole game in the browser', () => {
  test('BlackPoker against the computer, by clicking what is offered, in English', async () => {
    const page = await site.open()
    await startGame(page, 'blackpoker', 'bot', '11')
    const met = await playByClicking(page, 3)
    expect(await question(page)).toMatch(/You (won|lost)/)
    expect([...met]).toContain('choose')
    expect(problemsOf(page)).toEqual([])
  })

  test('BlackPoker by keyboard alone, in Japanese', async () => {
    const page = await site.open({ locale: 'ja-JP' })
    // Past the text view's button, the language, the game: the first mode.
    await page.locator('[data-mode=bot]').focus()
    await page.keyboard.press('Enter')
    const keys = ['1', '2', '3', 'Enter', 'p', '4', 'Enter']
    let over = false
    for (let i = 0; i < 600 && !over; i++) {
      over = (await asked(page)) === 'over'
      if (!over) await page.keyboard.press(keys[i % keys.length])
    }
    expect(await question(page)).toMatch(/勝ちました|負けました/)
    expect(problemsOf(page)).toEqual([])
  })

  for (const game of [
    'blackpoker',
    'kiseki',
    'last-chronicle',
    'aquarian-age',
    'vanguard',
    'lantern-pier',
    'parade',
  ])
    test(`always pressing the primary button ends ${game}`, async () => {
      const page = await site.open()
      await startGame(page, game, 'bot', '5', LONG.has(game) ? 'random' : 'greedy')
      expect(await pressPrimaryToTheEnd(page, 400)).not.toBeNull()
      expect(await page.locator('[data-shape=over]').count()).toBe(1)
      expect(problemsOf(page)).toEqual([])
    })

  test('one who plays both sides is asked for both and sees both hands', async () => {
    const page = await site.open()
    await startGame(page, 'lantern-pier', 'both', '1')
    expect(await page.locator('.half.far .fan .card').count()).toBeGreaterThan(0)
    expect(await page.locator('.half.near .fan .card').count()).toBeGreaterThan(0)
    await page.locator('[data-pass]').click()
    await asked(page)
    expect(await page.locator('.half.far .fan .card[data-legal]').count()).toBeGreaterThan(0)
  })

  test('what waits opens as a list by a double click', async () => {
    const page = await site.open()
    await startGame(page, 'blackpoker', 'both', '3')
    const waits = page.locator('.wait-zone')
    for (let i = 0; i < 60 && (await waits.count()) === 0; i++) {
      await page.locator('.answers [data-answer], [data-primary]').first().click()
      await asked(page)
    }
    await waits.first().locator('.slot-title').dblclick()
    expect(await page.locator('dialog .pile-list li').count()).toBeGreaterThan(0)
    expect(problemsOf(page)).toEqual([])
  })

  test('against the computer the other hand is only a number of backs', async () => {
    const page = await site.open()
    await startGame(page, 'lantern-pier', 'bot', '1')
    expect(await page.locator('.half.far .fan .card').count()).toBe(0)
    expect(await page.locator('.half.far .small-back').count()).toBeGreaterThan(0)
  })

  test('two computers play a game to its end by themselves', async () => {
    const page = await site.open()
    await page.locator('.game input[value=lantern-pier]').check({ force: true })
    await page.locator('[data-mode=watch]').click()
    await page.locator('[data-shape=over]').waitFor()
    expect(await question(page)).toMatch(/won|Drawn/)
  })
})

describe.skipIf(noBrowser)('at the table', () => {
  test('a click is answered after one exchange with the table at most', async () => {
    const page = await site.open()
    await startGame(page, 'parade', 'both', '1')
    await page.evaluate(`(() => {
      const { postMessage } = Worker.prototype
      // What keeps the game or tells of a card is asked for beside it, and nobody waits for that.
      const playing = ['look', 'send', 'follow', 'step']
      Worker.prototype.postMessage = function (message) {
        if (playing.includes(message.request.method)) window.exchanges++
        return postMessage.call(this, message)
      }
    })()`)
    const exchanges: number[] = []
    for (let i = 0; i < 20 && (await asked(page)) !== 'over'; i++)
      exchanges.push(
        Number(
          await page.evaluate(`new Promise((resolve) => {
            const before = document.querySelector('.prompt').innerText
            window.exchanges = 0
            const look = () =>
              document.querySelector('.prompt').innerText === before
                ? requestAnimationFrame(look)
                : resolve(window.exchanges)
            document.querySelector('[data-primary]').click()
            look()
          })`),
        ),
      )
    expect(exchanges.length).toBeGreaterThan(5)
    expect(Math.max(...exchanges)).toBe(1)
  })

  test('undo goes back to the question before, again and again', async () => {
    const page = await site.open()
    await startGame(page, 'blackpoker', 'bot', '4')
    const first = await question(page)
    for (let i = 0; i < 4; i++) {
      await page.locator('[data-primary]').first().click()
      await asked(page)
    }
    for (let i = 0; i < 8 && (await page.locator('[data-undo]').isEnabled()); i++) {
      await page.keyboard.press('z')
      await asked(page)
    }
    expect(await question(page)).toBe(first)
    expect(await page.locator('[data-undo]').isEnabled()).toBe(false)
  })

  test('undo does not wait for a computer that thinks', async () => {
    const page = await site.open({ kept: { strength: 'hard' } })
    const thinker = await slowThinker(page)
    await page.locator('.game input[value=blackpoker]').check({ force: true })
    await page.locator('details.options summary').first().click()
    await page.locator('input[name=seed]').fill('4')
    await page.locator('[data-mode=bot]').click()
    await asked(page)
    const before = await question(page)
    const inputs = await page.locator('.prompt').getAttribute('data-inputs')
    await page.locator('[data-primary]').first().click()
    await page.locator('.prompt[data-shape=none]').waitFor()
    await page.locator('[data-undo]').click()
    await until(page, `document.querySelector('.prompt').dataset.inputs === '${inputs}'`)
    await asked(page)
    // It would think for long about its answer.
    expect(await thinker.furthest()).toBeLessThan(0.8)
    expect(await question(page)).toBe(before)
    expect(problemsOf(page)).toEqual([])
  })

  test('the language changes in the middle of a question', async () => {
    const page = await site.open({ locale: 'ja-JP' })
    await startGame(page, 'parade', 'both', '1')
    expect(await question(page)).toContain('手を振るか')
    await page.locator('[data-language]').click()
    expect(await question(page)).toContain('Wave?')
    expect(await page.locator('.log').innerText()).toContain('Deck')
  })

  test('every line of the log says why, down to a clause with its tests', async () => {
    const page = await site.open()
    await startGame(page, 'blackpoker', 'bot', '4')
    await page.locator('.log .info').nth(3).click()
    await page.locator('.chain .clause').first().click()
    await page.locator('dialog .tests li').first().waitFor()
    await page.locator('dialog .search').fill('summon-hero')
    expect(await page.locator('dialog .clauses .clause').count()).toBeGreaterThan(1)
    await page.locator('[data-close]').click()
    await page.locator('dialog[open] .subject').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    expect(await page.locator('.board').count()).toBe(1)
  })

  test('what is not offered says why not', async () => {
    const page = await site.open()
    await startGame(page, 'parade', 'both', '1')
    await page.locator('[data-why-not]').click()
    const bow = page.locator('dialog .refusal').filter({ hasText: 'Bow' })
    expect(await bow.innerText()).toContain('It ends')
  })

  test('the text view takes the same answers as the terminal', async () => {
    const page = await site.open()
    await startGame(page, 'parade', 'both', '1')
    await page.locator('[data-text-view]').focus()
    await page.keyboard.press('Enter')
    for (const [line, next] of [
      ['p', 'Choose'],
      ['1 2', 'Yes or no?'],
      ['yes', 'How many?'],
      ['4', 'In which order?'],
      ['3 2 1', 'Sort them'],
      ['1>1 2>2', 'Give out'],
      ['1=2 2=2 3=1', 'Name a flower'],
    ]) {
      await page.locator('#command').fill(line)
      await page.keyboard.press('Enter')
      await page.locator('.prompt .sentence', { hasText: next }).waitFor()
      await asked(page)
      expect(await question(page)).toContain(next)
    }
  })

  test('the first thing a keyboard meets is the text view', async () => {
    const page = await site.open()
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.hasAttribute("data-text-view")')).toBe(true)
  })
})
