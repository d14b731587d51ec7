import { lastChronicle } from '@fudaba/last-chronicle'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { hasWord } from '@fudaba/kernel/rules'
import { namesOf } from '../../src/board/characteristics.ts'
import { createToken } from '../../src/changes/createToken.ts'
import { destroy, toHand } from '../../src/changes/verbs.ts'
import { names } from '../../src/board/words.ts'
import { battlefield } from '../../src/board/zones.ts'
import { happens, unit } from '../cards.ts'

/** The first card of the board stands for what the token is. */
const made = (stats: object = {}) => {
  const g = board(lastChronicle, {
    P1: {
      removed: [unit('def', { name: '', categories: ['兵士'], power: 1500, atk: 2, ca: 3, ...stats })],
      deck: 3,
    },
    P2: { deck: 3 },
    at: 'main',
  })
  const def = g.match.game.cards.findIndex((card) => (card as { id: string }).id === 'def')
  happens(g, createToken, def, 'P1')
  return g
}
const token = (g: ReturnType<typeof made>, player: 0 | 1 = 0): number =>
  g.match.game.objects(battlefield, player)[0]

describe('tokens', () => {
  test('whoever puts it there owns and controls it', () => {
    const g = made()
    const { game } = g.match
    expect(game.count(battlefield, 0)).toBe(1)
    expect([game.owner(token(g)), game.controller(token(g))]).toEqual([0, 0])
    expect(lastChronicle.describe(game, token(g))['power']).toBe(1500)
    g.proves('6.11.5')
  })

  test('its CA is zero', () => {
    const g = made()
    expect(lastChronicle.describe(g.match.game, token(g))['ca']).toBe(0)
    g.proves('6.11.2')
  })

  test('its name is its category unless it is given one', () => {
    const isCalled = (g: ReturnType<typeof made>, name: string): boolean =>
      hasWord(g.match.game, namesOf, token(g), names.in(g.match.game.book).find(name))
    const g = made()
    expect(isCalled(g, '兵士')).toBe(true)
    expect(isCalled(made({ name: '王' }), '王')).toBe(true)
    g.proves('6.11.3')
  })

  test('off the battlefield it vanishes', () => {
    const g = made()
    const { game } = g.match
    happens(g, destroy, token(g))
    expect(g.count('P1', 'discard')).toBe(1)
    g.P1.passes()
    expect(g.count('P1', 'discard')).toBe(0)
    const h = made()
    happens(h, toHand, token(h))
    h.P1.passes()
    expect(h.count('P1', 'hand')).toBe(0)
    expect(game.count(battlefield, 0)).toBe(0)
    g.proves('12.4.8', '6.11.4')
  })
})
