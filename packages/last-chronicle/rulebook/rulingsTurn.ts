import type { Ruling } from '@fudaba/kernel/rules'

/** Our readings about the turn and the battle. */
export const rulingsTurn: readonly Ruling[] = [
  {
    id: 'two-windows-of-the-draw-phase',
    question: {
      ja: 'ドローフェイズの優先権は引く前と後の2回か。',
      en: 'Is there priority both before and after the draw?',
    },
    reading: {
      ja: '2回。9.3.3と9.3.4は別の機会で、引くのはその間。',
      en: 'Yes. 9.3.3 and 9.3.4 are two occasions, and the draw lies between them.',
    },
    clauses: ['9.3.3', '9.3.3.1', '9.3.4'],
    confidence: 'inferred',
    test: 'the draw phase has a window before the draw and one after it',
  },
  {
    id: 'soul-action-in-closed-phases',
    question: {
      ja: 'スペルを使えないフェイズでもソウルアクションはできるか。',
      en: 'May soul actions be taken in a phase without spells?',
    },
    reading: {
      ja: 'できる。禁じられるのはスペルとアクションアビリティだけ。',
      en: 'Yes. Only spells and action abilities are barred there.',
    },
    clauses: ['9.3.1', '9.4.1', '15.1.16.2'],
    confidence: 'inferred',
    test: 'a soul action is possible with priority even where spells are not',
  },
  {
    id: 'mulligan-is-no-draw-loss',
    question: {
      ja: '入れ替えで戻すのは手札全部か。',
      en: 'Is the exchange of the opening hand all or nothing?',
    },
    reading: {
      ja: '全部か、まったくしないか。順番は本人が決める。',
      en: 'All of it or none; the owner orders it.',
    },
    clauses: ['8.2.1.6'],
    confidence: 'official',
    test: 'the exchanged hand lies under the deck in the order its owner chose',
  },
  {
    id: 'lamps',
    question: {
      ja: 'ランプは今の時代だけを見るか、通った時代も見るか。',
      en: 'Is only the lamp of the current era looked at, or those of past eras too?',
    },
    reading: { ja: '今の時代のランプだけ。', en: 'Only that of the current era.' },
    clauses: ['5.7.3', 'base.4.3.3'],
    confidence: 'inferred',
    setting: 'lamps',
    test: 'only the lamp of the current era counts, unless the setting says that lamps add up',
  },
  {
    id: 'level-without-era-of-two',
    question: {
      ja: '4枚を超えたマーカーは時代をⅤにするか。',
      en: 'Do more than four markers make a fifth era?',
    },
    reading: { ja: 'しない。時代はⅣまで。', en: 'No. There is no era above IV.' },
    clauses: ['7.6.2', '12.4.7'],
    confidence: 'official',
    test: 'a fifth marker makes no fifth era and goes to the discard pile',
  },
  {
    id: 'attack-cost-unpayable',
    question: {
      ja: '攻撃のコストを払えないユニットを選べるか。',
      en: 'May units be declared whose costs of attacking cannot be paid together?',
    },
    reading: {
      ja: '選べない。払えない宣言は巻き戻されるので、初めから選択肢にない。',
      en: 'No. Such a declaration would be taken back, so it is never offered.',
    },
    clauses: ['10.1.2.5', '6.8.2', '14.1'],
    confidence: 'inferred',
    test: 'units whose costs of attacking cannot be paid together are not declared together',
  },
  {
    id: 'blocked-squad-shrinks',
    question: {
      ja: '防御された小隊が減ったら合計パワーは残った分か。',
      en: 'If a blocked squad shrinks, does it deal the power of those left?',
    },
    reading: { ja: '残った攻撃ユニットの合計。', en: 'Yes, the sum of those still attacking.' },
    clauses: ['6.7.4', '6.7.2.1', '10.1.4.4'],
    confidence: 'inferred',
    test: 'a squad that shrank deals the power of those left',
  },
  {
    id: 'defender-gone',
    question: {
      ja: '防御ユニットがいなくなったら攻撃ユニットはダメージを受けるか。',
      en: 'With the defender gone, is damage dealt to anyone?',
    },
    reading: { ja: '誰にも与えられない。', en: 'To nobody.' },
    clauses: ['10.1.4.4', '10.2.1.1'],
    confidence: 'official',
    test: 'with the defender gone nobody takes damage',
  },
  {
    id: 'squad-remainder',
    question: {
      ja: '防御ユニットのパワーが500で割り切れないときの端数は。',
      en: 'The defender’s power is no multiple of 500: what of the rest?',
    },
    reading: {
      ja: '500区切りで割り振れる分だけを割り振る。',
      en: 'Only what can be divided in steps of 500 is dealt.',
    },
    clauses: ['6.7.5'],
    confidence: 'ours',
    test: 'a remainder below 500 is not dealt to a squad',
  },
  {
    id: 'hand-limit-only-turn-player',
    question: {
      ja: '手札上限は相手にも適用されるか。',
      en: 'Does the hand limit hold for the other player too?',
    },
    reading: { ja: 'ターンプレイヤーだけ。', en: 'Only for the turn player.' },
    clauses: ['9.7.3.1'],
    confidence: 'official',
    test: 'only the turn player discards down to six',
  },
  {
    id: 'damage-of-a-squad',
    question: {
      ja: '小隊のダメージはどのユニットが与えたことになるか',
      en: 'Which unit of a squad deals its damage?',
    },
    reading: {
      ja: 'どのユニットでもなく、小隊が1体のように1回与える。各ユニットが与えたと読めば、ダメージを待つ能力が人数分誘発する。',
      en: 'None of them: the squad deals it once, like one unit. If each dealt its share, what waits for damage would trigger once for each.',
    },
    clauses: ['6.7.3', '6.6.1.1'],
    confidence: 'inferred',
    test: 'a squad deals its damage as one unit: what waits for that triggers once',
  },
  {
    id: 'breakthrough-in-a-squad',
    question: {
      ja: '小隊の一部だけが突破を持つ時',
      en: 'What if only some units of a squad have breakthrough?',
    },
    reading: {
      ja: '持つユニットがそれぞれ自分の突破を与える。小隊全体が持つ時だけと読めば、15.2.4.4で別々に働く余地がない。',
      en: 'Each unit that has it deals its own. If all had to have it, there would be nothing to work apart by 15.2.4.4.',
    },
    clauses: ['15.2.4.3', '15.2.4.4'],
    confidence: 'inferred',
    test: 'breakthrough works in a squad though others have none',
  },
  {
    id: 'dying-together',
    question: {
      ja: '同時に破壊されるユニットは、互いの破壊を見るか。',
      en: 'Does a unit that dies at the same time see the others die?',
    },
    reading: {
      ja: '見る。離れるときの誘発は直前の状態で確かめるので、一緒に離れたものも数える。先に離れたと読めば、どちらも見ないことになる。',
      en: 'Yes. What triggers on leaving looks at how things were just before, so those that leave with it count. Read as one leaving first, neither would see the other.',
    },
    clauses: ['6.5.2', '11.6.5', '11.6.17'],
    confidence: 'inferred',
    test: 'a unit that is destroyed with others has seen each of them go',
  },
  {
    id: 'stolen-soulstone',
    question: {
      ja: '奪ったユニットの『魂石化』は誰のソウルヤードに置くか。',
      en: 'Whose soul yard does a stolen unit with 魂石化 go to?',
    },
    reading: {
      ja: 'オーナーの。置き換えるのがオーナーの捨て札置き場への移動だから。7.2にソウルヤードはないので、コントローラーのとも読める。',
      en: 'The owner’s, for what is replaced is a move to the owner’s discard pile. Since 7.2 does not name the soul yard, it can be read as the controller’s.',
    },
    clauses: ['15.2.5.2', '7.2'],
    confidence: 'inferred',
    setting: 'stolenSoulstone',
    test: 'a stolen unit that turns to stone goes to its owner’s yard, or by the setting to its controller’s',
  },
  {
    id: 'own-change-and-becomes',
    question: {
      ja: '自身のパワーを+1000するユニットのパワーを、他の効果が3000にするとき。',
      en: 'A unit gives itself +1000 power, and another effect makes its power 3000.',
    },
    reading: {
      ja: '3000。自身を変える効果が先（11.9.4.8）で、値を定める効果はその後。11.9.4.9を優先すれば、定めてから加えて4000。',
      en: '3000: what changes its own card comes first (11.9.4.8), and what sets the number after it. If 11.9.4.9 went before, it would be set and then raised, to 4000.',
    },
    clauses: ['11.9.4.8', '11.9.4.9'],
    confidence: 'inferred',
    setting: 'ownChanges',
    test: 'an own change comes before an effect of another card that sets the number, or by the setting after it',
  },
]
