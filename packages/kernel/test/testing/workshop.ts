import { type Decision, picksFor } from '@fudaba/kernel'
import {
  Book,
  Game,
  NONE,
  type Player,
  type Procedure,
  Vocabulary,
  type ZoneDef,
  atom,
  commit,
} from '@fudaba/kernel/rules'
import { loadState, saveState } from '../../src/match/state.ts'
import { keyFromSeed } from '../../src/base/random.ts'
import { answer, decision, run } from '@fudaba/kernel/search'

/** A table without rules of its own: two zones, units with power and factions, and whatever a test declares. */

export interface Unit {
  readonly power: number
  readonly factions?: readonly string[]
  /** Numbers of abilities. */
  readonly abilities?: readonly number[]
}

export interface Workshop<T> {
  readonly book: Book
  readonly field: ZoneDef
  readonly hand: ZoneDef
  readonly grave: ZoneDef
  readonly power: ReturnType<Book['characteristic']>
  readonly factions: ReturnType<Book['characteristic']>
  readonly words: Vocabulary
  readonly idle: Procedure
  readonly declared: T
}

type Basics = Omit<Workshop<unknown>, 'declared' | 'idle'>

const NONE_PRINTED: readonly number[] = []
const title = (en: string): { ja: string; en: string } => ({ ja: en, en })

/** A book with these clauses; every declaration of a test names one of them. */
export function workshop<T>(clauses: readonly string[], declare: (w: Basics) => T): Workshop<T> {
  const book = new Book({
    game: 'workshop',
    name: title('workshop'),
    version: '1',
    clauses: Object.fromEntries(['idle', ...clauses].map((c) => [c, { title: title(c) }])),
    rulings: [],
  })
  const zone = (name: string, remember: boolean): ZoneDef =>
    book.zone(name, title(name), { shared: false, ordered: false, sight: () => 'all', remember })
  const field = zone('field', true)
  const hand = zone('hand', false)
  const grave = zone('grave', false)
  const words = new Vocabulary('factions', ['red', 'blue', 'green'])
  const sets = new Map<Unit, number>()
  const setOf = (unit: Unit): number => {
    const set = words.of(...(unit.factions ?? []))
    sets.set(unit, set)
    return set
  }
  const printed = (g: Game, row: number): Unit => g.face(row) as Unit
  const power = book.characteristic('power', title('power'), (g, row) => printed(g, row).power)
  const factions = book.characteristic(
    'factions',
    title('factions'),
    (g, row) => sets.get(printed(g, row)) ?? setOf(printed(g, row)),
    words,
  )
  book.printedAbilities([field], (g, row) => printed(g, row).abilities ?? NONE_PRINTED)
  const declared = declare({ book, field, hand, grave, power, factions, words })
  const idle = book.procedure('idle', 0, [
    book.ask('idle', {
      offer: (_g, d) => d.option(0, 'idle', ['on', 'again']),
      take: (g) => g.goto('idle'),
    }),
  ])
  return { book, field, hand, grave, power, factions, words, idle, declared }
}

/** A game of the workshop, waiting; the test acts on it from outside, as a step would. */
export class Bench {
  readonly g: Game
  private readonly w: Workshop<unknown>
  private readonly cards: Unit[] = []

  constructor(w: Workshop<unknown>) {
    this.w = w
    this.g = new Game(w.book, this.cards, {})
    this.g.setKey(keyFromSeed(1))
    this.g.call(w.idle)
    run(this.g)
    // What lies on the table from the start is older than whatever begins later.
    this.verb('shuffle', this.g.zone(w.grave, 0))
  }

  /** Puts a unit into play without any event. */
  unit(unit: Unit, player: Player = 0, zone: ZoneDef = this.w.field): number {
    this.cards.push(unit)
    const card = atom.addCard(this.g, this.cards.length - 1, player, this.g.zone(zone, player))
    return this.g.card(card, 2)
  }

  /** One step of the rules: what it proposes is carried out, then the game runs on to its next decision. */
  step(propose: (g: Game) => void): void {
    this.g.clause = 0
    propose(this.g)
    commit(this.g)
    run(this.g)
  }

  verb(name: Parameters<Book['kernelVerb']>[0], a = 0, b = 0, c = 0, d = 0, e = 0): void {
    this.step((g) => g.propose(this.w.book.kernelVerb(name), a, b, c, d, e))
  }

  /** Begins an effect, on an object or on whatever it watches; returns its row, or NONE if it did not begin. */
  begin(def: { readonly id: number } | number, on = NONE, a = 0, flags = 0, source = NONE): number {
    const before = new Set(this.g.effects())
    this.verb('beginEffect', typeof def === 'number' ? def : def.id, source, on, a, flags)
    return this.g.effects().find((row) => !before.has(row)) ?? NONE
  }

  move(row: number, zone: ZoneDef): void {
    this.verb('move', row, this.g.zone(zone, this.g.owner(row)))
  }

  get decision(): Decision {
    return decision(this.g)!
  }

  answer(...ids: readonly string[]): void {
    answer(this.g, picksFor(this.decision, ids))
  }

  power(row: number): number {
    return this.g.value(this.w.power, row)
  }

  factions(row: number): string {
    const { words, factions } = this.w
    return words
      .own(this.g.value(factions, row))
      .map((word) => words.text(word))
      .join(' ')
  }

  /** The same state in a game that never computed anything. */
  reloaded(): Bench {
    const other = new Bench(this.w)
    other.cards.push(...this.cards)
    loadState(other.g, JSON.parse(JSON.stringify(saveState(this.g))))
    return other
  }
}

/** Runs with a clause switched off. */
export function without(w: Workshop<unknown>, clause: string, test: () => void): void {
  const n = w.book.switches.number(clause)
  w.book.switches.off[n] = 1
  try {
    test()
  } finally {
    w.book.switches.off[n] = 0
  }
}
