import type { CellGame, SeatName } from '@fudaba/cardtext/testing'
import type { Transcript } from '@fudaba/kernel/testing'
import { lexicon } from '../../../src/text/lexicon.ts'

/** What the words of steps do. */

type Changes = (g: Transcript, who: SeatName) => unknown

const unitOf = (who: SeatName): string => (who === 'P1' ? 'A' : 'W')
const zone: Changes = (g, who) => g.at(unitOf(who)).zone
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

const shuffled: Changes = (g, who) =>
  g.log().filter(({ event, player }) => event === 'shuffle' && player === who).length

const own = '目標の《あなたのキャラクター1人》'
const DAMAGE = 1
const FOR_TURN = 'ターン終了時まで、'

export const doing: readonly string[] = [
  ...Object.keys(lexicon.acts ?? {}).map((word) => `acts.${word}`),
  ...Object.keys(lexicon.moves ?? {}).map((word) => `moves.${word}`),
  'draw',
  'discard',
  'search',
  'shuffle',
  'damage',
  'damage.player',
  'judge',
  'modify.attack',
  'modify.endurance',
  'modify.mind',
  'negate',
]
const ofOthers = { says: null, changes: zone }

export const deeds: CellGame['deeds'] = {
  'acts.discard': { says: `${own}を捨て札する。`, changes: zone, done: 'discarded' },
  'acts.return': { says: `${own}をオーナーの手札に戻す。`, changes: zone, done: 'put' },
  'acts.to-deck': { says: `${own}をデッキに戻す。`, changes: zone, done: 'put', payoff: DAMAGE },
  'acts.to-deck-top': {
    says: `${own}をデッキの上に戻す。`,
    changes: zone,
    done: 'put',
    payoff: DAMAGE,
    board: { A: { type: 'break' } },
  },
  'acts.to-damage': { says: `${own}をダメージ置き場に置く。`, changes: zone, done: 'put' },
  'acts.to-party': { says: `${own}を勢力エリアに移動する。`, changes: zone, done: 'put' },
  'acts.set-party': { says: `${own}を勢力エリアにセットする。`, changes: zone, done: 'put' },
  'acts.set-controlled': {
    says: '目標の《あなたの勢力キャラクター1人》を支配エリアにセットする。',
    changes: one('B', 'C'),
    done: 'put',
  },
  'acts.activate': ofOthers,
  'acts.control': {
    says: `${FOR_TURN}目標の《対戦相手のキャラクター1人》を支配する。`,
    changes: (g, who) => g.at(who === 'P1' ? 'W' : 'A').by,
    lasts: true,
    apart: { 'each player': 'the opponent is that of the user, who himself keeps what he has' },
  },
  'acts.strip': ofOthers,
  'moves.put': ofOthers,
  'moves.return': ofOthers,
  'moves.add': {
    says: '目標の《あなたの捨て札のカード1枚》を手札に加える。',
    changes: one('mgone', 'tgone'),
    done: 'put',
  },
  draw: { says: '1ドローする。', changes: count('deck'), done: 'draw' },
  discard: { says: 'あなたは手札1枚を捨て札する。', changes: one('held', 'theirs'), done: 'discarded' },
  search: { says: 'あなたのデッキを見て、キャラクターカード1枚を手札に加える。', changes: count('deck') },
  shuffle: { says: 'あなたはデッキをシャッフルする。', changes: shuffled },
  damage: { says: `${own}に3ダメージを与える。`, changes: zone, done: 'damaged' },
  'damage.player': { says: 'あなたに1ダメージを与える。', changes: count('damage') },
  judge: { says: 'あなたは1点のダメージ判定を行う。', changes: count('damage') },
  'modify.attack': { says: `${FOR_TURN}${own}の攻撃力に+2する。`, changes: value('attack'), lasts: true },
  'modify.endurance': {
    says: `${FOR_TURN}${own}の耐久力に+2する。`,
    changes: value('endurance'),
    lasts: true,
  },
  'modify.mind': { says: `${FOR_TURN}${own}の精神力に+2する。`, changes: value('mind'), lasts: true },
  negate: {
    says: `${FOR_TURN}${own}の全てのスキルとアビリティを失う。`,
    changes: value('attack'),
    board: { printed: 'このキャラクターの攻撃力に+1する。' },
    lasts: true,
  },
}
