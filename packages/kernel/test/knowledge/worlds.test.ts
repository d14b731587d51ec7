import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Game, PLAYERS, type Player, Random, blurred, sample } from '../../src/index.ts'
import { onlyIn } from '../../src/knowledge.ts'
import { type Deed, doIt, hidingGame, knows, truth, zoneCount } from './hiding.ts'
import { Reasoner } from './reasoner.ts'

const MINE = 4
const THEIRS = 2
const cards = MINE + THEIRS
const card = fc.nat(cards - 1)
const zones = zoneCount(hidingGame(1, 1))
const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      card,
      to: fc.nat(zones - 1),
      top: fc.boolean(),
      down: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('shuffle' as const), zone: fc.constantFrom(0, 1) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('show' as const), card, viewers: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('flip' as const), card }) },
)

function watched(
  deeds: readonly Deed[],
  seed: number,
  each: (g: Game, minds: readonly Reasoner[]) => void,
): void {
  const g = hidingGame(MINE, THEIRS, seed)
  const minds = PLAYERS.map((viewer) => new Reasoner(g, viewer))
  for (const zone of [0, 1]) for (const mind of minds) mind.watch({ do: 'shuffle', zone }, () => undefined)
  each(g, minds)
  for (const one of deeds) {
    let done = false
    const once = (): void => {
      if (!done) doIt(g, one)
      done = true
    }
    // Both look at the same deed: the second reasoner has to see the table as it was before.
    const before = g.store.top
    minds[0].watch(one, once)
    const after = g.store.top
    if (after > before) g.store.undo(before)
    done = false
    g.log.truncate(g.time)
    g.forgetWords()
    minds[1].watch(one, once)
    each(g, minds)
  }
}

const sequences = fc.tuple(fc.array(deed, { maxLength: 14 }), fc.integer({ min: 1, max: 1000 }))
const exact = (g: Game, viewer: Player): boolean => !blurred(g, viewer)

describe('against a perfect reasoner', () => {
  test('a card is located exactly when all worlds agree on it', () => {
    let blur = 0
    let all = 0
    fc.assert(
      fc.property(sequences, ([deeds, seed]) => {
        watched(deeds, seed, (g, minds) => {
          for (const mind of minds)
            for (let c = 0; c < cards; c++) {
              const sure = mind.sure(c)
              all++
              if (exact(g, mind.viewer)) expect(knows(g, mind.viewer, c)).toBe(sure === true)
              else {
                blur++
                if (knows(g, mind.viewer, c)) expect(sure).toBe(true)
              }
            }
        })
      }),
      { numRuns: 300 },
    )
    console.log('blurred', blur, all)
  })

  test('a card is surely in a zone exactly when it is there in all worlds', () => {
    fc.assert(
      fc.property(sequences, ([deeds, seed]) => {
        watched(deeds, seed, (g, minds) => {
          for (const mind of minds)
            for (let c = 0; c < cards; c++)
              for (let zone = 0; zone < zones; zone++) {
                const only = onlyIn(g, c, mind.viewer, zone)
                if (exact(g, mind.viewer)) expect(only).toBe(mind.surelyIn(c, zone))
                else if (only) expect(mind.surelyIn(c, zone)).toBe(true)
              }
        })
      }),
      { numRuns: 300 },
    )
  })

  test('sampled worlds are worlds the viewer must reckon with, and all of them come up', () => {
    fc.assert(
      fc.property(sequences, ([deeds, seed]) => {
        let last: (() => void) | undefined
        watched(deeds, seed, (g, minds) => {
          last = () => {
            for (const mind of minds) {
              if (!exact(g, mind.viewer)) continue
              const random = new Random(seed)
              const into = hidingGame(1, 1)
              const found = new Set<string>()
              const size = mind.worlds.size
              for (let i = 0; i < (size < 20 ? 40 * size : 20); i++)
                found.add(JSON.stringify(truth(sample(g, mind.viewer, random, { into }))))
              for (const world of found) expect([...mind.worlds.keys()]).toContain(world)
              if (size < 20) expect(found.size).toBe(size)
            }
          }
        })
        last?.()
      }),
      { numRuns: 150 },
    )
  })
})
