import { publicEvents } from '@fudaba/kernel'
import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { toHand } from '../../src/changes/verbs.ts'
import { happens } from '../cards.ts'
import { event, unit } from '../playing.ts'

/** The clauses behind what happens, as "why" tells them. */

const eventsOf = (g: ReturnType<typeof board>) => publicEvents(g.match.rules, g.match.game, 0, 0)

describe('why', () => {
  test('an attack whose attacker has left is off by 804.1a, in the resolution step and not in the selection', () => {
    const g = board(kiseki, {
      at: 'attack',
      P1: { field: [unit('A'), unit('B')] },
      P2: { field: [unit('C')] },
    })
    g.P1.chooses('A', 'B')
    happens(g, toHand, 'A')
    g.everyonePasses()
    expect(g.P1).toBeAsked('battle.attackers')
    const off = eventsOf(g).find(({ event: name }) => name === 'attackIsOff')
    expect(off?.chain.slice(-2)).toEqual(['802.3a', '804.1a'])
    const ended = eventsOf(g).findLast(({ event: name }) => name === 'endBattle')
    expect(ended?.chain.slice(-2)).toEqual(['802.3a', '804.2'])
    expect(g.match.decision?.clauses.slice(-2)).toEqual(['802', '803.3'])
    g.proves('804.1a')
  })

  test('計画 is asked by its own clause, not by that of choices among cards everybody sees', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: {
        hand: [event('E', { ep: 0, text: '計画2。' })],
        deck: [unit('x'), unit('y'), unit('z')],
      },
      P2: {},
    })
    g.P1.acts('play-event')
    g.everyonePasses()
    expect(g.match.decision?.clauses).toContain('1323.1')
    expect(g.match.decision?.clauses).not.toContain('1312.1')
    g.proves('1323.1')
  })
})
