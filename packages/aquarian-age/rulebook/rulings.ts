import type { Ruling } from '@fudaba/kernel/rules'

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
    confidence: 'ours',
    setting: 'mentalAttackOnPlayer',
    test: 'on a player are judged, or do nothing, as the table plays it',
  },
  {
    id: 'both-defeated',
    question: { ja: '両者が同時に敗北したら', en: 'What if both are defeated at once?' },
    reading: { ja: '引き分け。', en: 'A draw.' },
    clauses: ['base.1.1.8'],
    confidence: 'ours',
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
      ja: '瞬間のカードの「ターン終了時まで」はいつまでか',
      en: 'How long does "until the end of the turn" of an instant card last?',
    },
    reading: {
      ja: '書かれた時まで。発生源が場になければ効果は失われるので、そのカードはその時まで場に残る。',
      en: 'Until then. An effect ends with its source, so a card that says until when lies on the field until then.',
    },
    clauses: ['1-2', 'base.1.3.4'],
    confidence: 'inferred',
    test: 'an effect ends with the card it comes from leaving the field',
  },
  {
    id: 'same-effect',
    question: { ja: '同じエフェクトとは', en: 'When are two effects the same effect?' },
    reading: {
      ja: 'コストと文が同じもの。エフェクトに名前はない。',
      en: 'When their cost and their sentence are the same: effects have no names.',
    },
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
    test: 'without a deck the judgement stops, or is defeat where the table plays so',
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
  {
    id: 'mental-numbers',
    question: {
      ja: '攻撃力に+(2)するとは',
      en: 'What does +(2) of attack change?',
    },
    reading: {
      ja: '精神攻撃の攻撃力だけに加える。通常の攻撃力は変わらない。',
      en: 'The attack of those who attack the mind, and of no others.',
    },
    clauses: ['base.1.3.3'],
    confidence: 'inferred',
    test: 'a number in parentheses is added to attacks on the mind, and to no others',
  },
  {
    id: 'icon-forms',
    question: {
      ja: '♂♀のない分類アイコンはどちらを指すか',
      en: 'Which form of an icon is meant where none is printed?',
    },
    reading: { ja: 'どちらも。', en: 'Both.' },
    clauses: ['base.1.3.3'],
    confidence: 'inferred',
    test: 'an icon without ♂ or ♀ is both of its forms',
  },
  {
    id: 'judgement-plus',
    question: {
      ja: '「判定+X」はバトルでも足されるか',
      en: 'Does plus X for a judgement count in a battle between characters?',
    },
    reading: {
      ja: '足さない。判定の回数だけを増やし、攻撃力そのものではない。攻撃力への+Xと読めばバトルでも数えるが、書き分けの意味がなくなる。',
      en: 'It does not: it adds to the judgement and is no part of the attack. Read as a plus to the attack it would count in battles too, and the two wordings would mean the same.',
    },
    clauses: ['15-1'],
    confidence: 'inferred',
    setting: 'judgementPlus',
    test: 'plus X for a judgement counts there and is no part of the attack',
  },
  {
    id: 'break-on-powered',
    question: {
      ja: 'ブレイク宣言のレスポンスで相手のキャラクターがパワーを得たら',
      en: 'What if the enemy gets power in response to the break?',
    },
    reading: {
      ja: 'ブレイクは失敗し、カードは捨て札になる。目標の条件は解決時にも満たす必要がある。宣言時だけ見る読み方では、そのままブレイクできる。',
      en: 'It fails, and its card is discarded: what may be broken is looked at again as it resolves. Looked at on declaration alone, it would succeed.',
    },
    clauses: ['base.1.5.7', '10-2'],
    confidence: 'inferred',
    setting: 'breakOnPowered',
    test: 'on an enemy that got power in response fails, or succeeds where the table plays so',
  },
  {
    id: 'break-on-untargetable',
    question: {
      ja: '「目標にならない」キャラクターをブレイクできるか',
      en: 'May a character be broken that is no target?',
    },
    reading: {
      ja: 'できる。「目標にならない」は文が目標に取ることを防ぎ、ブレイクはルールで行う。「ブレイク目標」も目標と読めば、宣言できない。',
      en: 'It may: being no target keeps off what texts aim at it, and a break aims by the rules. If what is broken is a target like any other, it may not be declared.',
    },
    clauses: ['base.1.5.4', '10-1'],
    confidence: 'inferred',
    setting: 'breakOnUntargetable',
    test: 'on a character that is no target may be declared, or not where the table plays so',
  },
  {
    id: 'stealth-after-guard',
    question: {
      ja: 'ガード宣言の後でアタック側がステルスを得たら',
      en: 'What if the attacker gains stealth after the guard was declared?',
    },
    reading: {
      ja: 'ガードは実行される。ステルスはガード宣言できる者を決め、宣言済みのガードには及ばない。解決時にも見る読み方では、ガードは実行されず、アタックは本来の目標に届く。',
      en: 'The guard stands: stealth says who may declare one, and this one has been declared. Looked at again as it resolves, the guard would not come about and the attack reach its target.',
    },
    clauses: ['base.1.7.10', '18-1', '4-6'],
    confidence: 'inferred',
    setting: 'stealthAfterGuard',
    test: 'stealth that is gained after the guard leaves it, or undoes it where the table plays so',
  },
  {
    id: 'bind-at-zero',
    question: {
      ja: '耐久力が0のキャラクターはバインドで場に残れるか',
      en: 'Does bind save a character without endurance?',
    },
    reading: {
      ja: '使えるが、耐久力が0の間は処理のたびにまた捨て札されるので、パワーが足りる限り繰り返し選ぶ。残れないと読めば、一度も使えない。',
      en: 'It may be used, and as long as endurance is zero it falls again at once: so its owner is asked again while there is power. If it could not stay anyway, bind would be of no use at all.',
    },
    clauses: ['base.1.7.5', '9-2'],
    confidence: 'inferred',
    setting: 'bindAtZero',
    test: 'is asked again as long as endurance is zero and there is power, or not at all where the table plays so',
  },
]
