import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EffectCell, NONE } from '@fudaba/kernel/rules'
import { Bench, type Workshop, workshop } from '../testing/workshop.ts'

/** Nothing derived may outlive the state it was derived from, and asking may not change an answer. */

function mixture(): Workshop<ReturnType<typeof declare>> {
  return workshop(['words', 'abilities', 'numbers', 'dependency', 'any'], declare)
}

function declare({ book, power, factions, words, field }: Parameters<Parameters<typeof workshop>[1]>[0]) {
  const first = book.layer('words', 'words')
  const middle = book.layer('abilities', 'abilities')
  const last = book.layer('numbers', 'numbers')
  book.dependencies('dependency')
  const strong = book.ability('any', 'strong', {
    effects: [
      book.effect('any', 'strong', { layer: last, of: power, own: true, modify: (_g, _e, _o, v) => v + 5 }),
    ],
  })
  const reds = (g: Parameters<NonNullable<typeof book.printed>>[0]): number[] =>
    [...g.objects(field, 0), ...g.objects(field, 1)].filter((o) => words.has(g.value(factions, o), 0))
  const effects = [
    book.effect('any', 'plus', {
      layer: last,
      of: power,
      modify: (g, e, _o, v) => v + g.effect(e, EffectCell.a),
    }),
    book.effect('any', 'paint', {
      layer: first,
      of: factions,
      modify: (g, e, _o, v) => words.add(v, g.effect(e, EffectCell.a) % 3),
    }),
    book.effect('any', 'join', {
      layer: first,
      of: factions,
      reads: [factions],
      affects: (g, e, o) => words.has(g.value(factions, o), g.effect(e, EffectCell.a) % 3),
      modify: (g, e, _o, v) => words.add(v, (g.effect(e, EffectCell.a) + 1) % 3),
    }),
    book.effect('any', 'copy', {
      layer: last,
      of: power,
      reads: [power, factions],
      affects: (g, _e, o) => g.inZone(o, field),
      modify: (g, _e, o, v) =>
        v + (reds(g).reduce((sum, r) => sum + (r === o ? 0 : g.value(power, r)), 0) % 7),
    }),
    book.effect('any', 'teach', {
      parts: [
        {
          kind: 'grant',
          layer: middle,
          abilities: () => [strong.id],
          reads: [factions],
          affects: (g, _e, o) => words.has(g.value(factions, o), 0),
        },
      ],
    }),
    book.effect('any', 'silence', { parts: [{ kind: 'lose', layer: middle, loses: () => true }] }),
    book.effect('any', 'negate', {
      parts: [
        {
          kind: 'cancel',
          cancels: (g, e, other) => g.effect(other, EffectCell.def) === g.effect(e, EffectCell.a),
        },
      ],
    }),
  ]
  return { strong, effects }
}

const action = fc.record({
  kind: fc.constantFrom('begin', 'begin', 'end', 'move', 'back', 'undo', 'look'),
  which: fc.integer({ min: 0, max: 6 }),
  unit: fc.integer({ min: 0, max: 4 }),
  fixed: fc.boolean(),
})

const WATCHING = new Set([2, 3, 4, 6])

test('after any changes and undos every cached value is what a fresh game computes', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
      const w = mixture()
      const b = new Bench(w)
      const units = [['red'], ['blue'], [], ['green'], ['red', 'blue']].map((factions, i) =>
        b.unit({ power: i, factions, abilities: i % 2 === 0 ? [w.declared.strong.id] : [] }, i < 3 ? 0 : 1),
      )
      const marks: number[] = []
      for (const a of actions) {
        const unit = units[a.unit]
        if (a.kind !== 'undo' && a.kind !== 'look') marks.push(b.g.store.top)
        if (a.kind === 'begin')
          b.begin(w.declared.effects[a.which], a.fixed || !WATCHING.has(a.which) ? unit : NONE, a.which)
        else if (a.kind === 'end' && b.g.effects().length > 0) b.verb('endEffect', b.g.effects()[0])
        else if (a.kind === 'move') b.move(unit, w.grave)
        else if (a.kind === 'back') b.move(unit, w.field)
        else if (a.kind === 'undo' && marks.length > 0) b.g.store.undo(marks.pop()!)
        else b.power(unit)
      }
      const backwards = units.toReversed().map((u) => b.power(u))
      const fresh = b.reloaded()
      expect(units.map((u) => fresh.power(u))).toEqual(backwards.toReversed())
      expect(units.map((u) => fresh.factions(u))).toEqual(units.map((u) => b.factions(u)))
    }),
    { numRuns: 300 },
  )
})

test('an object that was undone has no abilities, whatever is printed on the first card', () => {
  const w = workshop(['numbers', 'any'], ({ book, power }) => {
    const layer = book.layer('numbers', 'numbers')
    const effect = book.effect('any', 'cheer', {
      layer,
      of: power,
      affects: () => true,
      modify: (_g, _e, _o, v) => v + 1,
    })
    return { cheer: book.ability('any', 'cheer', { effects: [effect] }) }
  })
  const b = new Bench(w)
  const first = b.unit({ power: 1, abilities: [w.declared.cheer.id] })
  expect(b.power(first)).toBe(2)
  const mark = b.g.store.top
  const later = b.unit({ power: 1 })
  expect(b.power(later)).toBe(2)
  b.g.store.undo(mark)
  expect(b.power(first)).toBe(2)
  b.move(first, w.grave)
  expect(b.power(first)).toBe(1)
})
