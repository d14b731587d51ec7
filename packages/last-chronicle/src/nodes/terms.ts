import { type Effect, type Game, type OwnNodes, type Player, atom } from '@fudaba/kernel'
import type {} from '../../grammar/nodes.ts'
import { change, procedure, step } from '../book.ts'
import { exchange } from '../exchange.ts'
import { makeCheck } from '../play/burst.ts'
import { byCard, lose, win } from '../ruleProcess.ts'
import { makeSoul } from '../souls/action.ts'
import { costOf, readCost } from '../souls/cost.ts'
import { paySouls } from '../souls/pay.ts'
import { canCover } from '../souls/pool.ts'
import { harvested, powerCounters, prepared } from '../state.ts'
import { createTextToken } from '../tokens.ts'
import { takeControl } from '../verbs.ts'
import { powers } from '../words.ts'

/** Verbs of chapter 15 and of counters, tokens and souls. */

/** So many chrono checks, one after the other: (player, how many). */
const checks = procedure('checks', 2, [
  step(
    '15.1.14',
    (g) => {
      if (g.local(1) <= 0) return g.done(1)
      g.setLocal(1, g.local(1) - 1)
      g.call(makeCheck, g.local(0))
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
      return {
        run(g, c) {
          for (let n = number(g, c); n > 0; n--) createTextToken(g, token, c.actor as Player)
        },
      }
    },
  },
  'last-chronicle.control': {
    run(g, c, _node, rows) {
      for (const row of rows) g.propose(takeControl, row, c.actor)
    },
  },
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
} satisfies NonNullable<OwnNodes['effects']>
