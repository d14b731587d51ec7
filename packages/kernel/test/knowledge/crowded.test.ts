import { expect, test } from 'vitest'
import { sample } from '@fudaba/kernel/search'
import { Game, NONE, atom } from '@fudaba/kernel/rules'
import { Random } from '@fudaba/kernel'
import { Bag, BAGS, BAG_COLUMNS, Known, CardClass } from '../../src/state/columns.ts'
import { bagsIn, blurred, classValue, known, mayBeIn } from '../../src/knowledge/pools.ts'
import { deck, field, hand, hiding, wait } from '../testing/hiding.ts'

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
  Array.from({ length: BAGS }, (_, i) => g.tables.bags.data[(BAGS + i) * BAG_COLUMNS + Bag.count]).filter(
    (n) => n > 0,
  ).length
const classCount = (g: Game): number =>
  Array.from({ length: BAGS }, (_, i) => classValue(g, 1, i, CardClass.count)).filter((n) => n > 0).length

test('thirty hidden places can each be uncertain in a different way', () => {
  const g = secrets(25)
  expect(bagCount(g)).toBeGreaterThan(25)
  expect(blurred(g, 1)).toBe(false)
})

test('with more uncertainty than the tables hold they are blurred, and never rule out where a card really is', () => {
  const g = secrets(60)
  expect(Math.max(bagCount(g), classCount(g))).toBeLessThanOrEqual(BAGS)
  expect(blurred(g, 1)).toBe(true)
  const wrong = CARDS.filter((card) => {
    const pool = known(g, card, 1, Known.pool)
    return pool !== NONE && (mayBeIn(g, card, 1) & bagsIn(g, 1, pool)) === 0
  })
  expect(wrong).toEqual([])
})

test('worlds can be sampled from blurred tables', () => {
  const g = secrets(60)
  const world = sample(g, 1, new Random(1))
  expect(world.objects(field, 0).length).toBe(60)
})
