import {
  type Lexicon,
  VerbList,
  WordList,
  type Word,
  causative,
  godanVerb,
  ichidanVerb,
  passive,
  suruVerb,
} from '../../../src/index.ts'

/** A game nobody plays: lamps are carried through a garden. Its words are invented. */

const words = <Id extends string>(
  name: string,
  ...entries: readonly (readonly [Id, string, string, string?])[]
) =>
  new WordList<Id>(
    name,
    entries.map(([id, ja, en, enPlural]): Word<Id> => ({ id, ja, en, enPlural })),
  )

const draw = godanVerb('引く', 'draw', { enPast: 'drew' })
const put = godanVerb('置く', 'put', { enPast: 'put' })
const snuff = suruVerb('消灯', 'snuff')
const discard = ichidanVerb('捨てる', 'discard')
const carry = godanVerb('運ぶ', 'carry', { enPast: 'carried', enThird: 'carries' })

export const lexicon: Lexicon = {
  players: words(
    'players',
    ['you', 'あなた', 'you'],
    ['opponent', '相手', 'the opponent'],
    ['self', '自分', 'that player'],
    ['each', '各プレイヤー', 'each player'],
  ),
  counters: words('counters', ['sheets', '枚', 'card'], ['lights', '灯り', 'lamp'], ['drops', '滴', 'drop']),
  nouns: words('nouns', ['card', 'カード', 'card']),
  zones: words(
    'zones',
    ['basket', '籠', 'basket'],
    ['tower', '塔', 'tower'],
    ['garden', '庭', 'garden'],
    ['river', '川', 'river'],
  ),
  types: words('types', ['lamp', 'ランプ', 'lamp'], ['shade', '笠', 'shade']),
  classes: new WordList(
    'classes',
    [
      { id: 'wind', ja: '風組', en: 'Wind Company' },
      { id: 'mist', ja: '霧組', en: 'Mist Company' },
    ],
    { guarded: true },
  ),
  names: new WordList('names', [{ id: '夜警のトマ', ja: '夜警のトマ', en: 'Toma of the Watch' }], {
    guarded: true,
  }),
  states: words(
    'states',
    ['lit', '点灯状態', 'lit'],
    ['dark', '消灯状態', 'dark'],
    ['down', '裏向き', 'face-down'],
  ),
  positions: words('positions', ['gate', '門前', 'the gate'], ['path', '小道', 'the path']),
  characteristics: words(
    'characteristics',
    ['glow', '光度', 'glow'],
    ['weight', '重さ', 'weight'],
    ['label', '銘', 'label'],
  ),
  keywords: words('keywords', ['hidden', '隠れ', 'hidden'], ['swift', '早足', 'swift']),
  resources: words('resources', ['oil', '油', 'oil', 'oil']),
  relations: words('relations', ['parading', '行進中', 'parading with']),
  means: words(
    'means',
    ['ability', '能力', 'an ability'],
    ['effect', '効果', 'an effect'],
    ['cost', 'コスト', 'a cost'],
  ),
  periods: words('periods', ['turn', 'このターン', 'this turn'], ['night', '夜', 'night']),
  durations: words(
    'durations',
    ['turn', 'このターン中', 'this turn'],
    ['night', 'その夜の間', 'that night'],
    ['game', 'このゲーム中', 'for the rest of the game'],
    ['next', '次の相手のターン終了時まで', 'until the end of the opponent’s next turn'],
  ),
  moments: words('moments', ['turn-end', 'ターン終了時', 'end of turn'], ['dusk', '夕暮れ開始時', 'dusk']),
  places: words('places', ['top', '上', 'the top'], ['bottom', '下', 'the bottom']),
  verbs: {
    choose: godanVerb('選ぶ', 'choose', { enPast: 'chose' }),
    target: suruVerb('対象と', 'target'),
    search: godanVerb('探す', 'search for'),
    reveal: suruVerb('公開', 'reveal'),
    look: ichidanVerb('見る', 'look at'),
    draw,
    discard,
    shuffle: suruVerb('シャッフル', 'shuffle'),
    gain: ichidanVerb('得る', 'gain'),
    give: ichidanVerb('与える', 'give'),
    lose: godanVerb('失う', 'lose'),
    pay: godanVerb('払う', 'pay'),
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
  }),
  turns: new VerbList('turns', { light: suruVerb('点灯', 'light'), snuff }),
  flips: new VerbList('flips', { down: suruVerb('裏向きに', 'turn face down') }),
  acts: new VerbList('acts', {
    wash: causative(suruVerb('流失', 'wash away'), 'wash away'),
    bury: ichidanVerb('埋める', 'bury'),
  }),
  counts: new VerbList('counts', { gain: ichidanVerb('注ぐる', 'gain'), spend: godanVerb('払う', 'pay') }),
  events: new VerbList('events', {
    carry,
    attack: suruVerb('突撃', 'charge'),
    arrive: suruVerb('登場', 'arrive'),
    put: passive(put, 'be put'),
    discard,
    play: suruVerb('使用', 'play'),
    draw,
    wash: causative(suruVerb('流失', 'wash away'), 'wash away'),
    leave: ichidanVerb('離れる', 'leave'),
  }),
}
