import {
  type Amount,
  type Condition,
  type Feature,
  type Phrases,
  type Quantity,
  type Reference,
  type Selector,
  type Syntax,
  VerbList,
  WordList,
  after,
  choice,
  constant,
  field,
  inForm,
  maybe,
  map,
  node,
  phrase,
  quoted,
  quotedText,
  refine,
  sameTree,
  says,
  separated,
  seq,
  word,
} from '@fudaba/cardtext'
import { attributes, labels, lexicon } from './vocabulary.ts'

const meetings: VerbList = new VerbList('meetings', {
  attack: lexicon.events.get('attack'),
  counter: lexicon.events.get('counter'),
})

/** Numbers that a player has. */
const ofPlayers = new WordList('ofPlayers', [lexicon.characteristics.get('bond')])

/** What a noun phrase of 軌跡TCG has beside the common features. */
const subName = ({ wording }: Phrases): Syntax<Feature> =>
  node('kiseki.sub-name', 'サブ名', field('name', quotedText(...wording.nameBrackets)))

/** What a card has, with its verb. */
const possessions = (p: Phrases): readonly Syntax<Feature>[] => {
  const organisation = node('class', field('class', word(p.lexicon.classes)))
  const attribute = field('attribute', word(attributes))
  const label = field('label', word(labels))
  const number = field('characteristic', word(p.lexicon.characteristics))
  const has = field('said', constant('has'))
  const not = field('not', constant(true))
  return [
    says('組織を持つ', { kind: 'kiseki.organised' }),
    says('組織を持たない', { kind: 'kiseki.organised', not: true }),
    says('呪われている', { kind: 'kiseki.is-cursed' }),
    node('kiseki.changed', number, 'が増加している', field('way', constant('raised'))),
    node('kiseki.changed', number, 'が減少している', field('way', constant('lowered'))),
    says('アーツを持つ', { kind: 'kiseki.has-art' }),
    says('アーツを持たない', { kind: 'kiseki.has-art', not: true }),
    node('kiseki.attribute', attribute, 'を持つ'),
    node('kiseki.attribute', attribute, 'を持たない', not),
    node('kiseki.labelled', label, 'を持つ'),
    node('kiseki.labelled', label, 'を持たない', not),
    node('class', field('class', word(p.lexicon.classes)), 'を持つ', has),
    node('except', field('feature', organisation), 'を持たない', has),
    node('name', field('name', quotedText(...p.wording.nameBrackets)), 'を持つ', has),
    node('kiseki.chosen-organisation', 'その組織を持つ', has),
  ]
}

export const features = (p: Phrases): readonly Syntax<Feature>[] => [
  after(subName(p), 'の'),
  ...possessions(p),
  says('その組織の', { kind: 'kiseki.chosen-organisation' }),
  says('搭乗された', { kind: 'kiseki.boarded' }),
  node('kiseki.aboard', field('onto', p.reference), 'に搭乗した'),
  node('kiseki.same-organisation', field('as', p.reference), 'と同じ組織の'),
  node('kiseki.other-organisation', field('as', p.reference), 'の本来の組織以外の組織を持つ'),
  node('kiseki.met', field('by', p.reference), 'が', field('verb', inForm('past', word(meetings)))),
  node('kiseki.meets', field('with', p.reference), 'に', field('verb', inForm('past', word(meetings)))),
]

export const heads = (p: Phrases): readonly Syntax<Feature>[] => [
  node('kiseki.same-organisation', field('as', p.reference), 'と同じ組織'),
  node(
    'kiseki.every',
    'すべての',
    field(
      'feature',
      choice<Feature>(
        node('type', field('type', word(p.lexicon.types))),
        node('class', field('class', word(p.lexicon.classes))),
      ),
    ),
  ),
  node('kiseki.craft', field('keyword', quoted(...p.wording.keywordBrackets, word(p.lexicon.keywords)))),
  node(
    'kiseki.craft',
    'この',
    field('keyword', quoted(...p.wording.keywordBrackets, word(p.lexicon.keywords))),
    field('own', constant(true)),
  ),
  subName(p),
  node('kiseki.end', field('zone', word(p.lexicon.zones)), 'の', field('place', word(p.lexicon.places))),
]

