import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { event, unit } from '../playing.ts'

/** Texts are read as a board is made: whatever that carries out, a board made before has seen. */
const before = () => board(kiseki, { at: 'draw' })

const free = (name: string, text: string) => event(name, { ep: 0, text })

describe('Texts of cards', () => {
  test('a sentence with the mark is a craft of its card', () => {
    const g = before()
    const { values } = board(kiseki, {
      at: 'homebase',
      P1: { field: [unit('A', { str: 2, text: '・これは+3/+0を得る。' }), unit('B', { str: 2 })] },
    }).at('A')
    expect(values['str']).toBe(5)
    g.proves('207.2')
  })

  test('a sentence without the mark is what an EVENT does', () => {
    const seen = before()
    const g = board(kiseki, { at: 'homebase', P1: { hand: [free('E', 'カードを2枚引く。')], deck: 5 } })
    g.P1.acts('play-event')
    g.everyonePasses()
    expect(g.count('P1', 'hand')).toBe(2)
    seen.proves('207.3')
  })

  test('stand-ins for the icons are what they stand for, and a keyword before one is a keyword', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: {
        hand: [unit('B', { cp: 0, text: '・目あなたは絆を2点得る（失わない）' })],
        field: [unit('A', { text: '・忠義→カードを1枚引く。' }), unit('C')],
        deck: 5,
        bond: 30,
      },
    })
    g.P1.acts('play-unit')
    g.everyonePasses()
    g.everyonePasses()
    expect(g.count('P1', 'bond')).toBe(32)
    g.P1.acts('play-craft', { with: 'A' })
    expect(g.at('A').turned).toBe(true)
    g.everyonePasses()
    expect(g.count('P1', 'hand')).toBe(1)
    expect(g.at('C')).toBeUnchanged()
  })

  test('each paragraph is a craft of its own', () => {
    const seen = before()
    const text = '・これが場に出た時、カードを1枚引く。\n・これが場に出た時、あなたは絆を2点得る。'
    const g = board(kiseki, {
      at: 'deployment',
      P1: { hand: [unit('A', { cp: 0, text })], deck: 5, bond: 30 },
    })
    g.P1.acts('play-unit')
    g.everyonePasses()
    expect(g.P1).toBeAsked('timing.trigger')
    expect(g.match.decision?.candidates).toHaveLength(2)
    seen.proves('207.4')
  })

  test('a note in brackets is no part of the text', () => {
    const seen = before()
    const g = board(kiseki, {
      at: 'homebase',
      P1: { hand: [free('E', 'カードを1枚引く。(カードを3枚引く。)')], deck: 5 },
    })
    g.P1.acts('play-event')
    g.everyonePasses()
    expect(g.count('P1', 'hand')).toBe(1)
    seen.proves('207.5')
  })

  test('the name of an art is no part of its text', () => {
    const seen = before()
    const arts = { ep: 0, text: '「潮騒の歌」カードを1枚引く。' }
    const g = board(kiseki, { at: 'homebase', P1: { hand: [unit('A', { arts })], deck: 5 } })
    g.P1.acts('play-art')
    g.everyonePasses()
    expect(g.count('P1', 'hand')).toBe(1)
    seen.proves('207.6')
  })

  test('a keyword is a label: the craft works like one without it', () => {
    const seen = before()
    const { values } = board(kiseki, {
      at: 'homebase',
      P1: { field: [unit('A', { str: 2, text: '・灯火―これは+1/+0を得る。' })] },
    }).at('A')
    expect(values['str']).toBe(3)
    seen.proves('207.7')
  })

  test('in every language the Japanese text counts', () => {
    const seen = before()
    const translations = { en: 'カードを3枚引く。' }
    const g = board(kiseki, {
      at: 'homebase',
      P1: { hand: [event('E', { ep: 0, text: 'カードを1枚引く。', translations })], deck: 5 },
    })
    g.P1.acts('play-event')
    g.everyonePasses()
    expect(g.count('P1', 'hand')).toBe(1)
    seen.proves('1503.1')
  })
})
