/** An edge of the search tree: one pick. Values are those of the player who picks, between 0 and 1. */
export class Branch {
  readonly label: number
  visits = 0
  total = 0
  /** How often it could have been taken: it does not exist in every world. */
  offered = 0
  /** The nodes after it, by situation; the next pick of the same answer has the key NEXT_PICK. */
  readonly after = new Map<number, TreeNode>()

  constructor(label: number) {
    this.label = label
  }

  get value(): number {
    return this.visits === 0 ? 0.5 : this.total / this.visits
  }

  node(situation: number): TreeNode {
    let found = this.after.get(situation)
    if (found === undefined) {
      found = new TreeNode()
      this.after.set(situation, found)
    }
    return found
  }
}

export const NEXT_PICK = -1

/** A node: one pick to be made by one player, in all worlds that he cannot tell apart (an information set). */
export class TreeNode {
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