const keywordPossessions = (p: Phrases): readonly Syntax<Feature>[] => {
  const keyword = field('keyword', quoted(...p.wording.keywordBrackets, word(p.lexicon.keywords)))
  return [
    node('keyword', keyword, 'を持つ'),
    node('keyword', keyword, 'を持たない', field('not', constant(true))),
  ]
}

/** …に“A”と“B”がいる: each of them is there. */
const together = (p: Phrases, form: 'end' | 'negative'): Syntax<Condition> => {
  const not = form === 'negative' ? { not: true as const } : {}
  return map(
    seq(
      maybe('where', after(p.place, 'に')),
      field('all', separated(p.selector, 'と', { least: 2, most: 4 })),
      'が',
      field('how', inForm(form, word(p.lexicon.existence))),
    ),
    ({ where, all, how }): Condition => ({
      kind: 'and',
      of: all.map((what) => ({ kind: 'exists', ...(where !== undefined && { where }), what, how, ...not })),
    }),
    (value) => {
      if (value?.kind !== 'and') return undefined
      const all = value.of.flatMap((each) => (each.kind === 'exists' ? [each] : []))
      const [first] = all
      const alike = all.every(
        (each) =>
          sameTree(each.where, first.where) &&
          each.how === first.how &&
          each.not === not.not &&
          each.comparison === undefined,
      )
      if (all.length !== value.of.length || all.length < 2 || !alike) return undefined
      return { where: first.where, all: all.map(({ what }) => what), how: first.how }
    },
  )
}

/** このターンに…した: what has happened, in the past form. */
const happened = (p: Phrases): Syntax<Condition> =>
  node(
    'history',
    field(
      'event',
      refine(inForm('past', p.event), ({ period }) => period !== undefined),
    ),
    field('said', constant('past')),
  )

export const conditions = (p: Phrases): readonly Syntax<Condition>[] => [
  together(p, 'end'),
  together(p, 'negative'),
  happened(p),
  node(
    'kiseki.all',
    field('of', p.selector),
    'がすべて',
    field(
      'feature',
      choice<Feature>(
        node('state', field('state', word(p.lexicon.states))),
        node('type', field('type', word(p.lexicon.types))),
        node('class', field('class', word(p.lexicon.classes))),
      ),
    ),
  ),
  node(
    'kiseki.compare',
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
        node('kiseki.organisations', field('of', p.selector), 'が持つ組織'),
      ),
    ),
    'が',
    field('comparison', p.comparison),
  ),
  node('kiseki.alone', field('of', p.selector), 'がこれだけ'),
  node(
    'kiseki.has',
    field('what', after(p.reference, 'が')),
    field('feature', choice<Feature>(...possessions(p), ...keywordPossessions(p))),
  ),
  node(
    'kiseki.in-battle',
    field('what', after(p.reference, 'が')),
    maybe('with', after(p.selector, 'と')),
    field('relation', word(p.lexicon.relations)),
  ),
  node(
    'kiseki.lies',
    field('what', after(p.reference, 'が')),
    field('where', after(p.place, 'に')),
    field('state', word(p.lexicon.states)),
    'である',
  ),
  node('kiseki.lies', field('what', after(p.reference, 'が')), field('where', p.place), 'にある'),
  node('kiseki.initiative', field('who', p.player), 'がイニシアチブプレイヤー'),
  node(
    'kiseki.initiative',
    field('who', p.player),
    'がイニシアチブプレイヤーでない',
    field('not', constant(true)),
  ),
]

/** …の数: how many, without a counter. */
export const amounts = (p: Phrases): readonly Syntax<Amount>[] => [
  node('count', field('of', p.selector), 'の数'),
  node('kiseki.player-value', field('who', p.player), 'の', field('characteristic', word(ofPlayers))),
  node('kiseki.organisations', field('of', p.selector), 'が持つ組織の数'),
  node('kiseki.original', '本来の', field('characteristic', word(p.lexicon.characteristics))),
]

/** 任意の数, …1つにつき1つ. */
export const quantities = (p: Phrases): readonly Syntax<Quantity>[] => {
  const counter = field('counter', word(p.lexicon.counters))
  return [
    node('any', '任意の数', field('counter', constant('number'))),
    node(
      'exactly',
      field(
        'amount',
        node(
          'kiseki.per',
          field('of', choice<Reference | Selector>(p.reference, p.selector)),
          field('each', phrase.plain(p)),
          counter,
          'につき',
          field('amount', phrase.plain(p)),
        ),
      ),
      counter,
    ),
  ]
}
