import type { Ruling } from '@fudaba/kernel'

/** Where the summary is silent or unclear: the question, our reading, and the test that holds it. */
export const rulings: readonly Ruling[] = [
  {
    id: 'mental-on-player',
    question: { ja: 'プレイヤーへの精神攻撃はどうなるか', en: 'What does a mental attack on a player do?' },
    reading: {
      ja: '通常のダメージ判定を行う。卓で無しにもできる。',
      en: 'It is judged like any other; a table may play without.',
    },
    clauses: ['base.1.6.18'],
    confidence: 'inferred',
    setting: 'mentalAttackOnPlayer',
    test: 'on a player are judged, or do nothing, as the table plays it',
  },
  {
    id: 'both-defeated',
    question: { ja: '両者が同時に敗北したら', en: 'What if both are defeated at once?' },
    reading: { ja: '引き分け。', en: 'A draw.' },
    clauses: ['base.1.1.8'],
    confidence: 'inferred',
    setting: 'bothDefeated',
    test: 'defeat of both at once is a draw, or the turn player loses where the table plays so',
  },
  {
    id: 'several-factions',
    question: {
      ja: '複数勢力のキャラクターはどの列に置くか',
      en: 'Into which party does a character of several factions go?',
    },
    reading: { ja: 'オーナーが選ぶ。', en: 'Its owner chooses.' },
    clauses: ['base.1.8.2'],
    confidence: 'inferred',
    setting: 'multiFactionPlacement',
    test: 'of several the owner chooses the party, or it is the first where the table plays so',
  },
  {
    id: 'synchro-damage',
    question: {
      ja: 'シンクロで加わったキャラクターとガードの間のダメージは',
      en: 'Who deals damage to whom when characters join an attack?',
    },
    reading: {
      ja: '加わった者もそれぞれガードにダメージを与え、合計しない。ガードは元のアタックしたキャラクターに与える。',
      en: 'Each of those who joined deals damage to the guard, none added up; the guard strikes the first attacker.',
    },
    clauses: ['base.1.7.14', '23-2'],
    confidence: 'inferred',
    test: 'synchro joins a declared attack, and attack values are not added up',
  },
  {
    id: 'endless-responses',
    question: {
      ja: 'どこからが永久に繰り返すレスポンスか',
      en: 'When do responses count as going on without end?',
    },
    reading: {
      ja: '一連のレスポンスで0コストの同じエフェクトが2回宣言されたら。優先順位の低い方が止まる。',
      en: 'When the same effect at no cost was declared twice in one chain; then the card of lower priority stops.',
    },
    clauses: ['7-8'],
    confidence: 'inferred',
    test: 'the card of lower priority leaves off, and then the other has nothing to answer',
  },
  {
    id: 'instant-sources',
    question: {
      ja: '瞬間のカードの「このターン中」はいつまでか',
      en: 'How long does "this turn" of an instant card last?',
    },
    reading: {
      ja: '発生源が場になければ効果は失われる。続く効果は効果時間がターンまたは持続のカードだけが持つ。',
      en: 'An effect ends with its source: only cards whose duration is the turn, or lasting, have effects that last.',
    },
    clauses: ['1-2', 'base.1.3.4'],
    confidence: 'inferred',
    test: 'an effect ends with the card it comes from leaving the field',
  },
  {
    id: 'same-effect',
    question: { ja: '同じエフェクトとは', en: 'When are two effects the same effect?' },
    reading: { ja: '≪≫の名前が同じもの。', en: 'When their names are the same.' },
    clauses: ['7-6'],
    confidence: 'inferred',
    test: 'is still the same effect if its character changed and has it again',
  },
  {
    id: 'empty-deck-judgement',
    question: { ja: 'デッキがない時のダメージ判定は', en: 'What is judged without a deck?' },
    reading: { ja: 'そこで止まる。卓で敗北にもできる。', en: 'It stops there; a table may make it defeat.' },
    clauses: ['base.1.6.13'],
    confidence: 'inferred',
    setting: 'judgementOnEmptyDeck',
    test: 'without a deck it stops, or is defeat where the table plays so',
  },
  {
    id: 'negated-skills',
    question: { ja: '無効化されたスキルの数値は', en: 'What is the number of a negated skill?' },
    reading: {
      ja: '無効の間は0として扱う。無効化が失われれば元に戻る。アビリティの無効化はスキルに及ばない。',
      en: 'None as long as it is negated, and what it was afterwards. Negated abilities leave skills alone.',
    },
    clauses: ['13-1'],
    confidence: 'inferred',
    test: 'with a number count as none, and work again in the next turn',
  },
  {
    id: 'factor-of-its-own',
    question: {
      ja: '自身の必要ファクターを変えるカードは解決時にどのファクターで調べるか',
      en: 'With which factor is a card that changes its own factor looked at again?',
    },
    reading: { ja: '解決する時点のもの。', en: 'With the one it has when it resolves.' },
    clauses: ['8-1-c-2', '19-1'],
    confidence: 'inferred',
    test: 'a factor that is no longer lowered on resolution is not met, and the card is discarded',
  },
]
