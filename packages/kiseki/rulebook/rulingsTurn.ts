import type { Ruling } from '@fudaba/kernel/rules'

/** The game, its set-up and its turn, loops and corrections: where the rulebook is silent or disagrees with itself. */
export const rulingsTurn: readonly Ruling[] = [
  {
    id: 'first-initiative',
    question: {
      ja: '無作為に選ばれた人は自分をイニシアチブにしなくてもよいか。',
      en: 'May the player picked by chance give the initiative away?',
    },
    reading: {
      ja: 'よい。偶然が決めるのは「決める人」で、その人がどちらかを指名する。',
      en: 'Yes. Chance picks who decides; that player names either one.',
    },
    clauses: ['603.1a', '603.1e'],
    confidence: 'inferred',
    test: 'the player picked by chance names who has the first initiative',
  },
  {
    id: 'exchange-order',
    question: {
      ja: '入れ替えで下に置くカードの順番と、2人目が選ぶ時期は。',
      en: 'In which order do exchanged cards go under the deck, and when does the second player choose?',
    },
    reading: {
      ja: '持ち主が順番を決め、相手には見えない。先の人が引き終えてから次の人が選ぶ。',
      en:
        'Their owner orders them unseen. The second player chooses after the first has taken his ' +
        'new cards.',
    },
    clauses: ['603.1d', '502.4'],
    confidence: 'ours',
    test: 'exchanged cards lie under the deck in the order their owner chose',
  },
  {
    id: 'exchange-is-no-draw',
    question: {
      ja: '最初の手札や入れ替えは「引く」か。',
      en: 'Is taking the first hand or the exchange a draw?',
    },
    reading: {
      ja: '違う。移すだけなので「引いた時」は誘発せず、足りなくても負けない。',
      en: 'No. Cards are moved: nothing on drawing triggers and nobody loses for lack of cards.',
    },
    clauses: ['603.1c', '603.1d', '1102.1', '1313.1'],
    confidence: 'inferred',
    test: 'taking the first hand is not drawing',
  },
  {
    id: 'primary-player',
    question: {
      ja: '戦闘サブステップの間、プライマリーは誰か。',
      en: 'Who is primary during a battle sub-step?',
    },
    reading: {
      ja: 'サブステップを行っている側。フェイズの始まりと終わり、ステップの外ではイニシアチブ側。',
      en:
        'Whoever runs it. At the start and end of a phase and outside steps it is the initiative ' +
        'player.',
    },
    clauses: ['702.3', '802.3', '803.4a', '804.14', '1002.1b'],
    confidence: 'inferred',
    test: 'the player who runs the sub-step gets priority first in it',
  },
  {
    id: 'negative-strength',
    question: { ja: 'STRやDEFが負になったら。', en: 'What if STR or DEF falls below zero?' },
    reading: {
      ja: '負のまま比べ、合計にも入れる。絆を失う量が0以下なら何も起きない。DEF0で死ぬ規則はない。',
      en:
        'They are compared and added up as they are. A loss of zero or less is no loss. No rule ' +
        'removes a UNIT for DEF zero.',
    },
    clauses: ['104.2', '804.11a-2', '804.11b'],
    confidence: 'ours',
    test: 'a UNIT with DEF zero stays until something attacks it',
  },
  {
    id: 'recovery-choice',
    question: { ja: '705.6で相手のUNITを選べるか。', en: "May one choose the opponent's UNIT in 705.6?" },
    reading: {
      ja: '自分のUNITだけと読む。条文は誰のとも書かないので、どのUNITも選べる読みを設定に置く。',
      en: "Only one's own. The clause does not say whose, so choosing any is a setting.",
    },
    clauses: ['705.6'],
    confidence: 'inferred',
    setting: 'recoveryChoice',
    test: 'each player recovers one of the own stunned UNITs, unless the table lets any be chosen',
  },
  {
    id: 'recovery-order',
    question: {
      ja: '705.6の選択は見えるか、回復と軌跡に置く処理は同時か。',
      en: 'Are the choices of 705.6 open, and what happens together?',
    },
    reading: {
      ja: '先の選択は後の人に見える。回復は2人同時、その後に残りが2人同時に軌跡へ行く。',
      en:
        'The second player sees the first choice. Both recover at once, then all the rest goes ' +
        'to the trail at once.',
    },
    clauses: ['705.6', '1502.1'],
    confidence: 'inferred',
    test: 'both recover together and the rest leaves together afterwards',
  },
  {
    id: 'recovery-triggers',
    question: {
      ja: '705.6以降に誘発したものはいつプレイされるか。',
      en: 'When is what triggered after 705.4 played?',
    },
    reading: {
      ja: '次のターンの最初のルールチェックで。その時のプライマリーは新しいイニシアチブ側。',
      en: 'In the first rule check of the next turn, with the new initiative player as primary.',
    },
    clauses: ['705.6', '705.8', '703.2', '1211.4'],
    confidence: 'inferred',
    test: 'what triggers while UNITs go to the trail is played in the next turn',
  },
  {
    id: 'cp-after-dispatch',
    question: { ja: '【派遣】で拠点が減るとCPも減るか。', en: 'Does a dispatch lower the CP of the step?' },
    reading: {
      ja: '減らない。CPはステップの始めに数える。',
      en: 'No. CP are counted at the start of the step.',
    },
    clauses: ['703.8a', '1405.1'],
    confidence: 'inferred',
    test: 'a dispatch does not lower the CP of its step',
  },
  {
    id: 'x-zero',
    question: { ja: 'Xに0を選べるか。上限は。', en: 'May X be zero, and how large may it be?' },
    reading: {
      ja:
        '0を選べる。コストは払ったものとみなし、対象は選ばず、0回の行動は行わない。上限は払える数' +
        'で、コストにないXは99まで。',
      en:
        'Yes: the cost counts as paid, no target is chosen, nothing is done zero times. It goes ' +
        'up to what can be paid; an X outside the cost up to 99.',
    },
    clauses: ['104.5', '1305.2a', '1203.5', '1204.2d-1'],
    confidence: 'inferred',
    test: 'X may be zero and is bounded by what can be paid',
  },
  {
    id: 'orientation-and-face',
    question: {
      ja: '拠点から場に出すカードは裏向きのままか。',
      en: 'Does a homebase card put into the field stay face down?',
    },
    reading: {
      ja: '縦横は保ち、表向きで出る。場で伏せられているのはスタン状態だけ。',
      en: 'It keeps its orientation and enters face up. Only stunned UNITs lie face down in the field.',
    },
    clauses: ['502.3a', '1320.1b', '503.2a'],
    confidence: 'ours',
    test: 'a face-down homebase UNIT put into the field is face up',
  },
  {
    id: 'simultaneous-secret',
    question: {
      ja: '同時の選択で、先の人が手札から選んだものは見えるか。',
      en: 'In simultaneous choices, is a card chosen from a hand seen?',
    },
    reading: {
      ja: '公開のものの選択は見える。非公開のものは実行まで見えない。',
      en: 'A choice among public things is seen; one among hidden cards stays hidden until it is done.',
    },
    clauses: ['1502.1', '502.2'],
    confidence: 'ours',
    test: 'a hand card chosen first stays hidden until both have chosen',
  },
  {
    id: 'loop-smaller',
    question: { ja: '2人の言う回数が違う時は。', en: 'Which of two numbers counts?' },
    reading: {
      ja: '少ない方。後の人は先の数を聞いてから言う。',
      en: 'The smaller. The second player has heard the first number.',
    },
    clauses: ['1501.1b'],
    confidence: 'official',
    test: 'of two numbers of rounds the smaller is done',
  },
  {
    id: 'loop-same-actions',
    question: { ja: '何が同じならループか。', en: 'What makes it a loop?' },
    reading: {
      ja:
        '数えるもの以外は同じ状況に、同じ行動で戻ること。絆や誘発の回数など増減だけのものは除いて' +
        '比べる。',
      en:
        'Coming back to the same situation by the same actions, leaving out what merely adds up, ' +
        'such as bond.',
    },
    clauses: ['1501.1', '1501.1a'],
    confidence: 'ours',
    test: 'a loop that only changes bond is recognised',
  },
  {
    id: 'loss-in-the-middle',
    question: {
      ja: '空のデッキから引いた人はその場で負けるか。',
      en: 'Does a player who drew from an empty deck lose at once?',
    },
    reading: {
      ja: '次のルールチェックで。その前に解決中の処理は終わる。',
      en: 'At the next rule check; what is being resolved is finished first.',
    },
    clauses: ['103.1', '1102.1', '902.3'],
    confidence: 'inferred',
    test: 'a draw from an empty deck loses at the next rule check',
  },
  {
    id: 'both-decks-out',
    question: { ja: '同時のデッキ切れで勝つのは誰か。', en: 'Who wins when both decks run out at once?' },
    reading: {
      ja: 'その時の非プライマリー。イニシアチブではなく、行っているステップで決まる。',
      en: 'The non-primary player of that moment, which depends on the step and not on initiative.',
    },
    clauses: ['103.3', '1102.1', '702.3'],
    confidence: 'official',
    test: 'with both decks out the player who does not run the step wins',
  },
  {
    id: 'gain-at-forty',
    question: {
      ja: '40点で絆を得たら「得た時」は誘発するか。',
      en: 'At forty, does gaining bond trigger anything?',
    },
    reading: {
      ja: 'しない。増えた分だけ得たことになる。',
      en: 'No. One has gained only what the bond rose by.',
    },
    clauses: ['base.2.1.2', 'base.2.4.3'],
    confidence: 'ours',
    test: 'gaining bond at forty triggers nothing',
  },
  {
    id: 'control-and-zones',
    question: {
      ja: '奪ったUNITが場を離れたら誰の領域へ行き、誰が支配するか。',
      en: 'Where does a UNIT taken over go when it leaves, and who controls it?',
    },
    reading: {
      ja: '持ち主の領域へ行き、持ち主が支配する。',
      en: "To its owner's zone, under its owner's control.",
    },
    clauses: ['506.4', '502.5', '105.3a'],
    confidence: 'inferred',
    test: 'a UNIT taken over goes home when it leaves the field',
  },
  {
    id: 'undated-corrections',
    question: { ja: '日付や番号のない訂正は。', en: 'What of a correction without a date or number?' },
    reading: {
      ja:
        '日付がなければ最初から有効。番号がなければ当てはめる相手がないので記録だけ。前後の同じ訂' +
        '正は何も変えない。',
      en:
        'Without a date it holds from the beginning; without a number it is only on record; one ' +
        'that changes nothing changes nothing.',
    },
    clauses: ['1601.1', '1625', '1603'],
    confidence: 'ours',
    test: 'a correction without a date holds in every game',
  },
  {
    id: 'correction-date',
    question: { ja: 'どの日の訂正で遊ぶか。', en: 'Corrections of which day are played?' },
    reading: {
      ja: '既定では最新。対戦の日付を設定すれば、その日までに有効なものだけ。',
      en: 'The latest by default; with a date set, those in force on that day.',
    },
    clauses: ['1601.1'],
    confidence: 'ours',
    setting: 'correctionsDate',
    test: 'a game of an earlier date uses the text as printed then',
  },
  {
    id: 'sealed-all-cards',
    question: {
      ja: 'シールド戦で開けたカードの一部だけを使えるか。',
      en: 'May a sealed deck leave cards out?',
    },
    reading: { ja: '使えない。40枚すべてを使う。', en: 'No. All forty are played.' },
    clauses: ['602.3a', 'base.2.1.12'],
    confidence: 'official',
    test: 'a sealed deck that leaves a card out is refused',
  },
  {
    id: 'partial-instruction',
    question: { ja: '「3枚捨てる」で2枚しかない時は。', en: '"Discard three" with two in hand?' },
    reading: {
      ja: '効果なら2枚捨てる。コストなら払えない。',
      en: 'As an effect two are discarded; as a cost it cannot be paid.',
    },
    clauses: ['104.2', '1203.2'],
    confidence: 'inferred',
    test: 'an effect does what it can, a cost does not',
  },
]
