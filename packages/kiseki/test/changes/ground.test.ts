import { beginFromPosition } from '@fudaba/kernel'
import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { drewNothing } from '../../src/board/state.ts'
import { gainBond, loseBond } from '../../src/changes/bond.ts'
import { stun } from '../../src/changes/stun.ts'
import { destroy, gainSupport, loseSupport, ready } from '../../src/changes/verbs.ts'
import { happens, item, itemUnit, passUntil, stunned, turned, unit } from '../cards.ts'

describe('winning and losing', () => {
  test('a draw from an empty deck loses at the next rule check', () => {
    const g = board(kiseki, { P1: { deck: 1 }, P2: { deck: 5 }, at: 'drawing' })
    expect(g.ending).toBe('deck')
    expect(g.winner).toBe('P2')
    g.proves('103.1', '103.2', '1102.1', '1002.1a')
  })

  test('an empty deck alone does not lose', () => {
    const g = board(kiseki, { P1: { deck: 2 }, P2: { deck: 5 }, at: 'drawing' })
    expect(g.count('P1', 'deck')).toBe(0)
    expect(g.ending).toBe(null)
  })

  test('with both decks out the player who does not run the step wins', () => {
    const winner = (primary: string): string | null => {
      const g = board(kiseki, { P1: {}, P2: {}, at: 'draw', primary })
      for (const player of [0, 1] as const) g.match.game.setCounter(drewNothing, player, 1)
      g.everyonePasses()
      return g.winner
    }
    expect(winner('P1')).toBe('P2')
    expect(winner('P2')).toBe('P1')
    const g = board(kiseki, { P1: {}, P2: {}, at: 'draw' })
    for (const player of [0, 1] as const) g.match.game.setCounter(drewNothing, player, 1)
    g.P1.passes()
    g.proves('103.3')
  })

  test('a player may concede while the other decides', () => {
    const g = board(kiseki, { P1: {}, P2: {}, at: 'draw' })
    expect(g.deciding).toBe('P1')
    g.P2.concedes()
    expect(g.winner).toBe('P1')
    expect(g.ending).toBe('concession')
    g.proves('103.4')
  })

  test('bond below zero in the middle of the turn loses nothing yet', () => {
    const g = board(kiseki, { P1: { deck: 5 }, P2: { deck: 5 }, at: 'draw' })
    happens(g, loseBond, 'P1', 45)
    expect(g.count('P1', 'bond')).toBe(-5)
    g.everyonePasses()
    expect(g.ending).toBe(null)
    g.proves('base.2.1.3')
  })
})

describe('gaining and losing bond', () => {
  test('rises to forty and no further', () => {
    const g = board(kiseki, { P1: { bond: 38 }, P2: {}, at: 'draw' })
    happens(g, gainBond, 'P1', 5)
    expect(g.count('P1', 'bond')).toBe(40)
    expect(g.count('P2', 'bond')).toBe(40)
    g.proves('base.2.1.2')
  })

  test('gaining bond at forty triggers nothing', () => {
    const g = board(kiseki, { P1: { bond: 40 }, P2: {}, at: 'draw' })
    happens(g, gainBond, 'P1', 3)
    expect(g.log().filter((line) => line.event === 'gainBond').length).toBe(0)
    expect(g.count('P1', 'bond')).toBe(40)
    g.proves('base.2.4.3')
  })

  test('losing none is no loss', () => {
    const g = board(kiseki, { P1: {}, P2: {}, at: 'draw' })
    happens(g, loseBond, 'P1', 0)
    expect(g.log().filter((line) => line.event === 'loseBond').length).toBe(0)
    g.proves('104.2')
  })
})

