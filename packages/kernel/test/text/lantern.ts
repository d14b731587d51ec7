import { Book, EV, type Game, NONE, type Player, Vocabulary, atom, plays } from '@fudaba/kernel/rules'
import { type Ability, type Lexicon, type Programs, type What, programs } from '@fudaba/kernel/text'
import { beacon, ofHolder, ownNodes } from './lanternOwn.ts'
import { lanternPlay } from './lanternPlay.ts'

/**
 * A toy game, with words of its own and nothing of any real one. Cards are spirits, lamps and songs; spirits are
 * called onto the meadow, songs are sung, both for oil. Spirits can be asleep (turned), sing against each other,
 * and fade into the mist.
 */

declare module '@fudaba/kernel/text' {
  interface EffectNodes {
    /** The toy's own step: each of these glows once more. */
    'lantern.glow': { readonly what: What }
  }
  interface FeatureNodes {
    'lantern.glowing': Readonly<Record<never, never>>
  }
  interface ConditionNodes {
    'lantern.night': Readonly<Record<never, never>>
  }
  interface AmountNodes {
    'lantern.turns': Readonly<Record<never, never>>
  }
  interface TriggerNodes {
    'lantern.glowed': Readonly<Record<never, never>>
  }
}

export interface LanternCard {
  readonly name: string
  readonly type: 'spirit' | 'lamp' | 'song'
  readonly light?: number
  readonly warmth?: number
  readonly oil?: number
  readonly kin?: readonly string[]
  readonly abilities?: readonly Ability[]
}

export const CLAUSES = [
  'rules',
  'turn',
  'window',
  'call',
  'sing',
  'use',
  'effect',
  'choice',
  'on-play',
  'recheck',
  'cost',
  'limit',
  'peek',
  'may-fail',
  'open-targets',
  'rollback',
  'refuse',
  'replace',
  'consent',
  'layer',
  'kin',
  'abilities',
  'numbers',
  'dependency',
  'draw',
  'discard',
  'fade',
  'sleep',
  'glow',
  'gust',
  'ember',
  'echo',
  'dusk',
  'triggered',
  'rearm',
  'challenge',
  'extra',
] as const
export type Clause = (typeof CLAUSES)[number]

export const words = (en: string): { ja: string; en: string } => ({ ja: en, en })

/** Tests print their cards when the game has begun. */

