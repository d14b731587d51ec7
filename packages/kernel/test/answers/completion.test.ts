import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canComplete, explainIllegal } from '@fudaba/kernel/host'
import { Offer } from '@fudaba/kernel/search'
import { choices } from './choices.ts'
import { legalAnswers, sayings } from './definitions.ts'

describe('against the definitions, on every small choice:', () => {
  const runs = { numRuns: 1000 }

  test('an answer is refused exactly if it is not legal', () => {
    const check = (offer: Offer): void => {
      const legal = new Set(legalAnswers(offer).map((picks) => picks.join()))
      for (const picks of sayings(offer))
        expect([picks, explainIllegal(offer, picks) === null]).toEqual([picks, legal.has(picks.join())])
    }
    fc.assert(fc.property(choices(), check), runs)
  })

  test('a partial answer can be completed exactly if a legal answer continues it', () => {
    const check = (offer: Offer): void => {
      const legal = legalAnswers(offer)
      for (const picks of beginnings(offer)) {
        const goesOn = legal.some((whole) => extend(offer, picks, whole))
        expect([picks, canComplete(offer, picks)]).toEqual([picks, goesOn])
      }
    }
    fc.assert(fc.property(choices(true), check), runs)
  })

  test('constraints survive being written as JSON', () => {
    const check = (offer: Offer): void => {
      const copy = Object.assign(new Offer(), offer).with(JSON.parse(JSON.stringify(offer.constraint)))
      for (const picks of sayings(offer).slice(0, 20))
        expect(explainIllegal(copy, picks)).toBe(explainIllegal(offer, picks))
    }
    fc.assert(fc.property(choices(true), check), { numRuns: 300 })
  })
})

function beginnings(offer: Offer): readonly number[][] {
  if (offer.shape !== 'distribute') return sayings(offer)
  return sayings(offer).flatMap((amounts) => [amounts, amounts.slice(0, -1), amounts.slice(0, 1)])
}

/** Whether the whole answer contains the part; the order counts only where it matters. */
function extend(offer: Offer, part: readonly number[], whole: readonly number[]): boolean {
  if (offer.shape === 'distribute' || offer.ordered) return part.every((value, i) => whole[i] === value)
  if (offer.shape !== 'arrange') return part.every((i) => whole.includes(i))
  const places = new Map(pairs(whole))
  return pairs(part).every(([i, place]) => places.get(i) === place)
}

function pairs(picks: readonly number[]): [number, number][] {
  return picks.flatMap((value, at): [number, number][] => (at % 2 === 0 ? [[value, picks[at + 1]]] : []))
}
