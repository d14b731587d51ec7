import { type Game, type GameRules, type Rulebook, clauseKind } from '@fudaba/kernel'
import type { Watch } from './play.ts'

/** How often each thing of the game really happened, by name. */
export interface Counts {
  readonly actions: Readonly<Record<string, number>>
  readonly triggers: Readonly<Record<string, number>>
  readonly effects: Readonly<Record<string, number>>
}

/** The same of a part of the games, and which clauses were carried out at all. */
export interface PartCounts extends Counts {
  readonly fired: readonly string[]
}

/** What never happened is what random play cannot reach, or what does not work. */
export interface Coverage extends Counts {
  readonly never: {
    readonly actions: readonly string[]
    readonly triggers: readonly string[]
    readonly effects: readonly string[]
    readonly clauses: readonly string[]
  }
}

/** Counts while games are played. Clauses count themselves; only chosen actions have to be watched. */
export class Counter {
  private readonly rules: GameRules
  private readonly before: Uint32Array
  private readonly chosen: number[]

  constructor(rules: GameRules) {
    this.rules = rules
    this.before = rules.book.switches.fired.slice()
    this.chosen = rules.book.actions.map(() => 0)
  }

  readonly watch: Watch = (g: Game, picks) => {
    if (g.offer.shape === 'act' && picks.length > 0 && picks[0] >= 0) this.chosen[g.offer.items[picks[0]]]++
  }

  counts(): PartCounts {
    const { book } = this.rules
    const { switches } = book
    const times = (clause: number): number => switches.fired[clause] - (this.before[clause] ?? 0)
    const byRules = (action: unknown): number =>
      book.triggers.reduce((sum, t) => sum + (t.data === action ? times(t.clause) : 0), 0)
    return {
      actions: Object.fromEntries(book.actions.map((a) => [a.name, this.chosen[a.id] + byRules(a)])),
      triggers: Object.fromEntries(book.triggers.map((t) => [t.name, times(t.clause)])),
      effects: Object.fromEntries(book.effects.map((e) => [e.name, times(e.clause)])),
      fired: switches.names.filter((_, clause) => times(clause) > 0),
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
  const out: Record<string, number> = {}
  for (const part of parts) for (const [name, n] of Object.entries(part)) out[name] = (out[name] ?? 0) + n
  return out
}

const zero = (counts: Readonly<Record<string, number>>): string[] =>
  Object.keys(counts).filter((name) => counts[name] === 0)
