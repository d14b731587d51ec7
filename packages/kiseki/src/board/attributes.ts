import { type Game, Vocabulary, hasWord } from '@fudaba/kernel/rules'
import { book } from '../book.ts'
import { cursed, support } from './state.ts'

/** 属性 (401): support (1309) and curse (1338), gained for good or for as long as an effect lasts. */

const words = new Vocabulary('attributes', ['support', 'curse'])
export type Attribute = 'support' | 'curse'
const numbers: Readonly<Record<Attribute, number>> = {
  support: words.word('support'),
  curse: words.word('curse'),
}
const marked = [words.nothing, words.of('support'), words.of('curse'), words.of('support', 'curse')]

export const attributesOf = book.characteristic(
  'attributes',
  { ja: '属性', en: 'Attributes' },
  (g, row) => marked[g.object(row, support) + 2 * g.object(row, cursed)],
  words,
)

export const attributeNumber = (word: string): number => words.word(word)
export const withAttribute = (set: number, attribute: number): number => words.add(set, attribute)
export const withoutAttribute = (set: number, attribute: number): number => words.remove(set, attribute)
export const hasAttribute = (g: Game, row: number, attribute: Attribute): boolean =>
  hasWord(g, attributesOf, row, numbers[attribute])
