/** What was learned about one pick. Values are of the player who picks, between 0 and 1. */
export class Branch {
  readonly label: number
  visits = 0
  total = 0
  /** How often it could have been taken: it is not there in every world. */
  offered = 0
  /** What came after it, by situation; the next pick of the same answer has the key NEXT_PICK. */
  readonly after = new Map<number, Junction>()

  constructor(label: number) {
    this.label = label
  }

  get value(): number {
    return this.visits === 0 ? 0.5 : this.total / this.visits
  }

  junction(situation: number): Junction {
    let found = this.after.get(situation)
    if (found === undefined) {
      found = new Junction()
      this.after.set(situation, found)
    }
    return found
  }
}

export const NEXT_PICK = -1

/** A single pick to be made by somebody, in all the worlds in which he cannot tell it from others. */
export class Junction {
  visits = 0
  readonly branches: Branch[] = []

  find(label: number): Branch | undefined {
    for (const branch of this.branches) if (branch.label === label) return branch
    return undefined
  }

  add(label: number): Branch {
    const branch = new Branch(label)
    this.branches.push(branch)
    return branch
  }
}
