import { expect, test } from 'vitest'
import type { GameRules, Refusal } from '@fudaba/kernel'
import { Words, helperText, reasonFor } from '../../src/index.ts'
import { rules } from '../game.ts'

const refusal: Refusal = {
  action: 'attack',
  question: false,
  thing: null,
  with: [],
  source: true,
  allowed: false,
  requirements: [
    { clause: 'base.3.5.8', met: true },
    { clause: 'base.3.5.7', met: true },
    { clause: 'base.3.5.7', met: false },
  ],
}
const saying = (more: Partial<GameRules['table']>, cards = rules.cards): Words =>
  new Words({ ...rules, cards, cardId: () => 'own', table: { ...rules.table, ...more } }, 'en')
const messages = (keys: Readonly<Record<string, string>>): GameRules['table']['messages'] => ({
  ...rules.table.messages,
  ...Object.fromEntries(Object.entries(keys).map(([key, en]) => [key, { ja: en, en }])),
})

test('a refusal is worded by its clause if the game has no message for it', () => {
  expect(reasonFor(saying({}), null, refusal)).toBe('Main timing: only the turn player')
})

test('a message for the n-th requirement of a clause takes precedence over one for the clause', () => {
  const both = { 'refused.base.3.5.7': 'clause', 'refused.base.3.5.7#2': 'second' }
  expect(reasonFor(saying({ messages: messages(both) }), null, refusal)).toBe('second')
  expect(reasonFor(saying({ messages: messages({ 'refused.base.3.5.7': 'clause' }) }), null, refusal)).toBe(
    'clause',
  )
})

const unmet = (more: Partial<Refusal['requirements'][number]>): Refusal => ({
  ...refusal,
  requirements: [{ clause: 'base.3.5.7', met: false, ...more }],
})

test('the numbers that are compared stand in the sentence, or behind one that leaves them out', () => {
  const [said, named] = ['too few', '{have} of {need}']
  const words = saying({ messages: messages({ 'why.few': said, 'why.named': named }) })
  expect(reasonFor(words, null, unmet({ key: 'few', have: 1, need: 3 }))).toBe(
    'too few (needs 3, there is 1)',
  )
  expect(reasonFor(words, null, unmet({ key: 'few', have: 4, most: 3 }))).toBe('too few (at most 3, it is 4)')
  expect(reasonFor(words, null, unmet({ key: 'named', have: 1, need: 3 }))).toBe('1 of 3')
})

test('a sentence that all games have is there without the game', () => {
  expect(reasonFor(saying({}), null, unmet({ key: 'place', parameters: { zones: 'hand life' } }))).toBe(
    `Only what lies in: ${words('hand')}, ${words('life')}`,
  )
  expect(reasonFor(saying({}), null, unmet({ key: 'part.of-its-own' }))).toBe(
    'It is not what the text asks for',
  )
})

test('a word or name that a text asks for is said as the game says it', () => {
  const named = { ...rules.table.messages, 'card.name.灯台': { ja: '灯台', en: 'Lighthouse' } }
  const asked = (word: string): Parameters<typeof unmet>[0] => ({ key: 'part.name', parameters: { word } })
  expect(reasonFor(saying({ messages: named }), null, unmet(asked('灯台')))).toBe(
    'It is not called Lighthouse',
  )
  expect(reasonFor(saying({ messages: named }), null, unmet(asked('砂丘')))).toBe('It is not called 砂丘')
})

test('a helper line names the cards it is about in the language of the table', () => {
  const [one, two] = [{ id: 'one' }, { id: 'two' }]
  const lines = { ja: '{card}/{by}/{cards}', en: '{card}/{by}/{cards}' }
  const game = {
    ...rules,
    cards: [one, two],
    cardId: ({ id }: typeof one) => id,
    cardName: ({ id }: typeof one) => ({
      ja: id === 'one' ? '灯台' : '砂丘',
      en: id === 'one' ? 'Lighthouse' : 'Dune',
    }),
    table: { ...rules.table, messages: { ...rules.table.messages, 'helper.line': lines } },
  } as unknown as GameRules
  const line = { key: 'helper.line', parameters: { card: 'one', by: 'two', cards: 'two\none' } }
  expect(helperText(new Words(game, 'en'), line)).toBe('Lighthouse/Dune/Dune, Lighthouse')
  expect(helperText(new Words(game, 'ja'), line)).toBe('灯台/砂丘/砂丘、灯台')
})

const words = (zone: string): string => saying({}).zone(zone)

test('the card whose text forbids it is named, with the paragraph', () => {
  const cards = [{ id: 'S1-036' }] as unknown as typeof rules.cards
  const said = new Words(
    {
      ...rules,
      cards,
      cardId: () => 'S1-036',
      cardName: () => ({ ja: '灯台', en: 'Lighthouse' }),
      cardText: () => [
        { text: { ja: '一', en: 'one' }, unread: false },
        { text: { ja: '二', en: 'Nothing attacks.' }, unread: false },
      ],
    } as GameRules,
    'en',
  )
  const by = [{ object: null, effect: 'S1-036 2 › prohibit' }]
  expect(reasonFor(said, null, unmet({ key: 'forbidden', by }))).toBe(
    'An effect forbids it – Lighthouse: “Nothing attacks.”',
  )
})

test('of an action without a thing, the reason of the first thing is told', () => {
  const whole: Refusal = { ...refusal, requirements: [], with: [unmet({ key: 'theirs' })] }
  expect(reasonFor(saying({}), null, whole)).toBe('It belongs to your opponent')
})

test('an allowed action has no reason against it', () => {
  expect(reasonFor(saying({}), null, { ...refusal, requirements: [] })).toBeNull()
})
