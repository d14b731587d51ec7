import { BY_CHANCE, type Node, type ProofSearch } from './proofSearch.ts'
import { stateKey } from './stateKey.ts'

/** How many answers a line goes on at most. */
const LONGEST = 400

/**
 * The line that both sides follow once all is known: who can have his way takes the shortest, the other the longest.
 * `visit` is called before each answer is carried out.
 */
export function followLine(
  proofs: ProofSearch,
  visit: (picks: readonly number[]) => void,
  isOver: () => boolean,
): void {
  const lengths = new Lengths(proofs)
  const go = (left: number): void => {
    if (left === 0 || isOver()) return
    const best = lengths.best(stateKey(proofs.game))
    if (best === null) return
    visit(best)
    proofs.after(best, () => go(left - 1))
  }
  go(LONGEST)
}

/** How many answers it takes from a state until it is decided. */
class Lengths {
  private readonly proofs: ProofSearch
  private readonly known = new Map<number, number>()

  constructor(proofs: ProofSearch) {
    this.proofs = proofs
  }

  best(key: number): readonly number[] | null {
    const node = this.proofs.nodeOf(key)
    const at = this.bestChild(node)
    return at < 0 || node.answers === null ? null : node.answers[at]
  }

  private length(key: number): number {
    if (key === BY_CHANCE) return 0
    const known = this.known.get(key)
    if (known !== undefined) return known
    // Until it is known: who comes back to a state has not got any further.
    this.known.set(key, 0)
    const node = this.proofs.nodeOf(key)
    const at = this.bestChild(node)
    const length = at < 0 ? 0 : 1 + this.length(node.children[at])
    this.known.set(key, length)
    return length
  }

  private bestChild(node: Node): number {
    const isProved = node.proof === 0
    if (!isProved && node.refutation !== 0) return -1
    const winning = isProved === node.mine
    let best = -1
    let bestLength = 0
    for (let i = 0; i < node.children.length; i++) {
      const key = node.children[i]
      const child = key === BY_CHANCE ? null : this.proofs.nodeOf(key)
      if (winning && !(isProved ? child?.proof === 0 : child === null || child.refutation === 0)) continue
      const length = this.length(key)
      if (best >= 0 && (winning ? length >= bestLength : length <= bestLength)) continue
      best = i
      bestLength = length
    }
    return best
  }
}
