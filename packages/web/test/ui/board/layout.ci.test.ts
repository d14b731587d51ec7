import { describe, expect, test } from 'vitest'
import { noBrowser, useSite } from '../../site.ts'
import { layoutFaults } from './layoutFacts.ts'
import { drawnAt, games, sampled, screens } from './sampled.ts'

const site = useSite()

describe.skipIf(noBrowser)('nothing of a table is clipped, covered or out of sight', () => {
  test.each(games)('%s, longer into a game, on desks and phones', async (game) => {
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
