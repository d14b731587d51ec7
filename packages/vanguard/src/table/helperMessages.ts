import type { Messages } from '@fudaba/kernel/rules'

/** What the helper says to a question: see `guidance.ts`. */
export const helperMessages = {
  'helper.needs': {
    ja: '{card}: トリガー{triggers}枚ならシールド{shield}が必要',
    en: '{card} needs a shield of {shield} to hold if {triggers} triggers come up',
  },
  'helper.holds': {
    ja: '{card}: トリガー{triggers}枚でもガードは要らない',
    en: '{card} needs no guard even if {triggers} triggers come up',
  },
  'helper.safe': {
    ja: '{card}はこのバトル中ヒットされない。これ以上のガードは要らない',
    en: '{card} can’t be hit in this battle: no more guard is needed',
  },
  'helper.damage': {
    ja: 'ヒットすれば{n}ダメージ（合計{after}枚、6枚で敗北）',
    en: 'A hit deals {n} damage, {after} in all (six lose the game)',
  },
  'helper.shields': { ja: '手札のシールド合計 {n}', en: 'Shields in your hand: {n} in all' },
  'helper.sentinels': {
    ja: '手札に守護者{n}枚。シールドのほかに、能力がヒットを防ぐことがある',
    en: 'Sentinels in your hand: {n}. Beside their shields their texts may stop the hit',
  },
  'helper.setup.order': {
    ja: '先攻は最初のターンにアタックできない',
    en: 'Whoever goes first cannot attack in that first turn',
  },
  'helper.setup.first': {
    ja: 'グレード0の1枚から始め、毎ターンその上にライドしていく。選んだカードは山札から抜ける',
    en: 'You begin with a unit of grade 0 and ride onto it turn by turn; the card you choose is not in your deck',
  },
  'helper.first': {
    ja: '{card}はトリガーを減らさずに済む',
    en: '{card} costs you none of your trigger cards',
  },
  'helper.setup.exchange': {
    ja: '選んだカードを山札に戻し、同じ枚数を引く。グレード1、2、3を1枚ずつ残すと順にライドできる',
    en: 'What you choose goes back and you draw as many; keep one card each of grades 1, 2 and 3, to ride them in turn',
  },
  'helper.grades': {
    ja: '手札: グレード1が{one}枚、グレード2が{two}枚、グレード3が{three}枚',
    en: 'Your hand: {one} of grade 1, {two} of grade 2, {three} of grade 3',
  },
  'helper.ride': {
    ja: 'ライド: ヴァンガードの上に手札を置き、新しいヴァンガードにする。今できるのはグレード{grade}か{next}、1ターンに1回',
    en: 'To ride is to put a card of your hand onto your vanguard; now grade {grade} or {next}, once a turn. Go up while you can',
  },
  'helper.ride.none': {
    ja: '手札にグレード{grade}か{next}のカードがないので、このターンはライドできない',
    en: 'There is no card of grade {grade} or {next} in your hand: you cannot ride this turn',
  },
  'helper.stride.card': {
    ja: '超越: 手札をグレード合計3以上捨て、このターンだけGユニットがヴァンガードになる。選ばなくてもよい',
    en: 'To stride: discard grades of three or more in all, and a G unit is your vanguard for this turn. You need not',
  },
  'helper.stride.cost': {
    ja: '捨てるカードのグレードの合計が3以上になるように選ぶ',
    en: 'The grades of what you discard must be three or more in all',
  },
  'helper.assist.use': {
    ja: '山札の上から5枚を見て、ライドに足りないグレードの1枚を手札に加える。手札2枚とGゾーン2枚を失う',
    en: 'Look at the top of your deck for a grade you need to ride; it costs two cards of your hand and two G units',
  },
  'helper.assist.card': {
    ja: 'ライドに足りないグレードのカードを選ぶ',
    en: 'Take the grade you need to ride',
  },
  'helper.main.window': {
    ja: '手札のグレード{grade}以下をリアガードサークルにコールする。前列はアタックし、後列はブーストする。済んだらバトルへ進む',
    en: 'Call cards of grade {grade} or less onto rear-guard circles: the front row attacks, the back row boosts. Then go to battle',
  },
  'helper.call.circle': {
    ja: '前列のユニットはアタックできる。後列のブースト持ちは前のユニットにパワーを加える。すでにいるユニットは退却する',
    en: 'In the front row it can attack, in the back row it can boost the one before it; a unit that is there already retires',
  },
  'helper.battle.attack': {
    ja: '前列のスタンドしているユニットは1回ずつアタックできる。アタックするとレストする',
    en: 'Each standing unit of your front row can attack once; it rests for it',
  },
  'helper.attack.vanguard': {
    ja: '相手のヴァンガード{card}はパワー{own}。同じかそれより高いパワーならヒットする',
    en: 'The vanguard of the opponent, {card}, has {own}; as much power or more hits',
  },
  'helper.attacker': { ja: '{card}: パワー{power}', en: '{card}: power {power}' },
  'helper.attacker.boosted': {
    ja: '{card}: パワー{power}（ブーストで{boosted}）',
    en: '{card}: power {power} ({boosted} with a boost)',
  },
  'helper.attack.hits': {
    ja: '{card}へ: {power}対{own}。ガードされなければヒットする',
    en: 'At {card}: {power} against {own}, it hits unless it is guarded',
  },
  'helper.attack.boosted': {
    ja: '{card}へ: {power}対{own}では足りない。ブーストすれば{boosted}',
    en: 'At {card}: {power} against {own} is too little; boosted it is {boosted}',
  },
  'helper.attack.weak': {
    ja: '{card}へ: {power}対{own}。このままではヒットしない',
    en: 'At {card}: {power} against {own}, it does not hit as things are',
  },
  'helper.boost': {
    ja: 'ブーストすると{power}が{boosted}になる（{card}は{own}）。ブーストしたユニットはレストする',
    en: 'Boosted, {power} becomes {boosted} against the {own} of {card}; who boosts rests',
  },
  'helper.icon.order': {
    ja: '両方とも行う。順番を選ぶだけ',
    en: 'Both are done; you only choose which comes first',
  },
  'helper.trigger.critical': {
    ja: 'クリティカル: ユニット1体のクリティカル+1（与えるダメージが1増える）',
    en: 'Critical: a unit gets +1 critical, it deals one damage more',
  },
  'helper.trigger.draw': { ja: 'ドロー: カードを1枚引く', en: 'Draw: you draw a card' },
  'helper.trigger.stand': {
    ja: 'スタンド: リアガード1体をスタンドする（もう一度アタックできる）',
    en: 'Stand: a rear-guard stands and can attack again',
  },
  'helper.trigger.heal': {
    ja: 'ヒール: ダメージが相手以上なら、自分のダメージを1枚回復する',
    en: 'Heal: with as much damage as the opponent or more, you heal one of yours',
  },
  'helper.icon.power': {
    ja: 'このターンの間続く。まだアタックするユニットか、今戦っているユニットに',
    en: 'For this turn: a unit that fights now or still will needs it most',
  },
  'helper.icon.critical': {
    ja: 'クリティカルはヒットした時のダメージの数。まだヒットを決めていないユニットに',
    en: 'Critical is the damage of a hit: give it to a unit whose hit is still to come',
  },
  'helper.icon.stand': {
    ja: 'レストしている前列のユニットなら、もう一度アタックできる',
    en: 'A rested unit of the front row can attack again',
  },
  'helper.icon.heal': {
    ja: '選んだダメージはドロップゾーンに置かれる',
    en: 'The damage you choose goes to the drop zone',
  },
  'helper.legion.cost': {
    ja: 'ドロップゾーンの4枚を山札に戻すと、ヴァンガードと並んで戦うカードを山札から探せる',
    en: 'Four cards go back to the deck, and you search it for the one that fights beside your vanguard',
  },
  'helper.timing.trigger': {
    ja: '選んだものから順に行う。同じ効果なら順番は問わない',
    en: 'They are done in the order you choose; if both do the same, it does not matter',
  },
  'helper.forerunner': {
    ja: '先駆: ライドされたこのカードを、リアガードサークルにコールしてよい',
    en: 'Forerunner: the card that was ridden over may be called onto a rear-guard circle',
  },
} as const satisfies Messages
