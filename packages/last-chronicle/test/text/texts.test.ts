import { lastChronicle } from '@fudaba/last-chronicle'
import type { Ability, Effect, Reference } from '@fudaba/kernel/text'
import { type Transcript, board, describe, expect, test } from '@fudaba/kernel/testing'
import { destroy as destroying } from '../../src/changes/verbs.ts'
import { begins, happens, passUntil, spell, structure, unit } from '../cards.ts'
import '../effects.ts'
import {
  CARD,
  UNIT,
  X,
  action,
  choose,
  chosen,
  destroy,
  does,
  exactly,
  field,
  gainLife,
  it,
  phrase,
  self,
  sentences,
  steps,
  strengthen,
  theirs,
  whenEnters,
  whenever,
} from '../trees.ts'

const table = (p1: object = {}, p2: object = {}, more = {}) =>
  board(lastChronicle, {
    P1: { deck: 5, eras: 1, ...p1 },
    P2: { deck: 5, eras: 1, ...p2 },
    at: 'main',
    ...more,
  })
const spellThat = (name: string, effect: Effect) => spell(name, { abilities: [does(effect)] })

describe('looking for cards', () => {
  const searching = () => {
    const g = table({
      hand: [
        spellThat(
          'E',
          sentences(
            {
              kind: 'search',
              what: {
                kind: 'selection',
                of: phrase({ kind: 'owner', who: 'you' }, { kind: 'zone', zone: 'deck' }, UNIT),
                quantity: exactly(1),
              },
            },
            { kind: 'move', what: it, verb: 'put', to: { zone: 'hand' } },
            { kind: 'shuffle', zone: { zone: 'deck', whose: 'you' } },
          ),
        ),
      ],
      deck: [spell('s'), unit('A'), unit('B')],
    })
    g.P1.acts('use-spell')
    g.P1.passes()
    g.P2.passes()
    return g
  }

  test('so many are picked out of a hidden zone and shown, and the rest is shuffled', () => {
    const g = searching()
    expect(g.P1).toOfferExactly('A', 'B')
    g.P1.chooses('B')
    expect(g.at('B').zone).toBe('hand')
    expect(g.log('P2').some((line) => line.event === 'show' && line.card === 'B')).toBe(true)
    expect(g.log('P2').some((line) => line.event === 'show' && line.card === 'A')).toBe(false)
    expect(g.log().some((line) => line.event === 'shuffle')).toBe(true)
    g.proves('15.1.8.1', '15.1.9.1')
  })

  test('nobody has to find what is there', () => {
    const g = searching()
    expect(g.match.decision?.min).toBe(0)
    g.P1.chooses()
    expect(g.zone('P1', 'hand')).toEqual([])
    g.proves('15.1.8.2')
  })
})

describe('delayed triggers', () => {
  test('a delayed trigger triggers once, the next time its event happens', () => {
    const g = table({
      hand: [
        spellThat('E', {
          kind: 'delayed',
          trigger: { kind: 'moment', moment: 'turn-end' },
          effect: gainLife(3),
        }),
      ],
    })
    g.P1.acts('use-spell')
    g.everyonePasses()
    expect(g.count('P1', 'life')).toBe(20)
    passUntil(g, { phase: 'adjustment' })
    g.everyonePasses()
    expect(g.count('P1', 'life')).toBe(23)
    g.proves('11.6.18.2')
  })
})

describe('texts that say instead', () => {
  test('something else happens in place of the event', () => {
    const saved: Ability = {
      kind: 'replacement',
      effect: {
        kind: 'replace',
        event: { kind: 'event', verb: 'destroyed', subject: self },
        effect: { kind: 'move', what: self, verb: 'put', to: { zone: 'hand' } },
      },
    }
    const g = table({ battlefield: [unit('A', { abilities: [saved] }), unit('B')] })
    happens(g, destroying, 'A')
    happens(g, destroying, 'B')
    expect([g.at('A').zone, g.at('B').zone]).toEqual(['hand', 'discard'])
    g.proves('11.9.5.2')
  })
})

