import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { event, unit } from '../playing.ts'

describe('計画', () => {
  const table = (text: string, deck: readonly string[]) => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: { hand: [event('E', { ep: 0, text })], deck: deck.map((name) => unit(name)) },
      P2: { deck: [unit('x'), unit('y')] },
    })
    g.P1.plays('play-event')
    return g
  }

  test('any of the top cards go under the deck, the rest back on top, both in any order', () => {
    const g = table('計画4。', ['a', 'b', 'c', 'd', 'e'])
    expect(g.P1).toOfferExactly('a', 'b', 'c', 'd')
    // The question says where they go.
    const going = () => g.match.decision?.message.parameters
    expect(going()).toMatchObject({ to: 'deck', end: 'bottom' })
    g.P1.chooses('b', 'd')
    expect(g.P1).toBeAsked('program.order')
    expect(going()).toMatchObject({ to: 'deck', end: 'bottom' })
    g.P1.answers('d', 'b')
    expect(g.P1).toOfferExactly('a', 'c')
    expect(going()).toMatchObject({ to: 'deck', end: 'top' })
    g.P1.answers('c', 'a')
    expect(g.zone('P1', 'deck')).toEqual(['c', 'a', 'e', 'd', 'b'])
    expect(g.zone('P2', 'deck')).toEqual(['x', 'y'])
    g.proves('1323.1')
  })

  test('nothing need go under it', () => {
    const g = table('計画2。', ['a', 'b', 'c'])
    g.P1.answers()
    g.P1.answers('b', 'a')
    expect(g.zone('P1', 'deck')).toEqual(['b', 'a', 'c'])
  })

  test('with fewer cards in the deck there are fewer to plan with', () => {
    const g = table('計画3。', ['a', 'b'])
    expect(g.P1).toOfferExactly('a', 'b')
    g.P1.chooses('a')
    expect(g.zone('P1', 'deck')).toEqual(['b', 'a'])
  })

  test('only the planner sees the cards', () => {
    const g = table('計画2。', ['a', 'b', 'c'])
    const { zones } = g.view('P1')
    expect(JSON.stringify(zones)).toContain('"a"')
    expect(JSON.stringify(g.view('P2').zones)).not.toContain('"a"')
  })
})
