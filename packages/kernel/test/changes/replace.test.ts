import { describe, expect, test } from 'vitest'
import { EffectCell, NONE, Obj, type Player, Pending, pending, pendingValue } from '@fudaba/kernel/rules'
import { Bench, type Workshop, without, workshop } from '../testing/workshop.ts'

type Basics = Parameters<Parameters<typeof workshop>[1]>[0]

function house(): Workshop<ReturnType<typeof declare>> {
  return workshop(
    [
      'choice',
      'consent',
      'shield',
      'home',
      'doubled',
      'may',
      'nothing',
      'self',
      'before',
      'ward',
      'then',
      'wound',
      'fell',
    ],
    declare,
  )
}

function declare({ book, field, hand, grave }: Basics) {
  book.replacementChoice('choice', 'consent')
  const wounds = book.counter('wounds')
  const move = book.kernelVerb('move')
  const wound = book.verb('wound', 'wound', (g, player, n) => {
    g.setCounter(wounds, player as Player, g.counter(wounds, player as Player) + n)
    g.emit(undefined, NONE, player, n)
  })
  book.trigger('fell', 'fell', {
    on: [move],
    when: (g, ev) => g.event(ev, 6) === g.zone(grave, 0),
    player: () => 0,
    values: (g, ev) => [g.event(ev, 1), 0],
  })
  const none = (
    clause: 'shield' | 'home' | 'doubled' | 'may' | 'nothing' | 'self' | 'ward' | 'then',
    name: string,
  ) => book.effect(clause, name, { parts: [] })
  const effects = {
    shield: none('shield', 'shield'),
    home: none('home', 'home'),
    doubled: none('doubled', 'doubled'),
    may: none('may', 'may'),
    nothing: none('nothing', 'nothing'),
    self: none('self', 'self'),
    asking: none('then', 'then'),
  }
  const damage = {
    on: [wound],
    affected: (_g: unknown, c: { a: number }) => c.a as Player,
    applies: () => true,
  }
  const dying = {
    on: [move],
    affected: (g: Parameters<typeof book.printed & object>[0], c: { a: number }) => g.controller(c.a),
    applies: (g: Parameters<typeof book.printed & object>[0], c: { a: number; b: number }, e: number) =>
      g.effect(e, EffectCell.on) === c.a && c.b === g.zone(grave, g.owner(c.a)),
  }
  book.replacement('shield', 'shield', {
    ...damage,
    effect: effects.shield,
    replace: (g, c) => g.propose(wound, c.a, Math.max(0, c.b - 1)),
  })
  book.replacement('doubled', 'doubled', {
    ...damage,
    effect: effects.doubled,
    replace: (g, c) => g.propose(wound, c.a, c.b * 2),
  })
  book.replacement('self', 'self', {
    ...damage,
    self: true,
    effect: effects.self,
    replace: (g, c) => g.propose(wound, c.a, c.b + 10),
  })
  book.replacement('may', 'may', {
    ...damage,
    optional: true,
    effect: effects.may,
    replace: (g, c) => g.propose(wound, c.a, 0),
  })
  book.replacement('home', 'home', {
    ...dying,
    effect: effects.home,
    replace: (g, c) => g.propose(move, c.a, g.zone(hand, g.owner(c.a))),
  })
  book.replacement('nothing', 'nothing', { ...dying, effect: effects.nothing, replace: () => undefined })
  const asked = book.procedure('asked', 6, [
    book.ask('then', {
      offer: (_g, d) => d.option(1, 'then', ['left', 'right']),
      take: (g, answer) => g.setCounter(wounds, 1, answer.key === 'left' ? 100 : 200),
    }),
  ])
  book.replacement('then', 'then', {
    ...damage,
    effect: effects.asking,
    replace: () => undefined,
    afterwards: asked,
  })
  // A unit that is a ward: all damage to its controller is one less.
  const warding = none('ward', 'warding')
  book.replacement('ward', 'warding', {
    ...damage,
    effect: warding,
    applies: (g, c, e) => c.a === g.effect(e, EffectCell.controller),
    replace: (g, c) => g.propose(wound, c.a, c.b - 1),
  })
  book.before('before', 'last breath', {
    on: [move],
    when: (g, c) => c.b === g.zone(grave, g.owner(c.a)) && g.object(c.a, Obj.cell) === 7,
    run: (g, c) => g.propose(wound, 1 - g.controller(c.a), 1),
  })
  book.before('before', 'taken away', {
    on: [move],
    when: (g, c) => c.b === g.zone(grave, g.owner(c.a)) && g.object(c.a, Obj.cell) === 8,
    run: (g, c) => g.propose(move, c.a, g.zone(hand, g.owner(c.a))),
  })
  return { ...effects, wound, wounds, field, ward: book.ability('ward', 'ward', { effects: [warding] }) }
}

