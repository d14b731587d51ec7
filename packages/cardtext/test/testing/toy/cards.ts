import type { CardFields, CardGame } from '../../../src/index.ts'
import { grammar } from './grammar.ts'
import { lexicon } from './words.ts'

/** Cards of the toy game, of every kind of field. */
export const fields = {
  name: { kind: 'line', title: { ja: '名前', en: 'Name' }, needed: true },
  nameEn: { kind: 'line', title: { ja: '英語の名前', en: 'English name' }, englishOf: 'name' },
  types: { kind: 'words', of: ['ランプ', '唄'], title: { ja: '種類', en: 'Type' }, needed: true },
  light: { kind: 'number', title: { ja: '光度', en: 'Light' }, needed: { field: 'types', has: ['ランプ'] } },
  kin: { kind: 'words', title: { ja: '組', en: 'Kin' } },
  rank: { kind: 'word', of: ['並', '上'], title: { ja: '格', en: 'Rank' } },
  text: { kind: 'text', title: { ja: '文', en: 'Text' } },
  song: {
    kind: 'part',
    title: { ja: '唄', en: 'Song' },
    fields: {
      oil: { kind: 'number', title: { ja: '油', en: 'Oil' }, needed: true },
      text: { kind: 'text', title: { ja: '文', en: 'Text' }, needed: true },
    },
  },
} as const satisfies CardFields

export const toyCards: CardGame<string> = {
  name: 'toy',
  fields,
  grammar,
  brings: { kin: lexicon.classes },
  names: lexicon.names,
  make: ({ id }) => id,
}
