import type { Ability, Condition, Effect } from '@fudaba/kernel/text'
import { describe, expect, test } from '@fudaba/kernel/testing'
import { at as on, plain, unit, vanguardUnit } from '../cards.ts'
import { having, hand, table, use } from '../playing.ts'
import {
  act,
  activated,
  cards,
  counterBlast,
  counterCharge,
  draw,
  exactly,
  it,
  noun,
  phrase,
  sentences,
  some,
  soulBlast,
  steps,
  theirs,
  upTo,
  whenever,
  yours,
  zone,
} from '../trees.ts'

describe('where an ability is valid', () => {
  const plays = (where: readonly string[] | undefined): Ability =>
    activated([], draw(), where === undefined ? {} : { where })

  test('on the vanguard circle, on a rear-guard circle, or on either', () => {
    const g = table({
      field: [
        vanguardUnit('A', { abilities: [plays(['V'])] }),
        on('front-left', 'L', { abilities: [plays(['V'])] }),
        on('front-right', 'R', { abilities: [plays(['R'])] }),
        on('back-left', 'B', { abilities: [plays(['V', 'R'])] }),
      ],
    })
    expect(['A', 'L', 'R', 'B'].map((word) => g.may('P1', 'ability', word))).toEqual([
      true,
      false,
      true,
      true,
    ])
    g.proves('3.1.1.3', '3.1.1.3.1', '3.1.1.4')
    const rear = table({ field: [vanguardUnit('A', { abilities: [plays(['R'])] })] })
    expect(rear.may('P1', 'ability', 'A')).toBe(false)
    rear.proves('3.1.1.3.2')
  })

  test('on the guardian circle', () => {
    const g = table({ field: [vanguardUnit('A', { abilities: [plays(['G'])] })] })
    expect(g.may('P1', 'ability', 'A')).toBe(false)
    g.proves('3.1.1.3.3')
  })

  for (const [clause, place] of [
    ['3.1.1.3.4', 'hand'],
    ['3.1.1.3.5', 'drop'],
    ['3.1.1.3.6', 'bind'],
    ['3.1.1.3.7', 'soul'],
    ['3.1.1.3.8', 'damage'],
  ] as const)
    test(`in the ${place} alone`, () => {
      const g = table({ [place]: [unit('c', { abilities: [plays([place])] })] })
      expect(g.may('P1', 'ability', 'c')).toBe(true)
      g.proves(clause)
      const elsewhere = table({ field: [vanguardUnit('A', { abilities: [plays([place])] })] })
      expect(elsewhere.may('P1', 'ability', 'A')).toBe(false)
    })

  test('everywhere, if it does not say', () => {
    const g = table({
      field: [vanguardUnit('A', { abilities: [plays(undefined)] })],
      drop: [unit('c', { abilities: [plays(undefined)] })],
    })
    expect(g.may('P1', 'ability', 'A')).toBe(true)
    expect(g.may('P1', 'ability', 'c')).toBe(true)
    g.proves('3.1.1.3.10')
  })
})

