import { type OwnOf, Vocabulary } from '@fudaba/kernel/rules'
import { book } from '../book.ts'

/** 種類 (203). A card may have several at once. */
export const cardTypes = ['UNIT', 'ITEM', 'EVENT', 'BASE'] as const
export type CardType = (typeof cardTypes)[number]

export const types = new Vocabulary('types', cardTypes)
/** 組織 (211): an open set of words; cards bring them. */
export const organisations: OwnOf<Vocabulary> = book.vocabulary('organisations')
/** カード名 (201) and サブ名 (202). */
export const names: OwnOf<Vocabulary> = book.vocabulary('names')
export const subNames: OwnOf<Vocabulary> = book.vocabulary('subNames')

export const UNIT = types.word('UNIT')
export const ITEM = types.word('ITEM')
export const EVENT = types.word('EVENT')
export const BASE = types.word('BASE')
