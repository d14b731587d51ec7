import { expect, test } from 'vitest'
import { type Shuffle, commitOf, faultOfShuffle, newKey, seedOf } from '../../src/index.ts'

const shares = [newKey(), newKey(), newKey()] as const
const fair: Shuffle = {
  shares,
  commits: [commitOf(shares[0]), commitOf(shares[1]), commitOf(shares[2])],
  seed: seedOf(shares),
}

test('a shuffle whose shares fit their hashes and make the seed has no fault', () => {
  expect(faultOfShuffle(fair)).toBeNull()
})

test('a share that was changed after its hash was told is found, and named', () => {
  const changed = [newKey(), shares[1], shares[2]] as const
  expect(faultOfShuffle({ ...fair, shares: changed, seed: seedOf(changed) })).toMatch(/the server/)
})

test('another seed than the shares make is found', () => {
  expect(faultOfShuffle({ ...fair, seed: newKey() })).toMatch(/seed/)
})

test('a bot has no share and none is missed', () => {
  const alone = [shares[0], shares[1], ''] as const
  expect(
    faultOfShuffle({ shares: alone, commits: [fair.commits[0], fair.commits[1], ''], seed: seedOf(alone) }),
  ).toBeNull()
})
