import type { CardFields, WordList } from '@fudaba/cardtext'
import { lexicon, races } from '../grammar/vocabulary.ts'
import { cardTypes, skillIcons, triggerIcons } from './words.ts'

/** What is printed on a card (chapter 2), as its files have it. */
export const cardFields = {
  name: { kind: 'line', title: { ja: 'カード名', en: 'Name' }, needed: true },
  type: { kind: 'word', of: cardTypes, title: { ja: 'タイプ', en: 'Type' }, needed: true },
  clans: {
    kind: 'words',
    title: { ja: 'クラン', en: 'Clans' },
    about: 'Any words; texts of the set may speak of them',
    needed: true,
  },
  races: { kind: 'words', title: { ja: '種族', en: 'Races' } },
  nation: { kind: 'line', title: { ja: '国家', en: 'Nation' }, about: 'Absent: that of its clan' },
  grade: { kind: 'number', title: { ja: 'グレード', en: 'Grade' }, needed: true },
  power: { kind: 'number', title: { ja: 'パワー', en: 'Power' }, needed: true },
  critical: { kind: 'number', title: { ja: 'クリティカル', en: 'Critical' }, about: 'Absent: 1' },
  shield: { kind: 'number', title: { ja: 'シールド', en: 'Shield' }, about: 'Absent: it has none' },
  trigger: { kind: 'word', of: triggerIcons, title: { ja: 'トリガー', en: 'Trigger' } },
  skill: { kind: 'word', of: skillIcons, title: { ja: 'スキルアイコン', en: 'Skill icon' } },
  text: {
    kind: 'text',
    title: { ja: 'テキスト', en: 'Text' },
    about: 'As printed: every ability in a line of its own, beginning with 【自】, 【起】 or 【永】',
  },
} as const satisfies CardFields

/** Clans (2.2) and races (2.3) are open: sets of cards bring them. */
export const brings: Readonly<Record<string, WordList>> = { clans: lexicon.classes, races }
