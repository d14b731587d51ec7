import type { Ruling } from '@fudaba/kernel/rules'

/** Playing, resolving, triggers and continuous effects: where the rulebook is silent or disagrees with itself. */
export const rulingsPlays: readonly Ruling[] = [
  {
    id: 'ep-from-face-up',
    question: { ja: '表向きの拠点のカードでもEPを得られるか。', en: 'Does a face-up homebase card give EP?' },
    reading: { ja: '得られる。面は問わない。', en: 'Yes. Its face does not matter.' },
    clauses: ['1217.2', '507.3'],
    confidence: 'inferred',
    test: 'a face-up homebase card gives EP',
  },
  {
    id: 'ep-surplus',
    question: {
      ja: '支払いの途中で必要以上にEPを得られるか。',
      en: 'May one acquire more EP than a payment needs?',
    },
    reading: {
      ja:
        '支払いの途中は足りない分だけ。余分に得たければ優先権のある時に行う。余りはステップの終わ' +
        'りまで残る。',
      en:
        'In a payment only what is missing. More can be acquired with priority, and stays until ' +
        'the step ends.',
    },
    clauses: ['1217.3', '302.1b'],
    confidence: 'ours',
    test: 'a payment turns no more cards than it needs',
  },
  {
    id: 'base-level',
    question: {
      ja: 'BASEのレベルと比べる枚数には何が入るか。',
      en: 'Which cards count against the level of a BASE?',
    },
    reading: {
      ja: '自分の拠点の全カード。表裏、縦横、BASE自身を問わない。払うものはないので失われるものもない。',
      en:
        'Every card in the own homebase, of any face and orientation, the BASE included. Nothing ' +
        'is spent.',
    },
    clauses: ['1204.2f-3', '1304.2', '507.2'],
    confidence: 'inferred',
    test: 'a BASE counts itself among the cards of the homebase',
  },
  {
    id: 'base-works-at-once',
    question: {
      ja: 'BASEの能力は解決前から働くか。無効にされたら。',
      en: 'Does a BASE work before it resolves, and what if it is negated?',
    },
    reading: {
      ja: '表向きになった時から働く。無効にされるのは疑似カードで、BASEは表向きのまま働く。',
      en:
        'It works from the moment it is face up. What is negated is the pseudo-card; the BASE ' +
        'stays and works.',
    },
    clauses: ['1202.4', '1204.2a', '1205.1c-3', '1324.1'],
    confidence: 'inferred',
    test: 'a BASE works as soon as it is face up, negated or not',
  },
  {
    id: 'rollback-of-face',
    question: {
      ja: '拠点からのプレイが取り消されたら向きは。',
      en: 'What of the face when a play from the homebase is undone?',
    },
    reading: {
      ja: '裏向きに戻る。見られたことは戻らない。',
      en: 'It is face down again. That it was seen cannot be undone.',
    },
    clauses: ['1204.2a', '1204.2h', '1204.2l'],
    confidence: 'inferred',
    test: 'a play taken back turns the card down again, and what was seen stays seen',
  },
  {
    id: 'stun-cost-item-unit',
    question: {
      ja: 'ITEM・UNITやスタン状態のUNITで「スタンする」コストを払えるか。',
      en: 'Can an ITEM・UNIT or a stunned UNIT pay a cost of stunning itself?',
    },
    reading: {
      ja:
        '払えない。どちらもスタンしないので、求められた行動を行えない。横になっているだけのUNITな' +
        'ら払える。',
      en:
        'No. Neither is stunned, so what is asked cannot be done. A UNIT that is merely turned ' + 'can pay.',
    },
    clauses: ['1203.2', '1306.5', '1306.2d'],
    confidence: 'ours',
    test: 'only a UNIT that can be stunned pays by stunning',
  },
  {
    id: 'stunned-basis',
    question: { ja: 'スタン状態では基準クラフトも止まるか。', en: 'Does stun switch off basis crafts too?' },
    reading: {
      ja: '止まる。どの領域でも働くことと、有効であることは別。印刷された情報に戻る。',
      en: 'Yes. Working in every zone does not make it valid. What is printed counts again.',
    },
    clauses: ['1202.2a', '1212.2'],
    confidence: 'ours',
    test: 'a stunned UNIT has lost what its basis craft gave it',
  },
  {
    id: 'item-crafts',
    question: { ja: 'ITEMのクラフトはどこで有効か。', en: 'Where are the crafts of ITEMs valid?' },
    reading: { ja: '場。UNITと同じに扱う。', en: 'In the field, as for UNITs.' },
    clauses: ['1202.1', '1202.5', '506.1'],
    confidence: 'inferred',
    test: "an ITEM's craft works in the field and not in the trail",
  },
  {
    id: 'event-crafts',
    question: { ja: 'EVENTに書かれたクラフトはどこで有効か。', en: 'Where are crafts on EVENTs valid?' },
    reading: {
      ja: '意味を持つ領域で。拠点を示さないものは、拠点で表向きの間。',
      en: 'Where they make sense; otherwise face up in the homebase.',
    },
    clauses: ['1202.5', '1202.4', '207.2'],
    confidence: 'ours',
    test: 'a craft on an EVENT works where it makes sense',
  },
  {
    id: 'hidden-trigger-when',
    question: {
      ja: '非公開のカードの誘発はいつ誰に尋ねるか。',
      en: 'When and who is asked about triggers of hidden cards?',
    },
    reading: {
      ja:
        '条件が起きた直後に、そのカードを見られる支配者に。両者ならプライマリーから。誰も見られな' +
        'いデッキのカードは誘発しない。',
      en:
        'Right after the event, the controller who can see the card; primary first if both. A ' +
        'deck card that nobody can see does not trigger.',
    },
    clauses: ['1211.3a', '1211.3b', '1502.1'],
    confidence: 'ours',
    test: 'the controller of a hidden card is asked at the moment of the event',
  },
  {
    id: 'hidden-trigger-once',
    question: {
      ja: '1枚に誘発が2つある時、1回の公開で両方誘発するか。',
      en: 'Does one showing count for two crafts of the same card?',
    },
    reading: {
      ja: 'する。公開は事象1回につき1回で、その時に条件を満たしたクラフトすべての回数が増える。',
      en: 'Yes. There is one showing for an occurrence, and every craft it met counts.',
    },
    clauses: ['1211.3a'],
    confidence: 'inferred',
    test: 'one showing triggers every craft of the card that was met',
  },
  {
    id: 'effects-follow',
    question: {
      ja: '手札や拠点のカードへの効果はどこまでついていくか。',
      en: 'How far do effects on a card in hand or homebase follow it?',
    },
    reading: {
      ja:
        'そのカードに定まった効果は、待機領域を経て場や拠点まで、期限のままついていく。領域を指す' +
        '常時クラフトの効果はその領域の間だけ。EVENTが軌跡へ行けば終わる。',
      en:
        'Effects fixed to the card follow through the waiting zone into field or homebase, with ' +
        "their term. A constant craft's effect on a zone ends with the zone; an EVENT loses all " +
        'in the trail.',
    },
    clauses: ['1204.2i-1', '1205.1c-4', '502.3'],
    confidence: 'ours',
    test: 'an effect fixed to a hand card follows it into the field',
  },
  {
    id: 'pseudo-card-effects',
    question: {
      ja: '拠点のカードの疑似カードは効果を受け継ぐか。',
      en: 'Does a pseudo-card inherit the effects on its homebase card?',
    },
    reading: {
      ja: '受け継ぐ。コストや文の変更も写しに及ぶ。疑似カードへの効果は元のカードには及ばない。',
      en: 'Yes, changes of cost and text too. Effects on the pseudo-card do not reach the card.',
    },
    clauses: ['1204.2i', '1204.2i-1'],
    confidence: 'inferred',
    test: 'a pseudo-card carries the effects of its homebase card',
  },
  {
    id: 'what-is-played',
    question: { ja: '何がプレイしたことになるか。', en: 'What counts as having been played?' },
    reading: {
      ja:
        '1204.2kまで進んだもの。無効にされてもよい。アーツはアーツのプレイでUNITのプレイではない。' +
        '場に出すだけではプレイではない。',
      en:
        'What came as far as 1204.2k, negated or not. An art is an art played, not a UNIT. ' +
        'Putting a card into the field plays nothing.',
    },
    clauses: ['1204.2k', '1302.2', '1320.1'],
    confidence: 'inferred',
    test: 'a negated card was played, a card put into the field was not',
  },
  {
    id: 'played-answer-first',
    question: {
      ja: '「プレイした時」はそのカードより先に解決するか。',
      en: 'Does "when you play" resolve before the card?',
    },
    reading: {
      ja: 'する。プレイの直後のルールチェックで上に積まれる。',
      en: 'Yes. It is put above it in the rule check that follows.',
    },
    clauses: ['1204.2k', '1002.1b', '902.5c'],
    confidence: 'inferred',
    test: 'a craft on playing resolves before the card that was played',
  },
  {
    id: 'same-target-twice',
    question: {
      ja: '別々の「対象とし」で同じものを選べるか。',
      en: 'May two separate targets be the same thing?',
    },
    reading: {
      ja: '選べる。禁じるのは1つの選択の中だけ。',
      en: 'Yes. Only one choice may not hold it twice.',
    },
    clauses: ['1204.2d-2'],
    confidence: 'inferred',
    test: 'two separate targets may be the same UNIT',
  },
  {
    id: 'target-recheck',
    question: { ja: '解決時の確認では何を見るか。', en: 'What is checked again on resolution?' },
    reading: {
      ja: '同じものが同じ領域にあり、条件を満たし、対象にすることが禁じられていないか。',
      en: 'That it is still the same thing in the same zone, meets the condition and may be targeted.',
    },
    clauses: ['1205.1a', '1204.2d-4', '502.3'],
    confidence: 'inferred',
    test: 'a target that no longer meets the condition is left alone',
  },
  {
    id: 'optional-cost-means',
    question: { ja: '払えない「でもよい」を選べるか。', en: 'May one choose a "may" that cannot be paid?' },
    reading: {
      ja: '選べない。すべて行える時だけ尋ねる。',
      en: 'No. It is asked only if it can be done whole.',
    },
    clauses: ['1203.6', '1203.2'],
    confidence: 'inferred',
    test: 'an optional cost that cannot be met is not asked',
  },
  {
    id: 'trigger-without-target',
    question: { ja: '対象のない誘発クラフトは。', en: 'What of a trigger without a target?' },
    reading: {
      ja: 'プレイされず、回数が1減る。後から対象が現れても戻らない。',
      en: 'It is not played and used up; a later target does not bring it back.',
    },
    clauses: ['1211.5', '1204.2d'],
    confidence: 'inferred',
    test: 'a trigger without a target is used up',
  },
  {
    id: 'condition-triggers',
    question: {
      ja: '条件誘発は、待機中に条件が続いていたらまた誘発するか。',
      en: 'Does a condition trigger again while the first one still waits?',
    },
    reading: {
      ja:
        'しない。解決または取り除かれるまでは誘発済みと読む。文字どおりなら必ず引き分けのループに' + 'なる。',
      en:
        'No. Until it is resolved or removed it counts as triggered. To the letter every one of ' +
        'them would be a drawn loop.',
    },
    clauses: ['1211.9', '1501.1c'],
    confidence: 'ours',
    test: 'a condition that goes on holding triggers again only after it has resolved',
  },
  {
    id: 'same-moment-order',
    question: {
      ja: '同時に始まった効果の順番はいつ尋ねるか。',
      en: 'When is the order of effects begun at once asked for?',
    },
    reading: {
      ja: '始まる時に一度だけ、順番で結果が変わり得る場合に、その時のプライマリーに。',
      en: 'Once, as they begin, of the then primary player, and only if the order can matter.',
    },
    clauses: ['1215.3b', '1502.1'],
    confidence: 'ours',
    test: 'the primary player orders effects that begin together, where it matters',
  },
  {
    id: 'loss-beats-gain',
    question: {
      ja: '先に「失う」、後に「得る」の時、持つか。',
      en: 'First lost, then gained: does it have it?',
    },
    reading: {
      ja: '持たない。得る効果の段階が先で、失う効果は情報の変更として後。組織も同じ。',
      en:
        'No. Gaining is an earlier layer and losing, a change of information, a later one; ' +
        'organisations likewise.',
    },
    clauses: ['1215.1c', '1215.1d', '1334.2', '1334.1'],
    confidence: 'inferred',
    test: 'a craft gained after it was taken away is still missing',
  },
  {
    id: 'wings-twice',
    question: { ja: '【光まとう翼】を2つ持つと。', en: 'What of wings twice?' },
    reading: {
      ja: '合計は戦術リンクの時だけ。それ以外は最も大きい値。',
      en: 'They add up in a tactical link only; otherwise the largest counts.',
    },
    clauses: ['212.2', '1413.1', '1336.1b'],
    confidence: 'ours',
    test: 'wings twice on one UNIT count the larger',
  },
]
