import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkExamples } from '../document/checkExamples.ts'
import { declinedIn, describeDeclined, sentencesIn } from '../document/declined.ts'
import { readText } from '../document/document.ts'
import { printText } from '../document/printText.ts'
import { featuresOf, swallowed } from '../document/markers.ts'
import type { Sentence } from '../document/sentence.ts'
import { type Family, effectFamily } from '../grammar/family.ts'
import { Grammar } from '../grammar/grammar.ts'
import { field, node, number } from '../syntax/combinators.ts'
import { slipsOf } from './englishSlips.ts'
import { checkLaws } from './laws.ts'

/** A game's grammar, and what the laws need to know of the game's cards. */
export interface GrammarOfGame {
  readonly grammar: Grammar
  /** The texts of its cards, as printed. */
  readonly texts: readonly string[]
  /** How many sentences of each family are generated. */
  readonly runs?: number
  /** Marks and words that hostile texts are made of, beside pieces of `texts`. */
  readonly fragments: readonly string[]
  /** Drawing a card: a whole sentence, and the same in the middle of one. Only the family `effect` reads it. */
  readonly draw: { readonly whole: string; readonly joined: string }
  /** A sentence that has to stand before one that is an effect and nothing else; none if absent. */
  readonly opening?: string
  /** Marker words that some card has. */
  readonly markersSeen: readonly string[]
  /** Pairs of wordings that mean the same: printed, normal. */
  readonly synonyms: readonly (readonly [printed: string, normal: string])[]
  /** Synonyms whose marker word says nothing that the normal wording does not say. */
  readonly redundant?: readonly string[]
  /** Words that say the same as a marker word. */
  readonly equivalents?: Grammar['spec']['markers']
}

/** A guard against hanging; no law is about time. */
const LIMIT = 120_000

/**
 * Registers what holds for the grammar of every game: examples and generated sentences are read in one way and
 * printed back; whatever stands on a card is read or declined; no marker word is lost; nothing is ambiguous.
 */
export function grammarLaws(game: GrammarOfGame): void {
  const { grammar, texts, runs = 120 } = game
  const { name } = grammar.spec
  const sentences = texts.flatMap((text) => sentencesIn(readText(grammar, text)))

  describe(`the grammar of ${name}`, () => {
    it('reads every example by its own family alone, in one way, and prints it back', () =>
      checkExamples(grammar))
    it('says its examples and the cards in English without slips', () => {
      const examples = [...grammar.families.values()].flatMap((family) => family.examples)
      expect(slipsOf(grammar, [...examples, ...texts])).toEqual([])
    })
    it(
      'reads generated sentences in one way, as the trees they were made of, and prints them back',
      () => checkLaws(grammar, { numRuns: runs, depth: 5, seed: 7 }),
      LIMIT,
    )
  })
  describe(`hostile texts in the grammar of ${name}`, () => hostileTexts(game))
  describe(`marker words in the grammar of ${name}`, () => markerWords(game, sentences))
  describe(`ambiguity in the grammar of ${name}`, () => ambiguity(game, sentences))
}

const withFamily = ({ spec }: Grammar, family: Family): Grammar =>
  new Grammar({ ...spec, families: [...spec.families, family] })

