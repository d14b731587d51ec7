import { lastChronicle } from '@fudaba/last-chronicle'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import {
  happened,
  happens,
  history,
  phaseOf,
  sources,
  spell,
  stone,
  structure,
  unit,
  wiped,
} from '../cards.ts'
import '../effects.ts'
import { makeSoul } from '../../src/changes/soulAction.ts'
import { enterBattlefield } from '../../src/changes/verbs.ts'

const placing = (more = {}) =>
  board(lastChronicle, {
    P1: {
      hand: [unit('U', { cost: '1白' }), history('H', { cost: '1' }), structure('T', { cost: '1' })],
      souls: [stone('s1', '白'), stone('s2', '黒')],
      deck: 3,
    },
    P2: { hand: [unit('V', { cost: '0' })], deck: 3 },
    at: 'main',
    ...more,
  })

describe('placing', () => {
  test('a unit is placed for its cost, shown as it is declared, without the stack', () => {
    const g = placing()
    expect(g.P1).toOffer('place-unit')
    g.P1.acts('place-unit')
    expect(g.P1).toBeAsked('cost.resource')
    expect(g.log('P2').some((line) => line.event === 'show')).toBe(true)
    g.P1.acts('soul-white')
    g.P1.acts('soul-black')
    expect(g.at('s2').turned).toBe(true)
    expect(g.at('U').zone).toBe('battlefield')
    expect(g.at('U').of).toBe('P1')
    expect(g.count('P1', 'white')).toBe(0)
    expect(g.P1).toBeAsked('priority.window')
    expect(happened(g, 'placed')).toBe(true)
    g.proves('9.5.2', '11.3.2', '11.3.9', '11.3.10', '11.1.6')
  })

  test('a history is placed for its cost', () => {
    const g = placing()
    expect(g.P1).toOffer('place-history')
    g.P1.acts('place-history')
    g.P1.acts('soul-black')
    expect(g.at('H').zone).toBe('battlefield')
    expect(g.at('s1')).toBeUnchanged()
    g.proves('9.5.3')
  })

  test('a structure is placed for its cost', () => {
    const g = placing()
    expect(g.P1).toOffer('place-structure')
    g.P1.acts('place-structure')
    g.P1.acts('soul-black')
    expect(g.at('T').zone).toBe('battlefield')
    g.proves('9.5.4')
  })

  test('only the turn player places', () => {
    const g = placing()
    g.P1.passes()
    expect(g.P2).toBeAsked('priority.window')
    expect(g.P2).not.toOffer('place-unit')
    g.proves('11.3.1')
  })

  test('units are placed in a main phase only', () => {
    const g = placing({ at: 'adjustment' })
    expect(g.P1).toBeAsked('priority.window')
    expect(g.P1).not.toOffer('place-unit')
    expect(g.P1).not.toOffer('put-stone')
  })

  test('units are placed over an empty stack only', () => {
    const g = board(lastChronicle, {
      P1: { hand: [spell('E'), unit('U'), unit('W')], deck: 3, chrono: [unit('c', { ca: 9 })] },
      P2: { deck: 3 },
      at: 'main',
    })
    expect(g.P1).toOffer('place-unit', 'put-stone', 'advance-era')
    g.P1.acts('use-spell')
    expect(g.at('E').zone).toBe('stack')
    expect(g.P1).not.toOffer('place-unit')
    expect(g.P1).not.toOffer('put-stone')
    expect(g.P1).not.toOffer('advance-era')
  })

  test('the turn player has priority after it, and the other may not come between', () => {
    const g = board(lastChronicle, { P1: { hand: [unit('U')], deck: 3 }, P2: { deck: 3 }, at: 'main' })
    g.P1.acts('place-unit')
    expect(g.at('U').zone).toBe('battlefield')
    expect(g.P1).toBeAsked('priority.window')
    g.proves('11.3.10')
  })

  test('whoever puts a card there controls it', () => {
    const g = placing()
    happens(g, enterBattlefield, 'V', 'P1')
    expect(g.at('V')).toMatchObject({ zone: 'battlefield', of: 'P1', by: 'P1' })
    g.proves('6.2.4')
  })

  test('what may not be used is not placed, though it could be', () => {
    const g = placing({ effects: [{ effect: 'test cannot be used', by: 'P2', on: 'U' }] })
    expect(sources(g, 'place-unit')).toEqual([])
    expect(g.P1).toOffer('place-history')
    g.proves('2.2')
  })
})

