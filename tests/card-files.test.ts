import { expect, test } from 'vitest'
import { stale } from '../scripts/cards.mjs'

test('generated card modules and schemas are what their sources say (node scripts/cards.mjs writes them)', async () => {
  expect(await stale()).toEqual([])
}, 60_000)
