import { expect, test } from 'vitest'
import { EffectCell, NONE, abilitiesOf, hasAbility } from '@fudaba/kernel/rules'
import { Bench, type Workshop, without, workshop } from '../testing/workshop.ts'

function withAbilities(): Workshop<ReturnType<typeof declare>> {
  return workshop(
    [
      'first',
      'abilities',
      'numbers',
      'dependency',
      'leader',
      'teach',
      'silence',
      'strong',
      'count',
      'negate',
      'proud',
      'blank',
      'boost',
    ],
    declare,
  )
}

type Basics = Parameters<Parameters<typeof workshop>[1]>[0]

function declare({ book, power, factions, words, field, hand }: Basics) {
  book.layer('first', 'first')
  const abilities = book.layer('abilities', 'abilities')
  const numbers = book.layer('numbers', 'numbers')
  book.dependencies('dependency')
  /** Itself +5. */
  const strong = book.ability('strong', 'strong', {
    effects: [
      book.effect('strong', 'strong', {
        layer: numbers,
        of: power,
        own: true,
        modify: (_g, _e, _o, v) => v + 5,
      }),
    ],
  })
  return {
    strong,
    /** Its controller's other units on the field get +1. */
    leader: book.ability('leader', 'leader', {
      effects: [
        book.effect('leader', 'leader', {
          layer: numbers,
          of: power,
          affects: (g, e, o) =>
            g.inZone(o, field) &&
            o !== g.effect(e, EffectCell.source) &&
            g.controller(o) === g.effect(e, EffectCell.controller),
          modify: (_g, _e, _o, v) => v + 1,
        }),
      ],
    }),
    /** All units on the field are strong. */
    teacher: book.ability('teach', 'teacher', {
      effects: [
        book.effect('teach', 'teach', {
          parts: [
            {
              kind: 'grant',
              layer: abilities,
              abilities: () => [strong.id],
              affects: (g, _e, o) => g.inZone(o, field),
            },
          ],
        }),
      ],
    }),
    /** Power is the number of cards in its owner's hand, wherever it is. */
    counting: book.ability('count', 'counting', {
      defining: [{ kind: 'value', layer: 0, of: power, modify: (g, _e, o) => g.count(hand, g.owner(o)) }],
    }),
    /** +2 while it is red. */
    proud: book.ability('proud', 'proud', {
      effects: [
        book.effect('proud', 'proud', {
          layer: numbers,
          of: power,
          own: true,
          reads: [factions],
          modify: (_g, _e, _o, v) => v + 2,
        }),
      ],
      active: (g, holder) => words.has(g.value(factions, holder), words.word('red')),
    }),
    teach: book.effect('teach', 'taught', {
      parts: [{ kind: 'grant', layer: abilities, abilities: () => [strong.id] }],
    }),
    silence: book.effect('silence', 'silence', {
      parts: [{ kind: 'lose', layer: abilities, loses: () => true }],
    }),
    boost: book.effect('boost', 'boost', { layer: numbers, of: power, modify: (_g, _e, _o, v) => v + 10 }),
    /** The effect that began as number a is negated. */
    negate: book.effect('negate', 'negate', {
      parts: [
        {
          kind: 'cancel',
          cancels: (g, e, other) => g.effect(other, EffectCell.id) === g.effect(e, EffectCell.a),
        },
      ],
    }),
    /** The unit it is fixed to is not affected by effects that were there before. */
    blank: book.effect('blank', 'blank', {
      parts: [
        {
          kind: 'cancel',
          cancels: (g, e, other) => g.effect(other, EffectCell.since) < g.effect(e, EffectCell.since),
        },
      ],
    }),
    negator: book.ability('negate', 'negator', {
      effects: [
        book.effect('negate', 'negate everything', { parts: [{ kind: 'cancel', cancels: () => true }] }),
      ],
    }),
  }
}

test('a static ability works as long as its object is where abilities work', () => {
  const w = withAbilities()
  const b = new Bench(w)
  const leader = b.unit({ power: 1, abilities: [w.declared.leader.id] })
  const unit = b.unit({ power: 1 })
  const enemy = b.unit({ power: 1 }, 1)
  expect(b.power(unit)).toBe(2)
  expect(b.power(leader)).toBe(1)
  expect(b.power(enemy)).toBe(1)
  b.move(leader, w.grave)
  expect(b.power(unit)).toBe(1)
})

test('an object with the same ability twice has its effect twice', () => {
  const w = withAbilities()
  const b = new Bench(w)
  const { strong } = w.declared
  expect(b.power(b.unit({ power: 1, abilities: [strong.id, strong.id] }))).toBe(11)
})

test('an ability whose clause is switched off has no effect', () => {
  const w = withAbilities()
  without(w, 'strong', () => {
    const b = new Bench(w)
    expect(b.power(b.unit({ power: 1, abilities: [w.declared.strong.id] }))).toBe(1)
  })
})

test('a granted ability works as if it were printed, and goes with what granted it', () => {
  const w = withAbilities()
  const b = new Bench(w)
  const unit = b.unit({ power: 1 })
  const effect = b.begin(w.declared.teach, unit)
  expect(b.power(unit)).toBe(6)
  expect(hasAbility(b.g, unit, w.declared.strong.id)).toBe(true)
  b.verb('endEffect', effect)
  expect(b.power(unit)).toBe(1)
})

