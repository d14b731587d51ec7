/** SHA-256 (FIPS 180-4) of a text, as eight words; each UTF-16 unit is two bytes, the high one first. */
export function sha256(text: string): Int32Array {
  const words = padded(text)
  const hash = Int32Array.from(START)
  const w = new Int32Array(64)
  for (let from = 0; from < words.length; from += 16) {
    for (let i = 0; i < 16; i++) w[i] = words[from + i]
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15]
      const b = w[i - 2]
      const small = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)
      const large = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10)
      w[i] = w[i - 16] + small + w[i - 7] + large
    }
    compress(hash, w)
  }
  return hash
}

function compress(hash: Int32Array, w: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = hash
  for (let i = 0; i < 64; i++) {
    const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const first = (h + mixed + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i]) | 0
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) hash[i] += value
}

/** The text, a one bit, zeros, and its length in bits at the end of a block of sixteen words. */
function padded(text: string): Int32Array {
  const blocks = Math.ceil((text.length * 2 + 9) / 64)
  const words = new Int32Array(blocks * 16)
  for (let i = 0; i < text.length; i++) words[i >> 1] |= text.charCodeAt(i) << (i % 2 === 0 ? 16 : 0)
  words[text.length >> 1] |= 0x80 << (text.length % 2 === 0 ? 24 : 8)
  words[words.length - 1] = text.length * 16
  return words
}

const turned = (value: number, by: number): number => (value >>> by) | (value << (32 - by))

/**
 * The first 32 bits behind the point of a root of each of the first primes, in whole numbers: engines may differ in the
 * last bits of a cube root.
 */
function roots(count: number, degree: 2n | 3n): Int32Array {
  const out = new Int32Array(count)
  for (let n = 2, i = 0; i < count; n++)
    if (isPrime(n)) out[i++] = Number(BigInt.asIntN(32, wholeRoot(BigInt(n) << (32n * degree), degree)))
  return out
}

/** The largest number whose power is not above `of`. */
function wholeRoot(of: bigint, degree: bigint): bigint {
  let root = 0n
  for (let bit = 1n << 40n; bit > 0n; bit >>= 1n) if ((root + bit) ** degree <= of) root += bit
  return root
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false
  return true
}

const START = roots(8, 2n)
const ROUNDS = roots(64, 3n)
