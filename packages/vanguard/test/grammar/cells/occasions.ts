import { type Transcript, trees } from '@fudaba/kernel/testing'
import { type Occasions, battles, ofPlayer, ofUnit, plays, settles } from './stage.ts'

/** How what the words of events mean comes about. */

const { phrase, theirs, yours } = trees
const zoneOf =
  (word: string) =>
  (g: Transcript): unknown =>
    g.at(word).zone
const turned =
  (word: string) =>
  (g: Transcript): unknown =>
    g.at(word).turned
const count =
  (who: 'P1' | 'P2', what: string) =>
  (g: Transcript): unknown =>
    g.count(who, what)
const logged =
  (event: string, of?: string) =>
  (g: Transcript): unknown =>
    g.log().filter((line) => line.event === event && (of === undefined || line.card === of)).length
const mark =
  (word: string, name: string) =>
  (g: Transcript): unknown =>
    g.at(word).marks[name]

/** P1 plays an ability that says this. */
const by = (text: string, more: object = {}) => ({
  board: { ...more, E: text },
  happens: (g: Transcript): void => plays(g, 'E'),
})
const SOUL = 1
const mine = 'あなたのリアガードを1枚選び、'
const attacksV = battles(['A', 'PV'])
const attacksR = battles(['A', 'W'])
const handForms = ofUnit('A').map((form, i) => (i === 1 ? { ...form, holder: 'U' as const } : form))
const called = {
  ...by('あなたの手札から1枚選び、(R)にコールする。', { where: 'hand' }),
  forms: handForms,
  changes: zoneOf('A'),
}
const ridden = {
  ...by('あなたの手札から1枚選び、ライドする。', { where: 'hand' }),
  forms: handForms,
  changes: zoneOf('A'),
}
/** From a circle into a zone. */
const goes = (to: string) => ({ ...by(`${mine}${to}。`), forms: ofUnit('A'), changes: zoneOf('A') })
const retires = goes('退却させる')
const locks = { ...by(`${mine}呪縛する。`), forms: ofUnit('A'), changes: mark('A', 'locked') }
const NO_UNIT = 'a locked card is no unit (10.24)'
const UNIT_AGAIN = 'it is a unit again by then (10.24)'
const LOCKED = { kind: 'noun', noun: 'locked-card' } as const
const unlocks = {
  ...by('あなたの呪縛カードを1枚選び、解呪する。', { A: { locked: 1 } }),
  forms: [
    ofUnit('A')[0],
    ...ofUnit('A')
      .slice(1)
      .map((form) => ({
        ...form,
        apart: { prohibit: NO_UNIT, replace: NO_UNIT, 'prohibit for a time': NO_UNIT },
      })),
    { holder: 'U' as const, says: { subject: phrase(yours, LOCKED) }, apart: { trigger: UNIT_AGAIN } },
    { holder: 'W' as const, says: { subject: phrase(theirs, LOCKED) }, apart: { trigger: UNIT_AGAIN } },
  ],
  changes: mark('A', 'locked'),
}
const binds = goes('バインドする')
const attacks = { happens: attacksV, forms: ofUnit('A'), changes: logged('attacked', 'A') }
const hits = { happens: attacksV, forms: ofUnit('A'), changes: logged('hit', 'A') }
const attacksRear = { happens: attacksR, forms: ofUnit('A'), changes: logged('attacked', 'A') }
const nothingWaits = { ...by('1枚引く。'), changes: count('P1', 'deck'), forms: ofPlayer('P1').slice(0, 1) }

