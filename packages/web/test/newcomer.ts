import type { Page } from '@playwright/test'
import { expect } from 'vitest'
import { type Site, asked, problemsOf, question, startGame } from './site.ts'

/** Reloads in the middle of a question and finds the same one. */
async function reload(page: Page, game: string): Promise<void> {
  const before = await question(page)
  const shape = await asked(page)
  // Saved after the question is shown: a person cannot reload sooner, a test can.
  await page.waitForFunction(
    `JSON.parse(localStorage.getItem('fudaba.game.${game}')).replay.inputs.length === Number(document.querySelector('.prompt').dataset.inputs)`,
  )
  await page.reload()
  expect(await asked(page)).toBe(shape)
  expect(await question(page)).toBe(before)
}

interface Habits {
  /** What he does whenever it is offered, the first of them or the last. */
  readonly plays: RegExp
  readonly takes: 'first' | 'last'
  /** Answers in which the game has to end. */
  readonly most: number
}

/**
 * Does what he likes while it is offered, takes the first of what lights up, else the marked button. A question that
 * comes back he answers with nothing. Returns the question.
 */
async function answer(
  page: Page,
  { plays, takes }: Habits,
  shape: string,
  last: string,
  played: Set<string>,
): Promise<string> {
  const asks = await question(page)
  const liked = page.locator('.answers [data-answer]', { hasText: plays })
  const lit = page.locator('.board [data-legal]:visible')
  if (shape === 'act' && (await liked.count()) > 0) {
    const one = liked[takes]()
    played.add(plays.exec((await one.textContent()) ?? '')?.[0] ?? '')
    await one.click()
    return asks
  }
  if (shape === 'choose' && asks !== last && (await lit.count()) > 0) {
    const inputs = await page.locator('.prompt').getAttribute('data-inputs')
    // In a full row cards overlap: the left edge of each is free.
    await lit.first().click({ position: { x: 8, y: 14 } })
    await asked(page)
    if ((await page.locator('.prompt').getAttribute('data-inputs')) !== inputs) return asks
  }
  await page.locator('[data-primary]').first().click()
  return asks
}

/** A whole game by clicking what is offered, reloaded once in each shape of question; returns what was played. */
export async function playsLikeANewcomer(site: Site, game: string, habits: Habits): Promise<string[]> {
  const page = await site.open()
  await startGame(page, game, 'bot', '15', 'random')
  const met = new Set<string>()
  const played = new Set<string>()
  let last = ''
  for (let i = 0; i < habits.most; i++) {
    const shape = await asked(page)
    if (shape === 'over') break
    if (!met.has(shape)) await reload(page, game)
    met.add(shape)
    last = await answer(page, habits, shape, last, played)
  }
  expect(await question(page)).toMatch(/You (won|lost)|Drawn/)
  expect([...met]).toEqual(expect.arrayContaining(['act', 'choose']))
  expect(problemsOf(page)).toEqual([])
  return [...played]
}

/** A whole game by keyboard alone, from the lobby to the end; `down`: how far below the first game it stands. */
export async function playsByKeyboard(site: Site, game: string, down: number): Promise<void> {
  const page = await site.open({ locale: 'ja-JP' })
  const press = (key: string): Promise<void> => page.keyboard.press(key)
  const here = (selector: string): Promise<boolean> =>
    page.evaluate(`document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`)
  const tabTo = async (selector: string): Promise<void> => {
    for (let i = 0; i < 40 && !(await here(selector)); i++) await press('Tab')
    expect(await here(selector)).toBe(true)
  }
  await tabTo('.game input')
  for (let i = 0; i < down; i++) await press('ArrowDown')
  expect(await page.locator(`.game input[value=${game}]`).isChecked()).toBe(true)
  await tabTo('details.options summary')
  await press('Enter')
  await tabTo('.option-grid select:has(option[value=random])')
  await press('Home')
  await page.keyboard.press('Shift+Tab')
  await page.locator('[data-mode=bot]').focus()
  await press('Enter')
  // Every number is a thing that is offered; ⏎ fills up and confirms, P passes.
  const keys = ['1', 'Enter', 'Enter', '2', 'Enter', 'p', 'Enter']
  const met = new Set<string>()
  for (let i = 0; i < 900; i++) {
    const shape = await asked(page)
    if (shape === 'over') break
    met.add(shape)
    await press(keys[i % keys.length])
  }
  expect(await question(page)).toMatch(/勝ちました|負けました|引き分け/)
  expect([...met]).toEqual(expect.arrayContaining(['act', 'choose']))
  expect(problemsOf(page)).toEqual([])
}
