import type { Page } from '@playwright/test'
import type { Decision } from '@fudaba/kernel'
import { expect } from 'vitest'
import { gameAt, kept } from './keptGames.ts'
import { type OpenOptions, type Site, asked, problemsOf, question } from './site.ts'

/** The page with a game of 軌跡TCG that waits in the lobby, opened. */
export async function resume(site: Site, save: string, options: OpenOptions = {}): Promise<Page> {
  const page = await site.open({ ...options, kept: { 'game.kiseki': save, auto: 'on', ...options.kept } })
  await page.locator('[data-resume=kiseki]').click()
  return page
}

export const inputs = (page: Page): Promise<string | null> =>
  page.locator('.prompt').getAttribute('data-inputs')

/** A reload and an undo come back to such a question, and its answer goes on. */
export async function comesBackTo(
  site: Site,
  shape: Decision['shape'],
  card?: Parameters<typeof gameAt>[1],
): Promise<void> {
  const page = await resume(site, kept(gameAt(shape, card)))
  expect(await asked(page)).toBe(shape)
  const before = await question(page)
  await page.reload()
  expect(await asked(page)).toBe(shape)
  expect(await question(page)).toBe(before)
  const count = await inputs(page)
  // Twice where the first press only fills the answer up; a name is one of its buttons.
  for (let i = 0; i < 2 && (await inputs(page)) === count; i++) {
    await page
      .locator(shape === 'name' ? '.answers [data-answer]' : '[data-primary]')
      .first()
      .click()
    await asked(page)
  }
  expect(Number(await inputs(page))).toBeGreaterThan(Number(count))
  await page.keyboard.press('z')
  await page.waitForFunction(`document.querySelector('.prompt').dataset.inputs === '${count}'`)
  expect(await asked(page)).toBe(shape)
  expect(await question(page)).toBe(before)
  expect(problemsOf(page)).toEqual([])
}
