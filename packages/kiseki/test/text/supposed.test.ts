import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { base, event, unit } from '../playing.ts'

/** 〜ものとする (1329). */

const str = (g: ReturnType<typeof board>, name: string): unknown => g.at(name).values['str']
const says = (text: string) => [base('B', { text })]

describe('what is taken to be so', () => {
  test('a UNIT of that name counts as being there, but there is none to choose', () => {
    const asks = { str: 1, text: '・あなたの場に“風見”がいるなら、これは+3/+0を得る。' }
    const table = (homebase: ReturnType<typeof base>[]) =>
      board(kiseki, {
        P1: {
          field: [unit('A', asks)],
          hand: [event('E', { ep: 0, text: '“風見”を1つ対象とし、それをアクションする。' })],
          homebase,
        },
        P2: { field: [unit('B2', asks)] },
        at: 'homebase',
      })
    expect(str(table([]), 'A')).toBe(1)
    const g = table(says('・あなたの場に“風見”がいるものとする。'))
    expect(str(g, 'A')).toBe(4)
    expect(str(g, 'B2')).toBe(1)
    expect(g.P1).not.toOffer('play-event')
    g.proves('1329.1')
  })

  test('bond counts as at most that much, and is what it is', () => {
    const g = board(kiseki, {
      P1: {
        field: [unit('A', { str: 1, text: '・あなたの絆が20点以下なら、これは+3/+0を得る。' })],
        homebase: says('・あなたの絆は20点であるものとする。'),
        bond: 35,
      },
      P2: {
        field: [unit('C', { str: 1, text: '・あなたの絆が20点以下なら、これは+3/+0を得る。' })],
        bond: 35,
      },
      at: 'homebase',
    })
    expect(str(g, 'A')).toBe(4)
    expect(str(g, 'C')).toBe(1)
    expect(g.count('P1', 'bond')).toBe(35)
    g.proves('1329.2')
  })

  test('two UNITs that count as alone both get their bonus', () => {
    const asks = { str: 1, text: '・あなたのUNITがこれだけなら、これは+8/+8を得る。' }
    const table = (homebase: ReturnType<typeof base>[]) =>
      board(kiseki, { P1: { field: [unit('A', asks), unit('C', asks)], homebase }, at: 'homebase' })
    expect(str(table([]), 'A')).toBe(1)
    const g = table(says('・あなたのUNITはこれだけであるものとする。'))
    expect(str(g, 'A')).toBe(9)
    expect(str(g, 'C')).toBe(9)
    g.proves('1329.3')
  })

  test('one that is alone indeed gets it by itself', () => {
    const g = board(kiseki, {
      P1: { field: [unit('A', { str: 1, text: '・あなたのUNITがこれだけなら、これは+8/+8を得る。' })] },
      at: 'homebase',
    })
    expect(str(g, 'A')).toBe(9)
  })
})
