import { describe, expect, test } from 'vitest'
import { History, goodParts } from './history.ts'
import { plants } from './plants.ts'

const STEPS = 60

describe('1,000 histories of a session in a browser that fails', () => {
  test('keep: what was acknowledged is there, what is there opens', async () => {
    const made = { full: 0, torn: 0, unheard: 0, gone: 0 }
    for (let seed = 0; seed < 1000; seed++) {
      const history = new History(`history/${seed}`, goodParts)
      await history.play(STEPS).catch((error: unknown) => {
        throw new Error(`history ${seed}`, { cause: error })
      })
      for (const kind of ['full', 'torn', 'unheard', 'gone'] as const)
        made[kind] += history.browser.made[kind]
    }
    // Otherwise they prove nothing.
    for (const count of Object.values(made)) expect(count).toBeGreaterThan(500)
  })
})

describe('a fault that is planted is found:', () => {
  test.each(Object.entries(plants))('%s', async (_, planted) => {
    let found: unknown = null
    for (let seed = 0; seed < 1000 && found === null; seed++)
      await new History(`history/${seed}`, { ...goodParts, ...planted })
        .play(STEPS)
        .catch((error: unknown) => {
          found = error
        })
    expect(found).toBeInstanceOf(Error)
  })
})
