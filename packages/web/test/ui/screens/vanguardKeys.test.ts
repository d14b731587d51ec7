import { describe, test } from 'vitest'
import { playsByKeyboard } from '../../wholeGames.ts'
import { noBrowser, useSite } from '../../site.ts'

const site = useSite()

describe.skipIf(noBrowser)('ヴァンガード without a pointer', () => {
  test(
    'a whole game of ヴァンガード is played by keyboard alone, from the lobby to the end',
    () => playsByKeyboard(site, 'vanguard', 4),
    300_000,
  )
})
