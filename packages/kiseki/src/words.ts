import { Vocabulary } from '@fudaba/kernel'

/** 種類. A card may have several at once. */
export const cardTypes = ['UNIT', 'ITEM', 'EVENT', 'BASE'] as const
export type CardType = (typeof cardTypes)[number]

export const types = new Vocabulary('types', cardTypes)
/** 組織: an open set of words; cards bring them. */
export const organisations = new Vocabulary('organisations')
/** カード名 and サブ名. */
export const names = new Vocabulary('names')
export const subNames = new Vocabulary('subNames')

export const UNIT = types.word('UNIT')
export const ITEM = types.word('ITEM')
export const EVENT = types.word('EVENT')
export const BASE = types.word('BASE')
