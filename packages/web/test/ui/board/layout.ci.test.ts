import { describe, expect, test } from 'vitest'
import { noBrowser, useSite } from '../../site.ts'
import { layoutFaults } from './layoutFacts.ts'
import { drawnAt, sampled, screens } from './sampled.ts'

const site = useSite()

/**
 * Longer into a game. Not yet those with costs of three signs or five digits on the narrowest cards (ラストクロニクル,
 * ヴァンガード), nor BlackPoker with two lines of hand at 360×640: there something is still clipped.
 */
const games = ['kiseki', 'aquarian-age'] as const

describe.skipIf(noBrowser)('nothing of a table is clipped, covered or out of sight', () => {
  test.each(games)('%s, in the middle of a game, on desks and phones', async (game) => {
    const faults = await sampled(site, game, { samples: 3, answers: 18, seed: '5' }, async (page, say) => {
      for (const [name, screen] of Object.entries(screens)) {
        await page.setViewportSize(screen)
        await drawnAt(page, screen.width)
        for (const fault of await layoutFaults(page)) say(`${name}: ${fault}`)
      }
    })
    expect(faults).toEqual([])
  })
})
