import { aquarianAge } from '@fudaba/aquarian-age'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { breakCard, character, permanent } from '../cards.ts'

/** A text that could never do anything is refused by name. */

describe('a sentence that is done when a card resolves', () => {
  const text = '目標の≪キャラクター1人≫を捨て札する。'
  const table = (card: object) => () => board(aquarianAge, { P1: { hand: [card] } } as never)
  test('stands on projects and fast cards alone: no other card resolves', () => {
    for (const card of [character('C', { text }), breakCard('B', { text }), permanent('P', { text })])
      expect(table(card)).toThrow('done when it resolves')
  })
  test('of the field is an ability, and stays one', () => {
    expect(table(breakCard('B', { text: 'このキャラクターが場に出た場合、1ドローする。' }))).not.toThrow()
  })
})
