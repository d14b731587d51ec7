/** What became of a pick wherever it was made: by the question asked and the label of the pick. */
export class Tally {
  visits = 0
  total = 0
  /** What it looks like before it was tried; undefined while nobody has looked. */
  prior: number | undefined

  /** The average, as if it had been tried once more with the outcome it looks like. */
  get value(): number {
    return (this.total + (this.prior ?? 0.5)) / (this.visits + 1)
  }
}

/**
 * Experience shared by the whole tree: the same discard or target is mostly as good or bad in one line as in another,
 * so what was learned of it in one place says where to look first in others, and how to play on beyond the tree.
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
