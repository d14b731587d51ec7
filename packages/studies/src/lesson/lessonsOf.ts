import type { Lesson, LessonKind } from './lesson.ts'

type Loader = () => Promise<{ readonly default: unknown }>

/** A lesson is data, in a file of its own. */
const collections: Readonly<Record<string, Readonly<Partial<Record<LessonKind, Loader>>>>> = {
  blackpoker: {
    first: () => import('./collection/blackpoker/first.json', { with: { type: 'json' } }),
    combat: () => import('./collection/blackpoker/combat.json', { with: { type: 'json' } }),
    responses: () => import('./collection/blackpoker/responses.json', { with: { type: 'json' } }),
    own: () => import('./collection/blackpoker/own.json', { with: { type: 'json' } }),
  },
  vanguard: {
    first: () => import('./collection/vanguard/first.json', { with: { type: 'json' } }),
    combat: () => import('./collection/vanguard/combat.json', { with: { type: 'json' } }),
    responses: () => import('./collection/vanguard/responses.json', { with: { type: 'json' } }),
    own: () => import('./collection/vanguard/own.json', { with: { type: 'json' } }),
  },
  kiseki: {
    first: () => import('./collection/kiseki/first.json', { with: { type: 'json' } }),
    combat: () => import('./collection/kiseki/combat.json', { with: { type: 'json' } }),
    responses: () => import('./collection/kiseki/responses.json', { with: { type: 'json' } }),
    own: () => import('./collection/kiseki/own.json', { with: { type: 'json' } }),
  },
  'last-chronicle': {
    first: () => import('./collection/last-chronicle/first.json', { with: { type: 'json' } }),
    combat: () => import('./collection/last-chronicle/combat.json', { with: { type: 'json' } }),
    responses: () => import('./collection/last-chronicle/responses.json', { with: { type: 'json' } }),
    own: () => import('./collection/last-chronicle/own.json', { with: { type: 'json' } }),
  },
  'aquarian-age': {
    first: () => import('./collection/aquarian-age/first.json', { with: { type: 'json' } }),
    combat: () => import('./collection/aquarian-age/combat.json', { with: { type: 'json' } }),
    responses: () => import('./collection/aquarian-age/responses.json', { with: { type: 'json' } }),
    own: () => import('./collection/aquarian-age/own.json', { with: { type: 'json' } }),
  },
}

/** The lesson of a game of this kind, or null. */
export async function lessonOf(game: string, kind: string): Promise<Lesson | null> {
  const load = Object.hasOwn(collections, game) ? collections[game] : {}
  return Object.hasOwn(load, kind) ? ((await load[kind as LessonKind]!()).default as Lesson) : null
}

/** The lessons that come with a game, in the order in which they are taken; of a game that has none, none. */
export async function lessonsOf(game: string): Promise<readonly Lesson[]> {
  const load = Object.hasOwn(collections, game) ? collections[game] : {}
  return Promise.all(Object.values(load).map(async (each) => (await each()).default as Lesson))
}
