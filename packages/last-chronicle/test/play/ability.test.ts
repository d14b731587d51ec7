import { lastChronicle } from '@fudaba/last-chronicle'
import type { Ability, Effect } from '@fudaba/kernel/text'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { enterEras } from '../../src/changes/verbs.ts'
import { begins, happens, stone, unit } from '../cards.ts'
import '../effects.ts'
import { UNIT, action, exactly, gainLife, phrase, self, some } from '../trees.ts'

const table = (abilities: readonly Ability[], p1: object = {}, p2: object = {}, more = {}) =>
  board(lastChronicle, {
    P1: { deck: 5, eras: 1, battlefield: [unit('A', { abilities })], ...p1 },
    P2: { deck: 5, eras: 1, ...p2 },
    at: 'main',
    ...more,
  })
/** 「ソウル(…):」 */
const paid = (cost: string, effect: Effect): Ability => ({
  kind: 'activated',
  cost: [{ kind: 'last-chronicle.souls', cost }],
  effect,
})
const two = { souls: [stone('s1', '白'), stone('s2', '黒')] }

describe('what an ability costs', () => {
  test('others’ units are not sacrificed for the cost of an ability', () => {
    const cost: Effect = { kind: 'act', what: some(phrase(UNIT)), verb: 'sacrifice' }
    const g = table(
      [action([cost], gainLife(2))],
      { battlefield: [unit('A', { abilities: [action([cost], gainLife(2))] }), unit('B')] },
      { battlefield: [unit('theirs')] },
    )
    g.P1.acts('use-ability')
    expect(g.P1).toOfferExactly('A', 'B')
    g.P1.chooses('B')
    expect(g.at('theirs')).toBeUnchanged()
    g.everyonePasses()
    expect(g.count('P1', 'life')).toBe(22)
    g.proves('11.5.2.1.2')
  })

  test('souls are gathered while an ability is used, and it is on the stack when they are paid', () => {
    const g = table([paid('1白', gainLife(2))], two)
    g.P1.acts('use-ability')
    expect(g.P1).toBeAsked('cost.resource')
    g.P1.acts('soul-white')
    g.P1.acts('soul-black')
    expect([g.at('s1').turned, g.at('s2').turned]).toEqual([true, true])
    expect(g.zone('stack').length).toBe(1)
    const poor = table([paid('1橙', gainLife(2))], two)
    expect(poor.P1).not.toOffer('use-ability')
  })

  test('an ability that turns out unpayable was never used', () => {
    const g = table(
      [paid('1', gainLife(2))],
      { souls: [stone('s1', '白')] },
      {},
      {
        effects: [{ effect: 'test makes nothing', by: 'P2' }],
      },
    )
    g.P1.acts('use-ability')
    g.P1.acts('soul-white')
    expect(g.zone('stack')).toEqual([])
    expect(g.at('s1').turned).toBe(false)
    expect(g.P1).toBeAsked('priority.window')
    g.proves('11.5.3')
  })

  test('what raises the cost of an ability comes before what lowers it', () => {
    const g = table(
      [paid('1', gainLife(2))],
      { white: 3 },
      {},
      {
        effects: [
          { effect: 'test ability costs less', by: 'P1', on: 'A', values: [2] },
          { effect: 'test ability costs more', by: 'P1', on: 'A', values: [2] },
        ],
      },
    )
    g.P1.acts('use-ability')
    expect(g.count('P1', 'white')).toBe(2)
    const raised = table(
      [paid('1', gainLife(2))],
      { white: 3 },
      {},
      { effects: [{ effect: 'test ability costs more', by: 'P1', on: 'A', values: [2] }] },
    )
    raised.P1.acts('use-ability')
    expect(raised.count('P1', 'white')).toBe(0)
    raised.proves('11.5.10')
  })

  test('what changes the cost of a card leaves that of its abilities alone', () => {
    const g = table(
      [paid('1', gainLife(2))],
      { white: 3 },
      {},
      { effects: [{ effect: 'test costs more', by: 'P1', values: [2] }] },
    )
    g.P1.acts('use-ability')
    expect(g.count('P1', 'white')).toBe(2)
  })

  test('the cost of an ability stays as it was fixed', () => {
    const g = table(
      [paid('2', gainLife(2))],
      two,
      {},
      {
        effects: [{ effect: 'test ability costs less while active', by: 'P1', from: 's1', on: 'A' }],
      },
    )
    g.P1.acts('use-ability')
    expect(g.P1).toBeAsked('cost.resource')
    g.P1.acts('soul-white')
    expect(g.P1).toBeAsked('priority.window')
    expect(g.zone('stack').length).toBe(1)
    expect(g.at('s2').turned).toBe(false)
    g.proves('11.5.11')
  })

  test('whoever pays says which souls pay free cost', () => {
    const g = table([paid('1', gainLife(2))], { white: 1, black: 1 })
    g.P1.acts('use-ability')
    expect(g.P1).toBeAsked('cost.free')
    g.P1.answers('black')
    expect([g.count('P1', 'white'), g.count('P1', 'black')]).toEqual([1, 0])
  })

  test('an X in the cost of an ability is chosen, as far as it can be paid', () => {
    const g = table([paid('X', gainLife({ kind: 'variable', name: 'X' }))], two)
    g.P1.acts('use-ability')
    expect(g.P1).toBeAsked('program.x')
    expect(() => g.P1.answers(3)).toThrow()
    g.P1.answers(2)
    g.P1.acts('soul-white')
    g.P1.acts('soul-black')
    g.everyonePasses()
    expect(g.count('P1', 'life')).toBe(22)
  })
})

