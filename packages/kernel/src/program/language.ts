import type { Book, Limit, Procedure, Query, RelationDef, Verb, Verdict } from '../book.ts'
import type { AbilityKind, Amount, Condition, Cost } from '../tree.ts'
import type { AbilityEntry } from './entries.ts'
import type { History } from './history.ts'
import type { Lexicon, Word, Words } from './lexicon.ts'
import type { Family, NodeSwitches } from './switches.ts'

/** Columns of the object that holds what was chosen on play. */
export interface RecordColumns {
  /** Program and ability, each plus 1. */
  readonly program: number
  readonly ability: number
  readonly source: number
  readonly sourceId: number
  readonly instance: number
  /** The player an event was about, plus 1. */
  readonly thatPlayer: number
  readonly modes: number
  readonly fixed: number
  /** X, Y, Z: three columns from here on. */
  readonly variables: number
}

/** Everything that turns words into rules: the game's book and lexicon, and what the kernel adds to them. */
export interface Language {
  readonly book: Book
  readonly lexicon: Lexicon
  readonly nodes: NodeSwitches
  readonly columns: RecordColumns
  /** record → target; the value is the number of the choice. */
  readonly target: RelationDef
  /** record → target; the value is its part of a number that is divided. */
  readonly part: RelationDef
  /** Whether an event may happen, by its word. */
  readonly verdicts: ReadonlyMap<string, Verdict>
  /** Event words that some card forbids, by the verb of their changes: only those are looked at. */
  readonly forbidden: (Forbidden[] | undefined)[]
  /** Whether an object is treated as a noun or type, by "noun.card"; and which of them some card speaks of. */
  readonly treated: ReadonlyMap<string, Query>
  readonly spokenOf: Set<string>
  /** What is added to, taken from and put in place of a cost, by its word. */
  readonly alterations: ReadonlyMap<string, Alterations>
  readonly history: History
  /** Whether only what all can see can be a target. */
  openTargets(): boolean
  /** What each ability of the book says, by its number. */
  readonly entries: (AbilityEntry | undefined)[]
  /** Limits that several abilities share. */
  readonly groups: Map<string, Limit>
  /** Abilities that keywords stand for, by what is inside. */
  readonly keywords: Map<string, Map<string, number>>
  /** Variable: the frame whose batch is under way, plus 1. */
  readonly proposer: number
  readonly verbs: LanguageVerbs
  /** Runs a program. */
  procedure: Procedure
}

/** An event word, and whether it may happen. */
export interface Forbidden {
  readonly word: string
  readonly verdict: Verdict
}

export interface Alterations {
  readonly add: Query
  readonly subtract: Query
  /** The new amount plus 1, or 0. */
  readonly set: Query
}

export interface LanguageVerbs {
  /** A lasting effect that holds on to what the program does: (effect, frame, value, flags, 1 for none of the source). */
  readonly begin: Verb
  /** A program carried out in place of a change: (program, source, source id, who, object). */
  readonly instead: Verb
  /** What was shown for a while is no longer: (object). */
  readonly hide: Verb
  /** Writes a column of a record without an event: (record, column, value). */
  readonly write: Verb
}

/** One ability while it is compiled. */
export interface Scope {
  readonly language: Language
  readonly name: string
  /** How its text defines X. */
  readonly lets: Map<string, Amount>
  readonly variables: string[]
  /** Those that its cost or its targets need. */
  readonly onPlay: Set<string>
  /** Event words whose results it asks about. */
  readonly asks: string[]
  readonly corrections: Correction[]
  readonly kind: AbilityKind
  /** It always applies: nothing is fixed, and X changes all the time. */
  readonly isStatic: boolean
}

/** Something in place of what an earlier sentence said. */
export interface Correction {
  /** What is corrected, as JSON: a change, or a step with its quantity. */
  readonly of: string
  readonly to: unknown
  readonly conditions: readonly Condition[]
}

/** A card whose words the game's lexicon cannot carry out. */
export class AbilityError extends Error {
  readonly ability: string

  constructor(ability: string, message: string) {
    super(`${ability}: ${message}`)
    this.name = 'AbilityError'
    this.ability = ability
  }
}

/** The entry for a word of the tree; a word the game does not know is an error of its grammar. */
export function wordOf<T>(scope: Scope, list: Words<T> | undefined, id: string, what: string): T {
  const found = list?.[id]
  if (found === undefined || !Object.hasOwn(list!, id))
    throw new AbilityError(scope.name, `the lexicon has no ${what} ${id}`)
  return found
}

/** Number of a word's clause, or -1. */
export const clauseOf = (language: Language, word: Word): number =>
  word.clause === undefined ? -1 : language.book.switches.number(word.clause)

/** Whether a kind of node, and the clause of its word, are switched on. */
export function gate(scope: Scope, family: Family, kind: string, word: Word = {}): () => boolean {
  const { nodes, book } = scope.language
  const n = nodes.number(family, kind)
  const clause = clauseOf(scope.language, word)
  const { switches } = book
  return () => nodes.on(n) && (clause < 0 || switches.on(clause))
}

/** Whether a clause that a game may or may not have is switched on. */
export function clauseOn({ book }: Language, clause: string | undefined): () => boolean {
  if (clause === undefined) return () => true
  const { switches } = book
  const number = switches.number(clause)
  return () => switches.on(number)
}

/** The same without counting it as carried out. */
export const isOff = ({ book }: Language, clause: string | undefined): boolean =>
  clause !== undefined && book.switches.off[book.switches.number(clause)] === 1

/** Whether a part of a cost is switched on. */
export const gateOfCost = (scope: Scope, { kind }: Cost): (() => boolean) =>
  gate(scope, 'cost', kind, { clause: scope.language.lexicon.nodes?.[kind] })

export function clauseOfNode(language: Language, kind: string): number {
  const { nodes, clauses } = language.lexicon
  return language.book.switches.number(nodes?.[kind] ?? clauses.effect)
}
