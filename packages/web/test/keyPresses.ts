import type { Page } from '@playwright/test'
import { GUARD_MILLIS, settled } from './site.ts'

/** Poll options for what appears after the computer has moved. */
export const PATIENT = { timeout: GUARD_MILLIS }

export const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key)
}

/** Presses the marked button inside the page until the condition holds (an expression over `shape` and `question`). */
export const goTo = (page: Page, there: string): Promise<unknown> =>
  page.evaluate(`(async () => {
    for (let i = 0; i < 200; i++) {
      const { shape, question } = await ${settled()}
      if (${there}) return
      document.querySelector('[data-primary]').click()
    }
    throw new Error('never came to ' + ${JSON.stringify(there)})
  })()`)
