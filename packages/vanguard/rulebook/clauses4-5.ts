import type { ClauseRow } from '@fudaba/kernel/rules'

/** Chapters 4 to 5 of the comprehensive rules. A row without a kind is enforced. */
export const clauses4to5 = {
  '4.1': {
    kind: 'structural',
    title: { ja: '領域の基本', en: 'Zones in general' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '4.1.1': {
    kind: 'definition',
    title: { ja: '領域は各自に一つ', en: 'Each fighter has one of each zone' },
    because: 'Every zone is declared once for each fighter; who sees what in it, its own clauses say.',
    usedBy: ['4.2.2', '4.3.2'],
    models: 'zones',
  },
  '4.1.2': { title: { ja: '枚数は公開', en: 'Numbers of cards are open' } },
  '4.1.3': {
    kind: 'structural',
    title: { ja: '公開領域と非公開領域', en: 'Open and hidden zones' },
    because: 'Carried out zone by zone below.',
  },
  '4.1.4': {
    title: {
      ja: 'サークル間以外の移動で新しいカードになる',
      en: 'A move that is not between circles makes a new card',
    },
  },
  '4.1.5': {
    title: { ja: '同時に置く順はオーナーが決める', en: 'The owner orders cards that are placed together' },
  },
  '4.1.5.1': {
    title: { ja: '非公開領域への順は他の者に見えない', en: 'Others do not see that order in a hidden zone' },
  },
  '4.1.6': {
    title: { ja: '指定がなければオーナーの領域へ', en: "Without a fighter named it is the owner's zone" },
  },
  '4.1.7': {
    title: {
      ja: '公開領域の裏は見え、非公開領域の表は見える',
      en: 'Open zones stay visible face down; face up cards of hidden zones are seen',
    },
  },
  '4.1.8': { title: { ja: '移動させたカードを追って処理する', en: 'An effect follows the card it moved' } },
  '4.2': {
    kind: 'structural',
    title: { ja: '山札', en: 'Deck' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '4.2.1': {
    kind: 'structural',
    title: { ja: 'メインデッキを置く', en: 'Where the main deck lies' },
    because: 'Carried out by 5.4.3.1.',
  },
  '4.2.2': { title: { ja: '誰も見られず順も変えられない', en: 'Nobody looks or changes the order' } },
  '4.2.3': { title: { ja: '複数枚は1枚ずつ動く', en: 'Several cards move one by one' } },
  '4.3': {
    kind: 'structural',
    title: { ja: '手札', en: 'Hand' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '4.3.1': {
    kind: 'structural',
    title: { ja: '引いたカードの領域', en: 'Where drawn cards go' },
    because: 'Carried out by 3.12.2.',
  },
  '4.3.2': { title: { ja: '自分だけが見る', en: 'Only its fighter looks' } },
  '4.4': {
    kind: 'structural',
    title: { ja: 'ドロップゾーン', en: 'Drop zone' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '4.4.1': {
    kind: 'structural',
    title: { ja: '使われたカードの領域', en: 'Where used cards go' },
    because: 'Carried out by 10.3.1 and 10.4.1.',
  },
  '4.4.2': { title: { ja: '公開、上に置く、順は自由', en: 'Open, newest on top, order free' } },
  '4.5': {
    kind: 'structural',
    title: { ja: 'フィールド', en: 'Field' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '4.5.1': {
    kind: 'structural',
    title: { ja: 'ユニットを置く領域', en: 'Where units are' },
    because: 'Carried out by 3.8.1.',
  },
  '4.5.2': { title: { ja: '七つのサークルがある', en: 'It has seven circles' } },
  '4.5.3': { title: { ja: '公開領域', en: 'It is open' } },
  '4.6': {
    kind: 'structural',
    title: { ja: 'サークル', en: 'Circles' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '4.6.1': { title: { ja: '七つの位置', en: 'The seven places' } },
  '4.6.2': { title: { ja: '縦列', en: 'Columns' } },
  '4.6.2.1': { title: { ja: '向かい合う縦列は同じ縦列', en: 'Facing columns are one column' } },
  '4.6.3': { title: { ja: '横列', en: 'Rows' } },
  '4.6.4': { title: { ja: '前列中央はヴァンガードサークル', en: 'Front centre is the vanguard circle' } },
  '4.6.4.1': { title: { ja: '超越以外ではスタンドで置かれる', en: 'Placed standing, except by stride' } },
  '4.6.5': {
    title: { ja: '最前列中央はガーディアンサークル', en: 'The foremost centre is the guardian circle' },
  },
  '4.6.5.1': { title: { ja: 'ガーディアンはレストで置かれる', en: 'Guardians are placed resting' } },
  '4.6.6': { title: { ja: '他はリアガードサークル', en: 'The others are rear-guard circles' } },
  '4.6.6.1': { title: { ja: '他の領域からはスタンドで置かれる', en: 'From elsewhere placed standing' } },
  '4.6.6.2': {
    title: { ja: 'リアガードサークル間では向きを保つ', en: 'Between rear-guard circles placement stays' },
  },
  '4.6.7': {
    title: { ja: '呪縛カードのあるサークルは呪縛属性', en: 'A circle with a locked card is a locked circle' },
  },
  '4.6.8': { title: { ja: 'サークルは公開', en: 'Circles are open' } },
  '4.6.8.1': { title: { ja: '裏向きでも内容を見られる', en: 'Face down cards there are open, too' } },
  '4.6.8.2': { title: { ja: 'ガーディアン以外は1枚', en: 'One card, except on the guardian circle' } },
  '4.7': {
    kind: 'structural',
    title: { ja: 'ソウル', en: 'Soul' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '4.7.1': {
    kind: 'definition',
    title: { ja: 'フィールドに含まれない', en: 'It is not part of the field' },
    because: 'The soul is a zone of its own; what is on the field is never looked for in it.',
    usedBy: ['4.7.3', '10.17.1'],
    models: 'zones',
  },
  '4.7.2': {
    kind: 'etiquette',
    title: { ja: 'ヴァンガードの下に重なる', en: 'Under the vanguard' },
    because: 'Where the cards lie on the table: under the vanguard. In the game the soul is a zone.',
  },
  '4.7.3': { title: { ja: '公開、順は自由', en: 'Open, order free' } },
  '4.8': {
    kind: 'structural',
    title: { ja: 'ダメージゾーン', en: 'Damage zone' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '4.8.1': {
    kind: 'structural',
    title: { ja: 'ダメージで置かれる領域', en: 'Where damage is put' },
    because: 'Carried out by 9.6.6.',
  },
  '4.8.2': { title: { ja: '公開、上に置く、順は自由', en: 'Open, newest on top, order free' } },
  '4.8.2.1': { title: { ja: '裏向きでも内容を見られる', en: 'Face down cards there are open, too' } },
  '4.8.2.2': { title: { ja: '裏向きのカードは情報を持たない', en: 'Face down cards have no information' } },
  '4.8.3': {
    kind: 'structural',
    title: { ja: '6枚で敗北', en: 'Six are defeat' },
    because: 'Carried out by 9.2.2.',
  },
  '4.9': {
    kind: 'structural',
    title: { ja: 'バインドゾーン', en: 'Bind zone' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '4.9.1': {
    kind: 'structural',
    title: { ja: 'バインドされたカードの領域', en: 'Where bound cards go' },
    because: 'Carried out by 10.19.1.',
  },
  '4.9.2': { title: { ja: '表向きは誰でも見られる', en: 'Face up cards are seen by all' } },
  '4.9.2.1': { title: { ja: '裏向きはオーナーだけが見る', en: 'Face down cards by their owner only' } },
  '4.9.2.2': { title: { ja: '裏向きのカードは情報を持たない', en: 'Face down cards have no information' } },
  '4.9.3': { title: { ja: 'バインドさせたカードごとの束', en: 'Bundles by what bound them' } },
  '4.10': {
    kind: 'structural',
    title: { ja: 'トリガーゾーン', en: 'Trigger zone' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '4.10.1': {
    kind: 'structural',
    title: { ja: '一時的に置かれる領域', en: 'Where cards lie for a moment' },
    because: 'Carried out by 7.5.1.2.3 and 9.6.3.',
  },
  '4.10.2': {
    kind: 'structural',
    title: { ja: 'ドライブチェックのカードは手札へ', en: 'Drive check cards go to the hand' },
    because: 'Carried out by 7.5.1.2.6.',
  },
  '4.10.3': {
    kind: 'structural',
    title: {
      ja: 'ダメージチェックのカードはダメージゾーンへ',
      en: 'Damage check cards go to the damage zone',
    },
    because: 'Carried out by 9.6.6.',
  },
  '4.10.4': { title: { ja: '公開、順は変えられない', en: 'Open, order fixed' } },
  '4.11': {
    kind: 'structural',
    title: { ja: 'Gゾーン', en: 'G zone' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '4.11.1': {
    kind: 'structural',
    title: { ja: 'Gデッキを置く', en: 'Where the G deck lies' },
    because: 'Carried out by 5.4.3.1.',
  },
  '4.11.2': { title: { ja: '自分だけが裏を見る', en: 'Only its fighter looks at face down cards' } },
  '4.11.3': {
    title: { ja: '表は分けて置き、誰でも見られる', en: 'Face up cards lie apart and are seen by all' },
  },
  '4.11.4': { title: { ja: '始めはすべて裏向き', en: 'At the start all lie face down' } },
  '5.1': {
    kind: 'structural',
    title: { ja: 'デッキの準備', en: 'Decks' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '5.1.1': {
    kind: 'structural',
    title: { ja: 'メインデッキ一つとGデッキ一つまで', en: 'One main deck, at most one G deck' },
    because: 'A deck is one list of cards: its G units are the G deck, and there is no second one of either.',
  },
  '5.1.2': {
    title: {
      ja: '構築条件の能力は置換として働く',
      en: 'Abilities about deck building replace the conditions',
    },
  },
  '5.2': {
    kind: 'structural',
    title: { ja: 'メインデッキ', en: 'Main deck' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '5.2.1': {
    kind: 'structural',
    title: { ja: 'メインデッキを用意する', en: 'Each brings a main deck' },
    because: 'Carried out by 5.1.1.',
  },
  '5.2.2': {
    kind: 'structural',
    title: { ja: '構築戦', en: 'Constructed' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '5.2.2.1': { title: { ja: '50枚ちょうど', en: 'Exactly fifty cards' } },
  '5.2.2.2': { title: { ja: '同名は4枚まで', en: 'Four of a name' } },
  '5.2.2.2.1': { title: { ja: '名前だけで数える', en: 'Only the name counts' } },
  '5.2.2.3': { title: { ja: 'トリガーはちょうど16枚', en: 'Exactly sixteen triggers' } },
  '5.2.2.4': { title: { ja: 'ヒールトリガーは4枚まで', en: 'At most four heal triggers' } },
  '5.2.2.5': { title: { ja: '守護者は4枚まで', en: 'At most four sentinels' } },
  '5.2.2.6': { title: { ja: 'ノーマルとトリガーのみ', en: 'Normal and trigger units only' } },
  '5.3': {
    kind: 'structural',
    title: { ja: 'Gデッキ', en: 'G deck' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '5.3.1': {
    kind: 'structural',
    title: { ja: 'Gデッキを用意する', en: 'Each brings a G deck' },
    because: 'Carried out by 5.1.1.',
  },
  '5.3.2': { title: { ja: '0から16枚', en: 'None to sixteen cards' } },
  '5.3.2.1': { title: { ja: '同名は4枚まで', en: 'Four of a name there' } },
  '5.3.3': { title: { ja: 'Gユニットのみ', en: 'G units only' } },
  '5.4': {
    kind: 'structural',
    title: { ja: 'ゲーム前の準備', en: 'Before the game' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '5.4.1': {
    kind: 'structural',
    title: { ja: '手順', en: 'The steps' },
    because: 'A frame; the lines below carry it out.',
  },
  '5.4.2': {
    title: { ja: 'デッキを提示し、条件はこの時だけ見る', en: 'Decks are presented and checked then only' },
  },
  '5.4.3': {
    title: {
      ja: 'ファーストヴァンガードを裏向きに置く',
      en: 'A grade 0 unit is put face down as first vanguard',
    },
  },
  '5.4.3.1': {
    title: { ja: 'Gデッキを置き、シャッフルする', en: 'The G deck is laid down, the deck shuffled' },
  },
  '5.4.3.2': { title: { ja: '先攻は無作為に決まる', en: 'Chance decides who goes first' } },
  '5.4.3.2.1': { title: { ja: '意思は介在しない', en: 'Nobody chooses it' } },
  '5.4.3.3': { title: { ja: 'ヴァンガードダメージは0', en: 'Vanguard damage is zero' } },
  '5.4.3.4': {
    title: { ja: '5枚引き、一度だけ引き直す', en: 'Five cards, one exchange each with a shuffle' },
  },
} as const satisfies Record<string, ClauseRow>
