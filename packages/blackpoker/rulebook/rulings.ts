import type { Ruling } from '@fudaba/kernel/rules'

/** Where the rules are silent or disagree: the question, our reading, and the test that holds it. */
export const rulings: readonly Ruling[] = [
  {
    id: 'fog-at-end',
    question: { ja: 'エンドで片付くのは誰のフォグか。', en: 'Whose fog does End clear?' },
    reading: {
      ja: '8.0では終える側のフォグだけ。9.1の「全員」は設定で選べる。',
      en: 'In 8.0 only that of the ending player. The 9.1 rule, every fog, is a setting.',
    },
    clauses: ['end.2', 'base.3.7.2'],
    confidence: 'official',
    setting: 'endClearsFog',
    test: 'End clears the own fog and leaves the other, unless the table plays the 9.1 rule',
  },
  {
    id: 'draw-rule',
    question: {
      ja: 'ドローは1枚＋任意の1枚か、2枚か。',
      en: 'Does Draw take one and an optional one, or two?',
    },
    reading: {
      ja: '8.0は1枚引き、見てから2枚目を選ぶ。9.0の「2枚、ライフ2枚以下なら1枚」は設定で選べる。',
      en:
        'In 8.0 one card, then a second if wanted. The 9.0 rule (two, or one at life two or less) is a ' +
        'setting.',
    },
    clauses: ['draw.1', 'draw.2', 'base.3.7.5', 'base.3.7.6'],
    confidence: 'official',
    setting: 'drawRule',
    test: 'Draw takes one and offers a second, or two at once under the rule of edition 9',
  },
  {
    id: 'block-drives',
    question: { ja: 'ブロックするとドライブするか。', en: 'Does blocking drive the blocker?' },
    reading: {
      ja: '本文にないのでドライブしない。作者の新しい試作ではするため、設定を置く。',
      en: 'The text does not say so: no. The newest prototype of the author does it, so it is a setting.',
    },
    clauses: ['block.effect', 'base.3.7.7'],
    confidence: 'ours',
    setting: 'blockDrives',
    test: 'a blocker stays charged unless the table drives blockers',
  },
  {
    id: 'chance-after-request',
    question: { ja: '起こした後のチャンスは誰のものか。', en: 'Who has the chance after a request?' },
    reading: {
      ja: '8.0の流れ図では起こした側が持ち続け、パスして初めて相手に移る。9.xの説明は設定で選べる。',
      en:
        'By the flow of 8.0 the requester keeps it until he passes. The prose of 9.x, it moves on, is a ' +
        'setting.',
    },
    clauses: ['base.3.5.30', 'base.3.5.43', 'base.3.7.20'],
    confidence: 'official',
    setting: 'chanceAfterRequest',
    test: 'the requester may request again before the opponent is asked, unless the chance moves on',
  },
  {
    id: 'frame-full54',
    question: { ja: '54枚で遊ぶ時の準備は。', en: 'How is a 54-card game set up?' },
    reading: {
      ja:
        '8.0の公式フレームはどれもプリセットを行うので、同じ準備をする。兵士の番にJokerが出たら墓地へ送り、' +
        '次を出す。',
      en:
        'Every official frame of 8.0 has a preset, so the set-up is the same. A Joker in the place of the ' +
        'soldier goes to the graveyard and the next card is taken, as often as needed.',
    },
    clauses: ['base.3.2.6', 'base.3.2.26', 'base.3.2.35'],
    confidence: 'inferred',
    setting: 'frame',
    test: 'with 54 cards the preset skips Jokers until a soldier appears',
  },
  {
    id: 'preset-face',
    question: { ja: 'プリセットの防壁は表か裏か。', en: 'Does the preset barrier lie face up or face down?' },
    reading: {
      ja:
        '8.0は向きを書かず、防壁は裏向きのカードとされるので裏が既定。表向きは8.1からで、設定で選べる。兵' +
        '士は常に表。',
      en:
        'The 8.0 text names no face and its only barrier is a face-down card, so face down is the ' +
        'default; face up came with 8.1 and is a setting. The soldier is face up either way.',
    },
    clauses: ['base.3.2.25', 'barrier.key', 'base.3.2.33'],
    confidence: 'inferred',
    setting: 'presetFaceUp',
    test: 'the preset barrier is hidden by default and public when the table plays it face up',
  },
  {
    id: 'shuffle-first',
    question: {
      ja: '8.0の手順ではプリセットの後に切るのか。',
      en: 'Does 8.0 really shuffle after the preset?',
    },
    reading: {
      ja: '書き間違いと読む。先に切り、プリセット、手札、先攻決めの順。',
      en: 'A slip: shuffle first, then preset, hand, flip.',
    },
    clauses: ['base.3.2.27', 'base.3.7.21', 'base.3.2.30', 'base.3.2.31'],
    confidence: 'official',
    test: 'the preset pair comes from a shuffled deck',
  },
  {
    id: 'preset-kind',
    question: {
      ja: 'プリセットの兵士がAや絵札なら何になるか。',
      en: 'What is a preset soldier that is an ace or a court card?',
    },
    reading: {
      ja: '数字に応じた兵士になる。Aはエース、J〜Kは英雄。どちらもチャージ状態で出る。',
      en: 'The soldier its rank says: an ace, or a hero. Both preset characters enter charged.',
    },
    clauses: ['base.3.2.26', 'base.3.2.25', 'ace.size', 'hero.size'],
    confidence: 'inferred',
    test: 'a preset ace is an ace and a preset king a hero, both charged',
  },
  {
    id: 'preset-first-turn',
    question: {
      ja: 'プリセットの兵士は最初のターンに攻撃できるか。',
      en: 'May the preset soldier attack in the very first turn?',
    },
    reading: {
      ja: 'できる。どのターンにも出ていないので「このターンに出た」ものではない。',
      en: 'Yes. It entered before any turn, so it did not enter this turn.',
    },
    clauses: ['base.3.2.26', 'attack.fresh'],
    confidence: 'inferred',
    test: 'the preset soldier may attack in the first turn',
  },
  {
    id: 'flip-exhausted',
    question: {
      ja: '先攻決めで引き分けが続きライフが尽きたら。',
      en: 'What if ties in the flip use up the life?',
    },
    reading: {
      ja: '決まらないまま尽きたら1番の席を手番とし、勝敗判定に進む。両者0枚なので手番側が負ける。',
      en:
        'If nothing is decided when the cards run out, seat one takes the turn and the result is checked: ' +
        'both at zero, so seat one loses.',
    },
    clauses: ['base.3.2.39', 'base.3.3.8'],
    confidence: 'ours',
    test: 'a flip that never decides ends the game instead of hanging it',
  },
  {
    id: 'haste-word',
    question: { ja: 'アタックにある「連攻」とは何か。', en: 'What is the unknown label in Attack?' },
    reading: {
      ja: '「速攻」の読み違い。どの版にも別のラベルはない。',
      en: 'A misreading of haste; no edition has another label of that name.',
    },
    clauses: ['attack.fresh', 'base.3.1.5', 'ace.labels'],
    confidence: 'official',
    test: 'an ace may attack in the turn it entered',
  },
  {
    id: 'pass-record-after-resolution',
    question: {
      ja: '1つ解決した後、前のパスは残るか。',
      en: 'Do old passes stand after a request has resolved?',
    },
    reading: {
      ja:
        '残らない。図では要求時にしか消えないが、残すと次の要求に相手が対応できない。チャンスが手番側に戻' +
        'る時に消す。',
      en:
        'No. The flow clears them only on a request, but then the opponent could not answer the next one. ' +
        'They are cleared when the chance returns to the turn player.',
    },
    clauses: ['base.3.5.32', 'base.3.5.33', 'base.3.5.34', 'base.3.5.36'],
    confidence: 'inferred',
    test: 'after one request has resolved both must pass again before the next does',
  },
  {
    id: 'pass-on-empty-stage',
    question: { ja: 'ステージが空の時にパスできるか。', en: 'May one pass with an empty stage?' },
    reading: {
      ja:
        'できる。相手はクイックを起こせる。両者がパスしても何も起きず、手番側にチャンスが戻る。続けてのパ' +
        'スは認めず、手番側は何かを起こす（エンドは常に起こせる）。',
      en:
        'Yes. The opponent may then use quick actions; if both pass nothing happens and the chance ' +
        'returns to the turn player, who then has to act: otherwise the game could stand still for ever, ' +
        'and End is always possible.',
    },
    clauses: ['base.3.8.1', 'base.3.5.31', 'base.3.5.43', 'base.3.5.36', 'end.3'],
    confidence: 'ours',
    test: 'two passes over an empty stage change nothing and return the chance to the turn player',
  },
  {
    id: 'cost-choice',
    question: {
      ja: 'どの防壁・どの手札で払うかは誰が選ぶか。',
      en: 'Who chooses the barrier or the card that pays a cost?',
    },
    reading: {
      ja: '払う側が、表記の順に1つずつ。キーカードや対象が残らない払い方はできない。',
      en:
        'The payer, one symbol after the other as printed. A payment that would leave no key card is not ' +
        'offered.',
    },
    clauses: ['legend.cost-B', 'legend.cost-L', 'legend.cost-D', 'base.3.5.19'],
    confidence: 'inferred',
    test: 'the payer chooses what pays, but never the only key',
  },
  {
    id: 'cost-in-full',
    question: { ja: 'コストは一部だけ払えるか。', en: 'May a cost be paid in part?' },
    reading: {
      ja: '払えない。「できるところまで」は効果の話で、払い切れないアクションは起こせない。',
      en: 'No. "As far as possible" is about effects; an action whose cost cannot be paid is not offered.',
    },
    clauses: ['legend.cost-B', 'legend.cost-L', 'legend.cost-D', 'base.3.5.24'],
    confidence: 'inferred',
    test: 'an action whose cost cannot be paid in full is not offered',
  },
  {
    id: 'pay-last-life',
    question: { ja: '最後のライフでLを払えるか。', en: 'May L be paid with the last life card?' },
    reading: {
      ja: '払える。勝敗は次にリクエストが1つ解決した時に調べるので、それまでゲームは続く。',
      en: 'Yes. The result is checked when the next request has resolved, so the game goes on until then.',
    },
    clauses: ['legend.cost-L', 'base.3.3.7', 'base.3.3.6'],
    confidence: 'inferred',
    test: 'paying the last life loses only when the next request has resolved',
  },
  {
    id: 'once-a-turn-counts',
    question: { ja: '1ターンに1回は何を数えるか。', en: 'What does once a turn count?' },
    reading: {
      ja: 'プレイヤーごとに、起こした回数。解決の結果によらない。',
      en: 'Requests, for each player; what came of them does not matter.',
    },
    clauses: ['attack.once-a-turn', 'set-barrier.once-a-turn'],
    confidence: 'inferred',
    test: 'an Attack that named nobody was still the one Attack of the turn',
  },
  {
    id: 'effect-choices-on-resolution',
    question: { ja: '対象以外の選択はいつ行うか。', en: 'When are choices other than targets made?' },
    reading: {
      ja: '解決する時。アタッカー、ブロッカー、ツイストの向き、防壁にするカード、サーチの1枚など。',
      en:
        'On resolution: attackers, blockers, the way a Twist turns, the card of Set barrier, the card of ' +
        'Search.',
    },
    clauses: ['attack.effect', 'block.effect', 'twist.effect', 'set-barrier.effect', 'search.effect'],
    confidence: 'official',
    test: 'a Twist is turned one way or the other only when it resolves',
  },
  {
    id: 'empty-hand-barrier',
    question: {
      ja: '手札がなくても防壁設置を起こせるか。',
      en: 'May Set barrier be requested with an empty hand?',
    },
    reading: {
      ja: '起こせる。手札についての条件はなく、効果はできるところまで行うので何も出ない。',
      en: 'Yes. Nothing asks for a hand card beforehand, and the effect does as much as possible: nothing.',
    },
    clauses: ['set-barrier.frame', 'set-barrier.effect', 'base.3.5.24'],
    confidence: 'inferred',
    test: 'Set barrier with an empty hand costs a life and sets nothing',
  },
  {
    id: 'same-order',
    question: {
      ja: '誘発が同じ内容でも順番を選ぶか。',
      en: 'Is the order asked even if the triggers do the same?',
    },
    reading: {
      ja: '選ぶ。墓地へ行ったカードの名で区別する。自動応答を選べる。',
      en: 'Yes. They are told apart by the card that died; the question can be answered automatically.',
    },
    clauses: ['base.3.5.53', 'succession.when'],
    confidence: 'ours',
    test: 'the owner of two dying court cards chooses which Succession is first',
  },
  {
    id: 'early-trigger-check',
    question: {
      ja: '積む前の誘発チェックで何か起きるか。',
      en: 'Can anything trigger before a request is stacked?',
    },
    reading: {
      ja: 'ライトでは起きない。コストで場から墓地へ行くカードがないため。',
      en: 'Not in Lite: no cost moves a card from the field to the graveyard.',
    },
    clauses: ['succession.when', 'legend.cost-L', 'legend.cost-D'],
    confidence: 'inferred',
    test: 'a court card lost to cost L or D starts no Succession',
  },
  {
    id: 'target-gone',
    question: {
      ja: '対象がいなくなったアクションのキーカードは。',
      en: 'What becomes of the key if the target is gone?',
    },
    reading: {
      ja: '効果は起きず、キーカードは普通に墓地へ行く。アップもフォグに残らない。',
      en: 'Nothing happens and the key goes to the graveyard as usual; an Up leaves nothing in the fog.',
    },
    clauses: ['base.3.5.22', 'base.3.5.27', 'up.effect', 'equip.effect'],
    confidence: 'official',
    test: 'an Up whose soldier died leaves its card in the graveyard, not in the fog',
  },
  {
    id: 'target-checked-by-existence',
    question: { ja: '解決時に対象の条件をもう一度調べるか。', en: 'Is a target tested again on resolution?' },
    reading: {
      ja: '調べるのは存在（と分裂）だけ。ライトで対象の条件が後から外れることはない。',
      en:
        'Only that it still exists (and is not split). In Lite nothing else about a target can change ' +
        'meanwhile.',
    },
    clauses: ['base.3.5.22', 'equip.target'],
    confidence: 'inferred',
    test: 'an Equip still works on a soldier that was driven in response',
  },
  {
    id: 'countered-cost',
    question: {
      ja: '打ち消されたアクションのコストは戻るか。',
      en: 'Is the cost of a countered action returned?',
    },
    reading: {
      ja: '戻らない。取り除かれるのはアクションだけで、キーカードはその持ち主の墓地へ行く。',
      en: 'No. Only the request is removed; its keys go to the graveyard of their owner.',
    },
    clauses: ['counter.effect', 'base.3.5.27'],
    confidence: 'inferred',
    test: 'a countered summon keeps its cost paid and its key goes to the graveyard of its owner',
  },
  {
    id: 'counter-too-weak',
    question: {
      ja: '数字の足りないカウンターを起こせるか。',
      en: 'May a Counter be aimed at a request it cannot beat?',
    },
    reading: {
      ja: '起こせる。対象の条件はキーカードの枚数だけで、数字は解決時に比べ、足りなければ何も起きない。',
      en:
        'Yes. The target only needs one or two keys; the numbers are compared on resolution and a low one ' +
        'does nothing.',
    },
    clauses: ['counter.target', 'counter.one-key'],
    confidence: 'inferred',
    test: 'a Counter too low for its target may be requested and does nothing',
  },
  {
    id: 'counter-number',
    question: { ja: 'カウンターで比べる数字は何か。', en: 'Which number does a Counter compare?' },
    reading: {
      ja: 'キーカードの数字。A=1、J=11、Q=12、K=13。Jokerのサーチは即時なので比べることがない。',
      en:
        'The numbers of the key cards: A 1, J 11, Q 12, K 13. A Joker is never compared, since Search is ' +
        'immediate.',
    },
    clauses: ['counter.one-key', 'base.3.2.13', 'base.3.2.14', 'base.3.2.17'],
    confidence: 'inferred',
    test: 'an ace counters an ace and ten does not counter a jack',
  },
  {
    id: 'counter-two-keys',
    question: { ja: 'キー2枚のアクションに数字はいるか。', en: 'Does the number matter against two keys?' },
    reading: {
      ja: 'いらない。どの♣A〜10でも無効にし、2枚とも墓地へ送る。',
      en: 'No. Any club from A to 10 cancels it, and both keys go to the graveyard.',
    },
    clauses: ['counter.two-keys', 'counter.effect'],
    confidence: 'official',
    test: 'an ace of clubs cancels a Throw of two kings',
  },
  {
    id: 'twist-same-state',
    question: {
      ja: 'ツイストで今と同じ向きを選べるか。',
      en: 'May Twist choose the state the target already has?',
    },
    reading: {
      ja: '選べる。何も変わらないだけである。防壁も対象にできる。',
      en: 'Yes; nothing changes. Barriers may be targeted too.',
    },
    clauses: ['twist.target', 'twist.effect'],
    confidence: 'inferred',
    test: 'a Twist may leave its target as it is',
  },
  {
    id: 'down-counts-up',
    question: {
      ja: 'ダウンの0以下はアップ込みで数えるか。',
      en: 'Does Down count an Up when it looks for zero?',
    },
    reading: {
      ja: '数える。解決時のサイズに全ての修整を入れて比べる。',
      en: 'Yes. It looks at the size with every modifier at that moment.',
    },
    clauses: ['down.effect-size', 'down.effect-zero', 'fog-up.ability'],
    confidence: 'inferred',
    test: 'a three with Up by four survives a Down by five',
  },
  {
    id: 'down-death-key',
    question: {
      ja: 'ダウンで倒した時、キーカードはどこへ行くか。',
      en: 'Where does the key go when Down kills?',
    },
    reading: { ja: 'フォグに置かず墓地へ行く。', en: 'To the graveyard; it is not put in the fog.' },
    clauses: ['down.effect-zero', 'base.3.5.27'],
    confidence: 'official',
    test: 'a Down that kills leaves no card in the fog',
  },
  {
    id: 'fog-after-target-left',
    question: {
      ja: '対象の兵士がいなくなったらフォグのカードは。',
      en: 'What becomes of a fog card whose soldier left?',
    },
    reading: {
      ja: 'そのまま残り、効果だけがなくなる。持ち主のエンドで墓地へ行く。',
      en: 'It stays where it is without effect and goes to the graveyard at the End of its owner.',
    },
    clauses: ['end.2', 'up.effect', 'down.effect-zero', 'base.3.7.3'],
    confidence: 'inferred',
    test: 'a fog card outlives the soldier it was bound to until its owner ends a turn',
  },
  {
    id: 'fog-card-outlives-effect',
    question: {
      ja: '相手のターンに使ったアップはいつまで続くか。',
      en: 'How long does an Up used in the turn of the opponent last?',
    },
    reading: {
      ja: '効果はそのターンの終わりに切れる。カードは自分のエンドまでフォグに残る。',
      en: 'Its effect ends with that turn; the card stays in the fog until the End of its owner.',
    },
    clauses: ['fog-up.ability', 'fog-down.ability', 'base.3.7.3', 'end.2'],
    confidence: 'inferred',
    test: 'a Down of the defender wears off when the attacking player ends the turn though its card remains',
  },
  {
    id: 'fog-is-not-field',
    question: {
      ja: 'フォグや手札やライフの絵札でも世代交代するか。',
      en: 'Do court cards from fog, hand, life or stage start Succession?',
    },
    reading: {
      ja: 'しない。場から墓地へ行った時だけ。',
      en: 'No. Only those going from the field to the graveyard.',
    },
    clauses: ['succession.when', 'end.2'],
    confidence: 'official',
    test: 'an ace that leaves the fog at End starts no Succession',
  },
  {
    id: 'search-must-take',
    question: { ja: 'サーチで取らないことはできるか。', en: 'May Search take nothing?' },
    reading: {
      ja: 'できない。ライフがあれば必ず1枚取り、見せ、切り直す。最後の1枚なら負ける。',
      en: 'No. If there is life one card is taken, shown, and the rest shuffled; taking the last card loses.',
    },
    clauses: ['search.effect', 'base.3.3.6'],
    confidence: 'inferred',
    test: 'Search must take a card while there is one',
  },
  {
    id: 'hand-discard-choice',
    question: { ja: 'エンドで捨てる手札は誰が選ぶか。', en: 'Who chooses the cards discarded by End?' },
    reading: {
      ja: '終える側が選ぶ。7枚以下なら何も捨てない。',
      en: 'The ending player. With seven or fewer nothing is discarded.',
    },
    clauses: ['end.1'],
    confidence: 'inferred',
    test: 'the ending player chooses which cards go down to seven',
  },
  {
    id: 'draw-second-after-first',
    question: { ja: '2枚目を引くかはいつ決めるか。', en: 'When is the second card of Draw decided?' },
    reading: {
      ja: '1枚目を見た後に決める。ライフがもうなければ聞かない。',
      en: 'After seeing the first. It is not asked when no life is left.',
    },
    clauses: ['draw.1', 'draw.2'],
    confidence: 'inferred',
    test: 'the second card of Draw is decided after the first is seen',
  },
  {
    id: 'succession-barrier',
    question: { ja: '裏向きの防壁がJなら世代交代するか。', en: 'Does a face-down jack start Succession?' },
    reading: {
      ja: 'する。防壁も場のカードで、墓地では表になるので両者が確かめられる。',
      en: 'Yes. A barrier is a card on the field, and in the graveyard it lies face up for both to see.',
    },
    clauses: ['succession.when', 'break-barrier.effect', 'damage.2b'],
    confidence: 'inferred',
    test: 'breaking a barrier that was a jack starts Succession for its owner',
  },
  {
    id: 'succession-shown',
    question: { ja: '世代交代で取るカードは見せるか。', en: 'Is the card taken by Succession shown?' },
    reading: {
      ja: '見せる。該当するカードであることを相手が確かめられるように。',
      en: 'Yes, so that the opponent can see that it qualifies.',
    },
    clauses: ['succession.effect'],
    confidence: 'ours',
    test: 'the card found by Succession is shown to both players',
  },
  {
    id: 'succession-empty',
    question: { ja: '該当カードがライフになければ。', en: 'What if the life holds no such card?' },
    reading: {
      ja: 'ライフは全て墓地へ行き、次の勝敗判定で負ける。',
      en: 'The whole life goes to the graveyard and the next check loses the game.',
    },
    clauses: ['succession.effect', 'base.3.5.24', 'base.3.5.49'],
    confidence: 'inferred',
    test: 'Succession without a court card left empties the life and loses',
  },
  {
    id: 'succession-not-optional',
    question: { ja: '世代交代を断れるか。', en: 'May Succession be declined?' },
    reading: { ja: '断れない。誘発したアクションは必ず起きる。', en: 'No. What has triggered happens.' },
    clauses: ['succession.when', 'base.3.5.45'],
    confidence: 'official',
    test: 'nobody is asked whether Succession happens',
  },
  {
    id: 'attack-nobody',
    question: { ja: 'アタックで誰も指定しないことはできるか。', en: 'May Attack name nobody?' },
    reading: {
      ja: 'できる。ブロックの条件が「1体以上いる場合」とあり、0体を想定している。',
      en: 'Yes. Block asks for at least one attacker, so none is foreseen.',
    },
    clauses: ['attack.effect', 'block.when'],
    confidence: 'inferred',
    test: 'an Attack that names nobody ends without a Block',
  },
  {
    id: 'mixed-blockers',
    question: {
      ja: '防壁と兵士、防壁2体で1体を止められるか。',
      en: 'May a barrier and soldiers, or two barriers, stop one attacker?',
    },
    reading: {
      ja: 'できない。複数を認めるのは兵士だけ。防壁1体だけか、兵士を何体でも。',
      en: 'No. Only soldiers may be several: one barrier alone, or any number of soldiers.',
    },
    clauses: ['block.soldiers', 'base.3.7.8', 'base.3.7.9'],
    confidence: 'ours',
    test: 'one attacker is stopped by one barrier or by soldiers, never by both',
  },
  {
    id: 'one-blocker-one-attacker',
    question: {
      ja: '1体で複数のアタッカーを止められるか。',
      en: 'May one character stop several attackers?',
    },
    reading: {
      ja: 'できない。ブロッカーはアタッカーごとに割り当てる。',
      en: 'No. Blockers are assigned to attackers, each to one.',
    },
    clauses: ['block.effect'],
    confidence: 'inferred',
    test: 'a blocker stands before one attacker only',
  },
  {
    id: 'block-optional',
    question: { ja: '必ずブロックするのか。', en: 'Must the defender block?' },
    reading: {
      ja: 'しなくてよい。アタッカーごとに0体から選べる。',
      en: 'No. Any attacker may be left unblocked.',
    },
    clauses: ['block.effect', 'damage.3'],
    confidence: 'inferred',
    test: 'the defender may leave every attacker unblocked',
  },
  {
    id: 'attackers-all-left',
    question: {
      ja: 'ブロックの前にアタッカーが全ていなくなったら。',
      en: 'What if every attacker left before Block resolves?',
    },
    reading: {
      ja: 'ブロックもダメージ判定も解決するが、何も起きない。',
      en: 'Block and Damage still resolve and do nothing.',
    },
    clauses: ['block.when', 'block.effect', 'damage.when', 'base.3.7.10'],
    confidence: 'inferred',
    test: 'a battle without attackers runs out quietly',
  },
  {
    id: 'attacker-gone',
    question: {
      ja: 'いなくなったアタッカーのブロッカーは。',
      en: 'What of the blockers of an attacker that left?',
    },
    reading: {
      ja: '何とも比べず、そのまま残る。防壁も墓地へ行かない。',
      en: 'They are compared with nothing and stay; a barrier does not go to the graveyard either.',
    },
    clauses: ['base.3.7.10', 'damage.1', 'damage.2b'],
    confidence: 'ours',
    test: 'a blocker whose attacker left survives untouched',
  },
  {
    id: 'attacker-charged',
    question: {
      ja: 'ツイストで起こされたアタッカーは攻撃をやめるか。',
      en: 'Does an attacker turned upright by Twist stop attacking?',
    },
    reading: {
      ja: 'やめない。ドライブは指定の時に行うだけで、後から向きを見る規則はない。',
      en: 'No. Driving belongs to naming it; nothing looks at the orientation later.',
    },
    clauses: ['attack.effect', 'twist.effect', 'damage.3'],
    confidence: 'ours',
    test: 'an attacker charged by Twist still deals its damage',
  },
  {
    id: 'blocker-driven',
    question: {
      ja: 'ブロッカーがドライブされたら守れないか。',
      en: 'Does a blocker driven after being named stop blocking?',
    },
    reading: {
      ja: '守り続ける。向きを見るのは指定の時だけ。',
      en: 'No. Its orientation matters only when it is named.',
    },
    clauses: ['block.soldiers', 'twist.effect', 'damage.1'],
    confidence: 'inferred',
    test: 'a blocker driven by Twist still blocks',
  },
  {
    id: 'blockers-left',
    question: {
      ja: 'ブロッカーがいなくなったアタッカーは。',
      en: 'What of an attacker whose blockers left?',
    },
    reading: {
      ja: '一部なら残りの合計と比べ、全ていなければ本人にダメージを与える。',
      en: 'If some remain it is compared with their sum; if none, it damages the player.',
    },
    clauses: ['damage.1', 'damage.3'],
    confidence: 'official',
    test: 'an attacker whose blockers all left damages the player',
  },
  {
    id: 'dying-blocker-stops',
    question: {
      ja: '判定で墓地へ行くブロッカーは止めたことになるか。',
      en: 'Did a blocker that dies in Damage stop its attacker?',
    },
    reading: {
      ja: 'なる。全ての比較は判定の始めの状態で行う。',
      en: 'Yes. All comparisons see the state in which Damage began.',
    },
    clauses: ['damage.2b', 'damage.3', 'base.3.7.16'],
    confidence: 'inferred',
    test: 'an attacker stopped by a barrier that dies deals no damage',
  },
  {
    id: 'damage-is-size',
    question: {
      ja: '本人へのダメージは記載の数字かサイズか。',
      en: 'Is damage to the player the printed number or the size?',
    },
    reading: {
      ja: 'サイズ。兵士同士の比較と同じ数を使う。防壁の判定だけが記載の数字を見る。',
      en: 'The size, as in fights between soldiers. Only the barrier test looks at printed numbers.',
    },
    clauses: ['damage.3', 'base.3.6.6', 'fog-up.ability'],
    confidence: 'inferred',
    test: 'an unblocked soldier with Up deals its increased size',
  },
  {
    id: 'barrier-any-card',
    question: {
      ja: '装備兵が防壁に止められた時、どの数字を見るか。',
      en: 'Which number of an equipped attacker does a barrier look at?',
    },
    reading: {
      ja: '装備兵のどのカードでも、1枚が同じ数字なら倒れ、全てのカードが墓地へ行く。合計や修整は見ない。',
      en: 'Any of its cards: one equal number and the whole character dies. Sum and modifiers do not matter.',
    },
    clauses: ['damage.2a-number', 'base.3.4.2'],
    confidence: 'official',
    test: 'a barrier kills an equipped attacker through any one of its cards',
  },
  {
    id: 'gang-loses',
    question: { ja: '複数で守って負けたら誰が墓地へ行くか。', en: 'Who dies when several blockers lose?' },
    reading: {
      ja: '合計がアタッカーより小さければ全員、同じなら全員とアタッカー。',
      en: 'All of them if their sum is smaller; all of them and the attacker if it is equal.',
    },
    clauses: ['damage.1'],
    confidence: 'inferred',
    test: 'blockers that lose together die together',
  },
  {
    id: 'equip-again',
    question: { ja: '装備兵にさらに装備できるか。', en: 'May an equipped soldier be equipped again?' },
    reading: {
      ja: 'できる。装備兵は同じスート2枚以上と定められている。',
      en: 'Yes. An equipped soldier is two or more cards of a suit.',
    },
    clauses: ['equip.target', 'equip.effect', 'equipped.size'],
    confidence: 'official',
    test: 'an equipped soldier may be equipped again',
  },
  {
    id: 'equip-identity',
    question: {
      ja: '装備すると向きやアップ、出たターンはどうなるか。',
      en: 'What happens to orientation, Up and age on Equip?',
    },
    reading: {
      ja: '同じキャラクターのままなので、全て引き継ぐ。',
      en: 'It is the same character, so all of them stay.',
    },
    clauses: ['equip.effect', 'base.3.7.13', 'fog-up.ability'],
    confidence: 'ours',
    test: 'equipping keeps orientation, modifiers and the turn of entry',
  },
  {
    id: 'equip-joker',
    question: {
      ja: 'Jokerの兵士に装備できないとは何のことか。',
      en: 'What is the ban on equipping a Joker about?',
    },
    reading: {
      ja: 'ライトにJokerの兵士はいないので起こらない。他のフォーマットの魔術士のための断り書き。',
      en: 'Lite has no Joker soldier, so it never comes up; the words serve formats with the magician.',
    },
    clauses: ['equip.target', 'base.3.2.35'],
    confidence: 'inferred',
    test: 'no Joker ever stands as a soldier',
  },
  {
    id: 'barrier-row',
    question: {
      ja: '防壁を詰めて置くとは、ソフトウェアではどういうことか。',
      en: 'What does packing barriers to the life side mean in software?',
    },
    reading: {
      ja:
        '防壁はライフ側から0,1,2…の列に並ぶ。1体去れば後ろが詰め、新しいものは端に付く。並びは来た順のまま' +
        '変わらず、両者がどれがどれか見分けられる。',
      en:
        'Barriers stand in a row 0, 1, 2 … from the life. When one leaves the others close up, a new one ' +
        'joins at the end. Their order never changes, so both can tell them apart.',
    },
    clauses: ['legend.barrier-packed', 'legend.barrier-no-swap'],
    confidence: 'ours',
    test: 'barriers close up toward the life and keep their order of arrival',
  },
  {
    id: 'graveyard-order',
    question: {
      ja: '一度に何枚も墓地へ行く時、一番上はどれか。',
      en: 'Which card ends on top when several go to the graveyard?',
    },
    reading: {
      ja: '移した順に重ね、最後の1枚が上。選ばせない。ダメージはライフの上から順。',
      en:
        'They are laid in the order they move, the last one on top, without a choice; damage goes in life ' +
        'order.',
    },
    clauses: ['base.3.4.9', 'base.3.3.2', 'base.3.3.4'],
    confidence: 'ours',
    test: 'the last card of a damage lies on top of the graveyard',
  },
  {
    id: 'graveyard-owner-looks',
    question: { ja: '自分の墓地の中を見られるか。', en: 'May a player look through his own graveyard?' },
    reading: {
      ja: '見られる。相手に見えるのは一番上だけ。',
      en: 'Yes. The opponent sees the top card only.',
    },
    clauses: ['base.3.4.9'],
    confidence: 'official',
    test: 'the owner sees the whole graveyard, the opponent its top',
  },
  {
    id: 'life-count-shown',
    question: { ja: '10枚以上のライフは何と示すか。', en: 'How is a life of ten or more shown?' },
    reading: {
      ja: '相手には「10枚以上」とだけ示す。自分の枚数はいつでも分かる。中身は持ち主も見られない。',
      en: 'To the opponent as ten or more. The owner always knows the count, and nobody knows the cards.',
    },
    clauses: ['base.3.4.11', 'base.3.2.18'],
    confidence: 'official',
    test: 'a life of ten is shown to the opponent only as ten or more',
  },
  {
    id: 'own-barrier-target',
    question: {
      ja: 'アップやダウン、防壁破壊は自分のものも対象にできるか。',
      en: 'May Up, Down or Break barrier target either side?',
    },
    reading: {
      ja: 'できる。「自分の」「相手の」と限らないものは両者から選べる。',
      en: 'Yes. What is not limited to one side may be chosen from both.',
    },
    clauses: ['up.target', 'down.target', 'twist.target', 'break-barrier.target'],
    confidence: 'inferred',
    test: 'spells without a side may target either side',
  },
]
