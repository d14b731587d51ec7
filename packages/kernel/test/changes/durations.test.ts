import { expect, test } from 'vitest'
import { EffectCell, NONE, Pending, openScope, pending, pendingValue, until } from '@fudaba/kernel/rules'
import { duringNext, untilNext } from '../../src/changes/durations.ts'
import { Bench, type Workshop, without, workshop } from '../testing/workshop.ts'

function timed(): Workshop<ReturnType<typeof declare>> {
  return workshop(['plus', 'while', 'ended'], declare)
}

function declare({ book, power }: Parameters<Parameters<typeof workshop>[1]>[0]) {
  const turn = book.scope('turn')
  const battle = book.scope('battle')
  book.trigger('ended', 'ended', {
    on: [book.kernelVerb('endEffect')],
    when: () => true,
    player: () => 0,
    values: (g, ev) => [g.event(ev, 5), 0],
  })
  const plus = book.effect('plus', 'plus', {
    layer: 0,
    of: power,
    modify: (g, e, _o, v) => v + g.effect(e, EffectCell.a),
    // "Your next turn": the turn that begins is the controller's.
    awaits: (g, e) => g.get(8) % 2 === g.effect(e, EffectCell.controller),
  })
  return {
    turn,
    battle,
    plus,
    /** As long as the unit in E.a is upright. */
    during: book.effect('while', 'while', {
      layer: 0,
      of: power,
      modify: (_g, _e, _o, v) => v + 1,
      lasts: (g, e) => !g.turned(g.effect(e, EffectCell.a)),
    }),
  }
}

function begun(): { w: ReturnType<typeof timed>; b: Bench; unit: number } {
  const w = timed()
  const b = new Bench(w)
  b.verb('beginScope', w.declared.turn.id)
  return { w, b, unit: b.unit({ power: 1 }) }
}

test('an effect without a term lasts for the game', () => {
  const { w, b, unit } = begun()
  b.begin(w.declared.plus, unit, 2)
  b.verb('endScope', w.declared.turn.id)
  expect(b.power(unit)).toBe(3)
})

test('an effect until end of turn ends with the turn, and its ending is an event', () => {
  const { w, b, unit } = begun()
  b.begin(w.declared.plus, unit, 2, until(w.declared.turn))
  expect(b.power(unit)).toBe(3)
  b.verb('endScope', w.declared.turn.id)
  expect(b.power(unit)).toBe(1)
  expect(pendingValue(b.g, pending(b.g)[0], Pending.a)).toBe(w.declared.plus.id)
})

test('ending an inner scope leaves effects of the outer one', () => {
  const { w, b, unit } = begun()
  b.begin(w.declared.plus, unit, 2, until(w.declared.turn))
  b.verb('beginScope', w.declared.battle.id)
  b.begin(w.declared.plus, unit, 4, until(w.declared.battle))
  expect(b.power(unit)).toBe(7)
  b.verb('endScope', w.declared.battle.id)
  expect(b.power(unit)).toBe(3)
})

test('ending an outer scope ends what was opened inside it', () => {
  const { w, b, unit } = begun()
  b.verb('beginScope', w.declared.battle.id)
  b.begin(w.declared.plus, unit, 4, until(w.declared.battle))
  b.verb('endScope', w.declared.turn.id)
  expect(b.power(unit)).toBe(1)
  expect(openScope(b.g, w.declared.battle)).toBe(0)
})

test('of two nested scopes of one kind only the inner one ends', () => {
  const { w, b, unit } = begun()
  b.verb('beginScope', w.declared.battle.id)
  b.begin(w.declared.plus, unit, 4, until(w.declared.battle))
  b.verb('beginScope', w.declared.battle.id)
  b.verb('endScope', w.declared.battle.id)
  expect(b.power(unit)).toBe(5)
})

test('an effect whose end is already past does not begin', () => {
  const { w, b, unit } = begun()
  expect(b.begin(w.declared.plus, unit, 4, until(w.declared.battle))).toBe(NONE)
  expect(b.power(unit)).toBe(1)
})

/** Ends the turn and begins the one of `player`. */
function nextTurn(b: Bench, w: ReturnType<typeof timed>, player: number): void {
  b.verb('endScope', w.declared.turn.id)
  b.step((g) => {
    g.variable(8, player)
    g.propose(w.book.kernelVerb('beginScope'), w.declared.turn.id)
  })
}

test('an effect during the next turn of its controller waits for it and ends with it', () => {
  const { w, b, unit } = begun()
  b.begin(w.declared.plus, unit, 2, 1 | duringNext(w.declared.turn))
  expect(b.power(unit)).toBe(1)
  nextTurn(b, w, 0)
  expect(b.power(unit)).toBe(1)
  nextTurn(b, w, 1)
  expect(b.power(unit)).toBe(3)
  nextTurn(b, w, 0)
  expect(b.power(unit)).toBe(1)
})

test('an effect until the end of the next turn works in the meantime too', () => {
  const { w, b, unit } = begun()
  b.begin(w.declared.plus, unit, 2, 1 | untilNext(w.declared.turn))
  expect(b.power(unit)).toBe(3)
  nextTurn(b, w, 1)
  expect(b.power(unit)).toBe(3)
  nextTurn(b, w, 0)
  expect(b.power(unit)).toBe(1)
})

test('an effect with a condition ends for good when it fails', () => {
  const { w, b, unit } = begun()
  const watched = b.unit({ power: 0 })
  b.begin(w.declared.during, unit, watched)
  expect(b.power(unit)).toBe(2)
  b.verb('turn', watched, 1)
  b.verb('turn', watched, 0)
  expect(b.power(unit)).toBe(1)
})

test('switched off, the effect with a condition is not ended by it', () => {
  const { w, b, unit } = begun()
  const watched = b.unit({ power: 0 })
  const effect = b.begin(w.declared.during, unit, watched)
  without(w, 'while', () => b.verb('turn', watched, 1))
  expect(b.g.effect(effect, EffectCell.alive)).toBe(1)
})

test('a scope and what hangs on it survive save and load', () => {
  const { w, b, unit } = begun()
  b.begin(w.declared.plus, unit, 2, until(w.declared.turn))
  const other = b.reloaded()
  expect(other.power(unit)).toBe(3)
  other.verb('endScope', w.declared.turn.id)
  expect(other.power(unit)).toBe(1)
  expect(b.power(unit)).toBe(3)
})
