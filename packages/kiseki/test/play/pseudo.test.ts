import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { base, down, event, unit } from '../playing.ts'

const stronger = (on: string) => ({ effect: 'plus', by: 'P1' as const, on, values: [2] })
const dearer = { effect: 'raise-ep', by: 'P1' as const, on: 'E', values: [2] }

describe('What waits', () => {
  test('an EVENT from the homebase stays there face up; a pseudo-card waits and vanishes', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { homebase: [event('E', { ep: 0 }, { ...down }), unit('other', {}, { ...down })] },
    })
    g.P1.acts('play-event')
    expect(g.at('E')).toMatchObject({ zone: 'homebase', faceDown: false, turned: false })
    expect(g.zone('waiting')).toEqual(['play-event'])
    g.everyonePasses()
    expect(g.zone('waiting')).toEqual([])
    expect(g.at('E')).toMatchObject({ zone: 'homebase', faceDown: false })
    expect(g.zone('P1', 'trails')).toEqual([])
    expect(g.at('other')).toBeUnchanged()
    g.proves('1204.2i', '1205.1c-2')
  })

  test('a BASE lies face up in the homebase; its pseudo-card is removed when it resolves', () => {
    const g = board(kiseki, { at: 'homebase', P1: { homebase: [base('B', {}, { ...down })] } })
    g.P1.acts('play-base')
    expect(g.at('B')).toMatchObject({ zone: 'homebase', faceDown: false })
    expect(g.zone('waiting')).toEqual(['play-base'])
    g.everyonePasses()
    expect(g.zone('waiting')).toEqual([])
    expect(g.at('B')).toMatchObject({ zone: 'homebase', faceDown: false })
    g.proves('1205.1c-3')
  })

  test('an ability waits as a pseudo-card, and is removed when it resolves', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { hand: [unit('A', { arts: { ep: 0, text: '' } })] },
    })
    g.P1.acts('play-art')
    expect(g.zone('waiting')).toEqual(['play-art'])
    g.everyonePasses()
    expect(g.zone('waiting')).toEqual([])
    g.proves('1204.2j', '1205.1d')
  })

  test('of what waits the last one resolves first', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { hand: [event('first', { ep: 0 })] },
      P2: { hand: [event('answer', { ep: 0 })] },
    })
    g.P1.acts('play-event').passes()
    g.P2.acts('play-event')
    expect(g.zone('waiting')).toEqual(['answer', 'first'])
    g.everyonePasses()
    expect(g.at('answer')).toMatchObject({ zone: 'trails', of: 'P2' })
    expect(g.at('first').zone).toBe('waiting')
  })

  test('an effect fixed to a hand card follows it into the field', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: { hand: [unit('A', { str: 3 }), unit('B', { str: 3 })], cp: 4 },
      effects: [stronger('A')],
    })
    g.P1.acts('play-unit', { with: 'A' })
    expect(g.at('A').values['str']).toBe(5)
    g.everyonePasses()
    expect(g.at('A')).toMatchObject({ zone: 'field', values: { str: 5 } })
    g.P1.plays('play-unit', { with: 'B' })
    expect(g.at('B').values['str']).toBe(3)
    g.proves('1204.2i-1')
  })

  test('an effect on a waiting UNIT stays as it enters the field', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: {},
      waiting: [unit('A', { str: 3 }, { by: 'P1' })],
      effects: [stronger('A')],
    })
    g.everyonePasses()
    expect(g.at('A')).toMatchObject({ zone: 'field', values: { str: 5 } })
    g.proves('1205.1c-4')
  })

  test('an EVENT loses what was on it when it goes to the trails', () => {
    const g = board(kiseki, { at: 'homebase', P1: { hand: [event('E')], ep: 3 }, effects: [dearer] })
    g.P1.acts('play-event')
    expect(g.at('E').values['ep']).toBe(3)
    g.everyonePasses()
    expect(g.at('E')).toMatchObject({ zone: 'trails', values: { ep: 1 } })
  })

  test('a pseudo-card carries the effects of its homebase card', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { homebase: [event('E', {}, { ...down })], ep: 3 },
      effects: [dearer],
    })
    g.P1.acts('play-event')
    expect(g.at('play-event').values).toMatchObject({ type: 'EVENT', ep: 3 })
    expect(g.at('E').values['ep']).toBe(3)
  })
})
