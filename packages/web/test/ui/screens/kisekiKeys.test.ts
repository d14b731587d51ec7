import { describe, test } from 'vitest'
import { playsByKeyboard } from '../../wholeGames.ts'
import { noBrowser, useSite } from '../../site.ts'

const site = useSite()

describe.skipIf(noBrowser)('軌跡TCG without a pointer', () => {
  test(
    'a whole game of 軌跡TCG is played by keyboard alone, from the lobby to the end',
    () => playsByKeyboard(site, 'kiseki', 1),
    300_000,
  )
})
