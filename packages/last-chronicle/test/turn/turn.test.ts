import { lastChronicle } from '@fudaba/last-chronicle'
import { board, describe, expect, happens, test } from '@fudaba/kernel/testing'
import { scopes } from '../../src/board/state.ts'
import { damageUnit } from '../../src/changes/damage.ts'
import { begins, happened, passUntil, phaseOf, stone, unit, wiped } from '../cards.ts'
import '../effects.ts'

describe('the recovery phase', () => {
  const g0 = () =>
    board(lastChronicle, {
      P1: { battlefield: [unit('A', {}, { ...wiped })], souls: [stone('S', '白', { ...wiped })], deck: 5 },
      P2: { battlefield: [unit('B', {}, { ...wiped })], souls: [stone('T', '白', { ...wiped })], deck: 5 },
      at: 'recovery',
    })

  test('all of the turn player on the battlefield and in the soul yard recovers', () => {
    const g = g0()
    expect(g.at('A').turned).toBe(false)
    expect(g.at('S').turned).toBe(false)
    expect(g.at('B')).toBeUnchanged()
    expect(g.at('T')).toBeUnchanged()
    g.proves('9.2.1.1', '15.1.2.1')
  })

  test('nobody gets priority in the recovery phase', () => {
    const g = g0()
    expect(phaseOf(g)).toBe('draw')
    g.proves('9.2.1.3')
  })
})

describe('the draw phase', () => {
  const drawing = (turn = 2) =>
    board(lastChronicle, {
      P1: { deck: [unit('top'), unit('next')], hand: [] },
      P2: { deck: 3 },
      at: 'draw',
      turn,
    })

  test('the draw phase has a window before the draw and one after it', () => {
    const g = drawing()
    expect(happened(g, 'drawPhaseStart')).toBe(true)
    expect(g.P1).toBeAsked('priority.window')
    expect(g.zone('P1', 'hand')).toEqual([])
    expect(phaseOf(g)).toBe('draw')
    g.P1.passes()
    expect(g.P2).toBeAsked('priority.window')
    g.P2.passes()
    expect(g.zone('P1', 'hand')).toEqual(['top'])
    expect(phaseOf(g)).toBe('draw')
    expect(g.P1).toBeAsked('priority.window')
    g.everyonePasses()
    expect(phaseOf(g)).toBe('check')
    g.proves('9.3.2', '9.3.3', '9.3.3.1', '9.3.4')
  })

  test('the first player draws in the first turn too', () => {
    const g = drawing(1)
    g.P1.passes()
    g.P2.passes()
    expect(g.zone('P1', 'hand')).toEqual(['top'])
    g.proves('base.4.1.3')
  })
})

describe('the check phase', () => {
  const checking = (turn: number) =>
    board(lastChronicle, { P1: { deck: [unit('top'), unit('next')] }, P2: { deck: 3 }, at: 'check', turn })

  test('one card is checked, then the turn player has priority', () => {
    const g = checking(2)
    expect(happened(g, 'checkPhaseStart')).toBe(true)
    expect(g.zone('P1', 'chrono')).toEqual(['top'])
    expect(g.at('top').faceDown).toBe(false)
    expect(g.P1).toBeAsked('priority.window')
    expect(phaseOf(g)).toBe('check')
    g.everyonePasses()
    expect(phaseOf(g)).toBe('main 1')
    g.proves('9.4.2', '9.4.3', '9.4.4', '15.1.14.1', '15.1.14.2')
  })

  test('no card is checked in the first turn of the first player', () => {
    const g = checking(1)
    expect(g.zone('P1', 'chrono')).toEqual([])
    expect(g.zone('P1', 'deck')).toEqual(['top', 'next'])
    g.proves('9.4.3.1')
  })

  test('without a deck no check is made, and nobody loses for it', () => {
    const g = board(lastChronicle, { P1: { deck: [] }, P2: { deck: 3 }, at: 'check', turn: 2 })
    expect(g.winner).toBe(null)
    expect(g.P1).toBeAsked('priority.window')
    expect(g.zone('P1', 'chrono')).toEqual([])
    g.proves('15.1.14.3')
  })
})

