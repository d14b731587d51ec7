import {
  type Lexicon,
  VerbList,
  causative,
  commonMoves,
  commonVerbs,
  existenceVerbs,
  flipVerbs,
  godanVerb,
  ichidanVerb,
  openWords,
  passiveEvent,
  pileEnds,
  suruVerb,
  words,
} from '@fudaba/cardtext'
import { durations, keywords, moments, periods } from './times.ts'

/** The words of 軌跡TCG. Organisations and names are open: sets of cards bring theirs. */

const { draw, discard, gain, lose, pay } = commonVerbs
const { put } = commonMoves
const stun = suruVerb('スタン', 'stun', { enPast: 'stunned' })
const recover = suruVerb('回復', 'recover')
const ready = suruVerb('レディ', 'ready', { enPast: 'readied', enThird: 'readies' })
const action = suruVerb('アクション', 'action')
const destroy = suruVerb('破壊', 'destroy')
const attack = suruVerb('攻撃', 'attack')
const counter = suruVerb('応戦', 'counter')
const play = suruVerb('プレイ', 'play')
const dies = suruVerb('即死', 'die instantly', { enPast: 'died instantly', enThird: 'dies instantly' })

/** Those whose value a verb of its own raises and lowers (1304). */
export const costs = words(
  'costs',
  ['cp', 'CPコスト', 'CP cost'],
  ['ep', 'EPコスト', 'EP cost'],
  ['level', '創設レベル', 'founding level'],
  ['wings', '光まとう翼', 'wings of light'],
)
/** サポート (1309): a word on a card, but no craft. */
export const attributes = words('attributes', ['support', 'サポート', 'support'])

/** キーワード (207.7): words before a dash, as what a card has. Open: sets of cards bring theirs. */
export const labels = openWords('labels')

