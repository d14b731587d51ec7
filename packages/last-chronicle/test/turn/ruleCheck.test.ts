import { lastChronicle } from '@fudaba/last-chronicle'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { happened, happens, unit } from '../cards.ts'
import { lose, win } from '../../src/changes/gameEnd.ts'
import { draw } from '../../src/changes/verbs.ts'
import '../effects.ts'

const table = (p1: object, p2: object = {}, more = {}) =>
  board(lastChronicle, { P1: { deck: 3, ...p1 }, P2: { deck: 3, ...p2 }, at: 'main', ...more })

describe('how a game ends', () => {
  test('a player without life loses, and the other wins', () => {
    const g = table({}, { life: 0 })
    expect([g.winner, g.ending]).toEqual(['P1', 'life'])
    g.proves('12.4.1')
  })

  test('whoever did not lose wins, whatever the loss comes from', () => {
    const g = table({})
    happens(g, lose, 'P1', 1)
    expect(g.winner).toBe('P2')
    g.proves('3.1')
  })

  test('a life below zero loses too', () => {
    const g = table({ life: -3 })
    expect([g.winner, g.ending]).toEqual(['P2', 'life'])
    g.proves('3.1.1')
  })

  test('whoever had to draw from an empty deck loses', () => {
    const g = table({ deck: [] }, {}, { at: 'draw', turn: 2 })
    g.everyonePasses()
    expect([g.winner, g.ending]).toEqual(['P2', 'deck'])
    g.proves('3.1.2', '12.4.2')
  })

  test('both losing at once is a draw', () => {
    const g = table({ life: 0 }, { life: 0 })
    expect(g.match.decision).toBe(null)
    expect([g.winner, g.ending]).toEqual([null, 'both'])
    g.proves('3.3')
  })

  test('both losing for different reasons is a draw too', () => {
    const g = table({ deck: [] }, { life: 1, battlefield: [] }, { at: 'draw', turn: 2 })
    const { game } = g.match
    game.setCounter(game.book.counters.indexOf('life'), 1, 0)
    happens(g, draw, 'P1')
    g.everyonePasses()
    expect([g.winner, g.ending]).toEqual([null, 'both'])
  })

  test('to win and lose at once is to lose', () => {
    const g = table({})
    const { game } = g.match
    game.propose(win, 0)
    happens(g, lose, 'P1', 1)
    expect(g.winner).toBe('P2')
    const h = table({})
    happens(h, win, 'P1')
    expect([h.winner, h.ending]).toEqual(['P1', 'card'])
    g.proves('3.2')
  })

  test('a player may concede at any time and loses at once', () => {
    const g = table({})
    g.P2.concedes()
    expect([g.winner, g.ending]).toEqual(['P1', 'concession'])
    g.proves('3.1.3')
  })
})

describe('rule processes', () => {
  test('a unit of power zero or less goes to the discard pile, and is not destroyed', () => {
    const g = table({ battlefield: [unit('A', { power: 0 }), unit('B')] })
    expect(g.at('A').zone).toBe('discard')
    expect(happened(g, 'destroy')).toBe(false)
    expect(g.at('B')).toBeUnchanged()
    g.proves('12.4.3', '11.1.3', '12.3')
  })

  test('a unit with damage of at least its power is destroyed', () => {
    const g = table({
      battlefield: [
        unit('A', { power: 1000 }, { damage: 1000 }),
        unit('B', { power: 1500 }, { damage: 1000 }),
      ],
    })
    expect(g.at('A').zone).toBe('discard')
    expect(happened(g, 'destroy')).toBe(true)
    expect(g.at('B')).toBeUnchanged()
    g.proves('12.4.4')
  })

  test('two LEGACY cards of one player both go to the discard pile', () => {
    const legacy = { icon: 'LEGACY' }
    const g = table(
      { battlefield: [unit('L', legacy), unit('M', legacy), unit('N')] },
      { battlefield: [unit('O', legacy)] },
    )
    expect([g.at('L').zone, g.at('M').zone]).toEqual(['discard', 'discard'])
    expect(g.at('N')).toBeUnchanged()
    expect(g.at('O')).toBeUnchanged()
    g.proves('12.4.5')
  })

  test('two EPIC cards of one name both go to the discard pile', () => {
    const epic = { icon: 'EPIC', name: '王' }
    const g = table({
      battlefield: [unit('E', epic), unit('F', epic), unit('other', { icon: 'EPIC', name: '女王' })],
    })
    expect([g.at('E').zone, g.at('F').zone]).toEqual(['discard', 'discard'])
    expect(g.at('other')).toBeUnchanged()
    g.proves('12.4.6')
  })

  test('a fifth marker makes no fifth era and goes to the discard pile', () => {
    const g = table({ eras: ['a', 'b', 'c', 'd', 'last'].map((name) => unit(name)) })
    expect(g.zone('P1', 'eras')).toEqual(['a', 'b', 'c', 'd'])
    expect(g.at('last').zone).toBe('discard')
    expect(g.view(null).facts['era.P1']).toBe(4)
    g.proves('12.4.7')
  })

  test('rule processes happen together, and again until none is left', () => {
    const g = table({ battlefield: [unit('A', { power: 0 }), unit('B', { power: 500 }, { damage: 500 })] })
    expect([g.at('A').zone, g.at('B').zone]).toEqual(['discard', 'discard'])
    expect(g.P1).toBeAsked('priority.window')
    g.proves('12.3')
  })
})
