import {
  type Amount,
  type Condition,
  type Event,
  type Feature,
  type Phrases,
  type Syntax,
  after,
  choice,
  field,
  ichidanVerb,
  VerbList,
  constant,
  maybe,
  node,
  says,
  word,
} from '@fudaba/cardtext'
import { counterKinds } from './times.ts'
import { icons, ofPlayers, powerNames } from './vocabulary.ts'

/** What noun phrases, conditions and numbers of ラストクロニクル have beside the common ones. */

const damaged: Syntax<Feature> = says('ダメージを負っている', { kind: 'last-chronicle.damaged' })

export const features = (): readonly Syntax<Feature>[] => [
  node('last-chronicle.power', field('power', word<string>(powerNames as never)), 'の'),
  says('無勢力の', { kind: 'last-chronicle.powerless' }),
  says('マルチソウルの', { kind: 'last-chronicle.multi-soul' }),
  node('last-chronicle.icon', field('icon', word<string>(icons as never)), 'の'),
  damaged,
  says('トークン', { kind: 'last-chronicle.is-token' }),
  node('last-chronicle.has-counter', field('counter', word(counterKinds)), 'カウンターが置かれている'),
]

const end = (p: Phrases): Syntax<Feature> =>
  node(
    'last-chronicle.end',
    field('zone', word(p.lexicon.zones)),
    'の',
    field('place', word(p.lexicon.places)),
  )

export const heads = (p: Phrases): readonly Syntax<Feature>[] => [end(p)]

/** このユニットが…. */
const has = (p: Phrases): readonly Syntax<Condition>[] => {
  const what = field('what', after(p.reference, 'が'))
  const keyword = field('keyword', {
    kind: 'quoted',
    open: '『',
    close: '』',
    inner: word(p.lexicon.keywords),
  } as Syntax<string>)
  return [
    node(
      'last-chronicle.has',
      what,
      field('feature', choice<Feature>(node('keyword', keyword, 'を持つ'), damaged)),
    ),
    node('last-chronicle.in-battle', what, field('relation', word(p.lexicon.relations))),
  ]
}

/** このカードが手札にある (15.2.19.2). */
export const lies = (p: Phrases): Syntax<Condition> =>
  node(
    'last-chronicle.lies',
    field('what', after(p.reference, 'が')),
    field('zone', word(p.lexicon.zones)),
    'にある',
  )

export const conditions = (p: Phrases): readonly Syntax<Condition>[] => [
  ...has(p),
  lies(p),
  node(
    'last-chronicle.compare',
    field(
      'amount',
      choice<Amount>(
        node(
          'total',
          field('of', p.selector),
          'の',
          field('characteristic', word(p.lexicon.characteristics)),
          'の合計',
        ),
        counters(p),
      ),
    ),
    'が',
    field('comparison', p.comparison),
  ),
]

const counters = (p: Phrases): Syntax<Amount> =>
  node(
    'last-chronicle.counters',
    field('of', p.reference),
    'の上の',
    field('counter', word(counterKinds)),
    'カウンター',
  )

export const amounts = (p: Phrases): readonly Syntax<Amount>[] => {
  const plain = choice<Amount>(
    node('count', field('of', p.selector), 'の数'),
    node(
      'last-chronicle.player-value',
      field('who', p.player),
      'の',
      field('characteristic', word<string>(ofPlayers as never)),
    ),
    after(counters(p), 'の数'),
  )
  const rounded = choice<'up' | 'down'>(says('(端数切り上げ)', 'up'), says('(端数切り捨て)', 'down'))
  return [plain, node('last-chronicle.half', field('of', plain), 'の半分', maybe('round', rounded))]
}

/** Damage that is dealt to someone: 対戦相手にダメージを与える. */
const dealing: VerbList = new VerbList('dealing', {
  deal: ichidanVerb('ダメージを与える', 'deal damage', { enPast: 'dealt damage', enThird: 'deals damage' }),
})
export const events = (p: Phrases): readonly Syntax<Event>[] => [
  node(
    'event',
    field('subject', after(p.what, 'が')),
    field(
      'object',
      after(
        node(
          'selector',
          field('features', constant<readonly never[]>([])),
          field('head', node('last-chronicle.player', field('who', p.player))),
        ),
        'に',
      ),
    ),
    field('verb', word(dealing)),
  ),
]
