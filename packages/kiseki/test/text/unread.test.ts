import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { unit } from '../cards.ts'

const text =
  '・これは海へ歌う。\n・これは+3/+0を得る。\n・これが場に出た時、海へ歌う。その後、カードを1枚引く。'
const card = kiseki.readCard!({ id: 'U-1', name: '歌い手', types: ['UNIT'], cp: 0, str: 1, def: 1, text })

describe('A sentence that nobody reads', () => {
  test('stays on the card, with the whole craft it belongs to', () => {
    expect(kiseki.cardText!(card, kiseki.book)).toEqual([
      { text: { ja: '・これは海へ歌う。', en: '・これは海へ歌う。' }, unread: true },
      { text: { ja: '・これは+3/+0を得る。', en: 'This gets +3 STR and +0 DEF.' }, unread: false },
      {
        text: {
          ja: '・これが場に出た時、海へ歌う。その後、カードを1枚引く。',
          en: '・これが場に出た時、海へ歌う。その後、カードを1枚引く。',
        },
        unread: true,
      },
    ])
  })

  test('nor does an effect without a mark on a UNIT, which has no moment to be carried out', () => {
    const unmarked = 'カードを1枚引く。'
    const on = (type: string) =>
      kiseki.cardText!(kiseki.readCard!({ name: type, types: [type], text: unmarked }), kiseki.book).map(
        ({ unread }) => unread,
      )
    expect(on('UNIT')).toEqual([true])
    expect(on('EVENT')).toEqual([false])
  })

  test('does nothing, and what was read beside it does what it says', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: { hand: [unit('A', { cp: 0, str: 1, text })], deck: 5 },
      P2: { field: [unit('bystander')] },
    })
    g.P1.acts('play-unit')
    g.everyonePasses()
    expect(g.at('A').zone).toBe('field')
    expect(g.at('A').values['str']).toBe(4)
    expect(g.count('P1', 'hand')).toBe(0)
    expect(g.count('P1', 'deck')).toBe(5)
    expect(g.at('bystander')).toBeUnchanged()
  })
})