export const lexicon: Lexicon = {
  players: words(
    'players',
    ['you', 'あなた', 'you'],
    ['opponent', '相手', 'the opponent'],
    ['self', '自身', 'that player'],
    ['each', 'あなたと相手', 'each player'],
    ['any', 'プレイヤー', 'a player'],
    ['owner', '持ち主', 'its owner'],
    ['controller', '支配者', 'its controller'],
    ['that-player', 'そのプレイヤー', 'that player'],
  ),
  counters: words('counters', ['cards', '枚', 'card'], ['things', 'つ', 'object'], ['points', '点', 'point']),
  nouns: words(
    'nouns',
    ['card', 'カード', 'card'],
    ['craft', 'クラフト', 'craft'],
    ['art', 'アーツ', 'art'],
    ['anything', 'カードや能力', 'card or ability', 'cards or abilities'],
  ),
  zones: words(
    'zones',
    ['field', '場', 'field'],
    ['hand', '手札', 'hand'],
    ['deck', 'デッキ', 'deck'],
    ['homebase', '拠点', 'homebase'],
    ['trails', '軌跡', 'trails'],
    ['waiting', '発動待機領域', 'waiting zone'],
    ['exile', '除外領域', 'removal zone'],
  ),
  types: words(
    'types',
    ['UNIT', 'UNIT', 'UNIT'],
    ['ITEM', 'ITEM', 'ITEM'],
    ['EVENT', 'EVENT', 'EVENT'],
    ['BASE', 'BASE', 'BASE'],
    ['ITEM-UNIT', 'ITEM・UNIT', 'ITEM UNIT'],
  ),
  classes: openWords('organisations'),
  names: openWords('names'),
  states: words(
    'states',
    ['ready', 'レディ状態', 'ready'],
    ['action', 'アクション状態', 'actioned'],
    ['stunned', 'スタン状態', 'stunned'],
    ['face-up', '表向き', 'face-up'],
    ['face-down', '裏向き', 'face-down'],
    ['linked', '戦術リンク中', 'tactically linked'],
  ),
  positions: words('positions', ['anywhere', 'あらゆる領域', 'any zone']),
  characteristics: words(
    'characteristics',
    ['cp', 'CPコスト', 'CP cost'],
    ['ep', 'EPコスト', 'EP cost'],
    ['level', '創設レベル', 'founding level'],
    ['str', 'STR', 'STR'],
    ['def', 'DEF', 'DEF'],
    ['wings', '光まとう翼', 'wings of light'],
    ['bond', '絆', 'bond'],
  ),
  keywords,
  resources: words('resources', ['bond', '絆', 'bond'], ['cp', 'CP', 'CP'], ['ep', 'EP', 'EP']),
  relations: words(
    'relations',
    ['fighting', '戦闘中', 'in battle with'],
    ['attacking', '攻撃中', 'attacking'],
    ['attacking-alone', '単独で攻撃中', 'attacking alone'],
    ['scrumming', 'スクラム攻撃中', 'in a scrum attack on'],
    ['countering', '応戦中', 'countering'],
  ),
  means: words(
    'means',
    ['craft', 'クラフト', 'a craft'],
    ['effect', '効果', 'an effect'],
    ['cost', 'コスト', 'a cost'],
  ),
  periods,
  durations,
  moments,
  places: pileEnds(),
  verbs: commonVerbs,
  existence: existenceVerbs(),
  moves: new VerbList('moves', { ...commonMoves, bring: godanVerb('出す', 'bring') }),
  turns: new VerbList('turns', { ready, action }),
  flips: flipVerbs(),
  acts: new VerbList('acts', {
    stun,
    recover,
    destroy,
    kill: causative(dies, 'instantly kill'),
    rebuild: suruVerb('再構築', 'rebuild'),
    exile: suruVerb('ゲームから除外', 'remove from the game'),
    negate: suruVerb('無効に', 'negate'),
    link: suruVerb('戦術リンク', 'tactically link'),
  }),
  counts: new VerbList('counts', { gain, lose, pay }),
  events: new VerbList('events', {
    attack,
    attacked: passiveEvent(attack, 'attacked'),
    'attack-alone': suruVerb('単独で攻撃', 'attack alone', {
      enPast: 'attacked alone',
      enThird: 'attacks alone',
    }),
    'scrum-attack': suruVerb('スクラム攻撃', 'scrum-attack'),
    'scrum-attacked': passiveEvent(suruVerb('スクラム攻撃', 'scrum-attack'), 'scrum-attacked'),
    counter,
    countered: passiveEvent(counter, 'countered'),
    'scrum-support': suruVerb('スクラムサポート', 'give scrum support', {
      enPast: 'gave scrum support',
      enDone: 'given scrum support',
      enThird: 'gives scrum support',
    }),
    enter: ichidanVerb('出る', 'come', { enPast: 'came' }),
    leave: ichidanVerb('離れる', 'leave', { enPast: 'left' }),
    stun,
    recover,
    ready,
    action,
    dies,
    destroyed: passiveEvent(destroy, 'destroyed'),
    put: passiveEvent(put, 'put'),
    discard,
    draw,
    play,
    played: passiveEvent(play, 'played'),
    overkill: suruVerb('オーバーキル', 'overkill'),
    'overkill-damage': ichidanVerb('オーバーキルダメージを与える', 'deal overkill damage', {
      enPast: 'dealt overkill damage',
      enThird: 'deals overkill damage',
    }),
    'stun-damage': ichidanVerb('スタンダメージを受ける', 'take stun damage', {
      enPast: 'took stun damage',
      enDone: 'taken stun damage',
      enThird: 'takes stun damage',
    }),
    'gain-bond': ichidanVerb('絆を得る', 'gain bond', { enPast: 'gained bond', enThird: 'gains bond' }),
    'lose-bond': godanVerb('絆を失う', 'lose bond', { enPast: 'lost bond', enThird: 'loses bond' }),
  }),
}
