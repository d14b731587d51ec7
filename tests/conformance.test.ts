import { type ConformanceOptions, conformance } from '@fudaba/kernel/testing'
import { forEachGame, keptProofs, loadGame } from './games.ts'
import { setups } from './setups.ts'

/** How much is played: in `npm test`, in `npm run test:ci`, and in `npm run test:full`. */
const size = process.env['FUDABA_FULL'] === '1' ? 'full' : process.env['FUDABA_TIER'] === 'ci' ? 'ci' : 'test'

/** What chance does not find, by game; a test proves each of these clauses. */
const unreached: Readonly<Record<string, readonly string[]>> = {
  // Few cards have several crafts to play. Texts begin effects of their own: those of the rules that say the same, and
  // turning face down, come from boards alone; control is one card's.
  kiseki: [
    'play-craft-2',
    'play-craft-3',
    'play-craft-4',
    '506.4',
    '1303.1',
    '1303.2',
    '1304.1',
    '1304.2',
    '1307.1',
    '1316.2',
    '1319.1',
    '1326.1',
    '1334.1',
  ],
  // Only units with others joined to them have so many abilities; one card can be sublimated.
  'last-chronicle': ['use-ability-2', 'use-ability-3', 'use-ability-4', 'sublimate'],
  // No card has more than one effect; joining an attack and attacking characters are rare.
  'aquarian-age': ['use-effect-2', 'use-effect-3', 'attack-character', 'synchro'],
  // No card has so many abilities; a leader and its mate seldom meet.
  vanguard: ['ability-3', 'ability-4', 'legion'],
}

type Sizes = Readonly<Record<typeof size, Partial<ConformanceOptions> & Pick<ConformanceOptions, 'seeds'>>>

/** Games of many decisions: fewer of them, and the dear checks look at some of the decisions. */
const long: Readonly<Record<string, Sizes>> = {
  kiseki: {
    test: { seeds: 8, some: 3, few: 2, every: 40, provedIsEnough: true },
    ci: { seeds: 24, some: 9, few: 3, every: 30, provedIsEnough: true },
    full: { seeds: 300, some: 200, few: 20, every: 5 },
  },
  'last-chronicle': {
    test: { seeds: 20, some: 4, few: 2, every: 40, provedIsEnough: true },
    ci: { seeds: 60, some: 12, few: 3, every: 30, provedIsEnough: true },
    full: { seeds: 600, some: 200, few: 20, every: 5 },
  },
  'aquarian-age': {
    test: { seeds: 15, some: 3, few: 2, every: 40, provedIsEnough: true },
    ci: { seeds: 45, some: 9, few: 3, every: 30, provedIsEnough: true },
    full: { seeds: 600, some: 200, few: 20, every: 5 },
  },
  vanguard: {
    test: { seeds: 16, some: 4, few: 2, every: 40, provedIsEnough: true },
    ci: { seeds: 48, some: 12, few: 3, every: 30, provedIsEnough: true },
    full: { seeds: 600, some: 200, few: 20, every: 5 },
  },
}
const short: Sizes = { test: { seeds: 300 }, ci: { seeds: 1_000 }, full: { seeds: 10_000 } }

await forEachGame(async (game) => {
  const { rules } = await loadGame(game)
  conformance(rules, {
    ...(long[game.name] ?? short)[size],
    setups: setups[game.name]?.(rules),
    proofs: keptProofs(game),
    unreached: unreached[game.name],
  })
})
