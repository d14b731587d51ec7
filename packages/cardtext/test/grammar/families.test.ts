import { describe, expect, test } from 'vitest'
import {
  Grammar,
  type GrammarSpec,
  WordList,
  checkExamples,
  coverage,
  effectFamily,
  field,
  node,
  number,
  readText,
  seq,
  word,
} from '../../src/index.ts'
import { literalsOf } from '../../src/grammar/literals.ts'
import { grammar } from '../testing/toy/grammar.ts'

const times = field('times', number())
const spec = (
  text: string,
  more: Partial<GrammarSpec> = {},
  examples: readonly string[] = [],
): GrammarSpec => ({
  name: 'small',
  normal: { characters: {} },
  families: [effectFamily('one', node('repeat', times, text), { en: (_, say) => say.amount(1), examples })],
  markers: [],
  say: grammar.spec.say,
  ...more,
})

describe('a family is a shape, not a card', () => {
  test.each(['3枚', '３枚', '②枚', '三'])('no number is written into it: %s', (text) => {
    expect(() => new Grammar(spec(text))).toThrow(/one has a number in it/)
  })
  test('no name and no class word is written into it', () => {
    const guarded = [new WordList('clans', [{ id: 'wind', ja: '風組', en: 'Wind' }], { guarded: true })]
    expect(() => new Grammar(spec('枚風組のため', { guarded }))).toThrow(
      /a word of clans in it: 枚風組のため/,
    )
    expect(() => new Grammar(spec('枚', { guarded }))).not.toThrow()
  })
  test('a class word that is registered later is refused as well', () => {
    const clans = new WordList('clans', [], { guarded: true })
    const late = new Grammar(spec('枚花組', { guarded: [clans] }))
    clans.add({ id: 'flower', ja: '花組', en: 'Flower' })
    expect(() => late.refuseLiterals()).toThrow(/花組/)
  })
  test('every literal of a rule is seen, also inside of other rules', () => {
    expect(literalsOf(seq('あ', field('x', seq('い', field('y', number()))))).sort()).toEqual(['あ', 'い'])
  })
  test('two families of one name are refused', () => {
    const { families } = spec('枚')
    expect(() => new Grammar(spec('枚', { families: [...families, ...families] }))).toThrow(/two families/)
  })
})

describe('examples', () => {
  test('examples are read by their own family alone, printed back and said in English', () => {
    expect(() => checkExamples(grammar)).not.toThrow()
    expect(() => checkExamples(new Grammar(spec('枚', {}, ['3枚。'])))).not.toThrow()
  })
  test('a family without one, or with a wrong one, is refused', () => {
    expect(() => checkExamples(new Grammar(spec('枚')))).toThrow(/has no example/)
    expect(() => checkExamples(new Grammar(spec('枚', {}, ['3個。'])))).toThrow(/should alone read 3個/)
  })
})

test('words that are registered after loading are read', () => {
  const list = new WordList<string>('late', [{ id: 'a', ja: '赤', en: 'red' }])
  const late = new Grammar({
    ...spec('枚'),
    families: [
      effectFamily('x', node('let', field('name', word(list)), field('amount', number())), {
        en: () => '',
        examples: [],
      }),
    ],
  })
  const read = () => readText(late, '青3。').paragraphs[0].sentences[0].kind
  expect(read()).toBe('declined')
  list.add({ id: 'b', ja: '青', en: 'blue' })
  expect(read()).toBe('read')
})

test('the coverage report counts cards, sentences and families', () => {
  const texts = [
    '【隠れ】\n・これが登場した時、カードを1枚引く。その後、カードを1枚引く。',
    'カードを1枚引く。',
    'カードを1枚食べる。カードを1枚引く。',
  ].map((text) => readText(grammar, text))
  const report = coverage(
    grammar,
    texts.map((text) => [text]),
  )
  expect(report).toMatchObject({
    cards: 3,
    cardsRead: 2,
    sentences: 6,
    sentencesRead: 5,
    abilities: 4,
    abilitiesRead: 3,
    single: ['keywords', 'triggered'],
  })
  expect(report.families[0]).toEqual({ family: 'effect', cards: 3, sentences: 3 })
  expect(report.unused).toContain('replacement')
})
