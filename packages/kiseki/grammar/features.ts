import {
  type Amount,
  type Condition,
  type Feature,
  type Phrases,
  type Syntax,
  VerbList,
  after,
  choice,
  constant,
  field,
  inForm,
  maybe,
  node,
  quoted,
  quotedText,
  says,
  word,
} from '@fudaba/cardtext'
import { attributes, lexicon } from './vocabulary.ts'

const meetings: VerbList = new VerbList('meetings', {
  attack: lexicon.events.get('attack'),
  counter: lexicon.events.get('counter'),
})

/** What a noun phrase of 軌跡TCG has beside the common features. */
const subName = ({ wording }: Phrases): Syntax<Feature> =>
  node('kiseki.sub-name', 'サブ名', field('name', quotedText(...wording.nameBrackets)))

export const features = (p: Phrases): readonly Syntax<Feature>[] => [
  after(subName(p), 'の'),
  says('組織を持つ', { kind: 'kiseki.organised' }),
  says('組織を持たない', { kind: 'kiseki.organised', not: true }),
  node('kiseki.same-organisation', field('as', p.reference), 'と同じ組織の'),
  node('kiseki.other-organisation', field('as', p.reference), 'の本来の組織以外の組織を持つ'),
  node('kiseki.met', field('by', p.reference), 'が', field('verb', inForm('past', word(meetings)))),
  says('呪われている', { kind: 'kiseki.is-cursed' }),
  node('kiseki.attribute', field('attribute', word(attributes)), 'を持つ'),
  node('kiseki.attribute', field('attribute', word(attributes)), 'を持たない', field('not', constant(true))),
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

export const conditions = (p: Phrases): readonly Syntax<Condition>[] => [
  node('kiseki.alone', field('of', p.selector), 'がこれだけ'),
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
]
