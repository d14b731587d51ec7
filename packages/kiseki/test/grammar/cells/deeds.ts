import type { CellGame, SeatName } from '@fudaba/cardtext/testing'
import type { Effect } from '@fudaba/kernel/text'
import { type Transcript, trees } from '@fudaba/kernel/testing'
import { lexicon } from '../../../src/text/lexicon.ts'
import { down, unit } from '../../playing.ts'

/** What the words of steps do. */

type Changes = (g: Transcript, who: SeatName) => unknown

const unitOf = (who: SeatName): string => (who === 'P1' ? 'A' : 'W')
const zone: Changes = (g, who) => g.at(unitOf(who)).zone
const turned: Changes = (g, who) => g.at(unitOf(who)).turned
const mark =
  (name: string): Changes =>
  (g, who) =>
    g.at(unitOf(who)).marks[name]
const value =
  (name: string, own = 'A', other = 'W'): Changes =>
  (g, who) =>
    g.at(who === 'P1' ? own : other).values[name]
/** What is in the hand costs less this turn. */
const cheaper = (characteristic: string, type: string): Effect =>
  trees.add(
    trees.phrase(trees.yours, trees.inZone('hand'), { kind: 'type', type }),
    characteristic,
    1,
    'turn',
    '-',
  )
const count =
  (what: string): Changes =>
  (g, who) =>
    g.count(who, what)
const logged =
  (event: string): Changes =>
  (g, who) =>
    g.log().filter((line) => line.event === event && line.player === who).length

const shown =
  (...cards: readonly [string, string]): Changes =>
  (g, who) =>
    g.log().filter((line) => line.event === 'show' && line.card === cards[who === 'P1' ? 0 : 1]).length
/** Cards of the deck, which alone have no names here. */
const lookedAt: Changes = (g, who) =>
  g.log().filter(({ event, player, card }) => event === 'show' && player === who && card?.startsWith('S1'))
    .length

const aUnit = 'あなたのUNITを1つ選び、'
const both = (fields: object) => ({ A: fields, W: fields })
/** A card lies face up in both homebases. */
const faceUp = {
  P1: { homebase: [unit('mup'), unit('mdown', {}, down)] },
  P2: { homebase: [unit('tup'), unit('tdown', {}, down)] },
}
const home =
  (which: string): Changes =>
  (g, who) => {
    const { zone: lies, faceDown } = g.at(`${who === 'P1' ? 'm' : 't'}${which}`)
    return [lies, faceDown]
  }
const DRAW = 1

/** The words of the lexicon, and kinds of steps that have none. */
export const doing: readonly string[] = [
  ...Object.entries({
    moves: lexicon.moves,
    turns: lexicon.turns,
    flips: lexicon.flips,
    acts: lexicon.acts,
  }).flatMap(([table, words]) => Object.keys(words ?? {}).map((word) => `${table}.${word}`)),
  ...Object.keys(lexicon.counts ?? {}).flatMap((verb) =>
    Object.keys(lexicon.resources ?? {}).map((resource) => `counts.${verb}.${resource}`),
  ),
  ...Object.keys(lexicon.characteristics ?? {}).map((word) => `modify.${word}`),
]

