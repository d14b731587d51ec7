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

describe.skipIf(noBrowser)('アクエリアンエイジ without a pointer', () => {
  test(
    'a whole game by keyboard alone, from the lobby to the end',
    () => playsByKeyboard(site, 'aquarian-age', 3),
    300_000,
  )
})
