import { type Game, NONE, Obj, type Player, Pending, dropPending, pendingValue } from '@fudaba/kernel/rules'
import { book, procedure, rule, step } from '../book.ts'
import { machine, newest, played } from '../changes/playRecord.ts'
import { standsFor, standsForTrigger } from '../board/standsFor.ts'
import { texts } from './texts.ts'
import { waitAsAbility } from './wait.ts'

/** 誘発クラフトのプレイ (1211.4): called with the player and the place of the trigger in the queue. */

const LOCAL = { player: 0, queued: 1, record: 2, stands: 3, source: 4, sourceId: 5 } as const
const local = (g: Game, name: keyof typeof LOCAL): number => g.local(LOCAL[name])

/** Where it comes from, if that is still the same thing. */
const sourceHere = (g: Game): number => {
  const row = local(g, 'source')
  return row >= 0 && g.same(row, local(g, 'sourceId')) && g.object(row, Obj.zone) !== NONE ? row : NONE
}
/** What has triggered is played although its card has left or gone silent (1211.10). */
const isStillPlayed = rule(
  '1211.10',
  (_g: Game): boolean => true,
  (g: Game): boolean => sourceHere(g) !== NONE,
  '1202.1',
)

/** One that has triggered is played, and that uses up one of its counts (1211.4). */
const isPlayed = rule(
  '1211.4',
  (g: Game): boolean => isStillPlayed(g),
  () => false,
)

/** The trigger that it stands for, by name; none before it was noted. */
const standsNow = (n: number, g: Game): string => (n === 0 ? '' : standsFor.word(n, g.book))

export const playTrigger = procedure(
  'playTrigger',
  6,
  [
    step(
      '1211',
      (g) => {
        const row = local(g, 'queued')
        g.setLocal(LOCAL.stands, standsForTrigger(pendingValue(g, row, Pending.def)))
        g.setLocal(LOCAL.source, pendingValue(g, row, Pending.source))
        g.setLocal(LOCAL.sourceId, pendingValue(g, row, Pending.sourceId))
        if (isPlayed(g))
          return g.propose(
            book.kernelVerb('create'),
            machine.kind,
            g.zone(machine.zone, 0),
            0,
            local(g, 'player'),
          )
        dropPending(g, row)
        g.done(NONE)
      },
      'record',
    ),
    step(
      '1211',
      (g) => {
        g.setLocal(LOCAL.record, g.result)
        texts.prepareTrigger(g, g.result, local(g, 'queued'))
      },
      'from the queue',
    ),
    step(
      '1204.2',
      (g) => g.call(texts.choices, local(g, 'player'), local(g, 'source'), local(g, 'record'), NONE),
      'choices',
    ),
    // One that cannot be played is used up all the same.
    step(
      '1211.5',
      (g) => {
        if (g.result >= 0) return
        g.propose(book.kernelVerb('remove'), local(g, 'record'))
        g.done(NONE)
      },
      'used up',
    ),
    step('1204.2j', (g) => g.propose(waitAsAbility, local(g, 'record'), local(g, 'stands'), sourceHere(g))),
    step('1204.2k', (g) => g.propose(played, newest(g), local(g, 'player') as Player, local(g, 'stands'))),
  ],
  { locals: { [LOCAL.stands]: standsNow } },
)