function ready(): {
  w: ReturnType<typeof house>
  b: Bench
  wounds: (p: Player) => number
  hurt: (p: Player, n: number) => void
} {
  const w = house()
  const b = new Bench(w)
  return {
    w,
    b,
    wounds: (p) => b.g.counter(w.declared.wounds, p),
    hurt: (p, n) => b.step((g) => g.propose(w.declared.wound, p, n)),
  }
}

const idle = (b: Bench): boolean => b.decision.message.key === 'idle'

test('with no replacement in force the change simply happens', () => {
  const { b, wounds, hurt } = ready()
  hurt(0, 3)
  expect(wounds(0)).toBe(3)
  expect(idle(b)).toBe(true)
})

test('the replaced change does not happen, only what comes instead', () => {
  const { w, b } = ready()
  const unit = b.unit({ power: 1 })
  b.begin(w.declared.home, unit)
  b.move(unit, w.grave)
  expect(b.g.inZone(unit, w.hand)).toBe(true)
  expect(pending(b.g)).toEqual([])
})

test('nothing can come instead', () => {
  const { w, b } = ready()
  const unit = b.unit({ power: 1 })
  b.begin(w.declared.nothing, unit)
  const { time } = b.g
  b.move(unit, w.grave)
  expect(b.g.inZone(unit, w.field)).toBe(true)
  expect(b.g.time).toBe(time)
})

test('a replacement that is switched off replaces nothing', () => {
  const { w, b } = ready()
  const unit = b.unit({ power: 1 })
  b.begin(w.declared.home, unit)
  without(w, 'home', () => b.move(unit, w.grave))
  expect(b.g.inZone(unit, w.grave)).toBe(true)
})

test('each replacement is applied once for each original change', () => {
  const { w, b, wounds, hurt } = ready()
  b.begin(w.declared.doubled)
  hurt(0, 3)
  expect(wounds(0)).toBe(6)
  hurt(0, 3)
  expect(wounds(0)).toBe(12)
})

test('two effects of the same kind are two replacements', () => {
  const { w, b, wounds, hurt } = ready()
  b.begin(w.declared.shield)
  b.begin(w.declared.shield)
  hurt(0, 3)
  b.answer(b.decision.candidates[0].id)
  expect(wounds(0)).toBe(1)
})

describe('among several replacements', () => {
  const two = (): ReturnType<typeof ready> => {
    const made = ready()
    made.b.begin(made.w.declared.shield, NONE, 0, 0)
    made.b.begin(made.w.declared.doubled, NONE, 0, 0)
    return made
  }

  test('the affected player chooses, under the clause of the game', () => {
    const { b, hurt } = two()
    hurt(1, 3)
    expect(b.decision.player).toBe('P2')
    expect(b.decision.shape).toBe('choose')
    expect(b.decision.clauses.at(-1)).toBe('choice')
    expect(b.decision.candidates.map((c) => c.id)).toEqual(['shield', 'doubled'])
  })

  test('the chosen one is applied first, the other one to its result', () => {
    const first = two()
    first.hurt(1, 3)
    first.b.answer('shield')
    expect(first.wounds(1)).toBe(4)
    const second = two()
    second.hurt(1, 3)
    second.b.answer('doubled')
    expect(second.wounds(1)).toBe(5)
    expect(idle(second.b)).toBe(true)
  })

  test('with the choice switched off the first is taken', () => {
    const { w, b, hurt, wounds } = two()
    without(w, 'choice', () => hurt(1, 3))
    expect(wounds(1)).toBe(4)
    expect(idle(b)).toBe(true)
  })

  test('one that replaces part of itself comes first, unasked', () => {
    const { w, b, hurt, wounds } = two()
    b.begin(w.declared.self)
    hurt(1, 3)
    expect(b.decision.candidates.map((c) => c.id)).toEqual(['shield', 'doubled'])
    b.answer('doubled')
    expect(wounds(1)).toBe(25)
  })

  test('the game saved at the choice goes on from it', () => {
    const { w, b, hurt } = two()
    hurt(1, 3)
    const other = b.reloaded()
    expect(other.decision).toEqual(b.decision)
    other.answer('doubled')
    expect(other.g.counter(w.declared.wounds, 1)).toBe(5)
    b.answer('doubled')
    expect(other.g.store.digest()).toBe(b.g.store.digest())
  })

  test('undo from the choice, and from after it, gives back the state before', () => {
    const { b, hurt, wounds } = two()
    const mark = b.g.store.top
    const digest = b.g.store.digest()
    hurt(1, 3)
    const asked = b.g.store.top
    const atChoice = b.g.store.digest()
    b.answer('shield')
    expect(wounds(1)).toBe(4)
    b.g.store.undo(asked)
    expect(b.g.store.digest()).toBe(atChoice)
    b.g.store.undo(mark)
    expect(b.g.store.digest()).toBe(digest)
    expect(wounds(1)).toBe(0)
  })
})

