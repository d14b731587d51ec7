import {
  type Family,
  Grammar,
  declinedIn,
  describeDeclined,
  effectFamily,
  featuresOf,
  field,
  node,
  number,
  readText,
  sentencesIn,
  swallowed,
} from '@fudaba/cardtext'
import { describe, expect, it } from 'vitest'
import { set1 } from '../../cards/set1.ts'
import { grammar } from '../../grammar/index.ts'
import { markers } from '../../grammar/normal.ts'
import { synonyms } from '../../grammar/synonyms.ts'

const withFamily = (family: Family): Grammar =>
  new Grammar({ ...grammar.spec, families: [...grammar.spec.families, family] })

const sentences = set1
  .flatMap(({ text, green, red, burst }) => [text, green?.text, red?.text, burst?.text])
  .filter((text) => text !== undefined)
  .flatMap((text) => sentencesIn(readText(grammar, text)))

describe('marker words', () => {
  const careless = withFamily(
    effectFamily('careless', node('repeat', field('times', number()), '回行う、ただし静かに'), {
      en: () => '',
      examples: [],
    }),
  )
  it('one that a family reads without giving it a meaning declines the sentence, with its place', () => {
    const [declined] = declinedIn(readText(careless, '2回行う、ただし静かに。'))
    expect(declined).toMatchObject({ reason: 'swallowed', nearest: 'careless', unread: { text: 'ただし' } })
    expect(describeDeclined(declined)).toBe(
      'line 1, column 6: careless reads it without giving “ただし” a meaning',
    )
  })
  it('every one on a card would be missed if it were not in the tree', () => {
    const { nameBrackets = [] } = grammar.spec
    const seen = new Set<string>()
    for (const sentence of sentences) {
      if (sentence.kind !== 'read') continue
      const features = featuresOf(sentence.tree)
      for (const { word, needs } of markers) {
        if (swallowed(sentence.text, {}, [{ word, needs }], nameBrackets).length === 0) continue
        seen.add(word)
        expect(needs.some((need) => features.has(need))).toBe(true)
      }
    }
    for (const word of ['まで', '代わりに', 'てよい', 'できない', 'なら', 'につき', 'すべて', '以上'])
      expect(seen).toContain(word)
  })
  /** There are two players. */
  const redundant = ['すべてのプレイヤー']
  const answers = markers
  it('no synonym takes one away that says something', () => {
    const lost = synonyms.flatMap(([from, to]) =>
      markers
        .filter(({ word, needs }) => {
          if (!from.includes(word) || to.includes(word) || redundant.includes(from)) return false
          // Another marker that asks for the same may stand for it.
          return !answers.some(
            (other) => to.includes(other.word) && other.needs.some((n) => needs.includes(n)),
          )
        })
        .map(({ word }) => `${word}: ${from} → ${to}`),
    )
    expect(lost).toEqual([])
  })
})

describe('ambiguity', () => {
  const twin = grammar.spec.families.find(({ name }) => name === 'effect')!
  const twins = withFamily({ ...twin, name: 'twin' })
  it('a sentence with two readings is declined, and both trees are shown', () => {
    const [declined] = declinedIn(readText(twins, 'カードを1枚引く。'))
    expect(declined.reason).toBe('ambiguous')
    expect(declined.readings.map(({ family }) => family)).toEqual(['effect', 'twin'])
    expect(describeDeclined(declined)).toMatch(/2 readings: effect \{.*"draw".*\| twin \{.*"draw"/)
  })
  it('no sentence of a card has two', () => {
    const two = sentences.filter((each) => each.kind === 'declined' && each.reason === 'ambiguous')
    expect(two.map(({ text }) => text)).toEqual([])
  })
})
