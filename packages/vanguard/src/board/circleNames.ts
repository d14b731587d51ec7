import { type Game, NONE, type Player, memoByTables } from '@fudaba/kernel/rules'
import { book, rule } from '../book.ts'
import {
  allCircles,
  boardWritten,
  circleOf,
  field,
  guardianCircle,
  isRearGuardCircle,
  vanguardCircle,
} from './zones.ts'

/** サークルの属性 (3.18). */

export const circleProperties = ['vanguard', 'rear-guard', 'guardian', 'locked'] as const
export type CircleProperty = (typeof circleProperties)[number]

/** 1 of a locked card for as long as its circle is a locked one (10.22.6). */
export const locksCircle = book.column('locksCircle')
export const isLockedHere = rule(
  '4.6.7',
  (g: Game, row: number): boolean => g.object(row, locksCircle) === 1,
  () => false,
)

const byPlace = (circle: number): CircleProperty =>
  circle === vanguardCircle() ? 'vanguard' : circle === guardianCircle() ? 'guardian' : 'rear-guard'
function lockedOf(g: Game, player: Player): number {
  let bits = 0
  for (let row = g.top(field, player); row !== NONE; row = g.next(row))
    if (isLockedHere(g, row)) bits |= 1 << circleOf(g, row)
  return bits
}
/** Of each fighter, a bit for each circle with a locked card on it. */
const lockedCircles = memoByTables(boardWritten, (g) => [lockedOf(g, 0), lockedOf(g, 1)] as const)
/** One of four (3.18.1): with a locked card on it, it is a locked circle and no other. */
export const propertyOf = rule(
  '3.18.1',
  (g: Game, player: Player, circle: number): CircleProperty =>
    (lockedCircles(g)[player] & (1 << circle)) !== 0 ? 'locked' : byPlace(circle),
  (_g: Game, _player: Player, circle: number): CircleProperty =>
    isRearGuardCircle(circle) ? 'rear-guard' : byPlace(circle),
)
/** 「(属性名)サークル」 (3.18.2): whether a circle has that name. */
export const isNamed = rule(
  '3.18.2',
  (g: Game, player: Player, circle: number, name: CircleProperty): boolean =>
    allCircles().includes(circle) && propertyOf(g, player, circle) === name,
  (_g: Game, _player: Player, circle: number, _name: CircleProperty): boolean =>
    allCircles().includes(circle),
)
export const circlesNamed = (g: Game, player: Player, name: CircleProperty): number[] =>
  allCircles().filter((circle) => isNamed(g, player, circle, name))
