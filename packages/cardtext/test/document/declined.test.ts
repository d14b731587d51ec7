import { describe, expect, test } from 'vitest'
import {
  type DeclinedSentence,
  Grammar,
  abilityFamily,
  choice,
  constant,
  declinedIn,
  effectFamily,
  field,
  node,
  number,
  printText,
  quotedText,
  readText,
} from '../../src/index.ts'
import { describeDeclined } from '../../src/document/declined.ts'
import { grammar } from '../testing/toy/grammar.ts'

const declined = (printed: string): DeclinedSentence => {
  const all = declinedIn(readText(grammar, printed))
  expect(all).toHaveLength(1)
  return all[0]
}

describe('a sentence that nobody reads', () => {
  test('is declined from where nobody could go on, in the printed text', () => {
    const { reason, unread, span, nearest, expected } = declined('・これが　登場した時、カードを２枚食べる。')
    expect(reason).toBe('unread')
    expect(unread.text).toBe('食べる。')
    expect(unread).toMatchObject({ line: 1, column: 18 })
    expect(span.text).toBe('これが　登場した時、カードを２枚食べる。')
    expect(nearest).toBe('triggered')
    expect(expected).toContain('引く')
  })
  test('is described by its line and column, also in the second line', () => {
    const sentence = declined('【隠れ】\n・ランプが飛んだ時、カードを1枚引く。')
    expect(sentence.unread).toMatchObject({ line: 2 })
    expect(describeDeclined(sentence)).toMatch(/line 2, column 6: not read from “飛んだ時/)
  })
  test('leaves its ability unread, and no other ability', () => {
    const text = readText(
      grammar,
      '・これが飛んだ時、カードを1枚引く。その後、カードを1枚引く。\n・これは+1/+1を得る。',
    )
    expect(text.paragraphs.map(({ ability }) => ability === null)).toEqual([true, false])
  })
  test('is printed back as it stood', () => {
    const printed = '【隠れ】\n・これが飛んだ時、カードを1枚引く。'
    expect(printText(grammar, readText(grammar, printed))).toBe(printed)
  })
  test('an unknown word is where the reading ends', () => {
    expect(declined('カードを1枚引き、霜組のランプを1枚選ぶ。').unread.text).toBe('霜組のランプを1枚選ぶ。')
  })
})

describe('errors of a grammar', () => {
  const { say } = grammar.spec
  const small = (...syntaxes: Parameters<typeof effectFamily>[1][]) =>
    new Grammar({
      name: 'small',
      normal: { characters: {} },
      families: syntaxes.map((syntax, i) => effectFamily(`f${i}`, syntax, { en: () => '', examples: [] })),
      markers: [{ word: 'ただし', needs: ['except'] }],
      nameBrackets: [['「', '」']],
      say,
    })
  const draw = (text: string) => node('repeat', field('times', number()), text)
  const only = (g: Grammar, text: string) => declinedIn(readText(g, text))[0]

  test('two families that read one sentence are ambiguous, and both trees are shown', () => {
    const g = small(draw('枚'), node('let', field('name', constant('X')), field('amount', number()), '枚'))
    const sentence = only(g, '3枚。')
    expect(sentence.reason).toBe('ambiguous')
    expect(sentence.readings).toEqual([
      { family: 'f0', tree: { kind: 'repeat', times: 3 } },
      { family: 'f1', tree: { kind: 'let', name: 'X', amount: 3 } },
    ])
    expect(describeDeclined(sentence)).toMatch(/2 readings.*repeat.*let/s)
  })
  test('what is read but printed in other words is declined', () => {
    const g = small(choice(draw('枚'), draw('まい')))
    expect(only(g, '3まい。')).toMatchObject({ reason: 'not-printed-back', nearest: 'f0' })
    expect(only(g, '3枚。')).toBeUndefined()
  })
  test('a marker word without a meaning is swallowed, with its place', () => {
    const g = small(draw('枚ただし'))
    const sentence = only(g, '3枚ただし。')
    expect(sentence).toMatchObject({ reason: 'swallowed', unread: { text: 'ただし', column: 3 } })
  })
  test('a marker word in a name is a name', () => {
    const g = small(node('let', field('name', quotedText('「', '」')), field('amount', number())))
    expect(only(g, '「ただし」3。')).toBeUndefined()
  })
  test('the roles keep abilities and effects apart', () => {
    const opening = abilityFamily('a', node('continuous', field('effect', draw('枚'))), {
      en: () => '',
      examples: [],
    })
    const g = new Grammar({
      name: 'r',
      normal: { characters: {}, bullets: ['・'] },
      families: [opening],
      markers: [],
      say,
    })
    expect(only(g, '・3枚。')).toBeUndefined()
    expect(only(g, '3枚。').reason).toBe('unread')
  })
})
