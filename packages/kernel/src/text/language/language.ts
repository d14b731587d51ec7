import { KernelError } from '../../base/errors.ts'
import type { Column } from '../../state/rows.ts'
import type { Book, Procedure, Query, RelationDef, Verb, Verdict } from '../../game/book.ts'
import type { AbilityKind, Amount, Condition, Cost } from '../../tree/tree.ts'
import type { OwnOf } from '../../game/ownOf.ts'
import type { Compiled } from './compiled.ts'
import type { Compilers } from './compilers.ts'
import type { Lexicon, Word, Words } from './lexicon.ts'
import type { Family, NodeSwitches } from './switches.ts'

/** Columns of a play's record: the object that keeps what was chosen on play until the play resolves. */
export interface RecordColumns {
  /** Program and ability, each plus 1. */
  readonly program: Column
  readonly ability: Column
  readonly source: Column
  readonly sourceId: Column
  readonly instance: Column
  /** The player an event was about, plus 1; 0 for none. */
  readonly thatPlayer: Column
  /** Chosen modes, a bit each; see `modesBit`. */
  readonly modes: Column
  /** A bit for each variable that is fixed, and behind them one for each target that was chosen; see `chosenBit`. */
  readonly fixed: Column
  /** X, Y, Z: three columns from here on. */
  readonly variables: Column
}

/**
 * The compiler's data for one game: its book and lexicon, what the kernel declares beside them. What runs reads the book
 * of its game (`g.book`) wherever cards add to it.
 */
export interface Language {
  /** The book that is compiled into. */
  readonly book: Book
  readonly lexicon: Lexicon
  readonly nodes: NodeSwitches
  /** The mutually recursive compile functions. */
  readonly compile: Compilers
  /** What was compiled, for each book. */
  readonly compiled: OwnOf<Compiled>
  readonly columns: RecordColumns
  /** record → target; the value is the number of the choice (slot). */
  readonly target: RelationDef
  /** record → target; the value is the target's share of a divided number. */
  readonly part: RelationDef
  /** Verdict asked before an event happens, by event word. */
  readonly verdicts: ReadonlyMap<string, Verdict>
  /** Query whether an object is treated as a noun or type, by key ("noun.card"). */
  readonly treatedAs: ReadonlyMap<string, Query>
  /** Queries that change a cost, by characteristic. */
  readonly alterations: ReadonlyMap<string, Alterations>
  /** Whether only objects that all players see can be targets. */
  openTargets(): boolean
  /** Variable of the game: the program frame whose batch is being carried out, plus 1. */
  readonly proposer: number
  readonly verbs: LanguageVerbs
  /** The interpreter: runs a program in one frame. */
  procedure: Procedure
}

/** An event word that some card can forbid, and its verdict. */
export interface Forbidden {
  readonly word: string
  readonly verdict: Verdict
}

/** The queries by which effects change one cost. */
export interface Alterations {
  readonly add: Query
  readonly subtract: Query
  /** The new amount plus 1, or 0. */
  readonly set: Query
}

/** Verbs that only programs propose. */
export interface LanguageVerbs {
  /** Begins a lasting effect that copies the program's registers: (effect, frame, value, flags, 1 for no source). */
  readonly begin: Verb
  /** Runs a program in place of a replaced change: (program, source, source id, who, object). */
  readonly instead: Verb
  /** Ends a temporary reveal: (object). */
  readonly hide: Verb
  /** Writes a column of a record without an event: (record, column, value). */
  readonly write: Verb
}

/**
 * Compile-time environment of one ability, found by one pass over its tree before anything is compiled. (A `ScopeDef`
 * is something else: a stretch of game time.)
 */
export interface Scope {
  readonly language: Language
  /** Name of the ability, for messages and declarations. */
  readonly name: string
  /** Variables that the text defines ("X is the number of …"). */
  readonly definitions: Map<string, Amount>
  /** Every variable it uses; the index is the number of its local. */
  readonly variables: string[]
  /** Variables that its cost or its targets need: they are known before it is played. */
  readonly onPlay: Set<string>
  /** Event words whose results later steps ask about; the index is the slot of the result. */
  readonly asks: string[]
  /** Numbers that a later sentence replaces ("2 instead of 1"). */
  readonly corrections: Correction[]
  readonly kind: AbilityKind
  /** A static ability: in force as long as its object has it, so variables are recomputed each time. */
  readonly isStatic: boolean
}

/** A number of an earlier sentence, replaced while conditions hold. */
export interface Correction {
  /** What is corrected, as JSON: a change, or a step with its quantity. */
  readonly of: string
  readonly to: unknown
  readonly conditions: readonly Condition[]
}

/** Thrown when a card uses a word or construction that the game's lexicon cannot carry out. */
export class AbilityError extends KernelError {
  readonly ability: string

  constructor(ability: string, message: string) {
    super('bad-card', `${ability}: ${message}`)
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

/**
 * A function that tells whether a kind of node, and the clause of its word, are switched on; each call that returns
 * true counts both as carried out.
 */
export function switchFor(scope: Scope, family: Family, kind: string, word: Word = {}): () => boolean {
  const { nodes, book } = scope.language
  const n = nodes.number(family, kind)
  const clause = clauseOf(scope.language, word)
  const { switches } = book
  return () => nodes.on(n) && (clause < 0 || switches.on(clause))
}

/** As `switchFor`, for a clause alone; a clause the game does not have is always on. */
export function switchForClause({ book }: Language, clause: string | undefined): () => boolean {
  if (clause === undefined) return () => true
  const { switches } = book
  const number = switches.number(clause)
  return () => switches.on(number)
}

/** Whether a clause is switched off, without counting it as carried out. */
export const isClauseOff = ({ book }: Language, clause: string | undefined): boolean =>
  clause !== undefined && book.switches.off[book.switches.number(clause)] === 1

/** As `switchFor`, for one part of a cost. */
export const switchForCost = (scope: Scope, { kind }: Cost): (() => boolean) =>
  switchFor(scope, 'cost', kind, { clause: scope.language.lexicon.nodes?.[kind] })

/** Number of the clause that a kind of effect node carries out. */
export function clauseOfNode(language: Language, kind: string): number {
  const { nodes, clauses } = language.lexicon
  return language.book.switches.number(nodes?.[kind] ?? clauses.effect)
}
