import { type Game, Obj, type Player, opponent } from '@fudaba/kernel/rules'
import { book, rule } from '../book.ts'
import { eras } from './zones.ts'

/** Whose turn it is, what the players have, and what is noted on cards. */

/** ターンプレイヤー (6.1.3). */
export const turnPlayerIs = book.variable('turnPlayer')
/** Whose turn it is. */
export const turnPlayer = (g: Game): Player => g.get(turnPlayerIs) as Player
export const otherPlayer = (g: Game): Player => opponent(turnPlayer(g))

export const PHASE = {
  none: 0,
  recovery: 1,
  draw: 2,
  check: 3,
  main: 4,
  battle: 5,
  adjustment: 6,
} as const
export type PhaseName = keyof typeof PHASE
export const phaseNames = Object.keys(PHASE) as readonly PhaseName[]
// No effect on a card looks at the phase.
export const phaseIs = book.bookkeeping('phase')
/** Main phases that have begun in this turn (9.5.1.3). */
export const mainPhases = book.bookkeeping('mainPhases')
/** 1 while a trigger is put onto the stack (11.6.11). */
export const puttingTrigger = book.bookkeeping('puttingTrigger')
/** 攻撃側プレイヤー, plus one; 0 outside of battle (10.1.1.1). */
export const attackerIs = book.variable('attackingPlayer')

/** ライフ, 進攻値. */
export const life = book.counter('life')
export const invasion = book.counter('invasion')
/** Tried to draw from an empty deck since the last rule process (12.4.2). */
export const drewNothing = book.counter('drewNothing')
/** Logical time at which the player's latest turn began (10.1.2.3.1, 11.5.2.1.1). */
export const turnBegan = book.counter('turnBegan')
/** Soul stones put down in this turn (9.5.6). */
export const stonesPut = book.counter('stonesPut')

/** Damage on a unit (6.4.1.2). */
export const damage = book.column('damage')
/** The turn in which it was last designated as an attacker (10.1.2.3.3). */
export const declaredIn = book.column('declaredIn')

/** The turn in which it pursued (15.2.14), and in which it may attack once more. */
export const pursuedIn = book.column('pursuedIn')
export const attacksAgainIn = book.column('attacksAgainIn')
/** カウンター (6.10) of harvest, of preparation, of a power source. */
export const harvested = book.column('harvested')
export const powerCounters = book.column('powerCounters')
export const prepared = book.column('prepared')

/** Era (7.6.2): as many as there are markers, four at most. */
const LAST_ERA = 4
export const era = rule(
  '7.6.2',
  (g: Game, player: Player): number => Math.min(LAST_ERA, g.count(eras, player)),
  (_g: Game, _player: Player): number => 1,
)

/** Controlled by the same player since that player's latest turn began. */
export const isSettled = (g: Game, row: number): boolean =>
  g.object(row, Obj.since) <= g.counter(turnBegan, g.controller(row))

export const scopes = { turn: book.scope('turn'), battle: book.scope('battle') }
