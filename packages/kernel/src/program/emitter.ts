import { NONE } from '../columns.ts'
import type { Game } from '../game.ts'
import type { Count } from './amounts.ts'
import { type Instruction, LOCAL, type Modes, SLOTS, type Target } from './code.ts'
import type { Test } from './conditions.ts'
import type { Context } from './context.ts'
import { AbilityError, type Scope, clauseOf, clauseOfNode } from './language.ts'
import type { Word } from './lexicon.ts'

/** Writes the code of one program. */
export class Emitter {
  readonly scope: Scope
  readonly paying: boolean
  readonly code: Instruction[] = []
  readonly targets: Target[] = []
  readonly modes: Modes[] = []
  /** The duration of whatever lasts, where a sentence says it before. */
  duration: string | undefined = undefined
  /** Numbers of the step are multiplied by this: "for each". */
  multiplier: Count | null = null
  /** The mode that is being written. */
  within: Target['within'] = null
  /** It is written what somebody has agreed to pay while it resolves: then he finds all that it asks for. */
  owed = false
  /** How many loops over objects are open. */
  loops = 0
  private slots = 0

  constructor(scope: Scope, paying: boolean) {
    this.scope = scope
    this.paying = paying
  }

  get here(): number {
    return this.code.length
  }

  /** A local for the time of `body`. */
  withSlot(body: (slot: number) => void): void {
    if (this.slots === SLOTS) throw new AbilityError(this.scope.name, 'loops too deep')
    const slot = LOCAL.slots + this.slots++
    body(slot)
    this.slots--
  }

  note(note: (g: Game, c: Context) => void): void {
    this.code.push({ op: 'note', note })
  }

  jump(to: number): { to: number } {
    const made = { op: 'jump', to } as const
    this.code.push(made)
    return made as { to: number }
  }

  /** Goes on if it holds; where else is filled in later. */
  branch(test: Test): { to: number } {
    const made: Instruction = { op: 'branch', test, to: NONE }
    this.code.push(made)
    return made
  }

  run(
    word: Word | null,
    kind: string,
    run: (g: Game, c: Context) => void,
    settle?: (g: Game, c: Context) => void,
    done?: string,
  ): void {
    const clause = this.clause(word, kind)
    const resets = done === undefined ? NONE : this.scope.asks.indexOf(done)
    this.code.push({ op: 'run', kind, clause, run, settle, resets })
  }

  clause(word: Word | null, kind: string): number {
    const { language } = this.scope
    const own = word === null ? NONE : clauseOf(language, word)
    return own >= 0 ? own : clauseOfNode(language, kind)
  }

  /** How many times over: the multiplier of "for each", or once. */
  times(): Count {
    return this.multiplier ?? (() => 1)
  }

  /** Where it is a cost, what cannot be done wholly is not done at all. Elsewhere it is passed over. */
  fail(g: Game, c: Context): void {
    if (c.frame === NONE) return
    if (this.paying || this.scope.language.lexicon.rules?.passesOver?.() === false)
      c.setLocal(g, LOCAL.failed, 1)
  }
}
