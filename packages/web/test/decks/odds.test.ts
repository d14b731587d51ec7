import { expect, test } from 'vitest'
import { chanceOf } from '../../src/decks/odds.ts'

test('the chance of a card in a first hand is what counting all hands gives', () => {
  // 40 over 5 hands, and 36 over 5 without any of four copies.
  expect(chanceOf(40, 4, 5, 1)).toBeCloseTo(1 - 376_992 / 658_008, 10)
  // Every hand of three of a deck of seven with three copies, one by one.
  const hands = [0, 1, 2, 3, 4, 5, 6].flatMap((a) =>
    [0, 1, 2, 3, 4, 5, 6].flatMap((b) => [0, 1, 2, 3, 4, 5, 6].map((c) => [a, b, c])),
  )
  const real = hands.filter((hand) => new Set(hand).size === 3)
  for (const wanted of [0, 1, 2, 3]) {
    const hits = real.filter((hand) => hand.filter((card) => card < 3).length >= wanted)
    expect(chanceOf(7, 3, 3, wanted)).toBeCloseTo(hits.length / real.length, 10)
  }
})

test('the whole deck holds every copy, and nothing holds more than there are', () => {
  expect(chanceOf(50, 4, 50, 4)).toBeCloseTo(1, 10)
  expect(chanceOf(50, 4, 60, 4)).toBeCloseTo(1, 10)
  expect(chanceOf(50, 4, 50, 5)).toBe(0)
  expect(chanceOf(50, 0, 7, 1)).toBe(0)
})
