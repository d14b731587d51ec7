import type { CellGame, SeatName } from '@fudaba/cardtext/testing'
import type { Transcript } from '@fudaba/kernel/testing'
import { lexicon } from '../../../grammar/index.ts'

/** What the words of steps do. */

type Changes = (g: Transcript, who: SeatName) => unknown

const unitOf = (who: SeatName): string => (who === 'P1' ? 'A' : 'W')
const zone: Changes = (g, who) => g.at(unitOf(who)).zone
const turned: Changes = (g, who) => g.at(unitOf(who)).turned
const value =
  (name: string): Changes =>
  (g, who) =>
    g.at(unitOf(who)).values[name]
const mark =
  (name: string): Changes =>
  (g, who) =>
    g.at(unitOf(who)).marks[name]
const count =
  (what: string): Changes =>
  (g, who) =>
    g.count(who, what)
const one =
  (own: string, other: string): Changes =>
  (g, who) =>
    g.at(who === 'P1' ? own : other).zone
const faceDown =
  (own: string, other: string): Changes =>
  (g, who) =>
    g.at(who === 'P1' ? own : other).faceDown
const shown: Changes = (g, who) =>
  g.log().filter(({ event, player }) => event === 'show' && player === who).length

const mine = 'あなたのリアガードを1枚選び、'
const both = (fields: object) => ({ A: fields, W: fields })
const SOUL = 1
const DRAWN = 2
const FOR_TURN = 'そのターン中、'

export const doing: readonly string[] = [
  ...Object.entries({
    moves: lexicon.moves,
    turns: lexicon.turns,
    flips: lexicon.flips,
    acts: lexicon.acts,
  }).flatMap(([table, words]) => words.ids.map((word) => `${table}.${word}`)),
  'draw',
  'discard',
  'shuffle',
  'search',
  'reveal',
  'look',
  'soul-charge',
  'soul-blast',
  'modify.power',
  'modify.critical',
  'grant.ability',
]

export const deeds: CellGame['deeds'] = {
  'moves.put': { says: `${mine}ドロップゾーンに置く。`, changes: zone, done: 'put', insteadOf: 'rest' },
  'moves.return': { says: `${mine}手札に戻す。`, changes: zone, done: 'return', insteadOf: 'rest' },
  'moves.add': {
    says: 'あなたのドロップゾーンから1枚選び、手札に加える。',
    changes: one('mgone', 'tgone'),
    done: 'add',
  },
  'turns.stand': {
    says: `${mine}【スタンド】する。`,
    changes: turned,
    board: both({ turned: true }),
    done: 'stand',
  },
  'turns.rest': { says: `${mine}【レスト】する。`, changes: turned, done: 'rest' },
  'flips.up': {
    says: 'あなたのダメージゾーンから裏のカードを1枚選び、表にする。',
    changes: faceDown('mdown', 'tdown'),
    done: 'face-up',
  },
  'flips.down': {
    says: 'あなたのダメージゾーンから表のカードを1枚選び、裏にする。',
    changes: faceDown('md', 'td'),
    done: 'face-down',
  },
  'acts.retire': { says: `${mine}退却させる。`, changes: zone, done: 'retire' },
  'acts.lock': { says: `${mine}呪縛する。`, changes: mark('locked'), done: 'lock' },
  'acts.unlock': {
    says: 'あなたの呪縛カードを1枚選び、解呪する。',
    changes: mark('locked'),
    board: both({ locked: 1 }),
    done: 'unlock',
    insteadOf: 'draw',
  },
  'acts.bind': { says: `${mine}バインドする。`, changes: zone, done: 'bind', insteadOf: 'rest' },
  'acts.bind-up': { says: `${mine}表でバインドする。`, changes: zone, done: 'bind', insteadOf: 'rest' },
  'acts.bind-down': { says: `${mine}裏でバインドする。`, changes: zone, done: 'bind', insteadOf: 'rest' },
  'acts.heal': {
    says: 'あなたのダメージゾーンから1枚選び、回復する。',
    changes: count('damage'),
    done: 'heal',
  },
  'acts.ride': {
    says: 'あなたの手札から1枚選び、ライドする。',
    changes: one('held', 'theirs'),
    done: 'ride',
    payoff: DRAWN,
  },
  'acts.delete': {
    says: `${mine}デリートする。`,
    changes: mark('deleted'),
    done: 'delete',
    insteadOf: 'rest',
  },
  'acts.ride-standing': {
    says: 'あなたの手札から1枚選び、【スタンド】でライドする。',
    changes: one('held', 'theirs'),
    done: 'ride',
    payoff: DRAWN,
  },
  'acts.ride-resting': {
    says: 'あなたの手札から1枚選び、【レスト】でライドする。',
    changes: one('held', 'theirs'),
    done: 'ride',
    payoff: DRAWN,
  },
  draw: { says: '1枚引く。', changes: count('hand'), done: 'draw', payoff: SOUL },
  discard: {
    says: 'あなたの手札から1枚選び、捨てる。',
    changes: one('held', 'theirs'),
    done: 'discard',
    payoff: SOUL,
  },
  shuffle: {
    says: 'あなたの山札をシャッフルする。',
    changes: (g, who) => g.log().filter((l) => l.event === 'shuffle' && l.player === who).length,
  },
  search: { says: 'あなたの山札から1枚まで探し、手札に加える。', changes: count('hand'), payoff: SOUL },
  reveal: { says: 'あなたの手札から1枚選び、公開する。', changes: shown },
  look: { says: 'あなたの山札の上から1枚見る。', changes: shown },
  'soul-charge': { says: '【ソウルチャージ】(1)。', changes: count('soul'), done: 'soul-charge' },
  'soul-blast': { says: '【ソウルブラスト】(1)。', changes: count('soul'), done: 'soul-blast' },
  'modify.power': {
    says: `${FOR_TURN}あなたのリアガードすべてのパワー+3000。`,
    changes: value('power'),
    lasts: true,
  },
  'modify.critical': {
    says: `${FOR_TURN}あなたのリアガードすべてのクリティカル+1。`,
    changes: value('critical'),
    lasts: true,
  },
  'grant.ability': {
    says: `${FOR_TURN}あなたのリアガードすべては『【永】【(R)】:このユニットのパワー+3000。』を得る。`,
    changes: value('power'),
    lasts: true,
  },
}
