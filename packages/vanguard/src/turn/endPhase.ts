import { type Game, PLAYERS, type Player, openScope } from '@fudaba/kernel/rules'
import { book, procedure, rule, step } from '../book.ts'
import { checkNow } from './ruleCheck.ts'
import { restore, unlock } from '../changes/locking.ts'
import { moments, onceInStep } from '../changes/moments.ts'
import { retire, toGZone } from '../changes/moving.ts'
import { raiseAnew, somethingIsLeft } from '../changes/repeated.ts'
import { phaseIs, phases, scopes, turnFighter } from '../board/state.ts'
import { hasStatus, isAnyone } from '../board/statuses.ts'
import { gUnitsOf } from './stride.ts'
import { deleted, locked } from '../board/cardStates.ts'
import { unitsOf } from '../board/units.ts'
import { field } from '../board/zones.ts'

/** エンドフェイズ (6.8). */

const check = (clause: Parameters<typeof step>[0]) => step(clause, checkNow)

/** G units go back (6.8.1.1.3). */
const backToG = rule('6.8.1.1.3', gUnitsOf, () => [])
/** What of the turn fighter is locked or deleted is so no longer (6.8.1.1.1, 6.8.1.1.2). */
const lockedOf = rule(
  '6.8.1.1.1',
  (g: Game, player: Player): number[] => marked(g, player, locked),
  () => [],
)
const deletedOf = (g: Game, player: Player): number[] => marked(g, player, deleted)
const marked = (g: Game, player: Player, column: number): number[] =>
  g.objects(field, player).filter((row) => g.object(row, column) === 1)

export const endPhase = procedure('endPhase', 0, [
  step('6.8.1', (g) => g.variable(phaseIs, phases.indexOf('end') + 1), 'begin'),
  step('6.8.1.1', (g) => {
    for (const row of lockedOf(g, turnFighter(g))) g.propose(unlock, row)
    for (const row of deletedOf(g, turnFighter(g))) g.propose(restore, row)
    for (const row of backToG(g, turnFighter(g))) g.propose(toGZone, row)
  }),
  check('6.8.1.2'),
  step('6.8.1.3', (g) => raiseAnew(g, moments.turnEnd)),
  step('11.32.2', (g) => {
    if (!isAnyone(g, 'hollow')) return
    for (const player of PLAYERS)
      for (const row of unitsOf(g, player)) if (hasStatus(g, row, 'hollow')) g.propose(retire, row)
  }),
  check('6.8.1.4'),
  // The turn itself, and its number, go on until what its end brings about is done.
  step(
    '6.8.1.4',
    (g) => {
      if (openScope(g, scopes.turn) !== 0) g.propose(book.kernelVerb('endScope'), scopes.turn.id)
    },
    'this turn is over',
  ),
  step(
    '6.8.1.5',
    (g) => {
      if (somethingIsLeft(g, moments.turnEnd, onceInStep.end)) g.goto('6.8.1.2')
    },
    'again',
  ),
  step('6.8.1', (g) => g.propose(book.kernelVerb('endScope'), scopes.wholeTurn.id), 'the end phase is over'),
])
