import { type Transcript, trees } from '@fudaba/kernel/testing'
import { type Occasions, battles, ofPlayer, ofUnit, plays } from './stage.ts'

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

export const occasions: Occasions = {
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

const later = 'no board of the check brings it about yet; the tests of its chapter do'
export const untried: Readonly<Record<string, string>> = Object.fromEntries(
  `move stride normal-call delete deleted drive-check drive-check-by enter-G ridden-by ridden-over ridden-over-by
   rides-over strode-over return reveal boosted-by place add discarded retire-it guard-call intercept rush legion
   harmony choose search put-by-revelation deal-damage soul-charge soul-blast
   hand-from-V deck-from-V soul-from-V damage-from-V bind-from-V drop-from-V
   hand-from-G deck-from-G soul-from-G damage-from-G bind-from-G drop-from-G`
    .split(/\s+/)
    .map((word) => [word, later]),
)
