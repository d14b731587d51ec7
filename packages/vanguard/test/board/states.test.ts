import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { vanguard } from '@fudaba/vanguard'
import { bindCard, bundleOf, chargeOne, faceDown, faceUp } from '../../src/changes/cardActions.ts'
import { deleteUnit, lock, unlock } from '../../src/changes/locking.ts'
import { stand } from '../../src/changes/moving.ts'
import { at as on, happens, plain, unit, vanguardUnit } from '../cards.ts'
import { act, activated, always, draw, noun, phrase, self, some, strengthen, when, yours } from '../trees.ts'

type Seat = Readonly<Record<string, unknown>>
const table = (mine: Seat = {}, theirs: Seat = {}, moment = 'main', more: Seat = {}) =>
  board(vanguard, {
    at: moment,
    turn: 3,
    P1: { field: [vanguardUnit('A')], deck: plain('m', 10), ...mine },
    P2: { field: [vanguardUnit('V')], deck: plain('t', 10), ...theirs },
    ...more,
  })
type Table = ReturnType<typeof table>
const row = (g: Table, word: string): number => g.names.row(word)
const pass = (g: Table): void => {
  if (g.P1.isAsked('main.window')) g.P1.passes()
  if (g.P1.isAsked('battle.attack')) g.P1.answers(false)
}

describe('locking', () => {
  const withLeft = (stats: Seat = {}, fields: Seat = { turned: true }) =>
    table({
      field: [vanguardUnit('A'), on('front-left', 'L', { power: 9000, ...stats }, fields)],
      hand: [unit('h')],
    })

  test('a locked card lies face down, is another card without information, and no unit', () => {
    const g = withLeft({ abilities: [always(strengthen(self, 1000))] })
    const id = g.match.game.id(row(g, 'L'))
    happens(g, lock, 'L')
    expect(g.at('L').faceDown).toBe(true)
    expect(g.at('L').turned).toBe(false)
    expect(g.match.game.find(id)).toBe(-1)
    expect(g.at('L').values['power']).toBeUndefined()
    expect(g.may('P1', 'exchange', 'L')).toBe(false)
    g.proves('10.22.1', '10.22.2', '10.22.3', '10.22.4', '3.8.1')
  })

  test('texts that speak of units do not mean it', () => {
    const retires = activated([], act('retire', some(phrase(yours, noun('rear-guard')))))
    const g = table({
      field: [vanguardUnit('A', { abilities: [retires] }), on('front-left', 'L'), on('front-right', 'R')],
    })
    happens(g, lock, 'L')
    g.P1.acts('ability', { with: 'A' })
    expect(g.at('R').zone).toBe('drop')
    expect(g.at('L').zone).toBe('field')
    g.proves('3.8.1')
  })

  test('its circle is no rear-guard circle while it is there', () => {
    const g = withLeft()
    happens(g, lock, 'L')
    g.P1.acts('call', { with: 'h' })
    expect(g.P1).toOfferExactly('front-right', 'back-left', 'back-centre', 'back-right')
    g.proves('4.6.7')
  })

  test('freed it is face up, standing, another card, and has not been placed', () => {
    const g = withLeft({ abilities: [when('enter', draw())] }, {})
    happens(g, lock, 'L')
    const id = g.match.game.id(row(g, 'L'))
    happens(g, unlock, 'L')
    expect(g.at('L').faceDown).toBe(false)
    expect(g.at('L').turned).toBe(false)
    expect(g.match.game.find(id)).toBe(-1)
    g.P1.acts('call', { with: 'h', circle: 'back-left' })
    expect(g.zone('P1', 'hand')).toHaveLength(0)
    g.proves('10.24.1', '10.24.2', '10.24.3', '10.24.4', '10.22.5')
  })

  test('it is freed at the end of its own turn', () => {
    const g = withLeft()
    happens(g, lock, 'L')
    pass(g)
    expect(g.at('L').faceDown).toBe(false)
    g.proves('6.8.1.1.1', '6.8.1.1')
  })
})

