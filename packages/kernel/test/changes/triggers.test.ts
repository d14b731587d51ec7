import { describe, expect, test } from 'vitest'
import {
  EffectCell,
  EV,
  NONE,
  Pending,
  dropPending,
  pending,
  pendingValue,
  until,
} from '@fudaba/kernel/rules'
import type { Rearming } from '../../src/game/declarations.ts'
import { triggeredTimes } from '../../src/changes/triggers.ts'
import { checkStates } from '../../src/changes/stateTriggers.ts'
import { Bench, type Workshop, without, workshop } from '../testing/workshop.ts'

type Basics = Parameters<Parameters<typeof workshop>[1]>[0]

function alarms(rule: Rearming = 'notTriggered'): Workshop<ReturnType<typeof declare>> {
  return workshop(
    ['bell', 'echo', 'wake', 'leave', 'later', 'empty', 'rearm', 'once', 'limit', 'group', 'gag', 'lead'],
    (w) => declare(w, rule),
  )
}

function declare({ book, field, hand, grave, power }: Basics, rule: Rearming) {
  const turn = book.scope('turn')
  const move = book.kernelVerb('move')
  const turning = book.kernelVerb('turn')
  book.rearms('rearm', rule)
  const usable = book.verdict('use', () => true)
  book.usable(usable)
  book.trigger('echo', 'echo', {
    on: [book.kernelVerb('count')],
    when: () => true,
    times: (g, ev) => g.event(ev, EV.n),
    player: () => 1,
  })
  const onTurn = {
    on: [turning],
    when: (g: Parameters<NonNullable<typeof book.printed>>[0], ev: number, holder: number) =>
      g.event(ev, EV.row) !== holder && g.event(ev, EV.n) === 1,
  }
  const bell = book.abilityTrigger('bell', 'bell', onTurn)
  const once = book.abilityTrigger('once', 'once', { ...onTurn, limit: book.limit('limit', 'once', turn) })
  const group = book.abilityTrigger('group', 'group', {
    ...onTurn,
    limit: book.limit('group', 'group', turn, 1, true),
  })
  const wake = book.abilityTrigger('wake', 'wake', {
    on: [move],
    when: (g, ev, holder) => g.event(ev, EV.row) === holder && g.event(ev, EV.to) === g.zone(field, 0),
  })
  const leave = book.abilityTrigger('leave', 'leave', {
    on: [move],
    lookBack: true,
    when: (g, ev) => g.event(ev, EV.from) === g.zone(field, 0) && g.event(ev, EV.to) === g.zone(grave, 0),
    values: (g, ev) => [g.lastValue(g.event(ev, EV.id), power), g.event(ev, EV.id)],
  })
  const empty = book.stateTrigger('empty', 'empty', {
    holds: (g, holder) => g.count(hand, g.controller(holder)) === 0,
  })
  return {
    turn,
    bell: book.ability('bell', 'bell', { triggers: [bell] }),
    once: book.ability('once', 'once', { triggers: [once] }),
    group: book.ability('group', 'group', { triggers: [group] }),
    wake: book.ability('wake', 'wake', { triggers: [wake] }),
    leave: book.ability('leave', 'leave', { triggers: [leave] }),
    empty: book.ability('empty', 'empty', { states: [empty] }),
    lead: book.ability('lead', 'lead', {
      effects: [
        book.effect('lead', 'lead', {
          layer: 0,
          of: power,
          affects: (g, e, o) => g.inZone(o, field) && o !== g.effect(e, EffectCell.source),
          modify: (_g, _e, _o, v) => v + 1,
        }),
      ],
    }),
    triggers: { bell, once, group, wake, leave, empty },
    later: book.delayed('later', 'later', {
      on: [turning],
      when: (g, ev) => g.event(ev, EV.n) === 1,
      once: true,
    }),
    always: book.delayed('later', 'always', {
      on: [turning],
      when: (g, ev) => g.event(ev, EV.n) === 1,
      once: false,
    }),
    gag: book.effect('gag', 'gag', {
      parts: [
        {
          kind: 'verdict',
          query: usable,
          says: 'forbid',
          applies: (g, e, asker) => g.effect(e, EffectCell.on) === asker,
        },
      ],
    }),
  }
}

const waiting = (b: Bench): string[] =>
  pending(b.g).map((row) => b.g.book.triggers[pendingValue(b.g, row, Pending.def)].name)

function toggle(b: Bench, row: number): void {
  b.verb('turn', row, 1)
  b.verb('turn', row, 0)
}

test('a trigger may trigger several times on one event', () => {
  const b = new Bench(
    workshop(['many'], ({ book }) => {
      const counter = book.counter('steps')
      book.trigger('many', 'many', {
        on: [book.kernelVerb('count')],
        when: () => true,
        times: (g, ev) => g.event(ev, EV.n),
        player: () => 1,
      })
      return counter
    }),
  )
  b.verb('count', 0, 0, 3)
  expect(waiting(b)).toEqual(['many', 'many', 'many'])
})

