import type { Ability } from '@fudaba/kernel/text'
import { describe, expect, test } from '@fudaba/kernel/testing'
import { at as on, unit, vanguardUnit } from '../cards.ts'
import { type Seat, having, hand, table, use } from '../playing.ts'
import {
  act,
  activated,
  always,
  draw,
  exactly,
  noun,
  phrase,
  some,
  steps,
  strengthen,
  when,
  yours,
  zone,
} from '../trees.ts'

describe('calls, rides and turns by effects', () => {
  test('a superior call asks for a circle, several come at once onto circles of their own', () => {
    const g = having(
      [
        activated([], {
          kind: 'vanguard.call',
          what: some(phrase(yours, zone('drop'), noun('card')), exactly(2)),
        }),
      ],
      { drop: [unit('c1', { grade: 4 }), unit('c2')] },
    )
    use(g)
    expect(g.P1).toBeAsked('call.circle')
    g.P1.answers('front-left')
    expect(g.P1).toOfferExactly('front-right', 'back-left', 'back-centre', 'back-right')
    expect(g.at('c1').zone).toBe('drop')
    g.P1.answers('back-left')
    expect(g.at('c1').cell).toBe('front-left')
    expect(g.at('c2').cell).toBe('back-left')
    g.proves('10.7.1.3', '10.7.1.1.1', '10.7.1.1.1.1', '10.7.1.1.2')
  })

  test('of more cards than there are circles it is asked which come', () => {
    const lockedOn = (cell: string) => on(cell, cell, {}, { faceDown: true, locked: 1, locksCircle: 1 })
    const calls = activated([], {
      kind: 'vanguard.call',
      what: { kind: 'selection', of: phrase(yours, zone('drop'), noun('card')), quantity: { kind: 'all' } },
    })
    const g = having([calls], {
      more: ['front-left', 'front-right', 'back-left', 'back-centre'].map(lockedOn),
      drop: [unit('c1'), unit('c2'), unit('c3')],
    })
    use(g)
    expect(g.P1).toBeAsked('call.cards')
    expect(g.P1).toOfferExactly('c1', 'c2', 'c3')
    g.P1.chooses('c3')
    expect(g.at('c3').cell).toBe('back-right')
    expect(g.zone('P1', 'drop')).toHaveLength(2)
    g.proves('10.7.1.1.1.1')
    const none = having([calls], {
      more: ['front-left', 'front-right', 'back-left', 'back-centre', 'back-right'].map(lockedOn),
      drop: [unit('c1')],
    })
    use(none)
    expect(none.P1).toBeAsked('main.window')
    expect(none.at('c1').zone).toBe('drop')
  })

  test('a superior ride looks at no grade', () => {
    const g = having([activated([], act('ride', some(phrase(yours, zone('hand'), noun('card')))))], {
      hand: [unit('h', { grade: 0 })],
    })
    use(g)
    if (g.P1.isAsked('main.window') === false) g.P1.chooses('h')
    expect(g.at('h').cell).toBe('front-centre')
    expect(g.at('A').zone).toBe('soul')
    g.proves('10.6.1.1')
  })

  test('a forerunner ridden over by its clan may be called', () => {
    const riding = (clan: string) => {
      const g = table(
        {
          field: [vanguardUnit('F', { grade: 0, clans: ['暁'], keywords: ['forerunner'] })],
          hand: [unit('h', { grade: 1, clans: [clan] })],
        },
        {},
        'ride',
      )
      g.P1.chooses('h')
      return g
    }
    const g = riding('暁')
    expect(g.P1).toBeAsked('program.may')
    g.P1.answers(true)
    expect(g.P1).toOfferExactly('front-left', 'front-right', 'back-left', 'back-centre', 'back-right')
    g.P1.answers('back-centre')
    expect(g.at('F').cell).toBe('back-centre')
    g.proves('11.7.1', 'base.5.4.1')
    expect(riding('宵').P1).toBeAsked('main.window')
  })

  test('an extra turn comes right after this one, the last added first', () => {
    const g = having([
      activated(
        [],
        steps(
          { kind: 'extra-turn', who: 'you' },
          { kind: 'extra-turn', who: 'you' },
          { kind: 'extra-turn', who: 'opponent' },
        ),
      ),
    ])
    use(g)
    const fighters: string[] = []
    for (let i = 0; i < 5; i++) {
      fighters.push(String(g.view(null).facts['turnFighter']))
      const before = g.turn
      for (let n = 0; n < 8 && g.turn === before; n++) {
        const seat = g.deciding === 'P1' ? g.P1 : g.P2
        if (seat.isAsked('battle.attack')) seat.answers(false)
        else if (seat.isAsked('main.window')) seat.passes()
        else seat.chooses()
      }
    }
    expect(fighters).toEqual(['P1', 'P2', 'P1', 'P1', 'P2'])
    g.proves('12.5.1', '12.5.2')
  })

  test('a card may end the game at once', () => {
    const g = having([activated([], { kind: 'win-game', who: 'you' })])
    use(g)
    expect(g.winner).toBe('P1')
    expect(g.ending).toBe('effect')
    g.proves('1.2.5')
  })
})

