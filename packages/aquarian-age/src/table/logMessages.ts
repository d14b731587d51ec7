import type { Messages } from '@fudaba/kernel/rules'

/** What the log says, and how two things stand to each other. */
export const logMessages = {
  'header.beginTurn': { ja: '{n}ターン目（{player}）', en: 'Turn {n}: {player}' },
  'result.declareAttack': { ja: '{thing}がアタック宣言した', en: '{thing} declares an attack' },
  'result.declareAttack@3-9': {
    ja: 'アグレッシブな{thing}が、支配されていないので自分のプレイヤーをアタックした',
    en: '{thing} is aggressive and not under control: it attacks its own player',
  },
  'result.declareGuard': { ja: '{thing}がガード宣言した', en: '{thing} declares a guard' },
  'result.dealDamage': { ja: '{thing}は{n}点のダメージを受けた', en: '{thing} is dealt {n} damage' },
  'result.reachPlayer': { ja: '{thing}のアタックが通った（{n}点）', en: '{thing} gets through for {n}' },
  'result.meets': { ja: '{thing}がバトルに入った', en: '{thing} enters a battle' },
  'result.discard': { ja: '{thing}は捨て札された', en: '{thing} is discarded' },
  'result.breakOnto': {
    ja: '{thing}がブレイクで強くなった',
    en: 'A break card was laid on {thing}: it is stronger now',
  },
  'result.standAlone': {
    ja: '{thing}は相手のキャラクターをブレイクし、その場を占めた',
    en: '{thing} has broken the other’s character, which had no power, and stands in its place',
  },
  'result.strip': {
    ja: '{thing}のブレイクカードだけが捨て札された',
    en: 'Only the break card of {thing} is discarded',
  },
  'result.emptied': { ja: '{thing}のパワーが無くなった', en: '{thing} has no power left' },
  'event.move@base.1.7.5': {
    ja: 'バインド: {player}のパワーカード{cards}がダメージになり、キャラクターは残る',
    en: 'Saved by bind: the character stays, power card {cards} of {player} is damage',
  },
  'event.relate.set on': { ja: '{card}は{other}に置かれた', en: '{card} is set on {other}' },
  'event.relate.set on.hidden': {
    ja: 'パワーカードが{other}に置かれた',
    en: 'A power card is set on {other}',
  },
  // What is requested so is told by the line that follows.
  'request.set': { ja: '', en: '' },
  'request.break': { ja: '', en: '' },
  'request.permanent': { ja: '', en: '' },
  'request.project': { ja: '', en: '' },
  'request.fast': { ja: '', en: '' },
  'request.attack': { ja: '', en: '' },
  'request.attack-character': { ja: '', en: '' },
  'request.guard': { ja: '', en: '' },
  'event.falling': { ja: '', en: '' },
  'event.turnEnds': { ja: 'ターン終了', en: 'End of turn' },
  'event.phaseBegins': { ja: '', en: '' },
  'event.payWith': { ja: '', en: '' },
  'event.shuffle.deck': { ja: '{player}はデッキをシャッフルした', en: '{player} shuffled the deck' },
  'move.deck.hand': { ja: '{player}は{cards}を引いた', en: '{player} drew {cards}' },
  'move.deck.hand.hidden': { ja: '{player}は{cards}引いた', en: '{player} drew {cards}' },
  'move.hand.declared': { ja: '{player}は{cards}を宣言した', en: '{player} declared {cards}' },
  'move.declared.factions': {
    ja: '{player}の{cards}が勢力エリアに置かれた',
    en: '{player}: {cards} joined its party',
  },
  'move.declared.controlled': {
    ja: '{player}の{cards}が支配エリアに置かれた',
    en: '{player}: {cards} came under control',
  },
  'move.factions.controlled': { ja: '{player}は{cards}を支配した', en: '{player} took control of {cards}' },
  'move.deck.judged': { ja: '{player}のダメージ判定: {cards}', en: '{player}: judged {cards}' },
  'move.judged.damage': { ja: '{cards}が{player}のダメージになった', en: '{player}: {cards} is damage' },
  'move.judged.factions': {
    ja: '{cards}が{player}の勢力エリアに出た',
    en: '{player}: {cards} joined a party',
  },
  'move.hand.power': { ja: '', en: '' },
  'move.hand.power.hidden': { ja: '', en: '' },
  'move.deck.power': {
    ja: '{player}はデッキからパワーカードを置いた',
    en: '{player} set power from the deck',
  },
  'move.deck.power.hidden': {
    ja: '{player}はデッキからパワーカードを置いた',
    en: '{player} set power from the deck',
  },
  'move.hand.discard': { ja: '{player}は{cards}を捨てた', en: '{player} discarded {cards}' },
  'move.hand.discard.hidden': { ja: '{player}は{cards}捨てた', en: '{player} discarded {cards}' },
  'move.power.discard': {
    ja: '{player}のパワーカード{cards}が捨て札になった',
    en: '{player}: power card {cards} is discarded',
  },
  'move.power.discard.hidden': {
    ja: '{player}のパワーカードが{cards}捨て札になった',
    en: '{player}: {cards} of power discarded',
  },
  'move.power.damage': {
    ja: '{player}のパワーカード{cards}がダメージになった',
    en: '{player}: power card {cards} is damage',
  },
  'move.controlled.discard': { ja: '', en: '' },
  'move.factions.discard': { ja: '', en: '' },
  'move.declared.discard': { ja: '', en: '' },
  'move.declared.lasting': {
    ja: '{player}の{cards}が場に残った',
    en: '{player}: {cards} stays on the field',
  },
  'move.declared.permanents': { ja: '{player}は{cards}をセットした', en: '{player} set {cards}' },
  'move.hand.deck.hidden': { ja: '{player}は手札をデッキに戻した', en: '{player} put the hand back' },
  'relation.actor': { ja: '宣言', en: 'by' },
  'relation.aim': { ja: '目標', en: 'aims at' },
  'relation.answers': { ja: 'ガード', en: 'guards against' },
  'relation.guarded by': { ja: 'ガード', en: 'guarded by' },
  'relation.set on': { ja: 'セット', en: 'set on' },
  'relation.target of': { ja: '目標', en: 'aims at' },
} as const satisfies Messages
