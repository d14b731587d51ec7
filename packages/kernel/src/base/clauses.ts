/** Clause ids are data: every declaration names the clause it carries out and can be switched off by it. */

/** What a clause is to the program: carried out, a term, a heading, a remark, manners, or not built yet. */
export type ClauseKind = 'enforced' | 'definition' | 'structural' | 'informative' | 'etiquette' | 'gap'

/** Where a statement comes from: the publisher, a fan, a single weak source, our inference, or our own choice. */
export type Confidence = 'official' | 'fan' | 'weak' | 'inferred' | 'ours'

/** A text in Japanese and English. */
export interface Bilingual {
  readonly ja: string
  readonly en: string
}

/** A row of a game's clause index. Titles are our own words, never the rulebook's sentence. */
export interface ClauseRow {
  /** `enforced` when absent. */
  readonly kind?: ClauseKind
  readonly title: Bilingual
  /** Why it is not enforced; obligatory then. */
  readonly because?: string
  /** Of a definition: the enforced clauses that use the term. */
  readonly usedBy?: readonly string[]
  /** Of a definition: the exported symbol of the game that models it. */
  readonly models?: string
  /** Of a fact the rulebook leaves out: where it comes from. */
  readonly source?: string
  readonly confidence?: Confidence
  /**
   * `direct`: without the clause no other rule would say what happens, so it has no switch. Its tests state what it
   * says, and it is counted apart.
   *
   * `open`: no test that names it notices yet when it is off. A gap of the proof, not of the rule.
   */
  readonly proof?: 'direct' | 'open'
  /** Of one proved directly: why no other rule would say what happens. */
  readonly without?: string
  /** The clause with which it shares a proof: both say the same in two places, or no test tells them apart yet. */
  readonly provedWith?: string
}

/** Our reading of an unclear point, with the test that holds it. */
export interface Ruling {
  readonly id: string
  readonly question: Bilingual
  readonly reading: Bilingual
  readonly clauses: readonly string[]
  readonly confidence: Confidence
  /** The `RulesConfig` field, where it is a real fork. */
  readonly setting?: string
  readonly test: string
}

/** A game's rulebook as an index of clauses, with the rulings on unclear points. */
export interface Rulebook<C extends string = string> {
  readonly game: string
  readonly name: Bilingual
  readonly version: string
  readonly clauses: Readonly<Record<C, ClauseRow>>
  readonly rulings: readonly Ruling[]
  /** What the tags of `source` stand for; the longest that a source begins with counts. */
  readonly sources?: Readonly<Record<string, Bilingual>>
}

/** The rows of an index, with these marked as gaps: not built yet. */
export function withGaps<C extends string>(
  rows: Readonly<Record<C, ClauseRow>>,
  unbuilt: readonly NoInfer<C>[],
): Record<C, ClauseRow> {
  const out: Record<C, ClauseRow> = { ...rows }
  for (const id of unbuilt) out[id] = { ...rows[id], kind: 'gap', because: 'not built yet' }
  return out
}

/** Clauses that are proved directly, with the reason why no other rule would say what happens without them. */
export interface Direct<C extends string = string> {
  readonly because: string
  readonly clauses: readonly C[]
}

/**
 * The rows of an index, with those marked that are proved otherwise than by a switch of their own: `direct`,
 * `together` with the clause whose proof they share, and `open` those that no test which names them notices yet.
 */
export function withProofs<C extends string>(
  rows: Readonly<Record<C, ClauseRow>>,
  direct: readonly Direct<NoInfer<C>>[],
  together: Readonly<Partial<Record<NoInfer<C>, NoInfer<C>>>>,
  open: readonly NoInfer<C>[] = [],
): Record<C, ClauseRow> {
  const out: Record<C, ClauseRow> = { ...rows }
  for (const { because, clauses } of direct)
    for (const id of clauses) out[id] = { ...out[id], proof: 'direct', without: because }
  for (const id of open) out[id] = { ...out[id], proof: 'open' }
  for (const [id, other] of Object.entries<C | undefined>(together))
    out[id as C] = { ...out[id as C], provedWith: other }
  return out
}

/** The kind of a clause. */
export function clauseKind(row: ClauseRow): ClauseKind {
  return row.kind ?? 'enforced'
}

/** What can be declared under a clause. */
export type DeclarationKind =
  | 'step'
  | 'ask'
  | 'requirement'
  | 'verb'
  | 'trigger'
  | 'consequence'
  | 'replacement'
  | 'check'
  | 'fact'
  | 'effect'
  | 'ability'
  | 'layer'
  | 'limit'
  | 'constraint'
  | 'direct'

/** A declaration under a clause. */
export interface Declaration {
  readonly clause: string
  readonly kind: DeclarationKind
  readonly name: string
  /** Of a fact: the clause whose rule holds where this one is not written. Absent: nothing is said then. */
  readonly leaves?: string
  /** Of a fact: what it is with the clause, and without it. */
  readonly sides?: readonly [on: unknown, off: unknown]
}

/** Looks, while tests run, whether a clause that was carried out made a difference; see testing/comparing.ts. */
export interface Comparing {
  /** What the clause gives, with what would be there without it. */
  compared<T>(clause: number, value: T, other: () => T): T
  /** The clause was carried out and changed nothing. */
  idle(clause: number): void
}

/** The clauses of one game as numbers, with a switch and a counter for each. */
export class ClauseSwitches {
  readonly names: readonly string[]
  private readonly numbers: ReadonlyMap<string, number>
  readonly declarations: Declaration[]
  /** 1 = switched off by an ablation run. */
  readonly off: Uint8Array
  /** How often a declaration of the clause was carried out. */
  readonly fired: Uint32Array
  /** Set while tests run. */
  readonly compare: { with: Comparing | null }
  /** How often each trigger was queued and each lasting effect began, by their numbers. */
  readonly queued: number[] = []
  readonly begun: number[] = []
  private sealed = false

  constructor(rulebook: Rulebook, from: ClauseSwitches | null = null) {
    this.names = from?.names ?? Object.keys(rulebook.clauses)
    this.numbers = from?.numbers ?? new Map(this.names.map((name, n) => [name, n]))
    this.off = from?.off ?? new Uint8Array(this.names.length)
    this.fired = from?.fired ?? new Uint32Array(this.names.length)
    this.compare = from?.compare ?? { with: null }
    this.declarations = [...(from?.declarations ?? [])]
  }

  /** The number of a clause; throws if the index does not have it. */
  number(name: string): number {
    const n = this.numbers.get(name)
    if (n === undefined) throw new Error(`no clause ${name} in the clause index`)
    return n
  }

  /** Notes a declaration; returns the number of its clause. */
  declare(
    clause: string,
    kind: DeclarationKind,
    name: string,
    more: Pick<Declaration, 'leaves' | 'sides'> = {},
  ): number {
    const n = this.number(clause)
    if (this.sealed) throw new Error(`${name} is declared under ${clause} after the rules were complete`)
    this.declarations.push({ clause, kind, name, ...more })
    return n
  }

  /** Nothing is declared from now on. */
  seal(): void {
    this.sealed = true
  }

  /** Counts the clause as carried out, unless it is switched off. */
  on(clause: number): boolean {
    if (this.off[clause] === 1) return false
    this.fired[clause]++
    return true
  }

  countTrigger(trigger: number): void {
    this.queued[trigger] = (this.queued[trigger] ?? 0) + 1
  }

  countEffect(effect: number): void {
    this.begun[effect] = (this.begun[effect] ?? 0) + 1
  }
}
