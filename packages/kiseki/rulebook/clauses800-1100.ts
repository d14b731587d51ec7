import type { ClauseRow } from '@fudaba/kernel/rules'

/**
 * Chapters 800 to 1100: battle, priority, rule check, rule actions.
 * Titles are our own words; a row without a kind is enforced.
 */
export const clauses800to1100 = {
  '800': {
    kind: 'structural',
    title: { ja: '戦闘フェイズの処理', en: 'The battle phase in detail' },
    because: 'A heading.',
  },
  '801': {
    kind: 'structural',
    title: { ja: '概要', en: 'Outline' },
    because: 'A heading.',
  },
  '801.1': {
    kind: 'structural',
    title: { ja: '戦闘フェイズの順番', en: 'The order of the battle phase' },
    because: 'Announces the list of 802, whose steps carry the order.',
  },
  '802': {
    kind: 'structural',
    title: { ja: '戦闘フェイズ', en: 'Battle phase' },
    because: 'A heading.',
  },
  '802.1': {
    title: { ja: '戦闘の始まりに誘発', en: 'The start of the battle phase is an event' },
  },
  '802.2': {
    title: { ja: '優先権処理', en: 'Priority' },
  },
  '802.3': {
    title: {
      ja: '最初の戦闘サブステップはイニシアチブ側',
      en: 'The initiative player has the first sub-step',
    },
  },
  '802.3a': {
    title: {
      ja: 'サブステップは攻撃対象選択、戦闘解決の順',
      en: 'A sub-step is target selection, then battle resolution',
    },
  },
  '802.4': {
    title: { ja: '戦闘の終わりに誘発', en: 'The end of the battle phase is an event' },
  },
  '802.5': {
    title: { ja: '優先権処理', en: 'Priority' },
  },
  '803': {
    kind: 'structural',
    title: { ja: '攻撃対象選択ステップ', en: 'Target selection' },
    because: 'A heading.',
  },
  '803.1': {
    title: { ja: 'サブステップの始まりに誘発', en: 'The start of target selection is an event' },
  },
  '803.2': {
    title: { ja: '優先権処理', en: 'Priority' },
  },
  '803.3': {
    title: {
      ja: 'プライマリーが攻撃UNITを選ぶか、パスする',
      en: 'The primary player chooses attackers or passes',
    },
  },
  '803.3a': {
    kind: 'structural',
    title: { ja: '攻撃UNITの条件', en: 'Conditions for attackers' },
    because: 'Announces 803.3a-1 and 803.3a-2.',
  },
  '803.3a-1': {
    title: { ja: '攻める側は起きていること', en: 'Attackers are ready' },
  },
  '803.3a-2': {
    title: { ja: '攻める側に攻撃の禁止がないこと', en: 'Attackers are not forbidden to attack' },
  },
  '803.3b': {
    title: { ja: '2つ以上なら共通の組織が要る', en: 'Two or more attackers share an organisation' },
  },
  '803.4': {
    kind: 'structural',
    title: { ja: 'パスした場合', en: 'After a pass' },
    because: 'Announces 803.4a and 803.4b.',
  },
  '803.4a': {
    title: {
      ja: '連続でなければ相手のサブステップ',
      en: 'After a single pass the other player has a sub-step',
    },
  },
  '803.4b': {
    title: { ja: '続けて両者がパスすれば戦闘フェイズの終わりへ', en: 'Two passes in a row end the battles' },
  },
  '803.5': {
    title: { ja: '攻撃対象に相手のUNITを1つ選ぶ', en: 'One opposing UNIT is the target' },
  },
  '803.5a': {
    kind: 'structural',
    title: { ja: '攻撃対象の条件', en: 'Conditions for the target' },
    because: 'Announces 803.5a-1 and 803.5a-2.',
  },
  '803.5a-1': {
    title: { ja: '攻められる側はスタンしていないこと', en: 'The target is not stunned' },
  },
  '803.5a-2': {
    title: { ja: '攻められる側に攻撃の禁止がないこと', en: 'The target may be attacked' },
  },
  '803.5b': {
    title: {
      ja: '選べるUNITがなければ相手を攻撃する',
      en: 'With no UNIT to choose the player is the target',
    },
  },
  '803.6': {
    title: { ja: '正当でない攻撃は選び直す', en: 'An illegal attack is chosen anew' },
  },
  '803.6a': {
    title: { ja: '攻める側がまだUNIT', en: 'The attacker is a UNIT' },
  },
  '803.6b': {
    title: { ja: '攻める側がまだ起きている', en: 'The attacker is still ready' },
  },
  '803.6c': {
    title: { ja: '攻める側がまだ攻撃を禁じられていない', en: 'The attacker is still allowed to attack' },
  },
  '803.6d': {
    title: { ja: '攻める側がまだ組織を共有している', en: 'The attackers still share an organisation' },
  },
  '803.6e': {
    title: { ja: 'その相手への攻撃がまだ許されている', en: 'This attacker may attack this target' },
  },
  '803.6f': {
    title: { ja: '攻められる側がまだUNIT', en: 'The target is a UNIT' },
  },
  '803.6g': {
    title: { ja: '攻められる側がまだスタンしていない', en: 'The target is still not stunned' },
  },
  '803.6h': {
    title: {
      ja: '相手本人への攻撃は、攻撃できるUNITがいない時だけ',
      en: 'The player is attacked only while no UNIT could be',
    },
  },
  '803.7': {
    title: { ja: '優先権処理', en: 'Priority' },
  },
  '804': {
    kind: 'structural',
    title: { ja: '戦闘解決ステップ', en: 'Battle resolution' },
    because: 'A heading.',
  },
  '804.1': {
    title: {
      ja: '正当性を再び調べ、満たさないUNITは外れる',
      en: 'Legality is checked again; whoever fails drops out',
    },
  },
  '804.1a': {
    title: {
      ja: '攻撃UNITが1つでも領域を移っていれば正当でない',
      en: 'If an attacker changed zones, the attack is not legal',
    },
  },
  '804.2': {
    title: {
      ja: '攻撃側か対象がいなければ選び直す',
      en: 'Without attackers or target the selection repeats',
    },
  },
  '804.3': {
    title: {
      ja: '攻撃に必要な行動を行い、できなければ選び直す',
      en: 'What the attack demands is done, or it is off',
    },
  },
  '804.4': {
    title: { ja: '攻撃UNITをアクションする', en: 'Attackers are turned' },
  },
  '804.5': {
    title: {
      ja: '攻撃中・戦闘中になり、2つ以上ならスクラム攻撃',
      en: 'Attackers are attacking and in battle; two or more make a scrum',
    },
  },
  '804.5a': {
    title: {
      ja: '攻撃UNITでなくなれば攻撃中でも戦闘中でもない',
      en: 'Whoever stops attacking is no longer attacking or in battle',
    },
  },
  '804.5b': {
    title: { ja: '1つに減ってもスクラム攻撃のまま', en: 'A scrum stays a scrum with one attacker left' },
  },
  '804.6': {
    title: { ja: '対象のUNITは応戦中・戦闘中になる', en: 'The target counters and is in battle' },
  },
  '804.6a': {
    title: {
      ja: '応戦UNITでなくなれば応戦中でも戦闘中でもない',
      en: 'Whoever stops countering is no longer countering or in battle',
    },
  },
  '804.7': {
    title: {
      ja: '移動・スタン・UNITでなくなると戦闘から外れる',
      en: 'Moving, stun or ceasing to be a UNIT takes one out of the battle',
    },
  },
  '804.8': {
    title: { ja: '攻撃した時・された時などの誘発', en: 'Attacking and being attacked are events' },
  },
  '804.9': {
    title: { ja: '優先権処理', en: 'Priority' },
  },
  '804.10': {
    title: {
      ja: '片方がいなければ選び直し、攻撃側だけ残ればレディする',
      en: 'If one side is gone the selection repeats; attackers left alone are readied',
    },
  },
  '804.11': {
    kind: 'structural',
    title: { ja: '戦闘をする', en: 'The battle' },
    because: 'Announces 804.11a and 804.11b.',
  },
  '804.11a': {
    kind: 'structural',
    title: { ja: 'UNIT同士の戦闘', en: 'Against a UNIT' },
    because: 'Announces 804.11a-1 to 804.11a-4.',
  },
  '804.11a-1': {
    title: { ja: '応戦側が応戦対象を1つ選ぶ', en: 'The defender chooses whom to counter' },
  },
  '804.11a-2': {
    title: {
      ja: 'STR（スクラムは合計）がDEF以上ならスタン',
      en: 'STR, in a scrum the sum, of at least DEF stuns',
    },
  },
  '804.11a-3': {
    title: {
      ja: 'STRがDEFを超えた差だけ絆を失う（スクラムではなし）',
      en: 'The excess over DEF costs bond, not in a scrum',
    },
  },
  '804.11a-4': {
    title: { ja: '応戦側のSTRが応戦対象のDEF以上ならスタン', en: 'The counter stuns the chosen attacker' },
  },
  '804.11b': {
    title: {
      ja: '本人への攻撃はSTR分の絆を失う（スクラムは1つずつ）',
      en: 'Against a player each attacker costs its STR in bond',
    },
  },
  '804.12': {
    title: { ja: '優先権処理', en: 'Priority' },
  },
  '804.13': {
    kind: 'structural',
    title: { ja: '戦闘終了処理', en: 'The end of the battle' },
    because: 'Announces 804.13a to 804.13f.',
  },
  '804.13a': {
    title: { ja: '「この戦闘中」などが終わる', en: '"This battle" and its kin end' },
  },
  '804.13b': {
    title: { ja: '攻撃中でなくなる', en: 'Attackers stop attacking' },
  },
  '804.13c': {
    title: { ja: '応戦中でなくなる', en: 'The target stops countering' },
  },
  '804.13d': {
    title: { ja: '戦闘中でなくなる', en: 'Nobody is in battle any more' },
  },
  '804.13e': {
    title: { ja: '本人への攻撃の印が消える', en: 'The attacked player is no longer the target' },
  },
  '804.13f': {
    title: { ja: '処理や誘発が残れば804.12に戻る', en: 'If anything is still to be done, back to 804.12' },
  },
  '804.14': {
    title: { ja: '次は相手のサブステップ', en: 'The other player has the next sub-step' },
  },

  '900': {
    kind: 'structural',
    title: { ja: '優先権処理', en: 'Priority' },
    because: 'A heading.',
  },
  '901': {
    kind: 'structural',
    title: { ja: '概要', en: 'Outline' },
    because: 'A heading.',
  },
  '901.1': {
    kind: 'definition',
    title: { ja: '優先権を持つと行動できる', en: 'Whoever has priority may act' },
    because: 'Names priority; how it moves is 902.',
    usedBy: ['902.2', '902.4', '902.5b'],
    models: 'priority',
  },
  '902': {
    kind: 'structural',
    title: { ja: '優先権処理の実行', en: 'How priority runs' },
    because: 'A heading.',
  },
  '902.1': {
    kind: 'structural',
    title: { ja: '優先権処理の手順', en: 'The steps of priority' },
    because: 'Announces the steps below it.',
  },
  '902.2': {
    title: { ja: 'まずプライマリーが優先権を得る', en: 'The primary player gets priority first' },
  },
  '902.3': {
    title: { ja: 'ルールチェックを行う', en: 'A rule check comes first' },
  },
  '902.4': {
    title: { ja: '優先権を持つ人は以下の1つを行える', en: 'The holder may do one of these' },
  },
  '902.4a': {
    title: { ja: 'パスする', en: 'Pass' },
  },
  '902.4b': {
    title: { ja: 'EVENTをプレイする', en: 'Play an EVENT' },
  },
  '902.4c': {
    title: { ja: 'BASEをプレイする', en: 'Play a BASE' },
  },
  '902.4d': {
    title: { ja: '起動クラフトをプレイする', en: 'Play an activated craft' },
  },
  '902.4e': {
    title: { ja: 'アーツ能力をプレイする', en: 'Play an art' },
  },
  '902.4f': {
    title: { ja: 'EPの獲得を行う', en: 'Acquire EP' },
  },
  '902.4g': {
    title: { ja: 'スクラムサポートを行う', en: 'Scrum support' },
  },
  '902.4h': {
    title: {
      ja: 'プライマリーだけがUNITやITEMをプレイできる',
      en: 'UNITs and ITEMs are for the primary player',
    },
  },
  '902.4h-1': {
    title: { ja: 'UNITカードをプレイする', en: 'Play a UNIT' },
  },
  '902.4h-2': {
    title: { ja: 'ITEMカードをプレイする', en: 'Play an ITEM' },
  },
  '902.5': {
    kind: 'structural',
    title: { ja: '行動の後の処理', en: 'What follows an action' },
    because: 'Announces 902.5a to 902.5c.',
  },
  '902.5a': {
    title: { ja: 'パス以外なら優先権を持ち続ける', en: 'After anything but a pass one keeps priority' },
  },
  '902.5b': {
    title: { ja: '単独のパスなら相手に移る', en: 'After a single pass the opponent has priority' },
  },
  '902.5c': {
    title: {
      ja: '連続パスで最後の1つを解決し、空なら終わる',
      en: 'Two passes resolve the last one in, or end it; then the primary player again',
    },
  },
  '902.6': {
    title: { ja: '終わるまでルールチェックに戻る', en: 'Until it is over, back to the rule check' },
  },

  '1000': {
    kind: 'structural',
    title: { ja: 'ルールチェック', en: 'Rule check' },
    because: 'A heading.',
  },
  '1001': {
    kind: 'structural',
    title: { ja: '概要', en: 'Outline' },
    because: 'A heading.',
  },
  '1001.1': {
    kind: 'definition',
    title: {
      ja: 'ルールチェックはルール処理と誘発の時点',
      en: 'The rule check is when rule actions and triggers happen',
    },
    because: 'Names the moment; 1002 carries it.',
    usedBy: ['902.3', '1002.1a', '1002.1b'],
    models: 'ruleCheck',
  },
  '1002': {
    kind: 'structural',
    title: { ja: 'ルールチェックの内容', en: 'What a rule check does' },
    because: 'A heading.',
  },
  '1002.1': {
    kind: 'structural',
    title: { ja: 'ルールチェックの手順', en: 'The steps of a rule check' },
    because: 'Announces 1002.1a to 1002.1d.',
  },
  '1002.1a': {
    title: { ja: 'ルール処理を同時に、なくなるまで行う', en: 'Rule actions together, until none is left' },
  },
  '1002.1b': {
    title: {
      ja: 'プライマリーが誘発を1つ選んでプレイし、最初に戻る',
      en: 'The primary player plays one trigger, then from the start',
    },
  },
  '1002.1c': {
    title: { ja: '次に非プライマリーが同様に行う', en: 'Then the non-primary player likewise' },
  },
  '1002.1d': {
    kind: 'structural',
    title: { ja: 'ルールチェックの終わり', en: 'The rule check ends' },
    because: 'The end of the list: with nothing found the procedure returns.',
  },

  '1100': {
    kind: 'structural',
    title: { ja: 'ルール処理', en: 'Rule actions' },
    because: 'A heading.',
  },
  '1101': {
    kind: 'structural',
    title: { ja: '概要', en: 'Outline' },
    because: 'A heading.',
  },
  '1101.1': {
    kind: 'definition',
    title: { ja: 'ルールが自ら行う処理', en: 'What the rules do by themselves' },
    because: 'Names rule actions; the only one is 1102.1.',
    usedBy: ['1002.1a', '1102.1'],
    models: 'ruleActions',
  },
  '1101.2': {
    kind: 'structural',
    title: { ja: '上から順に処理する', en: 'They are done from the top' },
    because: 'The list has one entry (1102.1), so no order can be seen.',
  },
  '1102': {
    kind: 'structural',
    title: { ja: '敗北処理', en: 'Losing' },
    because: 'A heading.',
  },
  '1102.1': {
    title: { ja: '空のデッキから引こうとしたら負ける', en: 'Drawing from an empty deck loses' },
  },
} as const satisfies Record<string, ClauseRow>
