import { type Game, NONE } from '@fudaba/kernel/rules'
import { source } from '../board/pseudoCards.ts'

/** 能力 (1201.1): crafts, EVENT abilities and arts, by the kind of tree their text becomes. */
export const abilityKinds = {
  craft: { activated: 'activated', triggered: 'triggered', constant: 'continuous' },
  event: 'instruction',
  art: 'instruction',
} as const

/** 効果 (1201.2): done at once (1214), lasting (1215), or in place of something else (1216). */
export const effectKinds = ['immediate', 'continuous', 'replacement'] as const

/** 発生源 (1222.2): the card that what waits comes from, as long as it is the same thing; else NONE. */
export const sourceOf = (g: Game, waiting: number): number => g.related(source, waiting)[0] ?? NONE
