import type { CardFields, PlainGame, WordList } from '@fudaba/cardtext'
import { labels, lexicon } from '../../grammar/vocabulary.ts'
import { rarities } from '../board/cards.ts'
import { cardTypes } from '../board/words.ts'

/** What is printed on a card (200), as its files have it. */
export const cardFields = {
  name: { kind: 'line', title: { ja: 'カード名', en: 'Name' }, needed: true },
  nameEn: { kind: 'line', title: { ja: '英語のカード名', en: 'English name' }, englishOf: 'name' },
  sub: { kind: 'line', title: { ja: 'サブ名', en: 'Sub-name' }, also: ['サブネーム', 'サブタイトル'] },
  subEn: { kind: 'line', title: { ja: '英語のサブ名', en: 'English sub-name' }, englishOf: 'sub' },
  types: {
    kind: 'words',
    of: cardTypes,
    title: { ja: '種類', en: 'Type' },
    also: ['カード種類', '種別', 'タイプ', 'カードタイプ'],
    said: { ユニット: 'UNIT', アイテム: 'ITEM', イベント: 'EVENT', ベース: 'BASE' },
    about: 'One or several',
    needed: true,
  },
  cp: {
    kind: 'number',
    title: { ja: 'CPコスト', en: 'CP cost' },
    also: ['CP'],
    needed: { field: 'types', has: ['UNIT', 'ITEM'] },
  },
  ep: {
    kind: 'number',
    title: { ja: 'EPコスト', en: 'EP cost' },
    also: ['EP'],
    needed: { field: 'types', has: ['EVENT'] },
  },
  level: {
    kind: 'number',
    title: { ja: '創設レベル', en: 'Level' },
    also: ['レベル', 'LV'],
    needed: { field: 'types', has: ['BASE'] },
  },
  str: {
    kind: 'number',
    title: { ja: 'STR', en: 'STR' },
    also: ['ATK', '攻撃力'],
    needed: { field: 'types', has: ['UNIT'] },
  },
  def: {
    kind: 'number',
    title: { ja: 'DEF', en: 'DEF' },
    also: ['防御力'],
    needed: { field: 'types', has: ['UNIT'] },
  },
  organisations: {
    kind: 'words',
    title: { ja: '組織', en: 'Organisations' },
    also: ['所属', 'Organisation', 'Organization'],
    about: 'Any words; texts of the set may speak of them',
  },
  rarity: { kind: 'word', of: rarities, title: { ja: 'レアリティ', en: 'Rarity' } },
  text: {
    kind: 'text',
    title: { ja: 'テキスト', en: 'Text' },
    about:
      'As printed. A line that begins with ・ is a craft, a line without is what an EVENT does or a row of icons',
  },
  arts: {
    kind: 'part',
    title: { ja: 'アーツ', en: 'Art' },
    fields: {
      ep: { kind: 'number', title: { ja: 'EPコスト', en: 'EP cost' }, also: ['EP'], needed: true },
      text: { kind: 'text', title: { ja: 'テキスト', en: 'Text' }, needed: true },
    },
  },
} as const satisfies CardFields

/** Organisations (211) and the keywords of crafts (207.7) are open: sets of cards bring them. */
export const brings: Readonly<Record<string, WordList>> = { organisations: lexicon.classes, labels }

/** Names that texts quote: their English comes with the cards. */
export const names: WordList = lexicon.names
/** What a card prints without labels: 「2/3」 is its STR and DEF. */
export const plain: PlainGame['plain'] = {
  forms: [
    {
      pattern: /^([0-9０-９]{1,2})\s*[/／]\s*([0-9０-９]{1,2})/u,
      values: ([, str, def]) => ({ str: str.normalize('NFKC'), def: def.normalize('NFKC') }),
    },
  ],
  /** 「アーツ：EP2 …」: its cost stands before its text. */
  finish(card) {
    const arts = card['arts']
    if (typeof arts !== 'object' || arts === null || !('text' in arts) || 'ep' in arts) return
    const found = /^EP\s*([0-9０-９]+)\s*[:：]?\s*/iu.exec(String(arts.text))
    if (found !== null)
      card['arts'] = {
        ep: Number(found[1].normalize('NFKC')),
        text: String(arts.text).slice(found[0].length),
      }
  },
}
