import type { Characteristic } from '@fudaba/kernel/rules'
import { type Condition, type GameNodes, valueOf, AbilityError } from '@fudaba/kernel/text'
import '../../../grammar/nodes.ts'
import { rule } from '../../book.ts'
import { characteristics } from '../../board/characteristics.ts'

/** Numbers that are found out from others, and what is compared with them. */

type Conditions = NonNullable<GameNodes['conditions']>
type Amounts = NonNullable<GameNodes['amounts']>

/** …がすべて裏向き: of nothing at all it is true. */
const all: Conditions['kiseki.all'] = {
  compile(tools, { of, feature }: Extract<Condition, { kind: 'kiseki.all' }>) {
    const cards = tools.what(of)
    const { test } = tools.feature(feature)
    return (g, c) => {
      const pairs = cards.pairs(g, c)
      for (let i = 0; i < pairs.length; i += 2) if (!test(g, c, pairs[i], pairs[i + 1])) return false
      return true
    }
  },
}

export const comparisonNodes: Conditions = {
  'kiseki.all': all,
  'kiseki.compare': {
    compile(tools, { amount, comparison }) {
      const count = tools.amount(amount)
      const compare = tools.comparison(comparison)
      return (g, c) => compare(g, c, count(g, c))
    },
  },
}

/** A value that has become another one has risen or fallen, however that came about (104.6). */
const difference = rule(
  '104.6',
  (now: number, original: number): number => now - original,
  () => 0,
)

export const changedNode: NonNullable<GameNodes['features']> = {
  'kiseki.changed': {
    reads: Object.values(characteristics).filter(({ words }) => words === undefined),
    compile(tools, { characteristic, way }) {
      const of: Characteristic | undefined = characteristics[characteristic as keyof typeof characteristics]
      if (of === undefined) throw new AbilityError(tools.name, `${characteristic} is no number of a card`)
      return (g, _c, row, id) => {
        const by = difference(valueOf(g, of, row, id), of.base(g, row))
        return way === 'raised' ? by > 0 : by < 0
      }
    },
  },
}

export const numberNodes: Amounts = {
  // Whole ones only: of five, 2つにつき1 makes two.
  'kiseki.per': {
    compile(tools, { of, each, amount }) {
      const cards = tools.what(of)
      const size = tools.amount(each)
      const times = tools.amount(amount)
      return (g, c) => Math.floor(cards.pairs(g, c).length / 2 / Math.max(1, size(g, c))) * times(g, c)
    },
  },
  'kiseki.original': {
    of: (g, c, { characteristic }) =>
      c.compared < 0
        ? 0
        : characteristics[characteristic as 'str' | 'def' | 'cp' | 'ep' | 'level' | 'wings'].base(
            g,
            c.compared,
          ),
  },
}
