import type { Bilingual, GameRules, Position } from '@fudaba/kernel'
import type { CardGame } from '@fudaba/cardtext'

/** A game the page knows. Its rules are loaded, here and in the worker, only when it is chosen. */
export interface GameEntry {
  readonly name: string
  readonly title: Bilingual
  /** One line for somebody who has never heard of it. */
  readonly about: Bilingual
  /** The hue of its mat (`layout.mat`), which is not loaded yet where games are chosen. */
  readonly hue: number
  load(): Promise<GameRules>
  /** The deck source behind the lobby's button for packs. */
  readonly packs?: string
  /** Of a game whose cards have texts: how they are read, and where a card can be tried out. */
  workshop?(): Promise<GameWorkshop>
}

export interface GameWorkshop {
  readonly cardGame: CardGame
  testBoard(card: Readonly<Record<string, unknown>>): Position
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
    hue: 150,
    load: async () => (await import('@fudaba/blackpoker')).blackpoker as GameRules,
  },
  {
    name: 'kiseki',
    title: { ja: '軌跡 TRADING CARD GAME', en: 'Kiseki Trading Card Game' },
    about: {
      ja: '1つのターンを2人で進める。拠点で力をため、UNITで攻め合い、相手の絆40点を削りきる。',
      en: 'Both players share every turn: save up in a homebase, field UNITs and attack. Whoever loses all of 40 bond points loses.',
    },
    hue: 200,
    load: async () => (await import('@fudaba/kiseki')).kiseki as GameRules,
    packs: 'sealed',
    workshop: () => import('@fudaba/kiseki'),
  },
  {
    name: 'last-chronicle',
    title: { ja: 'ラストクロニクル', en: 'Last Chronicle' },
    about: {
      ja: 'ソウルをためてユニットを配置し、時代を進め、小隊で攻めて相手のライフ20点を削りきる。',
      en: 'Gather souls, place units, advance through four eras, and attack in squads: 20 life each.',
    },
    hue: 60,
    load: async () => (await import('@fudaba/last-chronicle')).lastChronicle as GameRules,
    workshop: () => import('@fudaba/last-chronicle'),
  },
  {
    name: 'aquarian-age',
    title: { ja: 'アクエリアンエイジ', en: 'Aquarian Age' },
    about: {
      ja: '勢力のキャラクターを支配下に置き、パワーをためてブレイクし、相手に10枚のダメージを与える。',
      en: 'Bring characters of six factions under control, gather power, break them into stronger ones: ten damage wins.',
    },
    hue: 320,
    load: async () => (await import('@fudaba/aquarian-age')).aquarianAge as GameRules,
    workshop: () => import('@fudaba/aquarian-age'),
  },
  {
    name: 'vanguard',
    title: { ja: 'カードファイト!! ヴァンガード (G)', en: 'Cardfight!! Vanguard (G)' },
    about: {
      ja: 'グレードを上げながらライドし、リアガードと攻め、手札で守る。6枚目のダメージで決着。',
      en: 'Ride from grade to grade, attack with your rear-guards, guard with your hand: the sixth damage decides.',
    },
    hue: 265,
    load: async () => (await import('@fudaba/vanguard')).vanguard as GameRules,
    workshop: () => import('@fudaba/vanguard'),
  },
]
