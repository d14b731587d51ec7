import type { ClauseRow } from '@fudaba/kernel/rules'

/**
 * Chapters 100 to 500: ground rules, what a card says, CP and EP, attributes and states, zones.
 * Titles are our own words; a row without a kind is enforced.
 */
export const clauses100to500 = {
  '100': {
    kind: 'structural',
    title: { ja: 'ゲームの概要', en: 'The game in outline' },
    because: 'A heading.',
  },
  '101': {
    kind: 'structural',
    title: { ja: '文書の概要', en: 'About the document' },
    because: 'A heading.',
  },
  '101.1': {
    kind: 'structural',
    title: { ja: 'この文書が扱うもの', en: 'What the document covers' },
    because: 'Says what the rulebook is about; nothing happens in a game.',
  },
  '102': {
    kind: 'structural',
    title: { ja: 'プレイヤー人数', en: 'Number of players' },
    because: 'A heading.',
  },
  '102.1': {
    title: { ja: '2人で対戦する', en: 'Two players against each other' },
  },
  '103': {
    kind: 'structural',
    title: { ja: '勝敗', en: 'Winning and losing' },
    because: 'A heading.',
  },
  '103.1': {
    title: { ja: '敗北条件を満たすと負ける', en: 'Whoever meets a losing condition loses' },
  },
  '103.2': {
    title: { ja: '片方だけが負ければ相手の勝ち', en: 'If only one loses, the other wins' },
  },
  '103.3': {
    title: {
      ja: '同時に負けるなら非プライマリーが勝つ',
      en: 'If both lose at once, the non-primary player wins',
    },
  },
  '103.4': {
    title: {
      ja: 'いつでも投了でき、置換も強制もできない',
      en: 'Conceding is always possible, never replaced or forced',
    },
  },
  '104': {
    kind: 'structural',
    title: { ja: '大原則', en: 'Ground rules' },
    because: 'A heading.',
  },
  '104.1': {
    title: { ja: 'カードの文がルールに勝つ', en: 'Card text beats the rules' },
  },
  '104.2': {
    title: {
      ja: 'できる分だけ行い、0以下なら行わない',
      en: 'Do as much as possible; zero or less is nothing',
    },
  },
  '104.3': {
    title: { ja: '今と同じ状態になったとは扱わない', en: 'Entering the state one is in is no event' },
  },
  '104.4': {
    title: { ja: '禁止は指示に勝つ', en: 'A prohibition beats an instruction' },
  },
  '104.5': {
    title: { ja: '選ぶ数は0以上の整数', en: 'A chosen number is an integer from zero up' },
  },
  '104.6': {
    title: {
      ja: '値の設定や入れ替えも増減とみなす',
      en: 'Setting or swapping a value counts as raising or lowering it',
    },
  },
  '105': {
    kind: 'structural',
    title: { ja: '基礎用語', en: 'Basic terms' },
    because: 'A heading.',
  },
  '105.1': {
    kind: 'definition',
    title: { ja: 'プレイヤー', en: 'Player' },
    because: 'Names the people at the table; 102.1 counts them.',
    usedBy: ['102.1', '103.1'],
    models: 'players',
  },
  '105.2': {
    kind: 'definition',
    title: { ja: '持ち主はカードを持参した人', en: 'The owner brought the card' },
    because: 'Names the owner; where it matters another clause says so.',
    usedBy: ['502.4', '502.5', '1310.1', '1320.1a', '1330.1'],
    models: 'ownerOf',
  },
  '105.3': {
    title: {
      ja: '「自分」「相手」は支配者から見る',
      en: '"You" and "opponent" are seen from the controller',
    },
  },
  '105.3a': {
    title: { ja: 'カードは持ち主が支配する', en: 'A card is controlled by its owner' },
  },
  '105.3b': {
    title: { ja: 'クラフトはカードの支配者が支配する', en: "A craft is controlled by its card's controller" },
  },
  '105.3c': {
    title: {
      ja: '効果は元のクラフトの支配者が支配する',
      en: "An effect is controlled by the craft's controller",
    },
  },

  '200': {
    kind: 'structural',
    title: { ja: 'カードの情報', en: 'What a card says' },
    because: 'A heading.',
  },
  '201': {
    kind: 'structural',
    title: { ja: 'カード名', en: 'Card name' },
    because: 'A heading.',
  },
  '201.1': {
    kind: 'definition',
    title: { ja: 'カード名', en: 'Card name' },
    because: 'Names a printed line; rules that look at it are cited.',
    usedBy: ['602.4b', '1302.1', '1331.2'],
    models: 'characteristics',
  },
  '202': {
    kind: 'structural',
    title: { ja: 'サブ名', en: 'Sub-name' },
    because: 'A heading.',
  },
  '202.1': {
    kind: 'definition',
    title: { ja: 'サブ名', en: 'Sub-name' },
    because: 'Names a printed line; rules that look at it are cited.',
    usedBy: ['602.4b', '602.4b-1', '1302.2'],
    models: 'characteristics',
  },
  '203': {
    kind: 'structural',
    title: { ja: '種類', en: 'Card type' },
    because: 'A heading.',
  },
  '203.1': {
    kind: 'definition',
    title: { ja: '種類はカードの属する群', en: 'The type is the group a card belongs to' },
    because: 'Names a printed line; its values are 203.2.',
    usedBy: ['203.2', '203.2a', '203.5'],
    models: 'characteristics',
  },
  '203.2': {
    title: { ja: '種類は4つのいずれか', en: 'A type is one of four' },
  },
  '203.2a': {
    title: { ja: '複数の種類を持つカードは両方の扱いを受ける', en: 'A card of two types is both' },
  },
  '203.3': {
    title: { ja: '領域のないUNIT・ITEMは場のもの', en: 'UNIT and ITEM without a zone mean the field' },
  },
  '203.4': {
    title: { ja: '領域のないEVENT・BASEは拠点のもの', en: 'EVENT and BASE without a zone mean the homebase' },
  },
  '203.5': {
    title: { ja: '領域付きの種類はその領域のカード', en: 'A type with a zone means cards of that zone' },
  },
  '204': {
    kind: 'structural',
    title: { ja: 'CPコスト', en: 'CP cost' },
    because: 'A heading.',
  },
  '204.1': {
    kind: 'definition',
    title: { ja: 'CPコスト', en: 'CP cost' },
    because: 'Names a printed number; 1204.2f-1 charges it.',
    usedBy: ['1204.2f-1', '1306.3', '1411.1'],
    models: 'characteristics',
  },
  '205': {
    kind: 'structural',
    title: { ja: 'EPコスト', en: 'EP cost' },
    because: 'A heading.',
  },
  '205.1': {
    kind: 'definition',
    title: { ja: 'EPコスト', en: 'EP cost' },
    because: 'Names a printed number; 1204.2f-2 and 1204.2f-5 charge it.',
    usedBy: ['1204.2f-2', '1204.2f-5'],
    models: 'characteristics',
  },
  '206': {
    kind: 'structural',
    title: { ja: '創設レベル', en: 'Founding level' },
    because: 'A heading.',
  },
  '206.1': {
    kind: 'definition',
    title: { ja: '創設レベル', en: 'Founding level' },
    because: 'Names a printed number; 1204.2f-3 checks it.',
    usedBy: ['1204.2f-3', '1304.1'],
    models: 'characteristics',
  },
  '207': {
    kind: 'structural',
    title: { ja: 'テキスト', en: 'Text' },
    because: 'A heading.',
  },
  '207.1': {
    kind: 'definition',
    title: { ja: 'テキストはクラフトと効果', en: 'The text holds crafts and effects' },
    because: 'Names the text box; 207.2 and 207.3 tell its parts.',
    usedBy: ['207.2', '207.3'],
    models: 'grammar',
  },
  '207.2': {
    title: { ja: '「・」で始まる文はクラフト', en: 'A sentence with the mark is a craft' },
  },
  '207.3': {
    title: { ja: '「・」のない文は効果', en: 'A sentence without the mark is an effect' },
  },
  '207.4': {
    title: { ja: '段落ごとに別のクラフト', en: 'Each paragraph is a craft of its own' },
  },
  '207.5': {
    title: { ja: 'カッコの注釈はテキストではない', en: 'Notes in brackets are not text' },
  },
  '207.6': {
    title: { ja: 'アーツ名はテキストではない', en: 'The name of an art is not text' },
  },
  '207.7': {
    title: { ja: 'キーワードは分類名で、テキストではない', en: 'A keyword is a label, not text' },
  },
  '208': {
    kind: 'structural',
    title: { ja: 'アーツ', en: 'Arts' },
    because: 'A heading.',
  },
  '208.1': {
    kind: 'definition',
    title: { ja: 'アーツ＝EPコスト付きの2つ目のテキスト', en: 'An art has an EP cost and a text' },
    because: 'Names the second text box; playing it is 1213.2.',
    usedBy: ['1202.3', '1213.2', '1204.2f-5'],
    models: 'artOf',
  },
  '209': {
    kind: 'structural',
    title: { ja: 'STR', en: 'STR' },
    because: 'A heading.',
  },
  '209.1': {
    kind: 'definition',
    title: { ja: 'UNITのSTR', en: 'STR of a UNIT' },
    because: 'Names a printed number.',
    usedBy: ['804.11a-2', '804.11a-3', '804.11b', '1303.1'],
    models: 'characteristics',
  },
  '210': {
    kind: 'structural',
    title: { ja: 'DEF', en: 'DEF' },
    because: 'A heading.',
  },
  '210.1': {
    kind: 'definition',
    title: { ja: 'UNITのDEF', en: 'DEF of a UNIT' },
    because: 'Names a printed number.',
    usedBy: ['804.11a-2', '804.11a-4', '1303.1'],
    models: 'characteristics',
  },
  '211': {
    kind: 'structural',
    title: { ja: '組織', en: 'Organisation' },
    because: 'A heading.',
  },
  '211.1': {
    kind: 'definition',
    title: { ja: 'UNITの組織', en: 'Organisations of a UNIT' },
    because: 'Names a printed set.',
    usedBy: ['803.3b', '1218.2a', '1331.1'],
    models: 'characteristics',
  },
  '211.2': {
    title: {
      ja: '組織名は場か、示された領域のカード',
      en: 'An organisation means the field, or the zone that is named',
    },
  },
  '212': {
    kind: 'structural',
    title: { ja: '光まとう翼', en: 'Wings of light' },
    because: 'A heading.',
  },
  '212.1': {
    kind: 'definition',
    title: { ja: '光まとう翼の数値', en: 'The number of the wings' },
    because: 'Names a number; 212.2 gives it a value.',
    usedBy: ['212.2', '1304.1', '1413.1'],
    models: 'characteristics',
  },
  '212.2': {
    title: { ja: 'クラフトがあればその値、なければ0', en: "The craft's value, zero without it" },
  },
  '213': {
    kind: 'structural',
    title: { ja: 'イラスト', en: 'Illustration' },
    because: 'A heading.',
  },
  '213.1': {
    kind: 'informative',
    title: { ja: 'イラスト', en: 'Illustration' },
    because: 'A picture; the game does not look at it.',
  },
  '213.2': {
    kind: 'informative',
    title: { ja: 'イラストに意味はない', en: 'Pictures mean nothing' },
    because: 'Says that nothing follows from the picture.',
  },
  '214': {
    kind: 'structural',
    title: { ja: '付記情報', en: 'Small print' },
    because: 'A heading.',
  },
  '214.1': {
    kind: 'informative',
    title: { ja: 'カードナンバーやレアリティ', en: 'Card number, rarity and the like' },
    because: 'Printed for collectors; 1601.1 alone uses the number.',
  },
  '214.2': {
    kind: 'informative',
    title: { ja: '付記情報に意味はない', en: 'The small print means nothing' },
    because: 'Says that nothing follows from it.',
  },

  '300': {
    kind: 'structural',
    title: { ja: 'CPとEP', en: 'CP and EP' },
    because: 'A heading.',
  },
  '301': {
    kind: 'structural',
    title: { ja: '概要', en: 'Outline' },
    because: 'A heading.',
  },
  '301.1': {
    kind: 'definition',
    title: { ja: 'CPとEPは支払いに使う資源', en: 'CP and EP are what costs are paid with' },
    because: 'Names the two resources; gaining, keeping and paying are 302.1 and 1318.',
    usedBy: ['302.1', '302.1a', '1318.1', '1318.2'],
    models: 'pools',
  },
  '302': {
    kind: 'structural',
    title: { ja: '基本原則', en: 'Principles' },
    because: 'A heading.',
  },
  '302.1': {
    title: { ja: '得たCP・EPは本人のプールに入る', en: "What is gained lies in the player's own pool" },
  },
  '302.1a': {
    title: { ja: 'プールからいつでも払える', en: 'The pool pays at any time' },
  },
  '302.1b': {
    title: {
      ja: 'ステップとフェイズの終わりにプールは空になる',
      en: 'Pools empty at the end of every step and phase',
    },
  },

  '400': {
    kind: 'structural',
    title: { ja: '属性と状態', en: 'Attributes and states' },
    because: 'A heading.',
  },
  '401': {
    kind: 'structural',
    title: { ja: '属性', en: 'Attributes' },
    because: 'A heading.',
  },
  '401.1': {
    kind: 'definition',
    title: { ja: 'カードは属性を得ることがある', en: 'Cards may gain attributes' },
    because: 'Names a kind of mark; each attribute has its own clause.',
    usedBy: ['1309.1', '1336.1', '1337.1', '1338.1'],
    models: 'attributes',
  },
  '401.2': {
    kind: 'definition',
    title: { ja: '属性は参照される', en: 'Attributes are looked at' },
    because: 'Says that others may look at them; they do so by their own clauses.',
    usedBy: ['1309.1a', '1332.7', '1338.2'],
    models: 'attributes',
  },
  '402': {
    kind: 'structural',
    title: { ja: '状態', en: 'States' },
    because: 'A heading.',
  },
  '402.1': {
    kind: 'definition',
    title: { ja: 'カードは状態になることがある', en: 'Cards may enter states' },
    because: 'Names a kind of mark; the only state is stun.',
    usedBy: ['1306.1', '1306.4'],
    models: 'states',
  },
  '402.2': {
    kind: 'definition',
    title: { ja: '状態は参照される', en: 'States are looked at' },
    because: 'Says that others may look at them; they do so by their own clauses.',
    usedBy: ['803.5a-1', '803.6g', '705.6'],
    models: 'states',
  },

  '500': {
    kind: 'structural',
    title: { ja: '領域', en: 'Zones' },
    because: 'A heading.',
  },
  '501': {
    kind: 'structural',
    title: { ja: '概要', en: 'Outline' },
    because: 'A heading.',
  },
  '501.1': {
    kind: 'definition',
    title: { ja: '領域はカードや能力の置き場', en: 'A zone is where cards and abilities lie' },
    because: 'Names the places; each has its own clause.',
    usedBy: ['502.1', '502.2'],
    models: 'zones',
  },
  '502': {
    kind: 'structural',
    title: { ja: '基本原則', en: 'Principles' },
    because: 'A heading.',
  },
  '502.1': {
    title: { ja: '各プレイヤーが各領域を1つ持つ', en: 'Each player has one of each zone' },
  },
  '502.2': {
    title: {
      ja: '公開領域は全員に、非公開領域は許された人にだけ見える',
      en: 'Public zones are seen by all, hidden ones by whom the rules name',
    },
  },
  '502.2a': {
    title: { ja: '枚数は誰でも分かる', en: 'Everyone may know how many cards lie in a zone' },
  },
  '502.2b': {
    title: { ja: '非公開領域に条件のカードがあるとは限らない', en: 'A hidden zone guarantees nothing' },
  },
  '502.3': {
    title: {
      ja: '場から場以外の移動では別のカードになる',
      en: 'Except from field to field, a moved card is a new one',
    },
  },
  '502.3a': {
    title: {
      ja: '向きのある領域どうしでは向きと効果を保つ',
      en: 'Between zones with orientation, orientation and effects stay',
    },
  },
  '502.4': {
    title: {
      ja: '同時に動くカードの順番は持ち主が決め、隠れる',
      en: 'The owner orders cards that move together, unseen',
    },
  },
  '502.5': {
    title: {
      ja: '指定がなければ持ち主の領域に行く',
      en: "Without a player named, a card goes to its owner's zone",
    },
  },
  '503': {
    kind: 'structural',
    title: { ja: '配置状態', en: 'Orientation and face' },
    because: 'A heading.',
  },
  '503.1': {
    kind: 'definition',
    title: { ja: '縦がレディ、横がアクション', en: 'Upright is ready, sideways is action' },
    because: 'Names the two orientations and how they look on a table.',
    usedBy: ['503.1a', '506.3', '507.3', '1315.1', '1315.2'],
    models: 'orientation',
  },
  '503.1a': {
    title: { ja: '指定がなければレディで置く', en: 'Cards are put down ready unless said otherwise' },
  },
  '503.1b': {
    kind: 'definition',
    title: { ja: '向きはどちらか一方', en: 'One orientation at a time' },
    because: 'One column holds the orientation, so a card cannot have both.',
    usedBy: ['1315.1', '1315.2'],
    models: 'orientation',
  },
  '503.2': {
    kind: 'definition',
    title: { ja: '表向きと裏向き', en: 'Face up and face down' },
    because: 'Names the two faces and how they look on a table; who sees what is 507.4.',
    usedBy: ['503.2a', '506.3', '507.3', '1316.1', '1316.2'],
    models: 'face',
  },
  '503.2a': {
    title: { ja: '指定がなければ表向きで置く', en: 'Cards are put down face up unless said otherwise' },
  },
  '503.2b': {
    kind: 'definition',
    title: { ja: '面はどちらか一方', en: 'One face at a time' },
    because: 'One column holds the face, so a card cannot have both.',
    usedBy: ['1316.1', '1316.2'],
    models: 'face',
  },
  '504': {
    kind: 'structural',
    title: { ja: 'デッキ置き場', en: 'Deck' },
    because: 'A heading.',
  },
  '504.1': {
    kind: 'definition',
    title: { ja: 'デッキ置き場', en: 'Deck' },
    because: 'Names a zone.',
    usedBy: ['603.1b', '603.1c', '1313.1'],
    models: 'zones',
  },
  '504.2': {
    title: { ja: 'デッキは非公開で順番がある', en: 'The deck is hidden and ordered' },
  },
  '504.3': {
    title: { ja: '複数枚は上から1枚ずつ動かす', en: 'Several cards leave the deck one by one from the top' },
  },
  '504.4': {
    title: { ja: '「デッキ」はデッキ置き場のカード', en: '"Deck" means the cards of that zone' },
  },
  '505': {
    kind: 'structural',
    title: { ja: '手札', en: 'Hand' },
    because: 'A heading.',
  },
  '505.1': {
    kind: 'definition',
    title: { ja: '手札', en: 'Hand' },
    because: 'Names a zone.',
    usedBy: ['603.1c', '1313.1', '1314.2'],
    models: 'zones',
  },
  '505.2': {
    title: { ja: '手札に順番はない', en: 'The hand has no order' },
  },
  '505.3': {
    title: { ja: '手札は本人にだけ見える', en: 'The hand is seen by its player alone' },
  },
  '505.4': {
    title: { ja: '「手札」は手札のカード', en: '"Hand" means the cards of that zone' },
  },
  '505.5': {
    kind: 'structural',
    title: { ja: '手札に上限はない', en: 'No limit to the hand' },
    because: 'Says that a rule does not exist; a test still holds that a large hand is kept.',
  },
  '506': {
    kind: 'structural',
    title: { ja: '場', en: 'Field' },
    because: 'A heading.',
  },
  '506.1': {
    kind: 'definition',
    title: { ja: '場はUNITとITEMの置き場', en: 'The field is where UNITs and ITEMs stand' },
    because: 'Names a zone.',
    usedBy: ['1205.1c-1', '1320.1', '203.3'],
    models: 'zones',
  },
  '506.2': {
    title: { ja: '場は公開で順番がない', en: 'The field is public and unordered' },
  },
  '506.3': {
    title: { ja: '場では縦横と表裏を区別する', en: 'Field cards have orientation and face' },
  },
  '506.4': {
    title: {
      ja: '場のカードは支配者の場にあり、支配が変われば移る',
      en: "A field card lies in its controller's field and moves when control changes",
    },
  },
  '506.5': {
    title: { ja: '領域のない情報や組織は場を見る', en: 'Information without a zone is that of the field' },
  },
  '506.5a': {
    title: { ja: '領域のない枚数は場を数える', en: 'Counting without a zone counts the field' },
  },
  '507': {
    kind: 'structural',
    title: { ja: '拠点', en: 'Homebase' },
    because: 'A heading.',
  },
  '507.1': {
    kind: 'definition',
    title: { ja: '拠点はコストなどに使うカードの置き場', en: 'The homebase holds cards used for costs' },
    because: 'Names a zone.',
    usedBy: ['703.7a', '703.8a', '1217.2'],
    models: 'zones',
  },
  '507.2': {
    title: { ja: '拠点は公開で順番がない', en: 'The homebase is public and unordered' },
  },
  '507.3': {
    title: { ja: '拠点でも縦横と表裏を区別する', en: 'Homebase cards have orientation and face' },
  },
  '507.4': {
    title: {
      ja: '裏向きの拠点は支配者にだけ見える',
      en: 'A face-down homebase card is seen by its controller alone',
    },
  },
  '508': {
    kind: 'structural',
    title: { ja: '軌跡', en: 'Trail' },
    because: 'A heading.',
  },
  '508.1': {
    kind: 'definition',
    title: { ja: '軌跡は使い終わったカードの置き場', en: 'The trail holds used cards' },
    because: 'Names a zone.',
    usedBy: ['1205.1c-2', '1314.1', '1317.1'],
    models: 'zones',
  },
  '508.2': {
    title: { ja: '軌跡は公開で順番がない', en: 'The trail is public and unordered' },
  },
  '509': {
    kind: 'structural',
    title: { ja: '発動待機領域', en: 'Waiting zone' },
    because: 'A heading.',
  },
  '509.1': {
    kind: 'definition',
    title: { ja: '発動待機領域は解決を待つ場所', en: 'The waiting zone is where plays wait' },
    because: 'Names a zone.',
    usedBy: ['1204.2i', '1204.2j', '902.5c'],
    models: 'zones',
  },
  '509.2': {
    title: { ja: '発動待機領域は1つで公開、順番がある', en: 'One waiting zone, public and ordered' },
  },
  '510': {
    kind: 'structural',
    title: { ja: '除外領域', en: 'Exile' },
    because: 'A heading.',
  },
  '510.1': {
    kind: 'definition',
    title: {
      ja: '除外領域はゲームから除かれたカードの置き場',
      en: 'Exile holds cards removed from the game',
    },
    because: 'Names a zone.',
    usedBy: ['1330.1', '1337.1'],
    models: 'zones',
  },
  '510.2': {
    title: { ja: '除外領域は公開で順番がない', en: 'Exile is public and unordered' },
  },
} as const satisfies Record<string, ClauseRow>
