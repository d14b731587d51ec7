import { describe, expect, test } from 'vitest'
import { type Ability, readText } from '../../src/index.ts'
import { assemble, disassemble } from '../../src/document/assemble.ts'
import { printAbility } from '../../src/document/printText.ts'
import { grammar } from '../testing/toy/grammar.ts'
import { abilities, ability } from '../testing/toy/reading.ts'

const problem = (printed: string) => readText(grammar, printed).paragraphs[0].problem

describe('paragraphs', () => {
  test('a full stop in brackets ends no sentence', () => {
    const [{ sentences }] = readText(
      grammar,
      'これは『これは+1/+1を得る。』を得る。カードを1枚引く。',
    ).paragraphs
    expect(sentences.map(({ text }) => text)).toEqual([
      'これは『これは+1/+1を得る。』を得る。',
      'カードを1枚引く。',
    ])
  })
  test('sentences about the ability come after its effect', () => {
    expect(
      ability('・これが登場した時、カードを1枚引く。このターン中、この能力は使えなくなる。'),
    ).toMatchObject({
      effect: { kind: 'draw' },
      riders: [{ kind: 'used-up', duration: 'turn' }],
    })
    expect(ability('・これが登場した時、カードを1枚引く。ただし、これが登場する場合を除く。')).toMatchObject({
      riders: [{ kind: 'except' }],
    })
    expect(
      ability('・これが登場した時、カードを1枚引く。この能力はあなたの籠が3枚以上なら使える。'),
    ).toMatchObject({
      riders: [{ kind: 'only-if' }],
    })
  })
  test('an effect after a sentence about the ability is out of place', () => {
    expect(
      problem('・これが登場した時、カードを1枚引く。このターン中、この能力は使えなくなる。カードを1枚引く。'),
    ).toMatchObject({
      reason: 'out-of-place',
      span: { line: 1, column: 2 },
    })
  })
  test('a line without a bullet is what a played card does', () => {
    expect(ability('カードを1枚引く。')).toMatchObject({ kind: 'instruction' })
    expect(ability('これが登場した時、カードを1枚引く。')).toMatchObject({
      kind: 'instruction',
      effect: { kind: 'delayed' },
    })
    expect(ability('・これが登場した時、カードを1枚引く。')).toMatchObject({ kind: 'triggered' })
  })
  test('empty lines and reminder texts make no paragraph', () => {
    expect(abilities('')).toEqual([])
    expect(readText(grammar, '\n\n').paragraphs).toEqual([])
    expect(abilities('（これだけ。）')).toEqual([])
  })
})

describe('lists', () => {
  test('a sentence that speaks of a list without one is a problem', () => {
    expect(problem('以下を1枚行う。')).toMatchObject({ reason: 'empty-list' })
  })
  test('one declined mode takes the ability with it', () => {
    const [paragraph] = readText(
      grammar,
      '以下を1枚行う。\n◆カードを1枚引く。\n◆カードを1枚食べる。',
    ).paragraphs
    expect(paragraph.ability).toBeNull()
    expect(paragraph.list.map(({ ability: mode }) => mode === null)).toEqual([false, true])
  })
  test('what follows the list is another paragraph', () => {
    expect(abilities('以下を1枚行う。\n◆カードを1枚引く。\n【隠れ】')).toHaveLength(2)
  })
})

describe('references', () => {
  test('references to nothing are a problem', () => {
    expect(problem('それを埋める。')).toMatchObject({ reason: 'unbound', message: '“it” refers to nothing' })
    expect(problem('残りを塔の下に置く。')).toMatchObject({ reason: 'unbound' })
  })
  test('references to the event of a trigger, a delayed effect or a replacement are bound', () => {
    expect(problem('・あなたのランプが登場した時、それを埋める。')).toBeNull()
    expect(problem('・あなたのランプが庭から離れる際、かわりにそれを埋める。')).toBeNull()
    expect(problem('このターン中、あなたのランプが突撃した時、それを埋める。')).toBeNull()
  })
})

describe('an ability and its sentences are each other’s inverse', () => {
  test.each([
    '・これが登場した時、カードを1枚引く。その後、これを埋める。',
    'カードを1枚引く。',
    'カードを1枚引く。その後、これを埋める。',
    '【隠れ】',
    '・2滴の油を払う:カードを1枚引く。この能力はこのターンに1回だけ使える。',
  ])('%s', (printed) => {
    const read = ability(printed)
    expect(assemble(disassemble(read))).toEqual(read)
    expect(printAbility(grammar, read).join('\n')).toBe(printed.replace('・', ''))
  })
  test('a tree without words can not be printed, and says so', () => {
    const strange: Ability = { kind: 'deck', effect: { kind: 'win-game', who: 'you' } }
    expect(() => printAbility(grammar, strange)).toThrow(/toy has no words for/)
  })
})
