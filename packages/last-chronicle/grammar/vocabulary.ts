import {
  type Lexicon,
  VerbList,
  type Word,
  WordList,
  godanVerb,
  ichidanVerb,
  passive,
  suruVerb,
} from '@fudaba/cardtext'
import { durations, keywords, moments, periods } from './times.ts'

/** The words of ラストクロニクル. Categories and names are open: sets of cards bring theirs. */

const words = <Id extends string>(
  name: string,
  ...entries: readonly (readonly [Id, string, string, string?])[]
): WordList<Id> =>
  new WordList<Id>(
    name,
    entries.map(([id, ja, en, enPlural]): Word<Id> => ({ id, ja, en, enPlural })),
  )

const draw = godanVerb('引く', 'draw', { enPast: 'drew' })
const discard = ichidanVerb('捨てる', 'discard')
const put = godanVerb('置く', 'put', { enPast: 'put' })
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
const gain = ichidanVerb('得る', 'gain')
const lose = godanVerb('失う', 'lose', { enPast: 'lost' })
const pay = godanVerb('支払う', 'pay', { enPast: 'paid' })
const choose = godanVerb('選ぶ', 'choose', { enPast: 'chose' })

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
  classes: new WordList('categories', [], { guarded: true }),
  names: new WordList('names', [], { guarded: true }),
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
  places: words('places', ['top', '上', 'the top'], ['bottom', '下', 'the bottom']),
  verbs: {
    choose,
    target: choose,
    search: suruVerb('サーチ', 'search for', { enPast: 'searched for', enThird: 'searches for' }),
    reveal: suruVerb('公開', 'reveal'),
    look: ichidanVerb('見る', 'look at'),
    draw,
    discard,
    shuffle: suruVerb('シャッフル', 'shuffle'),
    gain,
    give: ichidanVerb('与える', 'give'),
    lose,
    pay,
    become: suruVerb('', 'become'),
    increase: godanVerb('増やす', 'increase'),
    decrease: godanVerb('減らす', 'decrease'),
    swap: ichidanVerb('入れ替える', 'exchange'),
    treat: godanVerb('扱う', 'treat'),
    carryOut: godanVerb('行う', 'do'),
  },
  existence: new VerbList('existence', { living: ichidanVerb('いる', 'be'), thing: godanVerb('ある', 'be') }),
  moves: new VerbList('moves', {
    put,
    add: ichidanVerb('加える', 'add'),
    return: godanVerb('戻す', 'return'),
    place,
  }),
  turns: new VerbList('turns', { recover, wipe }),
  flips: new VerbList('flips', {
    up: suruVerb('表向きに', 'turn face up'),
    down: suruVerb('裏向きに', 'turn face down'),
  }),
  acts: new VerbList('acts', { destroy, remove, sacrifice, negate }),
  counts: new VerbList('counts', { gain, lose, pay }),
  events: new VerbList('events', {
    enter: passive(place, 'be placed', { enPast: 'been placed', enThird: 'is placed' }),
    leave: ichidanVerb('離れる', 'leave', { enPast: 'left' }),
    put: passive(put, 'be put', { enPast: 'been put', enThird: 'is put' }),
    destroyed: passive(destroy, 'be destroyed', { enPast: 'been destroyed', enThird: 'is destroyed' }),
    sacrificed: passive(sacrifice, 'be sacrificed', { enPast: 'been sacrificed', enThird: 'is sacrificed' }),
    removed: passive(remove, 'be removed', { enPast: 'been removed', enThird: 'is removed' }),
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
    blocked: passive(defend, 'be blocked', { enPast: 'been blocked', enThird: 'is blocked' }),
    damaged: ichidanVerb('ダメージを受ける', 'take damage', {
      enPast: 'taken damage',
      enThird: 'takes damage',
    }),
    check: godanVerb('クロノチェックを行う', 'make a chrono check', {
      enPast: 'made a chrono check',
      enThird: 'makes a chrono check',
    }),
    'gain-life': ichidanVerb('ライフを得る', 'gain life', { enPast: 'gained life', enThird: 'gains life' }),
    'soul-action': godanVerb('ソウルアクションを行う', 'take a soul action', {
      enPast: 'taken a soul action',
      enThird: 'takes a soul action',
    }),
  }),
}
