import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { base, down, event, item, sources, unit } from '../playing.ts'

describe('Playing UNITs and ITEMs', () => {
  test('a UNIT is played from the hand: it waits, its CP are paid, and it enters when both have passed', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: { hand: [unit('A', { cp: 3 }), unit('stays')], cp: 5 },
      P2: { field: [unit('other')] },
    })
    expect(g.P1).toOffer('play-unit')
    g.P1.acts('play-unit', { with: 'A' })
    expect(g.zone('waiting')).toEqual(['A'])
    expect(g.count('P1', 'cp')).toBe(2)
    expect(g.at('A').by).toBe('P1')
    g.everyonePasses()
    expect(g.at('A')).toMatchObject({ zone: 'field', of: 'P1', turned: false, faceDown: false })
    expect(g.zone('waiting')).toEqual([])
    expect(g.at('stays')).toBeUnchanged()
    expect(g.at('other')).toBeUnchanged()
    g.proves('902.4h-1', '1204.2f', '1204.2f-1', '1204.2h', '1204.2i', '1205.1c-1', '1318.1')
  })

  test('an ITEM is played like a UNIT and enters face up and ready', () => {
    const g = board(kiseki, { at: 'deployment', P1: { hand: [item('I', { cp: 2 }), event('E')], cp: 2 } })
    expect(g.P1).toOffer('play-item')
    g.P1.plays('play-item')
    expect(g.at('I')).toMatchObject({ zone: 'field', of: 'P1', turned: false, faceDown: false })
    expect(g.count('P1', 'cp')).toBe(0)
    g.proves('902.4h-2', 'base.2.1.18', '1204.2f-1')
  })

  test('UNITs and ITEMs are played in the deployment step only', () => {
    const cards = { hand: [unit('A'), item('I')], cp: 5 }
    expect(board(kiseki, { at: 'deployment', P1: cards }).P1).toOffer('play-unit')
    const g = board(kiseki, { at: 'homebase', P1: cards })
    expect(g.P1).not.toOffer('play-unit')
    expect(g.P1).not.toOffer('play-item')
    g.proves('703.8c-1')
  })

  test('only the primary player plays UNITs and ITEMs', () => {
    const g = board(kiseki, { at: 'deployment', P2: { hand: [unit('A'), item('I')], cp: 5 } })
    g.P1.passes()
    expect(g.deciding).toBe('P2')
    expect(g.P2).not.toOffer('play-unit')
    expect(g.P2).not.toOffer('play-item')
    g.proves('902.4h')
  })

  test('no UNIT is played while something waits', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: { hand: [unit('A'), unit('B'), event('E', { ep: 0 })], cp: 5 },
    })
    expect(g.P1).toOffer('play-unit')
    g.P1.acts('play-event')
    expect(g.P1).not.toOffer('play-unit')
    g.everyonePasses()
    expect(g.P1).toOffer('play-unit')
    g.proves('1206.1')
  })

  test('no ITEM is played while something waits', () => {
    const g = board(kiseki, { at: 'deployment', P1: { hand: [item('I'), event('E', { ep: 0 })], cp: 5 } })
    expect(g.P1).toOffer('play-item')
    g.P1.acts('play-event')
    expect(g.P1).not.toOffer('play-item')
    g.proves('1207.1')
  })

  test('a UNIT or ITEM in the homebase is not played from there unless a card says so', () => {
    const homebase = [unit('A', {}, { ...down }), item('I', {}, { ...down })]
    const g = board(kiseki, { at: 'deployment', P1: { homebase, cp: 5 } })
    expect(g.P1).not.toOffer('play-unit')
    expect(g.P1).not.toOffer('play-item')
    const allowed = board(kiseki, {
      at: 'deployment',
      P1: { homebase, cp: 5 },
      effects: [{ effect: 'test played from the homebase', by: 'P1', on: 'A' }],
    })
    expect(allowed.P1).toOffer('play-unit')
    allowed.P1.acts('play-unit')
    // It waits itself: no pseudo-card.
    expect(allowed.at('A')).toMatchObject({ zone: 'waiting', faceDown: false })
    expect(allowed.zone('P1', 'homebase')).toEqual(['I'])
    allowed.everyonePasses()
    expect(allowed.at('A').zone).toBe('field')
    g.proves('1206.1', '1207.1')
  })

  test('a card that cannot be played is not offered', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: { hand: [unit('A'), item('I')], cp: 5 },
      effects: [{ effect: 'test cannot be played', by: 'P2', on: 'A' }],
    })
    expect(g.P1).not.toOffer('play-unit')
    expect(g.P1).toOffer('play-item')
    g.proves('104.4')
  })
})

