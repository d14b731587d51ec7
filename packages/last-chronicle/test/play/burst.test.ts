import { lastChronicle } from '@fudaba/last-chronicle'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { enterChronoYard } from '../../src/changes/verbs.ts'
import { type Stats, happened, happens, unit } from '../cards.ts'
import {
  UNIT,
  choose,
  destroy,
  does,
  gainLife,
  it,
  phrase,
  put,
  self,
  sentences,
  steps,
  theirs,
} from '../trees.ts'

const heals = { abilities: [does(sentences(gainLife(2)))] }
const checking = (card: Stats, p1: object = {}, p2: object = {}) =>
  board(lastChronicle, {
    P1: { deck: [unit('C', card), unit('next')], eras: 1, ...p1 },
    P2: { deck: 3, ...p2 },
    at: 'check',
    turn: 2,
  })

describe('chrono burst', () => {
  test('a card with the icon that was checked gives the chance to burst', () => {
    const g = checking({ burst: heals })
    expect(g.P1).toBeAsked('chrono.burst')
    expect(g.at('C').zone).toBe('chrono')
    g.P1.answers(true)
    expect(happened(g, 'chronoBurst')).toBe(true)
    expect(g.count('P1', 'life')).toBe(20)
    expect(g.P1).toBeAsked('priority.window')
    g.P1.passes()
    g.P2.passes()
    expect(g.count('P1', 'life')).toBe(22)
    expect(g.at('C').zone).toBe('chrono')
    g.proves('5.4.2', '11.4.5', '15.3.2.2', '15.3.2.2.4', '15.3.2.2.6')
  })

  test('a chrono burst that is not declared does not trigger', () => {
    const g = checking({ burst: heals })
    g.P1.answers(false)
    g.P1.passes()
    g.P2.passes()
    expect(happened(g, 'chronoBurst')).toBe(false)
    expect(g.count('P1', 'life')).toBe(20)
    expect(g.view(null).facts['phase']).toBe('main 1')
    g.proves('15.3.2.2.5')
  })

  test('a card without the icon gives no chance', () => {
    expect(checking({}).P1).toBeAsked('priority.window')
  })

  test('without something to choose there is no chance', () => {
    const kills = { abilities: [does(steps(choose(phrase(theirs, UNIT)), destroy(it)))] }
    const g = checking({ burst: kills })
    expect(g.P1).toBeAsked('priority.window')
    const h = checking({ burst: kills }, {}, { battlefield: [unit('B')] })
    expect(h.P1).toBeAsked('chrono.burst')
    g.proves('15.3.2.2.1')
  })

  const places = { placesItself: true, abilities: [does(put(self, 'battlefield'))] }

  test('its source is the card, which may place itself', () => {
    const g = checking({ burst: places })
    g.P1.answers(true)
    g.P1.passes()
    g.P2.passes()
    expect(g.at('C').zone).toBe('battlefield')
    g.proves('15.3.2.3')
  })

  test('a LEGACY card that would place itself beside another gives no chance', () => {
    const g = checking({ burst: places, icon: 'LEGACY' }, { battlefield: [unit('L', { icon: 'LEGACY' })] })
    expect(g.P1).toBeAsked('priority.window')
    expect(checking({ burst: places, icon: 'LEGACY' }).P1).toBeAsked('chrono.burst')
    g.proves('15.3.2.2.2')
  })

  test('an EPIC card that would place itself beside its name gives no chance', () => {
    const king = { icon: 'EPIC', name: '王' }
    const g = checking({ burst: places, ...king }, { battlefield: [unit('K', king)] })
    expect(g.P1).toBeAsked('priority.window')
    g.proves('15.3.2.2.3')
  })

  test('a chrono burst of another era puts an empty ability onto the stack', () => {
    const red = { burst: { ...heals, lamp: 'red' }, lamps: ['none', 'red', 'none', 'none'] }
    const g = checking(red)
    expect(g.P1).toBeAsked('chrono.burst')
    g.P1.answers(true)
    g.P1.passes()
    g.P2.passes()
    expect(g.count('P1', 'life')).toBe(20)
    expect(g.view(null).facts['phase']).toBe('check')
    const lit = checking(red, { eras: 2 })
    lit.P1.answers(true)
    lit.P1.passes()
    lit.P2.passes()
    expect(lit.count('P1', 'life')).toBe(22)
    g.proves('15.3.2.4', '15.3.2.4.1')
  })

  test('a card that comes into the CA yard otherwise was not checked', () => {
    const g = board(lastChronicle, {
      P1: { hand: [unit('C', { burst: heals })], deck: 3 },
      P2: { deck: 3 },
      at: 'main',
    })
    happens(g, enterChronoYard, 'C', 'P1')
    expect(g.at('C').zone).toBe('chrono')
    expect(happened(g, 'chronoCheck')).toBe(false)
    expect(g.P1).toBeAsked('priority.window')
    g.proves('15.1.14.4')
  })
})