describe('triggers on a situation', () => {
  const poor: Ability = {
    kind: 'triggered',
    trigger: {
      kind: 'state',
      condition: {
        kind: 'value',
        of: self,
        characteristic: 'power',
        comparison: { than: 'at-least', amount: 2000 },
      },
    },
    effect: gainLife(1),
  }

  test('a trigger on a situation does not trigger again before it has left the stack', () => {
    const g = table({ hand: [unit('A', { power: 2000, abilities: [poor] })] })
    g.P1.acts('place-unit')
    expect(g.zone('stack').length).toBe(1)
    g.P1.passes()
    expect(g.zone('stack').length).toBe(1)
    g.P2.passes()
    expect(g.count('P1', 'life')).toBe(21)
    expect(g.zone('stack').length).toBe(1)
    g.proves('11.6.19')
  })
})

describe('loops of both', () => {
  const turning = (effect: Effect): Ability =>
    action(
      [{ kind: 'turn', what: self, verb: 'wipe' }],
      sentences({ kind: 'turn', what: self, verb: 'recover' }, effect),
    )
  /** P1 begins, P2 answers once, both resolve: again and again. */
  const round = (g: Transcript): void => {
    let answered = false
    for (let i = 0; i < 4000 && !g.P1.isAsked('loop.rounds') && !g.P2.isAsked('loop.rounds'); i++) {
      const player = g.deciding
      if (player === null) return
      const depth = g.zone('stack').length
      if (depth === 0) answered = false
      if (player === 'P1' && depth === 0) {
        if (!g.P1.offered().includes('use-ability')) return
        g.P1.acts('use-ability')
      } else if (player === 'P2' && depth === 1 && !answered) {
        answered = true
        g.P2.acts('use-ability')
      } else g[player].passes()
    }
  }

  test('if both can stop it, both say how often, and the lower number is done', () => {
    const own = { abilities: [turning(gainLife(1))] }
    const g = table({ battlefield: [unit('A', own)] }, { battlefield: [unit('B', own)] })
    round(g)
    expect(g.P1).toBeAsked('loop.rounds')
    const before = g.count('P1', 'life')
    g.P1.answers(9)
    expect(g.P2).toBeAsked('loop.rounds')
    g.P2.answers(4)
    expect(g.count('P1', 'life')).toBe(before + 4)
    g.proves('13.3')
  })
})

describe('damage of texts', () => {
  const burn: Effect = {
    kind: 'by',
    player: 'opponent',
    effect: { kind: 'count', verb: 'damage', amount: 2, resource: 'life' },
  }
  const dealers = (g: Transcript): readonly unknown[] =>
    g.log().filter((line) => line.event === 'dealtToPlayer')

  test('a spell is the source of its damage', () => {
    const g = table({ hand: [spellThat('E', burn)] })
    g.P1.acts('use-spell')
    g.everyonePasses()
    expect(g.count('P2', 'life')).toBe(18)
    expect(dealers(g).length).toBe(1)
    g.proves('6.6.1', '6.6.1.2')
  })

  test('the card with the ability is the source of its damage', () => {
    const g = table({ battlefield: [unit('A', { abilities: [action([], burn)] })] })
    g.P1.acts('use-ability')
    g.everyonePasses()
    expect(g.count('P2', 'life')).toBe(18)
    expect(dealers(g).length).toBe(1)
    g.proves('6.6.1', '6.6.1.3')
  })
})

