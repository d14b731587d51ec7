import type { CardFields, WordList } from '@fudaba/cardtext'
import { lexicon } from '../../grammar/vocabulary.ts'
import { cardTypes } from '../board/words.ts'

/** What is printed on a card (5), as its files have it. */

const lit = {
  power: { kind: 'number', title: { ja: 'パワー修整', en: 'Power' } },
  atk: { kind: 'number', title: { ja: 'ATK修整', en: 'ATK' } },
  ca: { kind: 'number', title: { ja: 'CA', en: 'CA' } },
  text: {
    kind: 'text',
    title: { ja: 'テキスト', en: 'Text' },
    about: 'What it has more while a lamp of this colour is lit',
  },
} as const satisfies CardFields

export const cardFields = {
  name: { kind: 'line', title: { ja: 'カード名', en: 'Name' }, needed: true },
  nameEn: { kind: 'line', title: { ja: '英語のカード名', en: 'English name' }, englishOf: 'name' },
  type: {
    kind: 'word',
    of: cardTypes,
    title: { ja: 'カードタイプ', en: 'Type' },
    also: ['種類', '種別', 'タイプ'],
    said: {
      ユニット: 'unit',
      ヒストリー: 'history',
      スペル: 'spell',
      ストラクチャ: 'structure',
      ストラクチャー: 'structure',
    },
    needed: true,
  },
  cost: {
    kind: 'line',
    title: { ja: 'コスト', en: 'Cost' },
    also: ['使用コスト', '配置コスト', 'ソウルコスト'],
    about: 'A number of free cost, then a letter for each power: 3白白',
    needed: true,
  },
  icon: { kind: 'word', of: ['LEGACY', 'EPIC'], title: { ja: 'アイコン', en: 'Icon' } },
  ca: { kind: 'number', title: { ja: 'CA', en: 'CA' } },
  blueCa: { kind: 'number', title: { ja: '光碧CA', en: 'Blue CA' } },
  categories: {
    kind: 'words',
    title: { ja: 'カテゴリ', en: 'Categories' },
    also: ['カテゴリー', 'Category'],
    about: 'Any words; texts of the set may speak of them',
  },
  level: { kind: 'number', title: { ja: 'レベル', en: 'Level' }, also: ['LV'] },
  power: { kind: 'number', title: { ja: 'パワー', en: 'Power' } },
  atk: { kind: 'number', title: { ja: 'ATK', en: 'ATK' } },
  lamps: {
    kind: 'line',
    title: { ja: 'ランプ', en: 'Lamps' },
    about: 'Four letters for eras I to IV: 無, 緑 or 赤',
  },
  text: {
    kind: 'text',
    title: { ja: 'テキスト', en: 'Text' },
    about: 'As printed. A line may begin with [F], [T] or [A]; keywords stand in 『』',
  },
  green: { kind: 'part', title: { ja: '緑', en: 'Green' }, fields: lit },
  red: { kind: 'part', title: { ja: '赤', en: 'Red' }, fields: lit },
  burst: {
    kind: 'part',
    title: { ja: 'CB', en: 'Chrono burst' },
    fields: {
      text: { kind: 'text', title: { ja: 'CB用テキスト', en: 'Text' }, needed: true },
      lamp: {
        kind: 'word',
        of: ['green', 'red'],
        title: { ja: 'ランプ', en: 'Lamp' },
        about: 'It counts only while a lamp of this colour is lit',
      },
    },
  },
  rarity: { kind: 'word', of: ['C', 'U', 'R'], title: { ja: 'レアリティ', en: 'Rarity' } },
} as const satisfies CardFields

/** Categories (5.6) are open: sets of cards bring them. */
export const brings: Readonly<Record<string, WordList>> = { categories: lexicon.classes }

/** Names that texts quote: their English comes with the cards. */
export const names: WordList = lexicon.names
