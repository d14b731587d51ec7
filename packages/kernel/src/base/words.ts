import { folded } from './spelling.ts'

/** More sets than a vocabulary ever makes; the factor of the keys of pairs. */
const MOST_SETS = 1 << 24

/**
 * Sets of words: factions, names, labels. A set is a number, an index of an interned, append-only pool, so that it can
 * be a computed value like any other and equal sets are the same number. The pool is not part of the state: what has to
 * be kept there (last-known information) is written as bits. Words that cards bring are in a vocabulary of their rules
 * (`extended`), where the numbers of words and sets from before mean what they meant.
 */
export class Vocabulary {
  readonly name: string
  private readonly list: string[]
  /** By the spelling met first, and by what is left of it when it is folded. */
  private readonly numbers: Map<string, number>
  private readonly sets: WordSet[]
  private readonly pool: Map<string, number>
  /** Caches: by a pair of sets, or of a set and a word; by a set. */
  private readonly unions = new Map<number, number>()
  private readonly sums = new Map<number, number>()
  private readonly differences = new Map<number, number>()
  private readonly wholes: number[] = []
  private readonly owns: (readonly number[])[] = []
  /** Words that were asked for and are not here. */
  private readonly missing = new Set<string>()
  private sealed = false
  /** The empty set. */
  readonly nothing: number

  constructor(name: string, words: readonly string[] = [], from: Vocabulary | null = null) {
    this.name = name
    this.list = [...(from?.list ?? [])]
    this.numbers = new Map(from?.numbers)
    this.sets = [...(from?.sets ?? [])]
    this.pool = new Map(from?.pool)
    for (const word of words) this.word(word)
    this.nothing = this.intern({ bits: [], all: false, lost: [] })
  }

  /** One that goes on where this one is: what is added to it is not in this one. */
  extended(): Vocabulary {
    return new Vocabulary(this.name, [], this)
  }

  /** A vocabulary that no card adds to is the same in every book; see `BookWords`. */
  in(): this {
    return this
  }

  /** Number of a word in any spelling, which is added if it is new, until the rules are complete. */
  word(text: string): number {
    const known = this.find(text)
    if (known >= 0) return known
    if (this.sealed) throw new Error(`${this.name} has no word ${text}, and its rules are complete`)
    this.missing.clear()
    this.numbers.set(text, this.list.length).set(folded(text), this.list.length)
    return this.list.push(text) - 1
  }

  /** Number of a word in any spelling, or -1 if the vocabulary does not have it. */
  find(text: string): number {
    return this.numbers.get(text) ?? this.findSpelled(text)
  }
  private findSpelled(text: string): number {
    if (this.missing.has(text)) return -1
    const found = this.numbers.get(folded(text))
    // Texts ask for the same words again and again.
    if (found === undefined) this.missing.add(text)
    return found ?? -1
  }
  get size(): number {
    return this.list.length
  }

  /** The word with this number, as it was spelled first. */
  text(word: number): string {
    return this.list[word]
  }

  /** Fixes the width of sets: no word is added from now on. */
  seal(): void {
    this.sealed = true
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

  /** Whether the set has the word, by itself or by having all. */
  has(set: number, word: number): boolean {
    const { bits, all, lost } = this.sets[set]
    return bit(bits, word) || (all && !bit(lost, word))
  }

  /** The set with the word. */
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

  /** The set without the word. */
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

  /** The set that has every word of the vocabulary, beside those it has by itself. */
  everything(set: number): number {
    return (this.wholes[set] ??= this.intern({ bits: this.sets[set].bits, all: true, lost: [] }))
  }

  /** The union of two sets. */
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

  /** The words a set has by itself; having all words adds none. */
  own(set: number): readonly number[] {
    return (this.owns[set] ??= this.listOwn(set))
  }

  private listOwn(set: number): number[] {
    const out: number[] = []
    for (let word = 0; word < this.list.length; word++) if (bit(this.sets[set].bits, word)) out.push(word)
    return out
  }

  /** Whether the set has all words, by `everything`. */
  hasAll(set: number): boolean {
    return this.sets[set].all
  }

  /** How many integers a set takes when it is written out. */
  get width(): number {
    return 1 + 2 * this.words32
  }
  private get words32(): number {
    return Math.max(1, Math.ceil(this.list.length / 32))
  }

  /** Writes a set as `width` integers. */
  write(set: number, put: (index: number, value: number) => void): void {
    const { bits, all, lost } = this.sets[set]
    const n = this.words32
    put(0, all ? 1 : 0)
    for (let i = 0; i < n; i++) {
      put(1 + i, bits[i] ?? 0)
      put(1 + n + i, lost[i] ?? 0)
    }
  }

  /** The set that was written. */
  read(get: (index: number) => number): number {
    const n = this.words32
    const bits = Array.from({ length: n }, (_, i) => get(1 + i))
    const lost = Array.from({ length: n }, (_, i) => get(1 + n + i))
    return this.intern({ bits, all: get(0) === 1, lost })
  }
}

interface WordSet {
  readonly bits: readonly number[]
  /** It has every word but those in `lost`, without counting them. */
  readonly all: boolean
  readonly lost: readonly number[]
}

/** 32 words of a set, a bit each. */
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