describe('what effects meet', () => {
  const everyone = phrase(UNIT)

  test('an effect of a resolution concerns only what it then found', () => {
    const g = table({
      battlefield: [unit('A')],
      hand: [spellThat('E', strengthen(everyone, 500)), unit('B')],
    })
    g.P1.acts('use-spell')
    g.everyonePasses()
    expect(g.at('A').values['power']).toBe(1500)
    g.P1.acts('place-unit')
    expect(g.at('B').values['power']).toBe(1000)
    g.proves('11.9.4.2')
  })

  test('what comes under a field ability comes with it applied', () => {
    const strong: Ability = whenever(
      'enter',
      phrase(
        {
          kind: 'number',
          characteristic: 'power',
          comparison: { than: 'at-least', amount: 1500 },
        },
        UNIT,
      ),
      gainLife(2),
    )
    const g = table({
      battlefield: [unit('L', { abilities: [field(strengthen(everyone, 500, false)), strong] })],
      hand: [unit('B')],
    })
    g.P1.acts('place-unit')
    expect(g.zone('stack').length).toBe(1)
    g.everyonePasses()
    expect(g.count('P1', 'life')).toBe(22)
    g.proves('11.7.2')
  })
})

describe('numbers that are divided', () => {
  const weaken: Effect = {
    kind: 'modify',
    what: it,
    changes: [{ kind: 'add', characteristic: 'power', sign: '-', amount: 3 }],
    duration: 'turn',
    divided: true,
  }
  const two = steps(choose(phrase(UNIT), exactly(2)), weaken)
  const divides = (g: Transcript): void => {
    g.P1.chooses('A', 'B')
    expect(g.P1).toBeAsked('program.divide')
    expect(() => g.P1.answers({ A: 0 }, { B: 3 })).toThrow()
    expect(g.P1).toBeAsked('program.divide')
    g.P1.answers({ A: 1 }, { B: 2 })
    g.everyonePasses()
    expect([g.at('A').values['power'], g.at('B').values['power']]).toEqual([999, 998])
  }
  const enemies = { battlefield: [unit('A'), unit('B'), unit('C')] }

  test('each gets at least one of what a spell divides', () => {
    const g = table({ hand: [spellThat('E', two)] }, enemies)
    g.P1.acts('use-spell')
    divides(g)
    expect(g.at('C')).toBeUnchanged()
    g.proves('11.2.8')
  })

  test('each gets at least one of what an ability divides', () => {
    const g = table({ battlefield: [structure('T', { abilities: [action([], two)] })] }, enemies)
    g.P1.acts('use-ability')
    divides(g)
    g.proves('11.5.9')
  })
})

describe('what a trigger divides', () => {
  test('each gets at least one of what a trigger divides', () => {
    const weaken: Effect = {
      kind: 'modify',
      what: it,
      changes: [{ kind: 'add', characteristic: 'power', sign: '-', amount: 3 }],
      duration: 'turn',
      divided: true,
    }
    const g = table(
      {
        hand: [
          unit('U', { abilities: [whenEnters(steps(choose(phrase(theirs, UNIT), exactly(2)), weaken))] }),
        ],
      },
      { battlefield: [unit('A'), unit('B'), unit('C')] },
    )
    g.P1.acts('place-unit')
    g.P1.chooses('A', 'B')
    expect(g.P1).toBeAsked('program.divide')
    expect(() => g.P1.answers({ A: 0 }, { B: 3 })).toThrow()
    expect(g.P1).toBeAsked('program.divide')
    g.P1.answers({ A: 2 }, { B: 1 })
    g.everyonePasses()
    expect(g.at('A').values['power']).toBe(998)
    g.proves('11.6.11')
  })
})

describe('variables of texts', () => {
  test('X of an action ability is chosen as it is used', () => {
    const costly: Ability = {
      ...action([], { kind: 'count', verb: 'gain', amount: X, resource: 'invasion' }),
      cost: [{ kind: 'pay', resource: 'life', amount: X }],
    }
    const g = table({ battlefield: [unit('A', { abilities: [costly] })] })
    g.P1.acts('use-ability')
    expect(g.P1).toBeAsked('program.x')
    g.P1.answers(4)
    expect(g.count('P1', 'life')).toBe(16)
    g.everyonePasses()
    expect(g.count('P1', 'invasion')).toBe(4)
    g.proves('11.5.6')
  })

  test('a variable that the text defines is found once, on resolution', () => {
    const g = table({
      hand: [
        spellThat(
          'E',
          sentences(gainLife(X), { kind: 'let', name: 'X', amount: { kind: 'count', of: phrase(UNIT) } }),
        ),
      ],
      battlefield: [unit('A'), unit('B')],
    })
    g.P1.acts('use-spell')
    g.everyonePasses()
    expect(g.count('P1', 'life')).toBe(22)
  })
})

