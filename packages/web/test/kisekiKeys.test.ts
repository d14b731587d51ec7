import { afterAll, beforeAll, describe, test } from 'vitest'
import { playsByKeyboard } from './newcomer.ts'
import { type Site, noBrowser, openSite } from './site.ts'

let site: Site
beforeAll(async () => {
  if (!noBrowser) site = await openSite()
}, 60_000)
afterAll(async () => {
  if (!noBrowser) await site.close()
})

describe.skipIf(noBrowser)('軌跡TCG without a pointer', () => {
  test(
    'a whole game by keyboard alone, from the lobby to the end',
    () => playsByKeyboard(site, 'kiseki', 1),
    300_000,
  )
})
