import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { base, down, event, item, sources, spent, unit } from '../playing.ts'

/** P1 deploys with these CP, under these effects: [effect, value, on]. */
const deploying = (
  cp: number,
  stats: Readonly<Record<string, unknown>>,
  ...effects: readonly (readonly [string, number])[]
) =>
  board(kiseki, {
    at: 'deployment',
    P1: { hand: [unit('A', stats)], cp },
    effects: effects.map(([effect, value]) => ({
      effect: `test costs ${effect}`,
      by: 'P1',
      on: 'A',
      values: [value],
    })),
  })

/** What is left of the CP when A has been played. */
const left = (g: ReturnType<typeof deploying>): number => {
  expect(g.P1).toOffer('play-unit')
  g.P1.acts('play-unit')
  return g.count('P1', 'cp')
}

describe('What a play costs', () => {
  test('a UNIT that is too dear is not offered', () => {
    expect(deploying(2, { cp: 2 }).P1).toOffer('play-unit')
    const g = deploying(1, { cp: 2 })
    expect(g.P1).not.toOffer('play-unit')
    g.proves('1203.2')
  })

  test('a cost of zero is paid with nothing', () => {
    const g = deploying(0, { cp: 0 })
    expect(g.P1).toOffer('play-unit')
    g.P1.plays('play-unit')
    expect(g.at('A').zone).toBe('field')
    g.proves('1203.5')
  })

  test('a cost lowered below zero is paid with nothing, and gives nothing back', () => {
    const g = deploying(1, { cp: 1 }, ['less', 3])
    expect(left(g)).toBe(1)
    g.proves('1203.5')
  })

  test('what puts another cost in place of the printed one comes first', () => {
    const g = deploying(5, { cp: 4 }, ['more', 1], ['instead', 1])
    expect(left(g)).toBe(3)
    g.proves('1204.2f-6')
  })

  test('what raises the cost comes before what lowers it', () => {
    const g = deploying(5, { cp: 1 }, ['less', 2], ['more', 2])
    expect(left(g)).toBe(4)
    g.proves('1204.2f-7')
  })

  test('what lowers the cost comes last', () => {
    const g = deploying(5, { cp: 3 }, ['less', 1])
    expect(left(g)).toBe(3)
    g.proves('1204.2f-8')
  })

  test('a BASE needs as many cards in the homebase as its level, itself among them, and spends none', () => {
    const homebase = [base('B', { level: 3 }, { ...down }), unit('one', {}, { ...spent })]
    const few = board(kiseki, { at: 'homebase', P1: { homebase } })
    expect(few.P1).not.toOffer('play-base')
    const g = board(kiseki, { at: 'homebase', P1: { homebase: [...homebase, unit('two')] } })
    expect(g.P1).toOffer('play-base')
    g.P1.plays('play-base')
    expect(g.at('B')).toMatchObject({ zone: 'homebase', faceDown: false, turned: false })
    expect(g.at('one')).toBeUnchanged()
    expect(g.at('two')).toBeUnchanged()
    g.proves('1204.2f-3')
  })

  test('a BASE counts itself among the cards of the homebase', () => {
    const g = board(kiseki, { at: 'homebase', P1: { homebase: [base('B', { level: 1 }, { ...down })] } })
    expect(g.P1).toOffer('play-base')
  })

  test('once worked out the cost stays, whatever the payment does to what lowered it', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: {
        hand: [event('E', { ep: 2 })],
        homebase: [unit('lowers', {}, { ...down }), unit('other', {}, { ...down })],
      },
      effects: [{ effect: 'test costs less while ready', by: 'P1', on: 'E', from: 'lowers' }],
    })
    g.P1.acts('play-event')
    expect(g.P1).toBeAsked('cost.resource')
    g.P1.acts('acquire-ep', { with: 'lowers' })
    expect(g.at('E').zone).toBe('waiting')
    expect(g.at('other').turned).toBe(false)
    g.proves('1204.2g')
  })

  test('costs are paid in the order in which they are written', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: {
        hand: [unit('A', { arts: { ep: 1, text: '' } })],
        homebase: [unit('one', {}, { ...down })],
      },
    })
    g.P1.acts('play-art')
    // First the EP, then the card.
    expect(g.P1).toBeAsked('cost.resource')
    expect(g.at('A').zone).toBe('hand')
    g.P1.acts('acquire-ep')
    expect(g.at('A').zone).toBe('trails')
    g.proves('1203.4')
  })

  test('a cost that was replaced by something else counts as paid', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { hand: [unit('A', { arts: { ep: 0, text: '' } })] },
      effects: [{ effect: 'test exiled instead', by: 'P2', on: 'A' }],
    })
    expect(g.P1).toOffer('play-art')
    g.P1.acts('play-art')
    expect(g.at('A').zone).toBe('removed')
    expect(g.zone('waiting')).toEqual(['play-art'])
    g.proves('1203.3')
  })

  test('CP do not pay for EP', () => {
    const g = board(kiseki, { at: 'homebase', P1: { hand: [event('E')], cp: 5 } })
    expect(g.P1).not.toOffer('play-event')
  })
})

