import type { GameRules } from '@fudaba/kernel'
import type { ConformanceOptions } from '@fudaba/kernel/testing'

type Setups = NonNullable<ConformanceOptions['setups']>

/** Games whose ready decks hold only a part of their cards, with decks made of all of them. */
export const setups: Readonly<Record<string, (rules: GameRules) => Setups>> = {
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
