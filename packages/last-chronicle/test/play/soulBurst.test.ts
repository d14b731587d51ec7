import { lastChronicle } from '@fudaba/last-chronicle'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { toDiscard } from '../../src/changes/verbs.ts'
import { type Stats, happens, sources, stone, unit } from '../cards.ts'
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

const table = (p1: object = {}, p2: object = {}, more = {}) =>
  board(lastChronicle, {
    P1: { deck: 5, eras: 1, ...p1 },
    P2: { deck: 5, eras: 1, ...p2 },
    at: 'main',
    ...more,
  })

describe('soul burst', () => {
  const heals = { cost: '1', abilities: [does(sentences(gainLife(2)))] }
  const putting = (card: Stats, p1: object = {}, p2: object = {}) => {
    const g = table({ hand: [unit('C', card)], souls: [stone('s', '白')], ...p1 }, p2)
    g.P1.acts('put-stone')
    return g
  }

  test('a card put into the soul yard may burst for its cost', () => {
    const g = putting({ soulBurst: heals, cost: '黒' })
    expect(g.P1).toBeAsked('souls.burst')
    g.P1.answers(true)
    expect(g.P1).toBeAsked('cost.resource')
    g.P1.acts('soul-white')
    expect(g.count('P1', 'white')).toBe(0)
    expect(g.count('P1', 'life')).toBe(20)
    expect(g.P1).toBeAsked('priority.window')
    g.P1.passes()
    g.P2.passes()
    expect(g.count('P1', 'life')).toBe(22)
    g.proves('15.2.10.3', '15.2.10.3.4', '15.2.10.3.6', '11.6.12', '11.6.13')
  })

  test('a soul burst that is not declared does not trigger', () => {
    const g = putting({ soulBurst: heals, cost: '黒' })
    g.P1.answers(false)
    expect(g.P1).toBeAsked('priority.window')
    expect(g.at('s').turned).toBe(false)
    g.P1.passes()
    g.P2.passes()
    expect(g.view(null).facts['phase']).toBe('battle')
    g.proves('15.2.10.3.5')
  })

  test('without something to choose there is no chance', () => {
    const kills = { cost: '0', abilities: [does(steps(choose(phrase(theirs, UNIT)), destroy(it)))] }
    const g = putting({ soulBurst: kills })
    expect(g.P1).toBeAsked('priority.window')
    expect(putting({ soulBurst: kills }, {}, { battlefield: [unit('B')] }).P1).toBeAsked('souls.burst')
    g.proves('15.2.10.3.1')
  })

  const places = { cost: '0', placesItself: true, abilities: [does(put(self, 'battlefield'))] }

  test('its source is the card, which may place itself', () => {
    const g = putting({ soulBurst: places })
    g.P1.answers(true)
    g.P1.passes()
    g.P2.passes()
    expect(g.at('C').zone).toBe('battlefield')
    g.proves('15.2.10.4')
  })

  test('a LEGACY card that would place itself beside another gives no chance', () => {
    const legacy = { icon: 'LEGACY' }
    const g = putting({ soulBurst: places, ...legacy }, { battlefield: [unit('L', legacy)] })
    expect(g.P1).toBeAsked('priority.window')
    expect(putting({ soulBurst: places, ...legacy }).P1).toBeAsked('souls.burst')
    g.proves('15.2.10.3.2')
  })

  test('an EPIC card that would place itself beside its name gives no chance', () => {
    const king = { icon: 'EPIC', name: '王' }
    const g = putting({ soulBurst: places, ...king }, { battlefield: [unit('K', king)] })
    expect(g.P1).toBeAsked('priority.window')
    g.proves('15.2.10.3.3')
  })
})

describe('taboo', () => {
  const milled = (p1: object = {}) => {
    const g = table({ deck: [unit('T', { keywords: { taboo: '1/白白' } }), unit('x')], ...p1 })
    happens(g, toDiscard, 'T')
    g.P1.passes()
    g.P2.passes()
    return g
  }

  test('put from the deck into the discard pile it may be placed wiped for one of its costs', () => {
    const g = milled({ white: 2 })
    expect(g.P1).toBeAsked('taboo.pay')
    expect(g.P1).toOfferExactly('no', '1', '白白')
    g.P1.answers('白白')
    expect(g.at('T')).toMatchObject({ zone: 'battlefield', turned: true, by: 'P1' })
    expect(g.count('P1', 'white')).toBe(0)
    g.proves('15.2.18.2')
  })

  test('nobody has to pay for a taboo', () => {
    const g = milled({ white: 1 })
    expect(g.P1).toOfferExactly('no', '1')
    g.P1.answers('no')
    expect(g.at('T').zone).toBe('discard')
  })
})

describe('sublimation', () => {
  const angel = { keywords: { sublimation: '少女' }, cost: '9' }

  test('the unit of that name is sacrificed, and the card comes from the hand onto the battlefield', () => {
    const g = table({ hand: [unit('A', angel)], battlefield: [unit('G', { name: '少女' }), unit('other')] })
    expect(sources(g, 'sublimate')).toEqual(['A'])
    g.P1.acts('sublimate')
    expect(g.at('G').zone).toBe('discard')
    expect(g.at('A').zone).toBe('hand')
    expect(g.P1).toBeAsked('priority.window')
    g.P1.passes()
    g.P2.passes()
    expect(g.at('A').zone).toBe('battlefield')
    expect(g.at('other')).toBeUnchanged()
    g.proves('15.2.19.1', '15.2.19.2')
  })

  test('sublimation needs a unit of that name, and one’s own turn', () => {
    expect(table({ hand: [unit('A', angel)], battlefield: [unit('other')] }).P1).not.toOffer('sublimate')
    const g = table({}, { hand: [unit('A', angel)], battlefield: [unit('G', { name: '少女' })] })
    g.P1.passes()
    expect(g.P2).toBeAsked('priority.window')
    expect(g.P2).not.toOffer('sublimate')
  })
})
