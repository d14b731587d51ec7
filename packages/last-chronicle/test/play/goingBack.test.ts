import { lastChronicle } from '@fudaba/last-chronicle'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { spell, stone, unit } from '../cards.ts'
import '../effects.ts'
import { CARD, gainLife, phrase, whenever } from '../trees.ts'

const table = (hand: readonly ReturnType<typeof unit>[], effect: string, more = {}) =>
  board(lastChronicle, {
    P1: { hand, souls: [stone('s', '白')], deck: 5, ...more },
    P2: { deck: 5 },
    at: 'main',
    effects: [{ effect, by: 'P2' }],
  })

describe('going back', () => {
  test('a spell that turns out unpayable was never used', () => {
    const g = table([spell('E', { cost: '1' })], 'test makes nothing')
    g.P1.acts('use-spell')
    expect(g.at('E').zone).toBe('stack')
    g.P1.acts('soul-white')
    expect(g.at('E').zone).toBe('hand')
    expect(g.at('s').turned).toBe(false)
    expect(g.P1).toBeAsked('priority.window')
    g.proves('11.2.1')
  })

  test('a placing that turns out unpayable is taken back, and refused until something else changes', () => {
    const g = table([unit('U', { cost: '1' }), unit('V', { cost: '0' })], 'test makes nothing')
    g.P1.acts('place-unit', { with: 'U' })
    g.P1.acts('soul-white')
    expect(g.at('U').zone).toBe('hand')
    expect(g.at('s').turned).toBe(false)
    expect(g.P1).toBeAsked('priority.window')
    g.proves('14.1')
  })

  test('what came out of the deck meanwhile is not taken back', () => {
    const g = table([unit('U', { cost: '1' })], 'test mills instead of a soul')
    g.P1.acts('place-unit')
    g.P1.acts('soul-white')
    expect(g.at('U').zone).toBe('hand')
    expect(g.count('P1', 'discard')).toBe(1)
    expect(g.at('s').turned).toBe(true)
    g.proves('14.4')
  })

  test('what was paid for a play that is taken back is given back', () => {
    const g = table([unit('U', { cost: '2' })], 'test makes nothing', {
      souls: [stone('s', '白'), stone('t', '黒')],
      white: 1,
    })
    g.P1.acts('place-unit')
    g.P1.acts('soul-white')
    if (g.P1.isAsked('cost.resource')) g.P1.acts('soul-black')
    expect([g.at('s').turned, g.at('t').turned]).toEqual([false, false])
    expect(g.count('P1', 'white')).toBe(1)
    g.proves('14.2')
  })

  test('nothing triggers on what was taken back', () => {
    const watches = whenever('wipe', phrase({ kind: 'zone', zone: 'souls' }, CARD), gainLife(2))
    const g = table([unit('U', { cost: '1' })], 'test makes nothing', {
      battlefield: [unit('W', { abilities: [watches] })],
    })
    g.P1.acts('place-unit')
    g.P1.acts('soul-white')
    expect(g.at('U').zone).toBe('hand')
    expect(g.zone('stack')).toEqual([])
    g.proves('14.3')
  })

  test('whoever had priority has it again', () => {
    const g = table([unit('U', { cost: '1' })], 'test makes nothing')
    g.P1.acts('place-unit')
    g.P1.acts('soul-white')
    expect(g.P1).toBeAsked('priority.window')
    g.proves('14.5')
  })
})
