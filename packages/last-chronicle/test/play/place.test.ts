import { lastChronicle } from '@fudaba/last-chronicle'
import type { Effect } from '@fudaba/kernel/text'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { unit } from '../cards.ts'
import {
  UNIT,
  choose,
  destroy,
  does,
  draw,
  exactly,
  gainLife,
  it,
  phrase,
  self,
  sentences,
  steps,
  strengthen,
  theirs,
} from '../trees.ts'

/** A unit in P1's hand that says something about its own placing. */
const placing = (effect: Effect, p2: object = {}) =>
  board(lastChronicle, {
    P1: { deck: 5, hand: [unit('U', { abilities: [does(effect)] })] },
    P2: { deck: 5, ...p2 },
    at: 'main',
  })

describe('what a card says about its placing', () => {
  test('one of several effects is declared, and applies as the card is placed', () => {
    const g = placing({
      kind: 'choose-one',
      quantity: exactly(1),
      modes: [gainLife(3), strengthen(self, 500)],
    })
    g.P1.acts('place-unit')
    expect(g.P1).toBeAsked('program.modes')
    expect(g.at('U').zone).toBe('hand')
    g.P1.answers('2')
    expect(g.at('U').values['power']).toBe(1500)
    expect(g.count('P1', 'life')).toBe(20)
    expect(g.zone('stack')).toEqual([])
    g.proves('11.3.3')
  })

  test('what it asks to be chosen is chosen before it is placed', () => {
    const text = steps(choose(phrase(theirs, UNIT)), destroy(it))
    const g = placing(text, { battlefield: [unit('A'), unit('B')] })
    g.P1.acts('place-unit')
    expect(g.P1).toBeAsked('program.target')
    expect(g.P1).toOfferExactly('A', 'B')
    g.P1.chooses('B')
    expect([g.at('U').zone, g.at('A').zone, g.at('B').zone]).toEqual([
      'battlefield',
      'battlefield',
      'discard',
    ])
    g.proves('11.3.5')
  })

  test('without enough to choose it is not placed', () => {
    const g = placing(steps(choose(phrase(theirs, UNIT)), destroy(it)))
    expect(g.P1).not.toOffer('place-unit')
    g.proves('11.3.5')
  })

  test('each gets at least one of a number that is divided', () => {
    const weaken: Effect = {
      kind: 'modify',
      what: it,
      changes: [{ kind: 'add', characteristic: 'power', sign: '-', amount: 3 }],
      duration: 'turn',
      divided: true,
    }
    const g = placing(sentences(steps(choose(phrase(theirs, UNIT), exactly(2)), weaken), draw(1)), {
      battlefield: [unit('A'), unit('B'), unit('C')],
    })
    g.P1.acts('place-unit')
    g.P1.chooses('A', 'B')
    expect(g.P1).toBeAsked('program.divide')
    expect(() => g.P1.answers({ A: 0 }, { B: 3 })).toThrow()
    expect(g.P1).toBeAsked('program.divide')
    g.P1.answers({ A: 1 }, { B: 2 })
    expect([g.at('A').values['power'], g.at('B').values['power']]).toEqual([999, 998])
    expect(g.at('C')).toBeUnchanged()
    g.proves('11.3.6')
  })
})
