import type { ClauseRow } from '@fudaba/kernel/rules'

/** The rule summary, clause by clause in its own order and under its own numbers. A row without a kind is enforced. */
export const clauses = {
  '0-1': {
    kind: 'structural',
    title: {
      ja: 'サマリーはルールとQ&Aを補う',
      en: 'The summary helps to read rules and answers, it does not overrule them',
    },
    because:
      'An order of authority between documents. It decided which rows win over which; base rows carry it out.',
  },

  // 1. The field.
  '1-1': {
    title: {
      ja: '場に出たときはセットされた瞬間',
      en: 'Entering the field is the moment of being set, from wherever',
    },
  },
  '1-2': {
    title: { ja: '発生源が場を離れた効果は失われる', en: 'An effect ends with its source leaving the field' },
  },
  '1-3': {
    title: {
      ja: '宣言中のカードは場でも手札でもない',
      en: 'A declared card waits in neither field nor hand and can be a target',
    },
  },
  '1-4': {
    title: { ja: '場のカードは任意に捨てられない', en: 'A card on the field is discarded by an effect only' },
  },

  // 2. The discard pile.
  '2-1': { title: { ja: '捨て札は見られない', en: 'The discard pile is not looked through' } },
  '2-2': {
    title: {
      ja: '捨て札を対象にするなら宣言前に中を見る',
      en: 'Who declares something that targets discarded cards looks through them first, alone',
    },
  },

  // 3. Attacks.
  '3-1': {
    title: {
      ja: 'アタック宣言は自分のメインフェイズに、未解決の宣言がない時',
      en: 'Attacks are declared in the own main phase, by own controlled characters, one at a time',
    },
  },
  '3-1-a': {
    title: {
      ja: 'アタックさせるカードもアタックできる時に',
      en: 'A card that makes someone attack needs a time for attacks',
    },
  },
  '3-1-b': {
    title: {
      ja: '解決中のアタックにもガードできる',
      en: 'An attack declared during resolution can be guarded, by cards too',
    },
  },
  '3-2': {
    title: {
      ja: 'アタックさせられるのは自分の支配キャラクター',
      en: 'Only own controlled characters are made to attack',
    },
  },
  '3-3': {
    title: {
      ja: 'アタック時は防がれず目標にダメージを与える時',
      en: '"On attack" is when an unguarded attack deals its damage',
    },
  },
  '3-4': {
    title: {
      ja: 'ダメージ判定の代わりの効果',
      en: 'An effect instead of the damage judgement works on players only, by the attack itself',
    },
  },
  '3-5': {
    kind: 'structural',
    title: { ja: 'キャラクターを目標とするアタック', en: 'Attacks on characters' },
    because: 'A heading: 3-5-a and 3-5-b are the two cases.',
  },
  '3-5-a': {
    title: {
      ja: '支配キャラクターへのアタックはオーナーがガードでき、防がねば一方的',
      en: 'An attacked controlled character may be guarded by its owner; otherwise it alone takes damage, not of a battle',
    },
  },
  '3-5-b': {
    title: {
      ja: '勢力キャラクターは自動でガードする',
      en: 'An attacked faction character guards by itself at once',
    },
  },
  '3-6': {
    title: {
      ja: '追加のアタックコストもアタックコスト',
      en: 'An additional attack cost is attack cost, paid only through cards',
    },
  },
  '3-8': {
    title: {
      ja: 'アタック宣言できない効果は前の宣言に及ばない',
      en: 'A ban on attacks does not undo one already declared',
    },
  },
  '3-9': {
    title: {
      ja: 'アグレッシブは勢力チェックでオーナーを攻撃する',
      en: 'An aggressive active character attacks its owner at the faction check',
    },
  },

  // 4. Guards.
  '4-1': {
    title: {
      ja: 'ガード宣言は自分へのアタック宣言への直接のレスポンスで一度',
      en: 'A guard is a direct response to an attack on oneself, once in that chain',
    },
  },
  '4-1-a': {
    title: {
      ja: 'ガードさせるカードもガードできる時に',
      en: 'A card that makes someone guard needs a time for guards',
    },
  },
  '4-2': {
    title: {
      ja: 'コストを払うガードは支配キャラクターのみ、効果によるガードは誰でも',
      en: 'Guards that cost are for own controlled characters; guards by effect can be for others',
    },
  },
  '4-3': {
    title: {
      ja: '追加のガードコストもガードコスト',
      en: 'An additional guard cost is guard cost, paid only through cards',
    },
  },
  '4-4': {
    title: {
      ja: '「ガードする」はルールの制限を越える',
      en: '"Guards" happens where the rules would not allow it; against "unguardable" cards decide',
    },
  },
  '4-6': {
    title: {
      ja: '成らなかったガードは本来の目標へ',
      en: 'If the guard does not come about, the attack goes to its own target',
    },
  },

  // 5. Battle.
  '5-1': {
    title: {
      ja: 'バトル時の始まりと終わり',
      en: 'A battle lasts from the guard to the discarding of the beaten',
    },
  },
  '5-2': {
    title: {
      ja: 'バトルによるダメージは攻撃力によるもの',
      en: 'Battle damage is that of attack values in a battle, nothing else',
    },
  },

  // 6. Skills.
  '6-1': {
    title: {
      ja: 'ペネトレイトは耐久力を超えた分が抜ける',
      en: 'Penetrate lets what exceeds endurance through, even past an immune guard',
    },
  },
  '6-2': {
    title: { ja: 'ダメージを受けなくても与えられている', en: 'Damage that is not taken has been dealt' },
  },
  '6-3': {
    title: {
      ja: 'チャージの数はフェイズ開始時に決まる',
      en: 'Charge is counted at the start of the power card phase',
    },
  },
  '6-4': {
    title: {
      ja: 'バインドは精神ダメージによる除去も防ぐ',
      en: 'Bind saves from removal by mental damage too; the other power stays',
    },
  },
  '6-4-a': {
    title: {
      ja: '両方のダメージを同時に受けてもバインドできる',
      en: 'Bind saves from lethal and equal mental damage at once',
    },
  },
  '6-4-b': {
    title: {
      ja: 'バインドで残れば捨て札の能力は働かない',
      en: 'Nothing that waits for a discard happens if bind saves',
    },
  },

  // 7. Effects.
  '7-1': {
    title: {
      ja: 'エフェクトの対象は場と宣言中のもの',
      en: 'Effects target cards on the field and declared ones',
    },
  },
  '7-2': {
    title: {
      ja: '発生源が支配エリアを離れるとエフェクトは失われる',
      en: 'An effect ends when its character leaves the controlled area',
    },
  },
  '7-3': {
    title: {
      ja: 'エフェクトで作られたキャラクターは共に捨て札',
      en: 'A character made by an effect goes with it, negated or gone',
    },
  },
  '7-4': {
    title: { ja: '0コストで0枚はセットできない', en: 'Paying zero to set zero power cards is not possible' },
  },
  '7-5': {
    title: {
      ja: 'エフェクトを受けなくても作られたキャラクターとのバトルのダメージは受ける',
      en: 'Immunity to effects does not stop damage in battle with a character made by one',
    },
  },
  '7-6': {
    title: {
      ja: '変化しても同じエフェクトは同じもの',
      en: 'A character that changes but keeps the effect resolves it',
    },
  },
  '7-7': { title: { ja: '無効化されたエフェクトは宣言できない', en: 'A negated effect cannot be declared' } },
  '7-8': {
    title: {
      ja: '終わらないレスポンスは優先順位で断つ',
      en: 'Endless responses: the card of lower priority may not respond',
    },
  },

  // 8. Abilities.
  '8-1': {
    title: {
      ja: 'アビリティは場にある間だけ働く',
      en: 'Abilities work while their character is on the field',
    },
  },
  '8-1-a': {
    kind: 'structural',
    title: { ja: '場に出たときのアビリティ', en: 'Abilities on entering' },
    because: 'A heading: 8-1-a-1 and 8-1-a-2 say it.',
  },
  '8-1-a-1': {
    title: {
      ja: '出たとき1ドローは即時でレスポンスできない',
      en: 'Drawing on entering happens at once, without responses, one time',
    },
  },
  '8-1-a-2': {
    title: { ja: '複数の出たときは同時', en: 'Several abilities on entering are processed together' },
  },
  '8-1-b': {
    title: {
      ja: 'ブレイクカードとして使用可能',
      en: 'Usable as a break card: one from declaration to resolution, then a plain character',
    },
  },
  '8-1-c': {
    kind: 'structural',
    title: {
      ja: '自身のファクターやコストが変わるアビリティ',
      en: 'Abilities that change the own factor or cost',
    },
    because: 'A heading: 8-1-c-1 to 8-1-c-3 are the places.',
  },
  '8-1-c-1': { title: { ja: '手札で働く', en: 'They work in the hand' } },
  '8-1-c-2': { title: { ja: '宣言中に働く', en: 'They work while declared' } },
  '8-1-c-3': {
    title: {
      ja: '捨て札とダメージ置き場では働かない',
      en: 'They do not work in the discard and damage piles',
    },
  },
  '8-2': {
    title: {
      ja: '精神力がパワーに等しく、さらに上がるなら何枚でも置ける',
      en: 'Mind equal to power, raised: any number of power cards fits',
    },
  },

  // 9. Characters.
  '9-1': {
    title: {
      ja: 'キャラクターを構成するのはキャラクターとブレイクのカード',
      en: 'Character and break cards make a character; power and permanents are set on it',
    },
  },
  '9-2': { title: { ja: '耐久力0以下は捨て札', en: 'A character with endurance zero or less is discarded' } },
  '9-3': {
    title: {
      ja: 'ネームレベルはダメージ置き場へ、しかし捨て札扱い',
      en: 'A name-level character beaten or stolen goes to damage, and counts as discarded',
    },
  },

  // 10. Break cards.
  '10-1': {
    title: {
      ja: 'ブレイクカードへの効果はキャラクターの耐性で防げる',
      en: 'What aims at break cards is stopped by what protects the character',
    },
  },
  '10-2': {
    title: {
      ja: '目標を失ったブレイクは失敗し捨て札',
      en: 'A break whose target is gone fails and is discarded',
    },
  },

  // 11. Permanents.
  '11-1': {
    title: {
      ja: 'パーマネントへの効果はキャラクターの耐性で防げない',
      en: 'What aims at permanents is not stopped by what protects the character',
    },
  },
  '11-2': {
    title: {
      ja: 'パーマネントは自分のキャラクターにだけ、動かせず捨てられない',
      en: 'Permanents go on own characters, do not move or leave by will; without a target they are discarded',
    },
  },
  '11-3': {
    title: {
      ja: '過ぎたパーマネントはセット後にオーナーが選んで捨てる',
      en: 'One permanent too many is set, then the owner discards down',
    },
  },
  '11-4': {
    title: {
      ja: 'バトル時パーマネント-1はバトルの処理前',
      en: 'Permanent −1 in battle is processed before the battle is',
    },
  },
  '11-5': {
    title: { ja: 'パーマネントの能力はキャラクターが持つ', en: 'The character has what its permanent says' },
  },
  '11-6': {
    title: {
      ja: 'パーマネントが移るとエフェクトは働かない',
      en: 'An effect had from a permanent fails if the permanent moves before or after it resolves',
    },
  },

  // 12. Power cards.
  '12-1': {
    title: {
      ja: 'パワーカードへの効果はキャラクターの耐性で防げない',
      en: 'What aims at power cards is not stopped by what protects the character',
    },
  },
  '12-2': {
    title: {
      ja: 'セットできないパワーカードは捨て札',
      en: 'Power may be sent to a full character; what cannot be set is discarded',
    },
  },
  '12-3': {
    title: {
      ja: 'デッキから置くパワーは引くこと',
      en: 'Power from the deck is drawn; with no deck that is defeat',
    },
  },
  '12-4': {
    title: {
      ja: 'X枚のパワーカードは解決時に選ぶ',
      en: 'Which X power cards is chosen on resolution by the owner of the source',
    },
  },
  '12-5': {
    title: {
      ja: '精神ダメージで捨てるパワーはオーナーが選ぶ',
      en: 'The owner chooses the power cards lost to mental damage',
    },
  },

  // 13. What effects do.
  '13-1': {
    title: {
      ja: '無効化は今あるものもこれからのものも止め、失われれば戻る',
      en: 'Negation stops what is and what comes; when it ends, lasting things work again',
    },
  },
  '13-1-a': {
    title: {
      ja: '無効化の無効化、自分への無効化',
      en: 'Negating a negation restores; an effect that negates itself does nothing',
    },
  },
  '13-2': {
    title: {
      ja: '効果を受けないのはキャラクター自身だけ',
      en: 'Immunity covers the character itself, not its power and permanents',
    },
  },
  '13-3': {
    title: {
      ja: '不適正になった対象は効果から外れ、戻れば再び',
      en: 'An unfitting target is left out and comes back when it fits again',
    },
  },

  // 14. Targets.
  '14-1': { title: { ja: '対象は場と宣言中のもの', en: 'Targets are on the field or declared' } },
  '14-2': {
    title: {
      ja: '対象をすべて失った持続カードは捨て札',
      en: 'A lasting card without any target left is discarded; immunity does not count as loss',
    },
  },
  '14-3': {
    title: {
      ja: '変更後の目標も適正でなければならない',
      en: 'A changed target must be one the effect could have had',
    },
  },

  // 15. Numbers.
  '15-1': {
    title: {
      ja: '判定の+Xは本来の攻撃力ではない',
      en: 'Plus X for a judgement is no part of the printed attack',
    },
  },
  '15-2': {
    title: {
      ja: '負の能力値は0として扱い、計算には残る',
      en: 'A value below zero counts as zero but keeps counting',
    },
  },
  '15-3': {
    kind: 'structural',
    title: { ja: '0', en: 'Zero' },
    because: 'A heading: 15-3a and 15-3b are the cases.',
  },
  '15-3a': { title: { ja: '0コストも支払う', en: 'A cost of zero is paid' } },
  '15-3b': { title: { ja: '0点もダメージ', en: 'Zero points of damage are dealt' } },
  '15-4': { title: { ja: 'Xは表すものとともに変わる', en: 'X changes with what it stands for' } },

  // 16. Damage judgement.
  '16-1': {
    title: {
      ja: '一連の判定で出たキャラクターは同時、同名はすべてダメージ',
      en: 'Characters of one judgement enter together; equal names all go to damage',
    },
  },
  '16-2': {
    title: {
      ja: '出たときの能力は同時、処理は1枚ずつ',
      en: 'Their abilities count as simultaneous and are handled card by card',
    },
  },

  // 17. Timing.
  '17-1': {
    title: {
      ja: '捨て札される時は直前',
      en: '"When it would be discarded" is just before, its own discard included',
    },
  },
  '17-2': {
    title: {
      ja: '捨て札された時は同時、自身の分は働かない',
      en: '"When discarded" is with it, so not for its own',
    },
  },
  '17-3': { title: { ja: 'パワー0はその時点で処理', en: 'Power zero is processed when it comes about' } },
  '17-4': {
    title: {
      ja: 'アタック宣言からただちにの効果まではひとつ',
      en: 'Attack, cost and "immediately" are one step before responses',
    },
  },
  '17-5': {
    title: {
      ja: 'ガード宣言からただちにの効果まではひとつ',
      en: 'Guard, cost and "immediately" are one step before responses',
    },
  },
  '17-6': { title: { ja: 'ターン終了時はディスカードの後', en: 'End of turn is after the discard phase' } },
  '17-7': {
    title: {
      ja: '「その後」は前が行われた時だけ',
      en: '"After that" needs what stands before it to have happened',
    },
  },
  '17-8': {
    title: {
      ja: '勢力フェイズでは宣言へのレスポンスとしてのみ、開始には不可',
      en: 'In the faction phase one only responds, and not to its start',
    },
  },
  '17-8-a': {
    title: {
      ja: 'すべての勢力を調べ、その都度レスポンスできる',
      en: 'Every faction is checked, even an empty one, and each check can be answered',
    },
  },
  '17-9': {
    title: {
      ja: 'プロジェクトのタイミング',
      en: 'Project timing: the own turn, when a project could be declared',
    },
  },
  '17-0': {
    title: { ja: 'ファストのタイミング', en: 'Fast timing: any turn, when a fast card could be declared' },
  },

  // 18. Factions.
  '18-1': { title: { ja: '共有された勢力', en: 'Shared factions: several for stealth, no more factor' } },
  '18-2': { title: { ja: '勢力なしは最後の列', en: 'Without a faction: after the last party' } },
  '18-2-a': {
    title: { ja: '勢力なしのステルスはガードできない', en: 'Stealth without a faction cannot be guarded' },
  },
  '18-3': {
    title: {
      ja: '勢力エリアへはアクティブの位置に',
      en: 'Into the faction area means on top of its faction',
    },
  },

  // 19. Factor.
  '19-1': {
    title: {
      ja: 'ファクターは解決時にも調べ、故意の不足は宣言できない',
      en: 'Factor is checked on resolution too; a hopeless declaration is refused',
    },
  },

  // 20. Costs.
  '20-1': {
    title: {
      ja: '支払ったカードは一度捨て札に置かれる',
      en: 'Paid cards lie in the discard pile first; if they moved on, nothing comes of them',
    },
  },
  '20-2': { title: { ja: '多くは払えない', en: 'Nobody pays more' } },
  '20-3': { title: { ja: '少なくは払えない', en: 'Nobody pays less' } },
  '20-4': { title: { ja: '払った後の上昇は関係ない', en: 'A rise after payment changes nothing' } },
  '20-5': {
    kind: 'structural',
    title: { ja: 'Xコスト', en: 'X costs' },
    because: 'A heading: 20-5-a to 20-5-d are the four kinds.',
  },
  '20-5-a': { title: { ja: '任意のX、その後変わらない', en: 'A chosen X that stays' } },
  '20-5-b': { title: { ja: '任意のX、その後変わりうる', en: 'A chosen X that may change' } },
  '20-5-c': { title: { ja: '選べないX、その後変わりうる', en: 'A fixed X that may change' } },
  '20-5-d': { title: { ja: '上限のあるX', en: 'A chosen X with a limit' } },
  '20-6': {
    title: { ja: '対象が足りなければできる限り', en: 'Too few targets for X: as many as there are' },
  },
  '20-7': { title: { ja: '上昇分はXから引かれる', en: 'A raised cost is taken off X' } },

  // 21. Terms.
  '21-1': {
    title: { ja: 'ドローはデッキの上から手札へ', en: 'To draw is to take from the top into the hand' },
  },
  '21-2': {
    title: { ja: '除去', en: 'Removal: leaving the field, the hand or a declaration, except as a cost' },
  },
  '21-3': {
    kind: 'structural',
    title: { ja: '宣言', en: 'Declarations' },
    because: 'A heading: 21-3a to 21-3c say what is one, what is none and what cannot be one.',
  },
  '21-3a': { title: { ja: '宣言であるもの', en: 'What is a declaration and can be answered' } },
  '21-3b': { title: { ja: '宣言でないもの', en: 'What is no declaration and cannot be answered' } },
  '21-3c': {
    title: {
      ja: 'コスト不足や同じネームは宣言できない',
      en: 'No declaration without its cost or of a name that is out already',
    },
  },
  '21-4': { title: { ja: '「このカード」はそのカード', en: '"This card" is the card it is printed on' } },

  // 22. Priority.
  '22-1': { title: { ja: 'カードはルールに勝つ', en: 'Cards win over rules, skills among them' } },
  '22-2': { title: { ja: '優先順位: カードの種類', en: 'Priority by card type' } },
  '22-3': { title: { ja: '優先順位: ファクター、コスト', en: 'Priority by factor, then cost' } },
  '22-4': { title: { ja: '優先順位: 勢力', en: 'Priority by faction' } },
  '22-5': { title: { ja: '優先順位: カードナンバー', en: 'Priority by card number, the newer first' } },

  // 23. At the same time.
  '23-1': {
    title: {
      ja: '同時処理の順は受けるカードのオーナーが決める',
      en: 'The owner of the affected card orders simultaneous processing',
    },
  },
  '23-2': {
    title: {
      ja: '複数のキャラクターの攻撃力は合計しない',
      en: 'Attack values of several characters are not added up',
    },
  },
  '23-3': {
    title: {
      ja: '同時のバトルはガードした側が順を決める',
      en: 'The guarding player orders simultaneous battles',
    },
  },
} as const satisfies Record<string, ClauseRow>