describe('effects of this turn', () => {
  test('an effect changes the rules for the turn', () => {
    const g = table({
      hand: [
        spellThat('E', {
          kind: 'prohibit',
          event: { kind: 'event', verb: 'attack', subject: phrase(UNIT) },
          duration: 'turn',
        }),
      ],
      battlefield: [unit('A')],
    })
    g.P1.acts('use-spell')
    g.everyonePasses()
    passUntil(g, { phase: 'main 2' })
    expect(g.log().some((line) => line.event === 'attacked')).toBe(false)
    expect(g.P1).not.toBeAsked('battle.attackers')
    expect(g.at('A').turned).toBe(false)
    const h = table({
      hand: [
        spellThat('E', {
          kind: 'prohibit',
          event: { kind: 'event', verb: 'attack', subject: phrase(UNIT) },
          duration: 'turn',
        }),
      ],
      battlefield: [unit('A')],
    })
    h.P1.acts('use-spell')
    h.everyonePasses()
    h.everyonePasses()
    h.everyonePasses()
    expect(h.P1).not.toBeAsked('battle.attackers')
    h.proves('11.9.4.3')
  })

  test('cards that fit are sacrificed', () => {
    const g = table({
      hand: [
        spellThat('E', {
          kind: 'act',
          what: {
            kind: 'selection',
            of: phrase({ kind: 'owner', who: 'you' }, { kind: 'zone', zone: 'chrono' }, CARD),
            quantity: exactly(1),
          },
          verb: 'sacrifice-card',
        }),
      ],
      chrono: [unit('c'), unit('d')],
    })
    g.P1.acts('use-spell')
    g.P1.passes()
    g.P2.passes()
    g.P1.chooses('d')
    expect(g.at('d').zone).toBe('discard')
    expect(g.at('c')).toBeUnchanged()
    g.proves('15.1.13.2')
  })
})

describe('what both do at once', () => {
  test('the turn player chooses first, then the other, and all of it is done together', () => {
    const each: Effect = {
      kind: 'by',
      player: 'each',
      effect: {
        kind: 'discard',
        what: {
          kind: 'selection',
          of: phrase({ kind: 'owner', who: 'self' }, { kind: 'zone', zone: 'hand' }, CARD),
          quantity: exactly(1),
        },
      },
    }
    const g = table({ hand: [spellThat('E', each), unit('a'), unit('b')] }, { hand: [unit('x'), unit('y')] })
    g.P1.acts('use-spell')
    g.P1.passes()
    g.P2.passes()
    expect(g.P1).toOfferExactly('a', 'b')
    g.P1.chooses('a')
    expect(g.at('a').zone).toBe('hand')
    expect(g.P2).toOfferExactly('x', 'y')
    g.P2.chooses('y')
    expect([g.at('a').zone, g.at('y').zone]).toEqual(['discard', 'discard'])
    g.proves('6.1.4', '11.8.6')
  })
})

describe('what has left', () => {
  const atkOfIt = (of: Reference): Effect => ({
    kind: 'count',
    verb: 'gain',
    amount: { kind: 'value', of, characteristic: 'atk' },
    resource: 'life',
  })

  test('the source of an ability is looked at as it last was', () => {
    const g = table({ battlefield: [unit('A', { atk: 4, abilities: [action([], atkOfIt(self))] })] })
    begins(g, 'test atk', 'A', { values: [2] })
    g.P1.acts('use-ability')
    happens(g, destroying, 'A')
    g.everyonePasses()
    expect(g.count('P1', 'life')).toBe(26)
    g.proves('11.8.4')
  })

  test('a card that moved is looked at as it last was', () => {
    const g = table({
      hand: [spellThat('E', sentences(steps(choose(phrase(UNIT)), destroy(it)), atkOfIt(chosen)))],
      battlefield: [unit('A', { atk: 3 }), unit('B')],
    })
    begins(g, 'test atk', 'A', { values: [2] })
    g.P1.acts('use-spell', { target: 'A' })
    g.everyonePasses()
    expect(g.count('P1', 'life')).toBe(25)
    g.proves('11.8.7', '11.4.9')
  })
})

