import { describe, expect, test } from 'vitest'
import { englishText, readText } from '../../src/index.ts'
import { slipsIn } from '../../src/testing/englishSlips.ts'
import { toyCards } from '../testing/toy/cards.ts'

const english = (text: string): string =>
  englishText(toyCards.grammar, readText(toyCards.grammar, text)).join(' / ')

describe('slips are seen', () => {
  test.each([
    'At your the beginning of the turn, draw 1 card.',
    'Choose up to 2 of your lamps and retire it.',
    'You you may draw 1 card.',
    '1 ones with light 3.',
    'If there is a the opponent’s lamp, draw 1 card.',
    'Choose any number cards from your hand.',
    'This is an lamp.',
    'The opponent must attack if able with this.',
    'Draw 1 card..',
  ])('%s', (line) => {
    expect(slipsIn(line)).not.toEqual([])
  })
  test('and nothing else is one', () => {
    expect(
      slipsIn('Choose up to 2 of your lamps and put them to their owners’ hands. This “a a” gets +1.'),
    ).toEqual([])
  })
})

describe('what was chosen', () => {
  test('is them where several may have been, and it where one was', () => {
    expect(english('・これが登場した時、あなたのランプを2枚まで選び、埋める。')).toMatch(/ bury them/u)
    expect(english('・これが登場した時、あなたのランプを1枚選び、埋める。')).toMatch(/ bury it/u)
  })
})
