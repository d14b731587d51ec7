import { lastChronicle } from '@fudaba/last-chronicle'
import { NONE, commit } from '@fudaba/kernel/rules'
import { run } from '@fudaba/kernel/search'
import type { Ability, Effect } from '@fudaba/kernel/text'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { destroy, enterEras, removeCard, toHand } from '../../src/changes/verbs.ts'
import { type Stats, happens, passUntil, spell, stone, unit } from '../cards.ts'
import '../effects.ts'
import {
  CARD,
  UNIT,
  X,
  action,
  choose,
  chosen,
  does,
  exactly,
  gainLife,
  it,
  phrase,
  put,
  self,
  sentences,
  some,
  strengthen,
  theirs,
  whenEnters,
  whenever,
  yours,
} from '../trees.ts'

const table = (p1: object = {}, p2: object = {}, more = {}) =>
  board(lastChronicle, {
    P1: { deck: 5, eras: 1, ...p1 },
    P2: { deck: 5, eras: 1, ...p2 },
    at: 'main',
    ...more,
  })
const spellThat = (name: string, effect: Effect) => spell(name, { abilities: [does(effect)] })
/** From the discard pile onto the battlefield, two at once. */
const raiseTwo: Effect = {
  kind: 'move',
  what: some(phrase(yours, { kind: 'zone', zone: 'discard' }, UNIT), exactly(2)),
  verb: 'put',
  to: { zone: 'battlefield' },
}
const atTurnEnd = (effect: Effect): Effect => ({
  kind: 'delayed',
  trigger: { kind: 'moment', moment: 'turn-end' },
  effect,
})

describe('when an ability triggers', () => {
  test('of several events at once, each triggers by itself', () => {
    const g = table({
      hand: [spellThat('E', raiseTwo)],
      discard: [unit('A'), unit('B')],
      battlefield: [unit('W', { abilities: [whenever('enter', phrase(UNIT), gainLife(1))] })],
    })
    g.P1.acts('use-spell')
    g.P1.passes()
    g.P2.passes()
    g.P1.answers('A', 'B')
    expect(g.P1).toBeAsked('timing.trigger')
    g.P1.answers(g.P1.mayChoose()[0])
    expect(g.zone('stack').length).toBe(2)
    g.proves('11.6.5')
  })
})

describe('what is decided as a trigger goes onto the stack', () => {
  test('which of its effects a trigger has is chosen as it goes onto the stack', () => {
    const either: Effect = { kind: 'choose-one', quantity: exactly(1), modes: [gainLife(3), gainLife(5)] }
    const g = table({ hand: [unit('U', { abilities: [whenEnters(either)] })] })
    g.P1.acts('place-unit')
    expect(g.P1).toBeAsked('program.modes')
    g.P1.answers('2')
    g.everyonePasses()
    expect(g.count('P1', 'life')).toBe(25)
    g.proves('11.6.7')
  })

  test('the X of a trigger’s cost is chosen, as far as it can be paid', () => {
    const soulBurst = { cost: 'X', abilities: [does(gainLife(X))] }
    const g = table({ hand: [unit('C', { cost: '9', soulBurst })], souls: [stone('s', '白')] })
    g.P1.acts('put-stone')
    g.P1.answers(true)
    expect(g.P1).toBeAsked('cost.x')
    expect(() => g.P1.answers(3)).toThrow()
    g.P1.answers(1)
    g.P1.acts('soul-white')
    g.everyonePasses()
    expect(g.count('P1', 'life')).toBe(21)
    g.proves('11.6.8')
  })

  test('the era that a trigger looks at is fixed as it goes onto the stack', () => {
    const g = table({
      hand: [
        unit('U', { abilities: [whenEnters(gainLife({ kind: 'value', of: self, characteristic: 'era' }))] }),
        unit('m'),
      ],
    })
    g.P1.acts('place-unit', { with: 'U' })
    happens(g, enterEras, 'm', 'P1', 0)
    g.everyonePasses()
    expect(g.count('P1', 'life')).toBe(21)
    g.proves('11.6.9')
  })
})

