import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { stun as stunning } from '../../src/changes/stun.ts'
import { toHand } from '../../src/changes/verbs.ts'
import { begins, happens } from '../cards.ts'
import { base, down, event, item, unit } from '../playing.ts'
import {
  CARD,
  EVENT,
  UNIT,
  X,
  cheap,
  craft,
  destroy,
  discard,
  does,
  exactly,
  gainBond,
  it,
  payEp,
  phrase,
  self,
  sentences,
  some,
  steps,
  strengthen,
  stun,
  target,
  turnSelf,
  whenEnters,
  yours,
} from '../trees.ts'

const bounce = {
  kind: 'move',
  what: self,
  verb: 'return',
  to: { zone: 'hand' },
} as const

/** An EVENT that costs nothing and does this. */
const free = (name: string, ...all: Parameters<typeof sentences>) =>
  event(name, { ep: 0, abilities: [does(sentences(...all))] })

describe('targets of a text', () => {
  const stunOne = (more = {}) =>
    board(kiseki, {
      at: 'homebase',
      P1: { hand: [free('E', steps(target(phrase(cheap(2), UNIT)), stun(it)))], field: [unit('own')] },
      P2: { field: [unit('A'), unit('B'), unit('dear', { cp: 3 }), item('I')], hand: [unit('held')] },
      ...more,
    })

  test('are chosen as the card is played, before it waits', () => {
    const g = stunOne()
    g.P1.acts('play-event')
    expect(g.P1).toBeAsked('program.target')
    expect(g.P1).toOfferExactly('own', 'A', 'B')
    g.P1.chooses('A')
    expect(g.at('E').zone).toBe('waiting')
    expect(g.at('A').marks['stunned']).toBe(0)
    g.everyonePasses()
    expect(g.at('A').marks['stunned']).toBe(1)
    expect(g.at('B')).toBeUnchanged()
    expect(g.at('E').zone).toBe('trails')
    g.proves('1204.2d', '1205.1c-2')
  })

  test('without enough of them the card is not played', () => {
    const two = (field: readonly ReturnType<typeof unit>[]) =>
      board(kiseki, {
        at: 'homebase',
        P1: { hand: [free('E', steps(target(phrase(UNIT), exactly(2)), stun(it)))], field },
      })
    expect(two([unit('A')]).P1).not.toOffer('play-event')
    const g = two([unit('A'), unit('B'), unit('C')])
    expect(g.P1).toOffer('play-event')
  })

  test('what concerns a target that is no longer legal is skipped, the rest is done', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: {
        hand: [free('E', steps(target(phrase(cheap(3), UNIT)), strengthen(it, 3)), gainBond(3))],
        bond: 30,
      },
      P2: { field: [unit('A', { cp: 2, str: 1 }), unit('B')] },
    })
    g.P1.acts('play-event', { target: 'A' })
    happens(g, toHand, 'A')
    g.everyonePasses()
    expect(g.at('A').zone).toBe('hand')
    expect(g.at('B')).toBeUnchanged()
    expect(g.count('P1', 'bond')).toBe(33)
  })

  test('a target that no longer meets the condition is left alone', () => {
    const g = stunOne({ effects: [] })
    g.P1.acts('play-event', { target: 'A' })
    begins(g, 'raise-cp', 'A', { values: [2] })
    expect(g.at('A').values['cp']).toBe(4)
    g.everyonePasses()
    expect(g.at('A').marks['stunned']).toBe(0)
    g.proves('1205.1a')
  })

  test('only what all can see is a target for what it says', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: {
        hand: [free('E', steps(target(phrase(EVENT)), destroy(it)))],
        homebase: [event('hidden', {}, { ...down }), event('open'), event('open too')],
      },
    })
    g.P1.acts('play-event', { with: 'E' })
    expect(g.P1).toOfferExactly('open', 'open too')
    g.proves('1204.2d-4')
  })
})

