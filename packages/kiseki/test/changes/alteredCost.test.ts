import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { base, down, event, unit } from '../playing.ts'

/** Cost changes that texts make (1204.2f-6 to 1204.2f-8, 1304). */

const bases = (n: number) => Array.from({ length: n }, (_, i) => unit(`base ${i}`, {}, down))
const with_ = (text: string, more: object, cards = 3) =>
  board(kiseki, {
    P1: { field: [unit('A', { text })], homebase: bases(cards), cp: 3, ...more },
    P2: { field: [unit('theirs')] },
    at: 'deployment',
  })

describe('a text about what somebody plays', () => {
  test('makes an EVENT cheaper for its own player, and the other’s stays as it is', () => {
    const text = '・あなたがプレイするEVENTのEPコストを1減らす。'
    const g = with_(text, { hand: [event('E', { ep: 1, text: 'カードを1枚引く。' })], deck: 3 })
    g.P1.acts('play-event')
    expect(g.at('E').zone).toBe('waiting')
    expect(g.at('base 0')).toBeUnchanged()
    g.proves('1204.2f-8')
  })

  test('makes UNITs of the opponent dearer', () => {
    const play = (text: string) =>
      board(kiseki, {
        P1: { hand: [unit('U', { cp: 2 })], cp: 3 },
        P2: { field: [unit('A', { text })] },
        at: 'deployment',
      })
    const g = play('・相手がプレイするUNITのCPコストを1増やす。')
    g.P1.acts('play-unit')
    expect(g.count('P1', 'cp')).toBe(0)
    expect(play('・相手がプレイするUNITのCPコストを2増やす。').P1).not.toOffer('play-unit')
    g.proves('1204.2f-7')
  })

  test('changes the founding level that a BASE needs', () => {
    const text = '・あなたがプレイするBASEの創設レベルを2減らす。'
    const own = { homebase: [base('B', { level: 3 }, down)] }
    const g = with_(text, own)
    expect(g.P1).toOffer('play-base')
    expect(with_('・あなたがプレイするBASEの創設レベルを1減らす。', own).P1).not.toOffer('play-base')
  })

  test('never makes a cost less than nothing', () => {
    const g = with_('・あなたがプレイするUNITのCPコストを9減らす。', { hand: [unit('U', { cp: 2 })] })
    g.P1.acts('play-unit')
    expect(g.count('P1', 'cp')).toBe(3)
    expect(g.at('U').zone).toBe('waiting')
    g.proves('1203.5')
  })
})

describe('a text about the cost of cards', () => {
  test('raises what a card in hand costs', () => {
    const g = with_('・あなたの手札のUNITのCPコストを1増やす。', { hand: [unit('U', { cp: 2 })] })
    expect(g.at('U').values['cp']).toBe(3)
    g.P1.acts('play-unit')
    expect(g.count('P1', 'cp')).toBe(0)
  })
})
