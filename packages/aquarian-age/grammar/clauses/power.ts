import {
  type Effect,
  type Phrases,
  type PlayerWord,
  type Quantity,
  type Syntax,
  type What,
  after,
  choice,
  constant,
  field,
  godanVerb,
  ichidanVerb,
  map,
  maybe,
  node,
  phrase,
  suruVerb,
  verb,
  word,
} from '@fudaba/cardtext'
import { target } from '../nouns.ts'
import { aimedPlayer, negated } from '../times.ts'

/** Damage, drawing, power cards, negation. */

const deal = ichidanVerb('与える', 'deal')
const set = suruVerb('セット', 'set')
const drop = suruVerb('捨て札', 'discard')
const negate = suruVerb('無効化', 'negate')
const restore = ichidanVerb('手札に加える', 'take back')
const back = godanVerb('戻す', 'return')
const draw = suruVerb('ドロー', 'draw')
const see = ichidanVerb('見る', 'look at')

/** 1ドローする. */
const cards = (p: Phrases): Syntax<Quantity> =>
  map(
    phrase.plain(p),
    (amount): Quantity => ({ kind: 'exactly', amount, counter: 'cards' }),
    (quantity) =>
      quantity?.kind === 'exactly' && quantity.counter === 'cards' ? quantity.amount : undefined,
  )

export const powerClauses = (p: Phrases): readonly Syntax<Effect>[] => {
  const to = field('what', after(p.what, 'に'))
  const one = choice<What>(p.reference, target(p))
  const who = field('who', after(p.player, 'に'))
  const amount = field('amount', phrase.plain(p))
  const mental = field('mental', constant(true))
  const aimed = field('aimed', constant(true))
  const theAimed = field(
    'who',
    map(
      word(aimedPlayer),
      (): PlayerWord => 'that-player',
      (who) => (who === 'that-player' ? 'aimed' : undefined),
    ),
  )
  return [
    node('aquarian-age.damage', to, amount, 'ダメージを', verb(deal)),
    node('aquarian-age.damage', to, '(', amount, ')ダメージを', mental, verb(deal)),
    node('aquarian-age.judge', who, amount, 'ダメージを', verb(deal)),
    node('aquarian-age.judge', who, '(', amount, ')ダメージを', mental, verb(deal)),
    // Damage to the player who is the target.
    node('aquarian-age.judge', theAimed, 'に', amount, 'ダメージを', aimed, verb(deal)),
    node('aquarian-age.judge', theAimed, 'に', '(', amount, ')ダメージを', mental, aimed, verb(deal)),
    // その中から speaks of what was seen.
    node(
      'look',
      field(
        'from',
        map(
          after(p.player, 'の手札を'),
          (whose): { whose?: PlayerWord; zone: string } => ({ whose, zone: 'hand' }),
          (from) => (from?.zone === 'hand' ? from.whose : undefined),
        ),
      ),
      field('quantity', constant({ kind: 'all' } as const)),
      verb(see),
    ),
    node('aquarian-age.see-hand', theAimed, 'の手札を', aimed, verb(see)),
    node('draw', field('quantity', cards(p)), verb(draw)),
    node(
      'aquarian-age.set-power',
      to,
      'デッキの上からカード',
      field('from', constant('deck')),
      amount,
      '枚をパワーカードとして',
      verb(set),
    ),
    node(
      'aquarian-age.set-power',
      to,
      '支払ったカード',
      field('from', constant('paid')),
      amount,
      '枚をパワーカードとして',
      verb(set),
    ),
    node('aquarian-age.lose-power', field('what', after(one, 'のパワーカード')), amount, '枚を', verb(drop)),
    node(
      'aquarian-age.lose-power',
      field('what', after(one, 'のパワーカード')),
      amount,
      '枚をオーナーの手札に',
      field('to', constant('hand')),
      verb(back),
    ),
    node('aquarian-age.take-back', '支払ったカードを', verb(restore)),
    node(
      'aquarian-age.mill',
      maybe('whose', after(p.player, 'の')),
      'デッキの上からカード',
      amount,
      '枚を',
      verb(drop),
    ),
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
      '支払ったカードを能力値',
      field('mind', phrase.plain(p)),
      '/',
      field('attack', phrase.plain(p)),
      '/',
      field('endurance', phrase.plain(p)),
      'のキャラクターとして支配エリアに',
      verb(set),
    ),
  ]
}

const take = ichidanVerb('手札に加える', 'take into the hand')

/** Cards of the deck that are looked at, looked for and taken. */
export const deckClauses = (p: Phrases): readonly Syntax<Effect>[] => [
  phrase.shuffle(p),
  node('aquarian-age.fetch', field('what', after(p.what, 'を')), verb(take)),
  ...([undefined, 'you', 'opponent'] as const).map((whose) =>
    node(
      'look',
      field('from', constant({ ...(whose && { whose }), zone: 'deck', place: 'top' })),
      `${whose === undefined ? '' : `${p.lexicon.players.get(whose).ja}の`}デッキの上からカード`,
      field('quantity', cards(p)),
      '枚を',
      verb(see),
    ),
  ),
]
