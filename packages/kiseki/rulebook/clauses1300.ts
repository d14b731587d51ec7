import type { ClauseRow } from '@fudaba/kernel/rules'

/**
 * Chapter 1300: the terms that card texts use.
 * Titles are our own words; a row without a kind is enforced.
 */
export const clauses1300 = {
  '1300': {
    kind: 'structural',
    title: { ja: 'ゲーム上の用語', en: 'Terms' },
    because: 'A heading.',
  },
  '1301': {
    kind: 'structural',
    title: { ja: '概要', en: 'Outline' },
    because: 'A heading.',
  },
  '1301.1': {
    kind: 'structural',
    title: { ja: '用語は以下の処理を指す', en: 'Terms stand for what follows' },
    because: 'Announces the terms below it.',
  },
  '1302': {
    kind: 'structural',
    title: { ja: '名称', en: 'Names' },
    because: 'A heading.',
  },
  '1302.1': {
    title: { ja: '引用符の名称はカード名', en: 'A quoted name is a card name' },
  },
  '1302.1a': {
    title: { ja: '「含む」とあれば名前の一部', en: '"Contains" means a part of the name' },
  },
  '1302.1b': {
    title: { ja: '領域のない名前は場のカード', en: 'A name without a zone means the field' },
  },
  '1302.2': {
    title: { ja: 'サブ名の引用はサブ名を見る', en: 'A quoted sub-name is a sub-name' },
  },
  '1302.2a': {
    title: { ja: '領域のないサブ名は場のカード', en: 'A sub-name without a zone means the field' },
  },
  '1302.3': {
    title: { ja: '太字の名称は組織', en: 'A bold name is an organisation' },
  },
  '1303': {
    kind: 'structural',
    title: { ja: 'STRとDEFの増減', en: 'Plus and minus' },
    because: 'A heading.',
  },
  '1303.1': {
    title: { ja: '＋はSTRとDEFを増やす', en: 'Plus raises STR and DEF' },
  },
  '1303.2': {
    title: { ja: '−はSTRとDEFを減らす', en: 'Minus lowers STR and DEF' },
  },
  '1304': {
    kind: 'structural',
    title: { ja: '増やす・減らす', en: 'Raise and lower' },
    because: 'A heading.',
  },
  '1304.1': {
    title: { ja: 'コスト・レベル・翼を増やす', en: 'Raise a cost, a level, the wings' },
  },
  '1304.2': {
    title: { ja: 'コスト・レベル・翼を減らす', en: 'Lower a cost, a level, the wings' },
  },
  '1305': {
    kind: 'structural',
    title: { ja: '不定数', en: 'X' },
    because: 'A heading.',
  },
  '1305.1': {
    kind: 'definition',
    title: { ja: 'Xは不特定の数', en: 'X is a number not yet known' },
    because: 'Names the letter; when it is fixed is 1305.2a to 1305.4.',
    usedBy: ['1305.2a', '1305.2b', '1305.3', '1305.4'],
    models: 'unknowns',
  },
  '1305.2': {
    kind: 'structural',
    title: { ja: '不定数はプレイの時に決める', en: 'X is fixed on playing' },
    because: 'Restated by 1204.2c, which carries the step.',
  },
  '1305.2a': {
    title: { ja: '決め方がなければプレイヤーが選ぶ', en: 'Without a method the player chooses' },
  },
  '1305.2b': {
    title: { ja: 'プレイに要るXはプレイ時に計算する', en: 'X that the play needs is worked out on playing' },
  },
  '1305.2c': {
    title: {
      ja: '決まったXは待機領域を離れるまで変わらない',
      en: 'A fixed X stays until it has left the waiting zone',
    },
  },
  '1305.3': {
    title: {
      ja: 'プレイに要らないXは解決時に計算する',
      en: 'X that only the effect needs is worked out on resolution',
    },
  },
  '1305.4': {
    title: { ja: '常時クラフトのXは常に変わる', en: 'X in a constant craft always changes' },
  },
  '1305.5': {
    title: { ja: 'YやZも同じ', en: 'Y and Z likewise' },
  },
  '1306': {
    kind: 'structural',
    title: { ja: 'スタンする', en: 'Stun' },
    because: 'A heading.',
  },
  '1306.1': {
    title: { ja: 'スタンするとスタン状態になる', en: 'Stunning puts a UNIT into the stunned state' },
  },
  '1306.2': {
    kind: 'definition',
    title: { ja: 'スタン状態はカードの状態', en: 'Stunned is a state' },
    because: 'Names the state; 1306.2a to 1306.2d say what it does.',
    usedBy: ['1306.2a', '1306.2b', '1306.2c', '1306.2d'],
    models: 'states',
  },
  '1306.2a': {
    title: { ja: '伏せて横にする', en: 'It lies face down and turned' },
  },
  '1306.2b': {
    title: { ja: '起こせない', en: 'It does not ready' },
  },
  '1306.2c': {
    title: { ja: '何の能力も使えない', en: 'All its abilities are invalid' },
  },
  '1306.2d': {
    title: { ja: '重ねてはスタンしない', en: 'It is not stunned again' },
  },
  '1306.3': {
    title: { ja: '同時にCPコスト分の絆を失う', en: 'Its controller loses bond equal to its CP cost' },
  },
  '1306.4': {
    title: { ja: '解けると表になるが横のまま', en: 'A UNIT no longer stunned lies face up, turned' },
  },
  '1306.5': {
    title: { ja: 'ITEM・UNITはスタンせず破壊される', en: 'An ITEM・UNIT is destroyed instead' },
  },
  '1307': {
    kind: 'structural',
    title: { ja: 'スタンダメージを受けない', en: 'No stun damage' },
    because: 'A heading.',
  },
  '1307.1': {
    title: { ja: 'その期間スタンによる絆を失わない', en: 'No bond is lost through stun for that time' },
  },
  '1308': {
    kind: 'structural',
    title: { ja: '回復する', en: 'Recover' },
    because: 'A heading.',
  },
  '1308.1': {
    title: { ja: '回復するとスタン状態でなくなる', en: 'Recovery ends the stunned state' },
  },
  '1309': {
    kind: 'structural',
    title: { ja: 'サポートを得る・失う', en: 'Support' },
    because: 'A heading.',
  },
  '1309.1': {
    title: { ja: 'サポートの属性を得る', en: 'The attribute support is gained' },
  },
  '1309.1a': {
    title: {
      ja: 'サポート中に攻撃されてもオーバーキルはない',
      en: 'Attacking a supported UNIT causes no overkill',
    },
  },
  '1309.2': {
    title: { ja: 'サポートの属性を失う', en: 'The attribute support is lost' },
  },
  '1310': {
    kind: 'structural',
    title: { ja: 'リンクする', en: 'Link' },
    because: 'A heading.',
  },
  '1310.1': {
    title: {
      ja: 'リンクした組織は全領域で両方持つ',
      en: 'Linked organisations are had together, in every zone',
    },
  },
  '1311': {
    kind: 'structural',
    title: { ja: '公開する', en: 'Show' },
    because: 'A heading.',
  },
  '1311.1': {
    title: { ja: '公開は効果の解決か移動まで続く', en: 'Shown until the effect is done or the card moves' },
  },
  '1312': {
    kind: 'structural',
    title: { ja: '選ぶ・探す', en: 'Choose and search' },
    because: 'A heading.',
  },
  '1312.1': {
    title: { ja: '公開のものは指定数を必ず選ぶ', en: 'From what is public the number must be chosen' },
  },
  '1312.2': {
    title: {
      ja: '非公開のものは見て選べ、選ばなくてもよい',
      en: 'From what is hidden one may look and need not find',
    },
  },
  '1312.3': {
    title: { ja: '条件付きで探したカードは公開する', en: 'A card searched by a condition is shown' },
  },
  '1312.4': {
    title: {
      ja: '組織は場のUNITが持つ中から選ぶ',
      en: 'An organisation is chosen from those of UNITs in the field',
    },
  },
  '1313': {
    kind: 'structural',
    title: { ja: '引く', en: 'Draw' },
    because: 'A heading.',
  },
  '1313.1': {
    title: { ja: 'デッキの一番上を手札に加える', en: 'The top card of the deck goes to the hand' },
  },
  '1313.1a': {
    title: { ja: '指定がなければ支配者が引く', en: 'Without a player named the controller draws' },
  },
  '1313.2': {
    title: { ja: '複数枚は1枚ずつ引く', en: 'Several are drawn one by one' },
  },
  '1314': {
    kind: 'structural',
    title: { ja: '捨てる', en: 'Discard' },
    because: 'A heading.',
  },
  '1314.1': {
    title: { ja: 'その人の領域から軌跡に移す', en: "From the player's zone to his trail" },
  },
  '1314.2': {
    title: {
      ja: '枚数がなければ全部、手札0でも捨てたとみなす',
      en: 'Without a number all of it, and an empty hand counts as discarded',
    },
  },
  '1315': {
    kind: 'structural',
    title: { ja: 'レディ・アクション', en: 'Ready and action' },
    because: 'A heading.',
  },
  '1315.1': {
    title: { ja: 'レディする、すでにレディなら行えない', en: 'Readying; what is ready cannot be' },
  },
  '1315.2': {
    title: { ja: 'アクションする、すでにアクションなら行えない', en: 'Turning; what is turned cannot be' },
  },
  '1316': {
    kind: 'structural',
    title: { ja: '表向き・裏向き', en: 'Face up and face down' },
    because: 'A heading.',
  },
  '1316.1': {
    title: { ja: '表向きにする、すでに表なら行えない', en: 'Turning up; what is up cannot be' },
  },
  '1316.2': {
    title: { ja: '裏向きにする、すでに裏なら行えない', en: 'Turning down; what is down cannot be' },
  },
  '1317': {
    kind: 'structural',
    title: { ja: '即死・破壊', en: 'Instant death and destruction' },
    because: 'A heading.',
  },
  '1317.1': {
    title: { ja: '即死は場のUNITを軌跡に置く', en: 'Instant death puts a field UNIT into the trail' },
  },
  '1317.1a': {
    title: { ja: '指示が適用された時に行う', en: 'It happens as the instruction is carried out' },
  },
  '1317.2': {
    title: {
      ja: '破壊は場や拠点のカードを軌跡に置く',
      en: 'Destruction puts a field or homebase card into the trail',
    },
  },
  '1317.2a': {
    title: { ja: '指示が適用された時に行う', en: 'It happens as the instruction is carried out' },
  },
  '1318': {
    kind: 'structural',
    title: { ja: 'CP・EPを支払う', en: 'Paying CP and EP' },
    because: 'A heading.',
  },
  '1318.1': {
    title: { ja: '指定のCPを支払う', en: 'So many CP are paid' },
  },
  '1318.2': {
    title: { ja: '指定のEPを支払う', en: 'So many EP are paid' },
  },
  '1319': {
    kind: 'structural',
    title: { ja: 'オーバーキルしない', en: 'No overkill' },
    because: 'A heading.',
  },
  '1319.1': {
    title: { ja: '攻撃しても超過分の絆を奪わない', en: 'Its attack causes no overkill' },
  },
  '1320': {
    kind: 'structural',
    title: { ja: '場に出す', en: 'Put into the field' },
    because: 'A heading.',
  },
  '1320.1': {
    title: { ja: '指定のプレイヤーの場に置く', en: 'Into the field of the player named' },
  },
  '1320.1a': {
    title: { ja: '指定がなければ持ち主の場', en: "Without a player named, the owner's field" },
  },
  '1320.1b': {
    title: {
      ja: '向きのある領域からは向きと効果を保つ',
      en: 'From a zone with orientation it keeps it and its effects',
    },
  },
  '1321': {
    kind: 'structural',
    title: { ja: 'アクションの記号', en: 'The turning symbol' },
    because: 'A heading.',
  },
  '1321.1': {
    title: { ja: '記号は自身を横にするコスト', en: 'The symbol means turning this ready card' },
  },
  '1322': {
    kind: 'structural',
    title: { ja: '場に出た時の記号', en: 'The entering symbol' },
    because: 'A heading.',
  },
  '1322.1': {
    title: { ja: '記号は自身の登場による誘発', en: 'The symbol means when this enters the field' },
  },
  '1323': {
    kind: 'structural',
    title: { ja: '計画', en: 'Plan' },
    because: 'A heading.',
  },
  '1323.1': {
    title: {
      ja: '上を見て、好きな枚数を下に、残りを上に置く',
      en: 'Look, put any under the deck, the rest back on top',
    },
  },
  '1324': {
    kind: 'structural',
    title: { ja: '無効にする', en: 'Negate' },
    because: 'A heading.',
  },
  '1324.1': {
    title: {
      ja: '待機領域から除き、本物のカードは軌跡へ',
      en: 'Taken from the waiting zone; a real card goes to the trail',
    },
  },
  '1324.2': {
    title: { ja: '解決されず、コストも戻らない', en: 'It does not resolve and nothing is paid back' },
  },
  '1325': {
    kind: 'structural',
    title: { ja: '適用されている効果を無効化する', en: 'Cancelling applied effects' },
    because: 'A heading.',
  },
  '1325.1': {
    title: { ja: 'かかっている持続効果から自由になる', en: 'It is free of the continuous effects on it' },
  },
  '1325.1a': {
    title: { ja: 'それより前から適用されているものだけ', en: 'Only those that applied before' },
  },
  '1325.1b': {
    title: { ja: '各段階で個別に適用する', en: 'In each layer separately' },
  },
  '1326': {
    kind: 'structural',
    title: { ja: '攻撃', en: 'Attacks' },
    because: 'A heading.',
  },
  '1326.1': {
    title: { ja: '「攻撃されない」ものは対象に選べない', en: 'What is not attacked cannot be chosen' },
  },
  '1326.2': {
    title: { ja: '「可能な限り攻撃する」なら対象にする', en: '"Attacks … if able" fixes the target' },
  },
  '1326.3': {
    title: { ja: '「〜で攻撃する」なら攻撃UNITに選ぶ', en: '"Attacks with …" fixes an attacker' },
  },
  '1326.4': {
    title: { ja: '攻撃UNITが1つなら単独の攻撃', en: 'One attacker attacks alone' },
  },
  '1327': {
    kind: 'structural',
    title: { ja: '応戦', en: 'Countering' },
    because: 'A heading.',
  },
  '1327.1': {
    title: { ja: '複数に応戦するなら可能なものすべて', en: 'Countering several takes all that are allowed' },
  },
  '1327.2': {
    title: { ja: '「可能な限り応戦する」なら応戦対象にする', en: '"Counters … if able" fixes the choice' },
  },
  '1328': {
    kind: 'structural',
    title: { ja: 'いる・ある', en: 'Being there' },
    because: 'A heading.',
  },
  '1328.1': {
    title: { ja: '「場にいる」はUNIT', en: 'Being in the field means UNITs' },
  },
  '1328.2': {
    title: { ja: '「領域にある」はカード', en: 'Being in a zone means cards' },
  },
  '1329': {
    kind: 'structural',
    title: { ja: '〜ものとする', en: 'Treated as' },
    because: 'A heading.',
  },
  '1329.1': {
    title: { ja: 'その名のUNITが場にいるものとして扱う', en: 'A UNIT of that name counts as being there' },
  },
  '1329.2': {
    title: { ja: '絆をその点以下として扱う', en: 'Bond counts as at most that much' },
  },
  '1329.3': {
    title: {
      ja: '「これだけ」を見る時、他のUNITはいないものとする',
      en: '"Only this" is answered as if no other UNIT were there',
    },
  },
  '1330': {
    kind: 'structural',
    title: { ja: 'ゲームから除外する', en: 'Exile' },
    because: 'A heading.',
  },
  '1330.1': {
    title: { ja: '持ち主の除外領域に置く', en: "Into its owner's exile" },
  },
  '1331': {
    kind: 'structural',
    title: { ja: '得る', en: 'Gain' },
    because: 'A heading.',
  },
  '1331.1': {
    title: { ja: '組織を加えて得る', en: 'An organisation is added' },
  },
  '1331.2': {
    title: { ja: 'カード名を加えて得る', en: 'A name is added' },
  },
  '1331.3': {
    title: { ja: 'クラフトを加えて得る', en: 'A craft is added' },
  },
  '1332': {
    kind: 'structural',
    title: { ja: '持つ', en: 'Have' },
    because: 'A heading.',
  },
  '1332.1': {
    title: { ja: '組織を加えて持つ', en: 'It counts as having an organisation too' },
  },
  '1332.2': {
    title: { ja: 'カード名を加えて持つ', en: 'It counts as having a name too' },
  },
  '1332.3': {
    title: { ja: '今の組織を見る', en: 'Looking at the organisations it has' },
  },
  '1332.4': {
    title: { ja: '今のクラフトを見る', en: 'Looking at the crafts it has' },
  },
  '1332.5': {
    title: { ja: '今のアーツを見る', en: 'Looking at the arts it has' },
  },
  '1332.6': {
    title: { ja: '分類のキーワードを見る', en: 'Looking at the keywords of its abilities' },
  },
  '1332.7': {
    title: { ja: '今の属性を見る', en: 'Looking at the attributes it has' },
  },
  '1333': {
    kind: 'structural',
    title: { ja: 'すべての組織を持つ', en: 'All organisations' },
    because: 'A heading.',
  },
  '1333.1': {
    title: { ja: '自前の組織に加え全組織の一員になる', en: 'It has every organisation beside its own' },
  },
  '1333.2': {
    title: { ja: '数える時は「すべて」の分を除く', en: 'Counting leaves out what "all" gives' },
  },
  '1334': {
    kind: 'structural',
    title: { ja: '失う', en: 'Lose' },
    because: 'A heading.',
  },
  '1334.1': {
    title: { ja: '指定の組織を失う', en: 'An organisation is lost' },
  },
  '1334.2': {
    title: {
      ja: '個数の指定がなければ指定のクラフトをすべて失う',
      en: 'Without a number every such craft is lost',
    },
  },
  '1335': {
    kind: 'structural',
    title: { ja: '再構築', en: 'Rebuild' },
    because: 'A heading.',
  },
  '1335.1': {
    title: {
      ja: '拠点のカードを軌跡に、デッキの上を裏向きアクションで拠点に',
      en: 'A homebase card to the trail, the top of the deck to the homebase, face down and turned',
    },
  },
  '1336': {
    kind: 'structural',
    title: { ja: '戦術リンク', en: 'Tactical link' },
    because: 'A heading.',
  },
  '1336.1': {
    title: {
      ja: '2体は場にある限り1つのUNITになる',
      en: 'Two UNITs are one as long as they are in the field',
    },
  },
  '1336.1a': {
    title: { ja: 'それぞれのカード名を持つ', en: 'It has both names' },
  },
  '1336.1b': {
    title: { ja: '数値は本来の値の合計', en: 'Its numbers are the printed ones added up' },
  },
  '1336.1c': {
    title: { ja: '印刷されたクラフトを両方分使う', en: 'It has all printed crafts' },
  },
  '1336.1d': {
    title: { ja: 'それぞれの組織を持つ', en: 'It has both sets of organisations' },
  },
  '1337': {
    kind: 'structural',
    title: { ja: '搭乗', en: 'Boarding' },
    because: 'A heading.',
  },
  '1337.1': {
    title: { ja: 'UNITはITEMに搭乗してゲームから除かれる', en: 'UNITs board an ITEM and leave the game' },
  },
  '1337.2': {
    title: { ja: '搭乗されたITEMはITEM・UNITになる', en: 'A boarded ITEM is an ITEM・UNIT' },
  },
  '1337.3': {
    title: {
      ja: '場を離れると乗員がアクション状態で場に出る',
      en: 'When it leaves, its crew returns turned',
    },
  },
  '1338': {
    kind: 'structural',
    title: { ja: '呪われている', en: 'Cursed' },
    because: 'A heading.',
  },
  '1338.1': {
    title: { ja: '呪いの属性を得る', en: 'The attribute curse is gained' },
  },
  '1338.2': {
    title: {
      ja: '呪われているカードは呪いの属性を持つもの',
      en: 'Cursed cards are those with the attribute',
    },
  },
} as const satisfies Record<string, ClauseRow>
