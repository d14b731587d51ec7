import { type Choice, type Decision, choiceOf, idsFor } from '@fudaba/kernel'
import {
  FINISH,
  LEAVE_OUT,
  type PickPath,
  isFinished,
  nextPicks,
  partialToPicks,
} from '@fudaba/kernel/search'

/** Ids that no candidate has: a pass, and the end of a choice that may be shorter. */
export const PASS = '#pass'
export const FINISHED = '#finish'

/**
 * A decision as single picks with ids. The id of a pick is the candidate's own id, so it means the same thing
 * wherever it stands in the list: `o12`, `yes`, `summon-soldier`; `o12>o7` and `o12>#out` into bins; `o7<o12` next
 * in an ordered bin; `o12=3` for an amount; a number, or `16..31` for a part of a long range.
 */
export class Picking {
  readonly decision: Decision
  private readonly choice: Choice
  private path: number[] = []

  constructor(decision: Decision) {
    this.decision = decision
    this.choice = choiceOf(decision)
  }

  /** Ids of the legal next picks. */
  actions(): string[] {
    return nextPicks(this.choice, this.path).map((pick) => this.name(pick))
  }

  /** What was picked so far, as ids. Empty at the start of each decision. */
  partial(): string[] {
    return this.path.map((pick, at) => this.name(pick, this.path.slice(0, at)))
  }

  /** Takes a pick; false if it is not one of `actions`. */
  pick(id: string): boolean {
    const found = nextPicks(this.choice, this.path).find((pick) => this.name(pick) === id)
    if (found === undefined) return false
    this.path = [...this.path, found]
    return true
  }

  /** The whole answer once the last pick is made, else null. */
  answer(): string[] | null {
    if (!isFinished(this.choice, this.path)) return null
    return idsFor(this.decision, partialToPicks(this.choice, this.path))
  }

  private name(pick: number, path: PickPath = this.path): string {
    const { decision } = this
    const { candidates, bins } = decision
    switch (decision.shape) {
      case 'number':
        return this.range(pick, path)
      case 'distribute':
        return `${candidates[path.length].id}=${pick}`
      case 'arrange': {
        if (path.length >= candidates.length) return `${this.binBeingOrdered(path)}<${candidates[pick].id}`
        const to = pick === LEAVE_OUT ? '#out' : bins[pick].id
        return `${candidates[path.length].id}>${to}`
      }
      case 'choose':
      case 'option':
      case 'order':
      case 'name':
      case 'act':
        if (pick !== FINISH) return candidates[pick].id
        return decision.shape === 'act' ? PASS : FINISHED
    }
  }

  /** The bin whose order is asked for: of the next pick's candidate, which lies in it already. */
  private binBeingOrdered(path: PickPath): string {
    const [next] = nextPicks(this.choice, path)
    return this.decision.bins[path[next]].id
  }

  private range(digit: number, path: PickPath): string {
    const whole = [...path, digit]
    const first = lowest(this.choice, whole)
    const last = highest(this.choice, whole)
    return first === last ? String(first) : `${first}..${last}`
  }
}

function lowest(choice: Choice, path: PickPath): number {
  return end(choice, path, (picks) => picks[0])
}

function highest(choice: Choice, path: PickPath): number {
  return end(choice, path, (picks) => picks[picks.length - 1])
}

/** Goes on with the same end of the list until the number is whole. */
function end(choice: Choice, path: PickPath, take: (picks: readonly number[]) => number): number {
  let at = path
  while (!isFinished(choice, at)) at = [...at, take(nextPicks(choice, at))]
  return partialToPicks(choice, at)[0]
}
