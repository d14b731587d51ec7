import { lastChronicle } from '@fudaba/last-chronicle'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import type { PlayerName } from '@fudaba/kernel'
import { FACE_DOWN, FACE_UP } from '@fudaba/kernel/rules'
import {
  destroy,
  recover,
  removeCard,
  sacrifice,
  sacrificeCard,
  sacrificeStone,
  toDiscard,
  toHand,
  turnFace,
  underDeck,
  wipe,
} from '../../src/changes/verbs.ts'
import { begins, happened, happens, spell, stone, unit, wiped } from '../cards.ts'
import '../effects.ts'

const everywhere = () =>
  board(lastChronicle, {
    P1: {
      battlefield: [unit('field')],
      eras: [unit('marker'), unit('open', {}, { faceDown: false })],
      souls: [stone('soul')],
      chrono: [unit('check')],
      deck: [unit('deck1'), unit('deck2')],
      discard: [unit('thrown')],
      hand: [unit('held')],
      removed: [unit('away')],
    },
    P2: { deck: 3, hand: [unit('theirs')] },
    stack: [spell('stacked', {}, { by: 'P2' })],
    at: 'main',
  })

/** Whether the viewer is told which card lies there: its values are in the view. */
function sees(g: ReturnType<typeof everywhere>, viewer: PlayerName | null, zone: string, n = 0): boolean {
  const there = g.view(viewer).zones.find((each) => each.zone === zone && each.owner !== 'P2')
  return Object.keys(there?.objects[n]?.values ?? {}).length > 0
}

describe('zones', () => {
  test('battlefield, soul yard, CA yard, discard pile, remove yard and stack are open to all', () => {
    const g = everywhere()
    for (const zone of ['battlefield', 'souls', 'chrono', 'discard', 'removed', 'stack'])
      expect([zone, sees(g, 'P1', zone), sees(g, 'P2', zone)]).toEqual([zone, true, true])
    g.proves('7.5.2', '7.7.2', '7.8.2', '7.10.2', '7.12.2', '7.13.2')
  })

  test('hand and era markers are seen by their player alone, the deck by nobody', () => {
    const g = everywhere()
    expect([sees(g, 'P1', 'hand'), sees(g, 'P2', 'hand')]).toEqual([true, false])
    expect([sees(g, 'P1', 'eras'), sees(g, 'P2', 'eras')]).toEqual([true, false])
    expect([sees(g, 'P1', 'deck'), sees(g, 'P2', 'deck')]).toEqual([false, false])
    g.proves('7.4.1', '7.6.3', '7.9.2', '7.11.2')
  })

  test('an era marker that lies face up is seen by all', () => {
    const g = everywhere()
    expect([sees(g, 'P1', 'eras', 1), sees(g, 'P2', 'eras', 1)]).toEqual([true, true])
    g.proves('7.6.4')
  })

  test('each player has zones of their own', () => {
    const g = board(lastChronicle, {
      P1: { deck: 3 },
      P2: { deck: [unit('x')], hand: [] },
      at: 'draw',
      turnPlayer: 'P2',
      turn: 2,
    })
    g.everyonePasses()
    expect(g.zone('P2', 'hand')).toEqual(['x'])
    g.proves('7.1')
  })

  test('deck, discard pile, hand and remove yard are those of the owner', () => {
    const g = board(lastChronicle, {
      P1: { deck: 3 },
      P2: {
        battlefield: ['a', 'b', 'c', 'd'].map((name) => unit(name, {}, { owner: 'P1' })),
        deck: 3,
      },
      at: 'main',
    })
    happens(g, toDiscard, 'a')
    happens(g, toHand, 'b')
    happens(g, removeCard, 'c')
    happens(g, underDeck, 'd')
    expect(g.zone('P1', 'discard')).toEqual(['a'])
    expect(g.zone('P1', 'hand')).toEqual(['b'])
    expect(g.zone('P1', 'removed')).toEqual(['c'])
    expect(g.zone('P1', 'deck').at(-1)).toBe('d')
    g.proves('7.2', '15.1.6.1')
  })

  test('in another zone a card is a new card', () => {
    const g = everywhere()
    begins(g, 'test power', 'field', { values: [500] })
    expect(g.at('field').values['power']).toBe(1500)
    happens(g, toHand, 'field')
    expect(g.at('field').zone).toBe('hand')
    expect(g.at('field').values['power']).toBe(1000)
    g.proves('7.3')
  })

  test('what came last lies on top of the stack and resolves first', () => {
    const g = board(lastChronicle, {
      P1: { hand: [spell('first'), spell('second')], deck: 3 },
      P2: { deck: 3 },
      at: 'main',
    })
    g.P1.acts('use-spell', { with: 'first' })
    g.P1.acts('use-spell', { with: 'second' })
    expect([g.at('first').zone, g.at('second').zone]).toEqual(['stack', 'stack'])
    g.P1.passes()
    g.P2.passes()
    expect(g.at('second').zone).toBe('discard')
    expect(g.at('first').zone).toBe('stack')
    g.proves('7.13.3', '11.8.10')
  })
})

describe('keyword actions', () => {
  const table = () =>
    board(lastChronicle, {
      P1: { battlefield: [unit('A'), unit('W', {}, { ...wiped })], souls: [stone('S')], deck: 3 },
      P2: { deck: 3 },
      at: 'main',
    })

  test('recovering the active and wiping the wiped is ignored', () => {
    const g = table()
    happens(g, recover, 'A')
    happens(g, wipe, 'W')
    expect([happened(g, 'recover'), happened(g, 'wipe')]).toEqual([false, false])
    happens(g, recover, 'W')
    happens(g, wipe, 'A')
    expect([g.at('A').turned, g.at('W').turned]).toEqual([true, false])
    g.proves('6.3.1.1', '15.1.2.1', '15.1.3.1')
  })

  test('turning a card to the face it shows is ignored', () => {
    const g = table()
    happens(g, turnFace, 'A', FACE_UP)
    expect(happened(g, 'turnFace')).toBe(false)
    happens(g, turnFace, 'A', FACE_DOWN)
    expect(g.at('A').faceDown).toBe(true)
    g.proves('6.3.1.3')
  })

  test('to destroy is to put from the battlefield into the discard pile', () => {
    const g = table()
    happens(g, destroy, 'A')
    expect(g.at('A').zone).toBe('discard')
    expect(happened(g, 'destroy')).toBe(true)
    g.proves('15.1.4.1')
  })

  test('to sacrifice is to put an own thing into the discard pile', () => {
    const g = table()
    happens(g, sacrifice, 'A')
    expect(g.at('A').zone).toBe('discard')
    expect(happened(g, 'destroy')).toBe(false)
    g.proves('15.1.13.1')
  })

  test('a card of another zone is sacrificed from there', () => {
    const g = everywhere()
    happens(g, sacrificeCard, 'check')
    expect(g.at('check').zone).toBe('discard')
    g.proves('15.1.13.3')
  })

  test('a soul stone is sacrificed from the soul yard', () => {
    const g = table()
    happens(g, sacrificeStone, 'S')
    expect(g.at('S').zone).toBe('discard')
    g.proves('15.1.13.4')
  })
})
