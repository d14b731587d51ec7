import { NONE } from '@fudaba/kernel/rules'
import { type GameNodes, columnOf, valueOf } from '@fudaba/kernel/text'
import type {} from '../../../grammar/nodes.ts'
import { isMultiSoul, isPowerless, powerSet } from '../../board/characteristics.ts'
import { eraFor } from '../../changes/erasSeen.ts'
import { relations } from '../lexicon/times.ts'
import { half } from '../rounding.ts'
import { damage, invasion, life } from '../../board/state.ts'
import { body, isToken } from '../../board/tokens.ts'
import { powerWords } from '../../board/words.ts'
import { counterColumns, countersOn } from './terms.ts'

/** What noun phrases, conditions and numbers of ラストクロニクル say. A card that is gone is looked at as it last was. */

export const featureNodes: NonNullable<GameNodes['features']> = {
  // It stands for the player who is dealt damage: no card is one.
  'last-chronicle.player': { open: true, test: () => false, player: ({ who }) => who },
  'last-chronicle.end': {
    open: true,
    pile: ({ zone, place }) => ({ zone, place }),
    compile: (tools, { zone }) => tools.feature({ kind: 'zone', zone }).test,
  },
  'last-chronicle.power': {
    reads: [powerSet],
    plain: true,
    test: (g, _c, row, id, { power }) =>
      powerWords.has(valueOf(g, powerSet, row, id), powerWords.word(power)),
  },
  'last-chronicle.powerless': { reads: [powerSet], plain: true, test: (g, _c, row) => isPowerless(g, row) },
  'last-chronicle.multi-soul': { reads: [powerSet], plain: true, test: (g, _c, row) => isMultiSoul(g, row) },
  'last-chronicle.icon': { plain: true, test: (g, _c, row, _id, { icon }) => body(g, row)?.icon === icon },
  'last-chronicle.damaged': { open: true, test: (g, _c, row, id) => columnOf(g, row, id, damage) > 0 },
  'last-chronicle.is-token': { open: true, test: (g, _c, row) => isToken(g, row) },
  'last-chronicle.has-counter': {
    open: true,
    test: (g, _c, row, id, { counter }) => columnOf(g, row, id, counterColumns[counter]) > 0,
  },
}

export const conditionNodes: NonNullable<GameNodes['conditions']> = {
  'last-chronicle.compare': {
    compile(tools, { amount, comparison }) {
      const count = tools.amount(amount)
      const compare = tools.comparison(comparison)
      return (g, c) => compare(g, c, count(g, c))
    },
  },
  'last-chronicle.in-battle': {
    compile(tools, { what, relation }) {
      const objects = tools.what(what)
      return (g, c) => {
        const [row = NONE] = objects.rows(g, c)
        return row !== NONE && (relations?.[relation].holds(g, row, NONE) ?? false)
      }
    },
  },
  'last-chronicle.lies': {
    compile(tools, { what, zone }) {
      const objects = tools.what(what)
      const { test } = tools.feature({ kind: 'zone', zone })
      return (g, c) => {
        const [row, id] = objects.pairs(g, c)
        return row !== undefined && test(g, c, row, id)
      }
    },
  },
  'last-chronicle.has': {
    compile(tools, { what, feature }) {
      const objects = tools.what(what)
      const { test } = tools.feature(feature)
      return (g, c) => {
        const [row, id] = objects.pairs(g, c)
        return row !== undefined && test(g, c, row, id)
      }
    },
  },
}

export const amountNodes: NonNullable<GameNodes['amounts']> = {
  'last-chronicle.half': half,
  'last-chronicle.player-value': {
    compile(tools, { who, characteristic }) {
      return (g, c) => {
        const [player] = tools.players(g, c, who)
        if (characteristic === 'era') return eraFor(g, player, c.record)
        return g.counter(characteristic === 'life' ? life : invasion, player)
      }
    },
  },
  'last-chronicle.counters': {
    compile(tools, { of, counter }) {
      const objects = tools.what(of)
      return (g, c) => {
        const [row] = objects.rows(g, c)
        return row === undefined ? 0 : countersOn(g, row, counter)
      }
    },
  },
}