export const deeds: CellGame['deeds'] = {
  'moves.put': { says: `${aUnit}それを軌跡に置く。`, changes: zone, done: 'put' },
  'moves.add': {
    says: 'あなたの軌跡のカードを1枚選び、手札に加える。',
    changes: (g, who) => g.at(who === 'P1' ? 'mgone' : 'tgone').zone,
    done: 'put',
  },
  'moves.return': { says: `${aUnit}それを手札に戻す。`, changes: zone, done: 'put' },
  'moves.bring': {
    says: 'あなたの手札のUNITを1枚選び、場に出す。',
    changes: (g, who) => g.at(who === 'P1' ? 'held' : 'theirs').zone,
    done: 'enter',
  },
  'turns.ready': {
    says: `${aUnit}それをレディする。`,
    changes: turned,
    board: both({ turned: true }),
    done: 'ready',
  },
  'turns.action': { says: `${aUnit}それをアクションする。`, changes: turned, done: 'action' },
  'flips.up': {
    says: 'あなたの拠点の裏向きのカードを1枚選び、それを表向きにする。',
    changes: home('down'),
    board: faceUp,
  },
  'flips.down': {
    says: 'あなたの拠点の表向きのカードを1枚選び、それを裏向きにする。',
    changes: home('up'),
    board: faceUp,
  },
  'acts.stun': { says: `${aUnit}それをスタンする。`, changes: mark('stunned'), done: 'stun' },
  'acts.recover': {
    says: `${aUnit}それを回復する。`,
    changes: mark('stunned'),
    board: both({ stunned: 1 }),
    done: 'recover',
  },
  'acts.kill': { says: `${aUnit}それを即死させる。`, changes: zone, done: 'dies' },
  'acts.destroy': { says: `${aUnit}それを破壊する。`, changes: zone, done: 'destroyed' },
  'acts.exile': { says: `${aUnit}それをゲームから除外する。`, changes: zone, done: 'put' },
  'acts.rebuild': {
    says: 'あなたの拠点の表向きのカードを1枚選び、それを再構築する。',
    changes: home('up'),
    board: faceUp,
    insteadOf: 'dies',
  },
  'counts.gain.bond': { says: 'あなたは1絆得る。', changes: count('bond'), payoff: DRAW, done: 'gain-bond' },
  'counts.lose.bond': { says: 'あなたは1絆失う。', changes: count('bond'), payoff: DRAW, done: 'lose-bond' },
  'counts.gain.cp': { says: 'あなたは1CPを得る。', changes: count('cp') },
  'counts.gain.ep': { says: 'あなたは1EPを得る。', changes: count('ep') },
  'counts.lose.cp': {
    says: 'あなたは1CPを失う。',
    changes: count('cp'),
    board: { P1: { cp: 2 }, P2: { cp: 2 } },
  },
  'counts.lose.ep': {
    says: 'あなたは1EPを失う。',
    changes: count('ep'),
    board: { P1: { ep: 2 }, P2: { ep: 2 } },
  },
  'counts.pay.bond': { says: 'あなたは1絆支払う。', changes: count('bond'), payoff: DRAW },
  'counts.pay.cp': {
    says: 'あなたは1CP支払う。',
    changes: count('cp'),
    board: { P1: { cp: 2 }, P2: { cp: 2 } },
  },
  'counts.pay.ep': {
    says: 'あなたは1EP支払う。',
    changes: count('ep'),
    board: { P1: { ep: 2 }, P2: { ep: 2 } },
  },
  draw: { says: 'カードを1枚引く。', changes: count('deck'), done: 'draw' },
  discard: {
    says: 'あなたの手札を1枚捨てる。',
    changes: (g, who) => g.at(who === 'P1' ? 'held' : 'theirs').zone,
    done: 'discard',
  },
  shuffle: { says: 'あなたのデッキをシャッフルする。', changes: logged('shuffle') },
  search: {
    says: 'あなたのデッキからUNITを1枚探し、手札に加える。',
    changes: count('deck'),
    insteadOf: 'dies',
  },
  reveal: { says: 'あなたの手札を1枚公開する。', changes: shown('held', 'theirs') },
  look: { says: 'あなたのデッキの上から1枚見る。', changes: lookedAt, insteadOf: 'dies' },
  'modify.str': { says: `${aUnit}それはこのターン中+1/+0を得る。`, changes: value('str'), lasts: true },
  'modify.def': { says: `${aUnit}それはこのターン中+0/+1を得る。`, changes: value('def'), lasts: true },
  'modify.cp': { says: cheaper('cp', 'UNIT'), changes: value('cp', 'held', 'theirs'), lasts: true },
  'modify.ep': { says: cheaper('ep', 'EVENT'), changes: value('ep', 'dear', 'their dear'), lasts: true },
  'modify.level': {
    says: cheaper('level', 'BASE'),
    changes: value('level', 'house', 'their house'),
    lasts: true,
  },
  'modify.wings': { says: cheaper('wings', 'UNIT'), changes: value('wings'), lasts: true },
  'modify.bond': { says: cheaper('bond', 'UNIT'), changes: count('bond'), lasts: true },
  'acts.negate': {
    says: 'カードや能力を1つ対象とし、それを無効にする。',
    // One for each player to aim at.
    before: (g) => void g.P1.acts('play-event', { with: 'F' }).acts('play-event', { with: 'G' }),
    changes: (g) =>
      g
        .log()
        .filter(({ event, card, clause }) => event === 'move' && card === 'F' && clause.startsWith('1324'))
        .length,
  },
  'acts.control': {
    says: 'このターン中、相手のUNITを1つ選び、それの支配を得る。',
    changes: (g, who) => g.at(who === 'P1' ? 'W' : 'A').by,
    lasts: true,
    apart: { 'each player': 'the opponent is that of the player, who himself keeps what he has' },
  },
  'acts.link': {
    says: 'あなたのUNITを2つ選び、それらを戦術リンクする。',
    changes: (g, who) => g.at(unitOf(who)).cards.length,
  },
  'grant.keyword': {
    says: `${aUnit}それはこのターン中【暗躍】を得る。`,
    changes: value('covert'),
    lasts: true,
  },
  'grant.ability': {
    says: `${aUnit}それはこのターン中「これは+1/+0を得る。」を得る。`,
    changes: value('str'),
    lasts: true,
  },
  'lose.abilities': {
    says: `${aUnit}それはこのターン中すべてのクラフトを失う。`,
    changes: value('covert'),
    board: { printed: '【暗躍】' },
    lasts: true,
  },
}
