import { BAGS } from '../state/columns.ts'

/**
 * A bipartite assignment of cards to bags: each class is a number of cards with the set of bags they might be in, each
 * bag a number of places, and every place gets a card. Works on counts, so its cost does not grow with the decks.
 */
export class Deal {
  /** Classes in use, and how many. */
  readonly classes = new Int32Array(BAGS)
  classCount = 0
  /** By class: the bags its cards might be in, as bits; and how many cards it has. */
  readonly bags = new Int32Array(BAGS)
  readonly cards = new Int32Array(BAGS)
  /** By bag: places not filled yet. */
  readonly free = new Int32Array(BAGS)
  /** How many cards of the class are in the bag: [class * BAGS + bag]. */
  readonly dealt = new Int32Array(BAGS * BAGS)
  /** Breadth-first search of `dealByAugmentingPath`: the queue; by bag the bag before it, and the class that moves. */
  private readonly queue = new Int32Array(BAGS)
  private readonly reachedFrom = new Int32Array(BAGS)
  private readonly reachedBy = new Int32Array(BAGS)

  /** Adds a class with nothing dealt yet. */
  addClass(of: number, bags: number, cards: number): void {
    this.classes[this.classCount++] = of
    this.bags[of] = bags
    this.cards[of] = cards
    this.dealt.fill(0, of * BAGS, (of + 1) * BAGS)
  }

  /** Deals every card: by random choices of `below`, or without it into the first free bags. */
  fill(below?: (n: number) => number): void {
    this.sortNarrowestFirst()
    for (let i = 0; i < this.classCount; i++) {
      const k = this.classes[i]
      if (below === undefined) this.dealGreedily(k)
      else for (let n = this.cards[k]; n > 0; n--) this.dealTo(k, this.pick(this.bags[k], below))
    }
  }

  /** Classes with the fewest bags first: needs fewer augmenting paths, and favours the first classes less. */
  private sortNarrowestFirst(): void {
    const { classes, bags } = this
    for (let i = 1; i < this.classCount; i++)
      for (let j = i; j > 0 && bitCount(bags[classes[j]]) < bitCount(bags[classes[j - 1]]); j--) {
        const other = classes[j]
        classes[j] = classes[j - 1]
        classes[j - 1] = other
      }
  }

  /** Deals a class into its first free bags. */
  private dealGreedily(k: number): void {
    let left = this.cards[k]
    for (let set = this.bags[k]; set !== 0 && left > 0; set &= set - 1) {
      const bag = lowestBit(set)
      const n = Math.min(left, this.free[bag])
      this.free[bag] -= n
      this.dealt[k * BAGS + bag] += n
      left -= n
    }
    for (; left > 0; left--) this.dealByAugmentingPath(k)
  }

  /** Deals one card into a bag, or by an augmenting path if it is -1. */
  private dealTo(k: number, bag: number): void {
    if (bag < 0) return this.dealByAugmentingPath(k)
    this.free[bag]--
    this.dealt[k * BAGS + bag]++
  }

  /** A bag of the set with a free place, weighted by free places; -1 if all are full. */
  private pick(bags: number, below: (n: number) => number): number {
    let total = 0
    for (let set = bags; set !== 0; set &= set - 1) total += this.free[lowestBit(set)]
    if (total === 0) return -1
    let left = below(total)
    let set = bags
    while (left >= this.free[lowestBit(set)]) {
      left -= this.free[lowestBit(set)]
      set &= set - 1
    }
    return lowestBit(set)
  }

  /** Deals one card of class `first`, whose bags are all full: moves cards of other classes along a shortest path. */
  private dealByAugmentingPath(first: number): void {
    const { queue, reachedFrom, reachedBy } = this
    let tail = 0
    let reached = this.bags[first]
    for (let set = reached; set !== 0; set &= set - 1) {
      queue[tail++] = lowestBit(set)
      reachedFrom[lowestBit(set)] = -1
    }
    for (let head = 0; head < tail; head++) {
      const bag = queue[head]
      if (this.free[bag] > 0) return this.shiftAlongPath(first, bag)
      for (let i = 0; i < this.classCount; i++) {
        const k = this.classes[i]
        if (this.dealt[k * BAGS + bag] === 0) continue
        for (let set = this.bags[k] & ~reached; set !== 0; set &= set - 1) {
          const to = lowestBit(set)
          queue[tail++] = to
          reachedFrom[to] = bag
          reachedBy[to] = k
        }
        reached |= this.bags[k]
      }
    }
    throw new Error('the cards do not fit the places they are known to be in')
  }

  /** Moves one card along each edge of the path that ends in bag `last`. */
  private shiftAlongPath(first: number, last: number): void {
    let bag = last
    this.free[bag]--
    for (let from = this.reachedFrom[bag]; from >= 0; from = this.reachedFrom[bag]) {
      const k = this.reachedBy[bag]
      this.dealt[k * BAGS + from]--
      this.dealt[k * BAGS + bag]++
      bag = from
    }
    this.dealt[first * BAGS + bag]++
  }
}

/** Index of the lowest bit of a set. */
export const lowestBit = (set: number): number => 31 - Math.clz32(set & -set)
/** Whether the set has at most one bit. */
export const isSingleton = (set: number): boolean => (set & (set - 1)) === 0

function bitCount(set: number): number {
  let n = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) n++
  return n
}
