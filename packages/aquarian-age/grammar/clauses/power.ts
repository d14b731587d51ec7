import {
  type Effect,
  type Phrases,
  type Syntax,
  after,
  around,
  constant,
  field,
  godanVerb,
  ichidanVerb,
  node,
  phrase,
  suruVerb,
  verb,
  word,
} from '@fudaba/cardtext'
import { negated } from '../times.ts'

/** Damage, judgements, power cards, negation. */

const deal = ichidanVerb('与える', 'deal')
const judge = godanVerb('行う', 'do')
const set = suruVerb('セット', 'set')
const drop = suruVerb('捨て札', 'discard')
const negate = suruVerb('無効化', 'negate')
const restore = ichidanVerb('手札に加える', 'take back')

export const powerClauses = (p: Phrases): readonly Syntax<Effect>[] => {
  const to = field('what', after(p.what, 'に'))
  const of = field('what', after(p.reference, 'の'))
  const amount = field('amount', phrase.plain(p))
  return [
    node('aquarian-age.damage', to, amount, '点のダメージを', verb(deal)),
    node(
      'aquarian-age.damage',
      to,
      amount,
      '点の精神ダメージを',
      field('mental', constant(true)),
      verb(deal),
    ),
    node(
      'aquarian-age.judge',
      field('who', after(p.player, 'は')),
      amount,
      '点のダメージ判定を',
      verb(judge),
    ),
    node(
      'aquarian-age.set-power',
      to,
      'デッキから',
      field('from', constant('deck')),
      amount,
      '枚パワーカードを',
      verb(set),
    ),
    node(
      'aquarian-age.set-power',
      to,
      '支払ったカードを',
      field('from', constant('paid')),
      amount,
      '枚パワーカードとして',
      verb(set),
    ),
    node('aquarian-age.lose-power', of, 'パワーを', amount, '枚', verb(drop)),
    node('aquarian-age.take-back', '支払ったカードを', verb(restore)),
    node(
      'aquarian-age.negate',
      field('whose', after(p.what, 'の')),
      field('of', word(negated) as Syntax<'effects' | 'abilities' | 'skills'>),
      'を',
      verb(negate),
    ),
    node(
      'aquarian-age.negate',
      field('whose', after(p.what, 'を')),
      field('of', constant('all')),
      verb(negate),
    ),
    node(
      'aquarian-age.make',
      '支払ったカードを',
      field('mind', around('精神力', phrase.plain(p), '、')),
      field('attack', around('攻撃力', phrase.plain(p), '、')),
      field('endurance', around('耐久力', phrase.plain(p), '')),
      'のキャラクターとして支配エリアに',
      verb(set),
    ),
  ]
}
