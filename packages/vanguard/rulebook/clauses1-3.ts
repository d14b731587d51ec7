import type { ClauseRow } from '@fudaba/kernel/rules'

/** Chapters 1 to 3 of the comprehensive rules. A row without a kind is enforced. */
export const clauses1to3 = {
  '1.1': {
    kind: 'structural',
    title: { ja: '人数', en: 'Number of players' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '1.1.1': { title: { ja: '2人で対戦する', en: 'Two fighters play' } },
  '1.2': {
    kind: 'structural',
    title: { ja: '勝敗', en: 'Winning and losing' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '1.2.1': {
    title: {
      ja: '敗北でゲームは終わり、残った者が勝つ',
      en: 'A defeat ends the game; whoever is left has won',
    },
  },
  '1.2.2': {
    title: {
      ja: '敗北条件はチェックタイミングで処理される',
      en: 'A condition of defeat takes effect at a check timing',
    },
  },
  '1.2.2.1': {
    kind: 'structural',
    title: { ja: 'ダメージ6枚は敗北条件', en: 'Six cards in the damage zone are a condition of defeat' },
    because: 'Carried out by 9.2.2.',
  },
  '1.2.2.2': {
    kind: 'structural',
    title: { ja: '山札0枚は敗北条件', en: 'An empty deck is a condition of defeat' },
    because: 'Carried out by 9.2.3.',
  },
  '1.2.3': { title: { ja: '同時の敗北は引き分け', en: 'All defeated at once is a draw' } },
  '1.2.4': { title: { ja: '投了すればただちに敗北', en: 'Who concedes loses at once' } },
  '1.2.4.1': {
    kind: 'structural',
    title: { ja: '投了はカードに左右されない', en: 'No card touches a concession' },
    because: 'Conceding is no change that cards could see; 1.2.4 carries it out.',
  },
  '1.2.5': { title: { ja: '効果による勝敗はその場で決まる', en: 'A win or loss by an effect is immediate' } },
  '1.3': {
    kind: 'structural',
    title: { ja: '大原則', en: 'Ground rules' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '1.3.1': { title: { ja: 'テキストがルールに勝つ', en: 'Texts win over rules' } },
  '1.3.2': {
    title: {
      ja: 'できないことは行わず、できる限り行う',
      en: 'What cannot be done is not done; as much as possible is',
    },
  },
  '1.3.2.1': {
    title: { ja: 'すでにある状態には改めてならない', en: 'What already is so does not become so' },
  },
  '1.3.2.2': {
    title: { ja: '0回以下の行動は行われない', en: 'An action of zero or fewer times does not happen' },
  },
  '1.3.3': { title: { ja: '禁止が優先される', en: 'A ban wins' } },
  '1.3.4': {
    title: {
      ja: '同時の選択はターンファイターから',
      en: 'Simultaneous choices: the turn fighter first, openly',
    },
  },
  '1.3.5': { title: { ja: '選ぶ数は0以上の整数', en: 'A chosen number is a whole one from zero up' } },
  '2.1': {
    kind: 'structural',
    title: { ja: 'カード名', en: 'Card name' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '2.1.1': {
    kind: 'structural',
    title: { ja: 'カード固有の名称', en: 'The name of the card' },
    because: 'A printed field; 5.2.2.2 and 12.8.1 use it.',
  },
  '2.1.1.1': { title: { ja: '振り仮名は名前ではない', en: 'A reading aid is no part of the name' } },
  '2.1.1.2': { title: { ja: '鉤括弧はカード名', en: 'Corner brackets hold a card name' } },
  '2.2': {
    kind: 'structural',
    title: { ja: 'クラン', en: 'Clan' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '2.2.1': {
    kind: 'structural',
    title: { ja: '属するクラン', en: 'The clan of the card' },
    because: 'A printed field; 7.5.1.2.4 uses it.',
  },
  '2.2.1.1': {
    kind: 'structural',
    title: { ja: 'トリガーチェックで見る', en: 'Trigger checks look at it' },
    because: 'Carried out by 7.5.1.2.4 and 9.6.5.',
  },
  '2.2.2': {
    kind: 'structural',
    title: { ja: '能力が参照する', en: 'Abilities refer to it' },
    because: 'A feature of selectors; texts carry it out.',
  },
  '2.2.3': { title: { ja: '二重山括弧はクラン', en: 'Double angle brackets hold a clan' } },
  '2.2.4': { title: { ja: '「にも属する」はクランを加える', en: '"Also belongs to" adds a clan' } },
  '2.3': {
    kind: 'structural',
    title: { ja: '種族', en: 'Race' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '2.3.1': {
    kind: 'structural',
    title: { ja: 'カードの種族', en: 'The race of the card' },
    because: 'A printed field; texts use it.',
  },
  '2.3.1.1': {
    kind: 'structural',
    title: { ja: '能力が参照する', en: 'Abilities refer to it' },
    because: 'A feature of selectors; texts carry it out.',
  },
  '2.3.1.2': { title: { ja: '山括弧は種族', en: 'Angle brackets hold a race' } },
  '2.4': {
    kind: 'structural',
    title: { ja: 'グレード', en: 'Grade' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '2.4.1': {
    kind: 'structural',
    title: { ja: 'ライドとコールで見る数値', en: 'The number that riding and calling look at' },
    because: 'Carried out by 8.5.2.1.1.',
  },
  '2.4.2': {
    kind: 'structural',
    title: { ja: 'プレイの制限になる', en: 'It limits what may be played' },
    because: 'Carried out by 8.5.2.1.1.',
  },
  '2.5': {
    kind: 'structural',
    title: { ja: 'パワー', en: 'Power' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '2.5.1': {
    kind: 'structural',
    title: { ja: '戦闘力', en: 'Fighting strength' },
    because: 'A printed number; 7.6.1.2 compares it.',
  },
  '2.5.2': {
    kind: 'informative',
    title: { ja: 'アイコンで示される', en: 'It may be shown by an icon' },
    because: 'Notation of printed cards.',
  },
  '2.5.3': {
    kind: 'informative',
    title: { ja: '直後の+に意味はない', en: 'A plus after it means nothing' },
    because: 'A mark beside the printed number; the clause itself says that it means nothing.',
  },
  '2.5.4': {
    kind: 'definition',
    title: { ja: '値が大きくなれば増加、小さくなれば減少', en: 'Rising is an increase, falling a decrease' },
    because: 'Two words for a change of power, up and down; what a change is, the clauses below say.',
    usedBy: ['2.5.4.1', '2.5.4.2'],
    models: 'characteristics',
  },
  '2.5.4.1': { title: { ja: '0の増減は行われない', en: 'A change by zero does not happen' } },
  '2.5.4.2': { title: { ja: '負の値の増加は減少', en: 'An increase by a negative number is a decrease' } },
  '2.6': {
    kind: 'structural',
    title: { ja: 'シールド', en: 'Shield' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '2.6.1': {
    kind: 'structural',
    title: { ja: 'ガーディアンとしての戦闘力', en: 'Strength as a guardian' },
    because: 'A printed number; 3.11.1.3 adds it.',
  },
  '2.6.2': {
    kind: 'informative',
    title: { ja: 'アイコンで示される', en: 'It may be shown by an icon' },
    because: 'Notation of printed cards.',
  },
  '2.6.3': {
    kind: 'structural',
    title: { ja: '持たないものもある', en: 'Some have none' },
    because: 'Carried out by 3.11.1.2.',
  },
  '2.7': {
    kind: 'structural',
    title: { ja: 'クリティカル', en: 'Critical' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '2.7.1': {
    kind: 'structural',
    title: { ja: '与えるダメージの基準', en: 'The measure of damage dealt' },
    because: 'A printed number; 7.6.1.5 uses it.',
  },
  '2.7.2': {
    kind: 'informative',
    title: { ja: 'アイコンで示される', en: 'It may be shown by an icon' },
    because: 'Notation of printed cards.',
  },
  '2.8': {
    kind: 'structural',
    title: { ja: 'トリガーアイコン', en: 'Trigger icons' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '2.8.1': {
    kind: 'structural',
    title: { ja: 'チェックで公開された時の行動', en: 'What is done when a check shows it' },
    because: 'Carried out by 7.5.1.2.4 and 9.6.5.',
  },
  '2.8.1.1': {
    kind: 'structural',
    title: { ja: '種類', en: 'The kinds of icons' },
    because: 'The list is carried out line by line below.',
  },
  '2.8.1.1.1': { title: { ja: 'アイコンなしは何も起こらない', en: 'Without an icon nothing happens' } },
  '2.8.1.1.2': {
    title: {
      ja: 'クリティカルトリガー: クリティカル+1、パワー+5000',
      en: 'Critical trigger: +1 critical and +5000 power, to units of choice',
    },
  },
  '2.8.1.1.2.1': {
    kind: 'informative',
    title: { ja: '表記', en: 'Its sign in texts' },
    because: 'Notation of printed cards.',
  },
  '2.8.1.1.3': {
    title: { ja: 'ドロートリガー: 1枚引き、パワー+5000', en: 'Draw trigger: draw one and +5000 power' },
  },
  '2.8.1.1.3.1': {
    kind: 'informative',
    title: { ja: '表記', en: 'Its sign in texts' },
    because: 'Notation of printed cards.',
  },
  '2.8.1.1.4': {
    title: {
      ja: 'スタンドトリガー: リアガードをスタンドし、パワー+5000',
      en: 'Stand trigger: stand a rear-guard and +5000 power',
    },
  },
  '2.8.1.1.4.1': {
    kind: 'informative',
    title: { ja: '表記', en: 'Its sign in texts' },
    because: 'Notation of printed cards.',
  },
  '2.8.1.1.5': {
    title: {
      ja: 'ヒールトリガー: ダメージが相手以上なら1枚回復、パワー+5000',
      en: 'Heal trigger: heal one if no less damaged, and +5000 power',
    },
  },
  '2.8.1.1.5.1': {
    kind: 'informative',
    title: { ja: '表記', en: 'Its sign in texts' },
    because: 'Notation of printed cards.',
  },
  '2.8.2': { title: { ja: '複数の行動は好きな順で', en: 'The parts of an icon in any order' } },
  '2.9': {
    kind: 'structural',
    title: { ja: 'タイプ', en: 'Type' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '2.9.1': {
    kind: 'structural',
    title: { ja: 'タイプの表記', en: 'Where the type is printed' },
    because: 'A printed field; 5.2.2.6 and 5.3.3 use it.',
  },
  '2.9.2': {
    kind: 'structural',
    title: { ja: '三つのタイプ', en: 'Three types of unit' },
    because: 'Words of a list; 5.2.2.6 and 5.3.3 use them.',
  },
  '2.10': {
    kind: 'structural',
    title: { ja: 'スキルアイコン', en: 'Skill icons' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '2.10.1': {
    kind: 'structural',
    title: { ja: '共通の能力を表す', en: 'They stand for common abilities' },
    because: 'Carried out one by one below.',
  },
  '2.10.1.1': { title: { ja: 'ツインドライブのアイコン', en: 'The icon of Twin Drive' } },
  '2.10.1.2': { title: { ja: 'インターセプトのアイコン', en: 'The icon of Intercept' } },
  '2.10.1.3': { title: { ja: 'ブーストのアイコン', en: 'The icon of Boost' } },
  '2.10.1.4': { title: { ja: 'トリプルドライブのアイコン', en: 'The icon of Triple Drive' } },
  '2.11': {
    kind: 'structural',
    title: { ja: 'テキスト枠', en: 'The text box' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '2.11.1': {
    kind: 'structural',
    title: { ja: '能力が書かれる枠', en: 'Where abilities are printed' },
    because: 'The text of a card is data; the grammar reads it.',
  },
  '2.11.2': {
    kind: 'informative',
    title: { ja: '色に意味はない', en: 'Colours mean nothing' },
    because: 'Nothing in a game depends on it.',
  },
  '2.11.3': { title: { ja: '注釈文はゲームに影響しない', en: 'Reminder text has no effect' } },
  '2.11.4': {
    title: {
      ja: 'マスターが書かれない領域は自分のもの',
      en: "A zone without a master is the card's own master's",
    },
  },
  '2.12': {
    kind: 'structural',
    title: { ja: 'イラスト', en: 'Illustration' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '2.12.1': {
    kind: 'informative',
    title: { ja: 'カードの絵', en: 'The picture' },
    because: 'Nothing in a game depends on it.',
  },
  '2.12.2': {
    kind: 'informative',
    title: { ja: 'ゲーム上の意味はない', en: 'It means nothing in the game' },
    because: 'Nothing in a game depends on it.',
  },
  '2.13': {
    kind: 'structural',
    title: { ja: 'コレクションID', en: 'Collection id' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '2.13.1': {
    kind: 'informative',
    title: { ja: 'カードの記号', en: 'The sign of the card' },
    because: 'Nothing in a game depends on it.',
  },
  '2.13.2': {
    kind: 'informative',
    title: { ja: 'ゲーム上の意味はない', en: 'It means nothing in the game' },
    because: 'Nothing in a game depends on it.',
  },
  '2.14': {
    kind: 'structural',
    title: { ja: 'レア度', en: 'Rarity' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '2.14.1': {
    kind: 'informative',
    title: { ja: '出やすさ', en: 'How often it is found' },
    because: 'Nothing in a game depends on it.',
  },
  '2.14.2': {
    kind: 'informative',
    title: { ja: 'ゲーム上の意味はない', en: 'It means nothing in the game' },
    because: 'Nothing in a game depends on it.',
  },
  '2.15': {
    kind: 'structural',
    title: { ja: 'イラストレーター名', en: 'Illustrator' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '2.15.1': {
    kind: 'informative',
    title: { ja: '描いた人', en: 'Who drew it' },
    because: 'Nothing in a game depends on it.',
  },
  '2.15.2': {
    kind: 'informative',
    title: { ja: 'ゲーム上の意味はない', en: 'It means nothing in the game' },
    because: 'Nothing in a game depends on it.',
  },
  '2.16': {
    kind: 'structural',
    title: { ja: 'ドライブ', en: 'Drive' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '2.16.1': {
    kind: 'structural',
    title: { ja: 'ドライブチェックの回数の基準', en: 'The measure of how many drive checks are made' },
    because: 'Carried out by 7.5.1.3.',
  },
  '2.16.2': { title: { ja: '基本は1、能力で変わる', en: 'It is one unless abilities change it' } },
  '2.17': {
    kind: 'structural',
    title: { ja: '国家', en: 'Nation' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '2.17.1': {
    kind: 'structural',
    title: { ja: '属する国家', en: 'The nation of the card' },
    because: 'A printed field; texts use it.',
  },
  '2.17.2': {
    kind: 'structural',
    title: { ja: '能力が参照する', en: 'Abilities refer to it' },
    because: 'A feature of selectors; texts carry it out.',
  },
  '2.17.3': {
    kind: 'structural',
    title: { ja: '六つの国家', en: 'The six nations' },
    because: 'Words of a list; 2.17.4 uses them.',
  },
  '2.17.3.1': { title: { ja: '他のアイコンなら国家はない', en: 'Another icon means no nation' } },
  '2.17.4': { title: { ja: 'アイコンがなければクランから決まる', en: 'Without an icon the clan decides' } },
  '2.17.4.1': {
    title: { ja: '対応するクランもなければ国家はない', en: 'Without such a clan there is none' },
  },
  '3.1': {
    kind: 'structural',
    title: { ja: '能力と効果', en: 'Abilities and effects' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '3.1.1': {
    kind: 'structural',
    title: { ja: '能力とは命令', en: 'An ability is an instruction' },
    because: 'A word; chapter 8 carries it out.',
  },
  '3.1.1.1': {
    kind: 'structural',
    title: { ja: '三種類の能力', en: 'Three kinds of abilities' },
    because: 'Carried out by 8.1.1.1 to 8.1.1.3.',
  },
  '3.1.1.2': {
    kind: 'structural',
    title: { ja: '「発動する」の意味は種類による', en: '"Activates" depends on the kind' },
    because: 'The three lines below say how.',
  },
  '3.1.1.2.1': {
    kind: 'definition',
    title: { ja: '永続能力の発動は有効であること', en: 'A continuous ability activates by being valid' },
    because: 'What the word means of a continuous ability: that it is valid.',
    usedBy: ['3.1.1.3', '8.1.1.3'],
    models: 'texts',
  },
  '3.1.1.2.2': {
    kind: 'definition',
    title: { ja: '起動能力の発動はプレイすること', en: 'An activated ability activates by being played' },
    because: 'What the word means of an activated ability: that it is played.',
    usedBy: ['6.6.1.2.2', '8.1.1.1'],
    models: 'texts',
  },
  '3.1.1.2.3': {
    kind: 'definition',
    title: {
      ja: '自動能力の発動は待機状態になること',
      en: 'An automatic ability activates by starting to wait',
    },
    because: 'What the word means of an automatic ability: that it waits.',
    usedBy: ['8.6.2'],
    models: 'texts',
  },
  '3.1.1.3': {
    title: { ja: '領域の書かれた能力はそこでだけ有効', en: 'An ability with a zone is valid there only' },
  },
  '3.1.1.3.1': { title: { ja: 'ヴァンガードサークルの能力', en: 'Abilities of the vanguard circle' } },
  '3.1.1.3.2': { title: { ja: 'リアガードサークルの能力', en: 'Abilities of a rear-guard circle' } },
  '3.1.1.3.3': { title: { ja: 'ガーディアンサークルの能力', en: 'Abilities of the guardian circle' } },
  '3.1.1.3.4': { title: { ja: '手札の能力', en: 'Abilities in the hand' } },
  '3.1.1.3.5': { title: { ja: 'ドロップゾーンの能力', en: 'Abilities in the drop zone' } },
  '3.1.1.3.6': { title: { ja: 'バインドゾーンの能力', en: 'Abilities in the bind zone' } },
  '3.1.1.3.7': { title: { ja: 'ソウルの能力', en: 'Abilities in the soul' } },
  '3.1.1.3.8': { title: { ja: 'ダメージゾーンの能力', en: 'Abilities in the damage zone' } },
  '3.1.1.3.9': { title: { ja: '山札の能力', en: 'Abilities in the deck' } },
  '3.1.1.3.10': {
    title: { ja: '領域の指定がなければどこでも有効', en: 'Without a zone it is valid everywhere' },
  },
  '3.1.1.4': { title: { ja: '二つの領域のどちらでも有効', en: 'Two zones: valid in either' } },
  '3.1.1.5': {
    kind: 'definition',
    title: { ja: '角括弧はコスト', en: 'Square brackets hold a cost' },
    because: 'How a cost is printed; what it is to pay it, the clauses below and 8.5.2.3 say.',
    usedBy: ['3.1.1.5.1', '8.5.2.3'],
    models: 'texts',
  },
  '3.1.1.5.1': {
    title: { ja: '起動能力はコストの行動を要する', en: 'An activated ability needs its cost done' },
  },
  '3.1.1.5.2': {
    title: {
      ja: '払わない自動能力はその先を行わない',
      en: 'An automatic ability that is not paid for does not go on',
    },
  },
  '3.1.1.5.3': {
    kind: 'definition',
    title: { ja: 'コストはカンマで分けて同時に払う', en: 'Costs apart by commas are paid together' },
    because:
      'How several costs are printed; that they are paid together or not at all, 8.5.2.3 and 8.6.4 say.',
    usedBy: ['8.5.2.3', '8.6.4'],
    models: 'texts',
  },
  '3.1.1.6': {
    kind: 'structural',
    title: { ja: '二重鉤括弧の意味', en: 'What double corner brackets mean' },
    because: 'The two lines below say it.',
  },
  '3.1.1.6.1': {
    kind: 'definition',
    title: { ja: '与える・失う・得るなら能力', en: 'With give, lose or gain: an ability' },
    because: 'How an ability that is given is printed; what it is to have it, 10.21.1 says.',
    usedBy: ['10.21.1'],
    models: 'texts',
  },
  '3.1.1.6.2': {
    kind: 'definition',
    title: { ja: '「する」なら一連の処理', en: 'With do: a series of steps' },
    because: 'How steps that are named together are printed; each of them is carried out as any other.',
    usedBy: ['8.5.3.5'],
    models: 'texts',
  },
  '3.1.2': {
    kind: 'structural',
    title: { ja: '効果とは命令の中身', en: 'An effect is what an ability says to do' },
    because: 'A word; chapter 8 carries it out.',
  },
  '3.1.2.1': {
    kind: 'structural',
    title: { ja: '三種類の効果', en: 'Three kinds of effects' },
    because: 'Carried out by 8.2.1.1 to 8.2.1.3.',
  },
  '3.2': {
    kind: 'structural',
    title: { ja: 'ファイター', en: 'Fighter' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '3.2.1': {
    kind: 'structural',
    title: { ja: 'プレイヤーの呼び名', en: 'What players are called' },
    because: 'A word for players.',
  },
  '3.3': {
    kind: 'structural',
    title: { ja: 'オーナー', en: 'Owner' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '3.3.1': {
    kind: 'structural',
    title: { ja: 'カードの持ち主', en: 'Who owns the card' },
    because: 'A word; 3.3.2 carries it out.',
  },
  '3.3.2': { title: { ja: 'デッキに入れた者がオーナー', en: 'Whoever brought it in his deck owns it' } },
  '3.3.3': {
    kind: 'informative',
    title: { ja: 'ゲーム後に取り戻す', en: 'Owners take their cards back' },
    because: 'After the game; nothing happens in it.',
  },
  '3.4': {
    kind: 'structural',
    title: { ja: 'マスター', en: 'Master' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '3.4.1': {
    kind: 'structural',
    title: { ja: '今使う者', en: 'Who uses it now' },
    because: 'A word; the lines below carry it out.',
  },
  '3.4.2': {
    kind: 'definition',
    title: { ja: 'カードのマスターは領域の持ち主', en: 'The master of a card is the fighter of its zone' },
    because: 'The term: of whom a card is, wherever it lies. Zones belong to fighters.',
    usedBy: ['3.4.5', '6.3.1.2'],
    models: 'zones',
  },
  '3.4.3': {
    title: { ja: '効果のマスターは能力のマスター', en: 'The master of an effect is that of its ability' },
  },
  '3.4.4': {
    title: { ja: '起動能力のマスターはプレイした者', en: 'Of an activated ability: who played it' },
  },
  '3.4.5': {
    title: {
      ja: '自動能力のマスターは持つカードのマスター',
      en: 'Of an automatic ability: the master of its card or effect',
    },
  },
  '3.4.6': {
    title: {
      ja: '永続能力のマスターは持つカードのマスター',
      en: 'Of a continuous ability: the master of its card or effect',
    },
  },
  '3.5': {
    kind: 'structural',
    title: { ja: 'チェックタイミング', en: 'Check timing' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '3.5.1': {
    kind: 'structural',
    title: { ja: 'ルール処理と自動能力の時点', en: 'The moment for rule actions and automatic abilities' },
    because: 'Carried out by 8.4.1.',
  },
  '3.5.2': {
    kind: 'structural',
    title: { ja: 'ルール処理が先、自動能力が後', en: 'Rule actions first, then automatic abilities' },
    because: 'Carried out by 8.4.1.1 and 8.4.1.2.',
  },
  '3.6': {
    kind: 'structural',
    title: { ja: 'プレイタイミング', en: 'Play timing' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '3.6.1': {
    kind: 'structural',
    title: { ja: '行動できる時点', en: 'The moment to act' },
    because: 'Carried out by 8.4.2.',
  },
  '3.6.2': {
    kind: 'structural',
    title: { ja: 'その前にチェックタイミング', en: 'A check timing comes before it' },
    because: 'Carried out by 8.4.2.1.',
  },
  '3.6.3': {
    kind: 'structural',
    title: { ja: '行動するか、しない', en: 'Act or do not' },
    because: 'Carried out by 8.4.2.2.',
  },
  '3.6.3.1': {
    kind: 'structural',
    title: { ja: '行動すれば再び与えられる', en: 'After acting it comes again' },
    because: 'Carried out by 8.4.2.2.',
  },
  '3.6.3.2': {
    kind: 'structural',
    title: { ja: '何もしなければ進む', en: 'Doing nothing goes on' },
    because: 'Carried out by 8.4.2.3.',
  },
  '3.7': {
    kind: 'structural',
    title: { ja: '情報と状態', en: 'Information and state' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '3.7.1': {
    kind: 'structural',
    title: { ja: '情報とは', en: 'What information is' },
    because: 'A word; the fields of chapter 2.',
  },
  '3.7.1.1': {
    kind: 'definition',
    title: { ja: '同じ情報は一つとして扱う', en: 'The same information twice counts once' },
    because: 'Clans, races and names of a card are sets of words, which cannot hold a word twice.',
    usedBy: ['2.2.4', '7.5.1.2.4'],
    models: 'characteristics',
  },
  '3.7.1.2': { title: { ja: '「元々の」は書かれた値', en: '"Original" is what is printed' } },
  '3.7.2': { kind: 'structural', title: { ja: '状態とは', en: 'What a state is' }, because: 'A word.' },
  '3.7.2.1': {
    kind: 'structural',
    title: { ja: '状態の例', en: 'Which states there are' },
    because: 'A list of words; 3.17 and 4.6 carry them out.',
  },
  '3.8': {
    kind: 'structural',
    title: { ja: 'ユニット', en: 'Unit' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '3.8.1': {
    title: {
      ja: 'フィールドの呪縛されていないカードがユニット',
      en: 'A card on the field that is not locked is a unit',
    },
  },
  '3.8.1.1': {
    kind: 'structural',
    title: { ja: 'タイプとしてのユニット', en: 'Units as types' },
    because: 'A word for all three types.',
  },
  '3.8.2': {
    kind: 'structural',
    title: { ja: '三種類のユニット', en: 'Three kinds of units' },
    because: 'Carried out by 3.9.1, 3.10.1 and 3.11.1.1.',
  },
  '3.9': {
    kind: 'structural',
    title: { ja: 'ヴァンガード', en: 'Vanguard' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '3.9.1': { title: { ja: 'ヴァンガードサークルのユニット', en: 'The unit on the vanguard circle' } },
  '3.9.1.1': { title: { ja: '各ファイターに1体、双闘なら2体', en: 'One each, two in legion' } },
  '3.9.2': {
    kind: 'definition',
    title: { ja: 'ヴァンガードダメージ', en: 'Vanguard damage: dealt and not yet processed' },
    because: 'The number itself; when it grows and shrinks, the clauses that use it say.',
    usedBy: ['9.6.1', '9.6.2', '10.33.1'],
    models: 'vanguardDamage',
  },
  '3.10': {
    kind: 'structural',
    title: { ja: 'リアガード', en: 'Rear-guard' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '3.10.1': { title: { ja: 'リアガードサークルのユニット', en: 'A unit on a rear-guard circle' } },
  '3.10.1.1': { title: { ja: 'サークルごとに1体、5体まで', en: 'One a circle, five at most' } },
  '3.11': {
    kind: 'structural',
    title: { ja: 'ガーディアン', en: 'Guardian' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '3.11.1.1': { title: { ja: 'ガーディアンサークルのユニット', en: 'A unit on the guardian circle' } },
  '3.11.1.2': { title: { ja: 'シールドがなければ0', en: 'Without a shield it is zero' } },
  '3.11.1.3': {
    title: {
      ja: 'シールドの合計だけパワーが増える',
      en: "The shields of its guardians add to the attacked unit's power",
    },
  },
  '3.11.1.4': { title: { ja: '何体でも置ける', en: 'Any number of them' } },
  '3.12': {
    kind: 'structural',
    title: { ja: '引く', en: 'Drawing' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '3.12.1': {
    kind: 'structural',
    title: { ja: '山札から手札への移動', en: 'From deck to hand' },
    because: 'A word; the lines below carry it out.',
  },
  '3.12.2': {
    title: { ja: '1枚引くのは一番上を見せずに', en: 'Drawing one is the top card, unseen by others' },
  },
  '3.12.3': { title: { ja: 'N枚引くのは1枚をN回', en: 'Drawing N is drawing one N times' } },
  '3.12.4': { title: { ja: 'N枚まで引くのは1枚ずつ決める', en: 'Drawing up to N is decided card by card' } },
  '3.12.4.1': { title: { ja: 'いつでも終えられる', en: 'One may stop before each' } },
  '3.12.4.2': { title: { ja: '1枚引く', en: 'One is drawn' } },
  '3.12.4.3': { title: { ja: 'N回で終わる', en: 'After N it is over' } },
  '3.13': {
    kind: 'structural',
    title: { ja: '山札の上から見る', en: 'Looking at the top' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '3.13.1': {
    kind: 'structural',
    title: { ja: '山札の上を見る行動', en: 'Looking at cards of the deck' },
    because: 'A word; the lines below carry it out.',
  },
  '3.13.2': { title: { ja: '上からN枚見る', en: 'Looking at N from the top' } },
  '3.13.3': {
    title: { ja: '上からN枚まで見るのは1枚ずつ決める', en: 'Looking at up to N is decided card by card' },
  },
  '3.13.3.1': { title: { ja: 'いつでも終えられる', en: 'One may stop before each' } },
  '3.13.3.2': { title: { ja: '1枚ずつ増やして見る', en: 'One more is seen each time' } },
  '3.13.3.3': { title: { ja: 'N回で終わる', en: 'After N it is over' } },
  '3.14': {
    kind: 'structural',
    title: { ja: '発生源', en: 'Source' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '3.14.1': {
    kind: 'structural',
    title: { ja: '効果が何から生じたか', en: 'What an effect came from' },
    because: 'A word; the lines below carry it out.',
  },
  '3.14.1.1': { title: { ja: '能力を持つカードが発生源', en: 'The card with the ability is the source' } },
  '3.14.1.2': { title: { ja: 'ルール処理に発生源はない', en: 'Rule actions have no source' } },
  '3.15': {
    kind: 'structural',
    title: { ja: 'ダメージの発生源', en: 'Source of damage' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '3.15.1': {
    kind: 'structural',
    title: { ja: 'ダメージが何からか', en: 'What damage came from' },
    because: 'A word; the lines below carry it out.',
  },
  '3.15.1.1': { title: { ja: 'バトルダメージの発生源はユニット', en: 'Battle damage comes from the unit' } },
  '3.15.1.2': {
    title: {
      ja: 'スキルダメージの発生源は効果の発生源',
      en: 'Skill damage comes from the source of the effect',
    },
  },
  '3.15.1.2.1': {
    title: {
      ja: 'ファイターに読めてもカードが発生源',
      en: 'Even if it reads as the fighter, it is the card',
    },
  },
  '3.16': {
    kind: 'structural',
    title: { ja: 'ランダム', en: 'Random' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '3.16.1': { title: { ja: '均等な無作為', en: 'Random is even chance' } },
  '3.16.2': {
    title: { ja: 'ランダムに選ぶのは無作為に指定数', en: 'A random choice takes the number by chance' },
  },
  '3.17': {
    kind: 'structural',
    title: { ja: '配置状態', en: 'Placement' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '3.17.1': {
    kind: 'structural',
    title: { ja: 'スタンドかレスト', en: 'Standing or resting' },
    because: 'Carried out by the lines below.',
  },
  '3.17.1.1': { title: { ja: 'スタンド状態', en: 'Standing is upright' } },
  '3.17.1.1.1': {
    kind: 'informative',
    title: { ja: '表記', en: 'Its sign in texts' },
    because: 'Notation of printed cards.',
  },
  '3.17.1.2': { title: { ja: 'レスト状態', en: 'Resting is sideways' } },
  '3.17.1.2.1': {
    kind: 'informative',
    title: { ja: '表記', en: 'Its sign in texts' },
    because: 'Notation of printed cards.',
  },
  '3.17.2': {
    title: { ja: 'すでにその向きなら行われない', en: 'What already stands or rests does not do so' },
  },
  '3.17.3': {
    kind: 'structural',
    title: { ja: '表か裏', en: 'Face up or down' },
    because: 'Carried out by the lines below.',
  },
  '3.17.3.1': { title: { ja: '表向き状態', en: 'Face up shows the picture' } },
  '3.17.3.2': { title: { ja: '裏向き状態', en: 'Face down hides it' } },
  '3.17.4': { title: { ja: 'すでにその面なら行われない', en: 'What already lies so is not turned' } },
  '3.18': {
    kind: 'structural',
    title: { ja: 'サークルの属性', en: 'Properties of circles' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '3.18.1': { title: { ja: '四つの属性の一つを持つ', en: 'A circle has one of four properties' } },
  '3.18.2': { title: { ja: '属性がサークルの名になる', en: 'The property names the circle' } },
} as const satisfies Record<string, ClauseRow>
