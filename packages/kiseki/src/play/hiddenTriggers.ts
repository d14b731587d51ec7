import {
  type Ask,
  F,
  type Game,
  O,
  PLAYERS,
  type Player,
  T,
  V,
  VERB,
  anyPending,
  dropPending,
  pending,
  pendingValue,
  setColumn,
  sight,
} from '@fudaba/kernel'
import { ask, book, fact, procedure, rule, step } from '../book.ts'
import { nonPrimary, primary } from '../state.ts'
import { hand, homebase, waiting } from '../zones.ts'
import { source } from './pseudo.ts'
import { machine } from './record.ts'

/** Triggered crafts of cards that not everybody sees (1211.3a to 1211.3c). */

const EVERYONE = 3
/** 1: the card was shown so that its crafts triggered. */
const shownFor = book.column('shownForTrigger')

const sourceOf = (g: Game, queued: number): number => {
  const row = pendingValue(g, queued, T.source)
  return row >= 0 && g.same(row, pendingValue(g, queued, T.sourceId)) ? row : -1
}
/** Those whose card is hidden from somebody: nobody has said yet whether it is shown. */
const undecided = (g: Game): number[] =>
  pending(g).filter((queued) => {
    const row = sourceOf(g, queued)
    return row >= 0 && g.object(row, O.zone) >= 0 && sight(g, row) !== EVERYONE
  })
const first = (g: Game, player: Player): number =>
  sourceOf(g, undecided(g).find((queued) => pendingValue(g, queued, T.player) === player) ?? -1)

/** It may stay hidden (1211.3b). */
const mayStayHidden = fact('1211.3b', true, false)
const show = book.change('showForTrigger', (g, row) => {
  setColumn(g, row, shownFor, 1)
  book.verbs[VERB.show].apply(g, row, EVERYONE, 0, 0, 0)
})

/** One showing is for every craft of the card that the event has met. */
const asked = (who: (g: Game) => Player): Ask => ({
  offer(g, d) {
    if (!undecided(g).some((queued) => pendingValue(g, queued, T.player) === who(g))) return
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
    setColumn(g, row, shownFor, 0)
    setColumn(g, row, O.shown, 0)
  },
  () => undefined,
)
const isSettled = (g: Game, row: number): boolean =>
  g.objects(machine.zone, 0).length === 0 &&
  !pending(g).some((queued) => sourceOf(g, queued) === row) &&
  !g.objects(waiting, 0).some((each) => g.related(source, each).includes(row))

function hideSettled(g: Game): void {
  for (const zone of [hand, homebase])
    for (const player of PLAYERS)
      for (const row of g.objects(zone, player))
        if (g.object(row, shownFor) === 1 && isSettled(g, row)) hideAgain(g, row)
}

const isAsking = (g: Game): boolean => g.T.frames.data[g.frame + F.procedure] === hiddenTriggers.id

/** At the moment of the event, before anything else is done. */
book.afterBatch.push((g) => {
  if (isAsking(g)) return
  if (g.get(anyShown) === 1) hideSettled(g)
  if (!anyPending(g) || undecided(g).length === 0) return
  g.variable(anyShown, 1)
  g.call(hiddenTriggers, g.get(V.result))
})
/** Whether some card was ever shown like this: most games need not look. */
const anyShown = book.variable('shownForTriggers')
