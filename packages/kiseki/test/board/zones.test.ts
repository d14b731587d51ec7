import { kiseki } from '@fudaba/kiseki'
import { type Transcript, board, describe, expect, test } from '@fudaba/kernel/testing'
import { stun } from '../../src/changes/stun.ts'
import {
  draw,
  enterField,
  enterHomebase,
  exile,
  takeControl,
  toHand,
  toTrails,
} from '../../src/changes/verbs.ts'
import { begins, faceDown, happens, passUntil, stunned, turned, unit } from '../cards.ts'

/** Names of the cards that the viewer sees in a zone. */
const seen = (g: Transcript, viewer: 'P1' | 'P2', owner: 'P1' | 'P2', zone: string): (string | null)[] =>
  g
    .view(viewer)
    .zones.find((each) => each.zone === zone && each.owner === owner)!
    .objects.flatMap((object) => object.cards)
const counted = (g: Transcript, viewer: 'P1' | 'P2', owner: 'P1' | 'P2', zone: string): number | null =>
  g.view(viewer).zones.find((each) => each.zone === zone && each.owner === owner)!.count

const table = (): Transcript =>
  board(kiseki, {
    P1: {
      hand: [unit('h1'), unit('h2')],
      deck: [unit('d1'), unit('d2'), unit('d3')],
      field: [unit('f1'), stunned('f2')],
      homebase: [unit('up'), unit('down', {}, faceDown)],
      trails: [unit('t1')],
      removed: [unit('x1')],
    },
    P2: { hand: [unit('e1')], deck: [unit('e2'), unit('e3')] },
    at: 'draw',
  })

describe('who sees what', () => {
  test('a hand is seen by its player and counted by everyone', () => {
    const g = table()
    expect(seen(g, 'P1', 'P1', 'hand')).toEqual(['h1', 'h2'])
    expect(seen(g, 'P2', 'P1', 'hand')).not.toContain('h1')
    expect(counted(g, 'P2', 'P1', 'hand')).toBe(2)
    g.proves('502.2', '502.2a', '505.3')
  })

  test('a deck is seen by nobody, and its order counts', () => {
    const g = table()
    expect(seen(g, 'P1', 'P1', 'deck')).toEqual([])
    expect(counted(g, 'P2', 'P1', 'deck')).toBe(3)
    happens(g, draw, 'P1')
    expect(g.at('d1').zone).toBe('hand')
    expect(g.zone('P1', 'deck')).toEqual(['d2', 'd3'])
    g.proves('504.2', '504.4', '504.4', '1313.1')
  })

  test('the field is seen by all, also a stunned UNIT', () => {
    const g = table()
    expect(seen(g, 'P2', 'P1', 'field')).toEqual(['f1', 'f2'])
    g.proves('506.2')
  })

  test('of the homebase all see what lies face up, and only its player what lies face down', () => {
    const g = table()
    expect(seen(g, 'P2', 'P1', 'homebase')).toEqual(['up', null])
    expect(seen(g, 'P1', 'P1', 'homebase')).toEqual(['up', 'down'])
    g.proves('507.2', '507.4')
  })

  test('trails and exile are seen by all', () => {
    const g = table()
    expect(seen(g, 'P2', 'P1', 'trails')).toEqual(['t1'])
    expect(seen(g, 'P2', 'P1', 'removed')).toEqual(['x1'])
    g.proves('508.2', '510.2')
  })

  test('each player has zones of his own', () => {
    const g = table()
    happens(g, draw, 'P2')
    expect(g.at('e2').zone).toBe('hand')
    expect(g.at('e2').of).toBe('P2')
    expect(g.count('P1', 'hand')).toBe(2)
    g.proves('502.1')
  })
})

