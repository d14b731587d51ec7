import { describe, test } from 'vitest'
import { playsByKeyboard } from './newcomer.ts'
import { noBrowser, useSite } from './site.ts'

const site = useSite()

describe.skipIf(noBrowser)('ラストクロニクル without a pointer', () => {
  test(
    'a whole game by keyboard alone, from the lobby to the end',
    () => playsByKeyboard(site, 'last-chronicle', 2),
    300_000,
  )
})
