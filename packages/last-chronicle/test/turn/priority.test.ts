import { lastChronicle } from '@fudaba/last-chronicle'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { phaseOf, spell, unit } from '../cards.ts'

const table = (more = {}) =>
  board(lastChronicle, {
    P1: { hand: [spell('E'), spell('E2'), unit('U')], deck: 3 },
    P2: { hand: [spell('F'), spell('F2')], deck: 3 },
    at: 'main',
    ...more,
  })

describe('priority', () => {
  test('the turn player has priority first', () => {
    const g = table({ turnPlayer: 'P2' })
    expect(g.P2).toBeAsked('priority.window')
    g.proves('11.1.2')
  })

  test('with priority one acts or passes', () => {
    const g = table()
    expect(g.P1).toOffer('use-spell', 'place-unit')
    expect(g.P1.mayPass).toBe(true)
    g.proves('11.1.1', '11.1.4')
  })

  test('after a pass the other player has priority and may use spells', () => {
    const g = table()
    g.P1.passes()
    expect(g.P2).toBeAsked('priority.window')
    expect(g.P2).toOffer('use-spell')
    g.proves('11.1.7', '9.5.8')
  })

  test('whoever used a spell has priority again', () => {
    const g = table()
    g.P1.passes()
    g.P2.acts('use-spell', { with: 'F' })
    expect(g.at('F').zone).toBe('stack')
    expect(g.P2).toBeAsked('priority.window')
    g.proves('11.2.12')
  })

  test('two passes in a row resolve the top of the stack, then the turn player has priority', () => {
    const g = table()
    g.P1.passes()
    g.P2.acts('use-spell', { with: 'F' })
    g.P2.passes()
    expect(g.P1).toBeAsked('priority.window')
    expect(g.at('F').zone).toBe('stack')
    g.P1.passes()
    expect(g.at('F').zone).toBe('discard')
    expect(g.at('F').of).toBe('P2')
    expect(g.P1).toBeAsked('priority.window')
    expect(phaseOf(g)).toBe('main 1')
    g.proves('11.1.8', '11.8.10')
  })

  test('after a resolution the turn player has priority, whoever passed last', () => {
    const g = table()
    g.P1.acts('use-spell', { with: 'E' })
    g.P1.passes()
    g.P2.passes()
    expect(g.at('E').zone).toBe('discard')
    expect(g.P1).toBeAsked('priority.window')
    g.proves('11.1.5')
  })

  test('two passes over an empty stack go on', () => {
    const g = table()
    g.P1.passes()
    g.P2.passes()
    expect(phaseOf(g)).toBe('battle')
  })

  test('after a special action the turn player has priority', () => {
    const g = table()
    g.P1.acts('put-stone', { with: 'E' })
    expect(g.P1).toBeAsked('priority.window')
    g.proves('11.1.6')
  })

  test('no spells in the draw phase', () => {
    const g = table({ at: 'draw', turn: 2 })
    expect(phaseOf(g)).toBe('draw')
    expect(g.P1).toBeAsked('priority.window')
    expect(g.P1).not.toOffer('use-spell')
    g.proves('9.3.1')
  })

  test('no spells in the check phase', () => {
    const g = table({ at: 'check', turn: 2 })
    expect(phaseOf(g)).toBe('check')
    expect(g.P1).toBeAsked('priority.window')
    expect(g.P1).not.toOffer('use-spell')
    g.proves('9.4.1')
  })

  test('spells are used in the adjustment phase', () => {
    const g = table({ at: 'adjustment' })
    expect(g.P1).toOffer('use-spell')
  })
})