describe('deleting', () => {
  const deleting = () =>
    table({
      field: [
        vanguardUnit(
          'A',
          { skill: 'twin', abilities: [activated([], draw()), always(strengthen(self, 3000))] },
          { turned: true },
        ),
      ],
    })

  test('the same unit, as it stood, face down, with printed power zero and without its text', () => {
    const g = deleting()
    expect(g.at('A').values['power']).toBe(13_000)
    const id = g.match.game.id(row(g, 'A'))
    happens(g, deleteUnit, 'A')
    expect(g.match.game.find(id)).not.toBe(-1)
    expect(g.at('A').faceDown).toBe(true)
    expect(g.at('A').turned).toBe(true)
    expect(g.at('A').values['power']).toBe(0)
    expect(g.at('A').values['drive']).toBe(2)
    expect(g.may('P1', 'ability', 'A')).toBe(false)
    g.proves('10.26.1', '10.26.2', '10.26.3')
  })

  test('it is itself again at the end of the turn', () => {
    const g = deleting()
    happens(g, deleteUnit, 'A')
    pass(g)
    expect(g.at('A').faceDown).toBe(false)
    expect(g.at('A').values['power']).toBe(13_000)
    g.proves('6.8.1.1.2', '10.26.5')
  })
})

describe('damage, bind and soul', () => {
  test('what lies face down in the damage zone has no information', () => {
    const g = table({ damage: [unit('d', { grade: 2 })] })
    happens(g, faceDown, 'd')
    expect(g.at('d').values['grade']).toBeUndefined()
    g.proves('4.8.2.2', '3.17.3.2')
    happens(g, faceUp, 'd')
    expect(g.at('d').values['grade']).toBe(2)
    g.proves('3.17.3.1')
  })

  test('what is face up already is not turned up', () => {
    const g = table({ damage: [unit('d')] })
    happens(g, faceUp, 'd')
    expect(g.log().some((line) => line.event === 'faceUp')).toBe(false)
    g.proves('3.17.4')
  })

  test('what stands is not stood again', () => {
    const g = table()
    happens(g, stand, 'A')
    expect(g.log().some((line) => line.event === 'stand')).toBe(false)
    g.proves('3.17.2')
  })

  test('bound cards lie in bundles; face down only their owner sees them, and they have no information', () => {
    const g = table({ hand: [unit('h1', { grade: 2 }), unit('h2')] })
    happens(g, bindCard, 'h1', 7, 1)
    happens(g, bindCard, 'h2', 8, 0)
    expect(g.zone('P1', 'bind')).toHaveLength(2)
    expect(bundleOf(g.match.game, 0, 7)).toEqual([row(g, 'h1')])
    expect(g.at('h1').values['grade']).toBeUndefined()
    g.proves('10.19.1', '4.9.3', '4.9.2.2')
  })

  test('what a text binds lies in the bundle of its card', () => {
    const binds = activated([], {
      kind: 'act',
      what: {
        kind: 'selection',
        of: {
          kind: 'selector',
          features: [{ kind: 'owner', who: 'you' }],
          head: { kind: 'noun', noun: 'rear-guard' },
        },
        quantity: { kind: 'all' },
      },
      verb: 'bind',
    })
    const g = table({
      field: [vanguardUnit('A', { abilities: [binds] }), on('front-left', 'L'), on('front-right', 'R')],
    })
    g.P1.acts('ability', { with: 'A' })
    const { game } = g.match
    expect(bundleOf(game, 0, game.id(row(g, 'A')))).toHaveLength(2)
  })

  test('a soul charge takes the top of the deck', () => {
    const g = table()
    happens(g, chargeOne, 'P1')
    expect(g.zone('P1', 'soul')).toEqual(['m1'])
    g.proves('10.18.1')
  })
})
