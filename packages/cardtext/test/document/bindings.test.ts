import { expect, test } from 'vitest'
import { bindings } from '../../src/document/bindings.ts'
import { ability } from '../testing/toy/reading.ts'

/** For each reference that is not the card itself: what it is, and the kind of the step it speaks of. */
const spokenOf = (printed: string) => {
  const { references, steps } = bindings(ability(printed))
  return references
    .filter(({ reference }) => reference.to !== 'self')
    .map(({ reference, step }) => [
      reference.to,
      step === null ? 'nothing' : (steps[step]?.kind ?? 'trigger'),
    ])
}

test('それ refers to what the step before was about', () => {
  expect(spokenOf('ランプを1枚選び、それを埋める。')).toEqual([['it', 'choose']])
  expect(spokenOf('ランプを1枚選び、それを埋め、カードを1枚引く。それを埋める。')).toEqual([
    ['it', 'choose'],
    ['it', 'draw'],
  ])
})
test('選んだ refers to the last choice, whatever is done in between', () => {
  expect(spokenOf('ランプを1枚選ぶ。カードを1枚引く。選んだカードを埋める。')).toEqual([['chosen', 'choose']])
})
test('残り and その中 refer to what was looked at', () => {
  expect(spokenOf('あなたの塔の上から5枚見る。その中から1枚選び、籠に加え、残りを塔の下に置く。')).toEqual([
    ['seen', 'look'],
    ['elided', 'choose'],
    ['rest', 'choose'],
  ])
})
test('in a triggered ability それ refers to the object of the event', () => {
  expect(spokenOf('・あなたのランプが登場した時、それを埋める。')).toEqual([['it', 'trigger']])
})
test('a verb of the game itself binds what it is done to', () => {
  expect(spokenOf('ランプを1枚選び、輝かし、それを埋める。')).toEqual([
    ['elided', 'choose'],
    ['it', 'toy.shine'],
  ])
})
test('references inside a quoted ability are not those of the ability around it', () => {
  expect(spokenOf('これは『あなたのランプが登場した時、それを埋める。』を得る。')).toEqual([])
})
