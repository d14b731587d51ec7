import { type OwnOf, Vocabulary } from '@fudaba/kernel/rules'
import { book } from '../book.ts'

/** カードの種類 (base.1.3.1), in the order of 22-2. */
export const types = ['break', 'permanent', 'project', 'fast', 'character'] as const
export type CardType = (typeof types)[number]

/** 勢力, in the order of 22-4; the last stands for characters without one (18-2). */
export const factions = ['ego', 'arayashiki', 'wizdom', 'darklore', 'polaris', 'eraser', 'none'] as const
export type Faction = (typeof factions)[number]
export const NO_FACTION = factions.length - 1

/** 分類アイコン: an open set of words; cards bring them. */
export const icons: OwnOf<Vocabulary> = book.vocabulary('icons')
/** ネーム: the personal names of name-level characters. */
export const names: OwnOf<Vocabulary> = book.vocabulary('names')
export const factionWords = new Vocabulary('factions', factions.slice(0, NO_FACTION))