describe('cards that move', () => {
  test('a card that left the field and came back is a new one', () => {
    const g = board(kiseki, {
      P1: { field: [unit('A', { def: 5 })] },
      P2: {},
      at: 'draw',
      effects: [{ effect: 'minus', by: 'P2', on: 'A', values: [0, 3], until: 'turn' }],
    })
    expect(g.at('A').values['def']).toBe(2)
    happens(g, toHand, 'A')
    happens(g, enterField, 'A', 'P1')
    expect(g.at('A').values['def']).toBe(5)
    g.proves('502.3', '1303.2')
  })

  test('from homebase to field a card keeps its orientation and the effects on it', () => {
    const g = board(kiseki, {
      P1: { homebase: [unit('A', { str: 1 }, { turned: true, faceDown: true }), unit('B')] },
      P2: {},
      at: 'draw',
      effects: [{ effect: 'plus', by: 'P1', on: 'A', values: [2, 0], until: 'turn' }],
    })
    happens(g, enterField, 'A', 'P1')
    happens(g, enterField, 'B', 'P1')
    expect(g.at('A').turned).toBe(true)
    expect(g.at('A').values['str']).toBe(3)
    expect(g.at('B').turned).toBe(false)
    g.proves('502.3a')
  })

  test('a face-down homebase UNIT put into the field is face up', () => {
    const g = board(kiseki, { P1: { homebase: [unit('A', {}, faceDown)] }, P2: {}, at: 'draw' })
    happens(g, enterField, 'A', 'P1')
    expect(g.at('A').faceDown).toBe(false)
    g.proves('503.2a')
  })

  test('a card put down without a word about it lies ready and face up', () => {
    const g = board(kiseki, { P1: { hand: [unit('A')], trails: [unit('B')] }, P2: {}, at: 'draw' })
    happens(g, enterHomebase, 'A', 'P1')
    happens(g, enterField, 'B', 'P1')
    expect([g.at('A').turned, g.at('B').turned]).toEqual([false, false])
    expect([g.at('A').faceDown, g.at('B').faceDown]).toEqual([false, false])
    expect(seen(g, 'P2', 'P1', 'homebase')).toEqual(['A'])
    g.proves('503.1a', '503.2a')
  })

  test('a UNIT taken over goes home when it leaves the field', () => {
    const g = board(kiseki, {
      P1: {},
      P2: { field: [unit('A', { str: 1 }, turned), unit('bystander')] },
      at: 'draw',
      effects: [{ effect: 'plus', by: 'P2', on: 'A', values: [1, 0], until: 'turn' }],
    })
    happens(g, takeControl, 'A', 'P1')
    expect(g.at('A').of).toBe('P1')
    expect(g.at('A').by).toBe('P1')
    expect(g.at('A').turned).toBe(true)
    expect(g.at('A').values['str']).toBe(2)
    happens(g, toTrails, 'A')
    expect(g.at('A').of).toBe('P2')
    expect(g.at('A').by).toBe('P2')
    expect(g.at('bystander')).toBeUnchanged()
    g.proves('506.4', '502.5')
  })

  test('exile is the owner’s', () => {
    const g = board(kiseki, { P1: {}, P2: { field: [unit('A')] }, at: 'draw' })
    happens(g, takeControl, 'A', 'P1')
    happens(g, exile, 'A')
    expect(g.at('A').zone).toBe('removed')
    expect(g.at('A').of).toBe('P2')
    g.proves('1330.1')
  })
})

describe('orientation and face', () => {
  test('a UNIT that attacked is not offered again', () => {
    const g = board(kiseki, { P1: { field: [unit('A', {}, turned), unit('B')] }, P2: {}, at: 'attack' })
    expect(g.P1).toOfferExactly('B')
    g.proves('506.3')
  })

  test('a homebase card turned for EP cannot be turned again', () => {
    const g = board(kiseki, {
      P1: { homebase: [unit('A', {}, turned), unit('B', {}, faceDown)] },
      P2: {},
      at: 'draw',
    })
    const turnable = g.match.decision!.candidates.filter(({ name }) => name === 'acquire-ep')
    expect(turnable).toHaveLength(1)
    g.P1.acts('acquire-ep', { with: 'B' })
    expect(g.at('B').turned).toBe(true)
    expect(g.P1).not.toOffer('acquire-ep')
    expect(g.count('P1', 'ep')).toBe(1)
    g.proves('507.3')
  })

  test('support and stun are on the board for everyone', () => {
    const g = board(kiseki, { P1: { field: [unit('A')] }, P2: {}, at: 'draw' })
    begins(g, 'plus', 'A', { values: [1, 1] })
    happens(g, stun, 'A')
    const [object] = g.view('P2').zones.find((zone) => zone.zone === 'field' && zone.owner === 'P1')!.objects
    expect(object.values['stunned']).toBe(true)
    expect(object.values['str']).toBe(2)
    passUntil(g, { step: 'homebase' })
    expect(g.at('A').values['stunned']).toBe(true)
  })
})
