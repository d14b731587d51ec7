import { F, NONE } from './columns.ts'
import type { Game } from './game.ts'

/** A power of two. */
const RECENT = 256

/** Not since any jump. */
const UNKNOWN = -1

/**
 * Chains of clauses, interned: a frame's chain is its caller's chain plus the step that called. They say why an
 * event happened. Nothing here is state: whatever is kept can be found again from the frames.
 */
export class Chains {
  /** For each chain: its parent, its clause, the first chain under it, the next one under the same parent. */
  private readonly parents: number[] = [0]
  private readonly clauses: number[] = [-1]
  private readonly below: number[] = [0]
  private readonly beside: number[] = [0]

  /** The chain of the callers by frame, which stays the same while it runs; found anew after a jump of the store. */
  private readonly callers: number[] = []
  private readonly callersSince: number[] = []

  /** The chain found last, for a step that writes many events. */
  private last = 0
  private lastFrame = NONE
  private lastStep = 0

  /** Those found not long ago, each in a place by its numbers: parent, clause, chain. */
  private readonly recent = new Int32Array(RECENT * 3)

  /** The chain `clause` under `parent`; 0 is the empty chain. */
  under(parent: number, clause: number): number {
    const { recent } = this
    const at = ((parent * 31 + clause) & (RECENT - 1)) * 3
    if (recent[at] === parent && recent[at + 1] === clause && recent[at + 2] !== 0) return recent[at + 2]
    const found = this.find(parent, clause)
    recent[at] = parent
    recent[at + 1] = clause
    recent[at + 2] = found
    return found
  }

  private find(parent: number, clause: number): number {
    const { clauses, below, beside } = this
    for (let n = below[parent]; n !== 0; n = beside[n]) if (clauses[n] === clause) return n
    const made = clauses.length
    this.parents.push(parent)
    clauses.push(clause)
    below.push(0)
    beside.push(below[parent])
    below[parent] = made
    return made
  }

  /** From the outermost clause to the innermost. */
  list(chain: number): number[] {
    const out: number[] = []
    for (let n = chain; n !== 0; n = this.parents[n]) out.push(this.clauses[n])
    return out.reverse()
  }

  /** Clauses from the outermost procedure's step to the current one. */
  now(g: Game): number {
    const { frame } = g
    const step = frame === NONE ? 0 : g.T.frames.data[frame + F.step]
    if (this.lastFrame !== frame || this.lastStep !== step) {
      this.last = this.at(g, frame)
      this.lastFrame = frame
      this.lastStep = step
    }
    return this.last
  }

  /** The same without the current procedure: whose steps called it. */
  ofCallers(g: Game): number {
    return g.frame === NONE ? 0 : this.at(g, g.T.frames.data[g.frame + F.previous])
  }

  /** As if steps under these clauses had called one another from the end of this chain. */
  along(chain: number, clauses: readonly number[]): number {
    let end = chain
    for (let i = 0; i < clauses.length; i++) end = this.under(end, clauses[i])
    return end
  }

  /** As if the running step were one under this clause, in the same procedure. */
  instead(g: Game, clause: number): number {
    return this.under(this.callersOf(g, g.frame), clause)
  }

  /** A step calls a procedure, whose frame lies here: its callers are found when something happens in it. */
  called(frame: number): void {
    this.callersSince[frame] = UNKNOWN
  }

  /** A step begins: the same place of the same frame may have other callers than before. */
  begin(): void {
    this.lastFrame = NONE
  }

  private at(g: Game, frame: number): number {
    if (frame === NONE) return 0
    const { data } = g.T.frames
    const parent = this.callersOf(g, frame)
    const { steps } = g.book.procedures[data[frame + F.procedure]]
    const step = steps[Math.max(0, data[frame + F.step] - 1)]
    return step === undefined || step.clause < 0 ? parent : this.under(parent, step.clause)
  }

  private callersOf(g: Game, frame: number): number {
    if (this.callersSince[frame] !== g.store.jumps) {
      this.callers[frame] = this.at(g, g.T.frames.data[frame + F.previous])
      this.callersSince[frame] = g.store.jumps
    }
    return this.callers[frame]
  }
}