describe('triggers of a battle', () => {
  const battle = (mine: Stats, others: Stats) =>
    table(
      { battlefield: [unit('A', mine)] },
      { battlefield: [unit('B', others, { prepared: 1 })] },
      { at: 'attack' },
    )

  test('what an attack triggered goes onto the stack before the defence', () => {
    const g = battle({ keywords: { suppression: 2 } }, {})
    g.P1.chooses('A')
    expect(g.zone('stack').length).toBe(1)
    expect(g.P1).toBeAsked('priority.window')
    g.proves('10.1.3.1')
  })

  test('what a defence triggered goes onto the stack before the damage', () => {
    const g = battle({}, { keywords: { 'preparation(defend)': 1 } })
    g.P1.chooses('A')
    passUntil(g, { asked: 'battle.defender' })
    g.P2.chooses('B')
    expect(g.zone('stack').length).toBe(1)
    g.proves('10.1.5.1')
  })
})

describe('triggers on a card that moves', () => {
  const watcher = (effect: Effect): Ability => whenever('leave', phrase(theirs, UNIT), effect)
  const withWatcher = (effect: Effect) =>
    table({ battlefield: [unit('W', { abilities: [watcher(effect)] })] }, { battlefield: [unit('A')] })

  test('the card is looked for where it went, and not found if it has gone on', () => {
    const g = withWatcher(put(it, 'hand'))
    happens(g, destroy, 'A')
    g.P1.passes()
    expect(g.zone('stack').length).toBe(1)
    happens(g, removeCard, 'A')
    g.everyonePasses()
    expect(g.at('A').zone).toBe('removed')
    const h = withWatcher(put(it, 'hand'))
    happens(h, destroy, 'A')
    h.P1.passes()
    h.everyonePasses()
    expect(h.at('A').zone).toBe('hand')
    g.proves('11.6.17.1')
  })

  test('a card that moved is not found where not all can see it', () => {
    const g = withWatcher({ kind: 'act', what: it, verb: 'remove' })
    happens(g, toHand, 'A')
    g.P1.passes()
    expect(g.zone('stack').length).toBe(1)
    g.everyonePasses()
    expect(g.at('A').zone).toBe('hand')
    g.proves('11.6.17.2')
  })
})

describe('what a text has moved itself', () => {
  test('a text finds what it has moved itself, also where not all can see it', () => {
    const g = table(
      {
        hand: [
          spellThat(
            'E',
            sentences(choose(phrase(theirs, UNIT)), put(chosen, 'hand'), {
              kind: 'act',
              what: chosen,
              verb: 'remove',
            }),
          ),
        ],
      },
      { battlefield: [unit('A')] },
    )
    g.P1.acts('use-spell')
    g.everyonePasses()
    expect(g.at('A').zone).toBe('removed')
  })
})

