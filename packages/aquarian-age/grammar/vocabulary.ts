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
import { costs, durations, factorNames, moments, periods, signedNumbers, skillWords, words } from './times.ts'

/** The words of アクエリアンエイジ. Icons and names are open: sets of cards bring theirs. */

const players = new WordList('players', [
  { id: 'you', ja: '自分', en: 'you' },
  { id: 'opponent', ja: '相手', en: 'the opponent' },
  { id: 'self', ja: '自身', en: 'that player' },
  { id: 'each', ja: '全てのプレイヤー', en: 'each player' },
  { id: 'any', ja: 'プレイヤー', en: 'a player' },
  { id: 'owner', ja: 'オーナー', en: 'its owner' },
] as readonly Word<'you' | 'opponent' | 'self' | 'each' | 'any' | 'owner'>[]) as Lexicon['players']

const draw = godanVerb('引く', 'draw', { enPast: 'drew' })
const discardCard = ichidanVerb('捨てる', 'discard')
const discard = suruVerb('捨て札', 'discard')
const attack = suruVerb('アタック宣言', 'declare an attack', {
  enPast: 'declared an attack',
  enThird: 'declares an attack',
})
const guard = suruVerb('ガード宣言', 'declare a guard', {
  enPast: 'declared a guard',
  enThird: 'declares a guard',
})
const remove = suruVerb('除去', 'remove')

export const lexicon: Lexicon = {
  players,
  counters: words(
    'counters',
    ['characters', '人', 'character'],
    ['cards', '枚', 'card'],
    ['things', 'つ', 'declaration'],
  ),
  nouns: words('nouns', ['card', 'カード', 'card']),
  zones: words(
    'zones',
    ['field', '場', 'field'],
    ['controlled', '支配エリア', 'controlled area'],
    ['factions', '勢力エリア', 'faction area'],
    ['hand', '手札', 'hand'],
    ['deck', 'デッキ', 'deck'],
    ['discard', '捨て札置き場', 'discard pile'],
    ['damage', 'ダメージ置き場', 'damage pile'],
  ),
  types: words(
    'types',
    ['character', 'キャラクター', 'character'],
    ['controlled-character', '支配キャラクター', 'controlled character'],
    ['faction-character', '勢力キャラクター', 'faction character'],
    ['active-character', 'アクティブキャラクター', 'active character'],
    ['broken-character', 'ブレイクキャラクター', 'broken character'],
    ['permanent', 'パーマネントカード', 'permanent'],
    ['power', 'パワーカード', 'power card'],
    ['project', 'プロジェクトカード', 'project'],
    ['fast', 'ファストカード', 'fast card'],
    ['attack', 'アタック宣言', 'declared attack'],
    ['break', 'ブレイク宣言', 'declared break'],
  ),
  // Not guarded: パワーカード has ワーカー in it.
  classes: new WordList('icons', []),
  names: new WordList('names', [], { guarded: true }),
  states: words('states', ['attacking', 'アタック中', 'attacking'], ['guarding', 'ガード中', 'guarding']),
  positions: words('positions'),
  characteristics: new WordList('characteristics', [
    ...[signedNumbers, costs].flatMap((list) => list.ids.map((id) => list.get(id))),
    { id: 'power', ja: 'パワー', en: 'power' },
    ...factorNames.ids.map((id) => factorNames.get(id)),
  ]),
  keywords: skillWords,
  resources: words('resources', ['power', 'パワー', 'power']),
  relations: words('relations'),
  means: words('means', ['effect', 'エフェクト', 'an effect'], ['card', 'カード', 'a card']),
  periods,
  durations,
  moments,
  places: words('places', ['top', '上', 'the top'], ['bottom', '下', 'the bottom']),
  verbs: {
    choose: godanVerb('選ぶ', 'choose', { enPast: 'chose' }),
    target: suruVerb('目標と', 'target'),
    search: godanVerb('探す', 'search for'),
    reveal: suruVerb('公開', 'reveal'),
    look: ichidanVerb('見る', 'look at'),
    draw,
    discard: discardCard,
    shuffle: godanVerb('切る', 'shuffle'),
    gain: ichidanVerb('得る', 'gain'),
    give: ichidanVerb('与える', 'give'),
    lose: godanVerb('失う', 'lose', { enPast: 'lost' }),
    pay: godanVerb('支払う', 'pay', { enPast: 'paid' }),
    become: suruVerb('', 'become'),
    increase: godanVerb('増やす', 'increase'),
    decrease: godanVerb('減らす', 'decrease'),
    swap: ichidanVerb('入れ替える', 'exchange'),
    treat: godanVerb('扱う', 'treat'),
    carryOut: godanVerb('行う', 'do'),
  },
  existence: new VerbList('existence', { living: ichidanVerb('いる', 'be'), thing: godanVerb('ある', 'be') }),
  moves: new VerbList('moves', { add: ichidanVerb('加える', 'add') }),
  turns: new VerbList('turns', {}),
  flips: new VerbList('flips', {}),
  acts: new VerbList('acts', {
    discard,
    return: godanVerb('手札に戻す', 'return to hand'),
    'to-deck': godanVerb('デッキに戻す', 'put under the deck'),
    'to-damage': godanVerb('ダメージ置き場に置く', 'put into the damage pile'),
    'to-party': godanVerb('勢力エリアに置く', 'put into the faction area'),
    control: suruVerb('支配', 'take control of'),
  }),
  counts: new VerbList('counts', {}),
  events: new VerbList('events', {
    enter: ichidanVerb('場に出る', 'enter the field', {
      enPast: 'entered the field',
      enThird: 'enters the field',
    }),
    attack,
    guard,
    'attack-character': suruVerb('キャラクターにアタック宣言', 'declare an attack on a character', {
      enPast: 'declared an attack on a character',
      enThird: 'declares an attack on a character',
    }),
    hit: ichidanVerb('プレイヤーにダメージを与える', 'deal damage to a player', {
      enPast: 'dealt damage to a player',
      enThird: 'deals damage to a player',
    }),
    battle: godanVerb('バトルに入る', 'enter a battle', {
      enPast: 'entered a battle',
      enThird: 'enters a battle',
    }),
    damaged: ichidanVerb('ダメージを受ける', 'take damage', {
      enPast: 'taken damage',
      enThird: 'is dealt damage',
    }),
    emptied: godanVerb('全てのパワーを失う', 'lose all power', {
      enPast: 'lost all power',
      enThird: 'loses all power',
    }),
    discarded: passive(discard, 'be discarded', { enPast: 'been discarded', enThird: 'is discarded' }),
    removed: passive(remove, 'be removed', { enPast: 'been removed', enThird: 'is removed' }),
    draw,
    use: suruVerb('使用', 'use'),
  }),
}
