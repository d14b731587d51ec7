import { expect, test } from 'vitest'
import { bindings } from '../src/index.ts'
import { ability } from './toy/reading.ts'

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

test('it is what the step before was about', () => {
  expect(spokenOf('ランプを1枚選び、それを埋める。')).toEqual([['it', 'choose']])
  expect(spokenOf('ランプを1枚選び、それを埋め、カードを1枚引く。それを埋める。')).toEqual([
    ['it', 'choose'],
    ['it', 'draw'],
  ])
})
test('the chosen stay chosen whatever is done in between', () => {
  expect(spokenOf('ランプを1枚選ぶ。カードを1枚引く。選んだカードを埋める。')).toEqual([['chosen', 'choose']])
})
test('the rest is of what was seen', () => {
  expect(spokenOf('あなたの塔の上から5枚見る。その中から1枚選び、籠に加え、残りを塔の下に置く。')).toEqual([
    ['seen', 'look'],
    ['elided', 'choose'],
    ['rest', 'choose'],
  ])
})
test('the trigger speaks first', () => {
  expect(spokenOf('・あなたのランプが登場した時、それを埋める。')).toEqual([['it', 'trigger']])
})
test('a verb of the game itself binds what it is done to', () => {
  expect(spokenOf('ランプを1枚選び、輝かし、それを埋める。')).toEqual([
    ['elided', 'choose'],
    ['it', 'toy.shine'],
  ])
})
test('a quoted ability speaks for itself', () => {
  expect(spokenOf('これは『あなたのランプが登場した時、それを埋める。』を得る。')).toEqual([])
})
