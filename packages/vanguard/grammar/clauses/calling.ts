import {
  type Effect,
  type Phrases,
  type Selector,
  type Syntax,
  type What,
  after,
  constant,
  field,
  godanVerb,
  many,
  map,
  maybe,
  node,
  number,
  phrase,
  refine,
  says,
  seq,
  suruVerb,
  verb,
  word,
  words,
} from '@fudaba/cardtext'
import { declarations } from '../keywords.ts'
import '../nodes.ts'

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
export const pile = (p: Phrases): Syntax<Selector> =>
  node(
    'selector',
    field('features', many(node('owner', field('who', p.player), 'の'), { least: 1, most: 1 })),
    field(
      'head',
      node('vanguard.end', field('zone', word(piles)), 'の', field('place', word(p.lexicon.places))),
    ),
  )

/** あなたの山札の上から2枚を: what a verb is done to. */
export const fromPile = (p: Phrases): Syntax<What> =>
  node('selection', field('of', pile(p)), 'から', field('quantity', p.quantity), 'を')

const battles = (p: Phrases): readonly Syntax<Effect>[] => {
  const what = field('what', after(p.what, 'は'))
  const once = maybe(
    'once',
    map(
      seq(
        field(
          'n',
          refine(number(), (n) => n === 1),
        ),
        '回のアタックで',
      ),
      (): true => true,
      (said) => (said === true ? { n: 1 } : undefined),
    ),
  )
  return [
    node('vanguard.battles', what, once, '相手の前列のユニットすべて', verb(battle)),
    node(
      'vanguard.battles',
      what,
      once,
      '相手の前列のユニット',
      field('amount', number()),
      '枚',
      verb(battle),
    ),
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
  // 5枚見て、1枚まで探し: any of them.
  node(
    'choose',
    field(
      'what',
      node(
        'selection',
        field('from', constant({ kind: 'reference', to: 'seen' } as const)),
        field('quantity', p.quantity),
      ),
    ),
    field('said', constant('search')),
    verb(p.lexicon.verbs.search),
  ),
]

/** Which circles, as they are printed before (R). */
const callPlaces = words(
  'callPlaces',
  ['open', '空いている', 'open'],
  ['front-row', '前列の', 'front row'],
  ['back-row', '後列の', 'back row'],
  ['column', 'このユニットと同じ縦列の', 'in the same column as this unit'],
)
const callCircles = words('callCircles', ['R', '(R)', '(R)'], ['G', '(G)', '(G)'])
type Called = Extract<Effect, { kind: 'vanguard.call' }>
/** 【レスト】で stands before the circle or behind it, and a guardian has no other place. */
const called = (p: Phrases): Syntax<Effect> => {
  const at = maybe('at', word(callPlaces))
  // Each comes to a circle of its own whatever is said (10.7.1.1.1.1).
  const apart = maybe('apart', says('別々の', true))
  const resting = says('【レスト】で', 'resting' as const)
  return map(
    seq(
      field('what', p.object),
      maybe('before', resting),
      at,
      apart,
      field('onto', word(callCircles)),
      'に',
      maybe('behind', resting),
      verb(call),
    ),
    ({ before, behind, ...said }): Effect | undefined => {
      if (before !== undefined && behind !== undefined) return undefined
      const state = before ?? behind
      const effect: Called = {
        kind: 'vanguard.call',
        ...said,
        ...(state && { state }),
        ...(behind && { said: 'state-last' }),
      }
      return isPlace(effect) ? effect : undefined
    },
    (effect) => {
      if (effect?.kind !== 'vanguard.call' || !isPlace(effect)) return undefined
      const { kind: _, state, said, onto = 'R', ...rest } = effect
      return { ...rest, onto, [said === undefined ? 'before' : 'behind']: state } as never
    },
  )
}
const isPlace = ({ onto, at, apart }: Called): boolean =>
  onto !== 'G' || (at === undefined && apart === undefined)

export const callClauses = (p: Phrases): readonly Syntax<Effect>[] => {
  const what = field('what', p.object)
  return [
    called(p),
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
