import type { Page } from '@playwright/test'
import type { Replay } from '@fudaba/kernel'
import { expect } from 'vitest'
import { kept } from './keptGames.ts'
import { type OpenOptions, type Site, moment, problemsOf, until } from './site.ts'

/** Opens the page with a saved game and resumes it. */
export async function resume(
  site: Site,
  game: string,
  save: string,
  options: OpenOptions = {},
): Promise<Page> {
  const page = await site.open({ ...options, kept: { [`game.${game}`]: save, auto: 'on', ...options.kept } })
  await page.locator(`[data-resume=${game}]`).click()
  return page
}

/** A reload and an undo come back to the question of this game, and its answer goes on. */
export async function comesBackTo(site: Site, replay: Replay, shape: string): Promise<void> {
  const page = await resume(site, replay.game, kept(replay))
  const before = await moment(page)
  expect(before.shape).toBe(shape)
  await page.reload()
  expect(await moment(page)).toEqual(before)
  // Twice where the first press only fills the answer up; a name is one of its buttons.
  let now = before
  for (let i = 0; i < 2 && now.inputs === before.inputs; i++) {
    await page
      .locator(shape === 'name' ? '.answers [data-answer]' : '[data-primary]')
      .first()
      .click()
    now = await moment(page)
  }
  expect(now.inputs).toBeGreaterThan(before.inputs)
  await page.keyboard.press('z')
  await until(page, `document.querySelector('.prompt').dataset.inputs === '${before.inputs}'`)
  expect(await moment(page)).toEqual(before)
  expect(problemsOf(page)).toEqual([])
}
