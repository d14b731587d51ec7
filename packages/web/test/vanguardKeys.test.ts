import { describe, test } from 'vitest'
import { playsByKeyboard } from './newcomer.ts'
import { noBrowser, useSite } from './site.ts'

const site = useSite()

describe.skipIf(noBrowser)('ヴァンガード without a pointer', () => {
  test(
    'a whole fight by keyboard alone, from the lobby to the end',
    () => playsByKeyboard(site, 'vanguard', 4),
    300_000,
  )
})
