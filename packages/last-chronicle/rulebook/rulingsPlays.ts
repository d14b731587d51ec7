import type { Ruling } from '@fudaba/kernel/rules'

/** Our readings about costs, texts and the end of a game. */
export const rulingsPlays: readonly Ruling[] = [
  {
    id: 'life-at-or-below-zero',
    question: { ja: 'ライフが0を下回ったときも負けか。', en: 'Is a life below zero a loss, too?' },
    reading: {
      ja: '負け。12.4.1は0としか言わないが、3.1.1は0以下。',
      en: 'Yes. 12.4.1 says zero only, but 3.1.1 says zero or less.',
    },
    clauses: ['3.1.1', '12.4.1'],
    confidence: 'inferred',
    test: 'a life below zero loses too',
  },
  {
    id: 'loss-for-different-reasons',
    question: {
      ja: '一方がライフ、他方がデッキで同時に負けたら。',
      en: 'One has no life left, the other no card to draw: who wins?',
    },
    reading: { ja: '引き分け。理由が違っても同時の敗北。', en: 'Nobody: both lose at once, whatever for.' },
    clauses: ['3.3', '12.4.1', '12.4.2'],
    confidence: 'inferred',
    test: 'both losing for different reasons is a draw too',
  },
  {
    id: 'blue-orbs',
    question: { ja: '光碧CAは進展に数えるか。', en: 'Do blue orbs count for an advance?' },
    reading: { ja: '通常のCAと同じに数える。', en: 'Yes, like yellow ones.' },
    clauses: ['5.3.2', '9.5.7'],
    confidence: 'inferred',
    test: 'yellow and blue ones count alike',
  },
  {
    id: 'free-cost-of-any-soul',
    question: {
      ja: 'フリーコストは無勢力のソウルで払えるか。',
      en: 'Is free cost paid with souls of no power?',
    },
    reading: { ja: 'どの勢力でも、勢力のないソウルでも払える。', en: 'With souls of any power and of none.' },
    clauses: ['5.2.2', '6.8.2'],
    confidence: 'inferred',
    test: 'free cost is paid with any soul, powerless ones too',
  },
  {
    id: 'text-about-placing',
    question: {
      ja: '配置の際に選ぶ文はいつ、どこで実行されるか。',
      en: 'A text that has something chosen on placing: when is it carried out?',
    },
    reading: {
      ja: '配置の一部として、スタックを使わずに、戦場に出た直後。',
      en: 'As part of the placing, without the stack, as soon as the card lies there.',
    },
    clauses: ['11.3.3', '11.3.5', '11.3.10'],
    confidence: 'ours',
    test: 'one of several effects is declared, and applies as the card is placed',
  },
  {
    id: 'nothing-to-choose-on-placing',
    question: {
      ja: '配置の際に選ぶものがなければ配置できるか。',
      en: 'May a card be placed if there is nothing for what it has chosen?',
    },
    reading: {
      ja: 'できない。手順を終えられない配置は巻き戻されるので、選択肢に出ない。',
      en: 'No. Such a placing would be taken back, so it is never offered.',
    },
    clauses: ['11.3.5', '14.1'],
    confidence: 'inferred',
    test: 'without enough to choose it is not placed',
  },
  {
    id: 'cost-of-a-card-and-of-its-abilities',
    question: {
      ja: 'カードのコストを増減する効果は起動コストにも及ぶか。',
      en: 'Does what changes the cost of a card change that of its abilities?',
    },
    reading: {
      ja: '及ばない。起動コストを変える効果だけが変える。',
      en: 'No. Only what speaks of the cost of abilities does.',
    },
    clauses: ['5.2.2.2', '11.5.10'],
    confidence: 'ours',
    test: 'what changes the cost of a card leaves that of its abilities alone',
  },
  {
    id: 'order-of-a-burst',
    question: {
      ja: 'ソウルバーストのコストは選ぶ前に払うか後に払うか。',
      en: 'Is a soul burst paid before or after its choices?',
    },
    reading: {
      ja: '後。Xを決め、選び、コストを確定し、払う。',
      en: 'After: X first, then the choices, then the cost is fixed and paid.',
    },
    clauses: ['11.6.8', '11.6.10', '11.6.12', '11.6.13'],
    confidence: 'official',
    test: 'the X of a trigger’s cost is chosen, as far as it can be paid',
  },
  {
    id: 'moved-into-the-hand',
    question: {
      ja: '離れて手札に戻ったカードに誘発は及ぶか。',
      en: 'A unit leaves for the hand: does a trigger on its leaving find it?',
    },
    reading: { ja: '見つからない。移動先が非公開だから。', en: 'No, for not all can see it there.' },
    clauses: ['11.6.17', '11.6.17.2'],
    confidence: 'official',
    test: 'a card that moved is not found where not all can see it',
  },
  {
    id: 'several-at-once',
    question: {
      ja: '2体が同時に出たとき「たび」は何回か。',
      en: 'Two units come at once: how often does a trigger on a unit coming trigger?',
    },
    reading: { ja: '2回。それぞれが1つの出来事。', en: 'Twice; each of them is a time of its own.' },
    clauses: ['11.6.5', '11.6.17.2.1'],
    confidence: 'inferred',
    test: 'of several events at once, each triggers by itself',
  },
  {
    id: 'who-orders-what-comes-together',
    question: {
      ja: '同時に出たカードのタイムスタンプを相手の効果のときも決めるのは。',
      en: 'Cards come together by the other player’s effect: who orders their timestamps?',
    },
    reading: { ja: '誰の効果でもターンプレイヤー。', en: 'The turn player, whoever’s effect it was.' },
    clauses: ['11.9.4.14'],
    confidence: 'official',
    test: 'of cards that come together the turn player says which is the older',
  },
  {
    id: 'milled-while-going-back',
    question: {
      ja: '支払いの途中でデッキが動き、使用が不正になったら。',
      en: 'A card left the deck during a payment that then fails: what is undone?',
    },
    reading: {
      ja: '何も戻らない。使用は成り立たず、支払いも返らない。',
      en: 'Nothing. The play comes to nothing, and what was paid stays paid.',
    },
    clauses: ['14.1', '14.4'],
    confidence: 'inferred',
    test: 'what came out of the deck meanwhile is not taken back',
  },
  {
    id: 'breakthrough-of-the-destroyed',
    question: {
      ja: '相討ちでも突破はダメージを与えるか。',
      en: 'Both are destroyed: does breakthrough deal damage?',
    },
    reading: {
      ja: '与えない。防御ユニットだけが破壊されたときに限る。',
      en: 'No, only if the defender alone was destroyed.',
    },
    clauses: ['15.2.4.2'],
    confidence: 'official',
    test: 'breakthrough deals nothing if both are destroyed or none is',
  },
  {
    id: 'joined-cards-of-a-returned-unit',
    question: {
      ja: '結合先が手札に戻ったら結合カードも戻るか。',
      en: 'A unit returns to the hand: where do the cards joined to it go?',
    },
    reading: { ja: '捨て札置き場へ。', en: 'To the discard pile.' },
    clauses: ['15.2.15.1.7'],
    confidence: 'official',
    test: 'when the unit leaves, what was joined goes to the discard pile',
  },
  {
    id: 'soul-change-is-optional',
    question: {
      ja: '払えるときもソウルチェンジで犠牲が要るか。',
      en: 'If the cost can be paid, must a unit be sacrificed for a soul change?',
    },
    reading: { ja: '要らない。', en: 'No.' },
    clauses: ['15.2.6.4'],
    confidence: 'inferred',
    test: 'nobody has to change if it can be paid',
  },
  {
    id: 'defender-that-changed-sides',
    question: {
      ja: '防御ユニットのコントロールが移ったら。',
      en: 'The defender comes under the control of the attacker: who deals what?',
    },
    reading: { ja: '戦闘から外れ、誰も受けない。', en: 'It has left the battle; nobody is dealt anything.' },
    clauses: ['10.1.4.3', '10.1.4.4', '10.2.1.1'],
    confidence: 'inferred',
    test: 'a defender that changed sides takes no damage and deals none',
  },
  {
    id: 'negated-on-the-stack',
    question: {
      ja: '打ち消されたスペルやアビリティはどうなるか。',
      en: 'A spell or an ability is negated: what becomes of it?',
    },
    reading: {
      ja: '解決されずにスタックを離れる。スペルは捨て札置き場へ。支払いは戻らない。',
      en: 'It leaves the stack unresolved, a spell for the discard pile. What was paid stays paid.',
    },
    clauses: ['11.2.2', '11.8.10'],
    confidence: 'inferred',
    test: '波止めの言葉 takes a spell of the opponent off the stack, and nothing comes of it',
  },
]
