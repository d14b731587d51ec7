import { type Game, NONE, type Player } from '@fudaba/kernel'
import { rule } from './book.ts'
import { isLockedHere } from './locking.ts'
import { allCircles, guardianCircle, isRearGuardCircle, lastOnCircle, vanguardCircle } from './zones.ts'

/** サークルの属性 (3.18). */

export const circleProperties = ['vanguard', 'rear-guard', 'guardian', 'locked'] as const
export type CircleProperty = (typeof circleProperties)[number]

const byPlace = (circle: number): CircleProperty =>
  circle === vanguardCircle() ? 'vanguard' : circle === guardianCircle() ? 'guardian' : 'rear-guard'
/** One of four (3.18.1): with a locked card on it, it is a locked circle and no other. */
export const propertyOf = rule(
  '3.18.1',
  (g: Game, player: Player, circle: number): CircleProperty =>
    lastOnCircle(g, player, circle, isLockedHere) !== NONE ? 'locked' : byPlace(circle),
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
