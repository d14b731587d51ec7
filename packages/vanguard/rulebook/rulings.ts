import type { Ruling } from '@fudaba/kernel/rules'

/** Where the rules are silent or unclear: the question, our reading, and the test that holds it. */
export const rulings: readonly Ruling[] = [
  {
    id: 'both-lose-differently',
    question: {
      ja: '二人が別々の理由で同時に敗北条件を満たしたら?',
      en: 'What if both meet a condition of defeat at once, each another one?',
    },
    reading: {
      ja: 'ルール処理は同時に行われるので引き分け。',
      en: 'Rule actions happen together, so the game is drawn.',
    },
    clauses: ['1.2.3', '9.1.3', '9.2.1'],
    confidence: 'inferred',
    test: 'of both for different reasons is a draw',
  },
  {
    id: 'damage-before-defeat',
    question: {
      ja: '残りのダメージがある間に6枚目が置かれたら、その場で敗北するか?',
      en: 'Does one lose at the sixth damage while points are still to be processed?',
    },
    reading: {
      ja: 'しない。ダメージ処理は残りがなくなるまで続き、敗北はその後のルール処理で決まる。',
      en: 'No. Damage is processed to its end, and defeat is looked for with the rule actions after it.',
    },
    clauses: ['9.6.7', '9.2.2'],
    confidence: 'inferred',
    test: 'waits until all damage is processed',
  },
  {
    id: 'attacked-without-attacker',
    question: {
      ja: 'アタックしているユニットがいなくなったら、アタックされていたユニットはどうなるか?',
      en: 'The attacker has left: is the attacked unit still attacked?',
    },
    reading: {
      ja: '自身のサークルにいる間はアタックされているユニットのままで、ガードもできる。ヒットはしない。',
      en: 'As long as it stays on its circle it is, and can be guarded. There is no hit.',
    },
    clauses: ['7.3.1.4.3', '7.6.1.3'],
    confidence: 'inferred',
    test: 'a unit is attacked as long as it stays, though its attacker has left',
  },
  {
    id: 'rear-guard-with-drive-checks',
    question: {
      ja: '効果でドライブチェックを行うリアガードのアタックに、ドライブステップはあるか?',
      en: 'Is there a drive step where a rear-guard makes drive checks by an effect?',
    },
    reading: {
      ja: 'ある。リアガードのアタックがダメージステップへ進むのは、チェックを行わないとき。',
      en: 'Yes. A rear-guard’s attack goes straight to the damage step only if it makes no checks.',
    },
    clauses: ['7.4.1.2.1', '7.5.1.2.1'],
    confidence: 'inferred',
    test: 'a card may let a rear-guard make drive checks',
  },
  {
    id: 'last-check-of-drive',
    question: {
      ja: '最後のドライブチェックの後、チェックタイミングは二度あるか?',
      en: 'After the last drive check, are there two check timings?',
    },
    reading: {
      ja: '続けて二度は一度と同じなので、一度にまとめる。',
      en: 'Two in a row are the same as one, so there is one.',
    },
    clauses: ['7.5.1.3', '7.5.1.4'],
    confidence: 'ours',
    test: 'what waits for the last drive check to be over comes before the damage step',
  },
  {
    id: 'waiting-and-unusable',
    question: {
      ja: '待機中に「使えない」状態になった自動能力は解決されるか?',
      en: 'Is an automatic ability resolved that can no longer be used while it waits?',
    },
    reading: {
      ja: '待機は取り消されないが、選ばれた時にプレイされず、待機が1回取り消される。',
      en: 'It waits on, but when it is chosen it is not played, and no longer waits.',
    },
    clauses: ['12.2.1.3', '8.6.3'],
    confidence: 'inferred',
    test: 'wait on if they waited already, and come to nothing',
  },
  {
    id: 'late-to-the-close-step',
    question: {
      ja: 'クローズステップの途中で置かれたユニットの「クローズステップ開始時」は誘発するか?',
      en: 'A unit comes in the close step: does its ability for the start of that step trigger?',
    },
    reading: {
      ja: '誘発する。手順が繰り返されるとき、まだ待機していないものだけが待機する。',
      en: 'Yes. The step is gone through again, and only what has not yet waited does so.',
    },
    clauses: ['7.7.1.1', '7.7.1.3'],
    confidence: 'inferred',
    test: 'comes again for who came late, and for nobody twice',
  },
  {
    id: 'order-only-in-the-deck',
    question: {
      ja: '同時に置かれるカードの順番はどの領域で問われるか?',
      en: 'In which zones is the order of cards asked that are placed together?',
    },
    reading: {
      ja: '山札だけ。他の領域は自由に並べ替えられるか、順番を持たない。',
      en: 'In the deck only. Elsewhere cards may be put in any order anyway, or have none.',
    },
    clauses: ['4.1.5', '4.4.2', '4.7.3'],
    confidence: 'ours',
    test: 'together to the deck lie there as their owner says',
  },
  {
    id: 'zones-without-master',
    question: {
      ja: '「領域のマスターが書かれていない」テキストは発行日で扱いが変わるか?',
      en: 'Does the date of a card matter for zones without a master named?',
    },
    reading: {
      ja: 'この集のカードはすべて新しいものとして扱い、自身のマスターの領域とする。',
      en: 'All cards here count as new ones: the zone is that of the master of the card.',
    },
    clauses: ['2.11.4'],
    confidence: 'ours',
    test: 'a zone without a fighter named is that of the master of the card',
  },
  {
    id: 'assist-with-few-cards',
    question: {
      ja: 'Gアシストで手札が2枚に足りなければ?',
      en: 'G assist with fewer than two cards in hand?',
    },
    reading: { ja: 'ある分だけゲーム外へ置く。', en: 'As many as there are leave the game.' },
    clauses: ['6.4.1.2.5.2'],
    confidence: 'inferred',
    test: 'where there are fewer than two cards all of them leave',
  },
  {
    id: 'hit-of-a-legion',
    question: {
      ja: '双闘のアタックがヒットした時、メイトもヒットしたことになるか',
      en: 'Does the mate hit, too, when a legion hits?',
    },
    reading: {
      ja: 'ならない。パワーは合計するが、ヒットは1回で、アタックしたリーダーのもの。メイトも数えれば「ヒットした時」が2回誘発する。',
      en: 'It does not: power is added, and there is one hit, that of the leader. If the mate hit as well, “when it hits” would trigger twice.',
    },
    clauses: ['10.25.6', '7.6.1.2'],
    confidence: 'inferred',
    setting: 'mateHits',
    test: 'the attack of the mate triggers, its hit does not, or does where the table plays so',
  },
  {
    id: 'several-are-hit',
    question: {
      ja: '複数のユニットにアタックした時、何回ヒットするか',
      en: 'How often does an attack on several units hit?',
    },
    reading: {
      ja: 'アタックされた1体ごとにパワーを比べ、ヒットした1体ごとに1回なので、「ヒットした時」もその回数誘発する。アタック全体で1回と読めば、何体にヒットしても誘発は1回。',
      en: 'Powers are compared with each of the attacked, and each that is hit is a hit: “when it hits” triggers as often. If an attack hits once in all, it triggers once, however many are hit.',
    },
    clauses: ['7.3.1.4.6', '7.6.1.2', '8.6.2.1'],
    confidence: 'inferred',
    setting: 'hitsOfAnAttack',
    test: 'each that is hit is a hit, or the attack is one where the table plays so',
  },
]
