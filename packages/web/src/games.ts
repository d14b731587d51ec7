import type { Bilingual, GameRules } from '@fudaba/kernel'

/** A game the page knows. Its rules are loaded, here and in the worker, only when it is chosen. */
export interface GameEntry {
  readonly name: string
  readonly title: Bilingual
  /** One line for somebody who has never heard of it. */
  readonly about: Bilingual
  load(): Promise<GameRules>
}

/** The one place where games are registered. */
export const games: readonly GameEntry[] = [
  {
    name: 'blackpoker',
    title: { ja: 'BlackPoker ライト', en: 'BlackPoker Lite' },
    about: {
      ja: 'トランプで戦う2人用。兵士と防壁でライフを守り、相手のライフを削りきる。',
      en: 'Two players fight with playing cards: soldiers, barriers, and a deck that is your life.',
    },
    load: async () => (await import('@fudaba/blackpoker')).blackpoker as GameRules,
  },
]
