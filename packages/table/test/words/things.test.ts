import { describe, expect, test } from 'vitest'
import { beginFromPosition } from '@fudaba/kernel'
import { clauseLine, findRules, findThing, languageOf, ruleText, whyNotLines } from '../../src/index.ts'
import { rules, words } from '../game.ts'

const view = beginFromPosition(rules, {
  format: 'fudaba-position/1',
  game: 'blackpoker',
  config: { frame: 'full54' },
  turn: 3,
  P1: { soldiers: '♠5', hand: '♡8', life: 5 },
  P2: { soldiers: '♠6 ♡5', hand: '♡9', life: 6 },
}).view('P1')

const cards = (text: string): readonly (string | null)[] | undefined =>
  findThing(words('en'), view, text)?.object.cards

describe('finding a thing by a typed name', () => {
  test.each([
    ['♠5', ['♠5']],
    ['S5', ['♠5']],
    ['field 1', ['♠5']],
    ['o field 2', ['♡5']],
    ['相手の場2', ['♡5']],
  ])('a thing on the table is found by "%s"', (text, expected) => {
    expect(cards(text)).toEqual(expected)
  })

  test('a thing that the viewer cannot see is not found', () => {
    expect(cards('♡9')).toBeUndefined()
    expect(cards('o hand 1')).toBeUndefined()
  })
})

describe('finding a clause', () => {
  test('a clause is found by its id, by the beginning of ids, by a word in either language', () => {
    expect(findRules(rules, 'attack.effect').map((rule) => rule.id)).toEqual(['attack.effect'])
    expect(findRules(rules, 'twist').map((rule) => rule.id)).toEqual([
      'twist.frame',
      'twist.target',
      'twist.effect',
    ])
    expect(findRules(rules, '速攻').map((rule) => rule.id)).toContain('ace.labels')
  })

  test('a clause comes with our readings of it', () => {
    const { rulings } = rules.book.rulebook
    const fog = rulings.find((ruling) => ruling.id === 'fog-at-end')!
    expect(ruleText(rules, 'end.2')?.readings).toContainEqual(fog.reading)
  })

  test('a clause says how sure we are where the rulebook is silent', () => {
    expect(clauseLine(words('en'), 'base.3.1.5')).toBe(
      'base.3.1.5  Haste lets a newcomer attack at once (official)',
    )
  })
})

test('the why-not lines mark every requirement', () => {
  const refusal = {
    action: 'attack',
    question: false,
    thing: null,
    with: [],
    source: true,
    allowed: false,
    requirements: [
      { clause: 'base.3.5.8', met: true },
      { clause: 'base.3.5.7', met: false },
      { clause: 'legend.cost-B', met: null },
    ],
  }
  const marks = whyNotLines(words('en'), null, refusal, 80)
    .map((line) => line.slice(0, 5).trim())
    .filter((mark) => mark !== '')
  expect(marks).toEqual(['Why A', '✓ b', '✗ b', '? l'])
})

test('the language follows the locale', () => {
  expect(['ja_JP.UTF-8', 'ja', 'en_US', 'C', 'java', undefined].map(languageOf)).toEqual([
    'ja',
    'ja',
    'en',
    'en',
    'en',
    'en',
  ])
})