describe('the main phases', () => {
  test('each main phase begins with a moment and a window of the turn player', () => {
    const g = board(lastChronicle, { P1: { deck: 3 }, P2: { deck: 3 }, at: 'mainStart' })
    expect(happened(g, 'mainPhaseStart')).toBe(true)
    expect(g.P1).toBeAsked('priority.window')
    expect(phaseOf(g)).toBe('main 1')
    g.everyonePasses()
    expect(phaseOf(g)).toBe('battle')
    g.proves('9.5.1.1', '9.5.1.2')
  })

  test('only the first main phase of a turn is main phase 1', () => {
    const g = board(lastChronicle, { P1: { deck: 3 }, P2: { deck: 3 }, at: 'mainStart' })
    passUntil(g, { phase: 'main 2' })
    expect(phaseOf(g)).toBe('main 2')
    g.proves('9.5.1.3')
  })
})

describe('the adjustment phase', () => {
  const seven = Array.from({ length: 8 }, (_, i) => unit(`h${i + 1}`))

  test('the end of the turn is a moment, and the turn player has priority', () => {
    const g = board(lastChronicle, { P1: { deck: 3 }, P2: { deck: 3 }, at: 'adjustment' })
    expect(happened(g, 'turnEnd')).toBe(true)
    expect(phaseOf(g)).toBe('adjustment')
    expect(g.P1).toBeAsked('priority.window')
    g.proves('9.7.2.1')
  })

  test('only the turn player discards down to six', () => {
    const g = board(lastChronicle, {
      P1: { hand: seven, deck: 3 },
      P2: { hand: Array.from({ length: 8 }, (_, i) => unit(`o${i + 1}`)), deck: 3 },
      at: 'end',
    })
    expect(g.P1).toBeAsked('turn.discard')
    g.P1.chooses('h2', 'h8')
    expect(g.zone('P1', 'discard')).toEqual(['h2', 'h8'])
    expect(g.count('P1', 'hand')).toBe(6)
    expect(g.count('P2', 'hand')).toBe(8)
    g.proves('9.7.3.1', '15.1.5.1')
  })

  test('a card that says another hand limit beats the rule', () => {
    const g = board(lastChronicle, {
      P1: { hand: seven, deck: 3 },
      P2: { deck: 3 },
      at: 'end',
      effects: [{ effect: 'test hand limit', by: 'P1', values: [7] }],
    })
    expect(g.P1).toBeAsked('turn.discard')
    expect(g.match.decision?.min).toBe(1)
    g.P1.chooses('h3')
    expect(g.count('P1', 'hand')).toBe(7)
    g.proves('2.1')
  })

  test('all damage is removed', () => {
    const g = board(lastChronicle, {
      P1: { battlefield: [unit('A', { power: 3000 }, { damage: 1000 })], deck: 3 },
      P2: { battlefield: [unit('B', { power: 3000 }, { damage: 2000 })], deck: 3 },
      at: 'end',
    })
    expect(g.at('A').marks['damage']).toBe(0)
    expect(g.at('B').marks['damage']).toBe(0)
    g.proves('9.7.3.2.1')
  })

  test('what lasts until the end of turn ends', () => {
    const g = board(lastChronicle, {
      P1: { battlefield: [unit('A', { power: 1000 })], deck: 3 },
      P2: { deck: 3 },
      at: 'adjustment',
    })
    begins(g, 'test power', 'A', { values: [500], until: scopes.turn })
    expect(g.at('A').values['power']).toBe(1500)
    g.everyonePasses()
    expect(g.at('A').values['power']).toBe(1000)
    g.proves('9.7.3.2.2')
  })

  test('damage goes and effects end at once, so that nobody dies of the one without the other', () => {
    const g = board(lastChronicle, {
      P1: { battlefield: [unit('A', { power: 1000 })], deck: 3 },
      P2: { deck: 3 },
      at: 'adjustment',
    })
    begins(g, 'test power', 'A', { values: [500], until: scopes.turn })
    happens(g, damageUnit, 'A', 1200, 'A', 1)
    expect(g.at('A').marks['damage']).toBe(1200)
    g.everyonePasses()
    expect(g.at('A').zone).toBe('battlefield')
    expect([g.at('A').marks['damage'], g.at('A').values['power']]).toEqual([0, 1000])
    g.proves('9.7.3.2')
  })

  test('if something is left to do in the adjustment phase, the turn player has priority once more', () => {
    const g = board(lastChronicle, {
      P1: { battlefield: [unit('A', { power: -500 })], deck: 3 },
      P2: { deck: 3 },
      at: 'adjustment',
    })
    expect(g.at('A').zone).toBe('discard')
    const h = board(lastChronicle, {
      P1: { battlefield: [unit('A', { power: -500 })], deck: 3 },
      P2: { deck: 3 },
      at: 'adjustment',
      effects: [{ effect: 'test power', by: 'P1', on: 'A', values: [1000], until: 'turn' }],
    })
    expect(h.at('A').zone).toBe('battlefield')
    h.P1.passes()
    h.P2.passes()
    expect(h.at('A').zone).toBe('discard')
    expect(phaseOf(h)).toBe('adjustment')
    expect(h.view(null).facts['turnPlayer']).toBe('P1')
    expect(h.P1).toBeAsked('priority.window')
    h.P1.passes()
    h.P2.passes()
    expect(h.view(null).facts['turnPlayer']).toBe('P2')
    h.proves('9.7.3.3')
  })

  test('after the adjustment phase the opponent has the next turn', () => {
    const g = board(lastChronicle, { P1: { deck: 3 }, P2: { deck: 3 }, at: 'end' })
    expect(g.view(null).facts['turnPlayer']).toBe('P2')
    expect(phaseOf(g)).toBe('draw')
    expect(g.turn).toBe(2)
    g.proves('9.7.3.4')
  })
})

