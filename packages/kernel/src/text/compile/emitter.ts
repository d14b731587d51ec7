import { NONE } from '../../state/columns.ts'
import type { Game } from '../../game/game.ts'
import type { Effect } from '../../tree/tree.ts'
import type { CompiledAmount } from '../query/amounts.ts'
import { type Instruction, LOCAL, type Modes, TEMPORARIES, type Target } from '../context/code.ts'
import type { Test } from '../query/conditions.ts'
import type { Context } from '../context/context.ts'
import { AbilityError, type Scope, clauseOf, clauseOfNode } from '../language/language.ts'
import type { Word } from '../language/lexicon.ts'

/**
 * Collects the instructions of one program while its tree is walked, with what enclosing nodes contribute (duration,
 * multiplier, mode). Jumps forward are emitted without a destination and filled in when the place is reached
 * (`branch.to = e.here`).
 */
export class Emitter {
  readonly scope: Scope
  readonly paying: boolean
  readonly code: Instruction[] = []
  readonly targets: Target[] = []
  readonly modes: Modes[] = []
  /** Duration said by an enclosing node, for lasting steps without one of their own. */
  duration: string | undefined = undefined
  /** Factor of an enclosing "for each". */
  multiplier: CompiledAmount | null = null
  /** The mode whose code is being emitted, or null. */
  within: Target['within'] = null
  /** Inside a cost that a player agreed to pay on resolution: choices in it cannot fail to find. */
  owed = false
  /** Inside of what the text has another player do: what he chooses is chosen then, and by nobody on play. */
  others = false
  /** Whether the choice that comes next adds to what was chosen just before: see `together.ts`. */
  adding = false
  /** The clause of an enclosing node of the game’s own, by which the choices in it are asked; or NONE. */
  under: number = NONE
  /** Depth of loops over objects: the next one uses register EACH + loops. */
  loops = 0
  private slots = 0

  constructor(scope: Scope, paying: boolean) {
    this.scope = scope
    this.paying = paying
  }

  /** Index of the next instruction. */
  get here(): number {
    return this.code.length
  }

  /** Allocates a local of the frame for the code that `body` emits. */
  withTemporary(body: (slot: number) => void): void {
    if (this.slots === TEMPORARIES) throw new AbilityError(this.scope.name, 'loops too deep')
    const slot = LOCAL.temporaries + this.slots++
    body(slot)
    this.slots--
  }

  /** Emits the code of a node inside another. */
  effect(node: Effect): void {
    this.scope.language.compile.effect(this, node)
  }

  /** Emits a write to locals or registers. */
  note(note: (g: Game, c: Context) => void): void {
    this.code.push({ op: 'note', note })
  }

  /** Emits a jump; `to` may be filled in later. */
  jump(to: number): { to: number } {
    const made = { op: 'jump', to } as const
    this.code.push(made)
    return made as { to: number }
  }

  /** Emits a branch: goes on if the test holds, else jumps to where the caller fills in. */
  branch(test: Test): { to: number } {
    const made: Instruction = { op: 'branch', test, to: NONE }
    this.code.push(made)
    return made
  }

  /**
   * Emits a step that proposes a batch or calls a procedure. `word` names its clause, else the node's kind does;
   * `done`: the event word whose result it resets. `choosing`: see `Run`.
   */
  run(
    word: Word | null,
    kind: string,
    run: (g: Game, c: Context) => void,
    bindResult?: (g: Game, c: Context) => void,
    done?: string,
    choosing = false,
  ): void {
    const clause = this.clause(word, kind)
    const resets = done === undefined ? NONE : this.scope.asks.indexOf(done)
    this.code.push({ op: 'run', kind, clause, run, bindResult, resets, choosing })
  }

  /** Clause of a step: its word's, else its node's. */
  clause(word: Word | null, kind: string): number {
    const { language } = this.scope
    const own = word === null ? NONE : clauseOf(language, word)
    return own >= 0 ? own : clauseOfNode(language, kind)
  }

  /** Clause of a choice. */
  get choiceClause(): number {
    const { lexicon, book } = this.scope.language
    return this.under >= 0 ? this.under : book.switches.number(lexicon.clauses.choice)
  }

  /** The factor of "for each", or 1. */
  times(): CompiledAmount {
    return this.multiplier ?? (() => 1)
  }

  /**
   * Called at run time by a step that cannot be done in full: ends a cost (or a text, by the game's rules) as failed.
   */
  fail(g: Game, c: Context): void {
    if (c.frame === NONE) return
    if (this.paying || this.scope.language.lexicon.rules?.passesOver?.() === false)
      c.setLocal(g, LOCAL.failed, 1)
  }
}
