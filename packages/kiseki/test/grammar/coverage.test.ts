import { describe, expect, it } from 'vitest'
import { kiseki } from '@fudaba/kiseki'
import { cardTypes } from '../../src/board/words.ts'
import { set } from '../../cards/set1/generated.ts'
import { grammar, lexicon } from '../../grammar/index.ts'
import { inventory, unsaid } from '@fudaba/cardtext/testing'
import { whole } from './reading.ts'

/** Turns are shared: whose turn it is means nothing in this game. */
const MEANINGLESS = ['time']

const texts = kiseki.cards.map(({ text, arts }) =>
  [text, arts?.text].filter((each) => each !== undefined).map(whole),
)

describe('the first set', () => {
  it('says everything that the grammar can say: every kind of node, every word, every icon craft', () => {
    const all = inventory([...grammar.families.values()].map(({ syntax }) => syntax))
    const trees = texts.flat().flatMap(({ paragraphs }) => paragraphs.map(({ ability }) => ability))
    // Other cards may have brought organisations of their own: those of the set are what is asked for.
    const others = lexicon.classes.ids.filter((id) => !Object.hasOwn(set.words?.['organisations'] ?? {}, id))
    const foreign = new Set(others.map((id) => `organisations: ${id}`))
    expect(unsaid(all, trees).filter((each) => !foreign.has(each))).toEqual(MEANINGLESS)
  })
  it('would notice a word that no card says', () => {
    const all = inventory([...grammar.families.values()].map(({ syntax }) => syntax))
    const without = texts.slice(0, -1).flat().slice(0, 40)
    const trees = without.flatMap(({ paragraphs }) => paragraphs.map(({ ability }) => ability))
    expect(unsaid(all, trees)).toContain('kiseki.choose-organisation')
    expect(unsaid(all, trees)).toContain('moments: attack-target-start')
  })
  it('uses every sentence family on at least two cards', () => {
    const cards = new Map([...grammar.families.keys()].map((family) => [family, 0]))
    for (const read of texts) {
      const families = read.flatMap(({ paragraphs }) =>
        paragraphs.flatMap(({ sentences }) =>
          sentences.flatMap((sentence) => (sentence.kind === 'read' ? [sentence.family] : [])),
        ),
      )
      for (const family of new Set(families)) cards.set(family, cards.get(family)! + 1)
    }
    expect([...cards].filter(([, count]) => count < 2)).toEqual([])
  })
  it('has cards of all four types, and no id or name with sub-name twice', () => {
    expect(new Set(kiseki.cards.flatMap(({ types }) => types))).toEqual(new Set(cardTypes))
    expect(new Set(kiseki.cards.map(({ id }) => id)).size).toBe(kiseki.cards.length)
    expect(new Set(kiseki.cards.map(({ name, sub }) => `${name}/${sub}`)).size).toBe(kiseki.cards.length)
  })
  it('has at least a hundred cards', () => expect(kiseki.cards.length).toBeGreaterThanOrEqual(100))
})
