import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { passUntil } from '../cards.ts'
import { event, unit } from '../playing.ts'

/** 支配を得る (506.4). */

const takes = (until: string) =>
  event('E', { ep: 0, text: `相手のUNITを1つ対象とし、${until}それの支配を得る。` })
const playing = (until: string, more: object = {}) => {
  const g = board(kiseki, {
    at: 'homebase',
    P1: { hand: [takes(until)], field: [unit('mine')], deck: 9 },
    P2: {
      field: [unit('A', { text: '・あなたの他のUNITは+1/+0を得る。' }), unit('theirs')],
      deck: 9,
      ...more,
    },
  })
  expect(g.P1).toOffer('play-event')
  g.P1.acts('play-event')
  expect(g.P1).toOfferExactly('A', 'theirs')
  g.P1.chooses('A')
  g.everyonePasses()
  return g
}

const nextTurn = (g: ReturnType<typeof playing>): void => {
  passUntil(g, { phase: 'recovery' })
  passUntil(g, { step: 'draw' })
}

describe('control of a UNIT', () => {
  test('a UNIT whose controller changes lies in his field, is the same card, and works for him', () => {
    const g = playing('')
    expect(g.at('A')).toMatchObject({ zone: 'field', by: 'P1', of: 'P1' })
    expect([g.at('mine').values['str'], g.at('theirs').values['str']]).toEqual([4, 3])
    nextTurn(g)
    expect(g.turn).toBe(2)
    expect(g.at('A').by).toBe('P1')
    g.proves('506.4')
  })

  test('in this turn only, it goes back as the turn ends', () => {
    const g = playing('このターン中')
    expect(g.at('A').by).toBe('P1')
    nextTurn(g)
    expect(g.at('A')).toMatchObject({ zone: 'field', by: 'P2', of: 'P2' })
    expect([g.at('mine').values['str'], g.at('theirs').values['str']]).toEqual([3, 4])
    g.proves('705.7')
  })

  test('it attacks for who controls it, and goes home when it leaves the field', () => {
    const g = playing('このターン中')
    passUntil(g, { asked: 'battle.attackers' })
    expect(g.P1).toOfferExactly('mine', 'A')
    g.P1.chooses('A')
    g.everyonePasses()
    g.everyonePasses()
    if (g.match.decision?.message.key === 'battle.counter') g.P2.chooses('A')
    g.everyonePasses()
    expect(g.at('A').values['stunned']).toBe(true)
    nextTurn(g)
    expect(g.at('A')).toMatchObject({ zone: 'trails', of: 'P2' })
  })
})
