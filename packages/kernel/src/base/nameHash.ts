/** One step of a 32-bit hash: mixes a number into `h`. */
export function mixed(h: number, value: number): number {
  let x = Math.imul(h ^ value, 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13) ^ (h >>> 7), 0xc2b2ae35)
  return x ^ (x >>> 16)
}

const hashes = new Map<string, number>()

/** 32-bit hash of a text (FNV-1a), cached: texts are names of declarations, which are few and asked for often. */
export function hashOf(text: string): number {
  const known = hashes.get(text)
  if (known !== undefined) return known
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h |= 0
  if (hashes.size < MOST_HASHES) hashes.set(text, h)
  return h
}

/** Size limit of the cache: unlimited made-up names must not fill the memory. */
const MOST_HASHES = 1 << 16