describe('being placed', () => {
  const whenEnters = when('enter', draw())
  test('is to come onto a circle from none, called or not', () => {
    const g = table({ hand: [unit('h', { abilities: [whenEnters] })] })
    g.P1.acts('call', { with: 'h', circle: 'back-left' })
    expect(hand(g)).toBe(1)
    g.proves('10.5.1')
    const rode = table({ hand: [unit('h', { grade: 3, abilities: [whenEnters] })] }, {}, 'ride')
    rode.P1.chooses('h')
    expect(hand(rode)).toBe(1)
    rode.proves('10.5.1.1')
  })

  test('a ride puts nothing into the soul otherwise', () => {
    const g = table({ hand: [unit('h', { grade: 3 })] }, {}, 'ride')
    g.P1.chooses('h')
    expect(g.at('A').zone).toBe('soul')
    expect(g.count('P1', 'chargedIn')).toBe(0)
    g.proves('11.29.2')
  })

  test('a unit that comes is under continuous abilities at once', () => {
    const strong: Ability = {
      kind: 'triggered',
      trigger: {
        kind: 'event',
        of: [
          {
            kind: 'event',
            verb: 'enter',
            subject: phrase(
              yours,
              { kind: 'number', characteristic: 'power', comparison: { than: 'at-least', amount: 9000 } },
              noun('rear-guard'),
            ),
          },
        ],
      },
      effect: draw(),
    }
    const g = having([always(strengthen(phrase(yours, noun('rear-guard')), 2000)), strong], {
      hand: [unit('h')],
    })
    g.P1.acts('call', { with: 'h', circle: 'back-left' })
    expect(hand(g)).toBe(1)
    g.proves('8.7.4')
  })
})

describe('who may attack', () => {
  const attackers = (stats: Seat, ...more: readonly ReturnType<typeof on>[]) => {
    const g = table({ field: [vanguardUnit('A'), on('front-left', 'L', stats), ...more] }, {}, 'battle')
    g.P1.answers(true)
    return g
  }
  test('not one under restraint', () => {
    const g = attackers({ keywords: ['restraint'] }, on('front-right', 'R'))
    expect(g.P1).toOfferExactly('A', 'R')
    g.proves('11.5.1')
  })
  test('nor a lord beside a unit of another clan', () => {
    const g = attackers({ keywords: ['lord'] }, on('front-right', 'R', { clans: ['宵'] }))
    expect(g.P1).toOfferExactly('A', 'R')
    g.proves('11.8.1')
    expect(attackers({ keywords: ['lord'] }, on('front-right', 'R')).P1).toOfferExactly('A', 'L', 'R')
  })
})
