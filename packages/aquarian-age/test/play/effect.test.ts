import { aquarianAge } from '@fudaba/aquarian-age'
import type { Feature } from '@fudaba/kernel/text'
import { board, describe, expect, happens, test } from '@fudaba/kernel/testing'
import { discard as discardVerb, toHand } from '../../src/changes/moving.ts'
import { type Stats, breakCard, character, fast, permanent, powers } from '../cards.ts'
import {
  CHARACTER,
  PERMANENT,
  X,
  act,
  aimAt,
  always,
  change,
  discard,
  does,
  draw,
  effect,
  it,
  negate,
  phrase,
  prohibit,
  self,
  steps,
  texts,
  theirs,
  weak,
  yours,
} from '../trees.ts'

const MADE: Feature = { kind: 'state', state: 'made' }

const table = (mine: Stats, theirs: Stats = {}, more: Stats = {}) =>
  board(aquarianAge, { at: 'main', P1: { deck: 5, ...mine }, P2: { deck: 5, ...theirs }, ...more })

const boost = effect(1, steps(aimAt(), change(it, 'attack', 3, 'turn')))
const holder = (name: string, ...abilities: readonly Stats[]) => character(name, { abilities })

describe('an effect', () => {
  test('is paid with the power of its own character and can be answered', () => {
    const g = table({
      controlled: [holder('A', boost), character('C')],
      power: [...powers('A', 2), ...powers('C', 1)],
    })
    g.P1.acts('use-effect', { with: 'A', target: 'C' })
    expect(g.P1).toBeAsked('pay.own')
    expect(g.P1).toOfferExactly('Ap1', 'Ap2')
    g.P1.chooses('Ap1')
    expect(g.deciding).toBe('P2')
    g.everyonePasses()
    expect(g.at('C').values['attack']).toBe(5)
    g.proves('base.1.5.3')
  })

  test('cannot be declared without the power of its own character', () => {
    const g = table({ controlled: [holder('A', boost), character('C')], power: powers('C', 1) })
    expect(g.may('P1', 'use-effect', 'A')).toBe(false)
    g.proves('21-3c')
  })

  test('targets what is on the field, not what lies in a pile', () => {
    const g = table({ controlled: [holder('A', boost)], power: powers('A', 1), damage: [character('D')] })
    g.P1.acts('use-effect', { with: 'A' })
    expect(g.at('D').zone).toBe('damage')
    expect(g.P1).not.toBeAsked('program.target')
    expect(g.at('Ap1').zone).toBe('discard')
    g.proves('7-1')
  })

  test('ends when its character leaves the controlled area', () => {
    const g = table({ controlled: [holder('A', boost), character('C')], power: powers('A', 1) })
    g.P1.plays('use-effect', { with: 'A', target: 'C' })
    expect(g.at('C').values['attack']).toBe(5)
    happens(g, discardVerb, 'A', 0)
    expect(g.at('C').values['attack']).toBe(2)
    g.proves('7-2')
  })

  test('comes to nothing if its character is gone before it resolves', () => {
    const g = table({ controlled: [holder('A', boost), character('C')], power: powers('A', 1) })
    g.P1.acts('use-effect', { with: 'A', target: 'C' })
    happens(g, discardVerb, 'A', 0)
    g.everyonePasses()
    expect(g.at('C').values['attack']).toBe(2)
  })

  test('is still the same effect if its character changed and has it again', () => {
    const again = effect(1, steps(aimAt(), change(it, 'attack', 3, 'turn')))
    const stripped = (below: readonly Stats[]) => {
      const top = breakCard('X', { abilities: [boost] })
      const g = table(
        {
          hand: [top],
          controlled: [character('A', { abilities: below }), character('C')],
          power: powers('A', 1),
        },
        { hand: [fast('F', texts(does(aimAt(), act('strip', it))))] },
      )
      g.P1.plays('break', { with: 'X', target: 'A' })
      g.P1.acts('use-effect', { with: 'A', target: 'C' })
      g.P2.acts('fast', { with: 'F', target: 'A' })
      g.everyonePasses()
      expect(g.at('X').zone).toBe('discard')
      if (below[0] === again) g.proves('7-6')
      return g.at('C').values['attack']
    }
    expect(stripped([again])).toBe(5)
    expect(stripped([])).toBe(2)
    expect(stripped([effect(1, draw(1))])).toBe(2)
  })

  test('cannot be declared while it is negated', () => {
    const g = table(
      { controlled: [holder('A', boost)], power: powers('A', 2) },
      { hand: [fast('N', { duration: 'turn', ...texts(does(aimAt(), negate(it, 'effects', 'turn'))) })] },
    )
    g.P1.acts('use-effect', { with: 'A' }).chooses('Ap1')
    expect(g.may('P1', 'use-effect', 'A')).toBe(true)
    g.P2.acts('fast', { with: 'N', target: 'A' })
    g.everyonePasses()
    expect(g.at('N').zone).toBe('lasting')
    expect(g.at('A').values['attack']).toBe(2)
    expect(g.may('P1', 'use-effect', 'A')).toBe(false)
    g.proves('7-7', '13-1')
  })

  test('that is used at project timing waits for the own main phase with nothing declared', () => {
    const slow = effect(0, draw(1), 'project')
    const quick = effect(0, draw(1), 'fast')
    const g = table(
      { controlled: [holder('A', slow), holder('C', quick)], power: powers('C', 1) },
      { controlled: [holder('S', slow), holder('Q', quick)] },
    )
    expect(g.may('P1', 'use-effect', 'A')).toBe(true)
    g.P1.acts('attack', { with: 'C' })
    expect(g.may('P1', 'use-effect', 'A')).toBe(false)
    expect(g.may('P2', 'use-effect', 'S')).toBe(false)
    expect(g.may('P2', 'use-effect', 'Q')).toBe(true)
    g.proves('17-9', '17-0')
  })

  test('of X is not declared to set no cards', () => {
    const makes = effect(X, {
      kind: 'aquarian-age.make',
      mind: 0,
      attack: X,
      endurance: X,
    })
    const g = table({ controlled: [holder('A', makes)], power: powers('A', 2) })
    g.P1.acts('use-effect', { with: 'A' })
    expect(g.P1).toBeAsked('program.x')
    expect([g.match.decision?.min, g.match.decision?.max]).toEqual([1, 2])
    g.proves('7-4')
  })
})