describe('soul stones', () => {
  const stones = () =>
    board(lastChronicle, {
      P1: { hand: [unit('A'), spell('B')], deck: 3 },
      P2: { hand: [unit('C')], deck: 3 },
      at: 'main',
    })

  test('one card of the hand a turn becomes a soul stone', () => {
    const g = stones()
    expect(sources(g, 'put-stone')).toEqual(['A', 'B'])
    g.P1.acts('put-stone', { with: 'B' })
    expect(g.at('B')).toMatchObject({ zone: 'souls', of: 'P1', turned: false })
    expect(g.P1).toBeAsked('priority.window')
    expect(g.P1).not.toOffer('put-stone')
    g.proves('9.5.6')
  })

  test('the other player puts none', () => {
    const g = stones()
    g.P1.passes()
    expect(g.P2).toBeAsked('priority.window')
    expect(g.P2).not.toOffer('put-stone')
  })
})

describe('advancing the era', () => {
  const advancing = (markers: number, ca = 3, more = {}) =>
    board(lastChronicle, {
      P1: {
        chrono: [unit('a', { ca: 3 }), unit('b', { ca }), unit('c', { ca: 1 }), unit('d', { ca: 0 })],
        eras: markers,
        deck: 3,
      },
      P2: { chrono: [unit('x', { ca: 9 })], deck: 3 },
      at: 'main',
      ...more,
    })

  test('seven CA are needed', () => {
    expect(advancing(1).P1).toOffer('advance-era')
    const g = advancing(1, 2)
    expect(g.P1).not.toOffer('advance-era')
    g.proves('9.5.7')
  })

  test('only the turn player advances', () => {
    const g = advancing(1)
    g.P1.passes()
    expect(g.P2).toBeAsked('priority.window')
    expect(g.P2).not.toOffer('advance-era')
  })

  test('one card becomes a marker face down, one is shown and goes to the hand, the rest is discarded', () => {
    const g = advancing(1)
    g.P1.acts('advance-era')
    expect(g.P1).toBeAsked('era.marker')
    g.P1.chooses('b')
    expect(g.at('b')).toMatchObject({ zone: 'eras', faceDown: true })
    expect(g.view(null).facts['era.P1']).toBe(2)
    expect(g.P1).toBeAsked('era.hand')
    expect(g.P1).toOfferExactly('a', 'c', 'd')
    g.P1.chooses('c')
    expect(g.at('c').zone).toBe('hand')
    expect(g.log('P2').some((line) => line.event === 'show')).toBe(true)
    expect(g.zone('P1', 'discard').sort()).toEqual(['a', 'd'])
    expect(happened(g, 'eraAdvanced')).toBe(true)
    expect(g.at('x')).toBeUnchanged()
    expect(g.P1).toBeAsked('priority.window')
    g.proves('9.5.7.1', '9.5.7.2', '9.5.7.3', '9.5.7.5', '7.6.2')
  })

  test('with four markers no further one is put there, and it counts as an advance all the same', () => {
    const g = advancing(4)
    g.P1.acts('advance-era')
    expect(g.P1).toBeAsked('era.hand')
    g.P1.chooses('a')
    expect(g.count('P1', 'eras')).toBe(4)
    expect(g.view(null).facts['era.P1']).toBe(4)
    expect(g.zone('P1', 'discard').sort()).toEqual(['b', 'c', 'd'])
    expect(happened(g, 'eraAdvanced')).toBe(true)
    g.proves('9.5.7.4')
  })
})

