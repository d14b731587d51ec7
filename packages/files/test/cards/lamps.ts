import type { CardFields, CardGame } from '@fudaba/cardtext'
import { FileError } from '../../src/index.ts'

const fields = {
  name: { kind: 'line', title: { ja: '名前', en: 'Name' }, needed: true },
  nameEn: { kind: 'line', title: { ja: '英語の名前', en: 'English name' }, englishOf: 'name' },
  types: { kind: 'words', of: ['ランプ', '唄'], title: { ja: '種類', en: 'Type' }, needed: true },
  light: { kind: 'number', title: { ja: '光度', en: 'Light' }, needed: { field: 'types', has: ['ランプ'] } },
  kin: { kind: 'words', title: { ja: '組', en: 'Kin' } },
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

/** A game of which only the fields of its cards matter: files do not read texts. */
export const game = { name: 'lamps', fields, brings: { kin: {} }, names: {} } as unknown as CardGame

/** The error that this throws. */
export function problem(act: () => unknown): FileError {
  try {
    act()
  } catch (error) {
    if (error instanceof FileError) return error
    throw error
  }
  throw new Error('it was accepted')
}
