import {
  type Action,
  type Game,
  NONE,
  type Player,
  Var,
  memoUntilWrite,
  tellPlace,
} from '@fudaba/kernel/rules'
import { ask, book, procedure, requirement, rule, step } from '../book.ts'
import { epPool } from '../board/state.ts'
import { gainEp } from './bond.ts'
import { action } from './verbs.ts'
import { homebase, isReady, readyInHomebase } from '../board/zones.ts'

/** EPの獲得 (1217). */

/** Cards of the own homebase that can be turned, of either face. Cached, because every cost in EP asks. */
const readyHomebase: (g: Game, player: Player) => number[] = memoUntilWrite(readyInHomebase)

const PLAYER = 0
const SOURCE = 1

/** With priority (902.4f); in the middle of a payment it needs none (1217.3). */
const withPriority = rule('902.4f', readyHomebase, () => [])

export const acquireEp: Action = book.action({
  name: 'acquire-ep',
  title: { ja: 'EPの獲得', en: 'Acquire EP' },
  requirements: [],
  of: [
    requirement('1217.2', (g, player, row) => g.zoneOf(row) === g.zone(homebase, player), {
      tells: tellPlace(homebase),
    }),
    requirement('1217.2', (g, _player, row) => isReady(g, row), { tells: () => ({ key: 'turned' }) }),
  ],
  sources: (g, player) => (g.get(Var.plays) > 0 ? readyHomebase(g, player) : withPriority(g, player)),
  perform: procedure('acquireEp', 3, [
    step('1217.2', (g) => g.propose(action, g.local(SOURCE))),
    // It does not wait: what it gives is there at once.
    step('1217.4', (g) => g.propose(gainEp, g.local(PLAYER), 1)),
  ]),
})

/** What could be paid with, the cards that could still be turned included. */
export const availableEp = (g: Game, player: Player): number =>
  g.counter(epPool, player) + readyHomebase(g, player).length

const AMOUNT = 1
const PAID_FOR = 2
const payer = (g: Game): Player => g.local(PLAYER) as Player
const missing = (g: Game): boolean => g.counter(epPool, payer(g)) < g.local(AMOUNT)

/** EP支払う inside a text: (player, amount, what it is paid for). Negative: it could not be paid. */
export const payEp = procedure('payEp', 3, [
  ask(
    '1217.3',
    {
      offer(g, d) {
        const from = readyHomebase(g, payer(g))
        if (!missing(g) || from.length === 0) return
        d.act(payer(g), 'cost.resource', false).about(g.local(PAID_FOR))
        for (const row of from) d.action(acquireEp.id, row)
      },
      take(g, answer) {
        g.goto('resource')
        g.call(acquireEp.perform, payer(g), answer.source, answer.value)
      },
    },
    'resource',
  ),
  step('1318.2', (g) => {
    if (missing(g)) return g.done(NONE)
    g.propose(book.kernelVerb('count'), payer(g), epPool, -g.local(AMOUNT))
  }),
  step('1318', (g) => g.done(1), 'paid'),
])
