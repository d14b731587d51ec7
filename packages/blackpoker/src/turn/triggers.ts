import {
  type Action,
  type Game,
  NONE,
  type Player,
  Pending,
  type Requirement,
  anyPending,
  dropPending,
  pending,
  pendingValue,
} from '@fudaba/kernel/rules'
import { ask, book, fact, procedure, requirement, rule, step } from '../book.ts'
import { frameOf, requestKind, standsFor } from '../play/frame.ts'
import { resolve } from '../play/resolve.ts'
import { turnPlayer } from '../board/state.ts'
import { someoneIsOut, winCheck } from './ruleCheck.ts'
import { announced, stage } from '../board/zones.ts'

/** 誘発チェック: triggered actions are requested by the rules. */

const CHOSEN = 0
const REQUEST = 1

const actionOf = (g: Game, row: number): Action =>
  book.triggers[pendingValue(g, row, Pending.def)].data as Action
const playerOf = (g: Game, row: number): Player => pendingValue(g, row, Pending.player) as Player
const isImmediate = (g: Game, row: number): boolean => frameOf(actionOf(g, row)).speed === 'immediate'
const isMain = (g: Game, row: number): boolean => frameOf(actionOf(g, row)).timing === 'main'

type Narrow = (g: Game, rows: number[]) => number[]
const same: Narrow = (_g, rows) => rows

/** The ones that pass the test, or all if none does. */
const first =
  (test: (g: Game, row: number) => boolean): Narrow =>
  (g, rows) =>
    rows.some((row) => test(g, row)) ? rows.filter((row) => test(g, row)) : rows

const immediateFirst = rule('base.3.5.46', first(isImmediate), same)
const turnPlayersFirst = rule(
  'base.3.5.47',
  first((g, row) => playerOf(g, row) === turnPlayer(g)),
  same,
)
const mainFirst = rule('base.3.5.48', first(isMain), same)

/** The triggers that may come next; all of one player, who orders his own. */
export function nextTriggers(g: Game): number[] {
  const waiting = pending(g)
  // Most often there is one, and nothing to put in order.
  if (waiting.length < 2) return waiting
  const rows = mainFirst(g, turnPlayersFirst(g, immediateFirst(g, waiting)))
  return rows.filter((row) => playerOf(g, row) === playerOf(g, rows[0]))
}

/** A normal main trigger needs an empty stage. */
const needsEmptyStage = fact('base.3.5.51', true, false)

/** Why something is not among what triggered at the same moment. */
const waits: readonly Requirement[] = [
  requirement('base.3.5.53', (g, _player, row) =>
    nextTriggers(g).some((each) => pendingValue(g, each, Pending.source) === row),
  ),
]

/** Gathers what has triggered and carries it out, one after the other. */
export const triggerCheck = procedure('triggerCheck', 2, [
  step('base.3.5.41', (g) => g.setLocal(CHOSEN, NONE), 'begin'),
  step('base.3.5.45', (g) => g.setLocal(CHOSEN, anyPending(g) ? nextTriggers(g)[0] : NONE)),
  step(
    'base.3.5.41',
    (g) => {
      if (g.local(CHOSEN) < 0) g.done()
    },
    'none left',
  ),
  ask('base.3.5.53', {
    offer(g, d) {
      const rows = nextTriggers(g)
      if (rows.length < 2) return
      const about = rows.map((row) => pendingValue(g, row, Pending.source))
      d.choose(playerOf(g, rows[0]), 'trigger.order', about, 1, 1).because(waits)
    },
    take(g, answer) {
      const row = nextTriggers(g).find((each) => pendingValue(g, each, Pending.source) === answer.value)
      if (row !== undefined) g.setLocal(CHOSEN, row)
    },
  }),
  step(
    'base.3.5.41',
    (g) => {
      const row = g.local(CHOSEN)
      if (!isImmediate(g, row) && isMain(g, row) && g.count(stage, 0) > 0 && needsEmptyStage()) {
        dropPending(g, row)
        return g.goto('again')
      }
      const zone = isImmediate(g, row) ? announced : stage
      const action = actionOf(g, row)
      g.setLocal(CHOSEN, isImmediate(g, row) ? 1 : 0)
      g.call(requestByRules, g.zone(zone, 0), standsFor(action), playerOf(g, row))
      dropPending(g, row)
    },
    'request',
  ),
  step('base.3.5.41', (g) => g.setLocal(REQUEST, g.result), 'requested'),
  step(
    'base.3.5.41',
    (g) => {
      if (g.local(CHOSEN) === 1) g.call(resolve, g.local(REQUEST))
      else g.goto('again')
    },
    'immediate',
  ),
  step('base.3.5.49', (g) => {
    if (someoneIsOut(g)) g.call(winCheck)
  }),
  step('base.3.5.50', (g) => g.goto('begin'), 'again'),
])

/** Puts a triggered action where it waits, or beside the stage if it is immediate: (zone, action, player). */
const requestByRules = procedure('requestByRules', 4, [
  step('legend.trigger-to-stage', (g) =>
    g.propose(book.kernelVerb('create'), requestKind, g.local(0), g.local(1), g.local(2)),
  ),
  step('base.3.5.41', (g) => g.done(g.result), 'created'),
])