describe('a character made by an effect', () => {
  const makes = effect(1, { kind: 'aquarian-age.make', mind: 0, attack: 3, endurance: 2 })
  const withMade = (p2: Stats = {}, p1: Stats = {}) => {
    const g = table({ controlled: [holder('A', makes)], power: powers('A', 3), ...p1 }, p2)
    g.P1.acts('use-effect', { with: 'A' })
    g.P1.chooses('Ap1')
    g.everyonePasses()
    return g
  }

  test('stands where the card that paid for it lay in the discard pile first', () => {
    const g = withMade()
    expect(g.at('Ap1').zone).toBe('controlled')
    expect(g.at('Ap1').values['attack']).toBe(3)
    expect(g.at('Ap1').values['endurance']).toBe(2)
  })

  test('is discarded with the one whose effect made it', () => {
    const g = withMade({ hand: [fast('K', texts(does(aimAt(), discard(it))))] })
    g.P1.passes()
    g.P2.acts('fast', { with: 'K', target: 'A' })
    g.everyonePasses()
    expect(g.at('Ap1').zone).toBe('discard')
    g.proves('7-3')
  })

  test('is discarded when that effect is negated', () => {
    const g = withMade({
      hand: [fast('N', { duration: 'turn', ...texts(does(aimAt(), negate(it, 'effects', 'turn'))) })],
    })
    g.P1.passes()
    g.P2.acts('fast', { with: 'N', target: 'A' })
    g.everyonePasses()
    expect(g.at('Ap1').zone).toBe('discard')
    g.proves('7-3')
  })

  test('nothing comes of paid cards that moved on', () => {
    const g = table({ controlled: [holder('A', makes)], power: powers('A', 1) })
    g.P1.acts('use-effect', { with: 'A' })
    expect(g.at('Ap1').zone).toBe('discard')
    happens(g, toHand, 'Ap1')
    g.everyonePasses()
    expect(g.at('Ap1').zone).toBe('hand')
    g.proves('20-1')
  })

  test('a character made again is made of what paid for it this time', () => {
    const g = withMade()
    g.P1.acts('use-effect', { with: 'A' })
    g.P1.chooses('Ap2')
    g.everyonePasses()
    expect(g.at('Ap2').zone).toBe('controlled')
  })

  test('deals its battle damage to those whom effects do not touch', () => {
    const immune = always(prohibit({ verb: 'affected', subject: self, cause: { means: 'effect' } }))
    const sends = effect(0, { kind: 'aquarian-age.attack', what: phrase(yours, MADE, CHARACTER) }, 'project')
    const g = table(
      { controlled: [holder('A', makes), holder('S', sends)], power: powers('A', 1) },
      { controlled: [character('B', { endurance: 3, abilities: [immune] })], power: powers('B', 1) },
    )
    g.P1.plays('use-effect', { with: 'A' })
    g.P1.acts('use-effect', { with: 'S' })
    g.P2.passes()
    g.P1.passes()
    g.P2.acts('guard', { with: 'B' })
    g.everyonePasses()
    expect(g.at('B').zone).toBe('discard')
    g.proves('7-5')
  })
})

