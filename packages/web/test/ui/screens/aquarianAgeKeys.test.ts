import { describe, test } from 'vitest'
import { playsByKeyboard } from '../../wholeGames.ts'
import { noBrowser, useSite } from '../../site.ts'

const site = useSite()

describe.skipIf(noBrowser)('アクエリアンエイジ without a pointer', () => {
  test(
    'a whole game of アクエリアンエイジ is played by keyboard alone, from the lobby to the end',
    () => playsByKeyboard(site, 'aquarian-age', 3),
    300_000,
  )
})