describe('conditions of triggers', () => {
  const conditional: Ability = {
    ...whenEnters(gainLife(2)),
    condition: {
      kind: 'value',
      of: self,
      characteristic: 'power',
      comparison: { than: 'at-least', amount: 1000 },
    },
  }

  test('a condition that no longer holds on resolution removes the ability', () => {
    const g = table({ hand: [unit('A', { abilities: [conditional] })] })
    g.P1.acts('place-unit')
    expect(g.zone('stack').length).toBe(1)
    begins(g, 'test power', 'A', { values: [-200] })
    g.everyonePasses()
    expect(g.zone('stack')).toEqual([])
    expect(g.count('P1', 'life')).toBe(20)
    g.proves('11.6.14', '11.8.2')
  })

  test('a condition that does not hold prevents the trigger', () => {
    const g = table({ hand: [unit('A', { power: 500, abilities: [conditional] })] })
    g.P1.acts('place-unit')
    expect(g.zone('stack')).toEqual([])
  })

  test('what is kept from triggering never triggers', () => {
    const g = table(
      { hand: [unit('A', { abilities: [whenEnters(gainLife(2))] })] },
      {},
      { effects: [{ effect: 'notTriggering', by: 'P2' }] },
    )
    g.P1.acts('place-unit')
    expect(g.at('A').zone).toBe('battlefield')
    expect(g.zone('stack')).toEqual([])
    g.proves('15.1.17.2')
  })
})

describe('counters of cards', () => {
  test('preparation counters come with the card, and one is removed on its condition', () => {
    const g = table({ hand: [unit('A', { keywords: { 'preparation(attack)': 2, haste: true } })] })
    g.P1.acts('place-unit')
    expect(g.at('A').marks['prepared']).toBe(2)
    passUntil(g, { asked: 'battle.attackers' })
    g.P1.chooses('A')
    expect(g.zone('stack').length).toBe(1)
    g.everyonePasses()
    expect(g.at('A').marks['prepared']).toBe(1)
    g.proves('15.2.11.1.1', '15.2.11.1.2')
  })

  test('without a preparation counter nothing triggers', () => {
    const g = table(
      { battlefield: [unit('A', { keywords: { 'preparation(attack)': 2 } }, { prepared: 0 })] },
      {},
      { at: 'attack' },
    )
    g.P1.chooses('A')
    expect(g.zone('stack')).toEqual([])
    g.proves('15.2.11.2')
  })

  test('power counters are paid for abilities', () => {
    const machine = (n: number) =>
      table({
        battlefield: [
          structure(
            'T',
            { abilities: [action([{ kind: 'act', what: self, verb: 'spend-power-2' }], gainLife(1))] },
            { powerCounters: n },
          ),
        ],
      })
    expect(machine(1).P1).not.toOffer('use-ability')
    const g = machine(3)
    g.P1.acts('use-ability')
    expect(g.at('T').marks['powerCounters']).toBe(1)
    expect(g.P1).not.toOffer('use-ability')
    g.proves('15.2.14.10')
  })
})

describe('what enters', () => {
  test('a card that comes looks for its own trigger on coming', () => {
    const g = table({ hand: [unit('A', { abilities: [whenEnters(gainLife(2))] })] })
    g.P1.acts('place-unit')
    g.everyonePasses()
    expect(g.count('P1', 'life')).toBe(22)
    g.proves('11.6.17.2.1')
  })
})
