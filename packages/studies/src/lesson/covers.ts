import type { LessonCover } from './lesson.ts'

/** Apart from the lessons, so that a list of them loads none. */
const collections: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  blackpoker: () => import('./collection/blackpoker/covers.json', { with: { type: 'json' } }),
  kiseki: () => import('./collection/kiseki/covers.json', { with: { type: 'json' } }),
  'last-chronicle': () => import('./collection/last-chronicle/covers.json', { with: { type: 'json' } }),
  'aquarian-age': () => import('./collection/aquarian-age/covers.json', { with: { type: 'json' } }),
  vanguard: () => import('./collection/vanguard/covers.json', { with: { type: 'json' } }),
}

/** The lessons that come with a game, as a list shows them, in the order in which they are taken. */
export async function coversOf(game: string): Promise<readonly LessonCover[]> {
  if (!Object.hasOwn(collections, game)) return []
  return (await collections[game]()).default as readonly LessonCover[]
}
