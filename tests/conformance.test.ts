import type { GameRules } from '@fudaba/kernel'
import { type ConformanceOptions, conformance } from '@fudaba/kernel/testing'
import { forEachGame, keptProofs, loadGame } from './games.ts'

const full = process.env['FUDABA_FULL'] === '1'

/** What chance does not find, by game; a test proves each of these clauses. */
const unreached: Readonly<Record<string, readonly string[]>> = {
  // Its catalogue has no texts yet, and only texts do these.
  kiseki: [
    'play-event',
    'play-art',
    'play-craft',
    'play-craft-2',
    'play-craft-3',
    'play-craft-4',
    '506.4',
    '1204.2f-5',
    '1303.1',
    '1303.2',
    '1304.1',
    '1304.2',
    '1307.1',
    '1314.1',
    '1316.2',
    '1317.1',
    '1317.2',
    '1318.2',
    '1319.1',
    '1326.1',
    '1330.1',
    '1331.1',
    '1333.1',
    '1334.1',
    '1335.1',
    '1402.1',
  ],
  // Only units with others joined to them have so many abilities; one card can be sublimated.
  'last-chronicle': ['use-ability-2', 'use-ability-3', 'use-ability-4', 'sublimate'],
  // No card has more than one effect; joining an attack and attacking characters are rare.
  'aquarian-age': ['use-effect-2', 'use-effect-3', 'attack-character', 'synchro'],
  // No card has so many abilities; a leader and its mate seldom meet.
  vanguard: ['ability-3', 'ability-4', 'legion'],
}

type Setups = NonNullable<ConformanceOptions['setups']>

/** Games whose ready decks hold only a part of their cards, with decks made of all of them. */
const setups: Readonly<Record<string, (rules: GameRules) => Setups>> = {
  'last-chronicle'({ cards, cardId }) {
    const ids = cards.map(cardId)
    const part = (from: number): string[] => [...ids, ...ids].slice(from, from + 50)
    return [
      {},
      { decks: ['city', 'hill'] },
      { config: { lamps: 'cumulative' } },
      { decks: [part(0), part(50)] },
      { decks: [part(100), part(75)] },
    ]
  },
  'aquarian-age'({ cards, cardId, decks }) {
    // Cards of one faction need each other: a deck of each faction.
    const of = (faction: string): string[] => {
      const own = cards.filter((card) => (card as { factions: readonly string[] }).factions.includes(faction))
      return [...own, ...own].slice(0, 40).map(cardId)
    }
    return [
      {},
      { decks: [decks[1].name, decks[2].name] },
      { decks: [of('ego'), of('arayashiki')] },
      { decks: [of('wizdom'), of('darklore')] },
      { decks: [of('polaris'), of('eraser')] },
    ]
  },
  vanguard({ decks }) {
    const [first, second, third] = decks.map(({ name }) => name)
    return [{}, { decks: [second, third] }, { decks: [third, first] }, { config: { deckRule: 'clanFight' } }]
  },
}

/** Games of many decisions: fewer of them, and the dear checks look at some of the decisions. */
const long: Readonly<Record<string, Partial<ConformanceOptions> & Pick<ConformanceOptions, 'seeds'>>> = {
  kiseki: full
    ? { seeds: 300, some: 200, few: 20, every: 5 }
    : { seeds: 8, some: 3, few: 2, every: 40, provedIsEnough: true },
  'last-chronicle': full
    ? { seeds: 600, some: 200, few: 20, every: 5 }
    : { seeds: 20, some: 4, few: 2, every: 40, provedIsEnough: true },
  'aquarian-age': full
    ? { seeds: 600, some: 200, few: 20, every: 5 }
    : { seeds: 15, some: 3, few: 2, every: 40, provedIsEnough: true },
  vanguard: full
    ? { seeds: 600, some: 200, few: 20, every: 5 }
    : { seeds: 16, some: 4, few: 2, every: 40, provedIsEnough: true },
}

await forEachGame(async (game) => {
  const { rules } = await loadGame(game)
  const size = long[game.name] ?? { seeds: full ? 10_000 : 300 }
  conformance(rules, {
    ...size,
    setups: setups[game.name]?.(rules),
    proofs: keptProofs(game),
    unreached: unreached[game.name],
  })
})
