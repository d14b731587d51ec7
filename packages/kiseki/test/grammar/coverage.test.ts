import { describe, expect, it } from 'vitest'
import { set1 } from '../../cards/set1.ts'
import { cardTypes } from '../../src/words.ts'
import { grammar, lexicon } from '../../grammar/index.ts'
import { whole } from './reading.ts'

const texts = set1.map(({ text, arts }) => [text, arts?.text].filter((each) => each !== undefined).map(whole))

describe('the first set', () => {
  it('uses every icon craft of chapter 1400', () => {
    const used = texts
      .flat()
      .flatMap(({ paragraphs }) => paragraphs.flatMap(({ ability }) => ability?.keywords ?? []))
    expect(new Set(used)).toEqual(new Set(lexicon.keywords.ids))
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
    expect(new Set(set1.flatMap(({ types }) => types))).toEqual(new Set(cardTypes))
    expect(new Set(set1.map(({ id }) => id)).size).toBe(set1.length)
    expect(new Set(set1.map(({ name, sub }) => `${name}/${sub}`)).size).toBe(set1.length)
  })
  it('uses every act, move, turn and flip of the game’s verbs', () => {
    const said = JSON.stringify(
      texts.flat().flatMap(({ paragraphs }) => paragraphs.map(({ ability }) => ability)),
    )
    const verbs = [lexicon.acts, lexicon.moves, lexicon.turns, lexicon.flips].flatMap((list) => list.ids)
    expect(verbs.filter((id) => !said.includes(`"verb":"${id}"`))).toEqual([])
  })
})
