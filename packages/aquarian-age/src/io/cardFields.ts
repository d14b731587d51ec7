import type { CardFields, WordList } from '@fudaba/cardtext'
import { lexicon } from '../../grammar/vocabulary.ts'
import { factions, types } from '../board/words.ts'

/** What is printed on a card (1.3 of the base rules), as its files have it. */

const factor = (ja: string, en: string) => ({ kind: 'number', title: { ja, en } }) as const

export const cardFields = {
  name: { kind: 'line', title: { ja: 'カード名', en: 'Name' }, needed: true },
  nameEn: { kind: 'line', title: { ja: '英語のカード名', en: 'English name' }, englishOf: 'name' },
  personal: {
    kind: 'line',
    title: { ja: 'ネーム', en: 'Personal name' },
    about: 'Of a name-level character, and of what breaks it',
  },
  personalEn: {
    kind: 'line',
    title: { ja: '英語のネーム', en: 'English personal name' },
    englishOf: 'personal',
  },
  type: { kind: 'word', of: types, title: { ja: '種類', en: 'Type' }, needed: true },
  factions: {
    kind: 'words',
    of: factions.slice(0, -1),
    title: { ja: '勢力', en: 'Factions' },
    about: 'None for a card without a faction',
  },
  icons: {
    kind: 'words',
    title: { ja: '分類アイコン', en: 'Icons' },
    about: 'Any words; texts of the set may speak of them',
  },
  mind: { kind: 'number', title: { ja: '精神力', en: 'Mind' } },
  attack: { kind: 'number', title: { ja: '攻撃力', en: 'Attack' } },
  endurance: { kind: 'number', title: { ja: '耐久力', en: 'Endurance' } },
  attackKind: {
    kind: 'word',
    of: ['mental'],
    title: { ja: '攻撃の種類', en: 'Kind of attack' },
    about: 'mental: printed in brackets',
  },
  factor: {
    kind: 'part',
    title: { ja: '必要ファクター', en: 'Factor' },
    fields: {
      ego: factor('E.G.O.', 'E.G.O.'),
      arayashiki: factor('阿羅耶識', 'Arayashiki'),
      wizdom: factor('WIZ-DOM', 'WIZ-DOM'),
      darklore: factor('ダークロア', 'Dark Lore'),
      polaris: factor('極星帝国', 'Polaris Empire'),
      eraser: factor('イレイザー', 'Eraser'),
    },
  },
  cost: { kind: 'number', title: { ja: 'コスト', en: 'Cost' } },
  x: {
    kind: 'word',
    of: ['fixed', 'changing', 'counted'],
    title: { ja: 'Xコスト', en: 'X cost' },
    about: 'Chosen and fixed, chosen and changing, or counted by the text; such a card has no cost',
  },
  most: { kind: 'number', title: { ja: 'Xの上限', en: 'Limit of X' } },
  duration: {
    kind: 'word',
    of: ['instant', 'lasting'],
    title: { ja: '効果時間', en: 'Duration' },
    about: 'Of projects and fast cards: 瞬間 or 持続',
  },
  breaks: {
    kind: 'line',
    title: { ja: 'ブレイクの制限', en: 'Restriction on breaking' },
    about: 'The only name it may break',
  },
  skills: {
    kind: 'words',
    title: { ja: 'スキル', en: 'Skills' },
    about: 'As printed: チャージ1, レジスト(WIZ-DOM)',
  },
  text: {
    kind: 'text',
    title: { ja: 'テキスト', en: 'Text' },
    about:
      'As printed, a line for each ability or effect (1:…). Lines of skills and 【“…”のみブレイク可能。】 may stand here, too',
  },
} as const satisfies CardFields

/** Icons are open: sets of cards bring them. */
export const brings: Readonly<Record<string, WordList>> = { icons: lexicon.classes }

/** Names that texts quote: their English comes with the cards. */
export const names: WordList = lexicon.names
