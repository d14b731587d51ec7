import { describe, test } from 'vitest'
import { playsByKeyboard } from '../../wholeGames.ts'
import { noBrowser, useSite } from '../../site.ts'

const site = useSite()

describe.skipIf(noBrowser)('ラストクロニクル without a pointer', () => {
  test(
    'a whole game of ラストクロニクル is played by keyboard alone, from the lobby to the end',
    () => playsByKeyboard(site, 'last-chronicle', 2),
    300_000,
  )
})
