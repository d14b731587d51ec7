import { expect, test } from 'vitest'
import { EffectCell, type Game, NONE, appliedTo } from '@fudaba/kernel/rules'
import { Bench, type Workshop, without, workshop } from '../testing/workshop.ts'

function layered(): Workshop<ReturnType<typeof declare>> {
  return workshop(
    [
      'words first',
      'numbers',
      'own first',
      'set first',
      'dependency',
      'plus',
      'set',
      'double',
      'join',
      'paint',
      'sum',
      'both',
    ],
    declare,
  )
}

function declare({ book, power, factions, words, field }: Parameters<Parameters<typeof workshop>[1]>[0]) {
  const first = book.layer('words first', 'words')
  const numbers = book.layer('numbers', 'numbers')
  book.rank('own first', 'own', (_g, _e, part) => (part.own === true ? 0 : 1))
  book.rank('set first', 'set', (_g, _e, part) => (part.sets === true ? 0 : 1))
  book.dependencies('dependency')
  const arg = (g: Game, e: number): number => g.effect(e, EffectCell.a)
  return {
    plus: book.effect('plus', 'plus', { layer: numbers, of: power, modify: (g, e, _o, v) => v + arg(g, e) }),
    set: book.effect('set', 'set', { layer: numbers, of: power, sets: true, modify: (g, e) => arg(g, e) }),
    double: book.effect('double', 'double', { layer: numbers, of: power, modify: (_g, _e, _o, v) => v * 2 }),
    /** Every red unit on the field gets +a. */
    redPlus: book.effect('plus', 'red plus', {
      layer: numbers,
      of: power,
      reads: [factions],
      affects: (g, _e, o) => g.inZone(o, field) && words.has(g.value(factions, o), words.word('red')),
      modify: (g, e, _o, v) => v + arg(g, e),
    }),
    paint: book.effect('paint', 'paint', {
      layer: first,
      of: factions,
      modify: (g, e, _o, v) => words.add(v, arg(g, e)),
    }),
    /** Whoever has the word a also has the word b: reads what it changes. */
    join: book.effect('join', 'join', {
      layer: first,
      of: factions,
      reads: [factions],
      affects: (g, e, o) => words.has(g.value(factions, o), arg(g, e)),
      modify: (g, e, _o, v) => words.add(v, g.effect(e, EffectCell.b)),
    }),
    bleach: book.effect('paint', 'bleach', {
      layer: first,
      of: factions,
      reads: [factions],
      affects: (g, e, o) => words.has(g.value(factions, o), arg(g, e)),
      modify: (g, e, _o, v) => words.remove(v, g.effect(e, EffectCell.b)),
    }),
    /** +1 for each red unit, the others included. */
    sum: book.effect('sum', 'sum', {
      layer: numbers,
      of: power,
      reads: [factions],
      modify: (g, _e, _o, v) =>
        v + g.objects(field, 0).filter((o) => words.has(g.value(factions, o), words.word('red'))).length,
    }),
    both: book.effect('both', 'both', {
      parts: [
        { kind: 'value', layer: numbers, of: power, modify: (_g, _e, _o, v) => v + 10 },
        {
          kind: 'value',
          layer: first,
          of: factions,
          modify: (_g, _e, _o, v) => words.add(v, words.word('red')),
        },
      ],
    }),
    careless: book.effect('plus', 'careless', {
      layer: numbers,
      of: power,
      modify: (g, _e, o, v) => v + g.value(factions, o),
    }),
  }
}

const RED = 0
const BLUE = 1
const GREEN = 2

test('without effects a value is the printed one', () => {
  const b = new Bench(layered())
  expect(b.power(b.unit({ power: 3 }))).toBe(3)
})

test('an effect fixed to an object changes that object and no other', () => {
  const w = layered()
  const b = new Bench(w)
  const unit = b.unit({ power: 3 })
  const bystander = b.unit({ power: 3 })
  b.begin(w.declared.plus, unit, 2)
  expect(b.power(unit)).toBe(5)
  expect(b.power(bystander)).toBe(3)
})

test('an effect fixed to an object does not apply when it has become a new object', () => {
  const w = layered()
  const b = new Bench(w)
  const unit = b.unit({ power: 3 })
  b.begin(w.declared.plus, unit, 2)
  b.move(unit, w.hand)
  b.move(unit, w.field)
  expect(b.power(unit)).toBe(3)
})

test('where the game says so, a new object keeps the effects fixed to the old one', () => {
  const w = layered()
  w.book.identity = () => 'newWithEffects'
  const b = new Bench(w)
  const unit = b.unit({ power: 3 })
  const id = b.g.id(unit)
  b.begin(w.declared.plus, unit, 2)
  b.move(unit, w.hand)
  expect(b.g.id(unit)).not.toBe(id)
  expect(b.power(unit)).toBe(5)
})