describe('a cost with a power and an X', () => {
  test('the power is paid, and X besides', () => {
    const g = table([paid('X白', gainLife({ kind: 'variable', name: 'X' }))], { white: 1, black: 2 })
    g.P1.acts('use-ability')
    g.P1.answers(2)
    expect([g.count('P1', 'white'), g.count('P1', 'black')]).toEqual([0, 0])
    g.everyonePasses()
    expect(g.count('P1', 'life')).toBe(22)
    const poor = table([paid('X白', gainLife(1))], { black: 2 })
    expect(poor.P1).not.toOffer('use-ability')
  })
})

describe('what is decided as an ability is used', () => {
  test('which of its effects an ability has is chosen as it is used', () => {
    const g = table([
      action([], { kind: 'choose-one', quantity: exactly(1), modes: [gainLife(3), gainLife(5)] }),
    ])
    g.P1.acts('use-ability')
    expect(g.P1).toBeAsked('program.modes')
    g.P1.answers('2')
    expect(g.count('P1', 'life')).toBe(20)
    g.everyonePasses()
    expect(g.count('P1', 'life')).toBe(25)
    g.proves('11.5.5')
  })

  test('the era that an ability looks at is fixed as it is used', () => {
    const g = table([action([], gainLife({ kind: 'value', of: self, characteristic: 'era' }))], {
      hand: [unit('m')],
    })
    g.P1.acts('use-ability')
    happens(g, enterEras, 'm', 'P1', 0)
    expect(g.view(null).facts['era.P1']).toBe(2)
    g.everyonePasses()
    expect(g.count('P1', 'life')).toBe(21)
    g.proves('11.5.7')
  })
})

describe('several abilities of one card', () => {
  test('each is used apart, under its number', () => {
    const g = table([action([], gainLife(2)), action([], gainLife(5)), action([], gainLife(7))])
    expect(g.P1.offered().filter((name) => name.startsWith('use-ability'))).toEqual([
      'use-ability',
      'use-ability-2',
      'use-ability-3',
    ])
    g.P1.acts('use-ability-2')
    g.everyonePasses()
    expect(g.count('P1', 'life')).toBe(25)
  })
})

describe('who does what a text says', () => {
  test('the card does it, and not the ability on the stack', () => {
    const burn: Effect = {
      kind: 'by',
      player: 'opponent',
      effect: { kind: 'count', verb: 'damage', amount: 2, resource: 'life' },
    }
    const g = table([action([], burn)])
    begins(g, 'test atk', 'A', { values: [1] })
    g.P1.acts('use-ability')
    g.everyonePasses()
    const dealt = g.log().find((line) => line.event === 'dealtToPlayer')
    expect(dealt?.card).toBe('A')
    g.proves('11.8.8')
  })
})