describe('ground rules', () => {
  test('a UNIT that has support does not gain it again', () => {
    const g = board(kiseki, { P1: { field: [unit('A')] }, P2: {}, at: 'draw' })
    happens(g, gainSupport, 'A')
    expect(g.at('A').values['support']).toBe(true)
    happens(g, gainSupport, 'A')
    expect(g.log().filter((line) => line.event === 'gainSupport')).toHaveLength(1)
    happens(g, loseSupport, 'A')
    expect(g.at('A').values['support']).toBe(false)
    g.proves('104.3', '1309.1', '1309.2')
  })

  test('a prohibition beats an instruction', () => {
    const g = board(kiseki, {
      P1: { field: [unit('A'), unit('B')] },
      P2: { field: [unit('enemy')] },
      at: 'attack',
      effects: [
        { effect: 'attackWithThis', by: 'P1', on: 'A' },
        { effect: 'cannotAttack', by: 'P2', on: 'A' },
      ],
    })
    expect(g.P1).toOfferExactly('B')
    g.P1.chooses()
    expect(g.view(null).facts['primary']).toBe('P2')
  })

  test('a card of two types is both', () => {
    const g = board(kiseki, {
      P1: { field: [itemUnit('both'), item('item'), unit('unit')] },
      P2: { field: [] },
      at: 'attack',
    })
    expect(g.P1).toOfferExactly('both', 'unit')
    expect(g.at('both').values['type']).toBe('UNIT・ITEM')
    g.proves('203.2a')
  })

  test('a type is one of four', () => {
    const literal = { id: 'X', name: 'X', types: ['SPELL'] }
    const begin = (): unknown =>
      beginFromPosition(kiseki, {
        format: 'fudaba-position/1',
        game: 'kiseki',
        P1: { hand: [{ card: literal }] },
      })
    expect(begin).toThrow(/no type 'SPELL'/)
    const g = board(kiseki, { P1: {}, P2: {}, at: 'draw' })
    expect(begin).toThrow()
    g.proves('203.2')
  })
})

describe('stun and recovery', () => {
  test('a stunned UNIT does not ready', () => {
    const g = board(kiseki, { P1: { field: [stunned('A'), unit('B', {}, turned)] }, P2: {}, at: 'draw' })
    happens(g, ready, 'A')
    happens(g, ready, 'B')
    expect(g.at('A').turned).toBe(true)
    expect(g.at('B').turned).toBe(false)
    g.proves('1306.2b', '1315.1')
  })

  test('a stunned UNIT is not stunned again', () => {
    const g = board(kiseki, { P1: { field: [unit('A', { cp: 3 })] }, P2: {}, at: 'draw' })
    happens(g, stun, 'A')
    expect(g.count('P1', 'bond')).toBe(37)
    happens(g, stun, 'A')
    expect(g.count('P1', 'bond')).toBe(37)
    g.proves('1306.2d', '1306.3')
  })

  test('without stun damage a UNIT is stunned and the bond stays', () => {
    const g = board(kiseki, {
      P1: { field: [unit('A', { cp: 3 })] },
      P2: { field: [unit('B', { cp: 2 })] },
      at: 'draw',
      effects: [{ effect: 'noStunDamage', by: 'P1', until: 'turn' }],
    })
    happens(g, stun, 'A')
    happens(g, stun, 'B')
    expect(g.at('A').values['stunned']).toBe(true)
    expect(g.count('P1', 'bond')).toBe(40)
    expect(g.count('P2', 'bond')).toBe(38)
    g.proves('1307.1')
  })

  test('destroying takes cards of field and homebase to the trails', () => {
    const g = board(kiseki, {
      P1: { field: [item('A')], homebase: [unit('B', {}, { faceDown: true })], hand: [unit('C')] },
      P2: {},
      at: 'draw',
    })
    for (const word of ['A', 'B', 'C']) happens(g, destroy, word)
    expect(g.zone('P1', 'trails').sort()).toEqual(['A', 'B'])
    expect(g.at('B').faceDown).toBe(false)
    expect(g.at('C').zone).toBe('hand')
    passUntil(g, { step: 'homebase' })
    g.proves('1317.2')
  })
})
