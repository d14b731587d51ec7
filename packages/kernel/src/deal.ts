import { BAGS } from './columns.ts'

/**
 * Cards dealt into bags, class by class: each class has a number of cards and the set of bags they might be in,
 * each bag a number of places, and every place gets a card. Works on numbers of cards, so it is small whatever
 * the size of the decks.
 */
export class Deal {
  /** Classes in use, and how many. */
  readonly classes = new Int32Array(BAGS)
  classCount = 0
  /** Bags a class may use, as bits. */
  readonly bags = new Int32Array(BAGS)
  readonly cards = new Int32Array(BAGS)
  /** Places not filled yet. */
  readonly free = new Int32Array(BAGS)
  /** How many cards of the class lie in the bag: [class * BAGS + bag]. */
  readonly dealt = new Int32Array(BAGS * BAGS)
  private readonly queue = new Int32Array(BAGS)
  private readonly reachedFrom = new Int32Array(BAGS)
  private readonly reachedBy = new Int32Array(BAGS)

  addClass(of: number, bags: number, cards: number): void {
    this.classes[this.classCount++] = of
    this.bags[of] = bags
    this.cards[of] = cards
    this.dealt.fill(0, of * BAGS, (of + 1) * BAGS)
  }

  /** Deals every card. `below` makes the choices; without it the first free bag is taken. */
  fill(below?: (n: number) => number): void {
    this.narrowestFirst()
    for (let i = 0; i < this.classCount; i++) {
      const k = this.classes[i]
      if (below === undefined) this.pour(k)
      else for (let n = this.cards[k]; n > 0; n--) this.place(k, this.pick(this.bags[k], below))
    }
  }

  /** Fewer repairs, and less weight on the classes that come first. */
  private narrowestFirst(): void {
    const { classes, bags } = this
    for (let i = 1; i < this.classCount; i++)
      for (let j = i; j > 0 && bitCount(bags[classes[j]]) < bitCount(bags[classes[j - 1]]); j--) {
        const other = classes[j]
        classes[j] = classes[j - 1]
        classes[j - 1] = other
      }
  }

  private pour(k: number): void {
    let left = this.cards[k]
    for (let set = this.bags[k]; set !== 0 && left > 0; set &= set - 1) {
      const bag = lowest(set)
      const n = Math.min(left, this.free[bag])
      this.free[bag] -= n
      this.dealt[k * BAGS + bag] += n
      left -= n
    }
    for (; left > 0; left--) this.makeRoom(k)
  }

  private place(k: number, bag: number): void {
    if (bag < 0) return this.makeRoom(k)
    this.free[bag]--
    this.dealt[k * BAGS + bag]++
  }

  /** A bag of the set with a free place, weighted by free places; -1 if all are full. */
  private pick(bags: number, below: (n: number) => number): number {
    let total = 0
    for (let set = bags; set !== 0; set &= set - 1) total += this.free[lowest(set)]
    if (total === 0) return -1
    let left = below(total)
    let set = bags
    while (left >= this.free[lowest(set)]) {
      left -= this.free[lowest(set)]
      set &= set - 1
    }
    return lowest(set)
  }

  /** All bags of class `first` are full: cards of other classes move over until one place is free. */
  private makeRoom(first: number): void {
    const { queue, reachedFrom, reachedBy } = this
    let tail = 0
    let reached = this.bags[first]
    for (let set = reached; set !== 0; set &= set - 1) {
      queue[tail++] = lowest(set)
      reachedFrom[lowest(set)] = -1
    }
    for (let head = 0; head < tail; head++) {
      const bag = queue[head]
      if (this.free[bag] > 0) return this.shift(first, bag)
      for (let i = 0; i < this.classCount; i++) {
        const k = this.classes[i]
        if (this.dealt[k * BAGS + bag] === 0) continue
        for (let set = this.bags[k] & ~reached; set !== 0; set &= set - 1) {
          const to = lowest(set)
          queue[tail++] = to
          reachedFrom[to] = bag
          reachedBy[to] = k
        }
        reached |= this.bags[k]
      }
    }
    throw new Error('the cards do not fit the places they are known to be in')
  }

  private shift(first: number, last: number): void {
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

/** Sets of bags as bits of a word. */
export const lowest = (set: number): number => 31 - Math.clz32(set & -set)
export const single = (set: number): boolean => (set & (set - 1)) === 0

function bitCount(set: number): number {
  let n = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) n++
  return n
}
