import {
  type Book,
  type Game,
  NONE,
  type Player,
  type Plays,
  type RelationDef,
  type ScopeDef,
  Pending,
  type Verb,
  type ZoneDef,
  offerActions,
  pending,
  pendingValue,
} from '@fudaba/kernel/rules'
import type { Programs } from '@fudaba/kernel/text'
import { type Clause, type LanternCard, words } from './lantern.ts'

/** How the toy game is played: its actions, its triggers and its day. */

export interface LanternTable {
  readonly book: Book<Clause>
  readonly texts: Programs
  readonly machine: Plays<Clause>
  readonly lists: ReadonlyMap<LanternCard, readonly number[]>
  readonly zones: Readonly<Record<'meadow' | 'basket' | 'well' | 'mist', ZoneDef>>
  readonly values: { readonly oilCost: ReturnType<Book['characteristic']> }
  readonly oil: number
  readonly extraTurns: number
  readonly challenges: RelationDef
  readonly turnPlayer: number
  readonly turns: number
  readonly day: ScopeDef
  readonly verbs: Readonly<Record<'move' | 'turn' | 'count' | 'relate' | 'duskFalls', Verb>>
}

const OIL_OF_A_TURN = 2

export function lanternPlay(table: LanternTable) {
  const { book, texts, machine, lists, zones, oil, extraTurns, challenges, turnPlayer, turns, day } = table
  const { meadow, basket, mist } = zones
  const { move, turn, count, relate, duskFalls } = table.verbs
  const face = (g: Game, row: number): LanternCard => g.face(row) as LanternCard
  const isType = (type: LanternCard['type']) => (g: Game, row: number) => face(g, row).type === type
  const whoseTurn = (g: Game): Player => g.get(turnPlayer) as Player

  // ── playing ──────────────────────────────────────────────────────────────────────────────────────────────
  const player = (g: Game): Player => g.local(0) as Player
  const priceOf = (g: Game, who: Player, card: number): number => {
    const about = { verb: 'call', player: who, object: card, cost: 'price' }
    const other = texts.alteration(g, about, 'set')
    const base = other > 0 ? other - 1 : g.value(table.values.oilCost, card)
    return Math.max(0, base + texts.alteration(g, about, 'add') - texts.alteration(g, about, 'subtract'))
  }
  const onRecord = book.procedure('what is sung', 4, [
    book.step('sing', (g) => {
      const card = g.local(1)
      texts.prepare(g, g.local(2), texts.instruction(g.book, lists.get(face(g, card)) ?? []), card)
    }),
    book.step('sing', (g) => g.done(1), 'noted'),
  ])
  const payPrice = book.procedure('price', 4, [
    book.step('cost', (g) => g.propose(count, player(g), oil, -priceOf(g, player(g), g.local(1)))),
    book.step('cost', (g) => g.done(1), 'paid'),
  ])
  const away = book.procedure('out of the basket', 4, [
    book.step('sing', (g) => {
      const song = isType('song')(g, g.local(1))
      g.propose(move, g.local(1), g.zone(song ? mist : meadow, player(g)))
    }),
    book.step('sing', (g) => g.done(1), 'moved'),
  ])
  const resolveAndTidy = [
    book.step(
      'effect',
      (g: Game) => {
        if (g.result < 0) return g.done(NONE)
        g.setLocal(3, g.result)
        texts.resolve(g, g.result)
      },
      'resolve',
    ),
    book.step('effect', (g: Game) => g.propose(book.kernelVerb('remove'), g.local(3)), 'tidy'),
    book.step('effect', (g: Game) => g.done(1), 'done'),
  ]
  const sing = book.procedure('sing', 4, [
    book.step('sing', (g) => g.call(singing, g.local(0), g.local(1), g.local(2)), 'play'),
    ...resolveAndTidy,
  ])
  const singing = machine.procedure('singing', {
    begin: 'sing',
    stages: [
      { clause: 'sing', procedure: onRecord },
      { clause: 'on-play', procedure: texts.choices },
      { clause: 'cost', procedure: payPrice },
      { clause: 'sing', procedure: away },
    ],
    complete: 'sing',
  })
  const use = book.procedure('use', 4, [
    book.step('use', (g) => g.call(using, g.local(0), g.local(1), g.local(2)), 'play'),
    ...resolveAndTidy,
  ])
  const using = machine.procedure('using', {
    begin: 'use',
    stages: [
      { clause: 'use', procedure: texts.begin },
      { clause: 'on-play', procedure: texts.choices },
      { clause: 'cost', procedure: texts.payment },
    ],
    complete: 'use',
  })
  const call = book.procedure('call', 4, [
    book.step('cost', (g) => g.propose(count, player(g), oil, -priceOf(g, player(g), g.local(1)))),
    book.step('call', (g) => g.propose(move, g.local(1), g.zone(meadow, player(g))), 'arrive'),
  ])
  const affordable = book.requirement('cost', (g, who, card) => priceOf(g, who, card) <= g.counter(oil, who))
  const inBasket =
    (...types: readonly LanternCard['type'][]) =>
    (g: Game, who: Player) =>
      g.objects(basket, who).filter((row) => types.includes(face(g, row).type))
  machine.action({
    name: 'sing',
    title: words('sing'),
    requirements: [
      affordable,
      book.requirement('on-play', (g, _who, card) =>
        texts.targetsExist(g, texts.instruction(g.book, lists.get(face(g, card)) ?? []), card),
      ),
    ],
    sources: inBasket('song'),
    perform: sing,
  })
  book.action({
    name: 'call',
    title: words('call'),
    requirements: [
      affordable,
      book.requirement('call', (g, who, card) => texts.may(g, 'call', { player: who, row: card })),
    ],
    sources: inBasket('spirit', 'lamp'),
    perform: call,
  })
  book.action({
    name: 'challenge',
    title: words('challenge'),
    requirements: [
      book.requirement('challenge', (g, _who, row) => !g.turned(row) && challengeable(g, row).length > 0),
    ],
    sources: (g, who) => g.objects(meadow, who).filter((row) => isType('spirit')(g, row)),
    perform: book.procedure('challenge', 3, [
      book.ask('challenge', {
        offer(g, d) {
          const all = challengeable(g, g.local(1))
          const must = all.filter((row) => texts.must(g, 'challenge', { row: g.local(1), other: row }))
          d.choose(player(g), 'challenge', must.length > 0 ? must : all, 1, 1)
        },
        take: (g, answer) => g.propose(relate, challenges.id, g.local(1), answer.value),
      }),
      book.step('sleep', (g) => g.propose(turn, g.local(1), 1), 'tired'),
    ]),
  })
  const challengeable = (g: Game, row: number): number[] =>
    g
      .objects(meadow, (1 - g.controller(row)) as Player)
      .filter((other) => texts.may(g, 'challenge', { row, other }))
  texts.actions(3, { name: 'use', title: words('use'), requirements: [], perform: use })

  // ── triggers, one by one ─────────────────────────────────────────────────────────────────────────────────
  const settle = book.procedure('settle', 2, [
    book.step(
      'triggered',
      (g) => {
        const next = pending(g)[0] ?? NONE
        if (next === NONE) return g.done()
        g.propose(
          book.kernelVerb('create'),
          machine.kind,
          g.zone(machine.zone, 0),
          0,
          pendingValue(g, next, Pending.player),
        )
      },
      'next',
    ),
    book.step(
      'triggered',
      (g) => {
        g.setLocal(0, g.result)
        texts.prepareTrigger(g, g.result, pending(g)[0] ?? NONE)
      },
      'note',
    ),
    book.step(
      'triggered',
      (g) => g.call(texts.choices, g.controller(g.local(0)), NONE, g.local(0)),
      'choose',
    ),
    book.step(
      'triggered',
      (g) => {
        if (g.result >= 0) texts.resolve(g, g.local(0))
      },
      'resolve',
    ),
    book.step(
      'triggered',
      (g) => {
        g.propose(book.kernelVerb('remove'), g.local(0))
        g.goto('next')
      },
      'tidy',
    ),
  ])

  // ── the turn ─────────────────────────────────────────────────────────────────────────────────────────────
  const main = book.procedure('day', 2, [
    book.step(
      'turn',
      (g) => {
        g.variable(turns, g.get(turns) + 1)
        g.propose(book.kernelVerb('beginScope'), day.id)
        g.propose(count, whoseTurn(g), oil, OIL_OF_A_TURN)
      },
      'dawn',
    ),
    book.step('window', (g) => g.call(settle), 'window'),
    book.ask(
      'window',
      {
        offer(g, d) {
          d.act(whoseTurn(g), 'window', true)
          offerActions(g, d, whoseTurn(g), book.actions)
        },
        take(g, answer) {
          if (answer.passed) return g.goto('dusk')
          g.goto('window')
          g.call(book.actions[answer.value].perform, whoseTurn(g), answer.source, answer.value)
        },
      },
      'act',
    ),
    book.step('dusk', (g) => g.propose(duskFalls, whoseTurn(g)), 'dusk'),
    book.step('dusk', (g) => g.call(settle), 'settle'),
    book.step(
      'turn',
      (g) => {
        for (const r of g.relations(challenges)) g.propose(book.kernelVerb('unrelate'), r)
        g.propose(book.kernelVerb('endScope'), day.id)
      },
      'night',
    ),
    book.step(
      'extra',
      (g) => {
        const again = g.counter(extraTurns, whoseTurn(g)) > 0
        if (again) g.propose(count, whoseTurn(g), extraTurns, -1)
        else g.variable(turnPlayer, 1 - g.get(turnPlayer))
      },
      'pass on',
    ),
    book.step('turn', (g) => g.goto('dawn'), 'again'),
  ])

  /** A text that is carried out out of nothing: (program, source, player). */
  const cast = book.procedure('cast', 4, [
    book.step(
      'sing',
      (g) => g.propose(book.kernelVerb('create'), machine.kind, g.zone(machine.zone, 0), 0, g.local(2)),
      'record',
    ),
    book.step(
      'sing',
      (g) => {
        g.setLocal(3, g.result)
        texts.prepare(g, g.result, g.local(0), g.local(1))
      },
      'note',
    ),
    book.step('on-play', (g) => g.call(texts.choices, g.local(2), g.local(1), g.local(3)), 'choices'),
    book.step(
      'effect',
      (g) => {
        if (g.result >= 0) texts.resolve(g, g.local(3))
      },
      'resolve',
    ),
    book.step('effect', (g) => g.propose(book.kernelVerb('remove'), g.local(3)), 'tidy'),
    book.step('triggered', (g) => g.call(settle), 'settle'),
  ])
  return { main, settle, cast, priceOf, challengeable }
}
