import { expect, test } from 'vitest'
import { B, BAGS, BAG_COLUMNS, Game, K, M, NONE, Random, atom, blurred, sample } from '../../src/index.ts'
import { bagsIn, classValue, known, mayBeIn } from '../../src/pools.ts'
import { deck, field, hand, hiding, wait } from './hiding.ts'

const CARDS = Array.from({ length: 100 }, (_, i) => i)

/**
 * Again and again a card that player 1 knows goes to the hand, and a card he does not see goes from there to the
 * table: every place on the table is uncertain in a way of its own.
 */
function secrets(rounds: number): Game {
  const g = new Game(hiding, CARDS, {})
  for (const card of CARDS) atom.addCard(g, card, 0, g.zone(deck, 0))
  g.call(wait)
  atom.shuffle(g, g.zone(deck, 0))
  const move = (row: number, zone: typeof deck, flags = 0): void =>
    atom.move(g, row, g.zone(zone, 0), atom.TOP, flags)
  for (let i = 0; i < 4; i++) move(g.top(deck, 0), hand)
  for (let i = 0; i < rounds; i++) {
    move(g.top(deck, 0), field)
    move(g.top(field, 0), hand)
    move(g.objects(hand, 0)[i % 4], field, atom.FACE_DOWN_FLAG)
  }
  return g
}

const bagCount = (g: Game): number =>
  Array.from({ length: BAGS }, (_, i) => g.T.bags.data[(BAGS + i) * BAG_COLUMNS + B.count]).filter(
    (n) => n > 0,
  ).length
const classCount = (g: Game): number =>
  Array.from({ length: BAGS }, (_, i) => classValue(g, 1, i, M.count)).filter((n) => n > 0).length

test('thirty places can each be uncertain in a way of its own', () => {
  const g = secrets(25)
  expect(bagCount(g)).toBeGreaterThan(25)
  expect(blurred(g, 1)).toBe(false)
})

test('with more doubt than the tables hold they are blurred, and nobody rules out where a card really is', () => {
  const g = secrets(60)
  expect(Math.max(bagCount(g), classCount(g))).toBeLessThanOrEqual(BAGS)
  expect(blurred(g, 1)).toBe(true)
  const wrong = CARDS.filter((card) => {
    const pool = known(g, card, 1, K.pool)
    return pool !== NONE && (mayBeIn(g, card, 1) & bagsIn(g, 1, pool)) === 0
  })
  expect(wrong).toEqual([])
})

test('and worlds can still be sampled', () => {
  const g = secrets(60)
  const world = sample(g, 1, new Random(1))
  expect(world.objects(field, 0).length).toBe(60)
})
