import { describe, expect, test } from 'vitest'
import { playsLikeANewcomer } from './newcomer.ts'
import { noBrowser, useSite } from './site.ts'

const site = useSite()

describe.skipIf(noBrowser)('ヴァンガード in the browser', () => {
  test('a whole fight by clicking what is offered, reloaded once in each shape of question', async () => {
    const played = await playsLikeANewcomer(site, 'vanguard', {
      plays: /(Normal call)$/,
      takes: 'last',
      most: 900,
    })
    expect(played).toContain('Normal call')
  }, 300_000)
})
