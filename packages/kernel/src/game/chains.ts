import { Frame, NONE } from '../state/columns.ts'
import type { Game } from './game.ts'

/** Entries of the cache of recent look-ups; a power of two. */
const RECENT = 256

/** No number of jumps: the callers of the frame have not been looked up yet. */
const UNKNOWN = -1

/**
 * Chains of clauses that say why an event happened: a frame's chain is its caller's chain plus the clause of the step
 * that called. Interned as a tree, so that a chain is one number. Not part of the state: derived from the frames.
 */
export class Chains {
  /** The tree, by chain: parent, clause, first child, next sibling. */
  private readonly parents: number[] = [0]
  private readonly clauses: number[] = [-1]
  private readonly below: number[] = [0]
  private readonly beside: number[] = [0]

  /** By frame: the chain of its callers, which is fixed while it runs, and `store.jumps` when it was looked up. */
  private readonly callers: number[] = []
  private readonly callersSince: number[] = []

  /** The chain looked up last, for a step that logs many events. */
  private last = 0
  private lastFrame = NONE
  private lastStep = 0

  /** The frame whose step went to another one before its changes were carried out, and that step; or NONE. */
  private wentFrom = NONE
  private wentStep = 0

  /** Direct-mapped cache of `find`: parent, clause, chain. */
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

  /** The clauses of a chain, outermost first. */
  list(chain: number): number[] {
    const out: number[] = []
    for (let n = chain; n !== 0; n = this.parents[n]) out.push(this.clauses[n])
    return out.reverse()
  }

  /** The chain of the running step: from the outermost procedure's step to this one. */
  now(g: Game): number {
    const { frame } = g
    const step = frame === NONE ? 0 : g.tables.frames.data[frame + Frame.step]
    if (this.lastFrame !== frame || this.lastStep !== step) {
      this.last = this.at(g, frame)
      this.lastFrame = frame
      this.lastStep = step
    }
    return this.last
  }

  /** The chain of the step that called the running procedure. */
  ofCallers(g: Game): number {
    return g.frame === NONE ? 0 : this.at(g, g.tables.frames.data[g.frame + Frame.previous])
  }

  /** The chain extended by these clauses, as if steps under them had called one another. */
  along(chain: number, clauses: readonly number[]): number {
    let end = chain
    for (let i = 0; i < clauses.length; i++) end = this.under(end, clauses[i])
    return end
  }

  /** The chain of the running step with this clause in place of its own. */
  instead(g: Game, clause: number): number {
    return this.under(this.callersOf(g, g.frame), clause)
  }

  /** A frame begins here: forgets the callers of whatever frame was here before. */
  called(frame: number): void {
    this.callersSince[frame] = UNKNOWN
  }

  /** A step begins: forgets the last look-up, since the same step of a frame may have other callers now. */
  begin(): void {
    this.lastFrame = NONE
    this.wentFrom = NONE
  }

  /** The step has sent its frame to another one: what it proposed happens by the step all the same. */
  went(frame: number, step: number): void {
    this.lastFrame = NONE
    this.wentFrom = frame
    this.wentStep = step
  }

  private at(g: Game, frame: number): number {
    if (frame === NONE) return 0
    const { data } = g.tables.frames
    const parent = this.callersOf(g, frame)
    const { steps } = g.book.procedures[data[frame + Frame.procedure]]
    const before = frame === this.wentFrom ? this.wentStep : data[frame + Frame.step] - 1
    const step = steps[Math.max(0, before)]
    if (step === undefined || step.clause < 0) return parent
    // A procedure that called itself says its clause once: of both players who carry a text out each has a frame.
    const above = data[frame + Frame.previous]
    const again = above !== NONE && data[above + Frame.procedure] === data[frame + Frame.procedure]
    return again && this.clauses[parent] === step.clause ? parent : this.under(parent, step.clause)
  }

  private callersOf(g: Game, frame: number): number {
    if (this.callersSince[frame] !== g.store.jumps) {
      this.callers[frame] = this.at(g, g.tables.frames.data[frame + Frame.previous])
      this.callersSince[frame] = g.store.jumps
    }
    return this.callers[frame]
  }
}
