import type { Page } from '@playwright/test'
import { expect } from 'vitest'
import { type Offered, offered, press } from './clicks.ts'
import { type Site, asked, isKept, moment, problemsOf, question, startGame } from './site.ts'

/** Reloads during a question and expects the same one. */
async function reload(page: Page): Promise<void> {
  const before = await moment(page)
  await isKept(page, before.inputs)
  await page.reload()
  expect(await moment(page)).toEqual(before)
}

interface Habits {
  /** Actions that are taken whenever they are offered; `takes`: the first or the last of them. */
  readonly plays: RegExp
  readonly takes: 'first' | 'last'
  /** The game has to end within this many answers. */
  readonly most: number
}

const wanted = {
  actions: '.answers [data-answer]',
  lit: '.board [data-legal]',
  // Where what one would press next loses the game, nothing is marked.
  primary: '[data-primary], [data-doom]',
} as const

/**
 * Answers like a new player: a liked action if offered, else the first highlighted candidate, else the marked button.
 * A question that is repeated is answered with the marked button.
 */
async function answer(
  page: Page,
  { plays, takes }: Habits,
  { shape, question: asks, inputs, things }: Offered<typeof wanted>,
  last: string,
  played: Set<string>,
): Promise<void> {
  const liked = things.actions.filter(({ text }) => plays.test(text))
  if (shape === 'act' && liked.length > 0) {
    const one = liked.at(takes === 'first' ? 0 : -1)
    played.add(plays.exec(one?.text ?? '')?.[0] ?? '')
    return press(page, one)
  }
  if (shape === 'choose' && asks !== last && things.lit.length > 0) {
    await press(page, things.lit[0])
    const now = await offered(page, wanted)
    if (now.inputs !== inputs || now.shape === 'over') return
    return press(page, now.things.primary[0])
  }
  await press(page, things.primary[0])
}

/** A whole game by clicking what is offered, reloaded once in each shape of question; returns what was played. */
export async function playsLikeANewcomer(site: Site, game: string, habits: Habits): Promise<string[]> {
  const page = await site.open()
  await startGame(page, game, 'bot', '15', 'random')
  const met = new Set<string>()
  const played = new Set<string>()
  let last = ''
  for (let i = 0; i < habits.most; i++) {
    const now = await offered(page, wanted)
    if (now.shape === 'over') break
    if (!met.has(now.shape)) await reload(page)
    met.add(now.shape)
    await answer(page, habits, now, last, played)
    last = now.question
  }
  expect(await question(page)).toMatch(/You (won|lost)|Drawn/)
  expect([...met]).toEqual(expect.arrayContaining(['act', 'choose']))
  expect(problemsOf(page).join('\n')).toBe('')
  return [...played]
}

/** A whole game by keyboard alone, from the lobby to the end; `down`: how far below the first game it stands. */
export async function playsByKeyboard(site: Site, game: string, down: number): Promise<void> {
  const page = await site.open({ locale: 'ja-JP' })
  const press = (key: string): Promise<void> => page.keyboard.press(key)
  const here = (selector: string): Promise<boolean> =>
    page.evaluate(`document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`)
  const tabTo = async (selector: string): Promise<void> => {
    await page.locator(selector).first().waitFor({ state: 'attached' })
    for (let i = 0; i < 40 && !(await here(selector)); i++) await press('Tab')
    expect(await here(selector)).toBe(true)
  }
  await tabTo('.game input')
  for (let i = 0; i < down; i++) await press('ArrowDown')
  expect(await page.locator(`.game input[value=${game}]`).isChecked()).toBe(true)
  await tabTo('input[name=strength]')
  await press('ArrowLeft')
  expect(await page.locator('input[name=strength][value=random]').isChecked()).toBe(true)
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
  expect(problemsOf(page).join('\n')).toBe('')
}
