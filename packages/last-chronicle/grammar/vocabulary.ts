import {
  type Lexicon,
  VerbList,
  WordList,
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

/** The words of ラストクロニクル. Categories and names are open: sets of cards bring theirs. */

const { draw, discard, gain, lose, pay } = commonVerbs
const { put } = commonMoves
const recover = suruVerb('回復', 'recover')
const wipe = suruVerb('ワイプ', 'wipe')
const destroy = suruVerb('破壊', 'destroy')
const remove = suruVerb('除外', 'remove')
const sacrifice = suruVerb('犠牲に', 'sacrifice')
const place = suruVerb('配置', 'place')
const use = suruVerb('使用', 'use')
const attack = suruVerb('攻撃', 'attack')
const defend = suruVerb('防御', 'defend')
const negate = godanVerb('打ち消す', 'negate')

/** 勢力 (5.2.2.1). */
export const powerNames = words(
  'powers',
  ['white', '白', 'white'],
  ['orange', '橙', 'orange'],
  ['purple', '紫', 'purple'],
  ['black', '黒', 'black'],
  ['blue', '青', 'blue'],
)
/** Icons beside a name (5.5). */
export const icons = words('icons', ['LEGACY', 'LEGACY', 'LEGACY'], ['EPIC', 'EPIC', 'EPIC'])
/** Those that +1000する changes. */
export const statistics = words(
  'statistics',
  ['power', 'パワー', 'power'],
  ['atk', 'ATK', 'ATK'],
  ['level', 'レベル', 'level'],
  ['ca', 'CA', 'CA'],
)
/** Numbers that a player has. */
export const ofPlayers = words(
  'ofPlayers',
  ['life', 'ライフ', 'life'],
  ['invasion', '進攻値', 'invasion value'],
  ['era', '時代', 'era'],
)

export const lexicon: Lexicon = {
  players: words(
    'players',
    ['you', 'あなた', 'you'],
    ['opponent', '対戦相手', 'the opponent'],
    ['self', '自分', 'that player'],
    ['each', '各プレイヤー', 'each player'],
    ['any', 'プレイヤー', 'a player'],
    ['owner', 'オーナー', 'its owner'],
    ['controller', 'コントローラー', 'its controller'],
    ['turn-player', 'ターンプレイヤー', 'the turn player'],
    ['that-player', 'そのプレイヤー', 'that player'],
  ),
  counters: words(
    'counters',
    ['cards', '枚', 'card'],
    ['units', '体', 'unit'],
    ['things', 'つ', 'object'],
    ['points', '点', 'point'],
  ),
  nouns: words(
    'nouns',
    ['card', 'カード', 'card'],
    ['stone', 'SS', 'soul stone'],
    ['marker', '時代マーカー', 'era marker'],
    ['permanent', '配置物', 'placed card'],
    // On the stack (11.4.8).
    ['action-ability', 'アクションアビリティ', 'action ability', 'action abilities'],
    ['trigger-ability', 'トリガーアビリティ', 'trigger ability', 'trigger abilities'],
  ),
  zones: words(
    'zones',
    ['battlefield', '戦場', 'battlefield'],
    ['eras', '時代ヤード', 'era yard'],
    ['souls', 'ソウルヤード', 'soul yard'],
    ['chrono', 'CAヤード', 'CA yard'],
    ['deck', 'デッキ', 'deck'],
    ['discard', '捨て札置き場', 'discard pile'],
    ['hand', '手札', 'hand'],
    ['removed', 'リムーブヤード', 'remove yard'],
    ['stack', 'スタック', 'stack'],
  ),
  types: words(
    'types',
    ['unit', 'ユニット', 'unit'],
    ['history', 'ヒストリー', 'history', 'histories'],
    ['structure', 'ストラクチャ', 'structure'],
    ['spell', 'スペル', 'spell'],
  ),
  classes: openWords('categories'),
  names: openWords('names'),
  states: words(
    'states',
    ['active', 'アクティブ状態', 'active'],
    ['wiped', 'ワイプ状態', 'wiped'],
    ['face-up', '表向き', 'face-up'],
    ['face-down', '裏向き', 'face-down'],
  ),
  positions: new WordList('positions', []),
  characteristics: words(
    'characteristics',
    ['power', 'パワー', 'power'],
    ['atk', 'ATK', 'ATK'],
    ['level', 'レベル', 'level'],
    ['ca', 'CA', 'CA'],
    ['cost', 'コスト', 'cost'],
    ['life', 'ライフ', 'life'],
    ['invasion', '進攻値', 'invasion value'],
    ['era', '時代', 'era'],
  ),
  keywords,
  resources: words('resources', ['life', 'ライフ', 'life'], ['invasion', '進攻値', 'invasion']),
  relations: words(
    'relations',
    ['attacking', '攻撃中', 'attacking'],
    ['squad', '小隊攻撃中', 'attacking in a squad'],
    ['defending', '防御中', 'defending'],
  ),
  means: words('means', ['effect', '効果', 'an effect'], ['cost', 'コスト', 'a cost']),
  periods,
  durations,
  moments,
  places: pileEnds(),
  verbs: {
    ...commonVerbs,
    target: commonVerbs.choose,
    search: suruVerb('サーチ', 'search for', { enPast: 'searched for', enThird: 'searches for' }),
    shuffle: suruVerb('シャッフル', 'shuffle'),
  },
  existence: existenceVerbs(),
  moves: new VerbList('moves', { ...commonMoves, place }),
  turns: new VerbList('turns', { recover, wipe }),
  flips: flipVerbs(),
  acts: new VerbList('acts', { destroy, remove, sacrifice, negate }),
  counts: new VerbList('counts', { gain, lose, pay }),
  events: new VerbList('events', {
    enter: passiveEvent(place, 'placed'),
    leave: ichidanVerb('離れる', 'leave', { enPast: 'left' }),
    put: passiveEvent(put, 'put'),
    destroyed: passiveEvent(destroy, 'destroyed'),
    sacrificed: passiveEvent(sacrifice, 'sacrificed'),
    removed: passiveEvent(remove, 'removed'),
    draw,
    discard,
    recover,
    wipe,
    place,
    use,
    pay,
    attack,
    // With others (6.7.1).
    'squad-attack': suruVerb('小隊攻撃', 'attack in a squad', {
      enPast: 'attacked in a squad',
      enThird: 'attacks in a squad',
    }),
    defend,
    blocked: passiveEvent(defend, 'blocked'),
    damaged: ichidanVerb('ダメージを受ける', 'take damage', {
      enPast: 'took damage',
      enDone: 'taken damage',
      enThird: 'takes damage',
    }),
    check: godanVerb('クロノチェックを行う', 'make a chrono check', {
      enPast: 'made a chrono check',
      enThird: 'makes a chrono check',
    }),
    'gain-life': ichidanVerb('ライフを得る', 'gain life', { enPast: 'gained life', enThird: 'gains life' }),
    'soul-action': godanVerb('ソウルアクションを行う', 'take a soul action', {
      enPast: 'took a soul action',
      enDone: 'taken a soul action',
      enThird: 'takes a soul action',
    }),
  }),
}
