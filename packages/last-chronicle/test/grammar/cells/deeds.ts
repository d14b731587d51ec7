import type { CellGame, SeatName } from '@fudaba/cardtext/testing'
import { type Transcript } from '@fudaba/kernel/testing'
import { lexicon } from '../../../src/text/lexicon.ts'

/** What the words of steps do. */

type Changes = (g: Transcript, who: SeatName) => unknown

const unitOf = (who: SeatName): string => (who === 'P1' ? 'A' : 'W')
const zone: Changes = (g, who) => g.at(unitOf(who)).zone
const turned: Changes = (g, who) => g.at(unitOf(who)).turned
const faceDown: Changes = (g, who) => g.at(unitOf(who)).faceDown
const value =
  (name: string): Changes =>
  (g, who) =>
    g.at(unitOf(who)).values[name]
const count =
  (what: string): Changes =>
  (g, who) =>
    g.count(who, what)
const one =
  (own: string, other: string): Changes =>
  (g, who) =>
    g.at(who === 'P1' ? own : other).zone
const logged =
  (event: string): Changes =>
  (g, who) =>
    g.log().filter((line) => line.event === event && line.player === who).length
const shown: Changes = (g, who) =>
  g.log().filter(({ event, card }) => event === 'show' && card === (who === 'P1' ? 'held' : 'theirs')).length

/** Cards of the deck, which alone have no names here. */
const seen: Changes = (g, who) =>
  g
    .log()
    .filter(
      ({ event, player, card }) =>
        event === 'show' && player === who && !['E', 'F', 'G'].includes(card ?? ''),
    ).length

const aUnit = 'あなたのユニットを1体選び、'
const both = (fields: object) => ({ A: fields, W: fields })
const DRAW = 1
const FOR_TURN = 'ターンの終わりまで、'

export const doing: readonly string[] = [
  ...Object.entries({
    moves: lexicon.moves,
    turns: lexicon.turns,
    flips: lexicon.flips,
    acts: lexicon.acts,
  }).flatMap(([table, words]) =>
    Object.keys(words ?? {})
      .filter((word) => !word.startsWith('spend-power'))
      .map((word) => `${table}.${word}`),
  ),
  ...Object.keys(lexicon.counts ?? {}).flatMap((verb) =>
    ['life', 'invasion'].map((what) => `counts.${verb}.${what}`),
  ),
  'draw',
  'discard',
  'shuffle',
  'search',
  'reveal',
  'look',
  ...Object.keys(lexicon.characteristics ?? {}).map((word) => `modify.${word}`),
  'grant.keyword',
  'grant.ability',
  'lose.abilities',
]

/** Words that stand for what keywords do, and that no sentence of its own says. */
const ofKeywords = { says: null, changes: zone }

