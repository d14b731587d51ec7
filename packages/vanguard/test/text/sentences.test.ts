import type { Ability, Condition, Effect } from '@fudaba/kernel/text'
import { describe, expect, test } from '@fudaba/kernel/testing'
import { at as on, plain, unit, vanguardUnit } from '../cards.ts'
import { type Seat, hand, having, table, use } from '../playing.ts'
import {
  act,
  activated,
  always,
  at,
  cards,
  counterBlast,
  discard,
  draw,
  exactly,
  grade,
  noun,
  phrase,
  self,
  sentences,
  some,
  strengthen,
  theirs,
  when,
  whenever,
  yours,
  zone,
} from '../trees.ts'

const never: Condition = cards(zone('soul'), 3)
const ifSo = (effect: Effect): Effect => whenever({ kind: 'did-so' }, effect)
const also = (effect: Effect): Effect => ({ kind: 'also', effect })
const anyTheirs = some(phrase(theirs, noun('rear-guard')), exactly(1))

/** The same text as an activated ability and as an automatic one. */
const kinds = [
  {
    name: 'activated',
    of: (effect: Effect, more: Partial<Ability> = {}): Ability => activated([], effect, more),
    clauses: ['8.1.1.1.2.1', '8.1.1.1.2.2', '8.1.1.1.2.3', '8.1.1.1.2.4', '8.1.1.1.2.5'],
  },
  {
    name: 'automatic',
    of: (effect: Effect, more: Partial<Ability> = {}): Ability => when('rest', effect, more),
    clauses: ['8.1.1.2.3.1', '8.1.1.2.3.2', '8.1.1.2.3.3', '8.1.1.2.3.4', '8.1.1.2.3.5'],
  },
] as const
/** Rests A, for what waits for that. */
const restA = activated([], { kind: 'turn', what: self, verb: 'rest' })
const standA = activated([], { kind: 'turn', what: self, verb: 'stand' })

for (const { name, of, clauses } of kinds) {
  const [usedUp, ends, looksBack, follows, furthermore] = clauses
  const abilities = (ability: Ability): Ability[] =>
    ability.kind === 'activated' ? [ability] : [restA, standA, ability]
  const plays = (effect: Effect, more: Partial<Ability> = {}, mine: Seat = {}, their: Seat = {}) => {
    const g = having(abilities(of(effect, more)), mine, their)
    use(g)
    return g
  }

  describe(`sentences of an ${name} ability`, () => {
    test('a condition governs its own sentence and no other', () => {
      const g = plays(sentences(whenever(never, draw(2)), draw()))
      expect(hand(g)).toBe(1)
      g.proves(ends)
    })

    test('a sentence may ask what an earlier one has done', () => {
      const text = sentences(act('retire', anyTheirs), whenever({ kind: 'did', verb: 'retire' }, draw()))
      const done = plays(text, {}, {}, { field: [vanguardUnit('V'), on('front-left', 'X')] })
      expect(done.at('X').zone).toBe('drop')
      expect(hand(done)).toBe(1)
      done.proves(looksBack)
      expect(hand(plays(text))).toBe(0)
    })

    test('one about the result of the sentence before is left out if the condition of that one failed', () => {
      const g = plays(sentences(draw(), whenever(never, draw(2)), ifSo(draw(3))))
      expect(hand(g)).toBe(1)
      g.proves(follows)
    })

    test('さらに is left out with the sentence before', () => {
      const g = plays(sentences(whenever(never, draw(2)), also(draw())))
      expect(hand(g)).toBe(0)
      g.proves(furthermore)
      expect(hand(plays(sentences(whenever(cards(zone('deck'), 1), draw()), also(draw()))))).toBe(2)
    })

    test('what uses it up is carried out though its condition failed', () => {
      const riders: Ability['riders'] = [{ kind: 'used-up', duration: 'turn' }]
      const g = plays(whenever(cards(zone('soul'), 1), draw()), { riders }, { more: [] })
      expect(hand(g)).toBe(0)
      if (name === 'activated') {
        expect(g.may('P1', 'ability', 'A')).toBe(false)
      } else {
        const again = having(
          [
            restA,
            standA,
            of(whenever(cards(zone('hand'), 1), draw()), { riders }),
            activated([], {
              kind: 'move',
              what: some(phrase(yours, zone('drop'), noun('card'))),
              verb: 'add',
              to: { zone: 'hand' },
            }),
          ],
          { drop: [unit('d')] },
        )
        use(again)
        expect(hand(again)).toBe(0)
        again.P1.acts('ability-2', { with: 'A' })
        again.P1.acts('ability-3', { with: 'A' })
        expect(hand(again)).toBe(1)
        use(again)
        expect(hand(again)).toBe(1)
      }
      g.proves(usedUp)
    })
  })
}

