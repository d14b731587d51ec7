import fc from 'fast-check'
import { expect, test } from 'vitest'
import { thorough } from '../../src/testing/environment.ts'
import { Random } from '@fudaba/kernel'
import { Obj } from '@fudaba/kernel/rules'
import { answer, randomAnswer } from '@fudaba/kernel/search'
import { type Ability, AbilityError, type Effect } from '@fudaba/kernel/text'
import { trees } from './arbitrary.ts'
import { crowded } from './crowd.ts'
import { type Table, mode } from './table.ts'

const MOST_DECISIONS = 60
/** More than any of these trees takes: who needs them all is a loop, and another test's business. */
const MOST_OF_ONE = 300
/** Decisions are bounded, time is not: a busy machine must not fail for being busy. */
const PATIENCE = 300_000

/** Every card in exactly one zone, counted where the zones are walked. */
function cards(t: Table): number {
  let count = 0
  for (const def of t.g.book.zones)
    for (const player of [0, 1] as const)
      if (!def.shared || player === 0)
        for (const row of t.g.objects(def, player)) count += t.g.cardsOf(row).length
  return count
}

/** Plays on by chance; now and then each decision is undone, saved and loaded first. */
function playOn(t: Table, random: Random): void {
  const before = cards(t)
  for (let i = 0; i < MOST_DECISIONS && !t.g.over; i++) {
    const picks = randomAnswer(t.g.offer, (n) => random.below(n))
    if (random.below(4) === 0) t.forthAndBack(picks)
    answer(t.g, picks)
  }
  expect(cards(t)).toBe(before)
}

/** Nonsense that no lexicon can carry out is refused when it is loaded, by name. */
function loads(load: () => void): boolean {
  try {
    load()
    return true
  } catch (error) {
    if (error instanceof AbilityError) return false
    throw error
  }
}

const runs = { numRuns: thorough() ? 3_000 : 200, seed: 20 }

test(
  'any effect tree runs, is undone, saved and resumed',
  () => {
    fc.assert(
      fc.property(trees.effect, fc.nat(), (effect: Effect, seed) => {
        const t = crowded()
        const source = t.in('meadow')[0]
        if (!loads(() => t.cast(effect, { source }))) return
        playOn(t, new Random(seed))
      }),
      runs,
    )
  },
  PATIENCE,
)

test(
  'any ability tree can be had by cards of a game that goes on',
  () => {
    fc.assert(
      fc.property(
        fc.array(trees.ability, { minLength: 1, maxLength: 2 }),
        fc.nat(),
        (abilities: Ability[], seed) => {
          const t = crowded()
          if (!loads(() => t.put({ name: 'Wick', light: 1, abilities }))) return
          for (const player of [0, 1] as const) t.put({ oil: 0, abilities }, 'basket', player)
          playOn(t, new Random(seed))
        },
      ),
      runs,
    )
  },
  PATIENCE,
)

test(
  'registers are empty when no program runs, but for those of lasting effects',
  () => {
    fc.assert(
      fc.property(trees.effect, fc.nat(), (effect: Effect, seed) => {
        const t = crowded()
        if (!loads(() => t.cast(effect, { source: t.in('meadow')[0] }))) return
        const random = new Random(seed)
        for (let i = 0; i < MOST_OF_ONE && !t.idle && !t.g.over; i++)
          answer(
            t.g,
            randomAnswer(t.g.offer, (n) => random.below(n)),
          )
        if (t.g.over || !t.idle) return
        const { held } = t.g.tables
        const left = Array.from({ length: t.g.store.length(held) }, (_, row) => held.data[row * held.stride])
        // Registers of lasting effects stay.
        expect(left.filter((owner) => owner > 0 && (owner - 1) % 4 !== 2)).toEqual([])
        expect(t.g.object(t.in('meadow')[0] ?? 0, Obj.zone)).toBeGreaterThanOrEqual(0)
      }),
      runs,
    )
    expect(mode.restless).toBe(false)
  },
  PATIENCE,
)
