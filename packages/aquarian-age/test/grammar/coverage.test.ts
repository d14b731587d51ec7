import { inventory, unsaid } from '@fudaba/cardtext/testing'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../cards/catalogue.ts'
import { grammar } from '../../grammar/index.ts'
import { numericSkills, plainSkills, wordSkills } from '../../src/skills.ts'
import { whole } from './reading.ts'

const texts = catalogue.flatMap(({ text }) => (text === undefined ? [] : [whole(text)]))

describe('the first set', () => {
  it('has every skill whose meaning is known, and none of the others', () => {
    const printed = new Set(catalogue.flatMap(({ skills }) => skills.map(({ skill }) => skill)))
    expect(printed).toEqual(new Set([...numericSkills, ...plainSkills, ...wordSkills]))
  })

  it('says whatever only this game says', () => {
    const all = inventory([...grammar.families.values()].map(({ syntax }) => syntax))
    const trees = texts.flatMap(({ paragraphs }) => paragraphs.map(({ ability }) => ability))
    const own =
      /^(aquarian-age\.|acts: |costs: |signed: |events: |skills: |types: |factions: |moments: |durations: )/
    // Drawing is spoken of as a result only (引いたなら).
    expect(unsaid(all, trees).filter((each) => own.test(each))).toEqual(['events: draw'])
  })

  it('has no instant card whose effect would have to last: it ends with its source (1-2)', () => {
    const instant = catalogue.filter(
      ({ type, duration = 'instant' }) => duration === 'instant' && /project|fast/.test(type),
    )
    expect(instant.filter(({ text = '' }) => /このターン中|持続して/.test(text)).map(({ id }) => id)).toEqual(
      [],
    )
  })

  it('uses every sentence family', () => {
    const used = texts.flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ sentences }) =>
        sentences.flatMap((sentence) => (sentence.kind === 'read' ? [sentence.family] : [])),
      ),
    )
    expect(new Set(used)).toEqual(new Set(grammar.families.keys()))
  })
})
