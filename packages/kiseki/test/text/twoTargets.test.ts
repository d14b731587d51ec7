import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { event, unit } from '../playing.ts'

/** Two different targets in one sentence: what follows is about both. */

const played = (text: string) => {
  const g = board(kiseki, {
    P1: { field: [unit('a1'), unit('b1')], hand: [event('E', { ep: 0, text })], deck: 6, bond: 20 },
    P2: { field: [unit('a2'), unit('b2')], deck: 6, bond: 20 },
    at: 'homebase',
  })
  g.P1.acts('play-event', { with: 'E' })
  g.P1.chooses('a1')
  g.P1.chooses('b2')
  g.P1.passes()
  g.P2.passes()
  return g
}

describe('each is a target of its own', () => {
  for (const said of [
    'あなたのUNITを1つ対象とし、相手のUNITを1つ対象とし、それらを手札に戻す。',
    'あなたのUNITを1つと相手のUNITを1つ対象とし、それらを手札に戻す。',
  ])
    test(said, () => {
      const g = played(said)
      expect([g.at('a1').zone, g.at('b2').zone]).toEqual(['hand', 'hand'])
      expect([g.at('b1').zone, g.at('a2').zone]).toEqual(['field', 'field'])
    })
})
