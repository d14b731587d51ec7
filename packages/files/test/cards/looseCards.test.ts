import { describe, expect, test } from 'vitest'
import { cardsFileText, freeId, parseLooseCards } from '../../src/index.ts'
import { game, problem } from './lamps.ts'

const read = (file: string, text: string) => parseLooseCards(file, text, game)

describe('cards for somebody who mends them where they are shown', () => {
  test('one of plain text that is not whole comes as it stands, beside one that is', () => {
    const { cards } = read(
      '',
      '小さなランプ\n種類: ランプ\n光度: 二\n\n大きなランプ\n種類: ランプ\n光度: 5\n',
    )
    expect(cards).toEqual([
      { id: '小さなランプ', name: '小さなランプ', types: ['ランプ'], light: '二' },
      { id: '大きなランプ', name: '大きなランプ', types: ['ランプ'], light: 5 },
    ])
  })

  test('what was written to a file is read back, whole or not, with the words of the set', () => {
    const made = {
      words: { kin: { 港: 'Harbour' } },
      cards: [{ id: 'L-1', name: 'ランプ', types: ['ランプ'], kin: ['港'], light: '二' }, { id: 'L-2' }],
    }
    expect(read('mine.yaml', cardsFileText('lamps', made))).toEqual(made)
    expect(read('', cardsFileText('lamps', made))).toEqual(made)
  })

  test('cards of one id or of none get one each', () => {
    const text = 'format: fudaba-cards/1\ngame: lamps\ncards: [{id: A}, {id: A}, {name: B}, {}, 7]\n'
    expect(read('c.yaml', text).cards.map(({ id }) => id)).toEqual(['A', 'A (2)', 'B', '?'])
    expect(freeId('A', new Set(['A', 'A (2)']))).toBe('A (3)')
  })

  test.each([
    ['a text without any card', '', 'こんにちは。今日はいい天気です。', 'there is no card in it'],
    ['cards of another game', '', 'game: boats\n\nランプ\n種類: ランプ\n', 'cards of boats, not of lamps'],
    [
      'a file of another game',
      'c.json',
      '{"format":"fudaba-cards/1","game":"boats","cards":[]}',
      'cards of boats',
    ],
    ['rubbish', 'c.yaml', 'cards: ]', ''],
  ])('%s is refused in words', (_, file, text, said) => {
    expect(problem(() => read(file, text)).problem).toContain(said)
  })
})
