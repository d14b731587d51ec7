import type { Page } from '@playwright/test'
import { settled } from './site.ts'

/** For what comes when the computer has moved. */
export const PATIENT = { timeout: 20_000 }

export const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key)
}

/** Presses the marked button, inside of the page, until this is true of it. */
export const goTo = (page: Page, there: string): Promise<unknown> =>
  page.evaluate(`(async () => {
    for (let i = 0; i < 200; i++) {
      const { shape, question } = await ${settled()}
      if (${there}) return
      document.querySelector('[data-primary]').click()
    }
    throw new Error('never came to ' + ${JSON.stringify(there)})
  })()`)
