import { coversOf } from './covers.ts'
import type { Lesson, LessonCover, LessonKind } from './lesson.ts'

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
  const cover = (await coversOf(game)).find((each) => each.kind === kind)
  if (cover === undefined) return null
  const script = (await collections[game][cover.kind]!()).default as Omit<Lesson, keyof LessonCover>
  return { ...cover, ...script }
}