export function lantern() {
  const book = new Book<Clause>({
    game: 'lantern',
    name: words('lantern'),
    version: '1',
    clauses: Object.fromEntries(CLAUSES.map((id) => [id, { title: words(id) }])) as Record<
      Clause,
      { title: { ja: string; en: string } }
    >,
    rulings: [],
  })
  const catalogue: LanternCard[] = []
  const lists = new Map<LanternCard, readonly number[]>()

  // ── zones ────────────────────────────────────────────────────────────────────────────────────────────────
  const open = { shared: false, ordered: false, sight: () => 'all' as const }
  const meadow = book.zone('meadow', words('meadow'), { ...open, remember: true })
  const basket = book.zone('basket', words('basket'), { ...open, sight: () => 'owner' })
  const well = book.zone('well', words('well'), { ...open, ordered: true, sight: () => 'none' })
  const mist = book.zone('mist', words('mist'), open)

  // ── characteristics ──────────────────────────────────────────────────────────────────────────────────────
  const face = (g: Game, row: number): LanternCard => g.face(row) as LanternCard
  const hasCard = (g: Game, row: number): boolean => g.cardOf(row) !== NONE
  const number = (name: 'light' | 'warmth' | 'oil') =>
    book.characteristic(name, words(name), (g, row) => (hasCard(g, row) ? (face(g, row)[name] ?? 0) : 0))
  const light = number('light')
  const warmth = number('warmth')
  const oilCost = number('oil')
  const kinWords = new Vocabulary('kin', ['reed', 'moth', 'ash', 'dew'])
  const nameWords = new Vocabulary('names', ['nobody'])
  const sets = new Map<LanternCard, number>()
  const kin = book.characteristic(
    'kin',
    words('kin'),
    (g, row) => {
      if (!hasCard(g, row)) return kinWords.nothing
      const card = face(g, row)
      if (!sets.has(card)) sets.set(card, kinWords.of(...(card.kin ?? [])))
      return sets.get(card)!
    },
    kinWords,
  )
  const nameSets = new Map<LanternCard, number>()
  const names = book.characteristic(
    'names',
    words('names'),
    (g, row) => (hasCard(g, row) ? (nameSets.get(face(g, row)) ?? nameWords.nothing) : nameWords.nothing),
    nameWords,
  )
  book.layer('layer', 'first')
  const layers = {
    classes: book.layer('kin', 'kin'),
    names: 1,
    types: 1,
    abilities: book.layer('abilities', 'abilities'),
    numbers: book.layer('numbers', 'numbers'),
  }
  book.dependencies('dependency')
  book.printedAbilities([meadow, basket], (g, row) =>
    hasCard(g, row) ? (lists.get(face(g, row)) ?? []) : [],
  )
  book.replacementChoice('replace', 'consent')
  book.rearms('rearm', 'becomesTrue')

  // ── the rest of the table ────────────────────────────────────────────────────────────────────────────────
  const oil = book.counter('oil')
  const extraTurns = book.counter('extra turns')
  const glow = book.column('glow')
  const challenges = book.relation('challenges')
  const turnPlayer = book.variable('turn player')
  const turns = book.variable('turns')
  const night = book.variable('night')
  const day = book.scope('day')
  const [won, lost] = [book.ending('won by a text'), book.ending('lost by a text')]
  const move = book.kernelVerb('move')
  const turn = book.kernelVerb('turn')
  const count = book.kernelVerb('count')
  const mark = book.kernelVerb('mark')
  const relate = book.kernelVerb('relate')
  const dusk = book.event('dusk', 'dusk')
  const duskFalls = book.verb('dusk', 'dusk falls', (g, player) => void g.emit(dusk.id, NONE, player))
  const glowUp = book.verb('glow', 'glow', (g, row) => {
    atom.mark(g, row, glow, g.object(row, glow) + 1)
    g.emit(glowUp.id, row, g.controller(row), 1)
  })
  const machine = plays(book, { clauses: { rollback: 'rollback', refuse: 'refuse' } })
  const from = (zone: typeof meadow, to: typeof meadow) => (g: Game, r: { from: number; to: number }) =>
    r.from >= 0 && r.to >= 0 && g.zoneDef(r.from) === zone && g.zoneDef(r.to) === to
  const isType = (type: LanternCard['type']) => (g: Game, row: number) =>
    hasCard(g, row) && face(g, row).type === type
  const whoseTurn = (g: Game): Player => g.get(turnPlayer) as Player

  const ownTables = ownNodes({ light, numbers: layers.numbers, glow, glowUp })
  /** The rules themselves declare what a spark is: one more light. */
  const spark = book.ability('glow', 'spark', {
    effects: [
      book.effect('glow', 'spark', {
        layer: layers.numbers,
        of: light,
        affects: ofHolder,
        modify: (_g, _effect, _row, value) => value + 1,
      }),
    ],
    zones: [meadow.id],
  })

  // ── the lexicon ──────────────────────────────────────────────────────────────────────────────────────────
  const lexicon: Lexicon<Clause> = {
    clauses: {
      effect: 'effect',
      choice: 'choice',
      onPlay: 'on-play',
      recheck: 'recheck',
      cost: 'cost',
      limit: 'limit',
      peek: 'peek',
      mayFail: 'may-fail',
      openTargets: 'open-targets',
      abilities: { triggered: 'triggered' },
    },
    field: [meadow],
    works: ({ kind }) => (kind === 'restriction' ? [basket] : [meadow]),
    turnPlayer: whoseTurn,
    zones: {
      meadow: { zones: [meadow] },
      basket: { zones: [basket] },
      well: { zones: [well] },
      mist: { zones: [mist] },
    },
    nouns: {
      thing: { test: hasCard },
      card: { test: hasCard, open: true },
      flame: { test: (g, row) => g.object(row, glow) > 0 },
    },
    types: {
      spirit: { test: isType('spirit') },
      lamp: { test: isType('lamp') },
      song: { test: isType('song'), zones: [basket] },
    },
    states: {
      asleep: { test: (g, row) => g.turned(row), flags: atom.TURNED_FLAG },
      awake: { test: (g, row) => !g.turned(row) },
      glowing: { test: (g, row) => g.object(row, glow) > 0, arrive: (g, row) => g.propose(glowUp, row) },
    },
    positions: { first: { test: (g, row) => g.rowsIn(g.zoneOf(row))[0] === row } },
    classes: { clause: 'kin', of: kin },
    names: { of: names },
    characteristics: {
      light: { of: light },
      warmth: { of: warmth },
      price: { of: oilCost },
      oil: { counter: oil },
      glow: { read: (g, row) => g.object(row, glow) },
    },
    keywords: {
      beacon: { clause: 'glow', of: beacon },
      spark: { clause: 'glow', declared: spark.id },
      // "It is warmer by two beside another spirit that has no ember."
      ember: {
        clause: 'ember',
        ability: {
          kind: 'continuous',
          effect: {
            kind: 'if',
            condition: {
              kind: 'exists',
              how: 'be',
              what: {
                kind: 'selector',
                features: [{ kind: 'other' }, { kind: 'keyword', keyword: 'ember', not: true }],
                head: { kind: 'type', type: 'spirit' },
              },
            },
            effect: {
              kind: 'modify',
              what: { kind: 'reference', to: 'self' },
              changes: [{ kind: 'add', characteristic: 'warmth', sign: '+', amount: 2 }],
            },
          },
        },
      },
      // The rules themselves look for it.
      echo: { clause: 'echo' },
    },
    relations: {
      challenging: {
        holds: (g, row, other) =>
          other === NONE
            ? g.related(challenges, row).length > 0
            : g.related(challenges, row).includes(other) || g.related(challenges, other).includes(row),
      },
    },
    means: { text: { kinds: ['effect'] }, price: { kinds: ['cost'] } },
    periods: {
      today: { scope: day, now: () => true },
      night: { now: (g) => g.get(night) === 1 },
      dayOf: { now: (g, whose) => whose === NONE || whoseTurn(g) === whose },
    },
    durations: {
      today: { scope: day, mode: 'until', now: (g, controller) => whoseTurn(g) === controller },
      tomorrow: {
        scope: day,
        mode: 'duringNext',
        awaits: (g, controller) => whoseTurn(g) === controller,
      },
      soon: { scope: day, mode: 'untilNext', awaits: (g, controller) => whoseTurn(g) !== controller },
      forever: {},
    },
    moments: { dusk: { on: [dusk] } },
    places: { top: { end: 'top' }, bottom: { end: 'bottom' } },
    existence: { be: {}, lie: { zones: [mist] } },
    resources: { oil: { counter: oil } },
    moves: { put: {}, carry: { carryOut: (g, row, zone, place) => g.propose(move, row, zone, place) } },
    turns: { sleep: { clause: 'sleep', to: 1 }, wake: { to: 0 } },
    flips: { hide: { to: 1 }, bare: { to: 0 } },
    acts: {
      fade: {
        clause: 'fade',
        can: (g, row) => g.inZone(row, meadow),
        carryOut: (g, row) => g.propose(move, row, g.zone(mist, g.owner(row)), atom.BOTTOM),
      },
    },
    counts: {
      gain: { sign: 1 },
      spill: { sign: -1 },
      pay: { pays: true },
    },
    draw: { clause: 'draw', from: well, to: basket, oneByOne: true },
    discard: { clause: 'discard', to: mist },
    search: { reveals: true },
    events: {
      arrive: {
        on: [move],
        when: (g, r) => g.zoneDef(r.to) === meadow && g.zoneDef(r.from) !== meadow,
      },
      fade: { on: [move], when: from(meadow, mist), lookBack: true },
      draw: { on: [move], when: from(well, basket) },
      discard: { on: [move], when: from(basket, mist) },
      put: { on: [move] },
      move: { on: [move] },
      sleep: { on: [turn], when: (_g, r) => r.n === 1 },
      gain: { on: [count], when: (_g, r) => r.from === oil && r.n > 0, amount: (_g, r) => r.n },
      pay: { on: [count], when: (_g, r) => r.from === oil && r.n < 0, amount: (_g, r) => -r.n },
      glow: { on: [glowUp] },
      challenge: {
        asksMay: true,
        on: [relate],
        when: (g, r) => r.ev === NONE || g.log.get(r.ev, EV.n) === challenges.id,
      },
      call: { on: [], asksMay: true },
      // Nobody dreams unless a text says so.
      dream: { on: [], verdict: book.verdict('dream', () => false) },
    },
    layers,
    variable: (g, player) => [0, g.counter(oil, player) + 3],
    extraTurn: (g, player) => g.propose(count, player, extraTurns, 1),
    endings: { win: won, lose: lost },
    targetable: book.verdict('be a target', () => true),
    own: {
      effects: {
        ...ownTables.effects,
        'lantern.glow': {
          can: (_g, _c, _node, rows) => rows.length > 0,
          run: (g, _c, _node, rows) => rows.forEach((row) => g.propose(glowUp, row)),
        },
      },
      features: {
        ...ownTables.features,
        'lantern.glowing': { open: true, test: (g, _c, row) => g.object(row, glow) > 0 },
      },
      conditions: { ...ownTables.conditions, 'lantern.night': { holds: (g) => g.get(night) === 1 } },
      amounts: { ...ownTables.amounts, 'lantern.turns': { of: (g) => g.get(turns) } },
      costs: ownTables.costs,
      triggers: {
        'lantern.glowed': { on: [glowUp], when: (g, c, ev) => g.log.get(ev, EV.row) !== c.source },
      },
    },
  }
  const texts: Programs = programs(book, lexicon, machine.target)

  const table = {
    book,
    texts,
    machine,
    lists,
    zones: { meadow, basket, well, mist },
    values: { light, warmth, oilCost, kin, names },
    words: { kin: kinWords, names: nameWords },
    oil,
    extraTurns,
    glow,
    challenges,
    turnPlayer,
    turns,
    night,
    day,
    dusk,
    ended: { won, lost },
    verbs: { move, turn, count, mark, relate, glowUp, duskFalls },
  }
  /** Enters a card into the catalogue; its abilities become rules. */
  const print = (card: LanternCard): number => {
    if (card.type === 'song' || card.abilities !== undefined)
      lists.set(card, texts.card(book as unknown as Book, card.name, card.abilities ?? []))
    nameSets.set(card, nameWords.of(card.name))
    return catalogue.push(card) - 1
  }

  return { ...table, ...lanternPlay(table), catalogue, print }
}

export type Lantern = ReturnType<typeof lantern>