function hostileTexts({ grammar, texts, fragments, draw, opening = '' }: GrammarOfGame): void {
  /** Pieces of real texts, brackets, marks and nonsense, in any order. */
  const pieces = fc.oneof(
    fc.constantFrom(...fragments),
    fc.constantFrom(...texts.flatMap((text) => text.split(/(?<=[、。:])/))),
    fc.string({ unit: 'binary', maxLength: 6 }),
  )

  it(
    'any text is read or declined, and kept',
    () => {
      fc.assert(
        fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
          const text = readText(grammar, parts.join(''))
          for (const { unread } of declinedIn(text))
            expect(unread.end).toBeLessThanOrEqual(text.printed.length)
          expect(printText(grammar, text)).toBeTypeOf('string')
        }),
        { numRuns: 150, seed: 3 },
      )
    },
    LIMIT,
  )

  it(
    'a card with one letter changed is read as it is printed, or declined: never read as something else',
    () => {
      const changed = fc.record({
        text: fc.constantFrom(...texts),
        at: fc.nat(),
        letter: fc.constantFrom('を', 'は', 'が', '2', '枚', '点', 'い', '。', '、'),
      })
      fc.assert(
        fc.property(changed, ({ text, at, letter }) => {
          const i = at % text.length
          const read = readText(grammar, text.slice(0, i) + letter + text.slice(i + 1))
          for (const sentence of sentencesIn(read))
            if (sentence.kind === 'read')
              expect(grammar.write(sentence.family, sentence.tree)).toBe(sentence.text)
        }),
        { numRuns: 150, seed: 4 },
      )
    },
    LIMIT,
  )

  it(
    'a sentence of fifteen hundred letters is read or declined as one sentence',
    () => {
      const before = sentencesIn(readText(grammar, opening)).length
      const text = `${opening}${draw.joined.repeat(160)}${draw.whole}`
      expect(sentencesIn(readText(grammar, text))).toHaveLength(before + 1)
      expect(sentencesIn(readText(grammar, 'それ'.repeat(700)))).toHaveLength(1)
    },
    LIMIT,
  )
}

function markerWords(game: GrammarOfGame, sentences: readonly Sentence[]): void {
  const { grammar, opening = '', markersSeen, synonyms, redundant = [], equivalents = [] } = game
  const { markers, nameBrackets = [] } = grammar.spec

  it('one that a family reads without giving it a meaning declines the sentence, with its place', () => {
    const careless = withFamily(
      grammar,
      effectFamily('careless', node('repeat', field('times', number()), '回行う、ただし静かに'), {
        en: () => '',
        examples: [],
      }),
    )
    const [declined] = declinedIn(readText(careless, `${opening}2回行う、ただし静かに。`))
    expect(declined).toMatchObject({ reason: 'swallowed', nearest: 'careless', unread: { text: 'ただし' } })
    expect(describeDeclined(declined)).toBe(
      `line 1, column ${opening.length + 6}: careless reads it without giving “ただし” a meaning`,
    )
  })

  it('every one on a card has its meaning in the tree, and would be missed without it', () => {
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
    for (const word of markersSeen) expect(seen).toContain(word)
  })

  it('no synonym takes away one that says something', () => {
    const answers = [...markers, ...equivalents]
    const lost = synonyms.flatMap(([from, to]) =>
      markers
        .filter(({ word, needs }) => {
          if (!from.includes(word) || to.includes(word) || redundant.includes(from)) return false
          // Another marker that asks for the same may stand for it.
          return !answers.some(
            (other) => to.includes(other.word) && other.needs.some((need) => needs.includes(need)),
          )
        })
        .map(({ word }) => `${word}: ${from} → ${to}`),
    )
    expect(lost).toEqual([])
  })
}

function ambiguity({ grammar, draw, opening = '' }: GrammarOfGame, sentences: readonly Sentence[]): void {
  it('a sentence with two readings is declined, and both trees are shown', () => {
    const family = grammar.spec.families.find(({ name }) => name === 'effect')!
    const twins = withFamily(grammar, { ...family, name: 'twin' })
    const [declined] = declinedIn(readText(twins, opening + draw.whole))
    expect(declined.reason).toBe('ambiguous')
    expect(declined.readings.map((each) => each.family)).toEqual(['effect', 'twin'])
    expect(describeDeclined(declined)).toMatch(/2 readings: effect \{.*"draw".*\| twin \{.*"draw"/)
  })
  it('no sentence of a card has two readings', () => {
    const two = sentences.filter((each) => each.kind === 'declined' && each.reason === 'ambiguous')
    expect(two.map(({ text }) => text)).toEqual([])
  })
}
