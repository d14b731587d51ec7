import type { Ability, Effect, What } from '../../tree/tree.ts'
import type { Program } from '../context/code.ts'
import type { Emitter } from '../compile/emitter.ts'
import type { Test } from '../query/conditions.ts'
import type { EventMatch } from '../query/matching.ts'
import type { CompiledObjects } from '../query/references.ts'
import type { GameNodeTools } from '../query/gameNodeTools.ts'
import type { Language, Scope } from './language.ts'

/**
 * The compile functions that call each other recursively, bound late. A phrase may contain a number that counts a
 * phrase, a game's own node may contain any node, and an effect may grant an ability that has effects: imports
 * between these files would form cycles. `languageOf` fills the table in.
 */
export interface Compilers {
  /** A reference, phrase or selection. */
  what(scope: Scope, what: What, counted?: boolean): CompiledObjects
  /** Compile functions handed to a game's own nodes, for the trees inside them. */
  tools(scope: Scope): GameNodeTools
  /** Appends the instructions of a step to the program being written. */
  effect(e: Emitter, node: Effect): void
  /** Compiles a whole program and enters it into the book. */
  program(
    scope: Scope,
    name: string,
    write: (e: Emitter) => void,
    how?: { readonly paying?: boolean; readonly except?: EventMatch | null },
  ): Program
  /** Test whether a step could be carried out in full now. */
  canCarryOut(scope: Scope, node: Effect, isCost?: boolean): Test
  /** Compiles an ability, enters it into the book and returns its number. */
  ability(language: Language, name: string, tree: Ability, clause?: string): number
}
