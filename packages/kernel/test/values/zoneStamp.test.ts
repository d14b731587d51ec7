import { expect, test } from 'vitest'
import { type Game, atom, memoByZones, memoByEffects, setColumn } from '@fudaba/kernel/rules'
import { Bench, workshop } from '../testing/workshop.ts'

/** What follows from who lies where: each test writes something and looks whether it was found again. */

function table() {
  let asked = 0
  const w = workshop(['words', 'join'], ({ book, field, words }) => {
    const layer = book.layer('words', 'words')
    const base = (g: Game, row: number): number =>
      words.of(...((g.face(row) as { readonly factions?: readonly string[] }).factions ?? []))
    const guilds = book.characteristic('guilds', { ja: '組合', en: 'guilds' }, base, words, true)
    const size = book.characteristic('size', { ja: '大きさ', en: 'size' }, () => 1, undefined, true)
    const join = book.effect('join', 'all are blue', {
      layer,
      of: guilds,
      steady: () => true,
      zones: () => [field],
      affects() {
        asked++
        return true
      },
      modify: (_g, _effect, _row, set) => words.add(set, words.word('blue')),
    })
    const grow = book.effect('join', 'grows', {
      layer,
      of: size,
      steady: () => true,
      modify: (_g, _effect, _row, value) => value + 1,
    })
    // As long as anything else says so, which no object shows.
    const night = book.variable('night')
    const dusk = book.effect('join', 'red by night', {
      layer,
      of: guilds,
      affects: (g) => g.get(night) === 1,
      modify: (_g, _effect, _row, set) => words.add(set, words.word('red')),
    })
    return { guilds, size, join, grow, dusk, night, mark: book.column('mark') }
  })
  const b = new Bench(w)
  const isBlue = (row: number): boolean =>
    w.words.has(b.g.value(w.declared.guilds, row), w.words.word('blue'))
  let times = 0
  const blue = memoByZones([w.field], [w.declared.guilds], (g, player) => {
    times++
    return g.objects(w.field, player).filter(isBlue)
  })
  const timesFor = (what: () => void): number => {
    what()
    const before = times
    blue(b.g, 0)
    return times - before
  }
  return { w, b, isBlue, blue, timesFor, asked: () => asked }
}

test('a memo by zones is kept when cards are turned, or objects come and go in other zones', () => {
  const { w, b, blue, timesFor } = table()
  const unit = b.unit({ power: 1, factions: ['blue'] })
  const other = b.unit({ power: 1 }, 1, w.hand)
  expect(blue(b.g, 0)).toEqual([unit])
  expect(timesFor(() => atom.turn(b.g, unit, 1))).toBe(0)
  expect(timesFor(() => b.move(other, w.field))).toBe(0)
})

test('a memo by zones is recomputed when an object of them comes, goes or becomes another', () => {
  const { w, b, blue, timesFor } = table()
  const unit = b.unit({ power: 1, factions: ['blue'] })
  const other = b.unit({ power: 1, factions: ['blue'] }, 0, w.hand)
  expect(blue(b.g, 0)).toEqual([unit])
  expect(timesFor(() => b.move(other, w.field))).toBe(1)
  expect(blue(b.g, 0)).toEqual([other, unit])
  expect(timesFor(() => setColumn(b.g, unit, w.declared.mark, 1))).toBe(1)
  expect(timesFor(() => b.move(unit, w.hand))).toBe(1)
  expect(blue(b.g, 0)).toEqual([other])
})

test('a memo by zones is recomputed when an effect changes one of its values, not when one changes another', () => {
  const { w, b, blue, timesFor } = table()
  const unit = b.unit({ power: 1 })
  expect(blue(b.g, 0)).toEqual([])
  expect(timesFor(() => void b.begin(w.declared.grow, unit))).toBe(0)
  expect(timesFor(() => void b.begin(w.declared.join))).toBe(1)
  expect(blue(b.g, 0)).toEqual([unit])
})

test('a memo by zones is recomputed every time where a value depends on more than the objects', () => {
  const { w, b, isBlue, timesFor } = table()
  const unit = b.unit({ power: 1 })
  b.begin(w.declared.dusk, unit)
  expect(isBlue(unit)).toBe(false)
  expect(timesFor(() => undefined)).toBe(1)
  expect(timesFor(() => b.g.variable(w.declared.night, 1))).toBe(1)
})

test('a memo by zones is recomputed after an undo, and for another game', () => {
  const { w, b, blue, timesFor } = table()
  const unit = b.unit({ power: 1, factions: ['blue'] })
  expect(blue(b.g, 0)).toEqual([unit])
  const mark = b.g.store.top
  b.move(unit, w.hand)
  expect(blue(b.g, 0)).toEqual([])
  b.g.store.undo(mark)
  expect(blue(b.g, 0)).toEqual([unit])
  b.g.store.invalidateDerived()
  expect(timesFor(() => undefined)).toBe(1)
  expect(blue(b.reloaded().g, 0)).toEqual([unit])
})

test('a cached value is kept when an effect on another characteristic begins', () => {
  const { w, b, isBlue, asked } = table()
  const unit = b.unit({ power: 1 })
  b.begin(w.declared.join)
  expect(isBlue(unit)).toBe(true)
  const before = asked()
  const grown = b.begin(w.declared.grow, unit)
  expect(b.g.value(w.declared.size, unit)).toBe(2)
  expect(isBlue(unit)).toBe(true)
  b.verb('endEffect', grown)
  expect(b.g.value(w.declared.size, unit)).toBe(1)
  expect(isBlue(unit)).toBe(true)
  expect(asked()).toBe(before)
})

test('a memo by effects is kept until an effect begins or ends', () => {
  const { w, b } = table()
  const unit = b.unit({ power: 1 })
  let times = 0
  const listed = memoByEffects((g) => {
    times++
    return g.effects().length
  })
  expect(listed(b.g)).toBe(0)
  atom.turn(b.g, unit, 1)
  b.move(unit, w.hand)
  expect(listed(b.g)).toBe(0)
  expect(times).toBe(1)
  b.begin(w.declared.join)
  expect(listed(b.g)).toBe(1)
})