const simple: Occasions = {
  draw: { ...by('1枚引く。'), forms: ofPlayer('P1').slice(0, 2), changes: count('P1', 'hand'), payoff: SOUL },
  discard: {
    ...by('あなたの手札から1枚選び、捨てる。'),
    forms: ofPlayer('P1').slice(0, 2),
    changes: zoneOf('held'),
  },
  retire: retires,
  leave: retires,
  put: { ...retires, forms: ofUnit('A', { to: { zone: 'drop' } }) },
  'drop-from-R': retires,
  'hand-from-R': goes('手札に戻す'),
  'deck-from-R': goes('山札に戻す'),
  'soul-from-R': goes('ソウルに置く'),
  'damage-from-R': goes('ダメージゾーンに置く'),
  'bind-from-R': binds,
  bind: binds,
  bound: binds,
  stand: {
    ...by(`${mine}【スタンド】する。`, { A: { turned: true } }),
    forms: ofUnit('A'),
    changes: turned('A'),
  },
  rest: { ...by(`${mine}【レスト】する。`), forms: ofUnit('A'), changes: turned('A') },
  lock: locks,
  locked: locks,
  unlock: unlocks,
  unlocked: unlocks,
  call: called,
  called,
  enter: called,
  'enter-R': called,
  'enter-VR': called,
  ride: ridden,
  'enter-V': ridden,
  attack: attacks,
  'attack-vanguard': attacks,
  'attack-rear-guard': attacksRear,
  attacked: { happens: attacksR, forms: ofUnit('W'), changes: logged('wasAttacked') },
  boost: { happens: attacksV, forms: ofUnit('A').slice(1), changes: logged('boosted') },
  boosted: { happens: attacksV, forms: ofUnit('A'), changes: logged('wasBoosted') },
  hit: hits,
  'hit-vanguard': hits,
  'hit-rear-guard': { ...attacksRear, changes: logged('hit', 'A') },
  'was-hit': { happens: attacksR, forms: ofUnit('W'), changes: logged('wasHit') },
  'hit-on': {
    ...attacksRear,
    forms: ofUnit('A', { object: phrase(theirs, { kind: 'noun', noun: 'rear-guard' }) }).slice(0, 2),
    changes: logged('hit', 'A'),
  },
  damaged: { happens: attacksV, forms: ofPlayer('P2').slice(0, 2), changes: logged('dealDamage') },
  'damage-check': {
    happens: attacksV,
    forms: ofPlayer('P2', { subject: phrase({ kind: 'noun', noun: 'card' }) }).slice(0, 2),
    changes: logged('damageChecked'),
  },
  heal: {
    ...by('あなたのダメージゾーンから1枚選び、回復する。'),
    forms: ofPlayer('P1').slice(0, 1),
    changes: count('P1', 'damage'),
  },
  'face-up': {
    ...by('あなたのダメージゾーンから裏のカードを1枚選び、表にする。'),
    forms: ofPlayer('P1').slice(0, 1),
    changes: (g) => g.at('mdown').faceDown,
  },
  'face-down': {
    ...by('あなたのダメージゾーンから表のカードを1枚選び、裏にする。'),
    forms: ofPlayer('P1').slice(0, 1),
    changes: (g) => g.at('md').faceDown,
  },
  pay: nothingWaits,
  // What a text lets a unit do, and says in no other frame.
  ...Object.fromEntries(
    ['attack-from-behind', 'attack-vanguard-from-behind', 'attack-back-row', 'intercept-from-behind'].map(
      (word) => [word, { ...attacks, forms: ofUnit('A').slice(0, 1) }],
    ),
  ),
  'make-drive-checks': { happens: attacksV, forms: ofUnit('A').slice(0, 1), changes: logged('attacked') },
}

/** Of the vanguard A. */
const leaves = (to: string) => ({
  ...by(`あなたのヴァンガードを1枚選び、${to}。`, { where: 'vanguard' }),
  forms: ofUnit('A'),
  changes: zoneOf('A'),
})
const riddenOver = {
  ...by('あなたの手札から1枚選び、ライドする。', { where: 'vanguard' }),
  forms: ofUnit('A'),
  changes: zoneOf('A'),
}
const deletes = { ...by(`${mine}デリートする。`), forms: ofUnit('A'), changes: mark('A', 'deleted') }
/** P1 calls A from his hand. */
const callsA = {
  board: { where: 'hand' } as object,
  happens(g: Transcript): void {
    g.P1.acts('call', { with: 'A', circle: 'front-left' })
    settles(g)
  },
  forms: handForms,
  changes: zoneOf('A'),
}

