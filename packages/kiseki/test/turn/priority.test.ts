import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { drewNothing } from '../../src/board/state.ts'
import { faceDown, unit } from '../cards.ts'

const east = { organisations: ['東'] }
const friends = () => [unit('A', east), unit('B', east), unit('C', east)]

describe('priority', () => {
  test('the primary player is asked first, and only he', () => {
    const g = board(kiseki, {
      P1: { field: friends() },
      P2: { field: [unit('D', east), unit('E', east)] },
      at: 'draw',
      primary: 'P2',
    })
    expect(g.P2).toBeAsked('priority.window')
    expect(g.P2).toOffer('scrum-support')
    expect(g.P1.asked).toBe(null)
    expect(g.P2.mayPass).toBe(true)
    g.proves('902.2', '902.4', '902.4a')
  })

  test('a rule check comes before anyone may act', () => {
    const g = board(kiseki, { P1: { deck: 1 }, P2: { deck: 5 }, at: 'drawing' })
    expect(g.ending).toBe('deck')
    g.proves('902.3')
  })

  test('after an action one keeps priority, after a pass the opponent has it', () => {
    const g = board(kiseki, { P1: { field: friends() }, P2: { field: [unit('D')] }, at: 'draw' })
    g.P1.acts('scrum-support', { target: 'A', helper: 'B' })
    expect(g.P1).toBeAsked('priority.window')
    g.P1.passes()
    expect(g.P2).toBeAsked('priority.window')
    g.proves('902.5a', '902.5b')
  })

  test('two passes resolve the last one in, and then the primary player is asked', () => {
    const g = board(kiseki, {
      P1: { field: [...friends(), unit('D', east)] },
      P2: {},
      at: 'draw',
    })
    g.P1.acts('scrum-support', { target: 'A', helper: 'B' })
    g.P1.acts('scrum-support', { target: 'C', helper: 'D' })
    expect(g.zone('waiting')).toHaveLength(2)
    g.P1.passes()
    g.P2.passes()
    expect(g.at('C').values['support']).toBe(true)
    expect(g.at('A').values['support']).toBe(false)
    expect(g.zone('waiting')).toHaveLength(1)
    expect(g.P1).toBeAsked('priority.window')
    expect(g.view(null).facts['step']).toBe('draw')
    g.proves('902.5c', '509.2')
  })

  test('with nothing waiting two passes end it', () => {
    const g = board(kiseki, { P1: { hand: [unit('x')] }, P2: {}, at: 'draw' })
    g.P1.passes()
    g.P2.passes()
    expect(g.P1).toBeAsked('turn.homebase')
    g.proves('902.5c')
  })

  test('after everything that is done the rules are checked again', () => {
    const g = board(kiseki, {
      P1: { homebase: [unit('A', {}, faceDown)], deck: 5 },
      P2: { deck: 5 },
      at: 'draw',
    })
    g.match.game.setCounter(drewNothing, 1, 1)
    g.P1.acts('acquire-ep')
    expect(g.ending).toBe('deck')
    expect(g.winner).toBe('P1')
    g.proves('902.6', '902.3')
  })
})
