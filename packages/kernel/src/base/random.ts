import { sha256 } from './sha256.ts'

/**
 * ChaCha12 as a counter-mode stream: the key and the position are in the state, so a draw can be replayed, but not be
 * predicted from earlier draws (a weak generator would let a player compute the deck).
 */

/** The state of a stream. */
export interface RandomState {
  /** Eight key words, then the position: the number of words taken. */
  word(index: number): number
  take(): number
}

/** 32-bit words of a key. */
export const KEY_WORDS = 8

const rounds = 12
const block = new Uint32Array(16)
const input = new Uint32Array(16)

function quarter(a: number, b: number, c: number, d: number): void {
  block[a] += block[b]
  block[d] = rotate(block[d] ^ block[a], 16)
  block[c] += block[d]
  block[b] = rotate(block[b] ^ block[c], 12)
  block[a] += block[b]
  block[d] = rotate(block[d] ^ block[a], 8)
  block[c] += block[d]
  block[b] = rotate(block[b] ^ block[c], 7)
}

function rotate(value: number, by: number): number {
  return (value << by) | (value >>> (32 - by))
}

/** Fills `out` with block number `counter` of the stream with this key. */
export function chachaBlock(key: ArrayLike<number>, counter: number, out: Uint32Array): void {
  input[0] = 0x61707865
  input[1] = 0x3320646e
  input[2] = 0x79622d32
  input[3] = 0x6b206574
  for (let i = 0; i < KEY_WORDS; i++) input[4 + i] = key[i]
  input[12] = counter
  input[13] = 0
  input[14] = 0
  input[15] = 0
  block.set(input)
  for (let i = 0; i < rounds; i += 2) {
    quarter(0, 4, 8, 12)
    quarter(1, 5, 9, 13)
    quarter(2, 6, 10, 14)
    quarter(3, 7, 11, 15)
    quarter(0, 5, 10, 15)
    quarter(1, 6, 11, 12)
    quarter(2, 7, 8, 13)
    quarter(3, 4, 9, 14)
  }
  for (let i = 0; i < 16; i++) out[i] = block[i] + input[i]
}

/** From so many characters on a seed can hold 128 bits: in hexadecimal, as a UUID, in base64. */
const LONG = 22

/**
 * A seed is any string or number; equal seeds give equal keys in Node and in the browser. A long one, as those that are
 * drawn or made of shares, goes through SHA-256, so that none of its bits is lost. A short one, which somebody typed, is
 * mixed as it always was, to 32 bits: old games stay what they are.
 */
export function keyFromSeed(seed: string | number): Int32Array {
  const text = String(seed)
  if (text.length >= LONG) return sha256(text)
  const key = new Int32Array(KEY_WORDS)
  let h = 0x2545f491
  for (let lane = 0; lane < KEY_WORDS; lane++) {
    h = Math.imul(h ^ (lane + 1), 0x9e3779b1)
    for (let i = 0; i < text.length; i++) {
      h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
      h ^= h >>> 13
    }
    key[lane] = h
  }
  // One pass through the cipher, so that similar seeds share no key word.
  const out = new Uint32Array(16)
  chachaBlock(key, 0, out)
  for (let i = 0; i < KEY_WORDS; i++) key[i] = out[i] | 0
  return key
}

/**
 * A seed for something beside the game, of 128 bits: the same for the same seed and purpose, and no way back from it to
 * the seed of the game.
 */
export function seedFor(seed: string | number, purpose: string): string {
  const words = sha256(`${seed}/${purpose}`).subarray(0, 4)
  return `x${[...words].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')}`
}

/** A generator of its own, for agents and samplers; never for the rules, whose random numbers come from the state. */
export class Random {
  private readonly key: Int32Array
  private readonly words = new Uint32Array(16)
  private position = 0
  private readonly next = (): number => this.word()

  constructor(seed: string | number) {
    this.key = keyFromSeed(seed)
  }

  /** The next 32-bit word. */
  word(): number {
    const at = this.position & 15
    if (at === 0) chachaBlock(this.key, this.position >>> 4, this.words)
    this.position++
    return this.words[at]
  }

  /** An integer in [0, n), without modulo bias. */
  below(n: number): number {
    return below(n, this.next)
  }

  /** A number in [0, 1). */
  fraction(): number {
    return this.word() / 4294967296
  }
}

/** An integer in [0, n) by rejection sampling: drops the few words that would favour small results. */
export function below(n: number, word: () => number): number {
  if (n <= 1) return 0
  const limit = 4294967296 - (4294967296 % n)
  let w = word()
  while (w >= limit) w = word()
  // To a 32-bit integer, so that it stays one wherever it is stored.
  return (w % n) | 0
}
