import { lanternPier } from '@fudaba/example-tiny-game'
import type { GameRules } from '@fudaba/kernel'
import { type GameEntry, games as registered } from '../src/games.ts'
import { parade } from './parade.ts'

/** The registry of the tests: what is published, the example game, and one that asks in every shape. */
export const games: readonly GameEntry[] = [
  ...registered,
  {
    name: lanternPier.name,
    title: { ja: '灯籠の桟橋', en: 'Lantern Pier' },
    about: { ja: '小さな例', en: 'A small example' },
    hue: 240,
    load: () => Promise.resolve(lanternPier as GameRules),
  },
  {
    name: parade.name,
    title: { ja: '行列', en: 'Parade' },
    about: { ja: 'すべての問いの形', en: 'Every shape of question' },
    hue: 0,
    load: () => Promise.resolve(parade),
  },
]

export type { GameEntry }
