import { kiseki } from '@fudaba/kiseki'
import type { Ability } from '@fudaba/kernel/text'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { scopes } from '../../src/board/state.ts'
import { toHand } from '../../src/changes/verbs.ts'
import { begins, happens, passUntil } from '../cards.ts'
import { base, event, item, unit } from '../playing.ts'
import { does, gainBond, phrase, self, sentences, some, steps, target, UNIT, yours } from '../trees.ts'

describe('The legality of an attack, checked again', () => {
  const attack = () => {
    const g = board(kiseki, {
      at: 'attack',
      P1: { field: [unit('A', { str: 5 }), unit('spare')], bond: 20 },
      P2: { field: [unit('B', { def: 1, str: 0 }), unit('C')], bond: 20 },
    })
    g.P1.chooses('A')
    g.P1.chooses('B')
    return g
  }

  test('an attacker that is no UNIT any more stays home', () => {
    const g = attack()
    begins(g, 'test is no UNIT', 'A')
    g.everyonePasses()
    expect(g.at('B').marks['stunned']).toBe(0)
    expect(g.P1).toBeAsked('battle.attackers')
    expect(g.P1).toOfferExactly('spare')
    g.proves('803.6a')
  })

  test('a target that is no UNIT any more is not attacked', () => {
    const g = attack()
    begins(g, 'test is no UNIT', 'B')
    g.everyonePasses()
    expect(g.P1).toBeAsked('battle.attackers')
    expect(g.at('A').turned).toBe(false)
    g.proves('803.6f')
  })
})

describe('What an attack demands', () => {
  const attack = (hand: readonly ReturnType<typeof unit>[]) => {
    const g = board(kiseki, {
      at: 'attack',
      P1: { field: [unit('A', { str: 5 }), unit('spare')], hand },
      P2: { bond: 20 },
      effects: [{ effect: 'attackForCards', by: 'P1', on: 'A', values: [1] }],
    })
    g.P1.chooses('A')
    g.everyonePasses()
    return g
  }

  test('is done, and then the attack goes on', () => {
    const g = attack([unit('H'), unit('K')])
    expect(g.P1).toBeAsked('battle.demand')
    g.P1.answers(true)
    g.P1.chooses('H')
    expect(g.at('H').zone).toBe('trails')
    expect(g.at('K').zone).toBe('hand')
    expect(g.at('A').turned).toBe(true)
    g.proves('804.3')
  })

  test('said by a card, it is asked for each UNIT that attacks, and of that text’s UNITs alone', () => {
    const toll = (n: number) => `・相手のUNITは攻撃するために手札を${n}枚捨てる必要がある。`
    const g = board(kiseki, {
      at: 'attack',
      P1: { field: [unit('A'), unit('B')], hand: [unit('H'), unit('K'), unit('L')] },
      P2: { field: [unit('C')], homebase: [base('gate', { text: toll(1) })] },
    })
    g.P1.chooses('A', 'B')
    g.everyonePasses()
    expect(g.P1).toBeAsked('battle.demand')
    g.P1.answers(true)
    expect([g.match.decision?.min, g.match.decision?.max]).toEqual([2, 2])
    g.P1.chooses('H', 'L')
    expect(['H', 'K', 'L'].map((name) => g.at(name).zone)).toEqual(['trails', 'hand', 'trails'])
    expect(g.at('A').values['attacking']).toBe(true)
    g.proves('804.3')
  })

  test('with too few cards in hand the attack is off', () => {
    const g = board(kiseki, {
      at: 'attack',
      P1: {
        field: [unit('A', { text: '・これは攻撃するために手札を2枚捨てる必要がある。' })],
        hand: [unit('H')],
      },
      P2: {},
    })
    g.P1.chooses('A')
    g.everyonePasses()
    expect(g.view(null).facts['primary']).toBe('P2')
    expect(g.at('H').zone).toBe('hand')
    expect(g.at('A').turned).toBe(false)
  })

  test('declining what an attack demands repeats the selection and costs nothing', () => {
    const g = attack([unit('H'), unit('K')])
    g.P1.answers(false)
    expect(g.P1).toBeAsked('battle.attackers')
    expect(g.at('A').turned).toBe(false)
    expect(g.count('P1', 'hand')).toBe(2)
  })

  test('an attack that was declined so is not chosen again in the same sub-step', () => {
    const g = attack([unit('H'), unit('K')])
    g.P1.answers(false)
    expect(g.P1).toOfferExactly('spare')
    g.P1.chooses('spare')
    passUntil(g, { asked: 'battle.attackers' })
    expect(g.P1).toOfferExactly('A')
    g.proves('1501.1a')
  })

  test('without the means the attack is off', () => {
    const g = attack([])
    expect(g.P1).toBeAsked('battle.attackers')
    expect(g.at('A').turned).toBe(false)
    expect(g.count('P2', 'bond')).toBe(20)
  })
})