describe('an X that is chosen', () => {
  test('is fixed as the card is played, before its targets', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: {
        hand: [free('E', steps(target(phrase(yours, UNIT), exactly(X)), strengthen(it, 1)))],
        field: [unit('A', { str: 1 }), unit('B', { str: 1 }), unit('C', { str: 1 })],
      },
    })
    g.P1.acts('play-event')
    expect(g.P1).toBeAsked('program.x')
    g.P1.answers(2)
    expect(g.P1).toBeAsked('program.target')
    g.P1.chooses('A', 'C')
    g.everyonePasses()
    expect(['A', 'B', 'C'].map((word) => g.at(word).values['str'])).toEqual([2, 1, 2])
    g.proves('1204.2c')
  })
})

describe('Activated crafts', () => {
  const strong = craft([turnSelf], strengthen(self, 2))
  test('are played for what stands before the colon, wait, and do their work', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { field: [unit('A', { str: 1, abilities: [strong] }), unit('B')] },
      P2: { field: [unit('theirs', { abilities: [strong] })] },
    })
    expect(g.P1).toOffer('play-craft')
    g.P1.acts('play-craft')
    expect(g.at('A').turned).toBe(true)
    expect(g.zone('waiting')).toEqual(['play-craft'])
    expect(g.at('A').values['str']).toBe(1)
    g.everyonePasses()
    expect(g.at('A').values['str']).toBe(3)
    expect(g.zone('waiting')).toEqual([])
    expect(g.at('theirs')).toBeUnchanged()
    g.proves('902.4d', '1204.2f-4', '1205.1d', '1201.1a', '1210.2')
  })

  test('are not offered if their cost cannot be paid', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { field: [unit('A', { abilities: [strong] }, { turned: true })] },
    })
    expect(g.P1).not.toOffer('play-craft')
    g.proves('1203.2')
  })

  test('EP they cost are acquired on the way', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: {
        field: [unit('A', { str: 1, abilities: [{ ...strong, cost: [payEp(1)] }] })],
        homebase: [unit('one', {}, { ...down }), unit('two', {}, { ...down })],
      },
    })
    g.P1.acts('play-craft')
    expect(g.P1).toBeAsked('cost.resource')
    g.P1.acts('acquire-ep', { with: 'two' })
    expect(g.at('two').turned).toBe(true)
    expect(g.at('one').turned).toBe(false)
    expect(g.count('P1', 'ep')).toBe(0)
    expect(g.zone('waiting')).toEqual(['play-craft'])
    g.proves('1217.3')
  })

  test('a craft that has been played resolves without its card, too', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { field: [unit('A', { abilities: [craft([], gainBond(2))] })], bond: 30 },
    })
    g.P1.acts('play-craft')
    happens(g, toHand, 'A')
    g.everyonePasses()
    expect(g.count('P1', 'bond')).toBe(32)
    g.proves('1205.1d-1')
  })

  test('the crafts of a stunned UNIT are invalid', () => {
    const abilities = [craft([], gainBond(2))]
    const g = board(kiseki, {
      at: 'homebase',
      P1: { field: [unit('A', { abilities }, { stunned: 1 })] },
    })
    expect(g.P1).not.toOffer('play-craft')
    g.proves('1306.2c')
  })
})

describe('Costs of crafts', () => {
  const table = (abilities: readonly object[], fields = {}, stats = {}) =>
    board(kiseki, {
      at: 'homebase',
      P1: { field: [unit('A', { cp: 3, abilities, ...stats }, fields)], hand: [unit('held')], bond: 30 },
    })
  const byStunning = [craft([stun(self)], gainBond(1))]

  test('only a UNIT that can be stunned pays by stunning', () => {
    expect(table(byStunning, { turned: true }).P1).toOffer('play-craft')
    expect(table(byStunning, {}, { types: ['ITEM', 'UNIT'] }).P1).not.toOffer('play-craft')
  })

  test('a UNIT stunned as a cost deals its stun damage at once', () => {
    const g = table(byStunning)
    g.P1.acts('play-craft')
    expect(g.at('A').marks['stunned']).toBe(1)
    expect(g.count('P1', 'bond')).toBe(27)
    g.everyonePasses()
    expect(g.count('P1', 'bond')).toBe(28)
  })

  test('an effect does what it can, a cost does not', () => {
    const two = discard(some(phrase(yours, { kind: 'zone', zone: 'hand' }, CARD), exactly(2)))
    expect(table([craft([two], gainBond(1))]).P1).not.toOffer('play-craft')
    const g = table([craft([], two)])
    g.P1.plays('play-craft')
    expect(g.at('held').zone).toBe('trails')
  })
})