describe('an effect had from a permanent', () => {
  const tool = permanent('P', texts(boost), { 'set on': 'A' })
  const moves = fast(
    'F',
    texts(
      does(aimAt(phrase(PERMANENT)), {
        kind: 'aquarian-age.put-on',
        what: it,
        onto: phrase(theirs, weak(1), CHARACTER),
      }),
    ),
  )

  test('is used by the character, which pays for it', () => {
    const g = table({
      controlled: [character('A'), character('C')],
      power: powers('A', 1),
      permanents: [tool],
    })
    g.P1.plays('use-effect', { with: 'A', target: 'C' })
    expect(g.at('C').values['attack']).toBe(5)
    g.proves('11-5')
  })

  test('fails if the permanent has moved to another character before it resolves', () => {
    const g = table(
      {
        controlled: [character('A'), character('C'), character('D', { attack: 1 })],
        power: powers('A', 1),
        permanents: [tool],
      },
      { hand: [moves] },
    )
    g.P1.acts('use-effect', { with: 'A', target: 'C' })
    g.P2.acts('fast', { with: 'F' })
    g.everyonePasses()
    expect(g.at('P').to['set on']).toEqual(['D'])
    expect(g.at('C').values['attack']).toBe(2)
    g.proves('11-6')
  })
})

describe('responses without end', () => {
  const free = effect(0, draw(1))
  test('the card of lower priority leaves off, and then the other has nothing to answer', () => {
    const g = table(
      { controlled: [holder('A', free)], deck: 9 },
      { controlled: [character('B', { factions: ['eraser'], abilities: [free] })], deck: 9 },
    )
    g.P1.acts('use-effect', { with: 'A' })
    g.P2.acts('use-effect', { with: 'B' })
    g.P1.acts('use-effect', { with: 'A' })
    expect(g.may('P2', 'use-effect', 'B')).toBe(true)
    g.P2.acts('use-effect', { with: 'B' })
    expect(g.may('P1', 'use-effect', 'A')).toBe(true)
    g.P1.acts('use-effect', { with: 'A' })
    expect(g.may('P2', 'use-effect', 'B')).toBe(false)
    g.P2.passes()
    expect(g.may('P1', 'use-effect', 'A')).toBe(false)
    g.proves('7-8')
  })
})
