import { afterAll, beforeAll, describe, test } from 'vitest'
import { comesBackTo } from './resuming.ts'
import { type Site, noBrowser, openSite } from './site.ts'

let site: Site
beforeAll(async () => {
  if (!noBrowser) site = await openSite()
}, 60_000)
afterAll(async () => {
  if (!noBrowser) await site.close()
})

// In a file of its own: what a made-up card does is numbered in the order in which cards are made up, and the page, which
// goes on with the game, has seen no other.
describe.skipIf(noBrowser)('every shape of question in 軌跡TCG', () => {
  const drawing = { name: '試作', types: ['UNIT'], cp: 1, str: 1, def: 1, organisations: ['仲間'] }
  test(
    'number: a reload and an undo come back to it, and its answer goes on',
    () => comesBackTo(site, 'number', { ...drawing, text: '・[登場]カードを2枚まで引く。' }),
    60_000,
  )
})
