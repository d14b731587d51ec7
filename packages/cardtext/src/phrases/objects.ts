import { after, choice, field, maybe, node, says } from '../syntax/combinators.ts'
import type { Syntax } from '../syntax/node.ts'
import type { Reference, Selection, Selector, What } from '../base/tree.ts'
import type { Phrases } from './phrases.ts'
import { sumOf } from './numbers.ts'
import { elided } from './references.ts'

/** What a verb is done to. */

const random = maybe('random', says('ランダムに', true))

/** …を1枚, …すべてを, …から1枚. */
export function selections(p: Phrases): Syntax<Selection> {
  const from = after(choice<Selector | Reference>(p.reference, p.selector), 'から')
  const of = field('of', p.selector)
  return choice<Selection>(
    node('selection', maybe('from', from), of, field('quantity', says('すべて', { kind: 'all' })), 'を'),
    node(
      'selection',
      maybe('from', from),
      of,
      'を',
      maybe('sum', sumOf(p)),
      random,
      maybe('quantity', p.quantity),
    ),
    node('selection', field('from', from), maybe('sum', sumOf(p)), random, field('quantity', p.quantity)),
  )
}

/** What a verb is done to; nothing at all means the object of the clause before. */
export const objects = (p: Phrases): Syntax<What> =>
  choice<What>(after(p.reference, 'を'), p.selection, elided)
