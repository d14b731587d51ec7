import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { item, unit } from '../playing.ts'

const covert = { text: '【暗躍】' }
const of = (...organisations: string[]) => ({ organisations })

const table = (field: readonly ReturnType<typeof unit>[], more: Readonly<Record<string, unknown>> = {}) =>
  board(kiseki, {
    at: 'homebase',
    P1: { field },
    P2: { field: [unit('theirs'), unit('theirs too')] },
    ...more,
  })

describe('Scrum support', () => {
  test('one UNIT is turned, another is the target; it waits, and on resolution the target gains support', () => {
    const g = table([unit('A'), unit('B'), unit('C')])
    expect(g.P1).toOffer('scrum-support')
    g.P1.acts('scrum-support')
    expect(g.P1).toBeAsked('support.target')
    expect(g.P1).toOfferExactly('A', 'B', 'C')
    g.P1.chooses('A')
    expect(g.P1).toBeAsked('support.helper')
    expect(g.P1).toOfferExactly('B', 'C')
    g.P1.chooses('B')
    expect(g.at('B').turned).toBe(true)
    expect(g.zone('waiting')).toEqual(['scrum-support'])
    expect(g.at('A').marks['support']).toBe(0)
    g.P1.passes()
    expect(g.deciding).toBe('P2')
    g.P2.passes()
    expect(g.at('A').marks['support']).toBe(1)
    expect(g.zone('waiting')).toEqual([])
    expect(g.at('C')).toBeUnchanged()
    expect(g.at('theirs')).toBeUnchanged()
    g.proves('902.4g', '1218.2', '1219.2a', '1219.2b', '1219.2b-1', '1219.2c', '1220.1b')
  })

  test('it is aimed at own UNITs, not at ITEMs or those of the opponent', () => {
    const g = table([unit('A'), unit('B'), item('I', of('協会'))])
    g.P1.acts('scrum-support')
    expect(g.P1).toOfferExactly('A', 'B')
  })

  test('without a target it cannot be done', () => {
    const g = table([unit('A')])
    expect(g.P1).not.toOffer('scrum-support')
    g.proves('1219.2a')
  })

  test('a UNIT that shares no organisation with another ready one is no target', () => {
    const g = table([unit('A', of('x')), unit('B', of('x', 'y')), unit('C', of('z'))])
    g.P1.acts('scrum-support')
    expect(g.P1).toOfferExactly('A', 'B')
    g.proves('1218.2a')
  })

  test('a covert UNIT beside open ones is no target', () => {
    const g = table([unit('A'), unit('B'), unit('C', covert)])
    g.P1.acts('scrum-support')
    expect(g.P1).toOfferExactly('A', 'B')
    g.proves('1218.2b')
  })

  test('an open UNIT beside covert ones is no target', () => {
    const g = table([unit('A', covert), unit('B', covert), unit('C')])
    g.P1.acts('scrum-support')
    expect(g.P1).toOfferExactly('A', 'B')
    g.proves('1218.2c')
  })

  test('a turned UNIT does not help', () => {
    const g = table([unit('A'), unit('B', {}, { turned: true }), unit('C'), unit('D')])
    g.P1.acts('scrum-support').chooses('A')
    expect(g.P1).toOfferExactly('C', 'D')
    g.proves('1219.2b-2')
  })

  test('a turned UNIT may be supported', () => {
    const g = table([unit('A', {}, { turned: true }), unit('B')])
    g.P1.acts('scrum-support', { target: 'A' })
    expect(g.at('B').turned).toBe(true)
  })

  test('only a UNIT that shares an organisation with the target helps', () => {
    const g = table([
      unit('A', of('x')),
      unit('B', of('x', 'y')),
      unit('C', of('y', 'x')),
      unit('D', of('y')),
    ])
    g.P1.acts('scrum-support').chooses('A')
    expect(g.P1).toOfferExactly('B', 'C')
    g.proves('1219.2b-3')
  })

  test('covert UNITs alone help a covert one', () => {
    const g = table([unit('A', covert), unit('B', covert), unit('C', covert), unit('D'), unit('E')])
    g.P1.acts('scrum-support').chooses('A')
    expect(g.P1).toOfferExactly('B', 'C')
    g.proves('1219.2b-4')
  })

  test('open UNITs alone help an open one', () => {
    const g = table([unit('A'), unit('B'), unit('C'), unit('D', covert), unit('E', covert)])
    g.P1.acts('scrum-support').chooses('A')
    expect(g.P1).toOfferExactly('B', 'C')
    g.proves('1219.2b-5')
  })

  test('a stunned UNIT may be supported but may not help', () => {
    const g = table([unit('A', {}, { stunned: 1 }), unit('B'), unit('C')])
    g.P1.acts('scrum-support')
    expect(g.P1).toOfferExactly('A', 'B', 'C')
    g.P1.chooses('B')
    expect(g.at('C').turned).toBe(true)
  })

  test('a stunned UNIT has lost its craft and counts as open', () => {
    const stunned = { stunned: 1, turned: true, faceDown: true }
    const g = table([unit('A', covert, stunned), unit('B'), unit('C', covert)])
    g.P1.acts('scrum-support')
    expect(g.P1).not.toBeAsked('support.target')
    expect(g.at('B').turned).toBe(true)
    g.proves('1202.2a')
  })

  test('whoever may not support does not help', () => {
    const effects = [{ effect: 'test supports nobody', by: 'P2', on: 'B' }]
    const g = table([unit('A'), unit('B'), unit('C'), unit('D')], { effects })
    g.P1.acts('scrum-support').chooses('A')
    expect(g.P1).toOfferExactly('C', 'D')
    expect(table([unit('A'), unit('B', {}, {})], { effects }).P1).toOffer('scrum-support')
    const nobody = [{ effect: 'test supports nobody', by: 'P2' }]
    expect(table([unit('A'), unit('B')], { effects: nobody }).P1).not.toOffer('scrum-support')
    g.proves('1219.1')
  })

  test('if the helper is not turned after all, it was never done', () => {
    const g = table([unit('A'), unit('B'), unit('C')], {
      effects: [{ effect: 'test is not turned', by: 'P2' }],
    })
    g.P1.acts('scrum-support', { target: 'A', helper: 'B' })
    expect(g.zone('waiting')).toEqual([])
    expect(g.at('B').turned).toBe(false)
    expect(g.P1).not.toOffer('scrum-support')
    g.proves('1219.2d')
  })

  test('a target that has changed sides meanwhile gains no support', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { field: [unit('A')] },
      P2: { field: [unit('B', {}, { owner: 'P1' })] },
      waiting: [{ stands: 'scrum-support', kind: 'pseudo-card', by: 'P1', target: 'B' }],
    })
    g.everyonePasses()
    expect(g.zone('waiting')).toEqual([])
    expect(g.at('B').marks['support']).toBe(0)
    g.proves('1220.1a')
  })

  test('it may be taken back before it waits', () => {
    const g = table([unit('A'), unit('B'), unit('C')])
    g.P1.acts('scrum-support', { target: 'A' }).cancels()
    expect(g.P1).toOffer('scrum-support')
    expect(g.zone('waiting')).toEqual([])
    expect(g.at('A')).toBeUnchanged()
  })

  test('scrum support waits and can be answered', () => {
    const g = table([unit('A'), unit('B')])
    g.P1.acts('scrum-support', { target: 'A' }).passes()
    expect(g.P2).toOffer('scrum-support')
    g.P2.acts('scrum-support', { target: 'theirs' })
    expect(g.zone('waiting')).toEqual(['scrum-support', 'scrum-support'])
    g.everyonePasses()
    expect([g.at('theirs').marks['support'], g.at('A').marks['support']]).toEqual([1, 0])
  })
})
