/** Clause ids are data: every declaration names the clause it carries out and can be switched off by it. */

export type ClauseKind = 'enforced' | 'definition' | 'structural' | 'informative' | 'etiquette' | 'gap'

/** How sure we are, and of what: the publisher's word, a fan's, our inference, or our own choice. */
export type Confidence = 'official' | 'fan' | 'inferred' | 'ours'

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

export interface Rulebook<C extends string = string> {
  readonly game: string
  readonly name: Bilingual
  readonly version: string
  readonly clauses: Readonly<Record<C, ClauseRow>>
  readonly rulings: readonly Ruling[]
}

/** The rows of an index of which these are not built yet: those are gaps. */
export function withGaps<C extends string>(
  rows: Readonly<Record<C, ClauseRow>>,
  unbuilt: readonly NoInfer<C>[],
): Record<C, ClauseRow> {
  const out: Record<C, ClauseRow> = { ...rows }
  for (const id of unbuilt) out[id] = { ...rows[id], kind: 'gap', because: 'not built yet' }
  return out
}

export function clauseKind(row: ClauseRow): ClauseKind {
  return row.kind ?? 'enforced'
}

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

export interface Declaration {
  readonly clause: string
  readonly kind: DeclarationKind
  readonly name: string
}

/** The clauses of one game as numbers, with a switch and a counter for each. */
export class ClauseSwitches {
  readonly names: string[] = []
  private readonly numbers = new Map<string, number>()
  readonly declarations: Declaration[] = []
  /** 1 = switched off by an ablation run. */
  off = new Uint8Array(64)
  /** How often a declaration of the clause was carried out. */
  fired = new Uint32Array(64)

  constructor(rulebook: Rulebook) {
    for (const name of Object.keys(rulebook.clauses)) this.add(name)
  }

  private add(name: string): number {
    const n = this.names.length
    this.names.push(name)
    this.numbers.set(name, n)
    if (n >= this.off.length) {
      const off = new Uint8Array(n * 2)
      off.set(this.off)
      this.off = off
      const fired = new Uint32Array(n * 2)
      fired.set(this.fired)
      this.fired = fired
    }
    return n
  }

  number(name: string): number {
    const n = this.numbers.get(name)
    if (n === undefined) throw new Error(`no clause ${name} in the clause index`)
    return n
  }

  declare(clause: string, kind: DeclarationKind, name: string): number {
    const n = this.number(clause)
    this.declarations.push({ clause, kind, name })
    return n
  }

  /** Counts the clause as carried out, unless it is switched off. */
  on(clause: number): boolean {
    if (this.off[clause] === 1) return false
    this.fired[clause]++
    return true
  }
}
