import type { ClauseRow } from '@fudaba/kernel/rules'

/** Chapters 6 to 7 of the comprehensive rules. A row without a kind is enforced. */
export const clauses6to7 = {
  '6.1': {
    kind: 'structural',
    title: { ja: 'スタンドアップ', en: 'Stand up' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '6.1.1': { title: { ja: 'ファーストヴァンガードを表にする', en: 'First vanguards are turned up' } },
  '6.2': {
    kind: 'structural',
    title: { ja: 'ターン', en: 'Turn' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '6.2.1': { title: { ja: 'フェイズを順に行う', en: 'The phases in order' } },
  '6.3': {
    kind: 'structural',
    title: { ja: 'スタンドフェイズ', en: 'Stand phase' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '6.3.1': {
    kind: 'structural',
    title: { ja: 'スタンドさせるフェイズ', en: 'The phase of standing' },
    because: 'A frame; the lines below carry it out.',
  },
  '6.3.1.1': {
    title: { ja: '開始時の能力とチェックタイミング', en: 'Start of turn and phase, then a check timing' },
  },
  '6.3.1.2': { title: { ja: '自分のユニットをすべてスタンドする', en: 'All own units stand' } },
  '6.3.1.3': { title: { ja: 'チェックタイミング', en: 'A check timing' } },
  '6.4': {
    kind: 'structural',
    title: { ja: 'ドローフェイズ', en: 'Draw phase' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '6.4.1': {
    kind: 'structural',
    title: { ja: '引くフェイズ', en: 'The phase of drawing' },
    because: 'A frame; the lines below carry it out.',
  },
  '6.4.1.1': {
    kind: 'structural',
    title: { ja: 'ドローステップ', en: 'Draw step' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '6.4.1.1.1': {
    title: { ja: '開始時の能力とチェックタイミング', en: 'Start of the phase, then a check timing' },
  },
  '6.4.1.1.2': { title: { ja: '1枚引く', en: 'Draw one' } },
  '6.4.1.1.3': { title: { ja: 'チェックタイミング', en: 'A check timing' } },
  '6.4.1.2': {
    kind: 'structural',
    title: { ja: 'Gアシストステップ', en: 'G assist step' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '6.4.1.2.1': {
    kind: 'structural',
    title: { ja: 'カードを探すステップ', en: 'The step of looking for a card' },
    because: 'A frame; the lines below carry it out.',
  },
  '6.4.1.2.1.1': {
    title: { ja: '開始時の能力とチェックタイミング', en: 'Start of the step, then a check timing' },
  },
  '6.4.1.2.1.2': { title: { ja: 'Gアシストしてよい', en: 'G assist is optional' } },
  '6.4.1.2.1.3': { title: { ja: 'しなければ先へ', en: 'Without it one goes on' } },
  '6.4.1.2.2': { title: { ja: '三つの条件', en: 'Three conditions' } },
  '6.4.1.2.2.1': {
    title: { ja: 'グレード3以上のヴァンガードがいない', en: 'No own vanguard of grade 3 or more' },
  },
  '6.4.1.2.2.2': { title: { ja: 'Gゾーンに2枚以上', en: 'Two or more cards in the G zone' } },
  '6.4.1.2.2.3': { title: { ja: '次のグレードが手札にない', en: 'No card of the next grade in hand' } },
  '6.4.1.2.3': { title: { ja: '一つでも欠ければ先へ', en: 'If one fails, one goes on' } },
  '6.4.1.2.4': { title: { ja: '手札を見せて確かめる', en: 'The hand is shown as proof' } },
  '6.4.1.2.5': {
    title: {
      ja: '5枚見て1枚加え、手札2枚とGゾーン2枚を除く',
      en: 'Five are seen, one taken, two of hand and two of G zone leave the game, and a shuffle',
    },
  },
  '6.4.1.2.5.1': {
    title: { ja: 'ゲーム外のカードは誰でも見られる', en: 'Cards outside the game are seen by both' },
  },
  '6.4.1.2.5.2': { title: { ja: '2枚なければすべて', en: 'With fewer than two, all of them' } },
  '6.4.1.3': { title: { ja: 'チェックタイミング', en: 'A check timing' } },
  '6.5': {
    kind: 'structural',
    title: { ja: 'ライドフェイズ', en: 'Ride phase' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '6.5.1': {
    kind: 'structural',
    title: { ja: 'ライドと超越のフェイズ', en: 'The phase of riding and striding' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '6.5.1.1': {
    kind: 'structural',
    title: { ja: 'ライドステップ', en: 'Ride step' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '6.5.1.1.1': {
    title: { ja: '開始時の能力とチェックタイミング', en: 'Start of the phase, then a check timing' },
  },
  '6.5.1.1.2': { title: { ja: 'ノーマルライドは1ターン1回', en: 'One normal ride a turn' } },
  '6.5.1.1.3': { title: { ja: 'ヴァンガードサークルにだけ', en: 'Onto the vanguard circle only' } },
  '6.5.1.1.4': { title: { ja: 'チェックタイミング', en: 'A check timing' } },
  '6.5.1.2': {
    kind: 'structural',
    title: { ja: 'ストライドステップ', en: 'Stride step' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '6.5.1.2.1': {
    title: { ja: '開始時の能力とチェックタイミング', en: 'Start of the step, then a check timing' },
  },
  '6.5.1.2.2': { title: { ja: 'ノーマル超越は1ターン1回', en: 'One normal stride a turn' } },
  '6.5.1.2.3': { title: { ja: 'ヴァンガードサークルにだけ', en: 'Onto the vanguard circle only' } },
  '6.5.1.3': { title: { ja: 'チェックタイミング', en: 'A check timing' } },
  '6.6': {
    kind: 'structural',
    title: { ja: 'メインフェイズ', en: 'Main phase' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '6.6.1': {
    kind: 'structural',
    title: { ja: '様々な行動のフェイズ', en: 'The phase of many actions' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '6.6.1.1': { title: { ja: '開始時の能力', en: 'Start of the phase' } },
  '6.6.1.2': { title: { ja: '好きな順で好きな回数', en: 'In any order and number' } },
  '6.6.1.2.1': { title: { ja: 'ノーマルコール', en: 'Normal calls' } },
  '6.6.1.2.1.1': { title: { ja: 'リアガードサークルにだけ', en: 'Onto rear-guard circles only' } },
  '6.6.1.2.2': { title: { ja: '起動能力をプレイする', en: 'Activated abilities are played' } },
  '6.6.1.2.3': { title: { ja: '同じ縦列の前後を交換する', en: 'Front and back of a column change places' } },
  '6.6.1.3': { title: { ja: '何もしなければバトルフェイズ', en: 'Doing nothing leads to the battle phase' } },
  '6.7': {
    kind: 'structural',
    title: { ja: 'バトルフェイズ', en: 'Battle phase' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '6.7.1': {
    kind: 'structural',
    title: { ja: 'アタックするフェイズ', en: 'The phase of attacking' },
    because: 'Carried out by chapter 7.',
  },
  '6.8': {
    kind: 'structural',
    title: { ja: 'エンドフェイズ', en: 'End phase' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '6.8.1': {
    kind: 'structural',
    title: { ja: '終了の処理', en: 'The end of the turn' },
    because: 'A frame; the lines below carry it out.',
  },
  '6.8.1.1': { title: { ja: '次の処理を同時に', en: 'These happen together' } },
  '6.8.1.1.1': { title: { ja: '自分の呪縛カードを表にする', en: 'Own locked cards are turned up' } },
  '6.8.1.1.2': { title: { ja: 'デリート状態を解く', en: 'Deleted units are restored' } },
  '6.8.1.1.3': { title: { ja: 'GユニットをGゾーンに表で置く', en: 'G units go to the G zone face up' } },
  '6.8.1.2': {
    title: { ja: 'それらを待つ能力とチェックタイミング', en: 'What waited for that, then a check timing' },
  },
  '6.8.1.3': { title: { ja: 'ターン終了時の能力が一度ずつ', en: 'End of turn abilities, each once' } },
  '6.8.1.4': {
    title: {
      ja: 'チェックタイミングの後「そのターン中」が消える',
      en: 'A check timing, then effects of this turn end',
    },
  },
  '6.8.1.5': {
    title: {
      ja: '残っていなければ次のターン、あれば繰り返す',
      en: 'If nothing is left the next turn begins, else again',
    },
  },
  '7.1': {
    kind: 'structural',
    title: { ja: 'アタックの基本', en: 'Attacks in general' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '7.1.1': {
    title: { ja: '前列のスタンドしたユニットでアタックする', en: 'Standing units of the front row attack' },
  },
  '7.1.2': {
    kind: 'structural',
    title: { ja: 'アタックサブフェイズとバトル', en: 'Attack sub-phase and battle' },
    because: 'Words; 7.2 to 7.7 carry them out.',
  },
  '7.1.2.1': { title: { ja: '始まれば1回と数える', en: 'A battle counts once it has begun' } },
  '7.1.2.2': { title: { ja: '選ばれた相手でバトルの種類が決まる', en: 'What is attacked names the battle' } },
  '7.1.2.3': { title: { ja: 'すべて変われば種類も変わる', en: 'If all change the name changes' } },
  '7.1.2.4': { title: { ja: 'されている側も同じ', en: 'The same for the attacked side' } },
  '7.2': {
    kind: 'structural',
    title: { ja: 'スタートステップ', en: 'Start step' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '7.2.1': {
    kind: 'structural',
    title: { ja: 'アタックするか選ぶステップ', en: 'The step of choosing to attack' },
    because: 'A frame; the lines below carry it out.',
  },
  '7.2.1.1': {
    title: { ja: '開始時の能力とチェックタイミング', en: 'Start of the step, then a check timing' },
  },
  '7.2.1.2': { title: { ja: 'アタックするかしないか', en: 'To attack or not' } },
  '7.2.1.2.1': {
    title: {
      ja: 'するならチェックタイミングとアタックステップ',
      en: 'If so, a check timing and the attack step',
    },
  },
  '7.2.1.2.2': { title: { ja: 'しないならエンドフェイズ', en: 'If not, the end phase' } },
  '7.2.1.3': {
    title: {
      ja: '先攻の第1ターンなどはできない',
      en: 'Not in the very first turn, nor without a legal attack',
    },
  },
  '7.3': {
    kind: 'structural',
    title: { ja: 'アタックステップ', en: 'Attack step' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '7.3.1': {
    kind: 'structural',
    title: { ja: 'アタックを決めるステップ', en: 'The step of attacking' },
    because: 'A frame; the lines below carry it out.',
  },
  '7.3.1.1': { title: { ja: 'バトルが始まる', en: 'The battle begins' } },
  '7.3.1.2': {
    title: { ja: '開始時の能力とチェックタイミング', en: 'Start of the step, then a check timing' },
  },
  '7.3.1.3': {
    title: { ja: 'アタックするユニットを選びレストする', en: 'The attacker is chosen and rests' },
  },
  '7.3.1.3.1': { title: { ja: 'アタックしているユニット', en: 'It is the attacking unit' } },
  '7.3.1.3.2': { title: { ja: '後でできなくなっても続く', en: 'A later ban does not stop it' } },
  '7.3.1.4': { title: { ja: 'アタックされるユニットを選ぶ', en: 'The attacked unit is chosen' } },
  '7.3.1.4.1': { title: { ja: 'アタックされているユニット', en: 'It is the attacked unit' } },
  '7.3.1.4.2': {
    title: { ja: '変わったりいなくなったりしても続く', en: 'The battle goes on if it changes or leaves' },
  },
  '7.3.1.4.3': { title: { ja: 'サークルを移れば外れる', en: 'Leaving its circle ends being one' } },
  '7.3.1.4.4': { title: { ja: '互いがバトル相手', en: "They are each other's opponents in battle" } },
  '7.3.1.4.5': {
    title: { ja: '数や選び方を変える効果に従う', en: 'Effects that change number or choice apply' },
  },
  '7.3.1.4.6': { title: { ja: '複数ならすべてがアタックされている', en: 'Several are all attacked' } },
  '7.3.1.4.7': { title: { ja: 'レギオンメイトは強制されない', en: 'A legion mate is never forced' } },
  '7.3.1.5': {
    title: { ja: '後から置かれたユニットは別', en: 'A unit placed there later is not the attacker' },
  },
  '7.3.1.6': { title: { ja: '後列のブーストでレストする', en: 'A booster behind it may rest' } },
  '7.3.1.6.1': { title: { ja: 'ブーストしている・されている', en: 'Boosting and boosted' } },
  '7.3.1.6.1.1': { title: { ja: '片方が移れば外れる', en: 'If one moves neither is' } },
  '7.3.1.7': {
    title: {
      ja: 'ブーストとレギオンメイトのパワーが加わる',
      en: 'The power of booster and legion mate is added',
    },
  },
  '7.3.1.8': {
    title: { ja: 'アタックした時の能力のチェックタイミング', en: 'Check timing for "when it attacks"' },
  },
  '7.3.1.9': { title: { ja: 'チェックタイミング', en: 'A check timing' } },
  '7.4': {
    kind: 'structural',
    title: { ja: 'ガードステップ', en: 'Guard step' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '7.4.1': {
    kind: 'structural',
    title: { ja: '防ぐステップ', en: 'The step of guarding' },
    because: 'A frame; the lines below carry it out.',
  },
  '7.4.1.1': { title: { ja: '開始時の能力', en: 'Start of the step' } },
  '7.4.1.2': { title: { ja: '四つの行動のいずれか', en: 'One of four actions' } },
  '7.4.1.2.1': { title: { ja: 'パスすれば次へ', en: 'A pass leads on' } },
  '7.4.1.2.1.1': { title: { ja: '何もできなければ自動でパス', en: 'Without an option one passes' } },
  '7.4.1.2.2': {
    title: { ja: '手札からガーディアンをコール', en: 'A guardian from the hand, for one attacked unit' },
  },
  '7.4.1.2.3': { title: { ja: 'Gガーディアンをコール', en: 'A G guardian, under its conditions' } },
  '7.4.1.2.4': { title: { ja: 'インターセプトする', en: 'An intercept' } },
  '7.4.1.3': { title: { ja: 'チェックタイミングの後繰り返す', en: 'A check timing, then again' } },
  '7.5': {
    kind: 'structural',
    title: { ja: 'ドライブステップ', en: 'Drive step' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '7.5.1': {
    kind: 'structural',
    title: { ja: '追加効果のステップ', en: 'The step of drive checks' },
    because: 'A frame; the lines below carry it out.',
  },
  '7.5.1.1': {
    title: { ja: '開始時の能力とチェックタイミング', en: 'Start of the step, then a check timing' },
  },
  '7.5.1.2': {
    title: { ja: 'アタックしているヴァンガードがチェックする', en: 'An attacking vanguard checks' },
  },
  '7.5.1.2.1': { title: { ja: 'ドライブユニット', en: 'The drive unit' } },
  '7.5.1.2.2': { title: { ja: 'ドライブ0以下なら飛ばす', en: 'Drive zero or less skips it' } },
  '7.5.1.2.3': { title: { ja: '一番上をトリガーゾーンへ', en: 'The top card goes to the trigger zone' } },
  '7.5.1.2.4': {
    title: {
      ja: '同じクランのユニットがいればアイコンを実行',
      en: 'With a unit of its clan the icon is carried out',
    },
  },
  '7.5.1.2.5': { title: { ja: 'チェックタイミング', en: 'A check timing' } },
  '7.5.1.2.6': { title: { ja: '残っていれば手札へ', en: 'If still there it goes to the hand' } },
  '7.5.1.3': { title: { ja: 'ドライブの回数まで繰り返す', en: 'As often as the drive says' } },
  '7.5.1.4': {
    kind: 'structural',
    title: { ja: 'チェックタイミング', en: 'A check timing' },
    because: 'Always directly behind another one, of 7.5.1.1 or 7.5.1.3; two in a row are the same as one.',
  },
  '7.6': {
    kind: 'structural',
    title: { ja: 'ダメージステップ', en: 'Damage step' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '7.6.1': {
    kind: 'structural',
    title: { ja: 'ダメージのステップ', en: 'The step of damage' },
    because: 'A frame; the lines below carry it out.',
  },
  '7.6.1.1': {
    title: { ja: '開始時の能力とチェックタイミング', en: 'Start of the step, then a check timing' },
  },
  '7.6.1.2': { title: { ja: 'パワー以下のユニットにヒットする', en: 'Units of no more power are hit' } },
  '7.6.1.3': { title: { ja: 'いなければ比べずヒットしない', en: 'Without either there is no hit' } },
  '7.6.1.4': {
    title: { ja: 'チェックタイミング、ヒットした時はまだ', en: 'A check timing, not yet for hits' },
  },
  '7.6.1.5': { title: { ja: 'クリティカルに等しいダメージ', en: 'Damage equal to critical' } },
  '7.6.1.5.1': { title: { ja: '0以下なら与えない', en: 'Zero or less deals none' } },
  '7.6.1.5.2': {
    title: { ja: 'アタックしたユニットがいなければ与えない', en: 'Without the attacker there is none' },
  },
  '7.6.1.6': { title: { ja: 'チェックタイミング', en: 'A check timing' } },
  '7.6.1.7': { title: { ja: 'リアガードならダメージチェックはない', en: 'No damage check for rear-guards' } },
  '7.6.1.8': {
    title: { ja: 'ガーディアンとヒットされたリアガードが退却', en: 'Guardians and hit rear-guards retire' },
  },
  '7.6.1.9': {
    title: { ja: 'ヒットした時の能力のチェックタイミング', en: 'Check timing for "when it hits"' },
  },
  '7.7': {
    kind: 'structural',
    title: { ja: 'クローズステップ', en: 'Close step' },
    because: 'A heading; the clauses below it say what happens.',
  },
  '7.7.1': {
    kind: 'structural',
    title: { ja: 'アタックの終わり', en: 'The end of the attack' },
    because: 'A frame; the lines below carry it out.',
  },
  '7.7.1.1': { title: { ja: '終了時の能力が一度ずつ', en: 'End of battle abilities, each once' } },
  '7.7.1.2': {
    title: {
      ja: 'チェックタイミングの後「そのバトル中」が消える',
      en: 'A check timing, then effects of this battle end',
    },
  },
  '7.7.1.3': { title: { ja: '残っていれば繰り返す', en: 'Again if something is left' } },
  '7.7.1.4': {
    title: { ja: 'アタックの関係が終わりスタートステップへ', en: 'Attacking ends; back to the start step' },
  },
} as const satisfies Record<string, ClauseRow>
