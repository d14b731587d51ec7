import { lastChronicle } from '@fudaba/last-chronicle'
import { run } from '@fudaba/kernel/search'
import type { Ability, Effect } from '@fudaba/kernel/text'
import { type Transcript, board, describe, expect, test } from '@fudaba/kernel/testing'
import { exchange } from '../../src/changes/exchange.ts'
import { enterBattlefield, sacrifice, toDiscard, toHand } from '../../src/changes/verbs.ts'
import { happened, happens, sources, spell, stone, unit } from '../cards.ts'
import '../effects.ts'
import { UNIT, action, does, gainLife, phrase, self, sentences, whenEnters } from '../trees.ts'

const table = (p1: object = {}, p2: object = {}, more = {}) =>
  board(lastChronicle, {
    P1: { deck: 5, eras: 1, ...p1 },
    P2: { deck: 5, eras: 1, ...p2 },
    at: 'main',
    ...more,
  })

describe('numbers', () => {
  const withX = () => table({ hand: [unit('U', { cost: 'X' })], souls: [stone('s')] })

  test('a variable is chosen by its controller, and is not negative', () => {
    const g = withX()
    g.P1.acts('place-unit')
    expect(g.P1).toBeAsked('cost.x')
    expect(() => g.P1.answers(-1)).toThrow()
    expect(g.P1).toBeAsked('cost.x')
    g.P1.answers(0)
    expect(g.at('U').zone).toBe('battlefield')
    g.proves('4.1', '4.5')
  })

  test('life is not paid below zero', () => {
    const costly = {
      abilities: [{ ...action([], gainLife(1)), cost: [{ kind: 'pay', resource: 'life', amount: 3 }] }],
    }
    const g = table({ battlefield: [unit('A', costly)], life: 2 })
    expect(g.P1).toBeAsked('priority.window')
    expect(g.P1).not.toOffer('use-ability')
    const h = table({ battlefield: [unit('A', costly)], life: 4 })
    expect(h.P1).toOffer('use-ability')
    h.P1.acts('use-ability')
    expect(h.count('P1', 'life')).toBe(1)
    g.proves('6.8.3')
  })
})

describe('control', () => {
  test('whoever used a spell controls it on the stack', () => {
    const g = table(
      {},
      { hand: [spell('E', { abilities: [does(sentences(gainLife(2)))] }, { owner: 'P1' })] },
    )
    g.P1.passes()
    g.P2.acts('use-spell')
    expect(g.at('E').by).toBe('P2')
    g.P2.passes()
    g.P1.passes()
    expect([g.count('P1', 'life'), g.count('P2', 'life')]).toEqual([20, 22])
    g.proves('6.2.2')
  })

  test('put there by an effect, a card is under the control of whom the effect says', () => {
    const steal: Effect = {
      kind: 'move',
      what: {
        kind: 'selection',
        of: {
          kind: 'selector',
          features: [
            { kind: 'owner', who: 'opponent' },
            { kind: 'zone', zone: 'discard' },
          ] as never,
          head: { kind: 'type', type: 'unit' },
        },
        quantity: { kind: 'exactly', amount: 1, counter: 'things' },
      },
      verb: 'put',
      to: { zone: 'battlefield', whose: 'you' },
    }
    const g = table({ hand: [spell('E', { abilities: [does(steal)] })] }, { discard: [unit('A')] })
    g.P1.acts('use-spell')
    g.everyonePasses()
    expect(g.at('A')).toMatchObject({ zone: 'battlefield', by: 'P1' })
    g.proves('6.2.3')
  })

  test('whoever controls its source controls a trigger', () => {
    const g = table({}, { hand: [unit('A', { abilities: [whenEnters(gainLife(2))] })] })
    happens(g, enterBattlefield, 'A', 'P2')
    g.P1.passes()
    g.P2.passes()
    g.everyonePasses()
    expect([g.count('P1', 'life'), g.count('P2', 'life')]).toEqual([20, 22])
    g.proves('11.6.4')
  })

  test('only its controller uses an action ability', () => {
    const g = table({ battlefield: [unit('A', { abilities: [action([], gainLife(2))] })] })
    g.P1.passes()
    expect(g.P2).toBeAsked('priority.window')
    expect(sources(g, 'use-ability')).toEqual([])
    g.proves('15.1.12.2')
  })

  test('on the stack an ability no longer needs its source', () => {
    const g = table({ battlefield: [unit('A', { abilities: [action([], gainLife(2))] })] })
    g.P1.acts('use-ability')
    happens(g, toHand, 'A')
    expect(g.at('A').zone).toBe('hand')
    g.everyonePasses()
    expect(g.count('P1', 'life')).toBe(22)
    g.proves('6.5.2', '11.4.8')
  })
})

