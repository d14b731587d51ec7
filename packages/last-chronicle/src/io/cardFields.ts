import type { CardFields, PlainGame, WordList } from '@fudaba/cardtext'
import { lexicon } from '../../grammar/vocabulary.ts'
import { plainKeywords } from '../../grammar/times.ts'
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
  ca: { kind: 'number', title: { ja: 'CA', en: 'CA' }, also: ['CA値'] },
  blueCa: { kind: 'number', title: { ja: '光碧CA', en: 'Blue CA' } },
  categories: {
    kind: 'words',
    title: { ja: 'カテゴリ', en: 'Categories' },
    also: ['カテゴリー', 'Category', '種族'],
    about: 'Any words; texts of the set may speak of them',
  },
  level: { kind: 'number', title: { ja: 'レベル', en: 'Level' }, also: ['LV'] },
  power: { kind: 'number', title: { ja: 'パワー', en: 'Power' }, also: ['POW'] },
  atk: { kind: 'number', title: { ja: 'ATK', en: 'ATK' }, also: ['アタック', '攻撃力'] },
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
const keywordWords = plainKeywords.ids.map((id) => plainKeywords.get(id).ja).join('|')

/** What a card prints without labels: its cost 「3白白」, its lamps 「無緑緑赤」, 「3000/2」. */
export const plain: PlainGame['plain'] = {
  forms: [
    // A keyword alone is its text, and no category.
    { pattern: new RegExp(`^(${keywordWords})`, 'u'), values: ([, keyword]) => ({ text: keyword }) },
    { pattern: /^([0-9０-９]*[白橙紫黒青]{1,6})/u, values: ([, cost]) => ({ cost: cost.normalize('NFKC') }) },
    { pattern: /^([無緑赤]{4})/u, values: ([, lamps]) => ({ lamps }) },
    {
      pattern: /^([0-9０-９]{3,5})\s*[/／]\s*([0-9０-９]{1,2})/u,
      values: ([, power, atk]) => ({ power: power.normalize('NFKC'), atk: atk.normalize('NFKC') }),
    },
  ],
}
