import { type Game, type Player, scoreFor } from '@fudaba/kernel/rules'
import { atkOf, isUnit, levelOf, powerOf } from '../board/characteristics.ts'
import { totalCa } from '../play/index.ts'
import { era, life } from '../board/state.ts'
import { battlefield, deck, hand, isActive, soulYard } from '../board/zones.ts'

/**
 * How far a player is ahead, in points of life (3.1.1). What the rest is worth in them was learned from who won games
 * between greedy players (docs/ai.md): an era opens a level and lights lamps (5.7.3, 5.13.2), seven CA are the next one
 * (9.5.7), a stone pays a soul every turn (7.7.3), units deal damage and block.
 */
export const evaluate = (g: Game, player: Player): number => scoreFor(g, player, worth)

const POINTS = {
  /** More for each life below eight, and for each card below eight of the deck, which must not run out (3.1.2). */
  lowLife: 0.9,
  lowDeck: 0.5,
  era: 5,
  /** Units of level IV are few: the last era opens less. */
  lastEra: 2,
  /** Seven CA are worth what they are changed for, an era and a card; more than seven are lost (9.5.7.3). */
  ca: 5 / 7,
  /** With four markers they bring the card only (9.5.7.4). */
  lastCa: 1 / 7,
  card: 1.15,
  stone: 1.5,
  /** From the seventh stone on a card is better kept. */
  lateStone: 0.8,
  /** A history or a structure. */
  thing: 3,
} as const
const LOW = 8
const LAST_ERA = 4
const CA_NEEDED = 7
const STONES = 6

function worth(g: Game, player: Player): number {
  const lives = g.counter(life, player)
  const stones = g.count(soulYard, player)
  const age = era(g, player)
  const isLast = age === LAST_ERA
  let sum =
    lives -
    POINTS.lowLife * Math.max(0, LOW - lives) -
    POINTS.lowDeck * Math.max(0, LOW - g.count(deck, player)) +
    (isLast ? POINTS.era * (LAST_ERA - 1) + POINTS.lastEra : POINTS.era * age) +
    (isLast ? POINTS.lastCa : POINTS.ca) * Math.min(CA_NEEDED, totalCa(g, player)) +
    POINTS.card * g.count(hand, player) +
    POINTS.stone * Math.min(STONES, stones) +
    POINTS.lateStone * Math.max(0, stones - STONES)
  for (let row = g.top(battlefield, player); row >= 0; row = g.next(row))
    sum += isUnit(g, row) ? unit(g, row, age) : POINTS.thing
  return sum
}

/**
 * A unit is worth its ATK and its power, and more power while it is active and can block. One above the era neither
 * attacks nor blocks (5.13.2): it waits for the next era, and if that is not enough it had better stayed in hand.
 */
function unit(g: Game, row: number, age: number): number {
  const thousands = powerOf(g, row) / 1000
  const missing = levelOf(g, row) - age
  if (missing > 1) return 1
  if (missing === 1) return 1.5 + 0.3 * thousands
  return 1.2 * atkOf(g, row) + (isActive(g, row) ? 1.1 : 0.8) * thousands
}
