import type { ClauseRow } from '@fudaba/kernel/rules'

/**
 * Every clause of the Lite action list, edition 8.0, in the order of the list.
 * Titles are our own words; a row without a kind is enforced.
 */
export const clauses = {
  'legend.action': {
    kind: 'definition',
    title: {
      ja: '記号の読み方: 起こし方・速さ・時機・コスト・キーカード',
      en: 'How a header is read: trigger, speed, timing, cost, key cards',
    },
    because: 'Only names the header fields; every *.frame row carries the values of its own action.',
    usedBy: [
      'end.frame',
      'charge.frame',
      'draw.frame',
      'attack.frame',
      'block.frame',
      'damage.frame',
      'succession.frame',
      'set-barrier.frame',
      'summon-soldier.frame',
      'summon-hero.frame',
      'summon-ace.frame',
      'equip.frame',
      'up.frame',
      'down.frame',
      'twist.frame',
      'counter.frame',
      'search.frame',
      'break-barrier.frame',
      'throw.frame',
    ],
    models: 'actions',
  },
  'legend.cost-B': {
    title: { ja: 'コストB: 防壁1体をドライブして払う', en: 'Cost B is paid by driving a barrier' },
  },
  'legend.cost-L': {
    title: { ja: 'コストL: 1点のダメージを受けて払う', en: 'Cost L is paid by taking one damage' },
  },
  'legend.cost-D': {
    title: { ja: 'コストD: 手札を1枚捨てて払う', en: 'Cost D is paid by discarding one hand card' },
  },
  'legend.barrier-packed': {
    title: {
      ja: '防壁はライフ側から隙間なく並べる',
      en: 'Barriers stand without gaps, beginning at the life',
    },
  },
  'legend.barrier-no-swap': {
    title: { ja: '防壁どうしの並びは変えられない', en: 'Barriers never trade places' },
  },
  'legend.trigger-to-stage': {
    title: { ja: '誘発したアクションもステージに積まれる', en: 'A triggered action is put on the stage too' },
  },
  'end.frame': {
    title: {
      ja: 'エンド: 自分のメインに積む、コストなし',
      en: 'End: requested in your main timing, stacked, no cost',
    },
  },
  'end.1': { title: { ja: 'エンドで手札を7枚まで減らす', en: 'End cuts the hand down to seven' } },
  'end.2': { title: { ja: 'エンドで自分のフォグを空にする', en: 'End empties your own fog' } },
  'end.3': { title: { ja: 'エンドで相手に手番が移る', en: 'End hands the turn over' } },
  'charge.frame': {
    title: { ja: 'チャージ: 誘発し、その場で解決する', en: 'Charge: triggered, resolved at once' },
  },
  'charge.when': {
    title: {
      ja: 'チャージはエンドの解決で手番側に誘発',
      en: 'Charge triggers for the turn player when End resolves',
    },
  },
  'charge.effect': {
    title: {
      ja: 'チャージで手番側の全キャラクターが起きる',
      en: 'Charge readies every character of the turn player',
    },
  },
  'draw.frame': { title: { ja: 'ドロー: 誘発し、ステージに積まれる', en: 'Draw: triggered, stacked' } },
  'draw.when': {
    title: {
      ja: 'ドローはチャージの解決で手番側に誘発',
      en: 'Draw triggers for the turn player when Charge resolves',
    },
  },
  'draw.1': { title: { ja: 'ドローで1枚引く', en: 'Draw takes one card' } },
  'draw.2': { title: { ja: 'ドローの2枚目は引くか選べる', en: 'The second card of Draw is optional' } },
  'attack.frame': {
    title: {
      ja: 'アタック: 自分のメインに積む、コストなし',
      en: 'Attack: requested in your main timing, stacked, no cost',
    },
  },
  'attack.once-a-turn': { title: { ja: 'アタックは1ターンに1回', en: 'One Attack a turn' } },
  'attack.effect': {
    title: { ja: '指定したアタッカーはドライブして攻撃する', en: 'Named attackers are driven and attack' },
  },
  'attack.label': { title: { ja: 'アタッカーのラベルがいる', en: 'An attacker needs the attacker label' } },
  'attack.several-and-driven': {
    title: { ja: '何体でも攻撃できるが、ドライブ中は不可', en: 'Any number may attack, driven ones may not' },
  },
  'attack.fresh': {
    title: { ja: 'このターンに出たものは攻撃できない', en: 'Newcomers of this turn may not attack' },
  },
  'block.frame': { title: { ja: 'ブロック: 誘発し、ステージに積まれる', en: 'Block: triggered, stacked' } },
  'block.when': {
    title: {
      ja: 'ブロックはアタッカーがいる時に誘発',
      en: 'Block triggers if at least one attacker was named',
    },
  },
  'block.effect': {
    title: {
      ja: '守る側がアタッカーごとにブロッカーを決める',
      en: 'The defender assigns blockers to each attacker',
    },
  },
  'block.label': {
    title: { ja: 'ブロッカーのラベルを持つものが守れる', en: 'Characters with the blocker label may block' },
  },
  'block.soldiers': {
    title: {
      ja: '兵士は何体でも組めるが、ドライブ中は不可',
      en: 'Soldiers may gang up, driven characters may not block',
    },
  },
  'damage.frame': {
    title: { ja: 'ダメージ判定: 誘発し、ステージに積まれる', en: 'Damage: triggered, stacked' },
  },
  'damage.when': {
    title: { ja: 'ダメージ判定はブロックの解決で誘発', en: 'Damage triggers when Block resolves' },
  },
  'damage.1': {
    title: {
      ja: '兵士同士は小さい側が墓地へ、同じなら両方',
      en: 'Soldier against soldiers: the smaller side dies, equal sides both',
    },
  },
  'damage.2': {
    title: { ja: '防壁が守ると表にして調べる', en: 'A blocking barrier is turned up and examined' },
  },
  'damage.2a-joker': {
    title: { ja: 'Jokerの防壁はアタッカーを倒す', en: 'A Joker barrier destroys the attacker' },
  },
  'damage.2a-number': {
    title: {
      ja: '同じ数字の防壁はアタッカーを倒す',
      en: 'A barrier of an equal number destroys the attacker',
    },
  },
  'damage.2b': {
    title: { ja: '守った防壁は墓地へ行く', en: 'A barrier that blocked goes to the graveyard' },
  },
  'damage.3': {
    title: { ja: '止められなければ本人がダメージを受ける', en: 'An unblocked attacker damages the player' },
  },
  'succession.frame': {
    title: { ja: '世代交代: 誘発し、その場で解決する', en: 'Succession: triggered, resolved at once' },
  },
  'succession.when': {
    title: {
      ja: '絵札・A・Jokerが場から墓地へ行くと1枚1回',
      en: 'Once for each court card, ace or Joker going from field to graveyard',
    },
  },
  'succession.effect': {
    title: {
      ja: '該当カードが出るまでライフを墓地へ送る',
      en: 'Life goes to the graveyard until such a card turns up, which is taken',
    },
  },
  'set-barrier.frame': {
    title: { ja: '防壁設置: 自分のメイン、即時、コストL', en: 'Set barrier: main timing, at once, cost L' },
  },
  'set-barrier.once-a-turn': { title: { ja: '防壁設置は1ターンに1回', en: 'One barrier a turn' } },
  'set-barrier.effect': {
    title: {
      ja: '手札1枚を裏向き・チャージで防壁にする',
      en: 'One hand card becomes a face-down charged barrier',
    },
  },
  'summon-soldier.frame': {
    title: { ja: '兵士召喚: 2〜10、メイン、コストBL', en: 'Summon soldier: a 2 to 10, main timing, cost BL' },
  },
  'summon-soldier.effect': {
    title: { ja: '一般兵が表・チャージで出る', en: 'The key enters as a soldier, face up and charged' },
  },
  'summon-hero.frame': {
    title: { ja: '英雄召喚: J〜K、メイン、コストBBL', en: 'Summon hero: a J to K, main timing, cost BBL' },
  },
  'summon-hero.effect': {
    title: { ja: '英雄が表・チャージで出る', en: 'The key enters as a hero, face up and charged' },
  },
  'summon-ace.frame': {
    title: { ja: 'エース召喚: A、メイン、コストL', en: 'Summon ace: an A, main timing, cost L' },
  },
  'summon-ace.effect': {
    title: { ja: 'エースが表・チャージで出る', en: 'The key enters as an ace, face up and charged' },
  },
  'equip.frame': {
    title: { ja: '装備: A〜K、メイン、コストBL', en: 'Equip: an A to K, main timing, cost BL' },
  },
  'equip.target': {
    title: { ja: '同じスートの自分の兵士1体が対象', en: 'Target: one own soldier of the same suit' },
  },
  'equip.effect': {
    title: {
      ja: 'キーカードを重ねて装備兵にする',
      en: 'The key is laid on the soldier, which becomes an equipped soldier',
    },
  },
  'up.frame': {
    title: { ja: 'アップ: ♡A〜10、クイック、コストD', en: 'Up: a heart A to 10, quick timing, cost D' },
  },
  'up.target': { title: { ja: 'アップの対象は兵士1体', en: 'Up targets one soldier' } },
  'up.effect': {
    title: {
      ja: 'キーカードがフォグに残り、対象に付く',
      en: 'The key stays in the fog as Up, bound to the soldier',
    },
  },
  'down.frame': {
    title: { ja: 'ダウン: ♠A〜10、クイック、コストD', en: 'Down: a spade A to 10, quick timing, cost D' },
  },
  'down.target': { title: { ja: 'ダウンの対象は兵士1体', en: 'Down targets one soldier' } },
  'down.effect-size': {
    title: { ja: '対象は数字の分だけ小さくなる', en: 'The target shrinks by the number of the key' },
  },
  'down.effect-zero': {
    title: {
      ja: '0以下なら墓地、残れば印をフォグに置く',
      en: 'At zero or less the target dies, otherwise the key marks it from the fog',
    },
  },
  'twist.frame': {
    title: {
      ja: 'ツイスト: ♢A〜10、クイック、コストD',
      en: 'Twist: a diamond A to 10, quick timing, cost D',
    },
  },
  'twist.target': { title: { ja: 'ツイストの対象はキャラクター1体', en: 'Twist targets one character' } },
  'twist.effect': {
    title: { ja: '対象をドライブかチャージにする', en: 'The target is driven or charged, as chosen' },
  },
  'counter.frame': {
    title: {
      ja: 'カウンター: ♣A〜10、クイック、コストD',
      en: 'Counter: a club A to 10, quick timing, cost D',
    },
  },
  'counter.target': {
    title: { ja: 'キーカード1〜2枚のアクションが対象', en: 'Target: a request with one or two key cards' },
  },
  'counter.effect': {
    title: {
      ja: '無効にし、取り除き、キーカードを墓地へ',
      en: 'The target is cancelled, removed, its keys go to the graveyard',
    },
  },
  'counter.one-key': {
    title: { ja: 'キー1枚なら数字が足りること', en: 'One key: the counter must be at least as high' },
  },
  'counter.two-keys': { title: { ja: 'キー2枚ならいつでも消せる', en: 'Two keys: always cancelled' } },
  'search.frame': {
    title: {
      ja: 'サーチ: Joker、クイック、即時、コストなし',
      en: 'Search: a Joker, quick timing, at once, no cost',
    },
  },
  'search.effect': {
    title: {
      ja: 'ライフから1枚選び、見せて取り、切り直す',
      en: 'Pick a life card, show it, take it, shuffle',
    },
  },
  'break-barrier.frame': {
    title: {
      ja: '防壁破壊: ♡と♢の2枚、メイン、コストなし',
      en: 'Break barrier: a heart and a diamond, main timing, no cost',
    },
  },
  'break-barrier.target': { title: { ja: '防壁1体が対象', en: 'Target: one barrier' } },
  'break-barrier.effect': {
    title: { ja: '対象の防壁を墓地に送る', en: 'The barrier goes to the graveyard' },
  },
  'throw.frame': {
    title: {
      ja: '投擲: ♠と♣の2枚、メイン、コストなし',
      en: 'Throw: a spade and a club, main timing, no cost',
    },
  },
  'throw.target': { title: { ja: '対戦相手1人が対象', en: 'Target: one opponent' } },
  'throw.effect': {
    title: { ja: '♠の数字だけダメージを与える', en: 'Damage equal to the number of the spade' },
  },
  'soldier.size': { title: { ja: '一般兵の大きさはカードの数字', en: 'A soldier is as big as its number' } },
  'soldier.labels': { title: { ja: '一般兵は攻撃と防御ができる', en: 'A soldier may attack and block' } },
  'hero.size': { title: { ja: '英雄の大きさは11・12・13', en: 'A hero is 11, 12 or 13' } },
  'hero.labels': { title: { ja: '英雄は攻撃と防御ができる', en: 'A hero may attack and block' } },
  'ace.size': { title: { ja: 'エースの大きさは1', en: 'An ace has size one' } },
  'ace.labels': { title: { ja: 'エースは速攻も持つ', en: 'An ace may attack, block, and has haste' } },
  'equipped.size': {
    title: {
      ja: '装備兵の大きさは全カードの合計',
      en: 'An equipped soldier is as big as all its cards together',
    },
  },
  'equipped.labels': {
    title: {
      ja: '装備兵の速攻はAを含む時だけ',
      en: 'An equipped soldier has haste only with an ace among its cards',
    },
  },
  'barrier.key': { title: { ja: 'どのカードも裏向きなら防壁', en: 'Any card is a barrier while face down' } },
  'barrier.labels': { title: { ja: '防壁は防御だけできる', en: 'A barrier may only block' } },
  'fog-up.ability': {
    title: { ja: 'アップの間、兵士は大きい', en: 'Up in the fog makes its soldier bigger this turn' },
  },
  'fog-down.ability': {
    title: { ja: 'ダウンの間、兵士は小さい', en: 'Down in the fog makes its soldier smaller this turn' },
  },
} as const satisfies Record<string, ClauseRow>
