import {
  type Amount,
  type Condition,
  type Feature,
  type Phrases,
  type Syntax,
  VerbList,
  WordList,
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

/** Numbers that a player has. */
const ofPlayers = new WordList('ofPlayers', [lexicon.characteristics.get('bond')])

/** What a noun phrase of 軌跡TCG has beside the common features. */
const subName = ({ wording }: Phrases): Syntax<Feature> =>
  node('kiseki.sub-name', 'サブ名', field('name', quotedText(...wording.nameBrackets)))

/** What a card has, with its verb. */
const possessions: readonly Syntax<Feature>[] = [
  says('組織を持つ', { kind: 'kiseki.organised' }),
  says('組織を持たない', { kind: 'kiseki.organised', not: true }),
  says('呪われている', { kind: 'kiseki.is-cursed' }),
  node('kiseki.attribute', field('attribute', word(attributes)), 'を持つ'),
  node('kiseki.attribute', field('attribute', word(attributes)), 'を持たない', field('not', constant(true))),
]

export const features = (p: Phrases): readonly Syntax<Feature>[] => [
  after(subName(p), 'の'),
  ...possessions,
  says('搭乗された', { kind: 'kiseki.boarded' }),
  node('kiseki.aboard', field('onto', p.reference), 'に搭乗した'),
  node('kiseki.same-organisation', field('as', p.reference), 'と同じ組織の'),
  node('kiseki.other-organisation', field('as', p.reference), 'の本来の組織以外の組織を持つ'),
  node('kiseki.met', field('by', p.reference), 'が', field('verb', inForm('past', word(meetings)))),
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

export const conditions = (p: Phrases): readonly Syntax<Condition>[] => [
  node('kiseki.alone', field('of', p.selector), 'がこれだけ'),
  node(
    'kiseki.has',
    field('what', after(p.reference, 'が')),
    field('feature', choice<Feature>(...possessions, ...keywordPossessions(p))),
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
]
