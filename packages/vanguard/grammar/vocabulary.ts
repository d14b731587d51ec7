import {
  type Lexicon,
  VerbList,
  WordList,
  causative,
  godanVerb,
  ichidanVerb,
  suruVerb,
} from '@fudaba/cardtext'
import { events } from './eventWords.ts'
import { keywords } from './keywords.ts'
import { durations, moments, periods, words } from './times.ts'

/** The words of ヴァンガード. Clans, races and names are open: sets of cards bring theirs. */

/** 種族 (2.3): in ⟨⟩. */
export const races = new WordList('races', [], { guarded: true })

/** Those that stand before +5000. */
export const summands = words(
  'summands',
  ['power', 'パワー', 'power'],
  ['critical', 'クリティカル', 'critical'],
  ['shield', 'シールド', 'shield'],
  ['drive', 'ドライブ', 'drive'],
)
/** States that are said with a verb: no の stands behind them. */
export const verbStates = words(
  'verbStates',
  ['in-legion', '双闘している', 'in legion'],
  ['attacking', 'アタックしている', 'attacking'],
  ['attacked', 'アタックされている', 'attacked'],
  ['boosting', 'ブーストしている', 'boosting'],
  ['boosted', 'ブーストされている', 'boosted'],
  ['deleted', 'デリートされている', 'deleted'],
)

export const lexicon: Lexicon = {
  players: words(
    'players',
    ['you', 'あなた', 'you'],
    ['opponent', '相手', 'the opponent'],
    ['self', '自分', 'that fighter'],
    ['each', 'お互い', 'each fighter'],
  ),
  counters: words('counters', ['cards', '枚', 'card'], ['things', 'つ', 'one']),
  nouns: words(
    'nouns',
    ['card', 'カード', 'card'],
    ['unit', 'ユニット', 'unit'],
    ['vanguard', 'ヴァンガード', 'vanguard'],
    ['rear-guard', 'リアガード', 'rear-guard'],
    ['guardian', 'ガーディアン', 'guardian'],
    ['locked-card', '呪縛カード', 'locked card'],
    ['heart-card', 'ハーツカード', 'heart card'],
  ),
  zones: words(
    'zones',
    ['hand', '手札', 'hand'],
    ['deck', '山札', 'deck'],
    ['drop', 'ドロップゾーン', 'drop zone'],
    ['soul', 'ソウル', 'soul'],
    ['damage', 'ダメージゾーン', 'damage zone'],
    ['bind', 'バインドゾーン', 'bind zone'],
    ['g', 'Gゾーン', 'G zone'],
  ),
  types: words(
    'types',
    ['normal', 'ノーマルユニット', 'normal unit'],
    ['trigger', 'トリガーユニット', 'trigger unit'],
    ['G', 'Gユニット', 'G unit'],
    ['sentinel', '守護者', 'sentinel'],
    ['icon-critical', '【☆】', 'critical trigger'],
    ['icon-draw', '【引】', 'draw trigger'],
    ['icon-stand', '【醒】', 'stand trigger'],
    ['icon-heal', '【治】', 'heal trigger'],
  ),
  classes: new WordList('clans', [], { guarded: true }),
  names: new WordList('names', [], { guarded: true }),
  states: words(
    'states',
    ['standing', '【スタンド】', 'standing'],
    ['resting', '【レスト】', 'resting'],
    ['face-up', '表', 'face-up'],
    ['face-down', '裏', 'face-down'],
    ['blaze', '竜炎状態', 'blazing'],
    ['devour', '暴喰状態', 'devouring'],
    ['charge', '突撃状態', 'charging'],
    ['hollow', '亡霊状態', 'hollow'],
    ['success', '達成状態', 'successful'],
    ['harmony', '♪♪状態', 'in harmony'],
  ),
  positions: words('positions', ['front-row', '前列', 'the front row'], ['back-row', '後列', 'the back row']),
  characteristics: words(
    'characteristics',
    ['power', 'パワー', 'power'],
    ['grade', 'グレード', 'grade'],
    ['critical', 'クリティカル', 'critical'],
    ['shield', 'シールド', 'shield'],
    ['drive', 'ドライブ', 'drive'],
  ),
  keywords,
  resources: words('resources', ['soul', 'ソウル', 'soul'], ['damage', 'ダメージ', 'damage']),
  relations: words('relations', ['battling', 'バトル中', 'in battle with']),
  means: words('means', ['effect', '効果', 'an effect'], ['cost', 'コスト', 'a cost']),
  periods,
  durations,
  moments,
  places: words('places', ['top', '上', 'the top'], ['bottom', '下', 'the bottom']),
  verbs: {
    choose: godanVerb('選ぶ', 'choose', { enPast: 'chose' }),
    target: suruVerb('対象と', 'target'),
    search: godanVerb('探す', 'search for'),
    reveal: suruVerb('公開', 'reveal'),
    look: ichidanVerb('見る', 'look at'),
    draw: godanVerb('引く', 'draw', { enPast: 'drew' }),
    discard: ichidanVerb('捨てる', 'discard'),
    shuffle: suruVerb('シャッフル', 'shuffle'),
    gain: ichidanVerb('得る', 'gain'),
    give: ichidanVerb('与える', 'give'),
    lose: godanVerb('失う', 'lose', { enPast: 'lost' }),
    pay: godanVerb('払う', 'pay', { enPast: 'paid' }),
    become: suruVerb('', 'become'),
    increase: godanVerb('増やす', 'increase'),
    decrease: godanVerb('減らす', 'decrease'),
    swap: ichidanVerb('入れ替える', 'exchange'),
    treat: godanVerb('扱う', 'treat'),
    carryOut: godanVerb('行う', 'do'),
  },
  existence: new VerbList('existence', { there: ichidanVerb('いる', 'be'), lies: godanVerb('ある', 'be') }),
  moves: new VerbList('moves', {
    put: godanVerb('置く', 'put', { enPast: 'put' }),
    add: ichidanVerb('加える', 'add'),
    return: godanVerb('戻す', 'return'),
  }),
  turns: new VerbList('turns', {
    stand: suruVerb('【スタンド】', 'stand', { enPast: 'stood' }),
    rest: suruVerb('【レスト】', 'rest'),
  }),
  flips: new VerbList('flips', {
    up: suruVerb('表に', 'turn face up'),
    down: suruVerb('裏に', 'turn face down'),
  }),
  acts: new VerbList('acts', {
    retire: causative(suruVerb('退却', 'retire'), 'retire'),
    lock: suruVerb('呪縛', 'lock'),
    unlock: suruVerb('解呪', 'unlock'),
    delete: suruVerb('デリート', 'delete'),
    bind: suruVerb('バインド', 'bind', { enPast: 'bound' }),
    heal: suruVerb('回復', 'heal'),
    stride: suruVerb('(V)に【超越】', 'stride with', { enPast: 'stridden with' }),
    ride: suruVerb('(V)にライド', 'ride', { enPast: 'rode' }),
  }),
  counts: new VerbList('counts', {}),
  events,
}
