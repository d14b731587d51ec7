import { aquarianAge } from '@fudaba/aquarian-age'
import { readFileSync } from 'node:fs'
import { inventory, unsaid } from '@fudaba/cardtext/testing'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../set1.ts'
import { grammar, readCardText } from '../../grammar/index.ts'
import { numericSkills, plainSkills, wordSkills } from '../../src/board/skills.ts'
import { durationOf } from '../../src/text/printedText.ts'
import { whole } from './reading.ts'

const texts = catalogue.flatMap(({ text }) => (text === undefined ? [] : [whole(text)]))

/** What the first set does not say, others print. */
const printedForms = readFileSync(new URL('../text/real-forms.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => readCardText(line.split('\t')[2].replaceAll('\\n', '\n')))

describe('the first set', () => {
  it('has every skill whose meaning is known, and none of the others', () => {
    const printed = new Set(catalogue.flatMap(({ skills }) => skills.map(({ skill }) => skill)))
    expect(printed).toEqual(new Set([...numericSkills, ...plainSkills, ...wordSkills]))
  })

  it('and the printed forms say whatever only this game says', () => {
    const all = inventory([...grammar.families.values()].map(({ syntax }) => syntax))
    const trees = [...texts, ...printedForms].flatMap(({ paragraphs }) =>
      paragraphs.map(({ ability }) => ability),
    )
    const own =
      /^(aquarian-age\.|acts: |costs: |signed: |events: |skills: |types: |factions: |moments: |durations: )/
    // The others are words of one list, read alike.
    const rare = ['aquarian-age.mill', 'moments: power-start', 'events: draw']
    const words = ['defensive', 'dual', 'protect', 'remove', 'search'].map((skill) => `skills: ${skill}`)
    expect(unsaid(all, trees).filter((each) => own.test(each) && !rare.includes(each))).toEqual(words)
  })

  it('has no instant card whose effect would have to last: it ends with its source (1-2)', () => {
    const instant = catalogue.filter(
      (card) => /project|fast/.test(card.type) && durationOf(aquarianAge.book, card) === 'instant',
    )
    expect(instant.filter(({ text = '' }) => /まで、/.test(text)).map(({ id }) => id)).toEqual([])
  })

  it('and the printed forms use every sentence family', () => {
    const used = [...texts, ...printedForms].flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ sentences }) =>
        sentences.flatMap((sentence) => (sentence.kind === 'read' ? [sentence.family] : [])),
      ),
    )
    expect(new Set(used)).toEqual(new Set(grammar.families.keys()))
  })
})
