import { Vocabulary } from '@fudaba/kernel'

/** 種類 (203). A card may have several at once. */
export const cardTypes = ['UNIT', 'ITEM', 'EVENT', 'BASE'] as const
export type CardType = (typeof cardTypes)[number]

/** Words that cards defined in place may still bring once a game has begun. */
const ROOM = 64
/** Of names there are far more: hardly two cards have the same. */
const ROOM_FOR_NAMES = 512

export const types = new Vocabulary('types', cardTypes)
/** 組織 (211): an open set of words; cards bring them. */
export const organisations = new Vocabulary('organisations', [], ROOM)
/** カード名 (201) and サブ名 (202). */
export const names = new Vocabulary('names', [], ROOM_FOR_NAMES)
export const subNames = new Vocabulary('subNames', [], ROOM)

export const UNIT = types.word('UNIT')
export const ITEM = types.word('ITEM')
export const EVENT = types.word('EVENT')
export const BASE = types.word('BASE')
