import type { GameRules } from '@fudaba/kernel'
import { type Book, type Game, type Rulebook, clauseKind } from '@fudaba/kernel/rules'
import type { Watch } from './play.ts'

/**
 * How often each thing of the game really happened, by name. A lasting effect counts when it begins, that of an ability
 * once for every object on which the ability is found at a decision.
 */
export interface Counts {
  readonly actions: Readonly<Record<string, number>>
  readonly triggers: Readonly<Record<string, number>>
  readonly effects: Readonly<Record<string, number>>
}

/** The same of a part of the games, and which clauses were carried out at all. */
export interface PartCounts extends Counts {
  readonly fired: readonly string[]
}

/** With the names of what never happened: random play cannot reach it, or it does not work. */
export interface Coverage extends Counts {
  readonly never: {
    readonly actions: readonly string[]
    readonly triggers: readonly string[]
    readonly effects: readonly string[]
    readonly clauses: readonly string[]
  }
}

type Switches = Book['switches']

/** What the game counts by itself: clauses carried out, triggers queued, lasting effects begun. */
class Totals {
  private readonly fired: Uint32Array
  private readonly queued: readonly number[]
  private readonly begun: readonly number[]

  constructor({ fired, queued, begun }: Switches) {
    this.fired = fired.slice()
    this.queued = queued.slice()
    this.begun = begun.slice()
  }

  since({ fired, queued, begun }: Switches): {
    clause(n: number): number
    trigger(n: number): number
    effect(n: number): number
  } {
    return {
      clause: (n) => fired[n] - (this.fired[n] ?? 0),
      trigger: (n) => (queued[n] ?? 0) - (this.queued[n] ?? 0),
      effect: (n) => (begun[n] ?? 0) - (this.begun[n] ?? 0),
    }
  }

  restore(switches: Switches): void {
    switches.fired.set(this.fired)
    switches.queued.splice(0, Infinity, ...this.queued)
    switches.begun.splice(0, Infinity, ...this.begun)
  }
}

/** Lets an agent think; what happens only in its thoughts is not counted. */
export function uncounted<T>({ book }: GameRules, think: () => T): T {
  const before = new Totals(book.switches)
  try {
    return think()
  } finally {
    before.restore(book.switches)
  }
}

/** Counts while games are played: what the game counts, the actions chosen, and the abilities that are there. */
export class Counter {
  private readonly rules: GameRules
  private readonly before: Totals
  private readonly chosen: number[]
  private readonly held: number[]
  /** Abilities on objects that were counted in this game, by their keys. */
  private readonly met = new Set<number>()

  constructor(rules: GameRules) {
    this.rules = rules
    this.before = new Totals(rules.book.switches)
    this.chosen = rules.book.actions.map(() => 0)
    this.held = rules.book.effects.map(() => 0)
  }

  beginGame(): void {
    this.met.clear()
  }

  readonly watch: Watch = (g: Game, picks) => {
    if (g.offer.shape === 'act' && picks.length > 0 && picks[0] >= 0) this.chosen[g.offer.items[picks[0]]]++
    for (const { ability, key } of g.computed.instances) {
      if (ability.effects.length === 0 || this.met.has(key)) continue
      this.met.add(key)
      for (const { id } of ability.effects) this.held[id]++
    }
  }

  counts(): PartCounts {
    const { book } = this.rules
    const { switches } = book
    const times = this.before.since(switches)
    const byRules = (action: unknown): number =>
      book.triggers.reduce((sum, t) => sum + (t.data === action ? times.trigger(t.id) : 0), 0)
    return {
      actions: sum(book.actions.map((a) => ({ [a.name]: this.chosen[a.id] + byRules(a) }))),
      triggers: sum(book.triggers.map((t) => ({ [t.name]: times.trigger(t.id) }))),
      effects: sum(book.effects.map((e) => ({ [e.name]: times.effect(e.id) + this.held[e.id] }))),
      fired: switches.names.filter((_, clause) => times.clause(clause) > 0),
    }
  }
}

export function coverage(rulebook: Rulebook, counts: readonly PartCounts[]): Coverage {
  const actions = sum(counts.map((c) => c.actions))
  const triggers = sum(counts.map((c) => c.triggers))
  const effects = sum(counts.map((c) => c.effects))
  const fired = new Set(counts.flatMap((c) => c.fired))
  return {
    actions,
    triggers,
    effects,
    never: {
      actions: zero(actions),
      triggers: zero(triggers),
      effects: zero(effects),
      clauses: Object.entries(rulebook.clauses)
        .filter(([name, row]) => clauseKind(row) === 'enforced' && !fired.has(name))
        .map(([name]) => name),
    },
  }
}

function sum(parts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const out = new Map<string, number>()
  for (const part of parts)
    for (const [name, n] of Object.entries(part)) out.set(name, (out.get(name) ?? 0) + n)
  return Object.fromEntries(out)
}

const zero = (counts: Readonly<Record<string, number>>): string[] =>
  Object.keys(counts).filter((name) => counts[name] === 0)