describe('what an ability needs', () => {
  test('an automatic one triggers though its requirement does not hold yet', () => {
    const g = having(
      [
        at('start-step', { kind: 'count', verb: 'soul-charge', amount: 1, resource: 'soul' }),
        at('start-step', whenever(cards(zone('soul'), 1), draw())),
      ],
      {},
      {},
      'battle',
    )
    expect(g.P1).toBeAsked('timing.trigger')
    expect(g.match.decision?.candidates).toHaveLength(2)
    g.P1.answers('A 1@o1')
    expect(hand(g)).toBe(1)
    g.proves('8.1.1.2.3')
  })

  test('an activated one without a cost is played by saying so, and not by itself', () => {
    const g = having([activated([], draw(), { limit: { times: 1, period: 'turn' } })])
    expect(hand(g)).toBe(0)
    expect(g.may('P1', 'ability', 'A')).toBe(true)
    use(g)
    expect(hand(g)).toBe(1)
    g.proves('8.1.1.1.2.6', '8.1.1.1.2.6.1')
  })

  test('the zone in its head is where it is valid', () => {
    const g = table({
      field: [
        vanguardUnit('A', {
          abilities: [
            activated([], draw(), { where: ['R'] }),
            always(strengthen(self, 1000), { where: ['R'] }),
            at('start-step', draw(), { where: ['R'] }),
          ],
        }),
      ],
    })
    expect(g.may('P1', 'ability', 'A')).toBe(false)
    expect(g.at('A').values['power']).toBe(10_000)
    g.P1.passes()
    expect(hand(g)).toBe(0)
    g.proves('8.1.1.1.1', '8.1.1.2.1', '8.1.1.3.1')
  })
})

describe('costs of automatic abilities', () => {
  const cost = [
    { kind: 'do', effect: discard() },
    { kind: 'do', effect: counterBlast(1) },
  ] as const
  const rests = (damage: readonly unknown[]) => {
    const g = having([restA, when('rest', draw(2), { cost })], { hand: [unit('h')], damage })
    use(g)
    return g
  }
  test('are paid while they resolve', () => {
    const g = rests(plain('d', 1))
    expect(g.P1).toBeAsked('program.may')
    g.P1.answers(true)
    expect(g.at('h').zone).toBe('drop')
    expect(g.at('d1').faceDown).toBe(true)
    expect(hand(g)).toBe(2)
    g.proves('8.1.1.2.2')
  })
  test('all of them or none', () => {
    const g = rests([])
    expect(g.P1).toBeAsked('main.window')
    expect(g.at('h').zone).toBe('hand')
    g.proves('8.6.4')
  })
  test('and whoever pays finds what they ask for, also in his hand', () => {
    const grade3 = phrase(yours, zone('hand'), grade(3), noun('card'))
    const discards: Effect = { kind: 'discard', what: some(grade3, exactly(1)) }
    const pays = [{ kind: 'do', effect: discards }] as const
    const three = [unit('h', { grade: 3 }), unit('i', { grade: 3 }), unit('j')]
    const g = having([restA, when('rest', draw(2), { cost: pays })], { hand: three })
    use(g)
    g.P1.answers(true)
    expect(g.P1).toOfferExactly('h', 'i')
    expect(g.match.decision?.min).toBe(1)
    g.P1.chooses('i')
    expect(g.at('i').zone).toBe('drop')
    expect(hand(g)).toBe(4)
    g.proves('8.6.4')
  })
})

describe('play timing', () => {
  test('doing nothing ends it', () => {
    const g = table()
    g.P1.passes()
    expect(g.P1).toBeAsked('battle.attack')
    g.proves('8.4.2.3')
  })
})
