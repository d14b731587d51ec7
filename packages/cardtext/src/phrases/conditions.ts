import {
  after,
  choice,
  constant,
  field,
  inForm,
  map,
  maybe,
  node,
  says,
  separated,
  word,
} from '../syntax/build.ts'
import type { Syntax } from '../syntax/node.ts'
import type { Condition, Event, Feature, PlayerWord, Selector, What } from '../tree.ts'
import type { Phrases } from './context.ts'

/** What stands before なら. */
export function conditions(p: Phrases, more: readonly Syntax<Condition>[]): Syntax<Condition> {
  const { lexicon, wording } = p
  const noun = nounPredicates(p)
  const verbal = choice<Condition>(
    ...existence(p),
    ...(wording.didSoSuffix === undefined ? didSo(p) : []),
    ...history(p),
  )
  return choice<Condition>(
    noun,
    verbal,
    // …が3以上で、…がいるなら: only a noun can be followed by で.
    node('and', field('of', andOf(noun, choice<Condition>(noun, verbal)))),
    node('or', field('of', separated(noun, 'か、', { least: 2, most: 3 }))),
    node('time', maybe('whose', after(p.player, 'の')), field('period', word(lexicon.periods))),
    ...more,
  )
}

const didSo = ({ wording }: Phrases): readonly Syntax<Condition>[] => [
  says(wording.didSo[0], { kind: 'did-so' }),
  says(wording.didSo[1], { kind: 'did-so', not: true }),
]

/** Any number of noun predicates before the last condition. */
const andOf = (noun: Syntax<Condition>, last: Syntax<Condition>): Syntax<readonly Condition[]> =>
  map(
    pairOf(separated(noun, 'で、', { most: 3 }), last),
    ({ first, last: end }) => [...first, end],
    (all) =>
      Array.isArray(all) && all.length > 1
        ? { first: all.slice(0, -1), last: all[all.length - 1] }
        : undefined,
  )

const pairOf = <A, B>(
  first: Syntax<A>,
  last: Syntax<B>,
): Syntax<{ readonly first: A; readonly last: B }> => ({
  kind: 'sequence',
  tag: null,
  parts: [
    { key: 'first', of: first },
    { key: null, of: { kind: 'text', text: 'で、', value: undefined } },
    { key: 'last', of: last },
  ],
})

const nounPredicates = (p: Phrases): Syntax<Condition> =>
  choice<Condition>(
    node('count', field('of', p.selector), 'が', field('comparison', p.comparison)),
    node(
      'value',
      field('of', choice<What>(p.what, playerAs(p))),
      'の',
      field('characteristic', word(p.lexicon.characteristics)),
      'が',
      field('comparison', p.comparison),
    ),
    node('is', field('what', p.reference), 'が', field('as', p.selector)),
    node(
      'is',
      field('what', p.reference),
      'が',
      field('as', p.selector),
      'でない',
      field('not', constant(true)),
    ),
  )

/** あなたの光度: a number of the player, as that of whatever is theirs. */
const playerAs = (p: Phrases): Syntax<Selector> =>
  map(
    p.player,
    (who): Selector => ({ kind: 'selector', features: [], head: { kind: 'owner', who } }),
    (what) => (what?.kind === 'selector' && what.features.length === 0 ? ownerOnly(what.head) : undefined),
  )

const ownerOnly = (feature: Feature): PlayerWord | undefined =>
  feature.kind === 'owner' && feature.spread === undefined ? feature.who : undefined

/** There is one, or none. */
export const existence = (p: Phrases): readonly Syntax<Condition>[] => {
  const { existence: verbs } = p.lexicon
  const where = maybe('where', after(p.place, 'に'))
  const what = field('what', p.selector)
  const comparison = maybe('comparison', p.comparison)
  return [
    node('exists', where, what, 'が', comparison, field('how', inForm('end', word(verbs)))),
    node(
      'exists',
      where,
      what,
      'が',
      comparison,
      field('how', inForm('negative', word(verbs))),
      field('not', constant(true)),
    ),
  ]
}

/** …がいない限り: unless there is one. */
export const unlessExists = (p: Phrases): Syntax<Condition> =>
  after(
    node(
      'exists',
      maybe('where', after(p.place, 'に')),
      field('what', p.selector),
      'が',
      maybe('comparison', p.comparison),
      field('how', inForm('negative', word(p.lexicon.existence))),
    ),
    '限り',
  )

/** このターンに…しているなら: what happened in a period. */
const history = (p: Phrases): readonly Syntax<Condition>[] => {
  const event = p.event
  const inPeriod = (of: Syntax<Event>): Syntax<Event> =>
    map(
      of,
      (value) => (value.period === undefined ? undefined : value),
      (value) => value,
    )
  return [
    node('history', field('event', inPeriod(inForm('ongoing', event)))),
    node('history', field('event', inPeriod(inForm('notOngoing', event))), field('not', constant(true))),
  ]
}

/** 捨てたなら, 1枚以上捨てたら: what the steps before really did. It brings its own なら. */
export const resultConditions = (p: Phrases): readonly Syntax<Condition>[] => {
  const verb = word(p.lexicon.events)
  const quantity = maybe('quantity', p.quantity)
  const { didSuffix, didSoSuffix } = p.wording
  return [
    ...(didSoSuffix === undefined ? [] : didSo(p).map((each) => after(each, didSoSuffix))),
    node('did', quantity, field('verb', inForm('past', verb)), didSuffix),
    node('did', quantity, field('verb', inForm('notPast', verb)), didSuffix, field('not', constant(true))),
  ]
}
