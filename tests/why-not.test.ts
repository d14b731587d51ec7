// Asked why not about everything in random play: what is offered is never refused, what is not offered has a reason.
import { describe, expect, test } from 'vitest'
import { Explained, explains } from '../packages/kernel/src/testing/conformance/explained.ts'
import {
  everySetting,
  place,
  playOut,
  playings,
} from '../packages/kernel/src/testing/conformance/randomPlay.ts'
import { forEachGame, loadGame } from './games.ts'
import { setups } from './setups.ts'

const tier = process.env['FUDABA_FULL'] === '1' ? 'full' : process.env['FUDABA_TIER'] === 'ci' ? 'ci' : 'test'

/** Games of each tier, and at one of how many decisions everything is asked: most games have hundreds. */
const sizes = {
  test: { seeds: 2, every: 80 },
  ci: { seeds: 6, every: 20 },
  full: { seeds: 40, every: 10 },
} as const
/** Short games need more of them, long ones fewer. */
const more: Readonly<Record<string, number>> = { blackpoker: 5, 'tiny-game': 5, kiseki: 0.5 }

await forEachGame(async (game) => {
  const { rules } = await loadGame(game)

  describe(`why not, in ${game.name}`, () => {
    test(
      'what is offered is never refused, and what is not offered has a reason',
      { timeout: 3_600_000 },
      () => {
        const { seeds, every } = sizes[tier]
        const often = more[game.name] ?? 1
        const told = new Explained()
        const ways = setups[game.name]?.(rules) ?? everySetting(rules)
        for (const playing of playings(rules, ways, Math.ceil(seeds * often)))
          playOut(playing, (match, random) => {
            if (match.game.over || random.below(Math.ceil(every / often)) > 0) return
            explains(match, random, () => place(playing, match), told)
          })
        expect(told.counts.get('act refused') ?? 0).toBeGreaterThan(0)
      },
    )
  })
})
