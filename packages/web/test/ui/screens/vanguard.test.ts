import { describe, expect, test } from 'vitest'
import { playsLikeANewcomer } from '../../wholeGames.ts'
import { noBrowser, useSite } from '../../site.ts'

const site = useSite()

describe.skipIf(noBrowser)('ヴァンガード in the browser', () => {
  test('a whole game of ヴァンガード is played by clicking what is offered, reloaded once in each shape of question', async () => {
    const played = await playsLikeANewcomer(site, 'vanguard', {
      plays: /(Normal call)$/,
      takes: 'last',
      most: 900,
    })
    expect(played).toContain('Normal call')
  })
})
