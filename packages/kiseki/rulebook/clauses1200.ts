import type { ClauseRow } from '@fudaba/kernel/rules'

/**
 * Chapter 1200: abilities, costs, playing, resolving, triggers, continuous effects, replacement, scrum support.
 * Titles are our own words; a row without a kind is enforced.
 */
export const clauses1200 = {
  '1200': {
    kind: 'structural',
    title: { ja: 'カードや能力やプレイヤーの行動の処理', en: 'Plays, abilities, actions' },
    because: 'A heading.',
  },
  '1201': {
    kind: 'structural',
    title: { ja: '能力と効果', en: 'Abilities and effects' },
    because: 'A heading.',
  },
  '1201.1': {
    kind: 'definition',
    title: { ja: '能力には3つの系統がある', en: 'Abilities are crafts, EVENT abilities and arts' },
    because: 'Names the three; each is played by its own clause.',
    usedBy: ['1205.1c-2', '1210.2', '1213.2'],
    models: 'abilityKinds',
  },
  '1201.1a': {
    title: { ja: 'クラフトは起動・誘発・常時', en: 'Crafts are activated, triggered or constant' },
  },
  '1201.1a-1': {
    kind: 'definition',
    title: { ja: '起動クラフト', en: 'Activated craft' },
    because: 'Names the kind; its form is 1210.1, its timing 1210.2.',
    usedBy: ['1210.1', '1210.2'],
    models: 'abilityKinds',
  },
  '1201.1a-2': {
    kind: 'definition',
    title: { ja: '誘発クラフト', en: 'Triggered craft' },
    because: 'Names the kind; its form is 1211.1, its timing 1002.1b.',
    usedBy: ['1211.1', '1211.3', '1002.1b'],
    models: 'abilityKinds',
  },
  '1201.1a-3': {
    kind: 'definition',
    title: { ja: '常時クラフト', en: 'Constant craft' },
    because: 'Names the kind; what it does is 1212.1.',
    usedBy: ['1212.1', '1215.3b-3'],
    models: 'abilityKinds',
  },
  '1201.1b': {
    kind: 'definition',
    title: { ja: 'EVENT能力', en: 'EVENT ability' },
    because: 'Names the kind; its form is 207.3, its resolution 1205.1c-2.',
    usedBy: ['207.3', '1205.1c-2'],
    models: 'abilityKinds',
  },
  '1201.1c': {
    title: { ja: 'アーツ能力', en: 'Art' },
  },
  '1201.2': {
    kind: 'definition',
    title: { ja: '効果は即時・持続・置換', en: 'Effects are immediate, continuous or replacing' },
    because: 'Names the three.',
    usedBy: ['1205.1d', '1215.3b', '1216.1'],
    models: 'effectKinds',
  },
  '1201.2a': {
    kind: 'definition',
    title: { ja: '即時効果', en: 'Immediate effect' },
    because: 'Names the kind.',
    usedBy: ['1205.1c-2', '1205.1d'],
    models: 'effectKinds',
  },
  '1201.2b': {
    kind: 'definition',
    title: { ja: '持続効果', en: 'Continuous effect' },
    because: 'Names the kind.',
    usedBy: ['1215.3b-4', '1215.8'],
    models: 'effectKinds',
  },
  '1201.2c': {
    kind: 'definition',
    title: { ja: '置換効果', en: 'Replacement effect' },
    because: 'Names the kind.',
    usedBy: ['1216.1', '1216.2', '1216.3'],
    models: 'effectKinds',
  },
  '1202': {
    kind: 'structural',
    title: { ja: '有効な能力', en: 'Valid abilities' },
    because: 'A heading.',
  },
  '1202.1': {
    title: { ja: '能力は有効な時だけ働く', en: 'An ability works only while it is valid' },
  },
  '1202.2': {
    title: { ja: 'UNITのクラフトは場で有効', en: 'Crafts of UNITs are valid in the field' },
  },
  '1202.2a': {
    title: { ja: 'スタン状態のUNITのクラフトは無効', en: 'Crafts of a stunned UNIT are invalid' },
  },
  '1202.3': {
    title: {
      ja: 'アーツは手札か裏向きの拠点で有効',
      en: 'Arts are valid in hand and face down in the homebase',
    },
  },
  '1202.4': {
    title: { ja: 'BASEの能力は表向きの拠点で有効', en: 'BASE abilities are valid face up in the homebase' },
  },
  '1202.5': {
    title: {
      ja: '特定の領域でだけ意味を持つ能力はそこで有効',
      en: 'An ability that only makes sense in a zone is valid there',
    },
  },
  '1203': {
    kind: 'structural',
    title: { ja: 'コストを支払う', en: 'Paying costs' },
    because: 'A heading.',
  },
  '1203.1': {
    kind: 'definition',
    title: {
      ja: 'コストを支払うとは求められた行動を行うこと',
      en: 'Paying is doing what is asked as a cost',
    },
    because: 'Names the act; 1204.2h does it.',
    usedBy: ['1203.2', '1203.4', '1204.2h'],
    models: 'costKinds',
  },
  '1203.2': {
    title: { ja: '一部でも行えないコストは払えない', en: 'A cost that cannot be met whole cannot be paid' },
  },
  '1203.3': {
    title: { ja: '置換されても払ったことになる', en: 'A replaced cost still counts as paid' },
  },
  '1203.4': {
    title: { ja: '表記の順に払う', en: 'Costs are paid in the order printed' },
  },
  '1203.5': {
    title: { ja: '0以下になったコストは払ったものとみなす', en: 'A cost of zero or less counts as paid' },
  },
  '1203.6': {
    title: {
      ja: '「でもよい。そうしたなら」は解決時に選ぶコスト',
      en: '"May … if you do" is a cost chosen on resolution',
    },
  },
  '1203.6a': {
    title: { ja: '指定がなければ支配者が行う', en: 'Without a player named, the controller pays' },
  },
  '1204': {
    kind: 'structural',
    title: { ja: 'カードや能力のプレイ', en: 'Playing' },
    because: 'A heading.',
  },
  '1204.1': {
    kind: 'structural',
    title: { ja: 'プレイで置かれ、処理される', en: 'What playing leads to' },
    because: 'Announces the list of 1204.2 and the resolution of 1205.',
  },
  '1204.2': {
    kind: 'structural',
    title: { ja: 'プレイの手順', en: 'The steps of a play' },
    because: 'Announces 1204.2a to 1204.2l.',
  },
  '1204.2a': {
    title: {
      ja: '拠点からなら表向きにし、できなければプレイ不可',
      en: 'From the homebase the card is turned up, or there is no play',
    },
  },
  '1204.2b': {
    title: { ja: '非公開のカードなら公開する', en: 'A hidden card is shown' },
  },
  '1204.2c': {
    title: { ja: '不定数を決める', en: 'X is fixed' },
  },
  '1204.2d': {
    title: {
      ja: '適正な対象を選べなければプレイできない',
      en: 'Targets are chosen; without enough there is no play',
    },
  },
  '1204.2d-1': {
    title: { ja: '対象数が0以下なら選ばない', en: 'With zero targets none is chosen' },
  },
  '1204.2d-2': {
    title: { ja: '同じものを2回選べない', en: 'Nothing is targeted twice in one choice' },
  },
  '1204.2d-3': {
    title: { ja: '自分自身は対象にできない', en: 'A play does not target itself' },
  },
  '1204.2d-4': {
    title: { ja: '全員に明らかな情報だけで対象を選ぶ', en: 'Only openly shown information makes a target' },
  },
  '1204.2d-5': {
    title: { ja: '対象の数はここで固定される', en: 'The number of targets is fixed here' },
  },
  '1204.2e': {
    title: { ja: '均等でなければ割り振りを決める', en: 'An uneven effect is divided here' },
  },
  '1204.2e-1': {
    title: { ja: '割り振りはここで固定される', en: 'The division is fixed here' },
  },
  '1204.2f': {
    title: { ja: 'コストの内容を順に決める', en: 'The cost is worked out in order' },
  },
  '1204.2f-1': {
    title: { ja: 'UNIT・ITEMはCPコストを払う', en: 'UNITs and ITEMs cost their CP' },
  },
  '1204.2f-2': {
    title: { ja: 'EVENTはEPコストを払う', en: 'EVENTs cost their EP' },
  },
  '1204.2f-3': {
    title: {
      ja: 'BASEは創設レベルが拠点の枚数以下であること',
      en: 'A BASE needs as many homebase cards as its level',
    },
  },
  '1204.2f-4': {
    title: { ja: '起動クラフトはそのコストを払う', en: 'Activated crafts cost what they say' },
  },
  '1204.2f-5': {
    title: {
      ja: 'アーツはEPを払い、拠点以外なら軌跡に置く',
      en: 'Arts cost EP and, outside the homebase, the card',
    },
  },
  '1204.2f-6': {
    title: { ja: 'まず内容を変える効果', en: 'First what puts another cost in its place' },
  },
  '1204.2f-7': {
    title: { ja: '次に増やす効果', en: 'Then what raises it' },
  },
  '1204.2f-8': {
    title: { ja: '最後に減らす効果', en: 'Last what lowers it' },
  },
  '1204.2g': {
    title: { ja: 'コストはここで固定される', en: 'The cost is locked' },
  },
  '1204.2h': {
    title: { ja: '支払えなければプレイ前に戻る', en: 'It is paid, or everything goes back' },
  },
  '1204.2i': {
    title: {
      ja: 'カードか、拠点からなら疑似カードが待機領域へ',
      en: 'The card, or from the homebase a pseudo-card, waits',
    },
  },
  '1204.2i-1': {
    title: { ja: '手札や拠点で受けた効果はついていく', en: 'Effects on it in hand or homebase follow it' },
  },
  '1204.2j': {
    title: { ja: '能力は疑似カードとして待機領域へ', en: 'An ability waits as a pseudo-card' },
  },
  '1204.2k': {
    title: { ja: 'ここまで来て初めてプレイが成立する', en: 'From here on it has been played' },
  },
  '1204.2l': {
    title: { ja: '続けられないプレイはなかったことになる', en: 'A play that cannot go on never happened' },
  },
  '1205': {
    kind: 'structural',
    title: { ja: 'カードや能力の解決', en: 'Resolving' },
    because: 'A heading.',
  },
  '1205.1': {
    kind: 'structural',
    title: { ja: '解決の手順', en: 'The steps of a resolution' },
    because: 'Announces 1205.1a to 1205.1d-1.',
  },
  '1205.1a': {
    title: {
      ja: '適正でなくなった対象への処理だけ行わない',
      en: 'What concerns an illegal target is skipped, the rest is done',
    },
  },
  '1205.1b': {
    title: { ja: '残る不定数をここで決める', en: 'What X is still open is fixed now' },
  },
  '1205.1c': {
    kind: 'structural',
    title: { ja: '解決の仕方は種類ごとに違う', en: 'A card resolves by its type' },
    because: 'Announces 1205.1c-1 to 1205.1c-4.',
  },
  '1205.1c-1': {
    title: { ja: 'UNITは支配者の場に置く', en: "A UNIT enters its controller's field" },
  },
  '1205.1c-2': {
    title: {
      ja: 'EVENTは効果を行い軌跡へ、疑似カードは消える',
      en: 'An EVENT does its work and goes to the trail; a pseudo-card vanishes',
    },
  },
  '1205.1c-3': {
    title: { ja: 'BASEの疑似カードは取り除く', en: "A BASE's pseudo-card is removed" },
  },
  '1205.1c-4': {
    title: {
      ja: '待機領域で受けた効果を持って場や拠点に出る',
      en: 'Effects on it while waiting stay as it enters',
    },
  },
  '1205.1d': {
    title: { ja: '能力は効果を行い取り除く', en: 'An ability does its work and is removed' },
  },
  '1205.1d-1': {
    title: { ja: '発生源がなくても解決する', en: 'It resolves without its source too' },
  },
  '1206': {
    kind: 'structural',
    title: { ja: 'UNITカードのプレイ', en: 'Playing UNITs' },
    because: 'A heading.',
  },
  '1206.1': {
    title: { ja: 'UNITは手札から、待機領域が空の時に', en: 'UNITs from hand, with nothing waiting' },
  },
  '1206.2': {
    kind: 'structural',
    title: { ja: 'UNITもカードのプレイに従う', en: 'UNITs follow the rules of playing' },
    because: 'Refers to 1204 and 1205, which carry it.',
  },
  '1207': {
    kind: 'structural',
    title: { ja: 'ITEMカードのプレイ', en: 'Playing ITEMs' },
    because: 'A heading.',
  },
  '1207.1': {
    title: { ja: 'ITEMは手札から、待機領域が空の時に', en: 'ITEMs from hand, with nothing waiting' },
  },
  '1207.2': {
    kind: 'structural',
    title: { ja: 'ITEMもカードのプレイに従う', en: 'ITEMs follow the rules of playing' },
    because: 'Refers to 1204 and 1205; how an ITEM enters is base.2.1.18.',
  },
  '1208': {
    kind: 'structural',
    title: { ja: 'EVENTカードのプレイ', en: 'Playing EVENTs' },
    because: 'A heading.',
  },
  '1208.1': {
    title: { ja: 'EVENTは手札か裏向きの拠点から', en: 'EVENTs from hand or face down in the homebase' },
  },
  '1208.1a': {
    title: { ja: '表向きの拠点のEVENTはプレイできない', en: 'A face-up EVENT is not played' },
  },
  '1208.2': {
    kind: 'structural',
    title: { ja: 'EVENTもカードのプレイに従う', en: 'EVENTs follow the rules of playing' },
    because: 'Refers to 1204 and 1205, which carry it.',
  },
  '1209': {
    kind: 'structural',
    title: { ja: 'BASEカードのプレイ', en: 'Playing BASEs' },
    because: 'A heading.',
  },
  '1209.1': {
    title: { ja: 'BASEは裏向きの拠点から', en: 'BASEs face down from the homebase' },
  },
  '1209.1a': {
    title: { ja: '表向きの拠点のBASEはプレイできない', en: 'A face-up BASE is not played' },
  },
  '1209.2': {
    kind: 'structural',
    title: { ja: 'BASEもカードのプレイに従う', en: 'BASEs follow the rules of playing' },
    because: 'Refers to 1204 and 1205, which carry it.',
  },
  '1210': {
    kind: 'structural',
    title: { ja: '起動クラフトのプレイ', en: 'Playing activated crafts' },
    because: 'A heading.',
  },
  '1210.1': {
    title: { ja: '「コスト：効果」が起動クラフト', en: 'Cost, colon, effect is an activated craft' },
  },
  '1210.2': {
    title: {
      ja: '認められた時に優先権を持つ人がプレイできる',
      en: 'Playable with priority, when it is allowed',
    },
  },
  '1210.3': {
    kind: 'structural',
    title: { ja: '起動クラフトも能力のプレイに従う', en: 'Activated crafts follow the rules of playing' },
    because: 'Refers to 1204 and 1205, which carry it.',
  },
  '1211': {
    kind: 'structural',
    title: { ja: '誘発クラフトの扱い', en: 'Triggered crafts' },
    because: 'A heading.',
  },
  '1211.1': {
    title: { ja: '「〜時、」の形が誘発クラフト', en: 'The forms of a trigger' },
  },
  '1211.2': {
    kind: 'structural',
    title: { ja: '誘発クラフトは状況を見張る', en: 'Triggered crafts watch the game' },
    because: 'Restated by 1211.3 (counting) and 1002.1b (playing).',
  },
  '1211.3': {
    title: { ja: '条件が1回起きるごとに誘発回数が1増える', en: 'Each occurrence adds one' },
  },
  '1211.3a': {
    title: { ja: '非公開のカードは公開して誘発する', en: 'A hidden card triggers by being shown' },
  },
  '1211.3b': {
    title: { ja: '公開しないことも選べる', en: 'It may stay hidden' },
  },
  '1211.3c': {
    title: { ja: '公開したカードは決着まで見えたまま', en: 'A shown card stays shown until it is settled' },
  },
  '1211.4': {
    title: { ja: 'プレイした誘発は回数を1減らす', en: 'Playing a trigger uses up one of its counts' },
  },
  '1211.5': {
    title: {
      ja: '誘発したら必ずプレイし、できなければ回数だけ減る',
      en: 'What triggered is played; if it cannot be, it is used up',
    },
  },
  '1211.6': {
    kind: 'structural',
    title: { ja: '移動を条件とする誘発が参照する時点', en: 'Which moment a trigger on a move looks at' },
    because: 'Announces 1211.6a to 1211.6c.',
  },
  '1211.6a': {
    title: {
      ja: '公開と非公開の間では公開側のカードを見る',
      en: 'Between public and hidden, the public side counts',
    },
  },
  '1211.6b': {
    title: { ja: '場と場以外の間では場のカードを見る', en: 'Between field and elsewhere, the field counts' },
  },
  '1211.6c': {
    title: { ja: 'それ以外では移動先のカードを見る', en: 'Otherwise the destination counts' },
  },
  '1211.7': {
    title: { ja: '「1つ攻撃した時」は攻撃UNITごとに数える', en: '"When one attacks" counts each attacker' },
  },
  '1211.8': {
    title: {
      ja: '遅発誘発は1回だけで、作った元を参照する',
      en: 'A delayed trigger works once, and stands for its maker',
    },
  },
  '1211.9': {
    title: {
      ja: '条件誘発は誘発済みでない間だけ誘発する',
      en: 'A condition trigger waits until it is not triggered',
    },
  },
  '1211.10': {
    title: {
      ja: '離れても無効になっても誘発済みならプレイされる',
      en: 'What has triggered is played although its card left or went silent',
    },
  },
  '1212': {
    kind: 'structural',
    title: { ja: '常時クラフトの扱い', en: 'Constant crafts' },
    because: 'A heading.',
  },
  '1212.1': {
    title: {
      ja: '常時クラフトは有効な間ずっと適用される',
      en: 'A constant craft applies as long as it is valid',
    },
  },
  '1212.2': {
    title: {
      ja: '自身の情報を定める基準クラフトはどの領域でも働く',
      en: 'A basis craft defines its own card in every zone',
    },
  },
  '1213': {
    kind: 'structural',
    title: { ja: 'アーツ能力のプレイ', en: 'Playing arts' },
    because: 'A heading.',
  },
  '1213.1': {
    kind: 'definition',
    title: { ja: 'アーツの構成', en: 'An art has an EP cost and an effect' },
    because: 'Names the two; 1204.2f-5 charges the cost.',
    usedBy: ['1213.2', '1204.2f-5'],
    models: 'artOf',
  },
  '1213.2': {
    title: { ja: 'アーツは手札か裏向きの拠点から', en: 'Arts from hand or face down in the homebase' },
  },
  '1213.2a': {
    title: { ja: '表向きの拠点のアーツはプレイできない', en: 'The art of a face-up UNIT card is not played' },
  },
  '1213.3': {
    kind: 'structural',
    title: { ja: 'アーツも能力のプレイに従う', en: 'Arts follow the rules of playing' },
    because: 'Refers to 1204 and 1205, which carry it.',
  },
  '1214': {
    kind: 'structural',
    title: { ja: '即時効果', en: 'Immediate effects' },
    because: 'A heading.',
  },
  '1214.1': {
    kind: 'definition',
    title: { ja: '即時効果は1度だけ行う', en: 'An immediate effect is done once' },
    because: 'Names the kind: an executor runs when its node is reached and leaves nothing behind.',
    usedBy: ['1205.1c-2', '1205.1d'],
    models: 'effectKinds',
  },
  '1215': {
    kind: 'structural',
    title: { ja: '持続効果', en: 'Continuous effects' },
    because: 'A heading.',
  },
  '1215.1': {
    kind: 'structural',
    title: { ja: '持続効果の適用順', en: 'The order of continuous effects' },
    because: 'Announces 1215.1a to 1215.1f.',
  },
  '1215.1a': {
    title: {
      ja: '書かれた情報と基準クラフトが土台',
      en: 'Printed information and basis crafts are the base',
    },
  },
  '1215.1b': {
    title: { ja: '組織を得る効果', en: 'Gaining organisations' },
  },
  '1215.1c': {
    title: { ja: '能力を得る効果', en: 'Gaining abilities' },
  },
  '1215.1d': {
    title: { ja: '数値以外の情報を変える効果', en: 'Changing what is not a number' },
  },
  '1215.1e': {
    title: { ja: 'なかった数値を加える効果', en: 'Adding a number that was not there' },
  },
  '1215.1f': {
    title: { ja: '数値を変える効果', en: 'Changing numbers' },
  },
  '1215.2': {
    title: {
      ja: '複数にまたがる効果は別々に適用する',
      en: 'An effect that spans layers is applied in parts',
    },
  },
  '1215.3': {
    kind: 'structural',
    title: { ja: '同じ段階での順番', en: 'The order inside one layer' },
    because: 'Announces 1215.3a to 1215.3b-4.',
  },
  '1215.3a': {
    title: { ja: '依存する効果は後に適用する', en: 'An effect that depends on another comes after it' },
  },
  '1215.3b': {
    title: {
      ja: '先に生じた方が先、同時なら当時のプライマリーが決める',
      en: 'The older first; of the same moment the then primary player decides',
    },
  },
  '1215.3b-1': {
    title: {
      ja: '常時クラフトは有効になった時が基準',
      en: 'A constant craft counts from when it became valid',
    },
  },
  '1215.3b-2': {
    title: { ja: '解決による効果は解決した時が基準', en: 'A resolved effect counts from its resolution' },
  },
  '1215.3b-3': {
    title: {
      ja: '常時クラフトの効果は有効な間続く',
      en: "A constant craft's effect lasts while it is valid",
    },
  },
  '1215.3b-4': {
    title: { ja: 'それ以外は始まる時に期間が決まる', en: 'Others get their duration as they begin' },
  },
  '1215.4': {
    title: {
      ja: '移動先の効果を受けた状態で置かれる',
      en: 'A card arrives under the effects of where it goes',
    },
  },
  '1215.5': {
    title: { ja: '別の情報になれば元の情報を失う', en: 'Information that is changed is lost' },
  },
  '1215.6': {
    title: {
      ja: '解決時に当てはまるものだけに適用する',
      en: 'A resolved effect keeps to what it met on resolution',
    },
  },
  '1215.7': {
    title: {
      ja: '特定のターンの効果はその開始から終了まで',
      en: 'An effect of a given turn runs from its start to its end',
    },
  },
  '1215.8': {
    title: { ja: '期限がなければゲーム中ずっと', en: 'Without a term it lasts for the game' },
  },
  '1215.9': {
    title: { ja: '期限が過ぎた効果は始まらない', en: 'An effect whose end is past does not begin' },
  },
  '1215.10': {
    title: {
      ja: '常時クラフトの及ぶ領域に置かれるカードも最初から受ける',
      en: 'A card put where a constant craft reaches is under it at once',
    },
  },
  '1216': {
    kind: 'structural',
    title: { ja: '置換効果', en: 'Replacement effects' },
    because: 'A heading.',
  },
  '1216.1': {
    title: { ja: '置換された事象は起きない', en: 'What is replaced does not happen' },
  },
  '1216.2': {
    title: { ja: '複数なら影響を受ける側が1つ選ぶ', en: 'Of several the affected player chooses' },
  },
  '1216.3': {
    title: {
      ja: '1つの事象に各1回、任意でなければ必ず',
      en: 'Each once for an event, and not optional unless it says so',
    },
  },
  '1217': {
    kind: 'structural',
    title: { ja: 'EPの獲得', en: 'Acquiring EP' },
    because: 'A heading.',
  },
  '1217.1': {
    kind: 'definition',
    title: { ja: 'EPの獲得はプレイヤーの行動', en: "Acquiring EP is a player's action" },
    because: 'Names the action; 1217.2 carries it.',
    usedBy: ['902.4f', '1217.2'],
    models: 'actions',
  },
  '1217.2': {
    title: { ja: '自分の拠点1枚をアクションして1EP得る', en: 'Turning one homebase card gives 1 EP' },
  },
  '1217.3': {
    title: {
      ja: '優先権がある時とEPを払う途中にできる',
      en: 'With priority, and in the middle of paying EP',
    },
  },
  '1217.4': {
    title: { ja: '待機領域に置かれず即座に解決する', en: 'It does not wait' },
  },
  '1218': {
    kind: 'structural',
    title: { ja: 'スクラムサポート', en: 'Scrum support' },
    because: 'A heading.',
  },
  '1218.1': {
    kind: 'definition',
    title: { ja: 'スクラムサポートはプレイヤーの行動', en: "Scrum support is a player's action" },
    because: 'Names the action; 1218.2 carries it.',
    usedBy: ['902.4g', '1218.2'],
    models: 'actions',
  },
  '1218.2': {
    title: { ja: 'UNITを1つアクションし、他の1つにサポートを与える', en: 'Turn one UNIT to support another' },
  },
  '1218.2a': {
    title: { ja: '両者に共通の組織が要る', en: 'Both share an organisation' },
  },
  '1218.2b': {
    title: { ja: '【暗躍】の対象には【暗躍】が要る', en: 'A covert target needs a covert helper' },
  },
  '1218.2c': {
    title: { ja: '【暗躍】でない対象には【暗躍】でない者が要る', en: 'An open target needs an open helper' },
  },
  '1219': {
    kind: 'structural',
    title: { ja: 'スクラムサポートの実行', en: 'Doing it' },
    because: 'A heading.',
  },
  '1219.1': {
    title: { ja: '認められている時に優先権を持つ人が行える', en: 'With priority, when it is allowed' },
  },
  '1219.2': {
    kind: 'structural',
    title: { ja: 'スクラムサポートの手順', en: 'The steps of scrum support' },
    because: 'Announces 1219.2a to 1219.2d.',
  },
  '1219.2a': {
    title: { ja: '自分のUNITを1つ対象にする', en: 'One own UNIT is the target' },
  },
  '1219.2b': {
    title: { ja: 'もう1つのUNITを選んでアクションする', en: 'Another UNIT is chosen and turned' },
  },
  '1219.2b-1': {
    title: { ja: '対象と別のカードであること', en: 'The helper is another card' },
  },
  '1219.2b-2': {
    title: { ja: '助ける側は起きていること', en: 'The helper is ready' },
  },
  '1219.2b-3': {
    title: { ja: '対象と共通の組織を持つこと', en: 'The helper shares an organisation' },
  },
  '1219.2b-4': {
    title: { ja: '対象が【暗躍】ならそれも【暗躍】', en: 'A covert target takes covert helpers' },
  },
  '1219.2b-5': {
    title: { ja: '対象が【暗躍】でなければそれも違うこと', en: 'An open target takes open helpers' },
  },
  '1219.2c': {
    title: { ja: 'ここで実行されたとみなす', en: 'From here on it has been done' },
  },
  '1219.2d': {
    title: { ja: '続けられなければなかったことになる', en: 'If it cannot go on it never happened' },
  },
  '1220': {
    kind: 'structural',
    title: { ja: 'スクラムサポートの解決', en: 'Resolving it' },
    because: 'A heading.',
  },
  '1220.1': {
    kind: 'structural',
    title: { ja: '解決の手順', en: 'The steps of the resolution' },
    because: 'Announces 1220.1a and 1220.1b.',
  },
  '1220.1a': {
    title: { ja: '対象が適正でなければ処理しない', en: 'With an illegal target nothing is done' },
  },
  '1220.1b': {
    title: { ja: '対象はサポートを得る', en: 'The target gains support' },
  },
  '1221': {
    kind: 'structural',
    title: { ja: '直前情報', en: 'Last-known information' },
    because: 'A heading.',
  },
  '1221.1': {
    title: { ja: '離れたカードは最後の情報を見る', en: 'A card that left is looked at as it last was' },
  },
  '1222': {
    kind: 'structural',
    title: { ja: '発生源', en: 'Sources' },
    because: 'A heading.',
  },
  '1222.1': {
    kind: 'definition',
    title: { ja: '効果の発生源は能力', en: 'The source of an effect is the ability' },
    because: 'Names the source; used where a clause asks who did it.',
    usedBy: ['1222.4b', '1222.6'],
    models: 'sourceOf',
  },
  '1222.2': {
    kind: 'definition',
    title: { ja: '能力の発生源はカード', en: 'The source of an ability is the card' },
    because: 'Names the source; used where a clause asks who did it.',
    usedBy: ['1222.4b', '1205.1d-1'],
    models: 'sourceOf',
  },
  '1222.3': {
    title: { ja: '超過分の絆を奪ったのは攻撃したUNIT', en: 'Overkill damage comes from the UNIT' },
  },
  '1222.4': {
    kind: 'structural',
    title: { ja: '「スタンした」カード', en: 'Which card stunned' },
    because: 'Announces 1222.4a and 1222.4b.',
  },
  '1222.4a': {
    title: { ja: '攻撃してスタンさせたカード', en: 'The card whose attack stunned it' },
  },
  '1222.4b': {
    title: { ja: 'スタンする効果の発生源', en: 'The source of a stunning effect' },
  },
  '1222.5': {
    kind: 'structural',
    title: { ja: '「プレイヤーによって」動いたカード', en: 'Which player moved a card' },
    because: 'Announces 1222.5a and 1222.6.',
  },
  '1222.5a': {
    title: { ja: 'そのプレイヤーのコストとして動いた', en: "Moved as that player's cost" },
  },
  '1222.6': {
    title: { ja: 'そのプレイヤーの効果で動いた', en: "Moved by that player's effect" },
  },
} as const satisfies Record<string, ClauseRow>
