import {
  type Effect,
  type Phrases,
  type Syntax,
  VerbList,
  after,
  before,
  constant,
  endingIn,
  field,
  godanVerb,
  maybe,
  node,
  number,
  phrase,
  quoted,
  refine,
  says,
  separated,
  suruVerb,
  verb,
  word,
} from '@fudaba/cardtext'
import { counterKinds, numberKeywords } from '../times.ts'
import { lexicon, powerNames } from '../vocabulary.ts'

/** Verbs that only this game has: checks, tokens, counters, control, winning. */

const exchange = suruVerb('交換', 'exchange')
const win = suruVerb('ゲームに勝利', 'win the game')
const lose = suruVerb('ゲームに敗北', 'lose the game')
const take = godanVerb('取り除く', 'remove')

const blocking: VerbList = new VerbList('blocking', { blocked: lexicon.events.get('blocked') })

const counterClause = (p: Phrases, way: 'put' | 'take'): Syntax<Effect> =>
  node(
    'last-chronicle.counter',
    field('what', p.reference),
    way === 'put' ? 'の上に' : 'の上から',
    field('counter', word(counterKinds)),
    'カウンターを',
    field('amount', phrase.plain(p)),
    '個',
    field('way', constant(way)),
    verb(way === 'put' ? lexicon.moves.get('put') : take),
  )

export const gameClauses = (p: Phrases): readonly Syntax<Effect>[] => [
  node(
    'last-chronicle.check',
    'クロノチェックを',
    field('times', after(phrase.plain(p), '回')),
    verb(p.lexicon.verbs.carryOut),
  ),
  node(
    'last-chronicle.exchange',
    '時代マーカーと手札を',
    field('amount', after(phrase.plain(p), '枚ずつ')),
    verb(exchange),
  ),
  // レベル1/パワー1000/ATK1の【兵士】のトークンユニットを1体配置する
  node(
    'last-chronicle.token',
    'レベル',
    field('level', number()),
    '/パワー',
    field('power', number()),
    '/ATK',
    field('atk', number()),
    'の',
    field('category', phrase.classWord(p)),
    'のトークンユニットを',
    field('amount', after(phrase.plain(p), '体')),
    verb(lexicon.moves.get('place')),
  ),
  node('last-chronicle.control', field('what', p.reference), 'のコントロールを', verb(p.lexicon.verbs.gain)),
  counterClause(p, 'put'),
  counterClause(p, 'take'),
  node('last-chronicle.game', field('way', constant('win')), verb(win)),
  node('last-chronicle.game', field('way', constant('lose')), verb(lose)),
  // これは『突破2』を得る (15.2.4.5)
  node(
    'last-chronicle.breakthrough',
    field('what', phrase.topic(p)),
    maybe('duration', word(p.lexicon.durations)),
    field('amount', quoted('『', '』', before(numberKeywords.get('breakthrough').ja)(phrase.plain(p)))),
    'を',
    verb(p.lexicon.verbs.gain),
  ),
  node(
    'last-chronicle.gain-power',
    field('what', phrase.topic(p)),
    maybe('duration', word(p.lexicon.durations)),
    field('power', word<string>(powerNames as never)),
    'の勢力を',
    verb(p.lexicon.verbs.gain),
  ),
  endingIn(
    'end',
    node(
      'last-chronicle.no-triggers',
      field('what', after(p.what, 'のトリガーアビリティは')),
      maybe('duration', word(p.lexicon.durations)),
      'トリガーしない',
    ),
  ),
  // このユニットはパワー2000以下のユニットに防御されない
  endingIn(
    'negative',
    node(
      'last-chronicle.does-not',
      field(
        'event',
        node(
          'event',
          field('subject', after(p.what, 'は')),
          field('object', after(p.what, 'に')),
          field('verb', word(blocking)),
        ),
      ),
    ),
  ),
  // このユニットは防御されない
  endingIn(
    'negative',
    refine(
      phrase.topicEvent(p, 'last-chronicle.does-not'),
      (about) => about?.event?.verb !== 'blocked' || about.event.object === undefined,
    ),
  ),
  // このユニットは対戦相手に選ばれない (15.3.1)
  endingIn(
    'end',
    node(
      'last-chronicle.not-chosen',
      field('what', after(p.what, 'は')),
      maybe('duration', word(p.lexicon.durations)),
      maybe('by', after(p.player, 'に')),
      '選ばれない',
    ),
  ),
  endingIn(
    'end',
    node(
      'last-chronicle.any-number',
      field('what', after(p.reference, 'は')),
      'デッキに何枚でも入れることができる',
    ),
  ),
  // 可能な限り攻撃する
  phrase.require('可能な限り')(p),
]

/** 戦場にワイプ状態で配置する: the state stands before the verb or before the zone. */
export const moveClauses = (p: Phrases): readonly Syntax<Effect>[] => {
  const what = field('what', p.object)
  const ordered = maybe('ordered', says('好きな順番で', true))
  const state = maybe('state', after(separated(word(p.lexicon.states), 'の', { most: 2 }), 'で'))
  return [
    node(
      'move',
      what,
      ordered,
      state,
      field('to', after(p.place, 'に')),
      field('verb', word(p.lexicon.moves)),
    ),
  ]
}
