import { type Game, type Player, ahead } from '@fudaba/kernel'
import { atkOf, isUnit, powerOf } from './characteristics.ts'
import { totalCa } from './play/index.ts'
import { era, life } from './state.ts'
import { battlefield, hand, isActive, soulYard } from './zones.ts'

/**
 * How far a player is ahead, in points of life (3.1.1). A card of the hand is about a point, for it becomes a stone or a
 * unit; a stone pays a soul every turn (7.7.3); an era opens a level and lights lamps (5.7.3, 5.13.2), and seven CA are
 * the next one (9.5.7); a unit is worth what it deals unblocked, its ATK, and what it holds, its power.
 */
export const evaluate = (g: Game, player: Player): number => ahead(g, player, worth)

const POINTS = { era: 4, ca: 4 / 7, card: 1, stone: 1.5, thing: 1, power: 1 / 1000, active: 0.5 } as const

function worth(g: Game, player: Player): number {
  let sum =
    g.counter(life, player) +
    POINTS.era * era(g, player) +
    POINTS.ca * totalCa(g, player) +
    POINTS.card * g.count(hand, player) +
    POINTS.stone * g.count(soulYard, player)
  for (let row = g.top(battlefield, player); row >= 0; row = g.next(row)) sum += onBattlefield(g, row)
  return sum
}

/** A wiped unit neither defends nor attacks before it recovers. */
const onBattlefield = (g: Game, row: number): number =>
  isUnit(g, row)
    ? POINTS.thing + POINTS.power * powerOf(g, row) + atkOf(g, row) + (isActive(g, row) ? POINTS.active : 0)
    : POINTS.thing
