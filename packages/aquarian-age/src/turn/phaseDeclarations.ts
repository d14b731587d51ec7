import {
  type Action,
  type Game,
  NONE,
  PLAYERS,
  type Player,
  passUnanswered,
  StateStamp,
  Unanswered,
} from '@fudaba/kernel/rules'
import type { AquarianAgeClause } from '../../rulebook/index.ts'
import { book } from '../book.ts'
import { declare, kinds } from '../changes/declarations.ts'
import { ruleTiming } from '../changes/timings.ts'
import { playFast } from '../play/card.ts'
import { anyoneHasPower, useEffects } from '../play/effect.ts'
import { turnPlayer } from '../board/state.ts'
import { declared } from '../board/zones.ts'

/**
 * Starts and ends of phases and the checks of factions are declared (21-3a) some sixteen times a turn and hardly ever
 * answered. One that nobody could answer, and that nothing would follow, is declared, passed by both players and over
 * at once, instead of by way of chain.ts. It leaves the same events under the same clauses, so nobody learns from
 * them what the other player has in hand.
 */

/** Whether the player could answer a declaration other than an attack: guards answer attacks only. */
function mayAnswer(g: Game, player: Player, answering: readonly Action[]): boolean {
  for (let i = 0; i < answering.length; i++) {
    const rows = answering[i].sources?.(g, player) ?? []
    for (let at = 0; at < rows.length; at++) if (isMet(g, answering[i], player, rows[at])) return true
  }
  return false
}
function isMet(g: Game, { own }: Action, player: Player, row: number): boolean {
  for (let i = 0; i < own.length; i++)
    if (book.switches.on(own[i].clause) && !own[i].test(g, player, row)) return false
  return true
}
const byCards = [playFast]
const byCardsOrEffects = [playFast, ...useEffects]

const sinceNobodyMay = new StateStamp()
/** Cached: as long as nothing changes, nobody may answer the next declaration, either. */
function nobodyMayAnswer(g: Game): boolean {
  if (sinceNobodyMay.lasts(g)) return true
  const answering = anyoneHasPower(g) ? byCardsOrEffects : byCards
  if (mayAnswer(g, 0, answering) || mayAnswer(g, 1, answering)) return false
  sinceNobodyMay.note(g)
  return true
}

// Where every window is opened, the players pass themselves.
const isUneventful = (g: Game): boolean =>
  !g.everyWindow && !ruleTiming.value.isNeeded(g) && nobodyMayAnswer(g)

/** The clauses of the steps of chain.ts by which it would be passed, and be over. */
const numbers = (...clauses: readonly AquarianAgeClause[]): number[] =>
  clauses.map((clause) => book.switches.number(clause))
const passing = numbers('base.1.6.9')
const ending = numbers('base.1.6.9', 'base.1.6.7', '21-3a')
const passingBy = PLAYERS.map((player) => new Unanswered(declared, player, 1, passing, ending))

/**
 * The turn player declares a check of a faction, and the next ones up to `times` if nobody could answer them; returns
 * how many were declared. `answered` in phases.ts looks whether there is something to be answered.
 */
export function declareChecks(g: Game, times: number): number {
  if (passUneventful(g, times)) return times
  g.propose(declare, kinds.factionCheck, turnPlayer(g), NONE, NONE)
  return 1
}
/** Declares the start or end of a phase. True: it is over already, and there is nothing to be answered. */
export function declarePhase(g: Game): boolean {
  if (passUneventful(g, 1)) return true
  g.propose(declare, kinds.phase, turnPlayer(g), NONE, NONE)
  return false
}

function passUneventful(g: Game, times: number): boolean {
  if (!isUneventful(g)) return false
  passUnanswered(g, passingBy[turnPlayer(g)], times)
  return true
}
