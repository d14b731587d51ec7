import { readFile } from 'node:fs/promises'
import type { CardGame } from '@fudaba/cardtext'
import type { Bilingual, GameRules, Proofs } from '@fudaba/kernel'
import { wrongUse } from './usageError.ts'

/** A game the terminal knows. Its rules are loaded only when it is asked for. */
export interface GameEntry {
  readonly name: string
  readonly title: Bilingual
  /** Where the rules come from, for worker threads. */
  readonly module: string
  readonly export: string
  load(): Promise<GameRules>
  /** How its cards are read from files, if they are. */
  cards?(): Promise<CardGame>
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
  },
  {
    name: 'last-chronicle',
    title: { ja: 'ラストクロニクル', en: 'Last Chronicle' },
    module: '@fudaba/last-chronicle',
    export: 'lastChronicle',
    load: async () => (await import('@fudaba/last-chronicle')).lastChronicle as GameRules,
    cards: async () => (await import('@fudaba/last-chronicle')).cardGame,
  },
  {
    name: 'aquarian-age',
    title: { ja: 'アクエリアンエイジ', en: 'Aquarian Age' },
    module: '@fudaba/aquarian-age',
    export: 'aquarianAge',
    load: async () => (await import('@fudaba/aquarian-age')).aquarianAge as GameRules,
    cards: async () => (await import('@fudaba/aquarian-age')).cardGame,
  },
  {
    name: 'vanguard',
    title: { ja: 'カードファイト!! ヴァンガード', en: 'Cardfight!! Vanguard' },
    module: '@fudaba/vanguard',
    export: 'vanguard',
    load: async () => (await import('@fudaba/vanguard')).vanguard as GameRules,
    cards: async () => (await import('@fudaba/vanguard')).cardGame,
  },
]

export function gameEntry(name: string): GameEntry {
  const found = games.find((game) => game.name === name.toLowerCase())
  if (found === undefined)
    throw wrongUse('noGame', { name, games: games.map((game) => game.name).join(', ') })
  return found
}

export const loadGame = async (name: string): Promise<GameRules> => gameEntry(name).load()

/** Which tests prove each clause, from the file that lies beside the game's clause index. */
export async function loadProofs(name: string): Promise<Proofs> {
  const manifest = import.meta.resolve(`${gameEntry(name).module}/package.json`)
  try {
    return JSON.parse(await readFile(new URL('./rulebook/proofs.json', manifest), 'utf8')) as Proofs
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}
