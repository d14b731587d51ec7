import {
  type Ask,
  Frame,
  type Game,
  NONE,
  Obj,
  PLAYERS,
  type Player,
  Pending,
  Var,
  anyPending,
  dropPending,
  pending,
  pendingValue,
  setColumn,
  sight,
} from '@fudaba/kernel/rules'
import { NOTED, battleStatus, isNoted } from '../board/battleMarks.ts'
import { ask, book, fact, procedure, rule, step } from '../book.ts'
import { nonPrimary, primary } from '../board/state.ts'
import { hand, homebase, waiting } from '../board/zones.ts'
import { source } from '../board/pseudoCards.ts'
import { machine } from '../changes/playRecord.ts'

/** Triggered crafts of cards that not everybody sees (1211.3a to 1211.3c). */

const EVERYONE = 3
/** Whether the card was shown so that its crafts triggered. */
const isShownFor = (g: Game, row: number): boolean => isNoted(g, row, 'shownForTrigger')
const noteShown = (g: Game, row: number, is: boolean): void => {
  const others = g.object(row, battleStatus) & ~NOTED.shownForTrigger
  setColumn(g, row, battleStatus, is ? others | NOTED.shownForTrigger : others)
}

const sourceOf = (g: Game, queued: number): number => {
  const row = pendingValue(g, queued, Pending.source)
  return row >= 0 && g.same(row, pendingValue(g, queued, Pending.sourceId)) ? row : -1
}
/** Those whose card is hidden from somebody: nobody has said yet whether it is shown. */
const undecided = (g: Game): number[] =>
  pending(g).filter((queued) => {
    const row = sourceOf(g, queued)
    return row >= 0 && g.object(row, Obj.zone) >= 0 && sight(g, row) !== EVERYONE
  })
const first = (g: Game, player: Player): number =>
  sourceOf(g, undecided(g).find((queued) => pendingValue(g, queued, Pending.player) === player) ?? -1)

/** It may stay hidden (1211.3b). */
const mayStayHidden = fact('1211.3b', true, false)
const show = book.change('showForTrigger', (g, row) => {
  noteShown(g, row, true)
  book.kernelVerb('show').apply(g, row, EVERYONE, 0, 0, 0)
})

/** One showing is for every craft of the card that the event has met. */
const asked = (who: (g: Game) => Player): Ask => ({
  offer(g, d) {
    if (!undecided(g).some((queued) => pendingValue(g, queued, Pending.player) === who(g))) return
    d.option(who(g), 'trigger.show', mayStayHidden() ? ['yes', 'no'] : ['yes']).about(first(g, who(g)))
  },
  take(g, answer) {
    const row = first(g, who(g))
    g.goto('first')
    if (answer.yes) return g.propose(show, row)
    for (const queued of undecided(g)) if (sourceOf(g, queued) === row) dropPending(g, queued)
  },
})

const RESULT = 0
const hiddenTriggers = procedure('hiddenTriggers', 1, [
  ask('1211.3a', asked(primary), 'first'),
  ask('1211.3a', asked(nonPrimary), 'second'),
  // Without having been shown it has not triggered.
  step(
    '1211',
    (g) => {
      for (const queued of undecided(g)) dropPending(g, queued)
    },
    'the others',
  ),
  step('1211', (g) => g.done(g.local(RESULT)), 'shown'),
])

/** It stays shown until what it triggered is settled (1211.3c). */
const hideAgain = rule(
  '1211.3c',
  (g: Game, row: number): void => {
    noteShown(g, row, false)
    setColumn(g, row, Obj.shown, 0)
  },
  () => undefined,
)
const isSettled = (g: Game, row: number): boolean =>
  g.objects(machine.zone, 0).length === 0 &&
  !pending(g).some((queued) => sourceOf(g, queued) === row) &&
  !g.objects(waiting, 0).some((each) => g.related(source, each).includes(row))

function hideSettled(g: Game): void {
  let left = false
  for (const zone of [hand, homebase])
    for (const player of PLAYERS)
      for (let row = g.top(zone, player); row !== NONE; row = g.next(row)) {
        if (!isShownFor(g, row)) continue
        if (isSettled(g, row)) hideAgain(g, row)
        else left = true
      }
  if (!left) g.variable(anyShown, 0)
}

const isAsking = (g: Game): boolean => g.tables.frames.data[g.frame + Frame.procedure] === hiddenTriggers.id

/** At the moment of the event, before anything else is done. */
book.afterBatch.push((g) => {
  if (isAsking(g)) return
  if (g.get(anyShown) === 1) hideSettled(g)
  if (!anyPending(g) || undecided(g).length === 0) return
  g.variable(anyShown, 1)
  g.call(hiddenTriggers, g.get(Var.result))
})
/** 1 while some card may still be shown for a trigger: without it no zone is searched. */
const anyShown = book.variable('shownForTriggers')
