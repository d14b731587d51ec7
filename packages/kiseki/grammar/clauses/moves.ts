import {
  type Effect,
  type Phrases,
  type Syntax,
  VerbList,
  after,
  constant,
  field,
  maybe,
  node,
  says,
  separated,
  verb,
  word,
} from '@fudaba/cardtext'
import { lexicon } from '../vocabulary.ts'

const bringing: VerbList = new VerbList('bringing', { bring: lexicon.moves.get('bring') })
const putting: VerbList = new VerbList('putting', {
  put: lexicon.moves.get('put'),
  add: lexicon.moves.get('add'),
  return: lexicon.moves.get('return'),
})

/** アクション状態で場に出す, but 拠点に裏向きのアクション状態で置く: the verb decides where the state stands. */
export const moveClauses = (p: Phrases): readonly Syntax<Effect>[] => {
  const what = field('what', p.object)
  const ordered = maybe('ordered', says('任意の順番で', true))
  const state = maybe('state', after(separated(word(p.lexicon.states), 'の', { most: 3 }), 'で'))
  const to = field('to', after(p.place, 'に'))
  return [
    node('move', what, ordered, state, to, field('verb', word(bringing))),
    node('move', what, ordered, to, state, field('verb', word(putting))),
  ]
}

/** 相手の手札を見る: all of it. */
export const lookClauses = (p: Phrases): readonly Syntax<Effect>[] => [
  node(
    'look',
    field('from', p.place),
    'を',
    field('quantity', constant({ kind: 'all' })),
    verb(p.lexicon.verbs.look),
  ),
]