test('an optional replacement asks, and is asked about once', () => {
  const { w, b, wounds, hurt } = ready()
  b.begin(w.declared.may)
  hurt(0, 3)
  expect(b.decision.clauses.at(-1)).toBe('consent')
  b.answer('no')
  expect(wounds(0)).toBe(3)
  hurt(0, 3)
  b.answer('yes')
  expect(wounds(0)).toBe(3)
})

test('with consent switched off an optional replacement is applied', () => {
  const { w, b, wounds, hurt } = ready()
  b.begin(w.declared.may)
  without(w, 'consent', () => hurt(0, 3))
  expect(wounds(0)).toBe(0)
})

test('a batch stays one batch: what is not replaced happens at the same moment', () => {
  const { w, b } = ready()
  const saved = b.unit({ power: 1 })
  const lost = b.unit({ power: 1 })
  b.begin(w.declared.home, saved)
  b.step((g) => {
    g.propose(w.book.kernelVerb('move'), saved, g.zone(w.grave, 0))
    g.propose(w.book.kernelVerb('move'), lost, g.zone(w.grave, 0))
  })
  expect(b.g.inZone(saved, w.hand)).toBe(true)
  expect(b.g.inZone(lost, w.grave)).toBe(true)
  expect(pending(b.g).map((row) => pendingValue(b.g, row, Pending.a))).toEqual([lost])
})

test('each change of a batch is replaced for itself', () => {
  const { w, b, wounds } = ready()
  b.begin(w.declared.doubled)
  b.step((g) => {
    g.propose(w.declared.wound, 0, 1)
    g.propose(w.declared.wound, 1, 2)
  })
  expect([wounds(0), wounds(1)]).toEqual([2, 4])
})

test('a choice that an ability takes part in survives save and load', () => {
  const { w, b, hurt } = ready()
  b.unit({ power: 1, abilities: [w.declared.ward.id] })
  b.begin(w.declared.doubled)
  hurt(0, 3)
  const other = b.reloaded()
  expect(other.decision).toEqual(b.decision)
  const ward = other.decision.candidates.find((c) => c.id.startsWith('warding@o'))!
  other.answer(ward.id)
  expect(other.g.counter(w.declared.wounds, 0)).toBe(4)
})

test('an ability can bring a replacement, as long as it is there', () => {
  const { w, b, wounds, hurt } = ready()
  const ward = b.unit({ power: 1, abilities: [w.declared.ward.id] })
  hurt(0, 3)
  hurt(1, 3)
  expect([wounds(0), wounds(1)]).toEqual([2, 3])
  b.move(ward, w.grave)
  hurt(0, 3)
  expect(wounds(0)).toBe(5)
})

test('a replacement that needs a decision has its procedure carried out after the batch', () => {
  const { w, b, wounds, hurt } = ready()
  b.begin(w.declared.asking)
  hurt(0, 3)
  expect(b.decision.player).toBe('P2')
  b.answer('right')
  expect([wounds(0), wounds(1)]).toEqual([0, 200])
  expect(idle(b)).toBe(true)
})

test('what happens just before is done before the change itself', () => {
  const { w, b, wounds } = ready()
  const unit = b.unit({ power: 1 })
  b.verb('move', unit, b.g.zone(w.field, 0), 0, 7 << 8)
  const from = b.g.log.count
  b.move(unit, w.grave)
  expect(wounds(1)).toBe(1)
  const kinds = Array.from({ length: b.g.log.count - from }, (_, i) => b.g.event(from + i, 0))
  expect(kinds.slice(0, 2)).toEqual([w.declared.wound.id, w.book.kernelVerb('move').id])
  without(w, 'before', () => {
    const other = b.unit({ power: 1 })
    b.verb('move', other, b.g.zone(w.field, 0), 0, 7 << 8)
    b.move(other, w.grave)
  })
  expect(wounds(1)).toBe(1)
})

test('a change that what came before made impossible does not happen', () => {
  const { w, b } = ready()
  const unit = b.unit({ power: 1 })
  b.verb('move', unit, b.g.zone(w.field, 0), 0, 8 << 8)
  b.move(unit, w.grave)
  expect(b.g.inZone(unit, w.hand)).toBe(true)
})

test('what happens just before can itself be replaced', () => {
  const { w, b, wounds } = ready()
  const unit = b.unit({ power: 1 })
  b.verb('move', unit, b.g.zone(w.field, 0), 0, 7 << 8)
  b.begin(w.declared.doubled)
  b.move(unit, w.grave)
  expect(wounds(1)).toBe(2)
  expect(b.g.inZone(unit, w.grave)).toBe(true)
})
