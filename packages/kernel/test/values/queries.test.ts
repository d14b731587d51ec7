import { expect, test } from 'vitest'
import { EffectCell, type Game, NONE, allowed, ask, forbidders, required } from '@fudaba/kernel/rules'
import { Bench, type Workshop, without, workshop } from '../testing/workshop.ts'

type Basics = Parameters<Parameters<typeof workshop>[1]>[0]

function rules(conflict: 'none' | 'prohibition' | 'rank'): Workshop<ReturnType<typeof questions>> {
  return workshop(['cannot', 'can', 'must', 'treat', 'conflict', 'lonely', 'numbers'], (w) =>
    questions(w, conflict),
  )
}

function questions({ book, field, power }: Basics, conflict: 'none' | 'prohibition' | 'rank') {
  const attack = book.verdict('attack', (g, asker) => !g.turned(asker))
  if (conflict === 'prohibition') book.conflicts('conflict', 'prohibition')
  // The rank of the card an effect comes from is what it was given as its value.
  if (conflict === 'rank') book.conflicts('conflict', (g, effect) => g.effect(effect, EffectCell.a))
  const onlyUnit = book.query('only unit', (g, asker) => (g.count(field, g.controller(asker)) === 1 ? 1 : 0))
  const on = (g: Game, e: number, asker: number): boolean => g.effect(e, EffectCell.on) === asker
  const numbers = book.layer('numbers', 'numbers')
  return {
    attack,
    onlyUnit,
    cannot: book.effect('cannot', 'cannot attack', {
      parts: [{ kind: 'verdict', query: attack, says: 'forbid', applies: on }],
    }),
    can: book.effect('can', 'can attack', {
      parts: [{ kind: 'verdict', query: attack, says: 'allow', applies: on }],
    }),
    must: book.effect('must', 'must attack', {
      parts: [{ kind: 'verdict', query: attack, says: 'require', applies: on }],
    }),
    /** The controller's units count as alone, each for itself. */
    treat: book.effect('treat', 'treated as alone', {
      parts: [
        {
          kind: 'answer',
          query: onlyUnit,
          applies: (g, e, asker) => g.controller(asker) === g.effect(e, EffectCell.controller),
          answer: () => 1,
        },
      ],
    }),
    lonely: book.ability('lonely', 'lonely', {
      effects: [
        book.effect('lonely', 'lonely', {
          layer: numbers,
          of: power,
          own: true,
          modify: (g, _e, o, v) => v + 8 * ask(g, onlyUnit, o, NONE),
        }),
      ],
    }),
  }
}

test('a query or verdict that no card affects is answered by the rules', () => {
  const w = rules('none')
  const b = new Bench(w)
  const unit = b.unit({ power: 1 })
  expect(allowed(b.g, w.declared.attack, unit, NONE)).toBe(true)
  b.verb('turn', unit, 1)
  expect(allowed(b.g, w.declared.attack, unit, NONE)).toBe(false)
})

test('a card that says "cannot" forbids, and is named as the reason', () => {
  const w = rules('none')
  const b = new Bench(w)
  const unit = b.unit({ power: 1 })
  const bystander = b.unit({ power: 1 })
  const effect = b.begin(w.declared.cannot, unit)
  expect(allowed(b.g, w.declared.attack, unit, NONE)).toBe(false)
  expect(forbidders(b.g, w.declared.attack, unit, NONE)).toEqual([effect])
  expect(allowed(b.g, w.declared.attack, bystander, NONE)).toBe(true)
})

test('a card that says "can" permits what the rules do not', () => {
  const w = rules('none')
  const b = new Bench(w)
  const unit = b.unit({ power: 1 })
  b.verb('turn', unit, 1)
  b.begin(w.declared.can, unit)
  expect(allowed(b.g, w.declared.attack, unit, NONE)).toBe(true)
})

test('prohibition wins over permission, whichever came first', () => {
  const w = rules('prohibition')
  const b = new Bench(w)
  const unit = b.unit({ power: 1 })
  b.begin(w.declared.cannot, unit)
  b.begin(w.declared.can, unit)
  expect(allowed(b.g, w.declared.attack, unit, NONE)).toBe(false)
  without(w, 'conflict', () => expect(allowed(b.g, w.declared.attack, unit, NONE)).toBe(true))
})

test('where the game ranks cards, the stronger card wins, and at equal rank the prohibition', () => {
  const w = rules('rank')
  const b = new Bench(w)
  const unit = b.unit({ power: 1 })
  b.begin(w.declared.cannot, unit, 3)
  b.begin(w.declared.can, unit, 3)
  expect(allowed(b.g, w.declared.attack, unit, NONE)).toBe(false)
  b.begin(w.declared.can, unit, 2)
  expect(allowed(b.g, w.declared.attack, unit, NONE)).toBe(true)
  b.begin(w.declared.cannot, unit, 1)
  expect(allowed(b.g, w.declared.attack, unit, NONE)).toBe(false)
})

test('a card that says "must" binds unless it is forbidden or impossible', () => {
  const w = rules('none')
  const b = new Bench(w)
  const unit = b.unit({ power: 1 })
  expect(required(b.g, w.declared.attack, unit, NONE)).toBe(false)
  b.begin(w.declared.must, unit)
  expect(required(b.g, w.declared.attack, unit, NONE)).toBe(true)
  b.verb('turn', unit, 1)
  expect(required(b.g, w.declared.attack, unit, NONE)).toBe(false)
  b.verb('turn', unit, 0)
  b.begin(w.declared.cannot, unit)
  expect(required(b.g, w.declared.attack, unit, NONE)).toBe(false)
})

test('a prohibition whose clause is switched off forbids nothing', () => {
  const w = rules('none')
  const b = new Bench(w)
  const unit = b.unit({ power: 1 })
  b.begin(w.declared.cannot, unit)
  without(w, 'cannot', () => expect(allowed(b.g, w.declared.attack, unit, NONE)).toBe(true))
})

test('"is treated as" changes the answer for the objects it names, inside their own abilities too', () => {
  const w = rules('none')
  const b = new Bench(w)
  const one = b.unit({ power: 1, abilities: [w.declared.lonely.id] })
  const two = b.unit({ power: 1, abilities: [w.declared.lonely.id] })
  const enemies = [b.unit({ power: 1, abilities: [w.declared.lonely.id] }, 1), b.unit({ power: 1 }, 1)]
  expect(b.power(one)).toBe(1)
  const effect = b.begin(w.declared.treat)
  expect([one, two].map((u) => b.power(u))).toEqual([9, 9])
  expect(b.power(enemies[0])).toBe(1)
  b.verb('endEffect', effect)
  expect(b.power(one)).toBe(1)
})

test('"is treated as" whose clause is switched off changes no answer', () => {
  const w = rules('none')
  without(w, 'treat', () => {
    const b = new Bench(w)
    const unit = b.unit({ power: 1 })
    b.unit({ power: 1 })
    b.begin(w.declared.treat)
    expect(ask(b.g, w.declared.onlyUnit, unit, NONE)).toBe(0)
  })
})