describe('The end of a battle', () => {
  const weak: Ability = {
    kind: 'triggered',
    trigger: {
      kind: 'state',
      condition: {
        kind: 'value',
        of: self,
        characteristic: 'str',
        comparison: { than: 'at-most', amount: 2 },
      },
    },
    effect: steps(
      { kind: 'turn', what: some(phrase(yours, { kind: 'type', type: 'ITEM' })), verb: 'action' },
      gainBond(1),
    ),
  }

  test('what is triggered by it is played before the next sub-step', () => {
    const g = board(kiseki, {
      at: 'attack',
      P1: { field: [unit('A', { str: 2, abilities: [weak] })], bond: 20 },
      P2: { field: [unit('B', { def: 9, str: 0 })] },
      effects: [{ effect: 'plus', by: 'P1', on: 'A', values: [3, 0], until: 'phase' }],
    })
    g.P1.chooses('A')
    passUntil(g, { step: 'resolution' })
    begins(g, 'plus', 'A', { values: [3, 0], until: scopes.battle })
    begins(g, 'plus', 'A', { values: [-3, 0], until: scopes.phase })
    expect(g.zone('waiting')).toHaveLength(0)
    const bond = g.count('P1', 'bond')
    for (
      let i = 0;
      i < 10 && g.count('P1', 'bond') === bond && g.view(null).facts['step'] === 'resolution';
      i++
    )
      g.everyonePasses()
    expect(g.count('P1', 'bond')).toBeGreaterThan(bond)
    expect(g.view(null).facts['step']).toBe('resolution')
    g.proves('804.13f')
  })
})

describe('Numbers that are divided', () => {
  const event4 = event('E', {
    ep: 0,
    abilities: [
      does(
        sentences(
          steps(
            target(phrase({ kind: 'owner', who: 'opponent' }, UNIT), {
              kind: 'exactly',
              amount: 2,
              counter: 'things',
            }),
            {
              kind: 'modify',
              what: { kind: 'reference', to: 'those' },
              changes: [{ kind: 'add', characteristic: 'def', sign: '-', amount: 4 }],
              duration: 'turn',
              divided: true,
            },
          ),
        ),
      ),
    ],
  })
  const divided = () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { hand: [event4] },
      P2: { field: [unit('A', { def: 6 }), unit('B', { def: 6 }), unit('C', { def: 6 })] },
    })
    g.P1.acts('play-event', { target: ['A', 'B'] })
    return g
  }

  test('are divided as the card is played', () => {
    const g = divided()
    expect(g.P1).toBeAsked('program.divide')
    g.P1.answers({ A: 1, B: 3 })
    expect(g.at('E').zone).toBe('waiting')
    g.everyonePasses()
    expect(['A', 'B', 'C'].map((word) => g.at(word).values['def'])).toEqual([5, 3, 6])
    g.proves('1204.2e')
  })

  test('stay divided so, although a target has left', () => {
    const g = divided()
    g.P1.answers({ A: 1, B: 3 })
    happens(g, toHand, 'A')
    g.everyonePasses()
    expect(g.at('B').values['def']).toBe(3)
    g.proves('1204.2e-1')
  })
})

describe('What both do at the same time', () => {
  test('is chosen by the primary player first, then by the other, and done at once', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: {
        hand: [
          event('E', {
            ep: 0,
            abilities: [
              does({
                kind: 'by',
                player: 'each',
                effect: {
                  kind: 'act',
                  what: some(phrase({ kind: 'owner', who: 'self' }, UNIT)),
                  verb: 'kill',
                },
              }),
            ],
          }),
        ],
        field: [unit('A'), unit('B'), item('I')],
      },
      P2: { field: [unit('C'), unit('D')] },
    })
    g.P1.plays('play-event')
    expect(g.P1).toBeAsked('program.act')
    expect(g.P1).toOfferExactly('A', 'B')
    g.P1.chooses('A')
    expect(g.at('A').zone).toBe('field')
    expect(g.P2).toOfferExactly('C', 'D')
    g.P2.chooses('D')
    expect(['A', 'B', 'C', 'D'].map((word) => g.at(word).zone)).toEqual([
      'trails',
      'field',
      'field',
      'trails',
    ])
    g.proves('1502.1')
  })
})

describe('An ITEM・UNIT without numbers', () => {
  test('has zero STR and zero DEF', () => {
    const g = board(kiseki, {
      at: 'attack',
      P1: { field: [unit('A', { str: 0 })] },
      P2: { field: [item('I', { types: ['ITEM', 'UNIT'] })], bond: 20 },
    })
    g.P1.chooses('A')
    passUntil(g, { phase: 'recovery' })
    expect(g.at('I').zone).toBe('trails')
    expect(g.count('P2', 'bond')).toBe(20)
    g.proves('base.2.4.4')
  })
})