describe('What is raised and lowered', () => {
  const under = (effect: string, on: string, value: number) => ({
    effects: [{ effect, by: 'P2' as const, on, values: [value] }],
  })

  test('a raised CP cost, EP cost or level is what has to be paid', () => {
    const a = board(kiseki, {
      at: 'deployment',
      P1: { hand: [unit('A')], cp: 5 },
      ...under('raise-cp', 'A', 1),
    })
    a.P1.acts('play-unit')
    expect(a.count('P1', 'cp')).toBe(2)
    const e = board(kiseki, {
      at: 'homebase',
      P1: { hand: [event('E')], ep: 5 },
      ...under('raise-ep', 'E', 1),
    })
    e.P1.acts('play-event')
    expect(e.count('P1', 'ep')).toBe(3)
    const b = board(kiseki, {
      at: 'homebase',
      P1: { homebase: [base('B', {}, { ...down })] },
      ...under('raise-level', 'B', 1),
    })
    expect(b.P1).not.toOffer('play-base')
    a.proves('1304.1')
  })

  test('a lowered CP cost, EP cost or level is what has to be paid', () => {
    const a = board(kiseki, {
      at: 'deployment',
      P1: { hand: [unit('A')], cp: 1 },
      ...under('lower-cp', 'A', 1),
    })
    expect(a.P1).toOffer('play-unit')
    const arts = { ep: 2, text: '' }
    const e = board(kiseki, {
      at: 'homebase',
      P1: { hand: [unit('A', { arts })], ep: 5 },
      ...under('lower-arts-ep', 'A', 1),
    })
    e.P1.acts('play-art')
    expect(e.count('P1', 'ep')).toBe(4)
    const b = board(kiseki, {
      at: 'homebase',
      P1: { homebase: [base('B', { level: 3 }, { ...down }), unit('one')] },
      ...under('lower-level', 'B', 1),
    })
    expect(b.P1).toOffer('play-base')
    a.proves('1304.2')
  })
})

describe('A play that cannot go on', () => {
  test('is taken back if it cannot be paid: the card is in the hand, and what was turned is ready', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: {
        hand: [event('E'), event('free', { ep: 0 })],
        homebase: [unit('one', {}, { ...down }), unit('two', {}, { ...down })],
      },
      P2: { field: [unit('other')] },
      effects: [{ effect: 'test gains nothing', by: 'P2' }],
    })
    expect(sources(g, 'play-event')).toEqual(['E', 'free'])
    g.P1.acts('play-event', { with: 'E' })
    expect(g.P1).toBeAsked('cost.resource')
    g.P1.acts('acquire-ep', { with: 'one' })
    expect(g.at('one').turned).toBe(true)
    g.P1.acts('acquire-ep', { with: 'two' })
    expect(g.at('E').zone).toBe('hand')
    expect(g.at('one').turned).toBe(false)
    expect(g.at('two').turned).toBe(false)
    expect(g.count('P1', 'ep')).toBe(0)
    expect(g.zone('waiting')).toEqual([])
    expect(g.at('other')).toBeUnchanged()
    g.proves('1204.2h')
  })

  test('is taken back if the card is no longer there to be played', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { hand: [event('E')], homebase: [unit('one', {}, { ...down })] },
      effects: [{ effect: 'test loses it meanwhile', by: 'P2', on: 'E' }],
    })
    expect(g.P1).toOffer('play-event')
    g.P1.acts('play-event').acts('acquire-ep')
    expect(g.at('E').zone).toBe('hand')
    expect(g.at('one').turned).toBe(false)
    expect(g.zone('waiting')).toEqual([])
    // Nothing has changed, so it would come to nothing again.
    expect(g.P1).not.toOffer('play-event')
    g.proves('1204.2l')
  })

  test('a play taken back turns the card down again, and what was seen stays seen', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { homebase: [event('E', {}, { ...down }), unit('used', {}, { ...spent })] },
      effects: [{ effect: 'test gains nothing', by: 'P2' }],
    })
    const shown = (): boolean => JSON.stringify(g.view('P2')).includes('"E"')
    expect(shown()).toBe(false)
    g.P1.acts('play-event').acts('acquire-ep')
    expect(g.at('E')).toMatchObject({ zone: 'homebase', faceDown: true, turned: false })
    expect(shown()).toBe(true)
    g.proves('1204.2h')
  })
})

test('an ITEM is as dear as its CP cost', () => {
  const g = board(kiseki, { at: 'deployment', P1: { hand: [item('I', { cp: 2 })], cp: 1 } })
  expect(g.P1).not.toOffer('play-item')
})