describe('triggers for later', () => {
  test('what happened before a delayed trigger was made does not trigger it', () => {
    const g = table({ battlefield: [unit('A'), unit('B')] })
    const { game } = g.match
    const later = game.book.effects.find(({ name }) => name === 'test later')!
    game.propose(destroy, g.names.row('A'))
    game.propose(game.book.kernelVerb('beginEffect'), later.id, NONE, NONE, 0, 0)
    commit(game)
    run(game)
    g.P1.passes()
    expect(g.zone('stack').length).toBe(0)
    happens(g, destroy, 'B')
    g.P2.passes()
    expect(g.zone('stack').length).toBe(1)
    g.proves('11.6.18.1')
  })

  const dooms = sentences(
    choose(phrase(theirs, UNIT)),
    atTurnEnd({ kind: 'act', what: chosen, verb: 'remove' }),
  )
  test('a delayed trigger affects its card though that has changed, but not once it has gone elsewhere', () => {
    const doomed = () => {
      const g = table(
        { hand: [spellThat('E', dooms)] },
        { battlefield: [unit('A')], hand: [spellThat('S', strengthen(phrase(UNIT), 500))] },
      )
      g.P1.acts('use-spell')
      g.everyonePasses()
      return g
    }
    const g = doomed()
    g.P1.passes()
    g.P2.acts('use-spell')
    g.everyonePasses()
    expect(g.at('A').values['power']).toBe(1500)
    passUntil(g, { phase: 'adjustment' })
    g.everyonePasses()
    expect(g.at('A').zone).toBe('removed')
    const h = doomed()
    happens(h, destroy, 'A')
    passUntil(h, { phase: 'adjustment' })
    h.everyonePasses()
    expect(h.at('A').zone).toBe('discard')
    h.proves('11.6.18.3')
  })

  test('a delayed trigger of a spell is controlled by who controlled the spell', () => {
    const g = table({}, { hand: [spellThat('E', atTurnEnd(gainLife(3)))] })
    g.P1.passes()
    g.P2.acts('use-spell')
    g.everyonePasses()
    passUntil(g, { phase: 'adjustment' })
    g.everyonePasses()
    expect([g.count('P1', 'life'), g.count('P2', 'life')]).toEqual([20, 23])
    g.proves('11.6.18.4', '6.5.1.1')
  })

  test('a delayed trigger of an ability has the ability’s source and controller', () => {
    const atkLater = atTurnEnd(gainLife({ kind: 'value', of: self, characteristic: 'atk' }))
    const g = table({}, { battlefield: [unit('A', { atk: 4, abilities: [action([], atkLater)] })] })
    g.P1.passes()
    g.P2.acts('use-ability')
    g.everyonePasses()
    passUntil(g, { phase: 'adjustment' })
    g.everyonePasses()
    expect([g.count('P1', 'life'), g.count('P2', 'life')]).toEqual([20, 24])
    g.proves('11.6.18.5', '6.5.1.2')
  })

  test('a delayed trigger of a replacement is the card’s, and its controller’s of that time', () => {
    const saved: Ability = {
      kind: 'replacement',
      effect: {
        kind: 'replace',
        event: { kind: 'event', verb: 'destroyed', subject: phrase(theirs, UNIT) },
        effect: sentences(
          { kind: 'move', what: it, verb: 'put', to: { zone: 'hand' } },
          atTurnEnd(gainLife({ kind: 'value', of: self, characteristic: 'atk' })),
        ),
      },
    }
    const g = table(
      { battlefield: [unit('A')] },
      { battlefield: [unit('W', { atk: 4, abilities: [saved] })] },
    )
    happens(g, destroy, 'A')
    expect(g.at('A').zone).toBe('hand')
    passUntil(g, { phase: 'adjustment' })
    g.everyonePasses()
    expect([g.count('P1', 'life'), g.count('P2', 'life')]).toEqual([20, 24])
    g.proves('11.6.18.6', '6.5.1.3')
  })
})

describe('cards that come together', () => {
  const allOf = (amount: number): Ability => ({
    kind: 'continuous',
    effect: {
      kind: 'modify',
      what: phrase({ kind: 'noun', noun: 'card' }),
      changes: [{ kind: 'set', characteristic: 'power', amount }],
    },
  })

  test('of cards that come together the turn player says which is the older', () => {
    const g = table(
      { battlefield: [unit('own')] },
      {
        hand: [spellThat('E', raiseTwo)],
        discard: [unit('A', { abilities: [allOf(3000)] }), unit('B', { abilities: [allOf(5000)] })],
      },
    )
    g.P1.passes()
    g.P2.acts('use-spell')
    g.P2.passes()
    g.P1.passes()
    expect(g.P1).toBeAsked('program.order')
    g.P1.answers('B', 'A')
    expect(g.at('own').values['power']).toBe(3000)
    g.proves('11.9.4.14')
  })

  test('of cards that come together elsewhere nobody is asked which is the older', () => {
    const g = table({
      hand: [
        spellThat('E', {
          kind: 'move',
          what: some(phrase(yours, { kind: 'zone', zone: 'discard' }, CARD), exactly(2)),
          verb: 'put',
          to: { zone: 'hand' },
        }),
      ],
      discard: [unit('A'), unit('B')],
    })
    g.P1.acts('use-spell')
    g.everyonePasses()
    expect(g.zone('P1', 'hand')).toEqual(['A', 'B'])
  })
})