test('an ability triggers once for each instance of it', () => {
  const w = alarms()
  const b = new Bench(w)
  const { bell } = w.declared
  const one = b.unit({ power: 1, abilities: [bell.id, bell.id] })
  b.unit({ power: 1, abilities: [bell.id] }, 1)
  const other = b.unit({ power: 1 })
  toggle(b, other)
  expect(waiting(b)).toEqual(['bell', 'bell', 'bell'])
  const keys = pending(b.g).map((row) => pendingValue(b.g, row, Pending.instance))
  expect(new Set(keys).size).toBe(3)
  toggle(b, other)
  expect(triggeredTimes(b.g, w.declared.triggers.bell.id, keys[0])).toBe(2)
  expect(pendingValue(b.g, pending(b.g)[0], Pending.source)).toBe(one)
})

test('a trigger that is switched off does not trigger', () => {
  const w = alarms()
  const b = new Bench(w)
  b.unit({ power: 1, abilities: [w.declared.bell.id] })
  const other = b.unit({ power: 1 })
  without(w, 'bell', () => toggle(b, other))
  expect(waiting(b)).toEqual([])
})

test('an ability that cannot be used does not trigger, but one that has triggered stays', () => {
  const w = alarms()
  const b = new Bench(w)
  const holder = b.unit({ power: 1, abilities: [w.declared.bell.id] })
  const other = b.unit({ power: 1 })
  toggle(b, other)
  b.begin(w.declared.gag, holder)
  toggle(b, other)
  expect(waiting(b)).toEqual(['bell'])
})

test('a unit that arrives sees its own arrival', () => {
  const w = alarms()
  const b = new Bench(w)
  const unit = b.unit({ power: 1, abilities: [w.declared.wake.id] }, 0, w.hand)
  b.move(unit, w.field)
  expect(waiting(b)).toEqual(['wake'])
})

test('a unit that leaves sees itself leave, and those that leave with it, as they were', () => {
  const w = alarms()
  const b = new Bench(w)
  const leader = b.unit({ power: 1, abilities: [w.declared.lead.id] })
  const watcher = b.unit({ power: 5, abilities: [w.declared.leave.id] })
  const id = b.g.id(watcher)
  b.step((g) => {
    g.propose(w.book.kernelVerb('move'), leader, g.zone(w.grave, 0))
    g.propose(w.book.kernelVerb('move'), watcher, g.zone(w.grave, 0))
  })
  expect(waiting(b)).toEqual(['leave', 'leave'])
  expect(pending(b.g).map((row) => pendingValue(b.g, row, Pending.sourceId))).toEqual([id, id])
  // The leader left in the same batch, before it in the list: still the watcher's last power was 6.
  expect(pending(b.g).map((row) => pendingValue(b.g, row, Pending.a))).toEqual([1, 6])
})

test('last-known sets of words are kept as well', () => {
  const w = alarms()
  const b = new Bench(w)
  const unit = b.unit({ power: 1, factions: ['green', 'red'] })
  const id = b.g.id(unit)
  b.move(unit, w.grave)
  const other = b.reloaded()
  expect(w.words.own(other.g.lastValue(id, w.factions))).toEqual([0, 2])
})

describe('a delayed trigger', () => {
  test('waits for its event, triggers once, and belongs to what made it', () => {
    const w = alarms()
    const b = new Bench(w)
    const source = b.unit({ power: 1 })
    const other = b.unit({ power: 1 })
    b.verb('turn', other, 1)
    b.verb('turn', other, 0)
    b.begin(w.declared.later.effect, NONE, 4, 1, source)
    expect(waiting(b)).toEqual([])
    toggle(b, other)
    toggle(b, other)
    expect(waiting(b)).toEqual(['later'])
    const row = pending(b.g)[0]
    expect(pendingValue(b.g, row, Pending.player)).toBe(1)
    expect(pendingValue(b.g, row, Pending.source)).toBe(source)
    expect(pendingValue(b.g, row, Pending.a)).toBe(4)
  })

  test('does not see what happened in its own batch before it was made', () => {
    const w = alarms()
    const b = new Bench(w)
    const other = b.unit({ power: 1 })
    b.step((g) => {
      g.propose(w.book.kernelVerb('turn'), other, 1)
      g.propose(w.book.kernelVerb('beginEffect'), w.declared.later.effect, NONE, NONE, 0, 0)
    })
    expect(waiting(b)).toEqual([])
  })

  test('with a term triggers each time until the term ends', () => {
    const w = alarms()
    const b = new Bench(w)
    b.verb('beginScope', w.declared.turn.id)
    const other = b.unit({ power: 1 })
    b.begin(w.declared.always.effect, NONE, 0, until(w.declared.turn))
    toggle(b, other)
    toggle(b, other)
    b.verb('endScope', w.declared.turn.id)
    toggle(b, other)
    expect(waiting(b)).toEqual(['always', 'always'])
  })

  test('that is switched off does not trigger', () => {
    const w = alarms()
    const b = new Bench(w)
    const other = b.unit({ power: 1 })
    b.begin(w.declared.later.effect)
    without(w, 'later', () => toggle(b, other))
    expect(waiting(b)).toEqual([])
  })
})

