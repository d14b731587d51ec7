import type { CardFields, WordList } from '@fudaba/cardtext'
import { lexicon, races } from '../../grammar/vocabulary.ts'
import { cardTypes, skillIcons, triggerIcons } from '../board/words.ts'

/** What is printed on a card (chapter 2), as its files have it. */
export const cardFields = {
  name: { kind: 'line', title: { ja: 'カード名', en: 'Name' }, needed: true },
  nameEn: { kind: 'line', title: { ja: '英語のカード名', en: 'English name' }, englishOf: 'name' },
  type: {
    kind: 'word',
    of: cardTypes,
    title: { ja: 'タイプ', en: 'Type' },
    also: ['種類', '種別', 'カード種別', 'カードタイプ', 'ユニットタイプ', 'Card Type'],
    said: {
      ノーマルユニット: 'normal',
      ノーマル: 'normal',
      'Normal Unit': 'normal',
      トリガーユニット: 'trigger',
      トリガー: 'trigger',
      'Trigger Unit': 'trigger',
      Gユニット: 'G',
      'G Unit': 'G',
    },
    needed: true,
  },
  clans: {
    kind: 'words',
    title: { ja: 'クラン', en: 'Clans' },
    also: ['所属クラン', 'Clan'],
    about: 'Any words; texts of the set may speak of them',
    needed: true,
  },
  races: { kind: 'words', title: { ja: '種族', en: 'Races' }, also: ['レイス', 'Race'] },
  nation: {
    kind: 'line',
    title: { ja: '国家', en: 'Nation' },
    also: ['国'],
    about: 'Absent: that of its clan',
  },
  grade: { kind: 'number', title: { ja: 'グレード', en: 'Grade' }, also: ['G'], needed: true },
  power: { kind: 'number', title: { ja: 'パワー', en: 'Power' }, needed: true },
  critical: {
    kind: 'number',
    title: { ja: 'クリティカル', en: 'Critical' },
    also: ['☆'],
    about: 'Absent: 1',
  },
  shield: {
    kind: 'number',
    title: { ja: 'シールド', en: 'Shield' },
    also: ['シールド値', 'シールドパワー', 'ガード', 'ガード値'],
    about: 'Absent: it has none',
  },
  trigger: {
    kind: 'word',
    of: triggerIcons,
    title: { ja: 'トリガー', en: 'Trigger' },
    also: ['トリガーアイコン'],
    said: {
      クリティカルトリガー: 'critical',
      クリティカル: 'critical',
      '☆': 'critical',
      ドロートリガー: 'draw',
      ドロー: 'draw',
      引: 'draw',
      スタンドトリガー: 'stand',
      スタンド: 'stand',
      醒: 'stand',
      ヒールトリガー: 'heal',
      ヒール: 'heal',
      治: 'heal',
    },
  },
  skill: {
    kind: 'word',
    of: skillIcons,
    title: { ja: 'スキルアイコン', en: 'Skill icon' },
    also: ['スキル', 'Skill'],
    said: {
      ブースト: 'boost',
      インターセプト: 'intercept',
      ツインドライブ: 'twin',
      'ツインドライブ!!': 'twin',
      トリプルドライブ: 'triple',
      'トリプルドライブ!!!': 'triple',
    },
  },
  text: {
    kind: 'text',
    title: { ja: 'テキスト', en: 'Text' },
    about: 'As printed: every ability in a line of its own, beginning with 【自】, 【起】 or 【永】',
  },
} as const satisfies CardFields

/** Clans (2.2) and races (2.3) are open: sets of cards bring them. */
export const brings: Readonly<Record<string, WordList>> = { clans: lexicon.classes, races }

/** Names that texts quote: their English comes with the cards. */
export const names: WordList = lexicon.names
