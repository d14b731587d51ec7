import { inventory, unsaid } from '@fudaba/cardtext/testing'
import { describe, expect, it } from 'vitest'
import { set1 } from '../set1.ts'
import { grammar } from '../../grammar/index.ts'
import type { ChronicleCard } from '../../src/board/cards.ts'
import { readPrinted } from '../../src/text/printedText.ts'
import { cardTypes, powerLetters } from '../../src/board/words.ts'

const read = ({ name, type, text, green, red, burst }: ChronicleCard) => [
  ...[text, green?.text, red?.text]
    .filter((each) => each !== undefined)
    .map((each) => readPrinted(grammar, name, each, type !== 'spell')),
  ...(burst?.text === undefined ? [] : [readPrinted(grammar, name, burst.text, false)]),
]
const texts = set1.map(read)

describe('the first set', () => {
  it('says everything that the grammar can say: every kind of node, every word, every keyword', () => {
    const all = inventory([...grammar.families.values()].map(({ syntax }) => syntax))
    const trees = texts
      .flat()
      .flatMap(({ paragraphs }) => paragraphs.map(({ ability, list }) => [ability, list]))
    // Categories are open; no card lies at a position of a zone that has a word.
    const open = (each: string): boolean => each.startsWith('categories: ') || each === 'position'
    expect(unsaid(all, trees).filter((each) => !open(each))).toEqual([])
  })
  it('uses every sentence family on at least two cards', () => {
    const cards = new Map([...grammar.families.keys()].map((family) => [family, 0]))
    for (const each of texts) {
      const families = each.flatMap(({ paragraphs }) =>
        paragraphs.flatMap(({ sentences }) =>
          sentences.flatMap((sentence) => (sentence.kind === 'read' ? [sentence.family] : [])),
        ),
      )
      for (const family of new Set(families)) cards.set(family, cards.get(family)! + 1)
    }
    expect([...cards].filter(([, count]) => count < 2)).toEqual([])
  })
  it('has cards of all four types and of all five powers, and no id or name twice', () => {
    expect(new Set(set1.map(({ type }) => type))).toEqual(new Set(cardTypes))
    for (const letter of powerLetters)
      expect(set1.filter(({ cost }) => cost.includes(letter)).length).toBeGreaterThan(15)
    expect(new Set(set1.map(({ id }) => id)).size).toBe(set1.length)
    expect(new Set(set1.map(({ name }) => name)).size).toBe(set1.length)
  })
  it('has at least a hundred cards', () => expect(set1.length).toBeGreaterThanOrEqual(100))
})
