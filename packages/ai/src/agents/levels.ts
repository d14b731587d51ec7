import type { Agent } from './agent.ts'
import { greedy, makeGreedy } from './greedy.ts'
import { makeSearch } from './searcher.ts'

/** Where guards are thought about: judged battle by battle, by players who do not foresee the drive checks. */
const inBattles = { rounds: true, unforeseen: true, everywhere: true } as const

/**
 * How hard the computer tries: playouts and worlds for a decision, how much it misjudges, seconds it never exceeds.
 * `again`: the best of its answers are then played on. `normal` does that only where its first look does not go beyond
 * the moment, which tells it no more than greedy is told, and no further than it takes: there has to be something left
 * for `hard` to see.
 */
export const levels = {
  easy: { nodes: 24, worlds: 4, noise: 0.25, seconds: 0.3 },
  normal: {
    nodes: 100,
    worlds: 10,
    noise: 0,
    seconds: 0.45,
    again: {
      afterMoments: { answers: 2, worlds: 2, tries: 3 },
      cheapAfterMoments: { answers: 4, worlds: 4, tries: 4, unforeseen: true },
      addingUp: { answers: 3, worlds: 4, tries: 3, ...inBattles },
    },
  },
  hard: {
    nodes: 100,
    worlds: 10,
    noise: 0,
    seconds: 4,
    again: {
      afterTurns: { answers: 3, worlds: 48, tries: 5 },
      afterMoments: { answers: 3, worlds: 48, tries: 5 },
      cheapAfterMoments: {
        answers: 8,
        worlds: 24,
        tries: 16,
        together: 12,
        behind: 3,
        unforeseen: true,
        turns: 3,
      },
      addingUp: { answers: 6, worlds: 12, tries: 8, together: 6, behind: 2.5, ...inBattles },
    },
    insteadOfAgain: 1500,
  },
} as const

export type Level = keyof typeof levels
export const levelNames = Object.keys(levels) as readonly Level[]

/** All levels pass where greedy does, and stop early where the answer is clear. */
const manner = { hurries: true, scaled: true, screen: greedy }

/** The part of its seconds that the screening agent may take. */
const SCREEN_SHARE = 0.5

const level = (name: Level): Agent => {
  const screen = makeGreedy({ seconds: SCREEN_SHARE * levels[name].seconds })
  return makeSearch({ name, ...levels[name], ...manner, screen })
}

export const easy = level('easy')
export const normal = level('normal')
export const hard = level('hard')

/** By playouts alone, whatever the clock says: the same on every machine. */
const untimed = (name: Level): Agent => makeSearch({ name, ...levels[name], seconds: undefined, ...manner })

const { again } = levels.hard

/**
 * Agents for measuring. `sees-all` is the search of `hard` in the one true world: it shows how much luck there is. In
 * worlds that are all the same there is little to average.
 */
export const untimedLevels: Readonly<Record<string, Agent>> = {
  ...Object.fromEntries(levelNames.map((name) => [name, untimed(name)])),
  'sees-all': makeSearch({
    name: 'sees-all',
    ...levels.hard,
    again: {
      afterTurns: { ...again.afterTurns, worlds: 4 },
      afterMoments: { ...again.afterMoments, worlds: 4 },
      cheapAfterMoments: { ...again.cheapAfterMoments, worlds: 2, unforeseen: false },
      addingUp: { ...again.addingUp, worlds: 2, unforeseen: false },
    },
    seconds: undefined,
    seesAll: true,
    ...manner,
  }),
}
