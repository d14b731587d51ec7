import type { Game } from '@fudaba/kernel/rules'
import { book, rule } from '../book.ts'
import { bind, damage, field } from './zones.ts'

/** States of a card: ハーツ, 呪縛, デリート, and what has no information. */

/** ハーツ状態 (10.27): 1 while it lies under what strode over it. A heart is no unit (10.27.3). */
export const heart = book.column('heart')
export const isHeart = rule(
  '10.27.3',
  (g: Game, row: number): boolean => g.object(row, heart) === 1,
  () => false,
)
/** 呪縛状態 (10.22), デリート状態 (10.26): 1 while it lies face down for that. */
export const locked = book.column('locked')
export const deleted = book.column('deleted')
/** A locked card is no unit (3.8.1). */
const isNoUnit = rule(
  '3.8.1',
  (g: Game, row: number): boolean => g.object(row, locked) === 1,
  () => false,
)
// Hot path: nearly every card on the field has neither mark.
export const isUnit = (g: Game, row: number): boolean =>
  g.inZone(row, field) &&
  (g.object(row, locked) === 0 || !isNoUnit(g, row)) &&
  (g.object(row, heart) === 0 || !isHeart(g, row))

/** Without information: locked cards (10.22.3), what lies face down in damage (4.8.2.2) or bind zone (4.9.2.2). */
const whileLocked = rule(
  '10.22.3',
  (g: Game, row: number): boolean => g.object(row, locked) === 1,
  () => false,
)
const inDamage = rule(
  '4.8.2.2',
  (g: Game, row: number): boolean => g.faceDown(row) && g.inZone(row, damage),
  () => false,
)
const inBind = rule(
  '4.9.2.2',
  (g: Game, row: number): boolean => g.faceDown(row) && g.inZone(row, bind),
  () => false,
)
export function isBlank(g: Game, row: number): boolean {
  if (g.cardOf(row) < 0) return true
  // Hot path, run for every card after a move: what is neither face down nor locked has its information.
  if (!g.faceDown(row) && g.object(row, locked) !== 1) return false
  return whileLocked(g, row) || inDamage(g, row) || inBind(g, row)
}
