import type { ClauseRow } from '@fudaba/kernel/rules'

/** Chapters 8 to 9 of the comprehensive rules. A row without a kind is enforced. */
export const clauses8to9 = {
  '8.1': {
    kind: 'structural',
    title: { ja: '能力の種類', en: 'Kinds of abilities' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '8.1.1': {
    kind: 'structural',
    title: { ja: '三種類', en: 'Three kinds' },
    because: 'Carried out by the lines below.',
  },
  '8.1.1.1': { title: { ja: '起動能力はコストを払って使う', en: 'An activated ability is used by paying' } },
  '8.1.1.1.1': { title: { ja: '起動能力の表記', en: 'How an activated ability is written' } },
  '8.1.1.1.2': { title: { ja: '要件を持つ起動能力', en: 'An activated ability with a requirement' } },
  '8.1.1.1.2.1': {
    title: {
      ja: '使えなくなる文は要件によらず行う',
      en: 'The sentence that uses it up is carried out anyway',
    },
  },
  '8.1.1.1.2.2': { title: { ja: '要件は直後の句点まで', en: 'A requirement governs its sentence only' } },
  '8.1.1.1.2.3': { title: { ja: '前の文を基準にできる', en: 'A requirement may look at earlier sentences' } },
  '8.1.1.1.2.4': {
    title: {
      ja: '前文の結果を見る文は前文次第',
      en: 'A sentence about the result of the one before depends on it',
    },
  },
  '8.1.1.1.2.5': {
    title: { ja: '「さらに」は前文の要件に従う', en: '"Furthermore" depends on the sentence before' },
  },
  '8.1.1.1.2.6': {
    title: { ja: 'コストのない起動能力は宣言だけ', en: 'Without a cost a declaration is enough' },
  },
  '8.1.1.1.2.6.1': { title: { ja: '自動では使われない', en: 'It is not played by itself' } },
  '8.1.1.2': {
    title: { ja: '自動能力は事象により使われる', en: 'An automatic ability is played by an event' },
  },
  '8.1.1.2.1': { title: { ja: '自動能力の表記', en: 'How an automatic ability is written' } },
  '8.1.1.2.2': { title: { ja: '解決中に払うコスト', en: 'A cost paid while it resolves' } },
  '8.1.1.2.3': {
    title: { ja: '要件が満たされなくとも誘発する', en: 'It triggers though its requirement fails' },
  },
  '8.1.1.2.3.1': {
    title: {
      ja: '使えなくなる文は要件によらず行う',
      en: 'The sentence that uses it up is carried out anyway',
    },
  },
  '8.1.1.2.3.2': { title: { ja: '要件は直後の句点まで', en: 'A requirement governs its sentence only' } },
  '8.1.1.2.3.3': { title: { ja: '前の文を基準にできる', en: 'A requirement may look at earlier sentences' } },
  '8.1.1.2.3.4': {
    title: {
      ja: '前文の結果を見る文は前文次第',
      en: 'A sentence about the result of the one before depends on it',
    },
  },
  '8.1.1.2.3.5': {
    title: { ja: '「さらに」は前文の要件に従う', en: '"Furthermore" depends on the sentence before' },
  },
  '8.1.1.3': {
    title: { ja: '永続能力は有効な間働き続ける', en: 'A continuous ability works while it is valid' },
  },
  '8.1.1.3.1': { title: { ja: '永続能力の表記', en: 'How a continuous ability is written' } },
  '8.2': {
    kind: 'structural',
    title: { ja: '効果の種類', en: 'Kinds of effects' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '8.2.1': {
    kind: 'structural',
    title: { ja: '三種類', en: 'Three kinds' },
    because: 'Carried out by the lines below.',
  },
  '8.2.1.1': { title: { ja: '単発効果は実行して終わる', en: 'A one-shot effect is done and over' } },
  '8.2.1.2': { title: { ja: '継続効果は期限まで続く', en: 'A continuing effect lasts for its time' } },
  '8.2.1.3': {
    title: { ja: '置換効果は別の事象に替える', en: 'A replacement effect puts another event in its place' },
  },
  '8.2.1.3.1': { title: { ja: '「際、かわりに」は置換', en: '"When …, instead" replaces' } },
  '8.2.1.3.2': {
    title: { ja: '「してよい。そうしたら」は選択型の置換', en: '"May … If you do" replaces by choice' },
  },
  '8.3': {
    kind: 'structural',
    title: { ja: '有効と無効', en: 'Valid and invalid' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '8.3.1': {
    kind: 'structural',
    title: { ja: '有効と無効の処理', en: 'How valid and invalid are handled' },
    because: 'Carried out by the two lines below.',
  },
  '8.3.2': {
    title: {
      ja: '無効な部分は存在しても効果がない',
      en: 'An invalid part is there but does nothing, without choices',
    },
  },
  '8.3.3': {
    title: { ja: '条件を満たさなければ無効', en: 'Valid under a condition means invalid without it' },
  },
  '8.4': {
    kind: 'structural',
    title: { ja: 'チェックタイミングとプレイタイミング', en: 'Check timing and play timing' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '8.4.1': {
    kind: 'structural',
    title: { ja: 'チェックタイミングの手順', en: 'The steps of a check timing' },
    because: 'A frame; the lines below carry it out.',
  },
  '8.4.1.1': {
    title: {
      ja: 'ルール処理をすべて同時に、なくなるまで',
      en: 'All rule actions together, until none is left',
    },
  },
  '8.4.1.2': {
    title: { ja: 'ターンファイターの自動能力を一つ', en: 'Then one automatic ability of the turn fighter' },
  },
  '8.4.1.3': { title: { ja: '非ターンファイターの自動能力を一つ', en: 'Then one of the other' } },
  '8.4.1.4': {
    kind: 'structural',
    title: { ja: '終了', en: 'Then it is over' },
    because: 'The end of the list: nothing is done; the three lines before say when it is reached.',
  },
  '8.4.2': {
    kind: 'structural',
    title: { ja: 'プレイタイミングの手順', en: 'The steps of a play timing' },
    because: 'A frame; the lines below carry it out.',
  },
  '8.4.2.1': { title: { ja: 'まずチェックタイミング', en: 'First a check timing' } },
  '8.4.2.2': { title: { ja: '行動すれば再び', en: 'Acting gives it again' } },
  '8.4.2.3': { title: { ja: '何もしなければ進む', en: 'Doing nothing goes on' } },
  '8.5': {
    kind: 'structural',
    title: { ja: 'プレイと解決', en: 'Playing and resolving' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '8.5.1': {
    title: {
      ja: 'プレイして解決する、永続能力はしない',
      en: 'Cards and abilities are played and resolve; continuous ones are not played',
    },
  },
  '8.5.1.1': { title: { ja: 'ノーマルライド', en: 'Normal ride' } },
  '8.5.1.1.1': {
    title: { ja: '前のヴァンガードの状態によらずスタンド', en: 'Standing, whatever the vanguard before' },
  },
  '8.5.1.2': { title: { ja: 'ノーマルコール', en: 'Normal call' } },
  '8.5.1.3': { title: { ja: 'ノーマル超越', en: 'Normal stride' } },
  '8.5.1.3.1': {
    title: { ja: 'スタンドとレストだけ引き継ぐ', en: 'Only standing or resting is taken over' },
  },
  '8.5.2': {
    kind: 'structural',
    title: { ja: 'プレイの手順', en: 'The steps of playing' },
    because: 'A frame; the lines below carry it out.',
  },
  '8.5.2.1': {
    title: { ja: '条件を満たすものを指定し公開する', en: 'What meets its condition is named and shown' },
  },
  '8.5.2.1.1': {
    kind: 'structural',
    title: { ja: 'グレード条件', en: 'Grade conditions' },
    because: 'Carried out by the lines below.',
  },
  '8.5.2.1.1.1': {
    title: { ja: 'ライドは同じか1大きいグレード', en: 'A ride needs the same grade or one more' },
  },
  '8.5.2.1.1.2': {
    title: { ja: 'コールはヴァンガード以下のグレード', en: "A call needs no more than the vanguard's grade" },
  },
  '8.5.2.1.1.3': { title: { ja: '超越は双方グレード3以上', en: 'A stride needs grade 3 on both sides' } },
  '8.5.2.2': { title: { ja: '必要な選択をする', en: 'Choices are made' } },
  '8.5.2.2.1': { title: { ja: '手札のカードはサークルを選ぶ', en: 'A card of the hand chooses a circle' } },
  '8.5.2.2.1.1': {
    title: {
      ja: 'ガードステップはガーディアンサークルだけ',
      en: 'In the guard step the guardian circle only',
    },
  },
  '8.5.2.2.2': {
    title: {
      ja: 'Gゾーンのカードはヴァンガードサークル',
      en: 'A card of the G zone takes the vanguard circle',
    },
  },
  '8.5.2.3': {
    title: {
      ja: 'コストをすべて同時に払う、できなければ取り消し',
      en: 'All costs at once, or the play is undone',
    },
  },
  '8.5.2.3.1': {
    title: { ja: '非公開領域の能力は在りかを示す', en: 'A source in a hidden zone is shown to be there' },
  },
  '8.5.3': {
    kind: 'structural',
    title: { ja: '解決', en: 'Resolution' },
    because: 'A frame; the lines below carry it out.',
  },
  '8.5.3.1': {
    title: { ja: 'ライドで前のユニットはソウルへ', en: 'A ride puts the unit before into the soul' },
  },
  '8.5.3.2': {
    title: {
      ja: 'コールで前のユニットは次のルール処理へ',
      en: 'A call leaves the unit before to the next rule action',
    },
  },
  '8.5.3.3': { title: { ja: 'ガーディアンはレストで置かれる', en: 'A guardian is placed resting' } },
  '8.5.3.4': { title: { ja: '超越で前のユニットはハーツ化', en: 'A stride makes the unit before a heart' } },
  '8.5.3.5': { title: { ja: '能力の効果を実行する', en: 'The effect of an ability is carried out' } },
  '8.5.4': { title: { ja: '選ぶのは解決の時', en: 'Choices of a text are made as it resolves' } },
  '8.5.4.1': { title: { ja: '指定数を選ぶ義務', en: 'The number must be chosen' } },
  '8.5.4.1.1': { title: { ja: '「まで」は0から', en: '"Up to" begins at zero' } },
  '8.5.4.1.2': { title: { ja: '足りなければできる限り', en: 'Too few: as many as there are' } },
  '8.5.4.1.3': { title: { ja: '一つもなければ関わる効果は無視', en: 'None: what concerns it is ignored' } },
  '8.5.4.1.4': {
    title: { ja: '非公開領域では選ばなくてもよい', en: 'In a hidden zone one may find nothing' },
  },
  '8.6': {
    kind: 'structural',
    title: { ja: '自動能力', en: 'Automatic abilities' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '8.6.1': {
    kind: 'structural',
    title: { ja: 'チェックタイミングでプレイされる', en: 'Played at a check timing' },
    because: 'Carried out by 8.6.3.',
  },
  '8.6.2': { title: { ja: '誘発条件で待機状態になる', en: 'Its condition makes it wait' } },
  '8.6.2.1': { title: { ja: '複数回なら回数分', en: 'As often as it was met' } },
  '8.6.3': {
    title: {
      ja: '一つ選びプレイし、待機を一つ消す',
      en: 'One is chosen and played, and waits one time less',
    },
  },
  '8.6.3.1': { title: { ja: 'プレイは強制、順は選べる', en: 'Playing is compulsory, the order is free' } },
  '8.6.4': {
    title: { ja: '解決中のコストはすべて同時か払わないか', en: 'Costs in resolution: all at once or none' },
  },
  '8.6.5': {
    kind: 'structural',
    title: { ja: '領域移動誘発', en: 'Triggers on moves' },
    because: 'Carried out by the lines below.',
  },
  '8.6.5.1': {
    kind: 'structural',
    title: { ja: '情報の調べ方', en: 'Which information counts' },
    because: 'Carried out by the lines below.',
  },
  '8.6.5.1.1': {
    title: { ja: '公開と非公開の間では公開側の情報', en: 'Between open and hidden: the open side' },
  },
  '8.6.5.1.2': { title: { ja: 'フィールドからはフィールドでの情報', en: 'From the field: as it was there' } },
  '8.6.5.1.3': {
    title: { ja: '他の公開領域間では移動後の情報', en: 'Between other open zones: as it is after' },
  },
  '8.6.5.1.4': {
    title: {
      ja: 'ライドされてソウルへ行く能力のテキスト',
      en: 'Ridden upon into the soul it still has its text',
    },
  },
  '8.6.5.1.5': { title: { ja: 'ハーツになる能力のテキスト', en: 'Becoming a heart it still has its text' } },
  '8.6.6': { title: { ja: '時限誘発', en: 'Delayed triggers' } },
  '8.6.6.1': { title: { ja: '期限がなければ一度だけ', en: 'Once, without a term' } },
  '8.6.7': { title: { ja: '状態誘発', en: 'State triggers' } },
  '8.6.7.1': {
    title: { ja: '発生時に一度、解決後に再び', en: 'Once when it arises, again after it resolved' },
  },
  '8.6.8': {
    title: {
      ja: '領域が変わってもプレイし、できなければ失敗',
      en: 'Played though its card moved; what cannot be done fails',
    },
  },
  '8.7': {
    kind: 'structural',
    title: { ja: '継続効果', en: 'Continuing effects' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '8.7.1': {
    kind: 'structural',
    title: { ja: '適用の順', en: 'The order of application' },
    because: 'Carried out by the lines below.',
  },
  '8.7.1.1': { title: { ja: '書かれた値が基準', en: 'What is printed is the base' } },
  '8.7.1.2': { title: { ja: '数値以外を先に', en: 'First what is no number' } },
  '8.7.1.3': { title: { ja: '数値を後に', en: 'Then numbers' } },
  '8.7.2': { title: { ja: '依存する効果は後', en: 'A dependent effect comes later' } },
  '8.7.2.1': { title: { ja: '発生した順', en: 'In the order they arose' } },
  '8.7.2.1.1': {
    title: { ja: '永続能力は領域に置かれた順', en: 'Continuous abilities by when their card came' },
  },
  '8.7.2.1.1.1': { title: { ja: '他はプレイされた順', en: 'Others by when they were played' } },
  '8.7.3': { title: { ja: '後から移動したカードには及ばない', en: 'Not for cards that moved afterwards' } },
  '8.7.3.1': { title: { ja: 'ルールを変える効果は及ぶ', en: 'But rules that change hold for them, too' } },
  '8.7.4': { title: { ja: '入ると同時に適用される', en: 'Applied as a card enters the zone' } },
  '8.7.5': {
    title: { ja: '入る条件は適用後の情報を見る', en: 'Triggers on entering look at the changed information' },
  },
  '8.7.6': { title: { ja: '無効にされた継続効果は終わる', en: 'A continuing effect made invalid ends' } },
  '8.7.6.1': { title: { ja: '一部だけ終わることはない', en: 'All of it, never a part' } },
  '8.8': {
    kind: 'structural',
    title: { ja: '最終情報', en: 'Last information' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '8.8.1': { title: { ja: '移動したカードは最後の情報を見る', en: 'What moved is seen as it last was' } },
  '9.1': {
    kind: 'structural',
    title: { ja: 'ルール処理の基本', en: 'Rule actions in general' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '9.1.1': {
    kind: 'structural',
    title: { ja: 'ルールが自動で行う処理', en: 'What the rules do by themselves' },
    because: 'Carried out by the lines below.',
  },
  '9.1.2': { title: { ja: 'チェックタイミングにだけ確かめる', en: 'Looked for at check timings only' } },
  '9.1.3': { title: { ja: '複数は同時に', en: 'Several happen together' } },
  '9.2': {
    kind: 'structural',
    title: { ja: '敗北処理', en: 'Defeat' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '9.2.1': { title: { ja: '条件を満たせば敗北する', en: 'Who meets a condition loses' } },
  '9.2.2': { title: { ja: 'ダメージ6枚', en: 'Six damage' } },
  '9.2.3': { title: { ja: '山札0枚', en: 'An empty deck' } },
  '9.2.4': { title: { ja: 'ヴァンガードもソウルもない', en: 'No vanguard and no soul' } },
  '9.3': {
    kind: 'structural',
    title: { ja: '重複処理', en: 'Too many units' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '9.3.1': {
    title: {
      ja: 'ヴァンガードサークルは最後の1枚を残しソウルへ',
      en: 'Vanguard circle: the last stays, the others into the soul',
    },
  },
  '9.3.2': { title: { ja: 'レギオンメイトは最後の1枚を残す', en: 'Legion mates: the last stays' } },
  '9.3.3': { title: { ja: '同時なら1枚選ぶ', en: 'At once: one is chosen' } },
  '9.3.4': { title: { ja: 'レギオンメイトが同時なら1枚選ぶ', en: 'Legion mates at once: one is chosen' } },
  '9.3.5': { title: { ja: '双闘とそうでないものは最後の1枚', en: 'Legion and other units: the last one' } },
  '9.3.6': {
    title: {
      ja: 'リアガードサークルは最後の1枚を残しドロップ',
      en: 'Rear-guard circle: the last stays, the others drop',
    },
  },
  '9.3.7': { title: { ja: '同時なら1枚選ぶ', en: 'At once there: one is chosen' } },
  '9.4': {
    kind: 'structural',
    title: { ja: 'ガーディアンの不正', en: 'Guardians out of place' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '9.4.1': {
    title: {
      ja: 'バトルフェイズ以外のガーディアンはドロップ',
      en: 'Guardians outside the battle phase drop',
    },
  },
  '9.5': {
    kind: 'structural',
    title: { ja: 'ヴァンガードの不在', en: 'Without a vanguard' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '9.5.1': { title: { ja: 'ソウルから選んでライドする', en: 'One rides from the soul' } },
  '9.5.1.1': {
    kind: 'structural',
    title: { ja: 'ソウルもなければ敗北', en: 'Without a soul it is defeat' },
    because: 'Carried out by 9.2.4.',
  },
  '9.6': {
    kind: 'structural',
    title: { ja: 'ダメージ処理', en: 'Damage' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '9.6.1': { title: { ja: '他のルール処理がない時に行う', en: 'When no other rule action is left' } },
  '9.6.1.1': { title: { ja: '複数ならターンファイターだけ', en: "Of several, only the turn fighter's" } },
  '9.6.2': { title: { ja: 'ヴァンガードダメージを1減らす', en: 'Vanguard damage falls by one' } },
  '9.6.3': { title: { ja: '一番上をトリガーゾーンへ', en: 'The top card goes to the trigger zone' } },
  '9.6.4': { title: { ja: 'ダメージチェック', en: 'The damage check' } },
  '9.6.5': {
    title: {
      ja: '同じクランのユニットがいればアイコンを実行',
      en: 'With a unit of its clan the icon is carried out',
    },
  },
  '9.6.6': { title: { ja: '残っていればダメージゾーンへ', en: 'If still there it goes to the damage zone' } },
  '9.6.7': { title: { ja: '残りがあれば繰り返す', en: 'Again while damage is left' } },
} as const satisfies Record<string, ClauseRow>
