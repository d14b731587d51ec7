import {
  type Effect,
  type Phrases,
  type Selector,
  type Syntax,
  after,
  choice,
  constant,
  field,
  godanVerb,
  many,
  maybe,
  node,
  number,
  phrase,
  refine,
  says,
  suruVerb,
  verb,
  word,
} from '@fudaba/cardtext'
import { declarations } from '../keywords.ts'
import type { CallPlace } from '../nodes.ts'
import { words } from '../times.ts'

/** コールする (10.7): where, and how they come. */

const call = suruVerb('コール', 'call')
const move = suruVerb('移動', 'move')
const leap = suruVerb('タイムリープ', 'time leap')
const battle = suruVerb('とバトル', 'battle')

const declare = suruVerb('宣言', 'declare')
const drop = godanVerb('なくす', 'remove')
const join = suruVerb('双闘化', 'put into legion')
const piles = words('piles', ['deck', '山札', 'deck'])
/** The cards on top of a deck, as one phrase. */
const pile = (p: Phrases): Syntax<Selector> =>
  node(
    'selector',
    field('features', many(node('owner', field('who', p.player), 'の'), { least: 1, most: 1 })),
    field(
      'head',
      node('vanguard.end', field('zone', word(piles)), 'の', field('place', word(p.lexicon.places))),
    ),
  )

const battles = (p: Phrases): readonly Syntax<Effect>[] => {
  const what = field('what', after(p.what, 'は'))
  return [
    node('vanguard.battles', what, '相手の前列のユニットすべて', verb(battle)),
    node('vanguard.battles', what, '相手の前列のユニット', field('amount', number()), '枚', verb(battle)),
  ]
}

/**
 * 探す looks through a zone that is said. Without one, after cards were looked at, it is a choice among these: その中から…
 * 選び in other words.
 */
export const searchClauses = (p: Phrases): readonly Syntax<Effect>[] => [
  refine(phrase.search(p), (effect) => effect?.kind === 'search' && effect.what.from !== undefined),
  node(
    'choose',
    field(
      'what',
      node(
        'selection',
        field('from', constant({ kind: 'reference', to: 'seen' } as const)),
        field('of', p.selector),
        'を',
        field('quantity', p.quantity),
      ),
    ),
    field('said', constant('search')),
    verb(p.lexicon.verbs.search),
  ),
]

export const callClauses = (p: Phrases): readonly Syntax<Effect>[] => {
  const what = field('what', p.object)
  return [
    node(
      'vanguard.call',
      what,
      maybe('state', says('【レスト】で', 'resting')),
      maybe(
        'at',
        choice<CallPlace>(
          says('空いている', 'open'),
          says('前列の', 'front-row'),
          says('後列の', 'back-row'),
          says('このユニットと同じ縦列の', 'column'),
        ),
      ),
      '(R)に',
      verb(call),
    ),
    node('vanguard.call', what, field('onto', constant('G')), '(G)に', verb(call)),
    node('vanguard.move', what, '空いている(R)に', verb(move)),
    node('vanguard.time-leap', what, verb(leap)),
    // カード名を宣言する (10.23)
    node('vanguard.declare', field('of', word(declarations)), 'を', verb(declare)),
    // 山札の上から2枚公開する
    node(
      'reveal',
      field('what', node('selection', field('of', pile(p)), 'から', field('quantity', p.quantity))),
      verb(p.lexicon.verbs.reveal),
    ),
    // そのユニットの能力のコストをなくす (10.29)
    node('vanguard.costless', field('what', after(p.what, 'の能力のコストを')), verb(drop)),
    // ハーツカードを…と双闘化する (10.25.18)
    node(
      'vanguard.heart-legion',
      field('what', after(p.what, 'を')),
      field('with', after(p.what, 'と')),
      verb(join),
    ),
    // このユニットは相手の前列のユニットすべてとバトルする (10.20)
    ...battles(p),
  ]
}
