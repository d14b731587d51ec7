import { expect, test } from 'vitest'
import {
  type AbilityDef,
  type Book,
  type Characteristic,
  type Game,
  Obj,
  setColumn,
} from '@fudaba/kernel/rules'
import { Bench, type Unit, type Workshop, workshop } from '../testing/workshop.ts'

/** Values that are kept over changes: each test writes to one thing and looks at another. */

interface Guilds {
  readonly guilds: Characteristic
  readonly asleep: number
  /** Units of the first player in the field that have the first word also have the second. */
  readonly joins: (from: string, to: string) => AbilityDef
}

function steady(): Workshop<Guilds> {
  return workshop(['words', 'dependency', 'join'], ({ book, field, words }) => {
    const layer = book.layer('words', 'words')
    book.dependencies('dependency')
    const asleep = book.column('asleep')
    const base = (g: Game, row: number): number => words.of(...((g.face(row) as Unit).factions ?? []))
    const guilds = book.characteristic('guilds', { ja: '組合', en: 'guilds' }, base, words, true)
    const join = (from: string, to: string): ReturnType<Book['effect']> =>
      book.effect('join', `${from} → ${to}`, {
        layer,
        of: guilds,
        reads: [guilds],
        steady: () => true,
        zones: () => [field],
        affects: (g, _effect, row) =>
          g.controller(row) === 0 && words.has(g.value(guilds, row), words.word(from)),
        modify: (_g, _effect, _row, set) => words.add(set, words.word(to)),
      })
    return {
      guilds,
      asleep,
      joins: (from, to) =>
        book.ability('join', `${from} → ${to}`, {
          effects: [join(from, to)],
          active: (g, holder) => g.object(holder, asleep) === 0,
        }),
    }
  })
}

function table(...joins: readonly (readonly [string, string])[]) {
  const w = steady()
  const abilities = joins.map(([from, to]) => w.declared.joins(from, to).id)
  const b = new Bench(w)
  const guilds = (row: number): string =>
    w.words
      .own(b.g.value(w.declared.guilds, row))
      .map((word) => w.words.text(word))
      .join(' ')
  const holders = abilities.map((id) => b.unit({ power: 1, abilities: [id] }))
  const sleep = (row: number, yes: boolean): void => setColumn(b.g, row, w.declared.asleep, yes ? 1 : 0)
  return { w, b, guilds, holders, sleep }
}

test('a cached value of a unit changes when it leaves the zones an effect applies in', () => {
  const { w, b, guilds } = table(['red', 'blue'])
  const unit = b.unit({ power: 1, factions: ['red'] })
  const bystander = b.unit({ power: 1, factions: ['green'] })
  expect(guilds(unit)).toBe('red blue')
  b.move(unit, w.hand)
  expect(guilds(unit)).toBe('red')
  b.move(unit, w.field)
  expect(guilds(unit)).toBe('red blue')
  expect(guilds(bystander)).toBe('green')
})

test('a cached value of a unit changes with its controller, if the effect depends on him', () => {
  const { b, guilds } = table(['red', 'blue'])
  const unit = b.unit({ power: 1, factions: ['red'] })
  expect(guilds(unit)).toBe('red blue')
  setColumn(b.g, unit, Obj.controller, 1)
  expect(guilds(unit)).toBe('red')
})

test('cached values of other units change when the ability that modifies them becomes inactive or active', () => {
  const { b, guilds, holders, sleep } = table(['red', 'blue'])
  const unit = b.unit({ power: 1, factions: ['red'] })
  expect(guilds(unit)).toBe('red blue')
  sleep(holders[0], true)
  expect(guilds(unit)).toBe('red')
  sleep(holders[0], false)
  expect(guilds(unit)).toBe('red blue')
})

test('the cached order of effects is found again when an object arrives that it depends on', () => {
  // The older one has nothing to do before the younger one.
  const { w, b, guilds } = table(['blue', 'green'], ['red', 'blue'])
  expect(guilds(b.unit({ power: 1, factions: ['green'] }))).toBe('green')
  const unit = b.unit({ power: 1, factions: ['red'] }, 0, w.hand)
  expect(guilds(unit)).toBe('red')
  b.move(unit, w.field)
  expect(guilds(unit)).toBe('red blue green')
})

test('the cached order of effects is found again when an ability becomes active', () => {
  const { b, guilds, holders, sleep } = table(['blue', 'green'], ['red', 'blue'])
  sleep(holders[1], true)
  const unit = b.unit({ power: 1, factions: ['red'] })
  expect(guilds(unit)).toBe('red')
  sleep(holders[1], false)
  expect(guilds(unit)).toBe('red blue green')
})

test('cached values are dropped by an undo', () => {
  const { w, b, guilds } = table(['red', 'blue'])
  const unit = b.unit({ power: 1, factions: ['red'] })
  const mark = b.g.store.top
  setColumn(b.g, unit, Obj.controller, 1)
  expect(guilds(unit)).toBe('red')
  b.g.store.undo(mark)
  expect(guilds(unit)).toBe('red blue')
  expect(b.reloaded().g.value(w.declared.guilds, unit)).toBe(b.g.value(w.declared.guilds, unit))
})