describe('Constant crafts', () => {
  const others = { kind: 'continuous', effect: { ...strengthen(self, 2), duration: undefined } } as const

  test('apply as long as they are valid', () => {
    const g = board(kiseki, { at: 'homebase', P1: { field: [unit('A', { str: 1, abilities: [others] })] } })
    expect(g.at('A').values['str']).toBe(3)
    happens(g, stunning, 'A')
    expect(g.at('A').values['str']).toBe(1)
    g.proves('1202.2a')
  })

  test('the craft of a BASE is valid while it lies face up', () => {
    const abilities = [craft([], gainBond(2))]
    const open = board(kiseki, { at: 'homebase', P1: { homebase: [base('B', { abilities })] } })
    expect(open.P1).toOffer('play-craft')
    const g = board(kiseki, {
      at: 'homebase',
      P1: { homebase: [base('B', { abilities, level: 5 }, { ...down })] },
    })
    expect(g.P1).not.toOffer('play-craft')
    g.proves('1202.4')
  })
})

describe('Arts and triggered crafts', () => {
  test('what has triggered is played although its card has left', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: {
        hand: [unit('A', { abilities: [whenEnters(gainBond(2)), whenEnters(bounce)] })],
        cp: 4,
        bond: 30,
      },
    })
    g.P1.plays('play-unit')
    // The player says which of the two is played first; the last one resolves first.
    expect(g.P1).toBeAsked('timing.trigger')
    happens(g, toHand, 'A')
    g.P1.answers(g.P1.mayChoose()[0])
    expect(g.at('A').zone).toBe('hand')
    expect(g.zone('waiting')).toHaveLength(2)
    g.everyonePasses().everyonePasses()
    expect(g.count('P1', 'bond')).toBe(32)
    g.proves('1211.10')
  })

  test('an art does its work though its card went to the trails for it', () => {
    const arts = { ep: 0, text: '', abilities: [does(gainBond(2))] }
    const g = board(kiseki, { at: 'homebase', P1: { hand: [unit('A', { arts })], bond: 30 } })
    g.P1.plays('play-art')
    expect(g.at('A').zone).toBe('trails')
    expect(g.count('P1', 'bond')).toBe(32)
    g.proves('1205.1d')
  })

  test('a craft that triggered is played once in the next rule check, and waits', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: { hand: [unit('A', { abilities: [whenEnters(gainBond(2))] }), unit('B')], cp: 4, bond: 30 },
    })
    g.P1.plays('play-unit', { with: 'A' })
    expect(g.zone('waiting')).toHaveLength(1)
    expect(g.count('P1', 'bond')).toBe(30)
    g.everyonePasses()
    expect(g.count('P1', 'bond')).toBe(32)
    expect(g.zone('waiting')).toEqual([])
    g.P1.plays('play-unit', { with: 'B' })
    expect(g.count('P1', 'bond')).toBe(32)
    g.proves('1211.3', '1211.4')
  })

  test('a trigger without a target is used up', () => {
    const abilities = [whenEnters(steps(target(phrase(EVENT)), destroy(it)))]
    const g = board(kiseki, {
      at: 'deployment',
      P1: { hand: [unit('A', { abilities }), event('E', { ep: 0 })], cp: 4 },
    })
    g.P1.plays('play-unit')
    expect(g.at('A').zone).toBe('field')
    expect(g.zone('waiting')).toEqual([])
    expect(g.P1).toBeAsked('priority.window')
    g.proves('1211.5')
  })
})