describe('words for what happens', () => {
  test('being put into the discard pile is not being destroyed', () => {
    const g = table({ battlefield: [unit('A')] })
    happens(g, toDiscard, 'A')
    expect(g.at('A').zone).toBe('discard')
    expect(happened(g, 'destroy')).toBe(false)
    g.proves('15.1.4.2')
  })

  test('being sacrificed is not being destroyed', () => {
    const g = table({ battlefield: [unit('A')] })
    happens(g, sacrifice, 'A')
    expect(happened(g, 'destroy')).toBe(false)
    g.proves('15.1.13.5')
  })

  test('the unit is the source of battle damage', () => {
    const g = table({ battlefield: [unit('A')] }, {}, { at: 'attack' })
    g.P1.chooses('A')
    g.everyonePasses()
    g.everyonePasses()
    expect(g.log().filter((line) => line.event === 'dealtToPlayer').length).toBe(1)
    g.proves('6.6.1.1')
  })

  test('an optional trigger is decided as it resolves', () => {
    const optional = { abilities: [whenEnters({ kind: 'may', effect: gainLife(2) })] }
    const g = table({ hand: [unit('A', optional)] })
    g.P1.acts('place-unit')
    expect(g.P1).toBeAsked('priority.window')
    g.P1.passes()
    g.P2.passes()
    expect(g.P1).toOfferExactly('yes', 'no')
    g.P1.answers(true)
    expect(g.count('P1', 'life')).toBe(22)
    g.proves('11.6.15')
  })
})

describe('exchange', () => {
  const exchanging = (markers: number, n: number) => {
    const g = table({
      eras: Array.from({ length: markers }, (_, i) => unit(`m${i + 1}`)),
      hand: [unit('h1'), unit('h2')],
    })
    g.match.game.call(exchange, 0, n)
    run(g.match.game)
    return g
  }

  test('markers and cards of the hand change places, and both are shown', () => {
    const g = exchanging(2, 1)
    expect(g.P1).toBeAsked('exchange.markers')
    g.P1.chooses('m2')
    expect(g.P1).toBeAsked('exchange.hand')
    g.P1.chooses('h1')
    expect(g.zone('P1', 'eras').sort()).toEqual(['h1', 'm1'])
    expect(g.at('h1').faceDown).toBe(true)
    expect(g.zone('P1', 'hand').sort()).toEqual(['h2', 'm2'])
    expect(g.log('P2').filter((line) => line.event === 'show').length).toBe(2)
    g.proves('15.1.15.1', '15.1.15.3', '15.1.15.2')
  })

  test('without enough markers and cards nothing is exchanged', () => {
    const g = exchanging(1, 2)
    expect(g.P1).toBeAsked('priority.window')
    expect(g.zone('P1', 'eras')).toEqual(['m1'])
    g.proves('15.1.15.4')
  })
})

describe('loops', () => {
  /** Wiped and recovered again for nothing, as often as its player likes. */
  const turning = (effect: Effect): Ability =>
    action(
      [{ kind: 'turn', what: self, verb: 'wipe' }],
      sentences({ kind: 'turn', what: self, verb: 'recover' }, effect),
    )
  const round = (g: Transcript): void => {
    for (let i = 0; i < 3000 && !g.P1.isAsked('loop.rounds') && !g.P2.isAsked('loop.rounds'); i++)
      if (g.zone('stack').length === 0 && g.P1.isAsked('priority.window')) g.P1.acts('use-ability')
      else g.everyonePasses()
  }

  test('the player who can stop it says how often, and may not begin it again at once', () => {
    const g = table({ battlefield: [unit('A', { abilities: [turning(gainLife(1))] })] })
    round(g)
    expect(g.P1).toBeAsked('loop.rounds')
    const before = g.count('P1', 'life')
    g.P1.answers(12)
    expect(g.count('P1', 'life')).toBe(before + 12)
    expect(g.P1).not.toOffer('use-ability')
    g.proves('13.2')
  })

  test('a loop that nobody can stop is a draw', () => {
    const echo: Ability = {
      kind: 'triggered',
      trigger: { kind: 'event', of: [{ kind: 'event', verb: 'recover', subject: self }] },
      effect: sentences(
        { kind: 'turn', what: self, verb: 'wipe' },
        { kind: 'turn', what: self, verb: 'recover' },
      ),
    }
    const all = phrase(UNIT)
    const starts = does(
      sentences({ kind: 'turn', what: all, verb: 'wipe' }, { kind: 'turn', what: all, verb: 'recover' }),
    )
    const g = table({
      battlefield: [unit('A', { abilities: [echo] })],
      hand: [spell('E', { abilities: [starts] })],
    })
    g.P1.acts('use-spell')
    for (let i = 0; i < 3000 && g.ending === null; i++) g.everyonePasses()
    expect(g.ending).toBe('loop')
    expect(g.winner).toBe(null)
    g.proves('13.1')
  })
})