test('an effect on a kind of objects applies to those that arrive later', () => {
  const w = layered()
  const b = new Bench(w)
  b.begin(w.declared.redPlus, NONE, 2)
  const late = b.unit({ power: 1, factions: ['red'] }, 0, w.hand)
  expect(b.power(late)).toBe(1)
  b.move(late, w.field)
  expect(b.power(late)).toBe(3)
})

test('layers come in the order of the rulebook, not of time', () => {
  const w = layered()
  const b = new Bench(w)
  const unit = b.unit({ power: 1 })
  b.begin(w.declared.redPlus, NONE, 4)
  b.begin(w.declared.paint, unit, RED)
  expect(b.power(unit)).toBe(5)
})

test('an effect with parts in several layers applies each part in its own layer', () => {
  const w = layered()
  const b = new Bench(w)
  const unit = b.unit({ power: 1 })
  b.begin(w.declared.redPlus, NONE, 4)
  b.begin(w.declared.both, unit)
  expect(b.power(unit)).toBe(15)
  expect(appliedTo(b.g, unit)).toHaveLength(2)
})

test('the game ranks setting before adding', () => {
  const w = layered()
  const b = new Bench(w)
  const unit = b.unit({ power: 1 })
  b.begin(w.declared.plus, unit, 2)
  b.begin(w.declared.set, unit, 7)
  expect(b.power(unit)).toBe(9)
})

test('with its rank switched off, effects of a layer are applied in order of time', () => {
  const w = layered()
  without(w, 'set first', () => {
    const b = new Bench(w)
    const unit = b.unit({ power: 1 })
    b.begin(w.declared.plus, unit, 2)
    b.begin(w.declared.set, unit, 7)
    expect(b.power(unit)).toBe(7)
  })
})

test('inside a layer and rank the older effect is applied first', () => {
  const w = layered()
  const b = new Bench(w)
  const one = b.unit({ power: 1 })
  const other = b.unit({ power: 1 })
  b.begin(w.declared.plus, one, 2)
  b.begin(w.declared.double, one)
  b.begin(w.declared.double, other)
  b.begin(w.declared.plus, other, 2)
  expect(b.power(one)).toBe(6)
  expect(b.power(other)).toBe(4)
})

test('an effect that is switched off changes nothing', () => {
  const w = layered()
  without(w, 'plus', () => {
    const b = new Bench(w)
    const unit = b.unit({ power: 1 })
    b.begin(w.declared.plus, unit, 2)
    expect(b.power(unit)).toBe(1)
  })
})

/** Old: red ones are blue; new: the unit is red. */
function joinThenPaint(w: ReturnType<typeof layered>): string {
  const b = new Bench(w)
  const unit = b.unit({ power: 1 })
  const join = b.begin(w.declared.join, NONE, RED)
  b.verb('noteEffect', join, BLUE)
  b.begin(w.declared.paint, unit, RED)
  return b.factions(unit)
}

test('an effect is applied after the one it depends on, though it is older', () => {
  expect(joinThenPaint(layered())).toBe('red blue')
})

test('with dependency switched off, effects of a layer are applied in order of time', () => {
  const w = layered()
  without(w, 'dependency', () => expect(joinThenPaint(w)).toBe('red'))
})

test('a chain of effects that depend on each other is applied from its end', () => {
  const w = layered()
  const b = new Bench(w)
  const unit = b.unit({ power: 1 })
  b.verb('noteEffect', b.begin(w.declared.join, NONE, BLUE), GREEN)
  b.verb('noteEffect', b.begin(w.declared.join, NONE, RED), BLUE)
  b.begin(w.declared.paint, unit, RED)
  expect(b.factions(unit)).toBe('red blue green')
  const bystander = b.unit({ power: 1, factions: ['green'] })
  expect(b.factions(bystander)).toBe('green')
})

test('effects that depend on each other in a cycle are applied oldest first', () => {
  const w = layered()
  const b = new Bench(w)
  const unit = b.unit({ power: 1, factions: ['red', 'blue'] })
  // Red ones lose blue; blue ones lose red.
  b.verb('noteEffect', b.begin(w.declared.bleach, NONE, RED), BLUE)
  b.verb('noteEffect', b.begin(w.declared.bleach, NONE, BLUE), RED)
  expect(b.factions(unit)).toBe('red')
})

test('an effect sees other objects as they are at its own place in the order', () => {
  const w = layered()
  const b = new Bench(w)
  const unit = b.unit({ power: 0 })
  const other = b.unit({ power: 0 })
  b.begin(w.declared.sum, unit)
  expect(b.power(unit)).toBe(0)
  b.begin(w.declared.paint, other, RED)
  expect(b.power(unit)).toBe(1)
})

test('an effect that reads a characteristic it did not declare throws', () => {
  const w = layered()
  const b = new Bench(w)
  const unit = b.unit({ power: 0 })
  b.begin(w.declared.careless, unit)
  expect(() => b.power(unit)).toThrow('an effect looks at factions without saying so')
})
