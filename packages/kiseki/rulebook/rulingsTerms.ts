import type { Ruling } from '@fudaba/kernel/rules'

/** Terms and icon crafts: where the rulebook is silent or disagrees with itself. */
export const rulingsTerms: readonly Ruling[] = [
  {
    id: 'magic-late',
    question: {
      ja: '回復フェイズ開始後に【魔法】を使ったら。',
      en: 'What if magic is used after recovery has begun?',
    },
    reading: {
      ja: '次のターンの回復フェイズ開始時を待つ。その前に705.6で選ばれなければ軌跡へ行く。',
      en:
        "It waits for the next turn's recovery phase; unless chosen in 705.6 the UNIT goes to " +
        'the trail first.',
    },
    clauses: ['1412.1', '1211.8', '705.1'],
    confidence: 'ours',
    test: 'magic used in the recovery phase comes too late',
  },
  {
    id: 'magic-same-unit',
    question: {
      ja: '【魔法】の後に場を離れて戻ったUNITは回復するか。',
      en: 'Does a UNIT that left and came back after its magic recover?',
    },
    reading: {
      ja: 'しない。別のカードであり、効果は追わない。',
      en: 'No. It is a new card and the effect does not follow it.',
    },
    clauses: ['1412.1', '502.3', '1211.8'],
    confidence: 'inferred',
    test: 'magic does not recover a UNIT that left and came back',
  },
  {
    id: 'dispatch-timing',
    question: { ja: '【派遣】はいつでも使えるか。', en: 'Can dispatch be used at any time?' },
    reading: {
      ja: '使えない。手札からに限る部分だけを変え、配備ステップ・待機領域が空・CPの支払いはそのまま。',
      en: 'No. It only changes where from; deployment step, empty waiting zone and CP stay.',
    },
    clauses: ['1405.1', '703.8c-1', '902.4h', '1206.1'],
    confidence: 'inferred',
    test: 'a dispatched UNIT is played in the deployment step for its CP',
  },
  {
    id: 'dispatch-refill',
    question: { ja: '【派遣】の補充はいつ行うか。', en: 'When is the homebase refilled after a dispatch?' },
    reading: {
      ja: 'プレイが成立した直後、優先権の前に選ぶ。解決や無効とは関わらない。どの手札でもよい。',
      en:
        'Right after the play is complete, before anyone has priority. Whether it resolves does ' +
        'not matter. Any hand card will do.',
    },
    clauses: ['1405.1', '1204.2k', '1203.6'],
    confidence: 'ours',
    test: 'the homebase is refilled as soon as the dispatched UNIT has been played',
  },
  {
    id: 'boarding-place',
    question: { ja: '搭乗したUNITはどこにあるか。', en: 'Where are UNITs that boarded?' },
    reading: {
      ja: '持ち主の除外領域。どのITEMに乗っているかは公開。UNITとしては数えない。',
      en: "In their owner's exile, and which ITEM they crew is public. They do not count as UNITs.",
    },
    clauses: ['1337.1', '510.1', '1330.1'],
    confidence: 'inferred',
    test: 'a crew lies in exile and is no UNIT',
  },
  {
    id: 'boarding-by-cost',
    question: { ja: '【搭乗】のクラフトが無効にされたら。', en: 'What if the boarding craft is negated?' },
    reading: {
      ja: '搭乗はコストとして済んでおり、搭乗された属性だけでITEM・UNITになる。',
      en: 'The crew boarded as a cost, and being boarded alone makes the ITEM an ITEM・UNIT.',
    },
    clauses: ['1337.1', '1337.2', '1411.1', '1324.2'],
    confidence: 'inferred',
    test: 'a negated boarding craft still leaves a boarded ITEM・UNIT',
  },
  {
    id: 'boarding-number',
    question: { ja: 'X＝0でも乗員は要るか。', en: 'Is a crew needed for X = 0?' },
    reading: {
      ja: '要る。1つ以上2つまで、起きているUNITに限る。',
      en: 'Yes. One or two UNITs, and ready ones.',
    },
    clauses: ['1411.1', '1337.1'],
    confidence: 'inferred',
    test: 'boarding takes one or two ready UNITs',
  },
  {
    id: 'crew-returns',
    question: {
      ja: '乗員はいつ、誰の場に、どのように戻るか。',
      en: 'When, where and how does a crew return?',
    },
    reading: {
      ja:
        'ITEM・UNITが場を離れると同時に、持ち主の場へ横向きで。新しいカードとして「場に出た」こと' +
        'になる。',
      en:
        "At the moment the ITEM・UNIT leaves, to its owner's field, turned. It is new and has " +
        'entered the field.',
    },
    clauses: ['1337.3', '1320.1a', '502.3', '1322.1'],
    confidence: 'inferred',
    test: 'a crew returns turned at the moment its ITEM leaves, and has entered the field',
  },
  {
    id: 'boarded-without-numbers',
    question: {
      ja: 'STRやDEFの書かれていないITEMがUNITになったら。',
      en: 'What are STR and DEF of an ITEM that has none printed?',
    },
    reading: {
      ja: '0とみなす。搭乗を認めない読みを設定に置く。',
      en: 'Zero. Not allowing it to be boarded is a setting.',
    },
    clauses: ['base.2.4.4', '1337.2'],
    confidence: 'ours',
    setting: 'missingStats',
    test: 'a boarded ITEM without numbers has zero, unless the table forbids it',
  },
  {
    id: 'stunned-item-unit',
    question: { ja: '戦闘で負けたITEM・UNITは。', en: 'What of an ITEM・UNIT that loses a battle?' },
    reading: {
      ja: '破壊される。スタンダメージはないが、オーバーキルはある。「スタンした時」は誘発しない。',
      en: 'It is destroyed. No stun damage, but overkill; nothing triggers on stun.',
    },
    clauses: ['1306.5', '1306.3', '804.11a-3'],
    confidence: 'ours',
    test: 'a beaten ITEM・UNIT is destroyed without stun damage but with overkill',
  },
  {
    id: 'stun-cost-damage',
    question: { ja: 'コストのスタンでも絆を失うか。', en: 'Does stunning as a cost lose bond?' },
    reading: { ja: '失う。払った時に、CPコスト分。', en: 'Yes, the CP cost, when it is paid.' },
    clauses: ['1306.3', '1204.2h'],
    confidence: 'official',
    test: 'a UNIT stunned as a cost deals its stun damage at once',
  },
  {
    id: 'stun-damage-value',
    question: {
      ja: '自身のクラフトでCPコストが変わるUNITのスタンダメージは。',
      en: 'What is the stun damage of a UNIT whose own craft changes its CP cost?',
    },
    reading: {
      ja: 'スタンする直前の値。能力が止まる前の数を見る。',
      en: 'The value just before; its abilities still count.',
    },
    clauses: ['1306.3', '1202.2a', '1221.1'],
    confidence: 'ours',
    test: 'stun damage is the CP cost just before the stun',
  },
  {
    id: 'stunned-is-public',
    question: {
      ja: '伏せられたスタン状態のUNITの情報は見えるか。',
      en: 'Is a stunned UNIT, lying face down, known to both?',
    },
    reading: {
      ja: '見える。場は公開領域で、隠れるのは拠点の裏向きだけ。組織を条件に対象にできる。',
      en:
        'Yes. The field is public; only the homebase hides face-down cards. It can be targeted ' +
        'by its organisation.',
    },
    clauses: ['1306.2a', '506.2', '1204.2d-4', '1302.3'],
    confidence: 'official',
    test: 'a stunned UNIT can be targeted by its organisation',
  },
  {
    id: 'link-merge',
    question: {
      ja: '戦術リンクすると、それぞれにかかっていた効果や印は。',
      en: 'What becomes of effects and marks on two UNITs that link?',
    },
    reading: {
      ja:
        '1つになったUNITにどちらもかかり続ける。元の数値は印刷の合計で、効果はその上に加わる。サ' +
        'ブ名も両方。',
      en:
        'All of them go on applying to the one UNIT. Its base is the sum of what is printed; ' +
        'effects come on top. It has both sub-names.',
    },
    clauses: ['1336.1', '1336.1b', '1408.1'],
    confidence: 'ours',
    test: 'effects on either UNIT apply to the linked pair',
  },
  {
    id: 'link-battle',
    question: {
      ja: '攻撃UNITや応戦UNITが戦闘中に戦術リンクすると。',
      en: 'What becomes of an attack UNIT or a counter UNIT that links during the battle?',
    },
    reading: {
      ja:
        '移動もスタンもせずUNITのままなので、804.7では外れない。1つになったUNITが攻撃し、または応戦し' +
        '続ける。攻撃UNITどうしなら1つの攻撃UNITになる。',
      en:
        'It has not moved, is not stunned and is still a UNIT, so 804.7 does not take it out: the pair ' +
        'goes on attacking or countering. Two attack UNITs become one.',
    },
    clauses: ['1336.1', '804.7'],
    confidence: 'inferred',
    test: 'a counter UNIT that links goes on countering as a pair',
  },
  {
    id: 'link-leaves',
    question: {
      ja: '戦術リンク中のUNITが場を離れると。',
      en: 'What happens when a linked pair leaves the field?',
    },
    reading: {
      ja:
        '同時に2枚のカードに分かれて移る。手札なら2枚、軌跡なら2枚。順番のある領域では持ち主が決' +
        'める。別の場への移動では1つのまま。',
      en:
        'It splits into its two cards, which move together; their owner orders them where order ' +
        'matters. From field to field it stays one.',
    },
    clauses: ['1336.1', '502.3', '502.4'],
    confidence: 'inferred',
    test: 'a linked pair that returns to hand is two cards',
  },
  {
    id: 'link-stun',
    question: { ja: '戦術リンク中のUNITのスタンは。', en: 'How is a linked pair stunned?' },
    reading: {
      ja: '1つのUNITとしてスタンし、合計のCPコスト分の絆を失う。回復も1つとして。',
      en: 'As one UNIT, for the CP costs added up, and it recovers as one.',
    },
    clauses: ['1336.1', '1306.3', '1308.1'],
    confidence: 'inferred',
    test: 'a linked pair is stunned once, for the sum of its costs',
  },
  {
    id: 'link-partner',
    question: {
      ja: '自身が場に出た時、誰とリンクするか。',
      en: 'With whom does a UNIT link when it enters itself?',
    },
    reading: {
      ja:
        '【暗躍】を持たない他の自分のUNITから解決時に1つ選ぶ。他が出た時はそのUNITと。両方がその' +
        '時に起きていて未リンクなら、してもしなくてもよい。',
      en:
        'With another own open UNIT chosen on resolution; if another entered, with that one. ' +
        'Both must then be ready and unlinked, and it may be declined.',
    },
    clauses: ['1408.1'],
    confidence: 'ours',
    test: 'a UNIT that enters chooses an open companion to link with',
  },
  {
    id: 'martial-art-stacks',
    question: { ja: '【武術】を2つ持つと倍になるか。', en: 'Does martial art twice count twice?' },
    reading: {
      ja: 'なる。クラフトごとに、相手1体につき+1/+1。',
      en: 'Yes. Each of them gives +1/+1 for each opposing UNIT.',
    },
    clauses: ['1406.1', '1336.1c'],
    confidence: 'official',
    test: 'two martial arts give twice the bonus',
  },
  {
    id: 'puppet-types',
    question: { ja: '【人形】はどの領域でどう数えるか。', en: 'What is a puppet in each zone?' },
    reading: {
      ja:
        'デッキでも手札でも軌跡でもITEM・UNIT。UNITとしてもITEMとしてもプレイでき、どちらとしてプ' +
        'レイしたかは選ばず、両方をプレイしたことになる。',
      en:
        'An ITEM・UNIT in deck, hand and trail too. It may be played wherever either may; it is ' +
        'not chosen as which, and both were played.',
    },
    clauses: ['1416.1', '1212.2', '203.2a', '902.4h-1', '902.4h-2'],
    confidence: 'inferred',
    test: 'a puppet is an ITEM and a UNIT in every zone',
  },
  {
    id: 'link-and-gain',
    question: {
      ja: '後から得た組織もリンクに含まれるか。',
      en: 'Does a link reach an organisation gained later?',
    },
    reading: {
      ja: '含まれる。リンクは得る効果に依存するので後に適用する。',
      en: 'Yes. The link depends on the gain and is applied after it.',
    },
    clauses: ['1310.1', '1331.1', '1215.3a'],
    confidence: 'inferred',
    test: 'a link reaches an organisation that was gained',
  },
  {
    id: 'organisation-choice',
    question: {
      ja: '全組織のUNITがいる時、何を選べるか。',
      en: 'What may be chosen with a UNIT of all organisations in the field?',
    },
    reading: {
      ja:
        'そのゲームのカードに現れる組織のどれでも。開いた集まりなので、どのカードにも出ない名前は' +
        '選べない。',
      en:
        'Any organisation that the cards of the game know. The set is open, so one that no card ' +
        'names cannot be chosen.',
    },
    clauses: ['1312.4', '1333.1'],
    confidence: 'ours',
    test: 'a UNIT of all organisations opens every organisation for the choice',
  },
  {
    id: 'cancel-own-craft',
    question: {
      ja: '無効化は自身の常時クラフトや基準クラフトにも及ぶか。',
      en: "Does cancelling reach a UNIT's own crafts?",
    },
    reading: {
      ja:
        '自身への常時クラフトの効果は及ぶ。基準クラフトと印刷の情報は土台なので及ばない。クラフト' +
        'そのものは失わない。',
      en:
        'The effect of its constant craft on itself, yes; basis crafts and what is printed are ' +
        'the base and stay. The craft itself is not lost.',
    },
    clauses: ['1325.1', '1325.1a', '1215.1a'],
    confidence: 'ours',
    test: "cancelled effects include the UNIT's own bonus but not its basis craft",
  },
  {
    id: 'treated-bond',
    question: {
      ja: '「絆は20点であるものとする」時、実際が10点なら。',
      en: 'Bond "counts as 20": what if it is ten?',
    },
    reading: {
      ja: '10点。上から押さえるだけで、カードの参照にだけ働き、705.5は実際の絆を見る。',
      en: 'Ten. It only caps what cards see; 705.5 looks at the real bond.',
    },
    clauses: ['1329.2', '705.5', '1409.1'],
    confidence: 'inferred',
    test: 'bond that counts as twenty caps what cards see and nothing else',
  },
  {
    id: 'affiliation-first',
    question: { ja: '【帰属】の「初めて」は誰の何回目か。', en: 'Whose first attack does affiliation mean?' },
    reading: {
      ja:
        '支配者のUNITによるそのターン最初の攻撃。スクラムなら全員の組織。解決時の組織を、いなけれ' +
        'ば直前情報を見る。',
      en:
        "The first attack of the turn by its controller's UNITs, with all of a scrum. " +
        'Organisations are read on resolution, or as last known.',
    },
    clauses: ['1404.1', '1221.1'],
    confidence: 'inferred',
    test: 'affiliation sees only the first attack of its controller each turn',
  },
  {
    id: 'affiliation-itself',
    question: {
      ja: '【帰属】を持つUNIT自身の攻撃も最初の攻撃か。',
      en: 'Does its own attack count as the first?',
    },
    reading: {
      ja: '数える。自分の組織を得るだけで、後の攻撃では誘発しない。',
      en: 'Yes. It gains what it has, and a later attack does not trigger it.',
    },
    clauses: ['1404.1'],
    confidence: 'ours',
    test: "a UNIT's own first attack uses up its affiliation",
  },
  {
    id: 'reinforcement-check',
    question: {
      ja: '【援軍】はスタン状態の仲間でもよいか。',
      en: 'Is a stunned companion enough for reinforcement?',
    },
    reading: {
      ja: 'よい。場にあり、印刷の組織を持つ。確かめるのはプレイする時だけ。',
      en: 'Yes. It is in the field with its printed organisation. It is looked at on playing only.',
    },
    clauses: ['1403.1', '211.2'],
    confidence: 'inferred',
    test: 'a stunned companion is enough for reinforcement',
  },
  {
    id: 'covert-choice',
    question: {
      ja: '【暗躍:選択式】の選択はいつ、いつまで。',
      en: 'When is covert by choice chosen, and for how long?',
    },
    reading: {
      ja: '場に置かれる直前に選び、持った状態で出る。場を離れるまで続く。',
      en: 'Just before it is put there, so that it arrives so; until it leaves the field.',
    },
    clauses: ['1415.1', '1215.4'],
    confidence: 'ours',
    test: 'covert by choice is chosen before the UNIT arrives',
  },
  {
    id: 'rebuild-empty',
    question: { ja: 'デッキがない時の再構築は。', en: 'What is a rebuild with an empty deck?' },
    reading: {
      ja: 'カードは軌跡へ行き、補充はない。引いていないので負けない。持ち主が行う。',
      en:
        'The card goes to the trail and nothing replaces it. It is no draw, so nobody loses. The ' +
        'owner does it.',
    },
    clauses: ['1335.1', '104.2', '1102.1'],
    confidence: 'inferred',
    test: 'a rebuild with an empty deck loses a homebase card and not the game',
  },
  {
    id: 'search-then-shuffle',
    question: { ja: '探した後にデッキを切るか。', en: 'Is the deck shuffled after a search?' },
    reading: {
      ja: 'カードがそう言う時だけ。言わなければ順番は変わらず、見たことは知っている。',
      en: 'Only if the card says so; otherwise the order stays and what was seen is known.',
    },
    clauses: ['1312.2', '1312.3', '504.2'],
    confidence: 'inferred',
    test: 'a search shuffles only if the card says so',
  },
]
