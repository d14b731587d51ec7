import { type Game, type Player, type Procedure, atom } from '@fudaba/kernel/rules'
import type { Effect, GameNodes } from '@fudaba/kernel/text'
import type {} from '../../../grammar/nodes.ts'
import { book, change, procedure, step } from '../../book.ts'
import { exchange } from '../../changes/exchange.ts'
import { byCard, lose, win } from '../../changes/gameEnd.ts'
import { makeSoul } from '../../changes/soulAction.ts'
import { costOf, readCost } from '../../board/soulCost.ts'
import { paySouls } from '../../changes/soulPayment.ts'
import { canCover } from '../../board/soulPool.ts'
import { harvested, powerCounters, prepared } from '../../board/state.ts'
import { createTextToken } from '../../changes/createToken.ts'
import { categories, names, powers } from '../../board/words.ts'

/** Verbs of chapter 15 and of counters, tokens and souls. */

/** A chrono check with its chrono burst (15.1.14, 15.3.2), of play/burst.ts: (player). */
export const checkWithBurst = book.later<Procedure>('checkWithBurst')

/** So many chrono checks, one after the other: (player, how many). */
const checks = procedure('checks', 2, [
  step(
    '15.1.14',
    (g) => {
      if (g.local(1) <= 0) return g.done(1)
      g.setLocal(1, g.local(1) - 1)
      g.call(checkWithBurst.value, g.local(0))
    },
    'check',
  ),
  step('15.1.14', (g) => g.goto('check'), 'again'),
])

/** カウンター (6.10): where each kind is kept. */
export const counterColumns: Readonly<Record<string, number>> = {
  harvested,
  prepared,
  power: powerCounters,
}
export const countersOn = (g: Game, row: number, counter: string): number =>
  g.object(row, counterColumns[counter])
/** Counters are put on a card, or taken off it: (card, column, by how many). */
const addCounters = change('addCounters', (g, row, column, by) =>
  atom.mark(g, row, column, Math.max(0, g.object(row, column) + by)),
)

type Counter = Extract<Effect, { kind: 'last-chronicle.counter' }>

export const termNodes = {
  'last-chronicle.check': {
    compile(tools, { times }) {
      const number = tools.amount(times)
      return { run: (g, c) => g.call(checks, c.actor, number(g, c)) }
    },
  },
  'last-chronicle.exchange': {
    compile(tools, { amount }) {
      const number = tools.amount(amount)
      return { run: (g, c) => g.call(exchange, c.actor, number(g, c)) }
    },
  },
  'last-chronicle.token': {
    compile(tools, { amount, kind: _, ...token }) {
      const number = tools.amount(amount)
      // Known before a game begins: other texts ask for it before the first token is there.
      categories.in(tools.book).word(token.category)
      names.in(tools.book).word(token.category)
      return {
        run(g, c) {
          for (let n = number(g, c); n > 0; n--) createTextToken(g, token, c.actor as Player)
        },
      }
    },
  },
  'last-chronicle.control': { means: ({ what }) => ({ kind: 'act', what, verb: 'control' }) },
  'last-chronicle.counter': {
    compile(tools, { way, amount, counter }: Counter) {
      const number = tools.amount(amount)
      return {
        can: (g, c, rows) =>
          rows.length > 0 &&
          (way === 'put' || rows.every((row) => countersOn(g, row, counter) >= number(g, c))),
        run(g, c, rows) {
          for (const row of rows)
            g.propose(addCounters, row, counterColumns[counter], (way === 'put' ? 1 : -1) * number(g, c))
        },
      }
    },
  },
  'last-chronicle.soul': {
    compile(tools, { power, amount }) {
      const number = tools.amount(amount)
      const pool = powers.findIndex((each) => each === power)
      return {
        run(g, c) {
          for (let n = number(g, c); n > 0; n--) g.propose(makeSoul, c.actor, pool)
        },
      }
    },
  },
  'last-chronicle.pay': {
    can: (g, c, { cost }) => canCover(g, c.actor as Player, costOf(readCost(cost))),
    run: (g, c, { cost }) => g.call(paySouls, c.actor, costOf(readCost(cost)), c.source),
  },
  'last-chronicle.game': {
    run(g, c, { way }) {
      if (way === 'win') g.propose(win, c.actor)
      else g.propose(lose, c.actor, byCard)
    },
  },
} satisfies NonNullable<GameNodes['effects']>