/** P1 attacks with A, and P2 guards with W. */
const intercepts = {
  board: { where: 'guard' } as object,
  happens: battles(['A', 'PV', 'W'], ['intercept']),
  forms: ofUnit('W'),
  changes: zoneOf('W'),
}
const guards = {
  board: { where: 'guards' } as object,
  happens: battles(['A', 'PV', 'W'], ['guard']),
  forms: ofUnit('W').map((form, i) => (i === 1 ? { ...form, holder: 'V' as const } : form)),
  changes: zoneOf('W'),
}

const more: Occasions = {
  intercept: intercepts,
  'drop-from-G': intercepts,
  'enter-G': guards,
  'guard-call': guards,
  move: {
    ...by(`${mine}空いている(R)に移動する。`),
    forms: ofUnit('A'),
    changes: (g) => g.at('A').cell,
  },
  delete: deletes,
  deleted: deletes,
  'normal-call': callsA,
  'drive-check': {
    happens: battles(['MV', 'PV']),
    forms: ofPlayer('P1', { subject: phrase({ kind: 'noun', noun: 'card' }) }).slice(0, 2),
    changes: logged('driveChecked'),
    times: 2,
    payoff: SOUL,
  },
  'ridden-over': riddenOver,
  'soul-charge': {
    ...by('【起】【(R)】【ターン1回】:【ソウルチャージ】(1)。'),
    forms: ofPlayer('P1').slice(0, 2),
    changes: count('P1', 'soul'),
  },
  'soul-blast': {
    ...by('【起】【(R)】【ターン1回】:【ソウルブラスト】(1)。'),
    forms: ofPlayer('P1').slice(0, 2),
    changes: count('P1', 'soul'),
  },
  'hand-from-V': leaves('手札に戻す'),
  'deck-from-V': leaves('山札に戻す'),
  // It may ride from there at once: that somebody rides tells that it had left.
  'soul-from-V': { ...leaves('ソウルに置く'), changes: logged('ride') },
  'damage-from-V': leaves('ダメージゾーンに置く'),
  'bind-from-V': leaves('バインドする'),
  'drop-from-V': leaves('退却させる'),
  return: goes('手札に戻す'),
  place: goes('ドロップゾーンに置く'),
  'retire-it': retires,
  add: {
    ...by('あなたのドロップゾーンから1枚選び、手札に加える。'),
    forms: ofPlayer('P1').slice(0, 1),
    changes: zoneOf('mgone'),
    payoff: SOUL,
  },
  reveal: {
    ...by('あなたの手札から1枚選び、公開する。'),
    forms: ofPlayer('P1').slice(0, 1),
    changes: logged('show'),
  },
  discarded: {
    ...by('あなたの手札から1枚選び、捨てる。'),
    forms: ofPlayer('P1').slice(0, 1),
    changes: zoneOf('held'),
  },
  'boosted-by': {
    happens: attacksV,
    forms: ofUnit('A', { object: phrase(yours, { kind: 'noun', noun: 'unit' }) }).slice(0, 1),
    changes: logged('wasBoosted'),
  },
  'ridden-over-by': {
    ...riddenOver,
    forms: ofUnit('A', { object: phrase(yours, { kind: 'noun', noun: 'card' }) }).slice(0, 1),
  },
}
export const occasions: Occasions = { ...simple, ...more }

const later = 'no board of the check brings it about yet; the tests of its chapter do'
export const untried: Readonly<Record<string, string>> = Object.fromEntries(
  `stride choose search drive-check-by ridden-by rides-over strode-over rush legion harmony
   put-by-revelation deal-damage
   hand-from-G deck-from-G soul-from-G damage-from-G bind-from-G`
    .split(/\s+/)
    .map((word) => [word, later]),
)
