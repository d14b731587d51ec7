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
  seq,
  word,
} from '../syntax/combinators.ts'
import type { Syntax } from '../syntax/node.ts'
import type { Condition, Event, Feature, PlayerWord, Reference, Selector, What } from '../base/tree.ts'
import type { Phrases } from './phrases.ts'

/** Conditions of a game to which others can be joined. */
export interface JoinedConditions {
  /** Joined with で. */
  readonly nouns?: readonly Syntax<Condition>[]
  /** Only joined: their verb stands in its て form. */
  readonly te?: readonly Syntax<Condition>[]
  /** Their verb takes the form of its place: …している before なら, …していて where another one follows. */
  readonly verbs?: readonly Syntax<Condition>[]
}

/** What stands before なら. */
export function conditions(
  p: Phrases,
  others: readonly Syntax<Condition>[],
  { nouns = [], te = [], verbs = [] }: JoinedConditions = {},
): Syntax<Condition> {
  const { lexicon, wording } = p
  const noun = choice<Condition>(nounPredicates(p), ...nouns)
  const inItsForm = choice<Condition>(some(p), ...verbs)
  const verbal = choice<Condition>(
    inForm('end', inItsForm),
    none(p),
    ...(wording.didSoSuffix === undefined ? didSo(p) : []),
    ...history(p),
  )
  return choice<Condition>(
    noun,
    verbal,
    node('or', field('of', separated(noun, 'か、', { least: 2, most: 3 }))),
    node('time', maybe('whose', after(p.player, 'の')), field('period', word(lexicon.periods))),
    ...others,
    // …が3以上で、…がいて、…がいるなら: a noun is followed by で, a verb stands in its て form.
    node(
      'and',
      field(
        'of',
        andOf(
          choice<Condition>(inForm('te', inItsForm), ...te, after(noun, 'で')),
          choice<Condition>(noun, verbal, ...others),
        ),
      ),
    ),
  )
}

const didSo = ({ wording }: Phrases): readonly Syntax<Condition>[] => [
  says(wording.didSo[0], { kind: 'did-so' }),
  says(wording.didSo[1], { kind: 'did-so', not: true }),
]

/** Any number of conditions that can be joined before the last one. */
const andOf = (joined: Syntax<Condition>, last: Syntax<Condition>): Syntax<readonly Condition[]> =>
  map(
    seq(field('first', separated(joined, '、', { most: 3 })), '、', field('last', last)),
    ({ first, last: end }) => [...first, end],
    (all) =>
      Array.isArray(all) && all.length > 1
        ? { first: all.slice(0, -1), last: all[all.length - 1] }
        : undefined,
  )

const nounPredicates = (p: Phrases): Syntax<Condition> =>
  choice<Condition>(
    node(
      'count',
      field('of', choice<Reference | Selector>(p.reference, p.selector)),
      'が',
      field('comparison', p.comparison),
    ),
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

/** …がいる, joined …がいて. */
const some = (p: Phrases): Syntax<Condition> =>
  node(
    'exists',
    maybe('where', after(p.place, 'に')),
    field('what', p.selector),
    'が',
    maybe('comparison', p.comparison),
    field('how', word(p.lexicon.existence)),
  )
/** いる, いない. */
export const being = ({ lexicon }: Phrases): Phrases['being'] =>
  choice<{ readonly how: string; readonly not?: true }>(
    seq(field('how', inForm('end', word(lexicon.existence)))),
    seq(field('how', inForm('negative', word(lexicon.existence))), field('not', constant(true))),
  )

/** …がいない. */
const none = (p: Phrases): Syntax<Condition> =>
  node(
    'exists',
    maybe('where', after(p.place, 'に')),
    field('what', p.selector),
    'が',
    maybe('comparison', p.comparison),
    field('how', inForm('negative', word(p.lexicon.existence))),
    field('not', constant(true)),
  )

/** There is one, or none. */
export const existence = (p: Phrases): Syntax<Condition> => choice<Condition>(inForm('end', some(p)), none(p))

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
