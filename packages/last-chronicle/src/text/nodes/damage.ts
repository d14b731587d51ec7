import { NONE, type Player, ask } from '@fudaba/kernel/rules'
import type { GameNodes } from '@fudaba/kernel/text'
import type {} from '../../../grammar/nodes.ts'
import { book } from '../../book.ts'
import { layers } from '../../board/characteristics.ts'
import { damagePlayer, damageUnit, heal } from '../../changes/damage.ts'
import { sourceOfDamage } from '../textRules.ts'

/** Damage that texts deal (6.4), take off, and make less (11.9.7). */

/** By how much texts make damage to it less. */
const lessDamage = book.characteristic('lessDamage', { ja: '軽減', en: 'Reduction' }, () => 0)
/** By how much they make damage to a player (subject) less. */
const lessToPlayer = book.query('lessToPlayer', () => 0)

book.replacement('11.9.7', 'damage to a unit that texts reduce', {
  on: [damageUnit],
  applies: (g, { a: row, b: amount }) => amount > 0 && g.value(lessDamage, row) > 0,
  affected: (g, { a: row }): Player => g.controller(row),
  replace: (g, { a: row, b: amount, c: source, d: byEffect }) =>
    g.propose(damageUnit, row, Math.max(0, amount - g.value(lessDamage, row)), source, byEffect),
})
book.replacement('11.9.7', 'damage to a player that texts reduce', {
  on: [damagePlayer],
  applies: (g, { a: who, b: amount }) => amount > 0 && ask(g, lessToPlayer, NONE, who) > 0,
  affected: (_g, { a: who }): Player => who as Player,
  replace: (g, { a: who, b: amount, c: source }) =>
    g.propose(damagePlayer, who, Math.max(0, amount - ask(g, lessToPlayer, NONE, who)), source),
})

export const damageNodes = {
  'last-chronicle.damage': {
    compile(tools, { amount }) {
      const number = tools.amount(amount)
      return {
        run(g, c, rows) {
          const n = number(g, c)
          const source = sourceOfDamage(g, c.source)
          for (const row of rows) g.propose(damageUnit, row, n, source, 1)
        },
      }
    },
  },
  'last-chronicle.damage-player': {
    compile(tools, { player, amount }) {
      const number = tools.amount(amount)
      return {
        run(g, c) {
          const n = number(g, c)
          const source = sourceOfDamage(g, c.source)
          for (const who of tools.players(g, c, player)) g.propose(damagePlayer, who, n, source)
        },
      }
    },
  },
  'last-chronicle.heal': {
    run(g, _c, _node, rows) {
      for (const row of rows) g.propose(heal, row)
    },
  },
  'last-chronicle.reduce': {
    lasting(tools, { amount }) {
      const number = tools.amount(amount)
      return [
        {
          kind: 'value',
          layer: layers.general,
          of: lessDamage,
          modify: (g, effect, row, value) => value + number(g, effect, row),
        },
      ]
    },
  },
  'last-chronicle.reduce-player': {
    lasting(tools, { player, amount }) {
      const number = tools.amount(amount)
      const players = tools.players(player)
      return [
        {
          kind: 'answer',
          query: lessToPlayer,
          applies: (g, effect, _asker, who) =>
            tools.applies(g, effect) && players(g, effect).some((each) => each === who),
          answer: (g, effect, _asker, _who, value) => value + number(g, effect, NONE),
        },
      ]
    },
  },
} satisfies NonNullable<GameNodes['effects']>