describe('activated abilities', () => {
  test('are played in the own main phase and carried out', () => {
    const g = having([activated([], draw(2))])
    expect(g.P1).toOffer('ability')
    use(g)
    expect(hand(g)).toBe(2)
    expect(g.P1).toBeAsked('main.window')
    g.proves('6.6.1.2.2', '8.5.1', '8.5.3.5')
  })

  test('are used by paying, by who has the play timing and by nobody else', () => {
    const abilities = [activated([counterBlast(1)], draw())]
    const g = having(abilities, { damage: plain('d', 1) }, { field: [vanguardUnit('V', { abilities })] })
    expect([g.may('P1', 'ability', 'A'), g.may('P2', 'ability', 'V')]).toEqual([true, false])
    use(g)
    expect(hand(g)).toBe(1)
    expect(g.at('d1').faceDown).toBe(true)
    g.proves('8.1.1.1')
  })

  test('without their cost they cannot be played', () => {
    const abilities = [activated([counterBlast(2)], draw())]
    const g = having(abilities, { damage: plain('d', 2) })
    use(g)
    expect(g.at('d1').faceDown).toBe(true)
    expect(hand(g)).toBe(1)
    expect(g.may('P1', 'ability', 'A')).toBe(false)
    g.proves('3.1.1.5.1', '8.5.2.3', '10.16.1')
  })

  test('a soul blast puts cards of the soul into the drop zone', () => {
    const g = having([activated([soulBlast(1)], draw())], { soul: [unit('s1'), unit('s2')] })
    use(g)
    g.P1.chooses('s2')
    expect(g.at('s2').zone).toBe('drop')
    expect(g.at('s1').zone).toBe('soul')
    g.proves('10.17.1')
  })

  test('a counter charge turns cards of the damage zone up', () => {
    const g = having([activated([], counterCharge(1))], {
      damage: [unit('d1'), unit('d2', {}, { faceDown: true })],
    })
    use(g)
    expect(g.at('d2').faceDown).toBe(false)
    g.proves('10.30.1')
  })

  test('a search looks through the deck and need not find; it is shuffled then', () => {
    const g = having(
      [
        activated(
          [],
          steps(
            {
              kind: 'search',
              what: some(
                phrase(
                  yours,
                  zone('deck'),
                  { kind: 'number', characteristic: 'grade', comparison: { than: 'exactly', amount: 3 } },
                  noun('card'),
                ),
              ),
            },
            { kind: 'move', what: it, verb: 'add', to: { zone: 'hand' } },
            { kind: 'shuffle', zone: { whose: 'you', zone: 'deck' } },
          ),
        ),
      ],
      { deck: [unit('a'), unit('b', { grade: 3 }), ...plain('m', 5)] },
    )
    use(g)
    expect(g.P1).toOfferExactly('b')
    expect(g.match.decision?.min).toBe(0)
    g.P1.chooses('b')
    expect(g.at('b').zone).toBe('hand')
    g.proves('10.10.1', '10.10.1.1')
  })

  test('for each: as often as there are', () => {
    const per = phrase(yours, noun('rear-guard'))
    const g = having(
      [activated([], { kind: 'for-each', per, amount: 1, counter: 'cards', effect: draw() })],
      {
        more: [on('front-left', 'L'), on('front-right', 'R')],
      },
    )
    use(g)
    expect(hand(g)).toBe(2)
    g.proves('12.7.1')
  })

  test('once a turn', () => {
    const g = having([activated([], draw(), { limit: { times: 1, period: 'turn' } })])
    use(g)
    expect(g.may('P1', 'ability', 'A')).toBe(false)
    g.proves('12.6.1.1')
  })
})

describe('conditions in sentences', () => {
  const never: Condition = cards(zone('soul'), 3)
  const plays = (...all: readonly Effect[]) => {
    const g = having([activated([], sentences(...all))])
    use(g)
    return g
  }

  test('govern their own sentence only', () => {
    const g = plays(whenever(never, draw(2)), draw())
    expect(hand(g)).toBe(1)
  })

  test('are looked at when their sentence is carried out', () => {
    expect(hand(plays(whenever(never, draw(2))))).toBe(0)
    const g = having([activated([], sentences(whenever(cards(zone('soul'), 3), draw(2))))], {
      soul: plain('s', 3),
    })
    use(g)
    expect(hand(g)).toBe(2)
    g.proves('8.1.1.1.2')
  })

  test('さらに is carried out only if the sentence before was', () => {
    const g = plays(whenever(never, draw(2)), { kind: 'also', effect: draw() })
    expect(hand(g)).toBe(0)
    const met = having([
      activated([], sentences(whenever(cards(zone('deck'), 1), draw()), { kind: 'also', effect: draw() })),
    ])
    use(met)
    expect(hand(met)).toBe(2)
    met.proves('8.1.1.1.2.5')
  })
})

describe('choosing for an ability', () => {
  const theirRears = phrase(theirs, noun('rear-guard'))
  const against = (effect: Effect, ...units: readonly ReturnType<typeof on>[]) =>
    having([activated([], effect)], {}, { field: [vanguardUnit('V'), ...units] })

  test('as many as said; up to so many may be none', () => {
    const two = against(
      act('retire', some(theirRears, exactly(1))),
      on('front-left', 'X'),
      on('front-right', 'Y'),
    )
    use(two)
    expect(() => two.P1.chooses()).toThrow()
    two.P1.chooses('X')
    expect(two.at('X').zone).toBe('drop')
    two.proves('8.5.4')
    const none = against(act('retire', some(theirRears, upTo(1))), on('front-left', 'X'))
    use(none)
    none.P1.chooses()
    expect(none.at('X').zone).toBe('field')
  })

  test('damage that a text deals is processed like any other', () => {
    const g = having([
      activated([], {
        kind: 'by',
        player: 'opponent',
        effect: { kind: 'count', verb: 'damage', amount: 2, resource: 'damage' },
      }),
    ])
    use(g)
    expect(g.zone('P2', 'damage')).toHaveLength(2)
    g.proves('10.33.2')
  })
})