describe('Playing EVENTs, BASEs and arts', () => {
  const table = (more = {}) =>
    board(kiseki, {
      at: 'homebase',
      P1: {
        hand: [event('E'), unit('art in hand', { arts: { ep: 1, text: '' } }), base('B in hand')],
        homebase: [
          event('E down', {}, { ...down }),
          event('E up'),
          base('B down', { level: 2 }, { ...down }),
          base('B up'),
          unit('art down', { arts: { ep: 1, text: '' } }, { ...down }),
          unit('art up', { arts: { ep: 1, text: '' } }),
        ],
        field: [unit('art in field', { arts: { ep: 1, text: '' } })],
        ep: 1,
        ...more,
      },
    })

  test('an EVENT is played from the hand or from where it lies face down in the homebase', () => {
    const g = table()
    expect(g.P1).toOffer('play-event')
    expect(sources(g, 'play-event')).toEqual(['E', 'E down'])
    g.proves('902.4b', '1208.1')
  })

  test('an EVENT that lies face up in the homebase is not played', () => {
    const g = table()
    expect(sources(g, 'play-event')).not.toContain('E up')
    g.P1.plays('play-event', { with: 'E down' })
    expect(g.at('E down').faceDown).toBe(false)
    expect(sources(g, 'play-event')).toEqual(['E'])
    g.proves('1208.1a')
  })

  test('an EVENT from the hand waits itself and goes to the trails when it has resolved', () => {
    const g = table()
    g.P1.acts('play-event', { with: 'E' })
    expect(g.at('E').zone).toBe('waiting')
    expect(g.count('P1', 'ep')).toBe(0)
    g.everyonePasses()
    expect(g.at('E')).toMatchObject({ zone: 'trails', of: 'P1' })
    expect(g.at('E down')).toBeUnchanged()
    g.proves('1204.2f-2', '1204.2i', '1205.1c-2', '1318.2')
  })

  test('a BASE is played from where it lies face down in the homebase', () => {
    const g = table()
    expect(g.P1).toOffer('play-base')
    expect(sources(g, 'play-base')).toEqual(['B down'])
    g.proves('902.4c', '1209.1')
  })

  test('a BASE that lies face up is not played', () => {
    const g = table()
    expect(sources(g, 'play-base')).not.toContain('B up')
    g.P1.acts('play-base')
    expect(g.P1).not.toOffer('play-base')
    g.proves('1209.1a')
  })

  test('an art is played from the hand or from where its UNIT lies face down in the homebase', () => {
    const g = table()
    expect(g.P1).toOffer('play-art')
    expect(sources(g, 'play-art')).toEqual(['art in hand', 'art down'])
    g.proves('902.4e', '1201.1c', '1213.2')
  })

  test('the art of a UNIT card that lies face up in the homebase is not played', () => {
    const g = table()
    expect(sources(g, 'play-art')).not.toContain('art up')
    g.P1.plays('play-art', { with: 'art down' })
    expect(sources(g, 'play-art')).toEqual(['art in hand'])
    g.proves('1213.2a')
  })

  test('the art of a UNIT in the field is not valid', () => {
    const g = table()
    expect(sources(g, 'play-art')).not.toContain('art in field')
    g.proves('1202.3')
  })

  test('from the hand the card of the art goes to the trails as a cost, from the homebase it stays', () => {
    const g = table()
    g.P1.acts('play-art', { with: 'art in hand' })
    expect(g.at('art in hand')).toMatchObject({ zone: 'trails', of: 'P1' })
    expect(g.zone('waiting')).toEqual(['play-art'])
    expect(g.count('P1', 'ep')).toBe(0)
    const stays = table()
    stays.P1.acts('play-art', { with: 'art down' })
    expect(stays.at('art down')).toMatchObject({ zone: 'homebase', faceDown: false })
    expect(stays.count('P1', 'ep')).toBe(0)
    g.proves('1204.2f-5', '1204.2j')
  })

  test('a card is shown as it is played', () => {
    const g = table({ ep: 0 })
    expect(JSON.stringify(g.view('P2'))).not.toContain('art in hand')
    g.P1.acts('play-art', { with: 'art in hand' })
    // The payment is still under way.
    expect(g.P1).toBeAsked('cost.resource')
    expect(JSON.stringify(g.view('P2'))).toContain('art in hand')
    g.proves('1204.2b')
  })

  test('from the homebase a card is turned face up as it is played', () => {
    const g = table({ ep: 0 })
    expect(g.at('E down').faceDown).toBe(true)
    g.P1.acts('play-event', { with: 'E down' })
    expect(g.P1).toBeAsked('cost.resource')
    expect(g.at('E down').faceDown).toBe(false)
    g.proves('1204.2a')
  })

  test('what cannot be turned face up is not played from the homebase', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { homebase: [event('E', { ep: 0 }, { ...down }), base('B', {}, { ...down })] },
      effects: [{ effect: 'test cannot be turned up', by: 'P2', on: 'E' }],
    })
    expect(g.P1).not.toOffer('play-event')
    expect(g.P1).toOffer('play-base')
    g.proves('1204.2a')
  })

  test('when something has been played, crafts that wait for that are played above it', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { hand: [event('E', { ep: 0 })] },
      effects: [{ effect: 'test when played', by: 'P1' }],
    })
    g.P1.acts('play-event')
    expect(g.zone('waiting')).toEqual(['test when played', 'E'])
    g.everyonePasses()
    expect(g.zone('waiting')).toEqual(['E'])
    g.proves('1204.2k')
  })
})
