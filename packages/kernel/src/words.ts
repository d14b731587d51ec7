/** More than a vocabulary ever makes: keys of pairs. */
const MOST_SETS = 1 << 24

/**
 * Sets of words: factions, names, labels. A set is a number into an interned, append-only pool, so it travels
 * through layers like any other value and two equal sets are the same number. The pool is not state: what has to
 * be kept (last-known information) is written out as bits.
 */
export class Vocabulary {
  readonly name: string
  private readonly list: string[] = []
  private readonly numbers = new Map<string, number>()
  private readonly sets: WordSet[] = []
  private readonly pool = new Map<string, number>()
  /** What was found of two sets, or of a set and a word: cards ask the same again and again. */
  private readonly unions = new Map<number, number>()
  private readonly sums = new Map<number, number>()
  private readonly differences = new Map<number, number>()
  private readonly wholes: number[] = []
  private readonly owns: (readonly number[])[] = []
  /** How many words may still come once it is sealed, for cards that are defined in place; and how many fit then. */
  private readonly room: number
  private capacity = -1
  /** The set without a word. */
  readonly nothing: number

  constructor(name: string, words: readonly string[] = [], room = 0) {
    this.name = name
    this.room = room
    for (const word of words) this.word(word)
    this.nothing = this.intern({ bits: [], all: false, lost: [] })
  }

  /** Number of a word, new if it was not known. The vocabulary is closed once a game has begun with it. */
  word(text: string): number {
    const known = this.numbers.get(text)
    if (known !== undefined) return known
    if (this.capacity >= 0 && this.list.length >= this.capacity)
      throw new Error(`${this.name} has no word ${text}, and a game has begun with it`)
    this.numbers.set(text, this.list.length)
    return this.list.push(text) - 1
  }

  /** Number of a word, or -1 if the vocabulary does not have it. */
  find(text: string): number {
    return this.numbers.get(text) ?? -1
  }
  get size(): number {
    return this.list.length
  }

  text(word: number): string {
    return this.list[word]
  }

  seal(): void {
    if (this.capacity < 0) this.capacity = this.list.length + this.room
  }

  private intern(set: WordSet): number {
    const bits = trimmed(set.bits)
    const lost = set.all ? trimmed(set.lost) : []
    const key = `${bits.join()}|${set.all ? 1 : 0}|${lost.join()}`
    const known = this.pool.get(key)
    if (known !== undefined) return known
    this.pool.set(key, this.sets.length)
    return this.sets.push({ bits, all: set.all, lost }) - 1
  }

  /** The set of these words. */
  of(...words: readonly string[]): number {
    return words.reduce((set, text) => this.add(set, this.word(text)), this.nothing)
  }

  has(set: number, word: number): boolean {
    const { bits, all, lost } = this.sets[set]
    return bit(bits, word) || (all && !bit(lost, word))
  }

  add(set: number, word: number): number {
    if (bit(this.sets[set].bits, word)) return set
    const key = set * MOST_SETS + word
    const known = this.sums.get(key)
    if (known !== undefined) return known
    const { bits, all, lost } = this.sets[set]
    const sum = this.intern({ bits: withBit(bits, word, true), all, lost: withBit(lost, word, false) })
    this.sums.set(key, sum)
    return sum
  }

  remove(set: number, word: number): number {
    if (!this.has(set, word)) return set
    const key = set * MOST_SETS + word
    const known = this.differences.get(key)
    if (known !== undefined) return known
    const { bits, all, lost } = this.sets[set]
    const rest = this.intern({ bits: withBit(bits, word, false), all, lost: withBit(lost, word, true) })
    this.differences.set(key, rest)
    return rest
  }

  /** It counts as having every word of the vocabulary, beside those it has by itself. */
  everything(set: number): number {
    return (this.wholes[set] ??= this.intern({ bits: this.sets[set].bits, all: true, lost: [] }))
  }

  union(a: number, b: number): number {
    if (a === b || b === this.nothing) return a
    const key = a * MOST_SETS + b
    const known = this.unions.get(key)
    if (known !== undefined) return known
    const union = this.unite(a, b)
    this.unions.set(key, union)
    return union
  }

  private unite(a: number, b: number): number {
    const x = this.sets[a]
    const y = this.sets[b]
    const all = x.all || y.all
    const both = x.all && y.all
    const lost = both ? x.lost.map((w, i) => w & (y.lost[i] ?? 0)) : x.all ? x.lost : y.lost
    let bits = x.bits
    for (let w = 0; w < y.bits.length * 32; w++) if (bit(y.bits, w)) bits = withBit(bits, w, true)
    return this.intern({ bits, all, lost })
  }

  /** Whether they share a word. */
  meets(a: number, b: number): boolean {
    const x = this.sets[a]
    const y = this.sets[b]
    for (let from = 0, size = this.list.length; from < size; from += 32) {
      const known = size - from >= 32 ? -1 : (1 << (size - from)) - 1
      if ((wordsAt(x, from >> 5) & wordsAt(y, from >> 5) & known) !== 0) return true
    }
    return false
  }

  /** The words it has by itself: having "all" adds none to the count. */
  own(set: number): readonly number[] {
    return (this.owns[set] ??= this.listOwn(set))
  }

  private listOwn(set: number): number[] {
    const out: number[] = []
    for (let word = 0; word < this.list.length; word++) if (bit(this.sets[set].bits, word)) out.push(word)
    return out
  }

  hasAll(set: number): boolean {
    return this.sets[set].all
  }

  /** How many integers a set takes when it is written out. */
  get width(): number {
    return 1 + 2 * this.words32
  }
  private get words32(): number {
    return Math.max(1, Math.ceil(Math.max(this.capacity, this.list.length) / 32))
  }

  write(set: number, put: (index: number, value: number) => void): void {
    const { bits, all, lost } = this.sets[set]
    const n = this.words32
    put(0, all ? 1 : 0)
    for (let i = 0; i < n; i++) {
      put(1 + i, bits[i] ?? 0)
      put(1 + n + i, lost[i] ?? 0)
    }
  }

  read(get: (index: number) => number): number {
    const n = this.words32
    const bits = Array.from({ length: n }, (_, i) => get(1 + i))
    const lost = Array.from({ length: n }, (_, i) => get(1 + n + i))
    return this.intern({ bits, all: get(0) === 1, lost })
  }
}

interface WordSet {
  readonly bits: readonly number[]
  /** Every word but the lost ones, without counting any of them. */
  readonly all: boolean
  readonly lost: readonly number[]
}

/** Thirty-two of its words, a bit each. */
function wordsAt({ bits, all, lost }: WordSet, i: number): number {
  const own = i < bits.length ? bits[i] : 0
  return all ? own | ~(i < lost.length ? lost[i] : 0) : own
}

const bit = (bits: readonly number[], word: number): boolean =>
  word >> 5 < bits.length && (bits[word >> 5] & (1 << (word & 31))) !== 0

function withBit(bits: readonly number[], word: number, on: boolean): readonly number[] {
  if (bit(bits, word) === on) return bits
  const out = [...bits]
  while (out.length <= word >> 5) out.push(0)
  out[word >> 5] ^= 1 << (word & 31)
  return out
}

function trimmed(bits: readonly number[]): readonly number[] {
  let n = bits.length
  while (n > 0 && bits[n - 1] === 0) n--
  return n === bits.length ? bits : bits.slice(0, n)
}