test('an ability can grant abilities to all units', () => {
  const w = withAbilities()
  const b = new Bench(w)
  const teacher = b.unit({ power: 1, abilities: [w.declared.teacher.id] })
  const unit = b.unit({ power: 1 })
  expect(b.power(unit)).toBe(6)
  expect(abilitiesOf(b.g, teacher)).toEqual([w.declared.teacher.id, w.declared.strong.id])
})

test('losing abilities takes away what was there, not what is granted later', () => {
  const w = withAbilities()
  const b = new Bench(w)
  const unit = b.unit({ power: 1, abilities: [w.declared.strong.id] })
  b.begin(w.declared.silence, unit)
  expect(b.power(unit)).toBe(1)
  b.begin(w.declared.teach, unit)
  expect(b.power(unit)).toBe(6)
  expect(abilitiesOf(b.g, unit)).toEqual([w.declared.strong.id])
})

test('a unit that loses its abilities no longer grants any, though it began to grant before', () => {
  const w = withAbilities()
  const b = new Bench(w)
  const teacher = b.unit({ power: 1, abilities: [w.declared.teacher.id] })
  const unit = b.unit({ power: 1 })
  b.begin(w.declared.silence, teacher)
  expect(b.power(unit)).toBe(1)
})

test('with dependency switched off, an older grant stays though its source loses its abilities later', () => {
  const w = withAbilities()
  without(w, 'dependency', () => {
    const b = new Bench(w)
    const teacher = b.unit({ power: 1, abilities: [w.declared.teacher.id] })
    const unit = b.unit({ power: 1 })
    b.begin(w.declared.silence, teacher)
    expect(b.power(unit)).toBe(6)
  })
})

test('a characteristic-defining ability works in every zone, before all effects', () => {
  const w = withAbilities()
  const b = new Bench(w)
  const inHand = b.unit({ power: 99, abilities: [w.declared.counting.id] }, 0, w.hand)
  expect(b.power(inHand)).toBe(1)
  const fielded = b.unit({ power: 99, abilities: [w.declared.counting.id] })
  b.begin(w.declared.boost, fielded)
  expect(b.power(fielded)).toBe(11)
  b.unit({ power: 0 }, 0, w.hand)
  b.step((g) => g.propose(w.book.kernelVerb('turn'), fielded, 1))
  expect(b.power(fielded)).toBe(12)
})

test('an ability with a condition exists only while the condition holds', () => {
  const w = withAbilities()
  const b = new Bench(w)
  expect(b.power(b.unit({ power: 1, factions: ['red'], abilities: [w.declared.proud.id] }))).toBe(3)
  expect(b.power(b.unit({ power: 1, factions: ['blue'], abilities: [w.declared.proud.id] }))).toBe(1)
})

function negations(): {
  b: Bench
  w: ReturnType<typeof withAbilities>
  unit: number
  id: (e: number) => number
} {
  const w = withAbilities()
  const b = new Bench(w)
  return { b, w, unit: b.unit({ power: 1 }), id: (e) => b.g.effect(e, EffectCell.id) }
}

test('a negated effect stays in the table and does nothing', () => {
  const { b, w, unit, id } = negations()
  const boost = b.begin(w.declared.boost, unit)
  b.begin(w.declared.negate, NONE, id(boost))
  expect(b.power(unit)).toBe(1)
  expect(b.g.effects()).toHaveLength(2)
})

test('an effect is in force again when the effect that negates it is negated', () => {
  const { b, w, unit, id } = negations()
  const boost = b.begin(w.declared.boost, unit)
  const negation = b.begin(w.declared.negate, NONE, id(boost))
  const second = b.begin(w.declared.negate, NONE, id(negation))
  expect(b.power(unit)).toBe(11)
  b.begin(w.declared.negate, NONE, id(second))
  expect(b.power(unit)).toBe(1)
})

test('a negating effect whose clause is switched off negates nothing', () => {
  const { b, w, unit, id } = negations()
  without(w, 'negate', () => {
    const boost = b.begin(w.declared.boost, unit)
    b.begin(w.declared.negate, NONE, id(boost))
    expect(b.power(unit)).toBe(11)
  })
})

test('an ability that negates every effect, itself included, does nothing', () => {
  const w = withAbilities()
  const b = new Bench(w)
  b.unit({ power: 1, abilities: [w.declared.negator.id] })
  const unit = b.unit({ power: 1 })
  b.begin(w.declared.boost, unit)
  expect(b.power(unit)).toBe(11)
})

test('a negation can be limited to one object and to effects that were there before', () => {
  const w = withAbilities()
  const b = new Bench(w)
  const unit = b.unit({ power: 1 })
  const other = b.unit({ power: 1 })
  b.begin(w.declared.boost, unit)
  b.begin(w.declared.boost, other)
  b.begin(w.declared.blank, unit)
  expect(b.power(unit)).toBe(1)
  expect(b.power(other)).toBe(11)
  b.begin(w.declared.boost, unit)
  expect(b.power(unit)).toBe(11)
})
