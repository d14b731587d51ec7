import {
  type Game,
  type Player,
  type Procedure,
  Pending,
  anyPending,
  checkTiming,
  dropPending,
  pending,
  pendingValue,
  StateStamp,
} from '@fudaba/kernel/rules'
import { book, fact, procedure, step } from '../book.ts'
import { ruleTiming, triggerTiming } from '../changes/timings.ts'
import { texts } from '../play/texts.ts'
import { turnPlayer } from '../board/state.ts'
import { may, works } from '../changes/verdicts.ts'
import { check, isClear, isStillClear } from './ruleCheck.ts'

/** Abilities that wait for something happen with it: nobody responds to them (8-1-a-1). */

const QUEUED = 1

/** Several at once are all processed (8-1-a-2). */
const allOfThem = fact('8-1-a-2', true, false)
const dropOthers = (g: Game, but: number): void => {
  for (const row of pending(g)) if (row !== but) dropPending(g, row)
}

/** (player, its place in the queue). */
const happens = procedure('ability happens', 2, [
  step('8-1-a-1', (g) => {
    const row = g.local(QUEUED)
    if (!allOfThem()) dropOthers(g, row)
    const [source, id] = [pendingValue(g, row, Pending.source), pendingValue(g, row, Pending.sourceId)]
    // What is negated meanwhile does nothing (13-1).
    if (g.same(source, id) && !may(g, works, source, pendingValue(g, row, Pending.def)))
      return dropPending(g, row)
    texts.resolveTrigger(g, row)
  }),
])

const timing = (name: string, ruleActions: Procedure): Procedure =>
  checkTiming(book, {
    name,
    clauses: { rules: '8-1-a', turnPlayer: '23-1', other: '23-1' },
    turnPlayer: (g): Player => turnPlayer(g),
    ruleActions,
    play: happens,
    queued: true,
    triggers: 'all',
  })

const fill = (later: typeof ruleTiming, made: Procedure, isNeeded: (g: Game) => boolean): void =>
  later.fill({
    isNeeded,
    call(g) {
      if (isNeeded(g)) g.call(made)
    },
  })

const sinceClear = new StateStamp()
/** The rule check, then what waits, in the order its owner says (23-1), until nothing is left of either. */
fill(ruleTiming, timing('settle', check), (g) => {
  if (anyPending(g)) return true
  if (sinceClear.lasts(g)) return false
  if (!isStillClear(g, sinceClear) && !isClear(g)) return true
  sinceClear.note(g)
  return false
})
fill(triggerTiming, timing('happen', procedure('nothing to clear away', 0, [])), anyPending)
