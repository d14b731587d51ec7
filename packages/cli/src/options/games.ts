import { readFile } from 'node:fs/promises'
import type { CardGame } from '@fudaba/cardtext'
import type { Bilingual, GameRules, Position } from '@fudaba/kernel'
import type { Proofs } from '@fudaba/kernel/rules'
import { wrongUse } from '../words/usageError.ts'
import { gameInFolder, isFolderName } from './gameFolder.ts'

/** A game the terminal knows. Its rules are loaded only when it is asked for. */
export interface GameEntry {
  readonly name: string
  readonly title: Bilingual
  /** Where the rules come from, for worker threads. */
  readonly module: string
  readonly export: string
  /** Address of its folder, if it is none of ours: then threads cannot load it. */
  readonly folder?: string
  load(): Promise<GameRules>
  /** How its cards are read from files, if they are. */
  cards?(): Promise<CardGame>
  /** Of the same games: a board on which a card can be tried. */
  testBoard?(): Promise<(card: Readonly<Record<string, unknown>>) => Position>
}

/** The one place where games are registered. */
export const games: readonly GameEntry[] = [
  {
    name: 'blackpoker',
    title: { ja: 'BlackPoker ライト', en: 'BlackPoker Lite' },
    module: '@fudaba/blackpoker',
    export: 'blackpoker',
    load: async () => (await import('@fudaba/blackpoker')).blackpoker as GameRules,
  },
  {
    name: 'kiseki',
    title: { ja: '軌跡 TRADING CARD GAME', en: 'Kiseki Trading Card Game' },
    module: '@fudaba/kiseki',
    export: 'kiseki',
    load: async () => (await import('@fudaba/kiseki')).kiseki as GameRules,
    cards: async () => (await import('@fudaba/kiseki')).cardGame,
    testBoard: async () => (await import('@fudaba/kiseki')).testBoard,
  },
  {
    name: 'last-chronicle',
    title: { ja: 'ラストクロニクル', en: 'Last Chronicle' },
    module: '@fudaba/last-chronicle',
    export: 'lastChronicle',
    load: async () => (await import('@fudaba/last-chronicle')).lastChronicle as GameRules,
    cards: async () => (await import('@fudaba/last-chronicle')).cardGame,
    testBoard: async () => (await import('@fudaba/last-chronicle')).testBoard,
  },
  {
    name: 'aquarian-age',
    title: { ja: 'アクエリアンエイジ', en: 'Aquarian Age' },
    module: '@fudaba/aquarian-age',
    export: 'aquarianAge',
    load: async () => (await import('@fudaba/aquarian-age')).aquarianAge as GameRules,
    cards: async () => (await import('@fudaba/aquarian-age')).cardGame,
    testBoard: async () => (await import('@fudaba/aquarian-age')).testBoard,
  },
  {
    name: 'vanguard',
    title: { ja: 'カードファイト!! ヴァンガード', en: 'Cardfight!! Vanguard' },
    module: '@fudaba/vanguard',
    export: 'vanguard',
    load: async () => (await import('@fudaba/vanguard')).vanguard as GameRules,
    cards: async () => (await import('@fudaba/vanguard')).cardGame,
    testBoard: async () => (await import('@fudaba/vanguard')).testBoard,
  },
]

/** A game by its name, or by the folder it lies in. */
export async function gameEntry(name: string): Promise<GameEntry> {
  if (isFolderName(name)) return gameInFolder(name)
  const found = games.find((game) => game.name === name.toLowerCase())
  if (found === undefined)
    throw wrongUse('noGame', { name, games: games.map((game) => game.name).join(', ') })
  return found
}

/** Whether threads can load the rules: they know neither cards of the player's own nor games of other folders. */
export const forThreads = ({ folder }: GameEntry, cards: readonly string[]): boolean =>
  folder === undefined && cards.length === 0

export const loadGame = async (name: string): Promise<GameRules> => (await gameEntry(name)).load()

/** The tests that prove each clause, from the game's `rulebook/proofs.json`; empty without that file. */
export async function loadProofs({ module, folder }: GameEntry): Promise<Proofs> {
  const base = folder ?? import.meta.resolve(`${module}/package.json`)
  try {
    return JSON.parse(await readFile(new URL('./rulebook/proofs.json', base), 'utf8')) as Proofs
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}