describe('a limit', () => {
  function twice(ability: 'once' | 'group'): string[] {
    const w = alarms()
    const b = new Bench(w)
    b.verb('beginScope', w.declared.turn.id)
    const { id } = w.declared[ability]
    b.unit({ power: 1, abilities: [id] })
    b.unit({ power: 1, abilities: [id] })
    const other = b.unit({ power: 1 })
    toggle(b, other)
    toggle(b, other)
    const first = waiting(b)
    b.verb('endScope', w.declared.turn.id)
    b.verb('beginScope', w.declared.turn.id)
    toggle(b, other)
    return [...first, '|', ...waiting(b).slice(first.length)]
  }

  test('of an instance counts for itself and ends with its turn', () => {
    expect(twice('once')).toEqual(['once', 'once', '|', 'once', 'once'])
  })

  test('of a group counts for all bearers of a player together', () => {
    expect(twice('group')).toEqual(['group', '|', 'group'])
  })

  test('that is switched off limits nothing', () => {
    const w = alarms()
    const b = new Bench(w)
    b.verb('beginScope', w.declared.turn.id)
    b.unit({ power: 1, abilities: [w.declared.once.id] })
    const other = b.unit({ power: 1 })
    toggle(b, other)
    without(w, 'limit', () => toggle(b, other))
    expect(waiting(b)).toEqual(['once', 'once'])
  })
})

describe('a trigger on a condition', () => {
  function holding(rule: Rearming): { w: ReturnType<typeof alarms>; b: Bench; card: number; unit: number } {
    const w = alarms(rule)
    const b = new Bench(w)
    const card = b.unit({ power: 1 }, 0, w.hand)
    const unit = b.unit({ power: 1, abilities: [w.declared.empty.id] })
    return { w, b, card, unit }
  }
  const play = (b: Bench): { trigger: number; instance: number } => {
    const row = pending(b.g)[0]
    const out = {
      trigger: pendingValue(b.g, row, Pending.def),
      instance: pendingValue(b.g, row, Pending.instance),
    }
    dropPending(b.g, row)
    return out
  }

  test('triggers when the condition is true, not while it has triggered already', () => {
    const { w, b, card, unit } = holding('notTriggered')
    b.verb('turn', unit, 1)
    expect(waiting(b)).toEqual([])
    b.move(card, w.grave)
    b.verb('turn', unit, 0)
    expect(waiting(b)).toEqual(['empty'])
    play(b)
    b.verb('turn', unit, 1)
    expect(waiting(b)).toEqual(['empty'])
  })

  test('where the game waits for it to leave the stack, triggers again only then', () => {
    const { w, b, card, unit } = holding('settled')
    b.move(card, w.grave)
    const { trigger, instance } = play(b)
    b.verb('turn', unit, 1)
    expect(waiting(b)).toEqual([])
    b.verb('settle', trigger, instance)
    expect(waiting(b)).toEqual(['empty'])
  })

  test('where the game wants it to become true anew, triggers once each time', () => {
    const { w, b, card, unit } = holding('becomesTrue')
    b.move(card, w.grave)
    const { trigger, instance } = play(b)
    b.verb('settle', trigger, instance)
    b.verb('turn', unit, 1)
    expect(waiting(b)).toEqual([])
    b.move(card, w.hand)
    b.move(card, w.grave)
    expect(waiting(b)).toEqual(['empty'])
  })

  test('keeps what it remembers through save and load', () => {
    const { w, b, card, unit } = holding('becomesTrue')
    b.move(card, w.grave)
    play(b)
    const other = b.reloaded()
    other.verb('turn', unit, 1)
    expect(waiting(other)).toEqual([])
  })

  test('of a unit that left and came back is a new one', () => {
    const { w, b, card, unit } = holding('becomesTrue')
    b.move(card, w.grave)
    play(b)
    b.move(unit, w.grave)
    b.move(unit, w.field)
    expect(waiting(b)).toEqual(['empty'])
  })

  test('without the rule for it triggers on every look', () => {
    const { w, b, card } = holding('notTriggered')
    b.move(card, w.grave)
    without(w, 'rearm', () => checkStates(b.g))
    expect(waiting(b)).toEqual(['empty', 'empty'])
  })
})
