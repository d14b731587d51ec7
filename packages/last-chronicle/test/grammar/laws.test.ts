import { checkExamples } from '@fudaba/cardtext'
import { checkLaws } from '@fudaba/cardtext/testing'
import { describe, it } from 'vitest'
import { grammar } from '../../grammar/index.ts'
import './reading.ts'

describe('the laws of the grammar', () => {
  it('every example is read by its own family alone, in one way, and printed back', () =>
    checkExamples(grammar))
  it(
    'generated sentences are read in one way as the tree they were made of, and printed back',
    () => checkLaws(grammar, { numRuns: 120, depth: 5, seed: 7 }),
    120_000,
  )
})
