import type { Ruling } from '@fudaba/kernel/rules'

/** Battle and scrum support: where the rulebook is silent or disagrees with itself. */
export const rulingsBattle: readonly Ruling[] = [
  {
    id: 'pools-in-battle',
    question: {
      ja: '選び直しに戻る時、CPとEPは消えるか。',
      en: 'Do CP and EP vanish when the selection repeats?',
    },
    reading: {
      ja:
        '戦闘解決ステップから戻る時はそのステップが終わるので消える。803.6から戻る時はステップの' +
        '中なので残る。',
      en:
        'Going back from battle resolution ends that step, so they do; going back from 803.6 ' +
        'stays inside its step, so they do not.',
    },
    clauses: ['302.1b', '803.7', '804.2', '804.10'],
    confidence: 'ours',
    test: 'going back from battle resolution empties the pools',
  },
  {
    id: 'back-to-selection',
    question: {
      ja: '「再び803.3に戻る」と何が繰り返されるか。',
      en: 'What repeats when the game goes back to 803.3?',
    },
    reading: {
      ja:
        '同じプレイヤーが攻撃UNITを選び直すだけ。開始時の誘発と優先権処理は繰り返さず、先の選択は' +
        '消える。',
      en:
        'Only the choice, by the same player. The start is not raised again, there is no new ' +
        'window before it, and the former choice is forgotten.',
    },
    clauses: ['803.6', '804.2', '804.3', '804.10', '803.1', '803.2'],
    confidence: 'inferred',
    test: 'a repeated selection raises no start and opens no window before it',
  },
  {
    id: 'pass-after-failed-attack',
    question: {
      ja: '攻撃が成立せず選び直した後のパスは、相手の前のパスと連続か。',
      en: "Is a pass after a failed attack consecutive with the opponent's earlier pass?",
    },
    reading: {
      ja: '連続ではない。攻撃を選んで803.7まで進めば、間にパス以外の宣言があったことになる。',
      en: 'No. Once an attack was declared as far as 803.7, something other than a pass lies between.',
    },
    clauses: ['803.4a', '803.4b', '804.2', '804.3', '804.10'],
    confidence: 'ours',
    test: 'an attack that came to nothing still breaks the run of passes',
  },
  {
    id: 'attack-after-readying',
    question: {
      ja: '804.10で起きたUNITは同じサブステップでまた攻撃できるか。',
      en: 'May a UNIT readied by 804.10 attack again in the same sub-step?',
    },
    reading: {
      ja: 'できる。選び直しで、起きているUNITとして選べる。',
      en: 'Yes. It is ready when the selection repeats.',
    },
    clauses: ['804.10', '803.3a-1'],
    confidence: 'inferred',
    test: 'attackers whose target left may attack another target at once',
  },
  {
    id: 'battle-scope-on-return',
    question: {
      ja: '804.10で戻る時、攻撃中の印や「この戦闘中」は残るか。',
      en: 'Do statuses and "this battle" last when 804.10 goes back?',
    },
    reading: {
      ja: '残らない。戦闘解決ステップが終わるので、どちらも終わる。',
      en: 'No. The battle resolution step is over, and both with it.',
    },
    clauses: ['804.5', '804.10', '804.13a'],
    confidence: 'ours',
    test: 'a bonus for this battle ends when the selection repeats',
  },
  {
    id: 'mixed-scrum',
    question: {
      ja: '【暗躍】とそうでないUNITのスクラムは誰を攻撃できるか。',
      en: 'Whom may covert and open UNITs attack together?',
    },
    reading: {
      ja:
        '正当性は攻撃UNITごとに見る。UNITは両方からは攻撃できず、本人へは、どの攻撃UNITにも攻撃で' +
        'きるUNITがいない時だけ。正当な対象のない組み合わせは選べない。',
      en:
        'Legality is looked at for each attacker. No UNIT can be attacked by both; the player ' +
        'only if none of them could attack a UNIT. A set of attackers without a legal target is ' +
        'not offered.',
    },
    clauses: ['803.3b', '803.5b', '803.6e', '803.6h', '1402.1'],
    confidence: 'inferred',
    test: 'covert and open UNITs attack a player together only past an empty field',
  },
  {
    id: 'whole-attack-off',
    question: {
      ja: '攻撃UNITの1つが領域を移った時、残りは攻撃するか。',
      en: 'If one attacker changed zones, do the others go on?',
    },
    reading: {
      ja:
        'しない。移動の場合は攻撃全体が正当でなく、選び直す。横になった・スタンした・禁じられた場' +
        '合はそのUNITだけが外れる。',
      en:
        'No. After a move the whole attack is off. One that was turned, stunned or forbidden ' +
        'drops out alone.',
    },
    clauses: ['804.1', '804.1a', '804.2'],
    confidence: 'inferred',
    test:
      'an attacker that changed zones takes the whole attack with it, one that was turned only ' + 'itself',
  },
  {
    id: 'organisation-lost-midway',
    question: {
      ja: '攻撃側が共通の組織を失ったら誰が外れるか。',
      en: 'Who drops out when the attackers no longer share an organisation?',
    },
    reading: {
      ja: '全員。条件は全員についてのもので、誰か1人の違反ではない。',
      en: 'All of them. The condition is about all, not about one.',
    },
    clauses: ['803.6d', '804.1'],
    confidence: 'ours',
    test: 'attackers that no longer share an organisation all stay home',
  },
  {
    id: 'left-alone-is-no-scrum',
    question: {
      ja: '804.1で1つになった攻撃はスクラムか。',
      en: 'Is an attack cut down to one in 804.1 a scrum?',
    },
    reading: {
      ja: '違う。スクラムかどうかは804.5で数える。その後に1つになってもスクラムのまま。',
      en: 'No. It is counted in 804.5; only if it shrinks later does it stay a scrum.',
    },
    clauses: ['804.1', '804.5', '804.5b'],
    confidence: 'inferred',
    test: 'an attack cut down to one before 804.5 is no scrum',
  },
  {
    id: 'demands-of-an-attack',
    question: {
      ja: '攻撃に必要な行動を断れるか。複数ある時は。',
      en: 'May what an attack demands be declined, and what if several are demanded?',
    },
    reading: {
      ja:
        '断れる。その場合は行えなかったものとして選び直す。すべて行える時だけ、攻撃側が順番を決め' +
        'て行う。',
      en:
        'Yes; then it could not be done and the selection repeats. They are done only if all can ' +
        'be, in the order the attacker chooses.',
    },
    clauses: ['804.3', '803.3'],
    confidence: 'ours',
    test: 'declining what an attack demands repeats the selection and costs nothing',
  },
  {
    id: 'battle-at-once',
    question: {
      ja: '804.11a-2でスタンした応戦UNITは804.11a-4でまだ応戦するか。',
      en: 'Does a UNIT stunned by 804.11a-2 still counter in 804.11a-4?',
    },
    reading: {
      ja:
        'する。数値は応戦対象を選んだ直後のものを使い、結果は一度に起きる。相打ちの例もそうなって' + 'いる。',
      en:
        'Yes. All numbers are taken right after the choice of 804.11a-1 and the results happen ' +
        'at once, as the examples with two stunned UNITs show.',
    },
    clauses: ['804.11a-2', '804.11a-3', '804.11a-4', '804.7', '1211.10'],
    confidence: 'inferred',
    test: 'two UNITs that beat each other stun each other',
  },
  {
    id: 'no-overkill-event',
    question: {
      ja: 'STR0で本人を攻撃するとオーバーキルダメージを与えたことになるか。',
      en: 'Does STR 0 against a player deal overkill damage?',
    },
    reading: {
      ja: 'ならない。0点は失われないので、与えた時の誘発もない。',
      en: 'No. Nothing is lost, so nothing triggers on it.',
    },
    clauses: ['804.11b', '104.2', '1222.3'],
    confidence: 'inferred',
    test: 'an attacker of STR zero deals no overkill damage',
  },
  {
    id: 'counter-stuns-nobody',
    question: {
      ja: '応戦UNITは攻撃UNITを「スタンした」ことになるか。',
      en: 'Has a countering UNIT "stunned" the attacker?',
    },
    reading: {
      ja: 'ならない。攻撃した側と、スタンする効果の発生源だけ。',
      en: 'No. Only attackers and sources of stunning effects have.',
    },
    clauses: ['1222.4a', '804.11a-4'],
    confidence: 'inferred',
    test: 'a countering UNIT has stunned nobody',
  },
  {
    id: 'counter-while-turned',
    question: { ja: '横になったUNITも応戦するか。', en: 'Does a turned UNIT counter?' },
    reading: {
      ja: 'する。応戦から外れるのは移動・スタン・UNITでなくなった時だけ。',
      en: 'Yes. Only moving, stun or ceasing to be a UNIT takes it out.',
    },
    clauses: ['804.6', '804.7', '1410.1'],
    confidence: 'inferred',
    test: 'a turned target still counters',
  },
  {
    id: 'support-moment',
    question: {
      ja: 'サポートはいつ持っていればよいか。',
      en: 'When must a UNIT have support to escape overkill?',
    },
    reading: {
      ja: 'オーバーキルを調べる804.11で持っていればよい。「攻撃された時」だけを見る読みは設定で選べる。',
      en:
        'In 804.11, where overkill is worked out. Looking only at the moment of the attack is a ' +
        'setting.',
    },
    clauses: ['1309.1a', '804.8', '804.11a-3'],
    confidence: 'inferred',
    setting: 'supportLooksAt',
    test:
      'support gained in answer to the attack prevents overkill, unless only the moment of the ' +
      'attack counts',
  },
  {
    id: 'support-lasts',
    question: { ja: 'サポートはいつまで続くか。', en: 'How long does support last?' },
    reading: {
      ja:
        '終わりを定める条文がないので、失うか場を離れるまで。戦闘の終わりまでとする読みは設定で選' + 'べる。',
      en:
        'No clause ends it, so until it is lost or the UNIT leaves. Ending it with the battle is ' +
        'a setting.',
    },
    clauses: ['1309.1', '1220.1b', '1309.2'],
    confidence: 'ours',
    setting: 'supportLasts',
    test: 'support stays until it is lost, unless the table ends it with the battle',
  },
  {
    id: 'scrum-support-waits',
    question: {
      ja: 'スクラムサポートは発動待機領域に置かれるか。',
      en: 'Does scrum support wait to be resolved?',
    },
    reading: {
      ja:
        '置かれる。解決時に対象を確かめる条文があり、待たないEPの獲得とは書き分けられている。待つ' +
        '間はUNITやITEMをプレイできない。',
      en:
        'Yes. Its target is checked again on resolution, and EP acquisition alone is said not to ' +
        'wait. While it waits no UNIT or ITEM can be played.',
    },
    clauses: ['1219.2c', '1220.1', '902.5c', '1217.4'],
    confidence: 'inferred',
    test: 'scrum support waits and can be answered',
  },
  {
    id: 'scrum-support-not-negated',
    question: { ja: 'スクラムサポートを「無効にする」ことはできるか。', en: 'Can scrum support be negated?' },
    reading: {
      ja: 'できない。カードでも能力でもないので、その対象にならない。',
      en: 'No. It is neither a card nor an ability, so it is no target for that.',
    },
    clauses: ['1218.1', '1324.1'],
    confidence: 'ours',
    test: 'scrum support is no target for negating',
  },
  {
    id: 'stunned-may-be-supported',
    question: {
      ja: 'スタン状態のUNITを助けられるか。',
      en: 'May a stunned UNIT be the target of scrum support?',
    },
    reading: {
      ja: '助けられる。対象の条件に含まれない。助ける側は起きている必要がある。',
      en: 'Yes. Nothing excludes it; only the helper must be ready.',
    },
    clauses: ['1219.2a', '1309.1'],
    confidence: 'ours',
    test: 'a stunned UNIT may be supported but may not help',
  },
  {
    id: 'provoke-choice',
    question: {
      ja: '【ヘイト】は攻撃UNITの選び方も縛るか。',
      en: 'Does provoke bind the choice of attackers too?',
    },
    reading: {
      ja: '縛らない。選んだ攻撃UNITが攻撃できるなら対象にする。複数なら攻撃側が選び、パスもできる。縛ると読めば、攻撃できないUNITだけでは攻撃を選べなくなる。',
      en:
        'No. If the chosen attackers can attack it they must; among several the attacker ' +
        'chooses, and may pass. If it bound them too, UNITs that cannot attack it could not attack ' +
        'at all.',
    },
    clauses: ['1326.2', '1407.1', '803.3'],
    confidence: 'ours',
    test: 'provoke binds the target, not the attackers or the pass',
  },
  {
    id: 'forced-attack',
    question: {
      ja: '「〜で攻撃する」UNITがいる時、パスできるか。',
      en: 'May one pass with a UNIT that has to attack?',
    },
    reading: {
      ja: 'できない。攻撃できる対象がある限り選ぶ。選ぶ時だけを縛る読みは設定に置く。',
      en: 'No, as long as it has a legal attack. Binding only the choice itself is a setting.',
    },
    clauses: ['1326.3', '803.3'],
    confidence: 'ours',
    setting: 'forcedAttack',
    test: 'a UNIT that has to attack rules out the pass, unless the table allows it',
  },
  {
    id: 'counter-several',
    question: { ja: '複数に応戦する時の比べ方は。', en: 'How are several countered at once?' },
    reading: {
      ja: 'それぞれのDEFと応戦UNITのSTRを別々に比べる。STRは分けない。',
      en: 'The STR is compared with each DEF; it is not divided.',
    },
    clauses: ['1327.1', '804.11a-4'],
    confidence: 'inferred',
    test: 'a UNIT that counters all compares its whole STR with each',
  },
  {
    id: 'end-of-battle-again',
    question: { ja: '804.12に戻った時、まだ戦闘中か。', en: 'Is it still a battle when 804.13f goes back?' },
    reading: {
      ja: '違う。印は消えており、そこで「この戦闘中」の効果は始まらない。残りがなくなるまで繰り返す。',
      en:
        'No. The statuses are gone and nothing for this battle begins. It repeats until nothing ' +
        'is left.',
    },
    clauses: ['804.13f', '804.12', '1215.9'],
    confidence: 'inferred',
    test: 'after the end of the battle nobody is in battle, however often it repeats',
  },
]
