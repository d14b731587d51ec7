import type { ClauseRow } from '@fudaba/kernel/rules'

/**
 * Chapters 600 and 700: deck construction, set-up, the turn.
 * Titles are our own words; a row without a kind is enforced.
 */
export const clauses600to700 = {
  '600': {
    kind: 'structural',
    title: { ja: 'ゲームの準備', en: 'Preparing the game' },
    because: 'A heading.',
  },
  '601': {
    kind: 'structural',
    title: { ja: '概要', en: 'Outline' },
    because: 'A heading.',
  },
  '601.1': {
    kind: 'structural',
    title: { ja: '始める前にデッキを作り準備する', en: 'Build a deck and set up before play' },
    because: 'Announces 602 and 603, which carry it.',
  },
  '602': {
    kind: 'structural',
    title: { ja: 'デッキの構築', en: 'Deck construction' },
    because: 'A heading.',
  },
  '602.1': {
    kind: 'definition',
    title: { ja: 'デッキは4種類のカードの束', en: 'A deck is a pile of cards of the four types' },
    because: 'Names the deck; its numbers are 602.3a to 602.4b.',
    usedBy: ['602.3a', '602.4a'],
    models: 'formats',
  },
  '602.2': {
    title: { ja: '遊び方に応じたルールでデッキを用意する', en: 'The format decides which deck rules hold' },
  },
  '602.3': {
    kind: 'structural',
    title: { ja: 'ブリッツシールド戦', en: 'Blitz sealed' },
    because: 'A heading.',
  },
  '602.3a': {
    title: { ja: 'ブースター5つの40枚すべてで組む', en: 'Exactly the forty cards of five boosters' },
  },
  '602.3b': {
    title: { ja: '同じカードが何枚あってもよい', en: 'Any number of copies' },
  },
  '602.4': {
    kind: 'structural',
    title: { ja: 'ストラテジー戦', en: 'Strategy' },
    because: 'A heading.',
  },
  '602.4a': {
    title: { ja: '50枚ちょうど', en: 'Exactly fifty cards' },
  },
  '602.4b': {
    title: { ja: '名前とサブ名が同じものは4枚まで', en: 'At most four with the same name and sub-name' },
  },
  '602.4b-1': {
    title: { ja: '「一般」は何枚でもよい', en: 'The common sub-name is free of the limit' },
  },
  '603': {
    kind: 'structural',
    title: { ja: 'ゲームの準備', en: 'Set-up' },
    because: 'A heading.',
  },
  '603.1': {
    kind: 'structural',
    title: { ja: '始める前の手順', en: 'The list of preparations' },
    because: 'Announces 603.1a to 603.1e.',
  },
  '603.1a': {
    title: {
      ja: '無作為に選ばれた人が最初のイニシアチブを決める',
      en: 'Chance picks a player, who says who has initiative first',
    },
  },
  '603.1b': {
    title: { ja: 'デッキを切って裏向きに置く', en: 'Decks are shuffled and laid face down' },
  },
  '603.1c': {
    title: { ja: '上から4枚を手札にする', en: 'Four cards from the top make the hand' },
  },
  '603.1d': {
    title: {
      ja: 'イニシアチブ側から順に、1回だけ好きな枚数を入れ替える',
      en: 'Each may exchange cards once, initiative first',
    },
  },
  '603.1e': {
    title: { ja: '決まったイニシアチブでターンを始める', en: 'The first turn begins with that initiative' },
  },

  '700': {
    kind: 'structural',
    title: { ja: 'ターンの進行', en: 'The turn' },
    because: 'A heading.',
  },
  '701': {
    kind: 'structural',
    title: { ja: '概要', en: 'Outline' },
    because: 'A heading.',
  },
  '701.1': {
    title: { ja: '準備・戦闘・回復の順に進む', en: 'Preparation, battle, recovery' },
  },
  '702': {
    kind: 'structural',
    title: { ja: '基本原則', en: 'Principles' },
    because: 'A heading.',
  },
  '702.1': {
    title: { ja: 'フェイズは2人で共有する', en: 'Phases are shared' },
  },
  '702.2': {
    title: { ja: 'ステップは各自のもの', en: "Steps are each player's own" },
  },
  '702.3': {
    title: {
      ja: 'ステップを行う人が、なければイニシアチブ側がプライマリー',
      en: 'Primary is whoever runs a step, else the initiative player',
    },
  },
  '703': {
    kind: 'structural',
    title: { ja: '準備フェイズ', en: 'Preparation phase' },
    because: 'A heading.',
  },
  '703.1': {
    title: { ja: 'ターンの始まりに誘発', en: 'The start of the turn is an event' },
  },
  '703.2': {
    title: { ja: '優先権処理', en: 'Priority' },
  },
  '703.3': {
    title: { ja: '準備の始まりに誘発', en: 'The start of preparation is an event' },
  },
  '703.4': {
    title: { ja: '優先権処理', en: 'Priority' },
  },
  '703.5': {
    title: {
      ja: 'イニシアチブ側が3ステップ、次に相手が3ステップ',
      en: "The initiative player's three steps, then the other's",
    },
  },
  '703.6': {
    kind: 'structural',
    title: { ja: 'ドローステップ', en: 'Draw step' },
    because: 'A heading.',
  },
  '703.6a': {
    title: { ja: '2枚引く', en: 'Two cards are drawn' },
  },
  '703.6b': {
    title: { ja: 'ドローの後に始まりの誘発', en: 'The start of the draw step is an event' },
  },
  '703.6c': {
    title: { ja: '優先権処理', en: 'Priority' },
  },
  '703.7': {
    kind: 'structural',
    title: { ja: '拠点ステップ', en: 'Base step' },
    because: 'A heading.',
  },
  '703.7a': {
    title: {
      ja: '手札を1枚まで裏向きで拠点に置く',
      en: 'Up to one hand card goes face down to the homebase',
    },
  },
  '703.7b': {
    title: { ja: '拠点に置いた後に始まりの誘発', en: 'The start of the base step is an event' },
  },
  '703.7c': {
    title: { ja: '優先権処理', en: 'Priority' },
  },
  '703.8': {
    kind: 'structural',
    title: { ja: '配備ステップ', en: 'Deployment step' },
    because: 'A heading.',
  },
  '703.8a': {
    title: { ja: '拠点1枚につき1CP得る', en: 'One CP for each homebase card' },
  },
  '703.8b': {
    title: { ja: 'CPを得た後に始まりの誘発', en: 'The start of the deployment step is an event' },
  },
  '703.8c': {
    title: { ja: '優先権処理', en: 'Priority' },
  },
  '703.8c-1': {
    title: {
      ja: 'UNITとITEMは配備ステップだけ',
      en: 'UNITs and ITEMs are played in the deployment step only',
    },
  },
  '704': {
    kind: 'structural',
    title: { ja: '戦闘フェイズ', en: 'Battle phase' },
    because: 'A heading.',
  },
  '704.1': {
    title: { ja: '戦闘フェイズは800に従う', en: 'The battle phase follows 800' },
  },
  '705': {
    kind: 'structural',
    title: { ja: '回復フェイズ', en: 'Recovery phase' },
    because: 'A heading.',
  },
  '705.1': {
    title: { ja: '回復の始まりに誘発', en: 'The start of recovery is an event' },
  },
  '705.2': {
    title: { ja: '優先権処理', en: 'Priority' },
  },
  '705.3': {
    title: { ja: 'ターンの終わりに誘発', en: 'The end of the turn is an event' },
  },
  '705.4': {
    title: { ja: '優先権処理', en: 'Priority' },
  },
  '705.5': {
    title: {
      ja: '絆0以下で負け、両者なら少ない方、同じならイニシアチブ側',
      en: 'Bond at zero or less loses; of two the lower; of equals the initiative player',
    },
  },
  '705.6': {
    title: {
      ja: '両者が1つずつ選んで同時に回復し、残りのスタンは軌跡へ',
      en: 'Each may recover one stunned UNIT, the rest go to the trail together',
    },
  },
  '705.7': {
    title: { ja: '「このターン中」が終わる', en: '"This turn" ends' },
  },
  '705.8': {
    title: { ja: '場と拠点をすべてレディする', en: 'Everything in field and homebase is readied' },
  },
  '705.9': {
    title: { ja: 'イニシアチブが移り、次のターンへ', en: 'Initiative passes and a new turn begins' },
  },
} as const satisfies Record<string, ClauseRow>
