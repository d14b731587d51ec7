import {
  type Lexicon,
  type Word,
  VerbList,
  WordList,
  addOpenWords,
  commonMoves,
  commonVerbs,
  existenceVerbs,
  godanVerb,
  ichidanVerb,
  openWords,
  passiveEvent,
  pileEnds,
  suruVerb,
  words,
} from '@fudaba/cardtext'
import { costs, durations, factorNames, knownIcons, moments, periods, skillWords, stats } from './times.ts'

/** The words of アクエリアンエイジ. Icons and names are open: sets of cards bring theirs. */

const players = new WordList('players', [
  { id: 'you', ja: 'あなた', en: 'you' },
  { id: 'opponent', ja: '対戦相手', en: 'the opponent' },
  { id: 'each', ja: '《プレイヤー全て》', en: 'each player' },
  { id: 'any', ja: 'プレイヤー', en: 'a player' },
  { id: 'owner', ja: 'オーナー', en: 'its owner' },
  { id: 'that-player', ja: '目標のプレイヤー', en: 'that player' },
] as readonly Word<'you' | 'opponent' | 'each' | 'any' | 'owner' | 'that-player'>[]) as Lexicon['players']

const discard = suruVerb('捨て札', 'discard')
const remove = suruVerb('除去', 'remove')
const draw = suruVerb('ドロー', 'draw', { enPast: 'drew', enDone: 'drawn', enThird: 'draws' })
const event = (noun: string, en: string, past: string, third: string) =>
  suruVerb(noun, en, { enPast: past, enThird: third })

export const lexicon: Lexicon = {
  players,
  counters: words(
    'counters',
    ['characters', '人', 'character'],
    ['bodies', '体', 'character'],
    ['cards', '枚', 'card'],
    ['things', 'つ', 'declaration'],
  ),
  nouns: words(
    'nouns',
    ['card', 'カード', 'card'],
    ['bearer', 'カードがセットされたキャラクター', 'character it is set on'],
  ),
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
    ['character-card', 'キャラクターカード', 'character card'],
    ['break-card', 'ブレイクカード', 'break card'],
    ['permanent', 'パーマネント', 'permanent'],
    ['power', 'パワーカード', 'power card'],
    ['project', 'プロジェクト', 'project'],
    ['fast', 'ファスト', 'fast card'],
    ['attack', 'アタック宣言', 'declared attack'],
    ['break', 'ブレイク宣言', 'declared break'],
  ),
  // Not guarded: パワーカード has ワーカー in it.
  classes: new WordList('icons', []),
  names: openWords('names'),
  states: words(
    'states',
    ['attacking', 'アタック宣言した', 'attacking'],
    ['guarding', 'ガード宣言した', 'guarding'],
    ['broken', 'ブレイクした', 'broken'],
    ['unbroken', 'ブレイクしていない', 'unbroken'],
    ['powered', 'パワーカードがセットされた', 'powered'],
    ['powerless', 'パワーカードがセットされていない', 'powerless'],
  ),
  positions: words('positions'),
  characteristics: new WordList('characteristics', [
    ...[stats, costs].flatMap((list) => list.ids.map((id) => list.get(id))),
    { id: 'printed-mind', ja: '本来の精神力', en: 'original mind' },
    { id: 'printed-attack', ja: '本来の攻撃力', en: 'original attack' },
    { id: 'printed-endurance', ja: '本来の耐久力', en: 'original endurance' },
    // What parentheses change: an attack on the mind and no other.
    { id: 'mental-attack', ja: '精神攻撃力', en: 'mental attack' },
    { id: 'judgement', ja: '判定', en: 'attack where it is judged' },
    { id: 'received', ja: '受けるダメージ', en: 'damage taken' },
    ...(['draw', 'charge', 'permanent', 'capacity', 'bind'] as const).map((id) => ({
      id,
      ja: `スキルの${id}`,
      en: id[0].toUpperCase() + id.slice(1),
    })),
    { id: 'factor', ja: 'ファクター', en: 'factor' },
    { id: 'power', ja: 'パワー', en: 'power' },
    ...factorNames.ids.map((id) => factorNames.get(id)),
  ]),
  keywords: skillWords,
  resources: words('resources', ['power', 'パワー', 'power']),
  relations: words('relations'),
  means: words(
    'means',
    ['effect', 'エフェクト', 'an effect'],
    ['project', 'プロジェクト', 'a project'],
    ['fast', 'ファスト', 'a fast card'],
    ['permanent', 'パーマネント', 'a permanent'],
    ['card', 'カード', 'a card'],
  ),
  periods,
  durations,
  moments,
  places: pileEnds(),
  verbs: {
    ...commonVerbs,
    shuffle: suruVerb('シャッフル', 'shuffle'),
    increase: suruVerb('増加', 'increase'),
    decrease: suruVerb('減少', 'decrease'),
  },
  existence: existenceVerbs(),
  moves: new VerbList('moves', { add: commonMoves.add }),
  turns: new VerbList('turns', {}),
  flips: new VerbList('flips', {}),
  acts: new VerbList('acts', {
    discard,
    return: godanVerb('オーナーの手札に戻す', 'return to hand'),
    'to-deck': godanVerb('デッキに戻す', 'put into the deck'),
    'to-deck-top': godanVerb('デッキの上に戻す', 'put on top of the deck'),
    'to-damage': godanVerb('ダメージ置き場に置く', 'put into the damage pile'),
    'to-party': suruVerb('勢力エリアに移動', 'move to the faction area'),
    'set-party': suruVerb('勢力エリアにセット', 'set into the faction area'),
    'set-controlled': suruVerb('支配エリアにセット', 'set into the controlled area'),
    activate: suruVerb('アクティブに', 'put in front of the party'),
    control: suruVerb('支配', 'control'),
  }),
  counts: new VerbList('counts', {}),
  events: new VerbList('events', {
    enter: ichidanVerb('場に出る', 'enter the field', {
      enPast: 'entered the field',
      enThird: 'enters the field',
    }),
    attack: event('アタック宣言', 'declare an attack', 'declared an attack', 'declares an attack'),
    guard: event('ガード宣言', 'declare a guard', 'declared a guard', 'declares a guard'),
    'attack-or-guard': event(
      'アタック宣言またはガード宣言',
      'declare an attack or a guard',
      'declared an attack or a guard',
      'declares an attack or a guard',
    ),
    break: event('ブレイク', 'break', 'broke', 'is broken'),
    'attack-character': event(
      'キャラクターにアタック宣言',
      'declare an attack on a character',
      'declared an attack on a character',
      'declares an attack on a character',
    ),
    hit: ichidanVerb('プレイヤーにダメージを与える', 'deal damage to a player', {
      enPast: 'dealt damage to a player',
      enThird: 'deals damage to a player',
    }),
    battle: event('バトル', 'battle', 'battled', 'battles'),
    damaged: ichidanVerb('ダメージを受ける', 'take damage', {
      enPast: 'took damage',
      enDone: 'taken damage',
      enThird: 'is dealt damage',
    }),
    emptied: godanVerb('パワーカードを全て失う', 'lose all power cards', {
      enPast: 'lost all power cards',
      enThird: 'loses all power cards',
    }),
    discarded: passiveEvent(discard, 'discarded'),
    removed: passiveEvent(remove, 'removed'),
    draw,
    use: suruVerb('使用', 'use'),
  }),
}

addOpenWords(
  lexicon.classes,
  knownIcons.map(([ja, en]) => ({ ja, en })),
)
