import {
  type Lexicon,
  VerbList,
  causative,
  commonMoves,
  commonVerbs,
  godanVerb,
  ichidanVerb,
  openWords,
  pileEnds,
  suruVerb,
  words,
} from '@fudaba/cardtext'
import { events } from './eventWords.ts'
import { keywords } from './keywords.ts'
import { durations, moments, periods } from './times.ts'

/** The words of ヴァンガード. Clans, races and names are open: sets of cards bring theirs. */

/** 種族 (2.3): in ⟨⟩. */
export const races = openWords('races')

/** Those that stand before +5000. */
export const summands = words(
  'summands',
  ['power', 'パワー', 'power'],
  ['critical', 'クリティカル', 'critical'],
  ['shield', 'シールド', 'shield'],
  ['drive', 'ドライブ', 'drive'],
)
/** States that are said with a verb: no の stands behind them. */
export const verbStates = new VerbList('verbStates', {
  'in-legion': ichidanVerb('双闘している', 'in legion'),
  attacking: ichidanVerb('アタックしている', 'attacking'),
  attacked: ichidanVerb('アタックされている', 'attacked'),
  boosting: ichidanVerb('ブーストしている', 'boosting'),
  boosted: ichidanVerb('ブーストされている', 'boosted'),
  deleted: ichidanVerb('デリートされている', 'deleted'),
  // The same as the words of the icons, said with a verb.
  'is-standing': ichidanVerb('【スタンド】している', 'standing'),
  'is-resting': ichidanVerb('【レスト】している', 'resting'),
})

export const lexicon: Lexicon = {
  players: words(
    'players',
    ['you', 'あなた', 'you'],
    ['opponent', '相手', 'the opponent'],
    ['self', '自分', 'that fighter'],
    ['each', 'すべてのファイター', 'each fighter'],
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
  classes: openWords('clans'),
  names: openWords('names'),
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
  positions: words(
    'positions',
    ['front-row', '前列', 'the front row'],
    ['back-row', '後列', 'the back row'],
    ['left-column', '左列', 'the left column'],
    ['centre-column', '中央列', 'the centre column'],
    ['right-column', '右列', 'the right column'],
  ),
  characteristics: words(
    'characteristics',
    ['power', 'パワー', 'power'],
    ['grade', 'グレード', 'grade'],
    ['critical', 'クリティカル', 'critical'],
    ['shield', 'シールド', 'shield'],
    ['drive', 'ドライブ', 'drive'],
    ['original-power', '元々のパワー', 'original power'],
    ['original-grade', '元々のグレード', 'original grade'],
    ['original-critical', '元々のクリティカル', 'original critical'],
  ),
  keywords,
  resources: words('resources', ['soul', 'ソウル', 'soul'], ['damage', 'ダメージ', 'damage']),
  relations: words('relations', ['battling', 'バトル中', 'in battle with']),
  means: words(
    'means',
    ['effect', '効果', 'an effect'],
    ['cost', 'コスト', 'a cost'],
    ['ability-cost', '能力のコスト', 'the cost of an ability'],
  ),
  periods,
  durations,
  moments,
  places: pileEnds(),
  verbs: {
    ...commonVerbs,
    shuffle: suruVerb('シャッフル', 'shuffle'),
    pay: godanVerb('払う', 'pay', { enPast: 'paid' }),
  },
  existence: new VerbList('existence', { there: ichidanVerb('いる', 'be'), lies: godanVerb('ある', 'be') }),
  moves: new VerbList('moves', commonMoves),
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
    'ride-it': suruVerb('ライド', 'ride', { enPast: 'rode' }),
    'ride-standing': suruVerb('【スタンド】でライド', 'ride, standing, with', {
      enPast: 'rode, standing, with',
    }),
    'ride-resting': suruVerb('【レスト】でライド', 'ride, at rest, with', { enPast: 'rode, at rest, with' }),
    'bind-up': suruVerb('表でバインド', 'bind face up', { enPast: 'bound face up' }),
    'bind-down': suruVerb('裏でバインド', 'bind face down', { enPast: 'bound face down' }),
  }),
  counts: new VerbList('counts', {}),
  events,
}
