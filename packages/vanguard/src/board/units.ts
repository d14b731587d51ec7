import { type Game, NONE, type Player, memoByTables, relatedFrom, relatedTo } from '@fudaba/kernel/rules'
import { book, rule } from '../book.ts'
import { isHeart, isUnit } from './cardStates.ts'
import {
  boardWritten,
  circleOf,
  guardianCircle,
  isRearGuardCircle,
  lastOnCircle,
  onCircle,
  onField,
  vanguardCircle,
} from './zones.ts'

/** ユニット (3.8 to 3.11): who is a vanguard, a rear-guard, a guardian, a heart. */

/** 双闘 (10.25.2): leader → mate, until either of them leaves. */
export const legion = book.relation('legion')
export const mateOf = (g: Game, leader: number): number =>
  leader === NONE ? NONE : relatedTo(g, legion, leader)
export const leaderOf = (g: Game, mate: number): number => relatedFrom(g, legion, mate)
export const isMate = (g: Game, row: number): boolean => leaderOf(g, row) !== NONE
export const inLegion = (g: Game, row: number): boolean => isMate(g, row) || mateOf(g, row) !== NONE
const isLeader = (g: Game, row: number): boolean => isUnit(g, row) && !isMate(g, row)
const leaders = memoByTables(boardWritten, (g) => [
  lastOnCircle(g, 0, vanguardCircle(), isLeader),
  lastOnCircle(g, 1, vanguardCircle(), isLeader),
])
/** ヴァンガード (3.9.1); of two in legion the leader. */
export const vanguardOf = rule(
  '3.9.1',
  (g: Game, player: Player): number => leaders(g)[player],
  () => NONE,
)
/** Both in legion are vanguards (10.25.3). */
const bothAre = rule('10.25.3', mateOf, () => NONE)
export const vanguardsOf = (g: Game, player: Player): number[] => {
  const leader = vanguardOf(g, player)
  return [leader, bothAre(g, leader)].filter((row) => row !== NONE)
}
/** ハーツカード of a fighter. */
export const heartsOf = (g: Game, player: Player): number[] =>
  onCircle(g, player, vanguardCircle()).filter((row) => isHeart(g, row))
/** Vanguard → its hearts (10.27.5), and the one of them that gives its name and power (10.27.5.1). */
export const hearts = book.relation('hearts')
export const giving = book.relation('giving')
/** The heart that gives a vanguard its name and power, or NONE. */
export const giverOf = (g: Game, row: number): number => relatedTo(g, giving, row)
/** リアガード (3.10.1). */
const rearGuardsNow = memoByTables(boardWritten, (g) => [
  onField(g, 0, isRearGuard),
  onField(g, 1, isRearGuard),
])
export const rearGuards = rule(
  '3.10.1',
  (g: Game, player: Player): readonly number[] => rearGuardsNow(g)[player],
  (): readonly number[] => [],
)
/** ガーディアン (3.11.1.1). */
export const guardians = rule(
  '3.11.1.1',
  (g: Game, player: Player): number[] => onCircle(g, player, guardianCircle()),
  () => [],
)
export function isVanguard(g: Game, row: number): boolean {
  if (row === NONE) return false
  const leader = vanguardOf(g, g.controller(row))
  return row === leader || row === bothAre(g, leader)
}
export const isRearGuard = (g: Game, row: number): boolean =>
  isUnit(g, row) && isRearGuardCircle(circleOf(g, row))
export const isGuardian = (g: Game, row: number): boolean =>
  isUnit(g, row) && circleOf(g, row) === guardianCircle()
/** Whoever is on the field, hearts and locked cards apart. */
export const unitsOf = (g: Game, player: Player): number[] => onField(g, player, isUnit)