export const deeds: CellGame['deeds'] = {
  'moves.put': { says: `${aUnit}それを捨て札置き場に置く。`, changes: zone, done: 'put' },
  'moves.return': { says: `${aUnit}それを手札に戻す。`, changes: zone, done: 'put' },
  'moves.add': {
    says: 'あなたの捨て札置き場のカードを1枚選び、手札に加える。',
    changes: one('mgone', 'tgone'),
    done: 'put',
  },
  'moves.place': {
    says: 'あなたの手札のユニットを1枚選び、戦場に配置する。',
    changes: one('held', 'theirs'),
    done: 'enter',
  },
  'turns.recover': {
    says: `${aUnit}それを回復する。`,
    changes: turned,
    board: both({ turned: true }),
    done: 'recover',
  },
  'turns.wipe': { says: `${aUnit}それをワイプする。`, changes: turned, done: 'wipe' },
  'flips.up': { says: `${aUnit}それを表向きにする。`, changes: faceDown, board: both({ faceDown: true }) },
  'flips.down': { says: `${aUnit}それを裏向きにする。`, changes: faceDown },
  'acts.destroy': { says: `${aUnit}それを破壊する。`, changes: zone, done: 'destroyed' },
  'acts.remove': { says: `${aUnit}それを除外する。`, changes: zone, done: 'removed' },
  'acts.sacrifice': { says: `${aUnit}それを犠牲にする。`, changes: zone, done: 'sacrificed' },
  'acts.negate': {
    says: 'スペルを1つ選び、それを打ち消す。',
    before: (g) => void g.P1.acts('use-spell', { with: 'F' }).acts('use-spell', { with: 'G' }),
    changes: (g) =>
      g.log().filter(({ event, card, clause }) => event === 'move' && card === 'F' && clause === '11.8.5')
        .length,
  },
  'acts.control': {
    says: `${FOR_TURN}対戦相手のユニットを1体選び、それのコントロールを得る。`,
    changes: (g, who) => g.at(who === 'P1' ? 'W' : 'A').by,
    lasts: true,
    apart: { 'each player': 'the opponent is that of the user, who himself keeps what he has' },
  },
  'acts.pursue': ofKeywords,
  'acts.harvest-counter': ofKeywords,
  'acts.sacrifice-card': {
    says: 'あなたの手札のカードを1枚選び、それを犠牲にする。',
    changes: one('held', 'theirs'),
  },
  'acts.unprepare': ofKeywords,
  'counts.gain.life': {
    says: 'あなたはライフを1得る。',
    changes: count('life'),
    payoff: DRAW,
    done: 'gain-life',
  },
  'counts.gain.invasion': { says: 'あなたは進攻値を1得る。', changes: count('invasion') },
  'counts.lose.life': { says: 'あなたはライフを1失う。', changes: count('life'), payoff: DRAW },
  'counts.lose.invasion': {
    says: 'あなたは進攻値を1失う。',
    changes: count('invasion'),
    board: { P1: { invasion: 3 }, P2: { invasion: 3 } },
  },
  'counts.pay.life': { says: 'あなたはライフを1支払う。', changes: count('life'), payoff: DRAW, done: 'pay' },
  'counts.pay.invasion': {
    says: 'あなたは進攻値を1支払う。',
    changes: count('invasion'),
    board: { P1: { invasion: 3 }, P2: { invasion: 3 } },
  },
  'counts.damage.life': {
    says: 'あなたに1ダメージを与える。',
    changes: count('life'),
    payoff: DRAW,
    done: 'damaged',
  },
  'counts.damage.invasion': ofKeywords,
  draw: { says: 'カードを1枚引く。', changes: count('deck'), done: 'draw' },
  discard: { says: 'あなたの手札を1枚捨てる。', changes: one('held', 'theirs'), done: 'discard' },
  shuffle: { says: 'あなたのデッキをシャッフルする。', changes: logged('shuffle') },
  search: {
    says: 'あなたのデッキからユニットを1体サーチし、手札に加える。',
    changes: count('deck'),
    insteadOf: 'destroyed',
  },
  reveal: { says: 'あなたの手札を1枚公開する。', changes: shown },
  look: { says: 'あなたのデッキの上から1枚見る。', changes: seen, insteadOf: 'destroyed' },
  'modify.power': {
    says: `${FOR_TURN}あなたのユニットのパワーを+1000する。`,
    changes: value('power'),
    lasts: true,
  },
  'modify.atk': { says: `${FOR_TURN}あなたのユニットのATKを+1する。`, changes: value('atk'), lasts: true },
  'modify.level': {
    says: `${FOR_TURN}あなたのユニットのレベルを+1する。`,
    changes: value('level'),
    lasts: true,
  },
  'modify.ca': { says: `${FOR_TURN}あなたのユニットのCAを+1する。`, changes: value('ca'), lasts: true },
  'modify.cost': {
    says: `${FOR_TURN}あなたのユニットのコストを+1する。`,
    changes: value('cost'),
    lasts: true,
  },
  'modify.life': { says: `${FOR_TURN}あなたのライフを+1する。`, changes: count('life'), lasts: true },
  'modify.invasion': { says: `${FOR_TURN}あなたの進攻値を+1する。`, changes: count('invasion'), lasts: true },
  'modify.era': {
    says: `${FOR_TURN}あなたの時代を+1する。`,
    changes: (g, who) => g.view(null).facts[`${who}.era`],
    lasts: true,
  },
  'modify.prepared': ofKeywords,
  'grant.keyword': {
    says: `${FOR_TURN}あなたのユニットは『勇猛』を得る。`,
    changes: (g) => g.match.game.effects().length,
    lasts: true,
  },
  'grant.ability': {
    says: `${FOR_TURN}あなたのユニットは「このユニットのパワーを+1000する。」を得る。`,
    changes: value('power'),
    lasts: true,
  },
  'lose.abilities': {
    says: `${FOR_TURN}あなたのユニットはすべてのアビリティを失う。`,
    changes: value('power'),
    board: { printed: 'このユニットのパワーを+1000する。' },
    lasts: true,
  },
}
