import type { Messages } from '@fudaba/kernel/rules'

/** What the log says, and how two things stand to each other. */
export const logMessages = {
  'header.beginTurn': { ja: '{n}ターン目（イニシアチブ {player}）', en: 'Turn {n} (initiative: {player})' },
  'result.loseBond': { ja: '{player}は絆を{n}点失った', en: '{player} lost {n} bond' },
  'result.gainBond': { ja: '{player}は絆を{n}点得た', en: '{player} gained {n} bond' },
  'result.stun': { ja: '{thing}はスタンした', en: '{thing} is stunned' },
  'result.recover': { ja: '{thing}は回復した', en: '{thing} recovered' },
  'result.attacked': { ja: '{thing}が攻撃した', en: '{thing} attacks' },
  'result.tacticalLink': { ja: '{thing}は戦術リンクした', en: '{thing} is tactically linked' },
  'result.bondGone': {
    ja: '{player}の絆が尽きた。ターンの終わりに戻っていなければ敗北する',
    en: '{player}: no bond left. That loses at the end of the turn, unless some is regained',
  },
  'detail.endBattle': { ja: '戦闘が終わった', en: 'The battle is over' },
  'without.endBattle.stun.loseBond': {
    ja: '攻撃は何ももたらさなかった: 誰もスタンせず、絆も減っていない',
    en: 'The attack came to nothing: nobody is stunned, no bond is lost',
  },
  'result.attackIsOff': {
    ja: '{player}の攻撃は行われない',
    en: 'The attack of {player} does not take place',
  },
  'event.wasAttacked': { ja: '{thing}が攻撃された', en: '{thing} is attacked' },
  'event.gainSupport': { ja: '{thing}はサポートを得た', en: '{thing} gained support' },
  'event.loseSupport': { ja: '{thing}はサポートを失った', en: '{thing} lost support' },
  'event.turn.turned': { ja: '{player}: {cards}をアクション', en: '{player}: {cards} turned' },
  'event.turn.upright': { ja: '{player}: {cards}をレディ', en: '{player}: {cards} readied' },
  'event.flip.up': { ja: '{player}: {cards}を表向きにした', en: '{player} turned {cards} face up' },
  'event.flip.down': { ja: '{player}: {cards}を裏向きにした', en: '{player} turned {cards} face down' },
  'event.count.bond': { ja: '', en: '' },
  // The line of what was played, turned or supported says as much.
  'event.show@1204.2b': { ja: '', en: '' },
  'event.flip@1306.1': { ja: '', en: '' },
  'event.turn@1306.1': { ja: '', en: '' },
  'request.play-unit': { ja: '', en: '' },
  'request.play-item': { ja: '', en: '' },
  'request.play-event': { ja: '', en: '' },
  'request.acquire-ep': { ja: '', en: '' },
  'event.count@302.1b': {
    ja: '{player}: 使わなかった{what}は失われる（{n}）',
    en: '{player}: unspent {what} is lost ({n})',
  },
  'event.shuffle.deck': { ja: '{player}はデッキをシャッフルした', en: '{player} shuffled the deck' },
  'move.deck.hand': { ja: '{player}は{cards}を引いた', en: '{player} drew {cards}' },
  'move.deck.hand.hidden': { ja: '{player}は{cards}引いた', en: '{player} drew {cards}' },
  'move.hand.deck': {
    ja: '{player}は{cards}をデッキの下に置いた',
    en: '{player} put {cards} under the deck',
  },
  'move.hand.deck.hidden': {
    ja: '{player}は{cards}デッキの下に置いた',
    en: '{player} put {cards} under the deck',
  },
  'move.deck.deck': {
    ja: '{player}は{cards}をデッキの上か下に置いた',
    en: '{player} put {cards} on or under the deck',
  },
  'move.deck.deck.hidden': {
    ja: '{player}は{cards}デッキの上か下に置いた',
    en: '{player} put {cards} on or under the deck',
  },
  'move.hand.homebase': {
    ja: '{player}は{cards}を拠点に置いた',
    en: '{player} put {cards} into the homebase',
  },
  'move.hand.homebase.hidden': {
    ja: '{player}は拠点にカードを伏せた',
    en: '{player} put a card face down into the homebase',
  },
  'move.hand.waiting': { ja: '{player}は{cards}をプレイした', en: '{player} played {cards}' },
  'move.homebase.waiting': {
    ja: '{player}は拠点から{cards}をプレイした',
    en: '{player} played {cards} from the homebase',
  },
  'move.waiting.field': { ja: '{player}の{cards}が場に出た', en: '{player}: {cards} entered the field' },
  'move.waiting.trails': {
    ja: '{player}の{cards}が軌跡に置かれた',
    en: '{player}: {cards} went to the trails',
  },
  'move.hand.trails': { ja: '{player}は{cards}を捨てた', en: '{player} discarded {cards}' },
  'move.field.trails': {
    ja: '{player}の{cards}が場から軌跡に置かれた',
    en: '{player}: {cards} left the field for the trails',
  },
  'move.homebase.trails': {
    ja: '{player}の拠点の{cards}が軌跡に置かれた',
    en: '{player}: {cards} left the homebase for the trails',
  },
  'relation.declared': { ja: '攻撃対象', en: 'is to attack' },
  'relation.attacking': { ja: '攻撃', en: 'attacks' },
  'relation.countering': { ja: '応戦', en: 'counters' },
  'relation.countersAt': { ja: '応戦対象', en: 'counters' },
  'relation.target': { ja: '対象', en: 'target' },
  'relation.crew': { ja: '搭乗', en: 'aboard' },
  'relation.helper': { ja: '助けたUNIT', en: 'turned for it' },
  'relation.fought': { ja: '戦った相手', en: 'fought' },
  'relation.source': { ja: '発生源', en: 'source' },
} as const satisfies Messages
