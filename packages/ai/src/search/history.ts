/** Statistics of a pick wherever it was made: by the question asked and the label of the pick. */
export class Tally {
  visits = 0
  total = 0
  /** Estimate before it was tried; undefined while there is none. */
  prior: number | undefined

  /** The mean, with the prior counted as one more visit. */
  get value(): number {
    return (this.total + (this.prior ?? 0.5)) / (this.visits + 1)
  }
}

/**
 * History heuristic: the same discard or target is mostly as good or bad in one line as in another, so its statistics
 * are shared by the whole tree. They order new branches and guide playouts beyond the tree.
 */
export class History {
  private readonly situations = new Map<number, Map<number, Tally>>()

  tally(situation: number, label: number): Tally {
    let labels = this.situations.get(situation)
    if (labels === undefined) {
      labels = new Map()
      this.situations.set(situation, labels)
    }
    let found = labels.get(label)
    if (found === undefined) {
      found = new Tally()
      labels.set(label, found)
    }
    return found
  }
}
