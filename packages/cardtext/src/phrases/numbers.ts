import { around, choice, field, inForm, maybe, node, number, says, seq, word } from '../syntax/combinators.ts'
import type { Syntax } from '../syntax/node.ts'
import type { Amount, Comparison, Quantity, Reference, Selector } from '../base/tree.ts'
import type { Phrases } from './phrases.ts'

/** Numbers, how many, and comparison. */

export const amounts = (p: Phrases): Syntax<Amount> => choice<Amount>(plain(p), p.foundAmount)

/** A number as it is printed: 3, X. The same for all that is made of one wording. */
export function plain({ wording }: Phrases): Syntax<Amount> {
  const known = plainOf.get(wording)
  if (known !== undefined) return known
  const made = choice<Amount>(
    number(),
    ...wording.variables.map((name) => says(name, { kind: 'variable', name } as const)),
  )
  plainOf.set(wording, made)
  return made
}
const plainOf = new WeakMap<Phrases['wording'], Syntax<Amount>>()

/** A number that has to be found out: それのコスト, あなたの手札の枚数. */
export const foundAmounts = (p: Phrases, more: readonly Syntax<Amount>[]): Syntax<Amount> => {
  const { counters, characteristics, events } = p.lexicon
  return choice<Amount>(
    node('value', field('of', p.reference), 'の', field('characteristic', word(characteristics))),
    node('total', field('of', p.selector), 'の', field('characteristic', word(characteristics)), 'の合計'),
    node('count', field('of', p.selector), 'の', field('counter', word(counters)), '数'),
    node(
      'done',
      p.wording.thisEffect,
      field('verb', inForm('past', word(events))),
      field('counter', word(counters)),
      '数',
    ),
    ...more,
  )
}

export function quantities(p: Phrases, more: readonly Syntax<Quantity>[]): Syntax<Quantity> {
  const { counters } = p.lexicon
  const counter = field('counter', word(counters))
  const amount = field('amount', plain(p))
  const simple = choice<Quantity>(
    ...more,
    node('exactly', amount, counter),
    node('up-to', p.wording.upTo, amount, counter, 'まで'),
    node('at-least', amount, counter, '以上'),
    node('any', p.wording.anyNumber, counter, '数'),
    node('same', field('as', choice<Reference | Selector>(p.reference, p.selector)), 'と同じ', counter, '数'),
  )
  return choice<Quantity>(simple, node('corrected', field('from', simple), 'ではなく', field('to', simple)))
}

/** 3以上, 3枚以下, それのコストより大きい. */
export function comparisons(p: Phrases): Syntax<Comparison> {
  const counter = maybe('counter', word(p.lexicon.counters))
  const amount = field('amount', p.amount)
  return choice<Comparison>(
    seq(amount, counter, field('than', says('以上', 'at-least'))),
    seq(amount, counter, field('than', says('以下', 'at-most'))),
    seq(amount, counter, field('than', says('未満', 'less'))),
    seq(amount, counter, field('than', says('より大きい', 'more'))),
    seq(field('amount', plain(p)), counter, field('than', says('', 'exactly'))),
    seq(field('amount', p.foundAmount), counter, field('than', says('と同じ', 'exactly'))),
  )
}

/** +1, -X. */
export const signed = (p: Phrases) =>
  seq(field('sign', choice<'+' | '-'>(says('+', '+'), says('-', '-'))), field('amount', plain(p)))

/** カード1枚につき: for each. */
export const perObject = (p: Phrases) =>
  seq(
    field('of', choice<Reference | Selector>(p.reference, p.selector)),
    field('amount', plain(p)),
    field('counter', word(p.lexicon.counters)),
    'につき',
  )

/** 合計: about the chosen set. */
export const sumOf = (p: Phrases) =>
  seq(
    field('characteristic', word(p.lexicon.characteristics)),
    'の合計が',
    field('comparison', p.comparison),
    'になるように',
  )

/** 3回. */
export const times = (p: Phrases): Syntax<Amount> => around('', plain(p), '回')
