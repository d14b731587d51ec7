import type { Ability } from '@fudaba/kernel/text'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { vanguard } from '@fudaba/vanguard'
import { at as on, plain, unit, vanguardUnit } from '../cards.ts'
import { having, hand, table, use } from '../playing.ts'
import {
  activated,
  always,
  at,
  cards,
  discard,
  draw,
  noun,
  phrase,
  some,
  strengthen,
  when,
  yours,
  zone,
} from '../trees.ts'

describe('automatic abilities', () => {
  test('of the turn fighter first, then of the other', () => {
    const ability = at('main-start', draw())
    const g = board(vanguard, {
      at: 'ride',
      turn: 3,
      P1: { field: [vanguardUnit('A', { abilities: [ability] })], deck: plain('m', 10) },
      P2: { field: [vanguardUnit('V', { abilities: [ability] })], deck: plain('t', 10) },
    })
    const drew = g.log().filter((line) => line.event === 'drawOne')
    expect(drew.map((line) => line.player)).toEqual(['P1', 'P2'])
    g.proves('8.4.1.2', '8.4.1.3')
  })

  test('their cost may be paid while they are carried out', () => {
    const ability = when('ride', draw(), { cost: [{ kind: 'do', effect: discard() }] })
    const g = table(
      { hand: [unit('h', { grade: 3, abilities: [ability] }), unit('x', { grade: 0 })] },
      {},
      'ride',
    )
    g.P1.chooses('h')
    expect(g.P1.isAsked('stride.card')).toBe(false)
    g.P1.answers(true)
    expect(g.at('x').zone).toBe('drop')
    expect(g.zone('P1', 'hand')).toEqual(['m1'])
    g.proves('10.3.1')
  })

  test('as often as their condition was met', () => {
    const each: Ability = {
      kind: 'triggered',
      trigger: { kind: 'event', of: [{ kind: 'event', verb: 'draw', player: 'opponent' }] },
      effect: draw(),
    }
    const g = having([activated([], { kind: 'by', player: 'opponent', effect: draw(2) }), each])
    use(g)
    expect(g.P1).toBeAsked('timing.trigger')
    g.P1.answers('A 2@o1')
    expect(hand(g)).toBe(2)
    g.proves('8.6.2', '8.6.3')
  })

  test('a delayed one comes once', () => {
    const g = having([
      activated([], { kind: 'delayed', trigger: { kind: 'moment', moment: 'start-step' }, effect: draw() }),
    ])
    use(g)
    g.P1.passes()
    expect(hand(g)).toBe(1)
    g.proves('8.6.6')
  })

  test('one that waits for a state triggers when it comes to hold', () => {
    const ability: Ability = {
      kind: 'triggered',
      trigger: { kind: 'state', condition: cards(zone('soul'), 1) },
      effect: draw(),
    }
    const g = having([
      activated([], { kind: 'count', verb: 'soul-charge', amount: 1, resource: 'soul' }),
      ability,
    ])
    use(g)
    expect(hand(g)).toBe(1)
    use(g)
    expect(hand(g)).toBe(1)
    g.proves('8.6.7', '8.6.7.1')
  })
})

describe('continuous effects', () => {
  test('a continuous ability applies as long as it is valid', () => {
    const g = having([always(strengthen(phrase(yours, noun('rear-guard')), 2000))], {
      more: [on('front-left', 'L')],
    })
    expect(g.at('L').values['power']).toBe(9000)
    g.proves('8.1.1.3', '8.7.1.1')
  })

  test('with a drive of zero there is no drive check', () => {
    const ability = always({
      kind: 'modify',
      what: phrase(yours, noun('vanguard')),
      changes: [{ kind: 'add', characteristic: 'drive', sign: '-', amount: 1 }],
    })
    const g = having([ability], {}, {}, 'battle')
    g.P1.answers(true)
    if (g.match.decision?.message.key === 'guard.window') g.P2.passes()
    expect(g.zone('P2', 'damage')).toHaveLength(1)
    expect(hand(g)).toBe(0)
    g.proves('7.5.1.2.2')
  })

  test('for a turn: not on what comes later', () => {
    const g = having([activated([], strengthen(phrase(yours, noun('rear-guard')), 2000, 'turn'))], {
      more: [on('front-left', 'L')],
      hand: [unit('h')],
    })
    use(g)
    expect(g.at('L').values['power']).toBe(9000)
    g.P1.acts('call', { with: 'h', circle: 'back-left' })
    expect(g.at('h').values['power']).toBe(7000)
    g.proves('8.7.3')
  })

  test('an ability that is given is as if it were printed', () => {
    const g = having(
      [
        activated([], {
          kind: 'grant',
          what: some(phrase(yours, noun('rear-guard'))),
          gains: [{ kind: 'ability', ability: activated([], draw()) }],
          duration: 'turn',
        }),
      ],
      { more: [on('front-left', 'L')] },
    )
    expect(g.may('P1', 'ability', 'L')).toBe(false)
    use(g)
    expect(g.may('P1', 'ability', 'L')).toBe(true)
    g.proves('10.21.1')
  })

  test('one that is lost is as if it were not', () => {
    const g = having(
      [activated([], { kind: 'lose', what: some(phrase(yours, noun('rear-guard'))), duration: 'turn' })],
      { more: [on('front-left', 'L', { abilities: [activated([], draw())] })] },
    )
    use(g)
    expect(g.may('P1', 'ability', 'L')).toBe(false)
  })
})
