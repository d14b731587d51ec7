import {
  type Condition,
  type Syntax,
  choice,
  constant,
  field,
  map,
  many,
  maybe,
  node,
  number,
  quoted,
  separated,
  seq,
  word,
} from '@fudaba/cardtext'
import { conditionKeywords, labelKeywords, numberedKeywords } from '../keywords.ts'
import { areas } from '../times.ts'

/** 【自】【(V)/(R)】【ターン1回】【Gブレイク】(2)結束: what stands before the colon. */

export type Kind = 'triggered' | 'activated' | 'continuous'

type Battles = readonly [number, number]
/** 以降: no turn has so many battles. */
const ENDLESS = 99
/** 連波 (11.34.2): the nth battle, from the nth on, from the nth to the mth; several of these. */
const battles = choice<Battles>(
  map(
    seq(field('n', number()), '回目'),
    ({ n }): Battles => [n, n],
    ([first, last]) => (first === last ? { n: first } : undefined),
  ),
  map(
    seq(field('n', number()), '回目以降'),
    ({ n }): Battles => [n, ENDLESS],
    ([first, last]) => (last === ENDLESS && first !== ENDLESS ? { n: first } : undefined),
  ),
  map(
    seq(field('first', number()), '~', field('last', number()), '回目'),
    ({ first, last }): Battles | undefined => (first < last && last !== ENDLESS ? [first, last] : undefined),
    ([first, last]) => (first < last && last !== ENDLESS ? { first, last } : undefined),
  ),
)
const wave = node('vanguard.wave', '連波-', field('battles', separated(battles, '・', { most: 3 })))

/** The keywords of an ability of one kind; several must all hold. */
const validWhile = (of: Kind): Syntax<Condition> => {
  const one = choice<Condition>(
    node('vanguard.keyword', field('word', word(conditionKeywords)), field('of', constant(of))),
    node(
      'vanguard.keyword',
      field('word', word(numberedKeywords)),
      field('of', constant(of)),
      '(',
      field('n', number()),
      ')',
    ),
    wave,
  )
  return map(
    many(one, { least: 1, most: 3 }),
    (all): Condition => (all.length === 1 ? all[0] : { kind: 'and', of: all }),
    (condition) =>
      condition === undefined ? undefined : condition.kind === 'and' ? condition.of : [condition],
  )
}
/** 【ターン1回】 (12.6.1.1). */
const limit = seq('【ターン', field('times', number()), '回】', field('period', constant('turn')))

/** Without its colon. */
export const headBefore = (of: Kind) =>
  [
    maybe('where', quoted('【', '】', separated(word(areas), '/', { most: 3 }))),
    maybe('limit', limit),
    maybe('condition', validWhile(of)),
    // 超爆, 開花 …: the text says all the rest.
    maybe('labels', many(word(labelKeywords), { least: 1, most: 2 })),
  ] as const
export const headOf = (of: Kind) => [...headBefore(of), ':'] as const

export const icons: Readonly<Record<Kind, string>> = {
  triggered: '【自】',
  activated: '【起】',
  continuous: '【永】',
}