describe('LEGACY and EPIC', () => {
  const legacy = { icon: 'LEGACY', cost: '0' }
  const epic = { icon: 'EPIC', cost: '0', name: '王' }

  test('beside an own LEGACY card no other is declared', () => {
    const g = board(lastChronicle, {
      P1: { battlefield: [unit('L', legacy)], hand: [unit('M', legacy), unit('plain')], deck: 3 },
      P2: { deck: 3 },
      at: 'main',
    })
    expect(sources(g, 'place-unit')).toEqual(['plain'])
    g.proves('5.5.2.1', '5.5.2')
  })

  test('beside an own EPIC card none of its name is declared', () => {
    const g = board(lastChronicle, {
      P1: {
        battlefield: [unit('E', epic)],
        hand: [unit('F', epic), unit('other', { ...epic, name: '女王' })],
        deck: 3,
      },
      P2: { deck: 3 },
      at: 'main',
    })
    expect(sources(g, 'place-unit')).toEqual(['other'])
    g.proves('5.5.3.1', '5.5.3')
  })

  test('an effect that would put a LEGACY card beside another leaves it where it is', () => {
    const g = board(lastChronicle, {
      P1: { battlefield: [unit('L', legacy)], discard: [unit('M', legacy), unit('plain')], deck: 3 },
      P2: { deck: 3 },
      at: 'main',
    })
    happens(g, enterBattlefield, 'M', 'P1')
    expect(g.at('M').zone).toBe('discard')
    happens(g, enterBattlefield, 'plain', 'P1')
    expect(g.at('plain').zone).toBe('battlefield')
    g.proves('5.5.2.2')
  })

  test('an effect that would put an EPIC card beside its name leaves it where it is', () => {
    const g = board(lastChronicle, {
      P1: { battlefield: [unit('E', epic)], discard: [unit('F', epic)], deck: 3 },
      P2: { deck: 3 },
      at: 'main',
    })
    happens(g, enterBattlefield, 'F', 'P1')
    expect(g.at('F').zone).toBe('discard')
    happens(g, enterBattlefield, 'F', 'P2')
    expect(g.at('F')).toMatchObject({ zone: 'battlefield', of: 'P2' })
    g.proves('5.5.3.2')
  })
})

describe('souls', () => {
  test('a soul action is possible with priority even where spells are not', () => {
    const g = board(lastChronicle, {
      P1: { souls: [stone('S', '青'), stone('W', '白', { ...wiped })], hand: [spell('E')], deck: 3 },
      P2: { deck: 3 },
      at: 'draw',
      turn: 2,
    })
    expect(phaseOf(g)).toBe('draw')
    expect(sources(g, 'soul-blue')).toEqual(['S'])
    expect(g.P1).not.toOffer('soul-white')
    g.P1.acts('soul-blue')
    expect(g.at('S').turned).toBe(true)
    expect(g.count('P1', 'blue')).toBe(1)
    expect(g.at('W')).toBeUnchanged()
    expect(g.P1).toBeAsked('priority.window')
    g.proves('15.1.16.1', '15.1.16.2', '15.1.16.4', '7.7.3')
  })

  test('a stone of several powers makes a soul of any one of them', () => {
    const g = board(lastChronicle, {
      P1: { souls: [stone('S', '白黒'), stone('N')], deck: 3 },
      P2: { deck: 3 },
      at: 'main',
    })
    expect(g.P1).toOfferExactly('soul-white', 'soul-black', 'soul-colourless')
    expect(sources(g, 'soul-colourless')).toEqual(['N'])
    g.P1.acts('soul-black')
    expect([g.count('P1', 'white'), g.count('P1', 'black')]).toEqual([0, 1])
    g.proves('7.7.3', '5.2.2.3')
  })

  test('a soul that no stone made is no soul action', () => {
    const g = board(lastChronicle, { P1: { deck: 3 }, P2: { deck: 3 }, at: 'main' })
    happens(g, makeSoul, 'P1', 0)
    expect(g.count('P1', 'white')).toBe(1)
    expect(happened(g, 'soulAction')).toBe(false)
    g.proves('15.1.16.3')
  })

  test('souls vanish at the end of the phase', () => {
    const g = board(lastChronicle, { P1: { deck: 3, white: 2 }, P2: { deck: 3, blue: 1 }, at: 'main' })
    expect(g.count('P1', 'white')).toBe(2)
    g.everyonePasses()
    expect(phaseOf(g)).toBe('battle')
    expect(g.count('P1', 'white')).toBe(0)
    expect(g.count('P2', 'blue')).toBe(0)
    g.proves('7.7.4')
  })
})