describe('the end of a phase', () => {
  /** P1 makes a soul in the phase, and both pass. */
  const madeIn = (at: string) => {
    const g = board(lastChronicle, {
      P1: { souls: [stone('s', '白')], deck: 5, eras: 1 },
      P2: { deck: 5, eras: 1 },
      at,
      turn: 3,
    })
    passUntil(g, { asked: 'priority.window' })
    g.P1.acts('soul-white')
    expect(g.count('P1', 'white')).toBe(1)
    const phase = phaseOf(g)
    for (let i = 0; i < 8 && phaseOf(g) === phase; i++) g[g.deciding ?? 'P1'].passes()
    return g
  }

  test('the draw phase ends when both pass, and souls with it', () => {
    const g = madeIn('draw')
    expect([phaseOf(g), g.count('P1', 'white')]).toEqual(['check', 0])
    g.proves('9.3.5')
  })

  test('the check phase ends when both pass, and souls with it', () => {
    const g = madeIn('check')
    expect([phaseOf(g), g.count('P1', 'white')]).toEqual(['main 1', 0])
    g.proves('9.4.5')
  })

  test('the main phase ends when both pass, and souls with it', () => {
    const g = madeIn('main')
    expect([phaseOf(g), g.count('P1', 'white')]).toEqual(['battle', 0])
    g.proves('9.5.1.4')
  })

  test('the processing step ends when both pass, and the hand limit comes', () => {
    const g = board(lastChronicle, {
      P1: { hand: 8, deck: 5, eras: 1 },
      P2: { deck: 5, eras: 1 },
      at: 'adjustment',
      turn: 3,
    })
    g.P1.passes()
    g.P2.passes()
    expect(g.P1).toBeAsked('turn.discard')
    g.proves('9.7.2.2')
  })
})
