import { checkLaws } from '@fudaba/cardtext/testing'
import { it } from 'vitest'
import { grammar } from '../../grammar/index.ts'
import './reading.ts'
for (const [depth, seed] of [
  [4, 1],
  [6, 2],
  [7, 3],
] as const)
  it(`depth ${depth}`, () => checkLaws(grammar, { numRuns: 1500, depth, seed }), 300_000)
