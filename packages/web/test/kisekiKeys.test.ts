import { describe, test } from 'vitest'
import { playsByKeyboard } from './newcomer.ts'
import { noBrowser, useSite } from './site.ts'

const site = useSite()

describe.skipIf(noBrowser)('軌跡TCG without a pointer', () => {
  test(
    'a whole game by keyboard alone, from the lobby to the end',
    () => playsByKeyboard(site, 'kiseki', 1),
    300_000,
  )
})
