import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { down, event, sources, spent, unit } from '../playing.ts'

describe('Acquiring EP', () => {
  test('one card of the own homebase is turned and gives one EP at once', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { homebase: [unit('one', {}, { ...down }), unit('two', {}, { ...down })], field: [unit('A')] },
      P2: { homebase: [unit('theirs', {}, { ...down })] },
    })
    expect(g.P1).toOffer('acquire-ep')
    g.P1.acts('acquire-ep', { with: 'one' })
    expect(g.at('one').turned).toBe(true)
    expect(g.count('P1', 'ep')).toBe(1)
    expect(g.zone('waiting')).toEqual([])
    // Whoever did it goes on.
    expect(g.deciding).toBe('P1')
    expect(g.at('two')).toBeUnchanged()
    expect(g.at('A')).toBeUnchanged()
    expect(g.at('theirs')).toBeUnchanged()
    expect(g.count('P2', 'ep')).toBe(0)
    g.proves('902.4f', '1217.2', '1217.4')
  })

  test('a turned card gives none, and nobody turns the homebase of another', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { homebase: [unit('one', {}, { ...down }), unit('used', {}, { ...spent })] },
      P2: { homebase: [unit('theirs', {}, { ...down })] },
    })
    expect(sources(g, 'acquire-ep')).toEqual(['one'])
    g.P1.passes()
    expect(sources(g, 'acquire-ep')).toEqual(['theirs'])
  })

  test('a face-up homebase card gives EP', () => {
    const g = board(kiseki, { at: 'homebase', P1: { homebase: [unit('up')] } })
    g.P1.acts('acquire-ep')
    expect(g.at('up').turned).toBe(true)
    expect(g.count('P1', 'ep')).toBe(1)
  })

  test('in the middle of a payment the missing EP are acquired', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: {
        hand: [event('E', { ep: 2 })],
        homebase: [
          unit('one', {}, { ...down }),
          unit('two', {}, { ...down }),
          unit('three', {}, { ...down }),
        ],
      },
    })
    expect(g.P1).toOffer('play-event')
    g.P1.acts('play-event')
    expect(g.P1).toBeAsked('cost.resource')
    expect(sources(g, 'acquire-ep')).toEqual(['one', 'two', 'three'])
    expect(g.P1.mayPass).toBe(false)
    g.P1.acts('acquire-ep', { with: 'three' })
    expect(g.P1).toBeAsked('cost.resource')
    g.P1.acts('acquire-ep', { with: 'one' })
    expect(g.at('E').zone).toBe('waiting')
    expect([g.at('one').turned, g.at('two').turned, g.at('three').turned]).toEqual([true, false, true])
    expect(g.count('P1', 'ep')).toBe(0)
    g.proves('1217.3', '1204.2f-2')
  })

  test('what lies in the pool pays first, though every homebase card is turned', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { hand: [event('E')], homebase: [unit('used', {}, { ...spent })], ep: 1 },
    })
    expect(g.P1).toOffer('play-event')
    g.P1.acts('play-event')
    expect(g.count('P1', 'ep')).toBe(0)
    g.proves('302.1a')
  })

  test('a payment turns no more cards than it needs', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: {
        hand: [event('E', { ep: 2 })],
        homebase: [unit('one', {}, { ...down }), unit('two', {}, { ...down })],
        ep: 1,
      },
    })
    g.P1.acts('play-event').acts('acquire-ep', { with: 'two' })
    expect(g.at('E').zone).toBe('waiting')
    expect(g.at('one')).toBeUnchanged()
    expect(g.count('P1', 'ep')).toBe(0)
  })

  test('an EVENT dearer than pool and homebase together is not offered', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { hand: [event('E', { ep: 3 })], homebase: [unit('one', {}, { ...down })], ep: 1 },
    })
    expect(g.P1).not.toOffer('play-event')
    g.proves('1203.2')
  })

  test('the card that is played from the homebase may be turned for its own cost', () => {
    const g = board(kiseki, { at: 'homebase', P1: { homebase: [event('E', {}, { ...down })] } })
    expect(g.P1).toOffer('play-event')
    g.P1.acts('play-event').acts('acquire-ep')
    expect(g.at('E')).toMatchObject({ zone: 'homebase', turned: true, faceDown: false })
    expect(g.zone('waiting')).toEqual(['play-event'])
  })
})
