import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { keyFromSeed } from '../../src/base/random.ts'
import { sha256 } from '../../src/base/sha256.ts'

const hex = (words: Int32Array): string =>
  [...words].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')

describe('the key of a seed', () => {
  test('that is typed is what it always was', () => {
    const before = {
      '1': '7fc2753f32b6cf88e39d4e3d770aff18a4772c0e511a49f229380086709aa2f1',
      '1/25': 'f9d2c4c0a7580d1fb91f0219f35f6c766472d1d3bf6b2017e59e4b9f239b17ea',
      lamp: 'e58796a0cd4033af6bf6460d88fdb53b79395283a678695effe58f1c2ffe3e26',
      x12: '89d8a73def0175d32b9a10315d41395a4ce4c0fe08da13858665921983d321ce',
    }
    for (const [seed, key] of Object.entries(before)) expect(hex(keyFromSeed(seed))).toBe(key)
    expect(keyFromSeed(1)).toEqual(keyFromSeed('1'))
  })

  test('that was drawn changes in about half of its 256 bits with any of the seed’s 128', () => {
    const seed = '5f0c9a6be2d147830b1e4c7da9f86235'
    const key = keyFromSeed(`x${seed}`)
    for (let bit = 0; bit < 128; bit++) {
      const at = bit >> 2
      const digit = (Number.parseInt(seed[at], 16) ^ (1 << (bit & 3))).toString(16)
      const other = keyFromSeed(`x${seed.slice(0, at)}${digit}${seed.slice(at + 1)}`)
      const changed = key.reduce((sum, word, i) => sum + ones(word ^ other[i]), 0)
      expect(changed).toBeGreaterThan(88)
      expect(changed).toBeLessThan(168)
    }
  })

  test.each([
    ['made of the shares of a room', 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c'],
    ['a UUID', '7d444840-9dc0-11d1-b245-5ffdce74fad2'],
    ['128 bits in base64', 'q83vEjRWeJCrze8SNFZ4kA'],
  ])('that is %s goes through the hash whole', (_, seed) => {
    for (const each of [seed, `${seed}/P1/12`]) expect(keyFromSeed(each)).toEqual(sha256(each))
  })

  test('that was drawn keeps its bits in the generators made of it', () => {
    const seed = `x${'0'.repeat(31)}1/P1`
    expect(keyFromSeed(seed)).toEqual(sha256(seed))
  })
})

test('sha256 is the one of the standard', () => {
  for (let length = 0; length < 140; length++) {
    const text = Array.from({ length }, (_, i) => String.fromCharCode((i * 40503 + length) & 0xffff)).join('')
    const bytes = Buffer.from(text, 'utf16le').swap16()
    expect(hex(sha256(text))).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
})

function ones(word: number): number {
  let n = 0
  for (let rest = word >>> 0; rest > 0; rest >>>= 1) n += rest & 1
  return n
}
