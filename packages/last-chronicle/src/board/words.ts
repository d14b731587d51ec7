import { type Messages, type OwnOf, Vocabulary } from '@fudaba/kernel/rules'
import { book, fact } from '../book.ts'

/** カードタイプ (5.6.2). */
export const cardTypes = ['unit', 'history', 'spell', 'structure'] as const
export type CardType = (typeof cardTypes)[number]

/** 勢力 (5.2.2.1): the colours of power cost, in the order of the rulebook. */
export const powers = ['white', 'orange', 'purple', 'black', 'blue'] as const
export type Power = (typeof powers)[number]
/** How costs are printed: 「3白白」. */
export const powerLetters = ['白', '橙', '紫', '黒', '青'] as const

/** The same letters for those who do not read them: black and blue begin alike. */
const latinLetters: Readonly<Record<string, string>> = { 白: 'W', 橙: 'O', 紫: 'P', 黒: 'Bk', 青: 'Bl' }
/** Costs in both languages, as sentences of the game: 「3白白」 is 3WW. */
export const costSentences = (costs: readonly (string | undefined)[]): Messages =>
  Object.fromEntries(
    costs.flatMap((ja = '') => {
      const text = { ja, en: ja.replace(/[白橙紫黒青]/g, (letter) => latinLetters[letter]) }
      return [
        [`card.cost.${ja}`, text],
        [`card.alternative.${ja}`, text],
      ]
    }),
  )

/** Which letters of a cost are powers; without the clause none is. */
export const lettersOfPowers = fact<readonly string[]>('5.2.2.1', powerLetters, [])

export const types = new Vocabulary('types', cardTypes)
export const powerWords = new Vocabulary('powers', powers)
export const categories: OwnOf<Vocabulary> = book.vocabulary('categories')
export const names: OwnOf<Vocabulary> = book.vocabulary('names')

export const UNIT = types.word('unit')
export const HISTORY = types.word('history')
export const SPELL = types.word('spell')
export const STRUCTURE = types.word('structure')
